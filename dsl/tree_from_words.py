"""Words of one declaration → its tree: what each rule of the grammar builds (called as the tree of words is walked)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lark import Token
from lark.tree import Meta
from lark.visitors import v_args

from rulewright.dsl import tree as t
from rulewright.dsl.exprs_from_words import ExprBuilder, cites_of
from rulewright.dsl.spans import Span


@v_args(meta=True)
class TreeBuilder(ExprBuilder):
    """Statements and declarations on top of expressions."""

    # ------------------------------------------------------------ statements; the citations of a line come last

    def roll(self, meta: Meta, c: list[Any]) -> t.Roll:
        return t.Roll(c[0], self._span(meta))

    def name_it(self, meta: Meta, c: list[Any]) -> t.NameIt:
        return t.NameIt(c[0], c[1], (), self._span(meta))

    def assign(self, meta: Meta, c: list[Any]) -> t.Assign:
        return t.Assign(c[0], c[1], c[2], (), self._span(meta))

    def call(self, meta: Meta, c: list[Any]) -> t.CallIt:
        return t.CallIt(c[0], (), self._span(meta))

    def place(self, meta: Meta, c: list[Any]) -> tuple[t.Expr, bool]:
        return (c[1], bool(c[0]))

    def move(self, meta: Meta, c: list[Any]) -> t.Move:
        to, bottom = c[3]
        return t.Move(c[0], c[1], c[2], to, bottom, (), self._span(meta))

    def draw(self, meta: Meta, c: list[Any]) -> t.Draw:
        return t.Draw(c[0], c[1], c[2], (), self._span(meta))

    def deal(self, meta: Meta, c: list[Any]) -> t.Deal:
        return t.Deal(c[0], c[1], c[2], c[3], (), self._span(meta))

    def shuffle(self, meta: Meta, c: list[Any]) -> t.Shuffle:
        return t.Shuffle(c[0], (), self._span(meta))

    def reveal(self, meta: Meta, c: list[Any]) -> t.Reveal:
        return t.Reveal(c[0], c[1], (), self._span(meta))

    def wins(self, meta: Meta, c: list[Any]) -> tuple[str, t.Expr]:
        return ("wins", c[0])

    def drawn(self, meta: Meta, c: list[Any]) -> tuple[str, None]:
        return ("drawn", None)

    def end(self, meta: Meta, c: list[Any]) -> t.End:
        if c[0] is None:
            return t.End("ranked", None, (), self._span(meta))
        how, winner = c[0]
        return t.End(how, winner, (), self._span(meta))

    def stop(self, meta: Meta, c: list[Any]) -> t.Leave:
        return t.Leave("stop", (), self._span(meta))

    def done(self, meta: Meta, c: list[Any]) -> t.Leave:
        return t.Leave("done", (), self._span(meta))

    def nothing(self, meta: Meta, c: list[Any]) -> t.Leave:
        return t.Leave("nothing", (), self._span(meta))

    def result(self, meta: Meta, c: list[Any]) -> t.Result:
        return t.Result(c[0], (), self._span(meta))

    def suite(self, meta: Meta, c: list[Any]) -> t.Suite:
        """A block, `cites? stmt cites? stmt ..`, or one simple statement after a colon."""
        return _suite_of(c, self._span(meta))

    def if_(self, meta: Meta, c: list[Any]) -> t.If:
        first, suite, *more = c
        branches = [(first, suite), *(x for x in more if isinstance(x, tuple))]
        last = more[-1] if more and isinstance(more[-1], t.Suite) else None
        return t.If(tuple(branches), last, self._span(meta))

    def else_if(self, meta: Meta, c: list[Any]) -> tuple[t.Expr, t.Suite]:
        return (c[0], c[1])

    else_ = ExprBuilder.only

    def for_(self, meta: Meta, c: list[Any]) -> t.For:
        return t.For(c[0], c[1], self._span(meta))

    def each(self, meta: Meta, c: list[Any]) -> t.Each:
        return t.Each(c[0], c[1], bool(c[2]), c[3], self._span(meta))

    def repeat(self, meta: Meta, c: list[Any]) -> t.Repeat:
        return t.Repeat(c[0], c[1], self._span(meta))

    def phase(self, meta: Meta, c: list[Any]) -> t.Phase:
        return t.Phase(self._text(c[0]), c[1], c[2], self._span(meta))

    def match(self, meta: Meta, c: list[Any]) -> t.Match:
        cites, cases = _split_cites(c[1:-1])
        return t.Match(c[0], tuple(cases), c[-1], cites, self._span(meta))

    def match_case(self, meta: Meta, c: list[Any]) -> t.MatchCase:
        return t.MatchCase(c[0], c[1], self._span(meta))

    def choice(self, meta: Meta, c: list[Any]) -> t.Choice:
        generator = c[1] if isinstance(c[1], t.Generator) else None
        condition = c[1] if c[1] is not None and generator is None else generator.condition if generator else None
        body = c[2] if isinstance(c[2], t.Suite) else None
        cites = body.cites if body else (c[2] or ())
        label = t.Str(self._text(c[0]), Span(self.source, c[0].start_pos or 0, c[0].end_pos or 0))
        return t.Choice(label, generator, condition, body, cites, self._span(meta))

    def choose(self, meta: Meta, c: list[Any]) -> t.Choose:
        cites, choices = _split_cites(c[3:-1])
        return t.Choose(c[0] == "may", c[1], c[2], tuple(choices), c[-1], cites, self._span(meta))

    # ------------------------------------------------------------ declarations

    def players(self, meta: Meta, c: list[Any]) -> tuple[str, int, int, t.Cites]:
        return ("players", int(c[0]), int(c[1] or c[0]), c[2] or ())

    def limit(self, meta: Meta, c: list[Any]) -> tuple[str, int, int, t.Cites]:
        return ("limit", int(c[0]), 0, c[1] or ())

    def game(self, meta: Meta, c: list[Any]) -> t.Game:
        players = next((x for x in c[3:] if x[0] == "players"), None)
        limit = next((x for x in c[3:] if x[0] == "limit"), None)
        return t.Game(
            self._word(c[0]),
            self._text(c[1]),
            (players[1], players[2]) if players else None,
            players[3] if players else (),
            limit[1] if limit else None,
            c[2] or (),
            self._span(meta),
        )

    def option(self, meta: Meta, c: list[Any]) -> t.Option:
        return t.Option(self._word(c[0]), c[1], c[2], self._text(c[3]), c[4] or (), self._span(meta))

    def _plural(self, token: Token | None) -> t.Word | None:
        return self._word(token) if token else None

    def kind(self, meta: Meta, c: list[Any]) -> t.KindDecl:
        values = tuple(self._word(x) for x in c[2:-1])
        return t.KindDecl(self._word(c[0]), self._plural(c[1]), values, c[-1] or (), self._span(meta))

    def table(self, meta: Meta, c: list[Any]) -> t.TableTree:
        fields = tuple(x for x in c[5:] if x is not None)
        help_ = self._text(c[3]) if c[3] else ""
        return t.TableTree(
            c[0], self._word(c[1]), self._plural(c[2]), help_, fields, None, c[4] or (), self._span(meta)
        )

    def inline_table(self, meta: Meta, c: list[Any]) -> t.TableTree:
        return t.TableTree(c[0], self._word(c[1]), self._plural(c[2]), "", (), tuple(c[3:-1]), c[-1] or (),
                           self._span(meta))  # fmt: skip

    def row(self, meta: Meta, c: list[Any]) -> tuple[t.Word, int]:
        return (self._word(c[0]), int(c[1]) if c[1] else 1)

    def field(self, meta: Meta, c: list[Any]) -> t.Field:
        return t.Field(
            self._word(c[0]), c[1], bool(c[2]), self._text(c[3]) if c[3] else "", c[4] or (), self._span(meta)
        )

    def grid(self, meta: Meta, c: list[Any]) -> t.Grid:
        return t.Grid(self._word(c[0]), self._plural(c[1]), int(c[2]), int(c[3]), c[4] or (), self._span(meta))

    def index(self, meta: Meta, c: list[Any]) -> tuple[t.TypeTree, ...]:
        return tuple(c)

    seen = ExprBuilder.only

    def zone(self, meta: Meta, c: list[Any]) -> t.Zone:
        return t.Zone(self._word(c[0]), c[1] or (), c[2], c[3], c[4] or (), self._span(meta))

    def var(self, meta: Meta, c: list[Any]) -> t.Var:
        return t.Var(self._word(c[0]), c[1] or (), c[2], c[3], c[4], c[5] or (), self._span(meta))

    def param(self, meta: Meta, c: list[Any]) -> t.Param:
        return t.Param(self._word(c[0]), c[1])

    def params(self, meta: Meta, c: list[Any]) -> tuple[t.Param, ...]:
        return tuple(x for x in c if x is not None)

    def let(self, meta: Meta, c: list[Any]) -> t.Let:
        case = t.Guarded(c[3], None, (), c[3].span)
        return t.Let((self._word(c[0]),), c[1], c[2], (), (case,), c[4] or (), self._span(meta))

    def let_tuple(self, meta: Meta, c: list[Any]) -> t.Let:
        case = t.Guarded(c[1], None, (), c[1].span)
        return t.Let(c[0], None, None, (), (case,), c[2] or (), self._span(meta))

    def let_cases(self, meta: Meta, c: list[Any]) -> t.Let:
        lets = tuple(x for x in c[4:] if isinstance(x, t.Let))
        cases = tuple(x for x in c[4:] if isinstance(x, t.Guarded))
        return t.Let((self._word(c[0]),), c[1], c[2], lets, cases, c[3] or (), self._span(meta))

    def guard(self, meta: Meta, c: list[Any]) -> t.Guarded:
        return t.Guarded(c[0], c[1], c[2] or (), self._span(meta))

    def last(self, meta: Meta, c: list[Any]) -> t.Guarded:
        return t.Guarded(c[0], None, c[1] or (), self._span(meta))

    last_otherwise = last

    def when(self, meta: Meta, c: list[Any]) -> t.When:
        return t.When(c[0], c[1] or (), self._span(meta))

    def printed(self, meta: Meta, c: list[Any]) -> t.Printed:
        return t.Printed(tuple(c[:-2]), c[-2], None, c[-1] or (), self._span(meta))

    def misprinted(self, meta: Meta, c: list[Any]) -> t.Printed:
        return t.Printed(tuple(c[:-2]), None, self._text(c[-2]), c[-1] or (), self._span(meta))

    def pattern_case(self, meta: Meta, c: list[Any]) -> t.PatternCase:
        whens = tuple(x for x in c[3:] if isinstance(x, t.When))
        printed = tuple(x for x in c[3:] if isinstance(x, t.Printed))
        return t.PatternCase(self._text(c[0]), c[1], whens, printed, c[2] or (), self._span(meta))

    def pattern(self, meta: Meta, c: list[Any]) -> t.Pattern:
        lets = tuple(x for x in c[3:] if isinstance(x, t.Let))
        cases = tuple(x for x in c[3:] if isinstance(x, t.PatternCase))
        return t.Pattern(self._word(c[0]), c[1], lets, cases, c[2] or (), self._span(meta))

    def setup(self, meta: Meta, c: list[Any]) -> t.Flow:
        return t.Flow("setup", None, _suite_of(c, self._span(meta)), self._span(meta))

    def turn(self, meta: Meta, c: list[Any]) -> t.Flow:
        return t.Flow("turn", c[0], _suite_of(c[1:], self._span(meta)), self._span(meta))

    def round(self, meta: Meta, c: list[Any]) -> t.Flow:
        return t.Flow("round", None, _suite_of(c, self._span(meta)), self._span(meta))

    def rule(self, meta: Meta, c: list[Any]) -> t.Rule:
        return t.Rule(self._word(c[0]), c[1], c[2], _suite_of(c[3:], self._span(meta)), self._span(meta))

    def ranking(self, meta: Meta, c: list[Any]) -> tuple[str, t.Expr]:
        return (c[0], c[1])

    def winner(self, meta: Meta, c: list[Any]) -> t.Winner:
        return t.Winner(self._word(c[0]), tuple(c[1:-1]), c[-1] or (), self._span(meta))

    # ------------------------------------------------------------ the rulebook in it

    def example(self, meta: Meta, c: list[Any]) -> t.Promise:
        return t.Promise("example", c[0], "", c[1] or (), self._span(meta))

    def misprint(self, meta: Meta, c: list[Any]) -> t.Promise:
        return t.Promise("misprint", c[0], self._text(c[1]), c[2] or (), self._span(meta))

    def check(self, meta: Meta, c: list[Any]) -> t.Promise:
        return t.Promise("check", c[1], self._text(c[0]), c[2] or (), self._span(meta))

    def given(self, meta: Meta, c: list[Any]) -> t.Given:
        return t.Given(c[0], c[1], self._span(meta))

    def play(self, meta: Meta, c: list[Any]) -> t.Step:
        return t.Step("play", self._text(c[0]), (), c[1] or (), self._span(meta))

    def refuse(self, meta: Meta, c: list[Any]) -> t.Step:
        return t.Step("refuse", self._text(c[0]), (), c[1] or (), self._span(meta))

    def expect(self, meta: Meta, c: list[Any]) -> t.Step:
        return t.Step("expect", "", (c[0],), c[1] or (), self._span(meta))

    def chance(self, meta: Meta, c: list[Any]) -> t.Step:
        return t.Step("chance", "", tuple(c[:-1]), c[-1] or (), self._span(meta))

    def scenario(self, meta: Meta, c: list[Any]) -> t.Scenario:
        return t.Scenario(self._text(c[0]), tuple(c[2:]), c[1] or (), self._span(meta))

    def outside(self, meta: Meta, c: list[Any]) -> t.Outside:
        return t.Outside(self._text(c[1]), cites_of(c[0], self.source), self._span(meta))


# The grammar's rule names that are words of Python.
setattr(TreeBuilder, "if", TreeBuilder.if_)
setattr(TreeBuilder, "else", TreeBuilder.else_)
setattr(TreeBuilder, "for", TreeBuilder.for_)


def _split_cites(c: list[Any]) -> tuple[t.Cites, list[Any]]:
    """The citations of a block head (None where there are none), and what follows them."""
    if c and (c[0] is None or isinstance(c[0], tuple)):
        return c[0] or (), c[1:]
    return (), c


def _suite_of(c: list[Any], span: Span) -> t.Suite:
    """Children of a block: citations of its head, then statements, a simple one followed by its own citations."""
    head: t.Cites = ()
    body: list[t.Stmt] = []
    for x in c:
        if x is None:
            continue
        if isinstance(x, tuple):
            if body and isinstance(body[-1], t.Simple):
                body[-1] = _cited(body[-1], x)
            else:
                head = x
        else:
            body.append(x)
    return t.Suite(tuple(body), head, span)


def _cited(stmt: t.Simple, cites: t.Cites) -> t.Simple:
    return replace(stmt, cites=cites)
