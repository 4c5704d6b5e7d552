"""Words of an expression or type → its tree: what each rule of the grammar builds."""

from __future__ import annotations

import re
from typing import Any

from rulewright.dsl import tree as t
from rulewright.dsl.spans import Span
from rulewright.dsl.tokens import Token

CITED = re.compile(r"((?:[A-Z]-)?[A-Z]{2,}-[A-Z]?)(\d+)(?:\.\.[A-Z]?(\d+))?")


def cites_of(token: Token, within: Span) -> t.Cites:
    """`[NUM-20..21, A-CMP-05]` → one Cite for each clause, ranges spelt out."""
    span = Span(within.source, token.start, token.end)
    ids = []
    for stem, first, last in CITED.findall(token.text):
        ids += [f"{stem}{n:0{len(first)}d}" for n in range(int(first), min(int(last or first), int(first) + 999) + 1)]
    return tuple(t.Cite(i, span) for i in ids)


def word_of(token: Token, within: Span) -> t.Word:
    return t.Word(token.text, Span(within.source, token.start, token.end))


def words_of(tokens: tuple[Token, ...], within: Span) -> tuple[t.Word, ...]:
    return tuple(word_of(token, within) for token in tokens)


class ExprBuilder:
    """One method a grammar rule: the span of what was read, then its children; None for what was left out."""

    # ------------------------------------------------------------ citations and small parts

    def cites(self, span: Span, *tokens: Token) -> t.Cites:
        return tuple(cite for token in tokens for cite in cites_of(token, span))

    def bound(self, _: Span, sign: bool | Token | None, number: Token | None = None) -> int | str:
        if number is not None:
            return -int(number.text) if sign else int(number.text)
        assert isinstance(sign, Token)
        return sign.text

    def yes_(self, _: Span, *tokens: Token) -> bool:
        return bool(tokens)

    minus_sign = key = bottom = at_once = yes_

    def joined(self, _: Span, *tokens: Token) -> str:
        return " ".join(token.text for token in tokens)

    table_word = seers = rank_word = assign_op = choose_word = compare_op = sum_op = product_op = rounding = joined

    def only(self, _: Span, child: Any) -> Any:
        return child

    count = by = times = option_if = each_from = prefix = otherwise = only

    def exprs(self, _: Span, *each: t.Expr) -> tuple[t.Expr, ...]:
        return each

    def tuple_target(self, span: Span, *tokens: Token) -> tuple[t.Word, ...]:
        return words_of(tokens, span)

    target = tuple_target

    # ------------------------------------------------------------ types

    def named_type(self, span: Span, name: Token) -> t.NamedType:
        return t.NamedType(name.text, span)

    def of_type(self, span: Span, name: Token, of: t.TypeTree) -> t.OfType:
        return t.OfType(name.text, of, span)

    def bounds(self, span: Span, low: int | str, high: int | str) -> t.Bounds:
        return t.Bounds(low, high, span)

    def one_of(self, span: Span, *tokens: Token) -> t.OneOf:
        return t.OneOf(words_of(tokens, span), span)

    def tuple_type(self, span: Span, *parts: t.TypeTree) -> t.TupleType:
        return t.TupleType(parts, span)

    def optional(self, span: Span, of: t.TypeTree) -> t.OptionalType:
        return t.OptionalType(of, span)

    # ------------------------------------------------------------ expressions

    def name(self, span: Span, token: Token) -> t.Name:
        return t.Name(token.text, span)

    def number(self, span: Span, token: Token) -> t.Number:
        return t.Number(int(token.text), span)

    def text(self, span: Span, token: Token) -> t.Str:
        return t.Str(token.text[1:-1], span)

    def me(self, span: Span) -> t.Me:
        return t.Me(span)

    def none(self, span: Span) -> t.NoneLit:
        return t.NoneLit(span)

    def yes(self, span: Span) -> t.FlagLit:
        return t.FlagLit(True, span)

    def no(self, span: Span) -> t.FlagLit:
        return t.FlagLit(False, span)

    def if_else(self, span: Span, then: t.Expr, condition: t.Expr, otherwise: t.Expr) -> t.IfElse:
        return t.IfElse(then, condition, otherwise, span)

    def or_(self, span: Span, *parts: t.Expr) -> t.Logic:
        return t.Logic("or", parts, span)

    def and_(self, span: Span, *parts: t.Expr) -> t.Logic:
        return t.Logic("and", parts, span)

    def not_(self, span: Span, of: t.Expr) -> t.Not:
        return t.Not(of, span)

    def compare(self, span: Span, left: t.Expr, op: Any, right: t.Expr) -> t.Compare:
        return t.Compare(op, left, right, span)

    def range(self, span: Span, low: t.Expr, high: t.Expr) -> t.Range:
        return t.Range(low, high, span)

    def sum(self, span: Span, left: t.Expr, op: Any, right: t.Expr) -> t.Binary:
        return t.Binary(op, left, right, span)

    product = sum

    def quotient(self, span: Span, left: t.Expr, right: t.Expr, rounding: str) -> t.Binary:
        return t.Binary("/up" if rounding == "up" else "/down", left, right, span)

    def power(self, span: Span, left: t.Expr, right: t.Expr) -> t.Binary:
        return t.Binary("^", left, right, span)

    def minus(self, span: Span, of: t.Expr) -> t.Minus:
        return t.Minus(of, span)

    def field_of(self, span: Span, of: t.Expr, name: Token) -> t.FieldOf:
        return t.FieldOf(of, name.text, span)

    def at(self, span: Span, of: t.Expr, *index: t.Expr) -> t.At:
        return t.At(of, index, span)

    def binding(self, span: Span, names: tuple[t.Word, ...], source: t.Expr) -> t.Binding:
        return t.Binding(names, source, span)

    def generator(self, span: Span, *parts: Any) -> t.Generator:
        if isinstance(parts[-1], t.Binding):
            return t.Generator(parts, None, span)
        return t.Generator(parts[:-1], parts[-1], span)

    def comprehension(
        self, span: Span, value: t.Expr, generator: t.Generator, prefix: t.Expr | None
    ) -> t.Comprehension:
        return t.Comprehension(value, generator, prefix, span)

    def apply(self, span: Span, of: t.Expr, *items: Any) -> t.Apply:
        return t.Apply(of, _items(items), span)

    def list_lit(self, span: Span, *items: Any) -> t.ListOf:
        return t.ListOf(_items(items), span)

    def tuple_lit(self, span: Span, *parts: t.Expr) -> t.TupleOf:
        return t.TupleOf(parts, span)

    def map_lit(self, span: Span, *entries: tuple[t.Expr, t.Expr]) -> t.MapOf:
        return t.MapOf(entries, span)

    def entry(self, _: Span, key: t.Expr, value: t.Expr) -> tuple[t.Expr, t.Expr]:
        return (key, value)

    def best(self, span: Span, pattern: Token, of: t.Expr) -> t.Best:
        return t.Best(pattern.text, of, span)

    def reachable(self, span: Span, graph: Token, start: t.Expr, by: t.Expr) -> t.Reachable:
        return t.Reachable(graph.text, start, by, span)

    def distance(self, span: Span, graph: Token, start: t.Expr, to: t.Expr, by: t.Expr) -> t.Distance:
        return t.Distance(graph.text, start, to, by, span)


def _items(items: tuple[Any, ...]) -> tuple[t.Expr, ...] | t.Comprehension:
    """What stands in brackets: a comprehension, or what is listed (None where nothing is)."""
    if len(items) == 1 and (items[0] is None or isinstance(items[0], t.Comprehension)):
        return items[0] or ()
    return items
