"""Words of one declaration → its tree: what each rule of the grammar builds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulewright.dsl import tree as t
from rulewright.dsl.exprs_from_words import ExprBuilder, cites_of, word_of, words_of
from rulewright.dsl.spans import Span
from rulewright.dsl.tokens import Token

Cited = t.Cites | None


class TreeBuilder(ExprBuilder):
    """Statements and declarations on top of expressions."""

    # ------------------------------------------------------------ statements; the citations of a line come last

    def roll(self, span: Span, of: t.Expr) -> t.Roll:
        return t.Roll(of, span)

    def name_it(self, span: Span, names: tuple[t.Word, ...], source: t.Expr | t.Roll) -> t.NameIt:
        return t.NameIt(names, source, (), span)

    def assign(self, span: Span, target: t.Expr, op: Any, source: t.Expr | t.Roll) -> t.Assign:
        return t.Assign(target, op, source, (), span)

    def call(self, span: Span, call: t.Expr) -> t.CallIt:
        return t.CallIt(call, (), span)

    def place(self, _: Span, bottom: bool | None, to: t.Expr) -> tuple[t.Expr, bool]:
        return (to, bool(bottom))

    def move(
        self, span: Span, count: t.Expr | None, what: t.Expr, source: t.Expr | None, place: tuple[t.Expr, bool]
    ) -> t.Move:
        return t.Move(count, what, source, *place, (), span)

    def draw(self, span: Span, count: t.Expr | None, source: t.Expr, to: t.Expr) -> t.Draw:
        return t.Draw(count, source, to, (), span)

    def deal(self, span: Span, count: t.Expr | None, source: t.Expr, to: t.Expr, to_whom: t.Generator) -> t.Deal:
        return t.Deal(count, source, to, to_whom, (), span)

    def shuffle(self, span: Span, zone: t.Expr) -> t.Shuffle:
        return t.Shuffle(zone, (), span)

    def reveal(self, span: Span, what: t.Expr, to: t.Expr | None) -> t.Reveal:
        return t.Reveal(what, to, (), span)

    def wins(self, span: Span, winner: t.Expr) -> t.End:
        return t.End("wins", winner, (), span)

    def drawn(self, span: Span) -> t.End:
        return t.End("drawn", None, (), span)

    def end(self, span: Span, outcome: t.End | None) -> t.End:
        return t.End(outcome.how, outcome.winner, (), span) if outcome else t.End("ranked", None, (), span)

    def stop(self, span: Span) -> t.Leave:
        return t.Leave("stop", (), span)

    def done(self, span: Span) -> t.Leave:
        return t.Leave("done", (), span)

    def nothing(self, span: Span) -> t.Leave:
        return t.Leave("nothing", (), span)

    def result(self, span: Span, value: t.Expr) -> t.Result:
        return t.Result(value, (), span)

    def suite(self, span: Span, *parts: Any) -> t.Suite:
        """A block, `cites? stmt cites? stmt ..`, or one simple statement after a colon."""
        return _suite_of(parts, span)

    def if_(self, span: Span, condition: t.Expr, suite: t.Suite, *more: Any) -> t.If:
        *others, last = more
        return t.If(((condition, suite), *others), last, span)

    def else_if(self, _: Span, condition: t.Expr, suite: t.Suite) -> tuple[t.Expr, t.Suite]:
        return (condition, suite)

    else_ = ExprBuilder.only

    def for_(self, span: Span, generator: t.Generator, suite: t.Suite) -> t.For:
        return t.For(generator, suite, span)

    def each(
        self, span: Span, start: t.Expr | None, condition: t.Expr | None, at_once: bool | None, suite: t.Suite
    ) -> t.Each:
        return t.Each(start, condition, bool(at_once), suite, span)

    def repeat(self, span: Span, times: t.Expr, suite: t.Suite) -> t.Repeat:
        return t.Repeat(times, suite, span)

    def phase(self, span: Span, title: Token, condition: t.Expr | None, suite: t.Suite) -> t.Phase:
        return t.Phase(_text(title), condition, suite, span)

    def match_(self, span: Span, subject: t.Expr, cites: Cited, *cases: Any) -> t.Match:
        *cases_, otherwise = cases
        return t.Match(subject, tuple(cases_), otherwise, cites or (), span)

    def match_case(self, span: Span, values: tuple[t.Expr, ...], suite: t.Suite) -> t.MatchCase:
        return t.MatchCase(values, suite, span)

    def choice(self, span: Span, label: Token, over: t.Generator | t.Expr | None, last: t.Suite | Cited) -> t.Choice:
        """`over` is what the option goes over, or its condition; `last` its body, or the citations of its line."""
        generator = over if isinstance(over, t.Generator) else None
        condition = over.condition if isinstance(over, t.Generator) else over
        body = last if isinstance(last, t.Suite) else None
        cites = last.cites if isinstance(last, t.Suite) else last or ()
        text = t.Str(_text(label), Span(span.source, label.start, label.end))
        return t.Choice(text, generator, condition, body, cites, span)

    def choose(self, span: Span, word: str, by: t.Expr | None, times: t.Expr | None, *more: Any) -> t.Choose:
        *choices, otherwise = more
        cites: t.Cites = ()
        if not isinstance(choices[0], t.Choice):  # a block begins with the citations of its head
            cites, *choices = choices
        return t.Choose(word == "may", by, times, tuple(choices), otherwise, cites or (), span)

    # ------------------------------------------------------------ declarations

    def players(self, _: Span, low: Token, high: Token | None, cites: Cited) -> tuple[str, int, int, t.Cites]:
        return ("players", int(low.text), int((high or low).text), cites or ())

    def limit(self, _: Span, count: Token, cites: Cited) -> tuple[str, int, int, t.Cites]:
        return ("limit", int(count.text), 0, cites or ())

    def game(self, span: Span, name: Token, title: Token, cites: Cited, *lines: Any) -> t.Game:
        players = next((x for x in lines if x[0] == "players"), None)
        limit = next((x for x in lines if x[0] == "limit"), None)
        return t.Game(
            word_of(name, span),
            _text(title),
            (players[1], players[2]) if players else None,
            players[3] if players else (),
            limit[1] if limit else None,
            cites or (),
            span,
        )

    def option(
        self, span: Span, name: Token, type_: t.TypeTree | None, default: t.Expr, text: Token, cites: Cited
    ) -> t.Option:
        return t.Option(word_of(name, span), type_, default, _text(text), cites or (), span)

    def kind(self, span: Span, name: Token, plural: Token | None, *more: Any) -> t.KindDecl:
        *values, cites = more
        return t.KindDecl(word_of(name, span), _plural(plural, span), words_of(tuple(values), span), cites or (), span)

    def table(
        self, span: Span, form: Any, name: Token, plural: Token | None, help_: Token | None, cites: Cited,
        *fields: t.Field,
    ) -> t.TableTree:  # fmt: skip
        return t.TableTree(form, word_of(name, span), _plural(plural, span), _text(help_), fields, None, cites or (),
                           span)  # fmt: skip

    def inline_table(self, span: Span, form: Any, name: Token, plural: Token | None, *more: Any) -> t.TableTree:
        *rows, cites = more
        return t.TableTree(form, word_of(name, span), _plural(plural, span), "", (), tuple(rows), cites or (), span)

    def row(self, span: Span, name: Token, copies: Token | None) -> tuple[t.Word, int]:
        return (word_of(name, span), int(copies.text) if copies else 1)

    def field(
        self, span: Span, name: Token, type_: t.TypeTree, key: bool | None, help_: Token | None, cites: Cited
    ) -> t.Field:
        return t.Field(word_of(name, span), type_, bool(key), _text(help_), cites or (), span)

    def grid(self, span: Span, name: Token, plural: Token | None, rows: Token, columns: Token, cites: Cited) -> t.Grid:
        return t.Grid(word_of(name, span), _plural(plural, span), int(rows.text), int(columns.text), cites or (), span)

    def index(self, _: Span, *types: t.TypeTree) -> tuple[t.TypeTree, ...]:
        return types

    seen = ExprBuilder.only

    def zone(
        self, span: Span, name: Token, index: tuple[t.TypeTree, ...] | None, type_: t.TypeTree, seen: Any, cites: Cited
    ) -> t.Zone:
        return t.Zone(word_of(name, span), index or (), type_, seen, cites or (), span)

    def var(
        self, span: Span, name: Token, index: tuple[t.TypeTree, ...] | None, type_: t.TypeTree | None, start: t.Expr,
        seen: Any, cites: Cited,
    ) -> t.Var:  # fmt: skip
        return t.Var(word_of(name, span), index or (), type_, start, seen, cites or (), span)

    def param(self, span: Span, name: Token, type_: t.TypeTree | None) -> t.Param:
        return t.Param(word_of(name, span), type_)

    def params(self, _: Span, *params: t.Param | None) -> tuple[t.Param, ...]:
        return tuple(param for param in params if param is not None)

    def let(
        self, span: Span, name: Token, params: tuple[t.Param, ...] | None, result: t.TypeTree | None, value: t.Expr,
        cites: Cited,
    ) -> t.Let:  # fmt: skip
        case = t.Guarded(value, None, (), value.span)
        return t.Let((word_of(name, span),), params, result, (), (case,), cites or (), span)

    def let_tuple(self, span: Span, names: tuple[t.Word, ...], value: t.Expr, cites: Cited) -> t.Let:
        case = t.Guarded(value, None, (), value.span)
        return t.Let(names, None, None, (), (case,), cites or (), span)

    def let_cases(
        self, span: Span, name: Token, params: tuple[t.Param, ...] | None, result: t.TypeTree | None, cites: Cited,
        *lines: t.Let | t.Guarded,
    ) -> t.Let:  # fmt: skip
        lets = tuple(x for x in lines if isinstance(x, t.Let))
        cases = tuple(x for x in lines if isinstance(x, t.Guarded))
        return t.Let((word_of(name, span),), params, result, lets, cases, cites or (), span)

    def guard(self, span: Span, value: t.Expr, condition: t.Expr, cites: Cited) -> t.Guarded:
        return t.Guarded(value, condition, cites or (), span)

    def last(self, span: Span, value: t.Expr, cites: Cited) -> t.Guarded:
        return t.Guarded(value, None, cites or (), span)

    last_otherwise = last

    def when(self, span: Span, condition: t.Expr, cites: Cited) -> t.When:
        return t.When(condition, cites or (), span)

    def printed(self, span: Span, *parts: Any) -> t.Printed:
        *args, worth, cites = parts
        return t.Printed(tuple(args), worth, None, cites or (), span)

    def misprinted(self, span: Span, *parts: Any) -> t.Printed:
        *args, why, cites = parts
        return t.Printed(tuple(args), None, _text(why), cites or (), span)

    def pattern_case(
        self, span: Span, title: Token, worth: t.Expr | None, cites: Cited, *lines: t.When | t.Printed
    ) -> t.PatternCase:
        whens = tuple(x for x in lines if isinstance(x, t.When))
        printed = tuple(x for x in lines if isinstance(x, t.Printed))
        return t.PatternCase(_text(title), worth, whens, printed, cites or (), span)

    def pattern(
        self, span: Span, name: Token, params: tuple[t.Param, ...], cites: Cited, *parts: t.Let | t.PatternCase
    ) -> t.Pattern:
        lets = tuple(x for x in parts if isinstance(x, t.Let))
        cases = tuple(x for x in parts if isinstance(x, t.PatternCase))
        return t.Pattern(word_of(name, span), params, lets, cases, cites or (), span)

    def setup(self, span: Span, *block: Any) -> t.Flow:
        return t.Flow("setup", None, _suite_of(block, span), span)

    def turn(self, span: Span, start: t.Expr | None, *block: Any) -> t.Flow:
        return t.Flow("turn", start, _suite_of(block, span), span)

    def round(self, span: Span, *block: Any) -> t.Flow:
        return t.Flow("round", None, _suite_of(block, span), span)

    def rule(
        self, span: Span, name: Token, params: tuple[t.Param, ...], result: t.TypeTree | None, *block: Any
    ) -> t.Rule:
        return t.Rule(word_of(name, span), params, result, _suite_of(block, span), span)

    def ranking(self, _: Span, how: str, by: t.Expr) -> tuple[str, t.Expr]:
        return (how, by)

    def winner(self, span: Span, name: Token, *parts: Any) -> t.Winner:
        *rankings, cites = parts
        return t.Winner(word_of(name, span), tuple(rankings), cites or (), span)

    # ------------------------------------------------------------ the rulebook in it

    def example(self, span: Span, condition: t.Expr, cites: Cited) -> t.Promise:
        return t.Promise("example", condition, "", cites or (), span)

    def misprint(self, span: Span, condition: t.Expr, why: Token, cites: Cited) -> t.Promise:
        return t.Promise("misprint", condition, _text(why), cites or (), span)

    def check(self, span: Span, text: Token, condition: t.Expr, cites: Cited) -> t.Promise:
        return t.Promise("check", condition, _text(text), cites or (), span)

    def given(self, span: Span, by: t.Expr | None, suite: t.Suite) -> t.Given:
        return t.Given(by, suite, span)

    def play(self, span: Span, label: Token, cites: Cited) -> t.Step:
        return t.Step("play", _text(label), (), cites or (), span)

    def refuse(self, span: Span, label: Token, cites: Cited) -> t.Step:
        return t.Step("refuse", _text(label), (), cites or (), span)

    def expect(self, span: Span, condition: t.Expr, cites: Cited) -> t.Step:
        return t.Step("expect", "", (condition,), cites or (), span)

    def chance(self, span: Span, *parts: Any) -> t.Step:
        *values, cites = parts
        return t.Step("chance", "", tuple(values), cites or (), span)

    def won(self, span: Span, *parts: Any) -> t.Step:
        *values, cites = parts
        return t.Step("winner", "", tuple(values), cites or (), span)

    def scenario(self, span: Span, title: Token, cites: Cited, *steps: t.Given | t.Step) -> t.Scenario:
        return t.Scenario(_text(title), steps, cites or (), span)

    def outside(self, span: Span, cite: Token, why: Token) -> t.Outside:
        return t.Outside(_text(why), cites_of(cite, span), span)


def _text(token: Token | None) -> str:
    """What stands between the quotes."""
    return token.text[1:-1] if token else ""


def _plural(token: Token | None, within: Span) -> t.Word | None:
    return word_of(token, within) if token else None


def _suite_of(parts: tuple[Any, ...], span: Span) -> t.Suite:
    """Children of a block: citations of its head, then statements, a simple one followed by its own citations."""
    head: t.Cites = ()
    body: list[t.Stmt] = []
    for part in parts:
        if part is None:
            continue
        if isinstance(part, tuple):
            if body and isinstance(body[-1], t.Simple):
                body[-1] = replace(body[-1], cites=part)
            else:
                head = part
        else:
            body.append(part)
    return t.Suite(tuple(body), head, span)
