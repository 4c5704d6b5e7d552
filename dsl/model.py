"""The typed model of a game: declarations with their types, pure functions, rules. Every name is resolved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from rulewright.dsl.expressions import Expr
from rulewright.dsl.parts import CaseParts
from rulewright.dsl.spans import Span
from rulewright.dsl.statements import (
    Body,
    CallRule,
    ChooseStmt,
    DrawThings,
    EachStmt,
    EndGame,
    ForStmt,
    GiveResult,
    IfStmt,
    LabelPart,
    LeaveIt,
    MatchStmt,
    MoveThings,
    MoveTokens,
    OptionLine,
    PhaseStmt,
    Place,
    RepeatStmt,
    RevealIt,
    RollLocal,
    SetLocal,
    SetVar,
    ShuffleZone,
    Stmt,
)
from rulewright.dsl.tables import Table
from rulewright.dsl.tree_exprs import Cites
from rulewright.dsl.types import Kind, Type

__all__ = [
    "Body",
    "CallRule",
    "CaseLine",
    "ChanceStep",
    "ChooseStmt",
    "DrawThings",
    "EachStmt",
    "EndGame",
    "ExpectStep",
    "ForStmt",
    "GiveResult",
    "GivenStep",
    "GridDecl",
    "IfStmt",
    "LabelPart",
    "LeaveIt",
    "LocalLet",
    "MatchStmt",
    "Model",
    "MoveThings",
    "MoveTokens",
    "OptionDecl",
    "OptionLine",
    "OutsideDecl",
    "PatternDecl",
    "PatternLine",
    "PhaseStmt",
    "Place",
    "PlayStep",
    "PromiseDecl",
    "PureLet",
    "Ranking",
    "RepeatStmt",
    "RevealIt",
    "RollLocal",
    "RuleDecl",
    "ScenarioDecl",
    "ScenarioStep",
    "Seers",
    "SetLocal",
    "SetVar",
    "ShuffleZone",
    "Span",
    "Stmt",
    "VarDecl",
    "WhenLine",
    "WonStep",
    "ZoneDecl",
    "ZoneForm",
]

# ---------------------------------------------------------------- declarations


@dataclass(frozen=True, slots=True)
class OptionDecl:
    """An agreement of the table. `values` are all it may have, as they are at run time; `default` is one of them."""

    name: str
    type: Type
    values: tuple[int | bool, ...]
    default: int | bool
    text: str
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class GridDecl:
    name: str
    plural: str
    rows: int
    columns: int
    cites: Cites
    span: Span

    @property
    def size(self) -> int:
        return self.rows * self.columns


ZoneForm = Literal["deck", "pile", "hand", "set", "pool", "slot", "bag"]
Seers = Literal["all", "owner", "nobody"]


@dataclass(frozen=True, slots=True)
class ZoneDecl:
    """A place for things; `index` are the types that tell its members apart, `of` the component or token in it."""

    name: str
    form: ZoneForm
    of: str
    index: tuple[Type, ...]
    seen: Seers
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class VarDecl:
    """A mark, track or note. `start` is its value at the beginning, a constant or a value of options."""

    name: str
    index: tuple[Type, ...]
    type: Type
    start: Expr
    seen: Seers
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class CaseLine:
    value: Expr
    condition: Expr | None
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class LocalLet:
    """`let x = e` or `let (x, y) = e` inside a `let` or pattern."""

    names: tuple[str, ...]
    value: Expr
    span: Span


@dataclass(frozen=True, slots=True)
class PureLet:
    """A `let` for one set of argument types; `rules_name` is its name in the rules. `plain`: without `()`."""

    name: str
    rules_name: str
    params: tuple[tuple[str, Type], ...]
    plain: bool
    lets: tuple[LocalLet, ...]
    cases: tuple[CaseLine, ...]
    type: Type
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class WhenLine:
    condition: Expr
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class PatternLine:
    """One case of a pattern: all its `whens` must hold; then it is worth `worth` (None: nothing)."""

    title: str
    whens: tuple[WhenLine, ...]
    worth: Expr | None
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class PatternDecl:
    """Named cases. Where `best` of it is asked, `parts` says for each case with a worth how its parts are listed."""

    name: str
    params: tuple[tuple[str, Type], ...]
    lets: tuple[LocalLet, ...]
    cases: tuple[PatternLine, ...]
    type: Type
    cites: Cites
    span: Span
    parts: tuple[CaseParts, ...] = ()


# ---------------------------------------------------------------- what happens


@dataclass(frozen=True, slots=True)
class RuleDecl:
    name: str
    params: tuple[tuple[str, Type], ...]
    type: Type | None
    body: Body
    span: Span


@dataclass(frozen=True, slots=True)
class Ranking:
    name: str
    by: tuple[tuple[Literal["highest", "lowest"], Expr], ...]
    cites: Cites
    span: Span


# ---------------------------------------------------------------- the rulebook in it


@dataclass(frozen=True, slots=True)
class PromiseDecl:
    """An `example`, `misprint` or `check`, at top level or under a case of a pattern.

    `pure` names the test function that holds the condition; `shown` is the text of the promise for messages. A check
    with `reads_state` must hold in every state, one with `only_options` is asked again for each agreement. `broken_by`
    is the test function that lists the rows or things for which a check over `every` does not hold, `rows` their table.
    `counted` are numbers that a check compares: as written, and the test function that computes each.
    """

    form: Literal["example", "misprint", "check"]
    pure: str
    text: str
    shown: str
    reads_state: bool
    only_options: bool
    cites: Cites
    span: Span
    broken_by: str | None = None
    rows: str = ""
    counted: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class GivenStep:
    """Statements run after the setup, as test rule `rule`. `options` and `players` were moved before it."""

    options: tuple[tuple[str, int | bool], ...]
    players: int | None
    by: Expr | None
    rule: str | None
    span: Span


@dataclass(frozen=True, slots=True)
class PlayStep:
    form: Literal["play", "refuse"]
    label: str
    span: Span


@dataclass(frozen=True, slots=True)
class ExpectStep:
    """`pure` names the test function that holds the condition."""

    pure: str
    span: Span


@dataclass(frozen=True, slots=True)
class ChanceStep:
    """Values that the next chances give, each as the name of a test function."""

    pures: tuple[str, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class WonStep:
    """The game is over, and these players alone come first; each is the name of a test function."""

    pures: tuple[str, ...]
    span: Span


ScenarioStep = GivenStep | PlayStep | ExpectStep | ChanceStep | WonStep


@dataclass(frozen=True, slots=True)
class ScenarioDecl:
    title: str
    steps: tuple[ScenarioStep, ...]
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class OutsideDecl:
    why: str
    cites: Cites
    span: Span


@dataclass(frozen=True)
class Model:
    """All of one game, in the order of the text; `pures` come after what they call.

    `things` holds for each component and token its record row for every single thing; `test_pures` and `test_rules`
    serve promises and scenarios and are no part of the compiled game. `made` are functions and constants that
    passes have made, which no text says.
    """

    name: str
    title: str
    players: tuple[int, int]
    limit: int
    tables: Mapping[str, Table]
    things: Mapping[str, tuple[int, ...]]
    kinds: Mapping[str, Kind]
    grids: Mapping[str, GridDecl]
    options: Mapping[str, OptionDecl]
    zones: Mapping[str, ZoneDecl]
    vars: Mapping[str, VarDecl]
    pures: Mapping[str, PureLet]
    patterns: Mapping[str, PatternDecl]
    rules: Mapping[str, RuleDecl]
    test_pures: Mapping[str, PureLet]
    test_rules: Mapping[str, RuleDecl]
    setup: Body | None
    main: Literal["turn", "round"] | None
    starter: Expr | None
    main_body: Body | None
    ranking: Ranking | None
    promises: tuple[PromiseDecl, ...]
    scenarios: tuple[ScenarioDecl, ...]
    outside: tuple[OutsideDecl, ...]
    span: Span
    made: Mapping[str, PureLet] = field(default_factory=dict)
    # Assignments that are proved to stay in the range of their var, so that the compiled game need not ask.
    proved: frozenset[Span] = frozenset()
    # Local names that hold something hidden, each with the decision or call at which it does.
    hidden: frozenset[tuple[Span, str]] = frozenset()
    # Decisions that must be taken, of which not all know whether there is anything to choose.
    disclosed: frozenset[Span] = frozenset()

    @cached_property
    def zones_by_table(self) -> Mapping[str, tuple[ZoneDecl, ...]]:
        """The zones of the things of each table that has some."""
        found: dict[str, list[ZoneDecl]] = {}
        for zone in self.zones.values():
            found.setdefault(zone.of, []).append(zone)
        return {table: tuple(zones) for table, zones in found.items()}

    @property
    def functions(self) -> tuple[PureLet | PatternDecl, ...]:
        """All that may be called from outside: lets, then patterns."""
        return (*self.pures.values(), *self.patterns.values())

    @property
    def checks(self) -> tuple[PromiseDecl, ...]:
        """The checks that the compiled game asks itself: of agreements that it is offered, and of its states."""
        return tuple(p for p in self.promises if p.form == "check" and (p.only_options or p.reads_state))

    def own_pures(self, *, tests: bool) -> dict[str, PureLet]:
        """The functions of checks that the game asks itself; with `tests` those of all promises and scenarios."""
        return dict(self.test_pures) if tests else {p.pure: self.test_pures[p.pure] for p in self.checks}
