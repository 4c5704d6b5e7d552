"""Words of an expression or type → its tree: what each rule of the grammar builds."""

from __future__ import annotations

import re
from typing import Any

from lark import Token, Transformer
from lark.tree import Meta
from lark.visitors import v_args

from rulewright.dsl import tree as t
from rulewright.dsl.spans import Source, Span

CITED = re.compile(r"((?:[A-Z]-)?[A-Z]{2,}-[A-Z]?)(\d+)(?:\.\.[A-Z]?(\d+))?")


def cites_of(token: Token, source: Source) -> t.Cites:
    """`[NUM-20..21, A-CMP-05]` → one Cite for each clause, ranges spelt out."""
    span = Span(source, token.start_pos or 0, token.end_pos or 0)
    ids = []
    for stem, first, last in CITED.findall(token):
        ids += [f"{stem}{n:0{len(first)}d}" for n in range(int(first), min(int(last or first), int(first) + 999) + 1)]
    return tuple(t.Cite(i, span) for i in ids)


@v_args(meta=True)
class ExprBuilder(Transformer[Any, Any]):
    """One method a grammar rule; `c` are its children in order, with None for optional parts that were left out."""

    def __init__(self, source: Source) -> None:
        super().__init__()
        self.source = source

    def _span(self, meta: Meta) -> Span:
        return Span(self.source, meta.start_pos, meta.end_pos)

    def _word(self, token: Token) -> t.Word:
        return t.Word(str(token), Span(self.source, token.start_pos or 0, token.end_pos or 0))

    def _text(self, token: Token) -> str:
        return str(token)[1:-1]

    # ------------------------------------------------------------ citations and small parts

    def cites(self, meta: Meta, c: list[Any]) -> t.Cites:
        return tuple(cite for token in c for cite in cites_of(token, self.source))

    def bound(self, meta: Meta, c: list[Any]) -> int | str:
        if len(c) == 2:
            return -int(c[1]) if c[0] else int(c[1])
        return str(c[0])

    def minus_sign(self, meta: Meta, c: list[Any]) -> bool:
        return True

    def key(self, meta: Meta, c: list[Any]) -> bool:
        return True

    def bottom(self, meta: Meta, c: list[Any]) -> bool:
        return True

    def at_once(self, meta: Meta, c: list[Any]) -> bool:
        return True

    def _joined(self, meta: Meta, c: list[Any]) -> str:
        return " ".join(str(token) for token in c)

    table_word = seers = rank_word = assign_op = choose_word = compare_op = sum_op = product_op = rounding = _joined

    def only(self, meta: Meta, c: list[Any]) -> Any:
        return c[0]

    count = by = times = option_if = each_from = prefix = otherwise = only

    def exprs(self, meta: Meta, c: list[Any]) -> tuple[t.Expr, ...]:
        return tuple(c)

    def target(self, meta: Meta, c: list[Any]) -> tuple[t.Word, ...]:
        return (self._word(c[0]),)

    def tuple_target(self, meta: Meta, c: list[Any]) -> tuple[t.Word, ...]:
        return tuple(self._word(token) for token in c)

    # ------------------------------------------------------------ types

    def named_type(self, meta: Meta, c: list[Any]) -> t.NamedType:
        return t.NamedType(str(c[0]), self._span(meta))

    def of_type(self, meta: Meta, c: list[Any]) -> t.OfType:
        return t.OfType(str(c[0]), c[1], self._span(meta))

    def bounds(self, meta: Meta, c: list[Any]) -> t.Bounds:
        return t.Bounds(c[0], c[1], self._span(meta))

    def one_of(self, meta: Meta, c: list[Any]) -> t.OneOf:
        return t.OneOf(tuple(self._word(token) for token in c), self._span(meta))

    def tuple_type(self, meta: Meta, c: list[Any]) -> t.TupleType:
        return t.TupleType(tuple(c), self._span(meta))

    def optional(self, meta: Meta, c: list[Any]) -> t.OptionalType:
        return t.OptionalType(c[0], self._span(meta))

    # ------------------------------------------------------------ expressions

    def name(self, meta: Meta, c: list[Any]) -> t.Name:
        return t.Name(str(c[0]), self._span(meta))

    def number(self, meta: Meta, c: list[Any]) -> t.Number:
        return t.Number(int(c[0]), self._span(meta))

    def text(self, meta: Meta, c: list[Any]) -> t.Str:
        return t.Str(self._text(c[0]), self._span(meta))

    def me(self, meta: Meta, c: list[Any]) -> t.Me:
        return t.Me(self._span(meta))

    def none(self, meta: Meta, c: list[Any]) -> t.NoneLit:
        return t.NoneLit(self._span(meta))

    def yes(self, meta: Meta, c: list[Any]) -> t.FlagLit:
        return t.FlagLit(True, self._span(meta))

    def no(self, meta: Meta, c: list[Any]) -> t.FlagLit:
        return t.FlagLit(False, self._span(meta))

    def if_else(self, meta: Meta, c: list[Any]) -> t.IfElse:
        return t.IfElse(c[0], c[1], c[2], self._span(meta))

    def or_(self, meta: Meta, c: list[Any]) -> t.Logic:
        return t.Logic("or", tuple(c), self._span(meta))

    def and_(self, meta: Meta, c: list[Any]) -> t.Logic:
        return t.Logic("and", tuple(c), self._span(meta))

    def not_(self, meta: Meta, c: list[Any]) -> t.Not:
        return t.Not(c[0], self._span(meta))

    def compare(self, meta: Meta, c: list[Any]) -> t.Compare:
        return t.Compare(c[1], c[0], c[2], self._span(meta))

    def range(self, meta: Meta, c: list[Any]) -> t.Range:
        return t.Range(c[0], c[1], self._span(meta))

    def sum(self, meta: Meta, c: list[Any]) -> t.Binary:
        return t.Binary(c[1], c[0], c[2], self._span(meta))

    product = sum

    def quotient(self, meta: Meta, c: list[Any]) -> t.Binary:
        return t.Binary("/up" if c[2] == "up" else "/down", c[0], c[1], self._span(meta))

    def power(self, meta: Meta, c: list[Any]) -> t.Binary:
        return t.Binary("^", c[0], c[1], self._span(meta))

    def minus(self, meta: Meta, c: list[Any]) -> t.Minus:
        return t.Minus(c[0], self._span(meta))

    def field_of(self, meta: Meta, c: list[Any]) -> t.FieldOf:
        return t.FieldOf(c[0], str(c[1]), self._span(meta))

    def at(self, meta: Meta, c: list[Any]) -> t.At:
        return t.At(c[0], tuple(c[1:]), self._span(meta))

    def binding(self, meta: Meta, c: list[Any]) -> t.Binding:
        return t.Binding(c[0], c[1], self._span(meta))

    def generator(self, meta: Meta, c: list[Any]) -> t.Generator:
        bindings = tuple(b for b in c if isinstance(b, t.Binding))
        last = c[-1] if not isinstance(c[-1], t.Binding) else None
        return t.Generator(bindings, last, self._span(meta))

    def comprehension(self, meta: Meta, c: list[Any]) -> t.Comprehension:
        return t.Comprehension(c[0], c[1], c[2], self._span(meta))

    def _items(self, c: list[Any]) -> tuple[t.Expr, ...] | t.Comprehension:
        given = tuple(x for x in c if x is not None)
        return given[0] if len(given) == 1 and isinstance(given[0], t.Comprehension) else given

    def apply(self, meta: Meta, c: list[Any]) -> t.Apply:
        return t.Apply(c[0], self._items(c[1:]), self._span(meta))

    def list_lit(self, meta: Meta, c: list[Any]) -> t.ListOf:
        return t.ListOf(self._items(c), self._span(meta))

    def tuple_lit(self, meta: Meta, c: list[Any]) -> t.TupleOf:
        return t.TupleOf(tuple(c), self._span(meta))

    def map_lit(self, meta: Meta, c: list[Any]) -> t.MapOf:
        return t.MapOf(tuple(c), self._span(meta))

    def entry(self, meta: Meta, c: list[Any]) -> tuple[t.Expr, t.Expr]:
        return (c[0], c[1])

    def best(self, meta: Meta, c: list[Any]) -> t.Best:
        return t.Best(str(c[0]), c[1], self._span(meta))

    def reachable(self, meta: Meta, c: list[Any]) -> t.Reachable:
        return t.Reachable(str(c[0]), c[1], c[2], self._span(meta))

    def distance(self, meta: Meta, c: list[Any]) -> t.Distance:
        return t.Distance(str(c[0]), c[1], c[2], c[3], self._span(meta))
