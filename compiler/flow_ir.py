"""The flow IR: a game as typed slots and a graph of blocks. Both emitters and all passes read this and nothing else.

A block is a straight run of operations that ends in exactly one way. Operations are statements that stop for nobody;
loops and branches without a decision inside stay whole, so that what an emitter writes looks like the rules. Every loop
that can stop is an edge back to an earlier block, every name that lives across a stop is a record slot, and a rule that
stops has one record, because rules do not recurse.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from rulewright.dsl import model as m
from rulewright.dsl.expressions import Expr, Placed, Taken
from rulewright.dsl.reads import Reads
from rulewright.dsl.spans import Span
from rulewright.dsl.tree import Cites
from rulewright.dsl.types import Type


@dataclass(frozen=True, slots=True)
class RecordSlot:
    """A local of a rule that lives across a stop: `collect.tile`, kept in the state as `collect_tile`."""

    flow: str
    name: str
    type: Type

    @property
    def attribute(self) -> str:
        return f"{self.flow}_{self.name}"


# ---------------------------------------------------------------- operations that only the IR has


@dataclass(frozen=True, slots=True)
class GoTo:
    """Leave the block for another one, from anywhere inside its operations."""

    block: str
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class SetMe:
    """`me` takes a seat."""

    seat: Expr
    span: Span


@dataclass(frozen=True, slots=True)
class KeepMe:
    """`me` is kept in a record slot."""

    slot: str
    span: Span


@dataclass(frozen=True, slots=True)
class BackToMe:
    """`me` comes back from a record slot."""

    slot: str
    span: Span


@dataclass(frozen=True, slots=True)
class AllDecide:
    """From here all decide at once: what lies where is noted, for the others see that until all have decided (S-33).

    `number` tells such places of a game apart, from 1; `step` is the block with which the next seat begins, `kept` the
    slot in which `me` is kept, `left` that of the seats to come. `span` is that of the statement.
    """

    number: int
    step: str
    kept: str
    left: str
    span: Span


@dataclass(frozen=True, slots=True)
class AllHaveDecided:
    """What was noted is of no use any more."""

    span: Span


@dataclass(frozen=True, slots=True)
class StartWalk:
    """A loop over a list that stops inside: what is still to come is kept in `slot` as a list."""

    slot: str
    source: Expr
    span: Span


@dataclass(frozen=True, slots=True)
class Tick:
    """The start of a turn or round counts towards the limit; beyond it the game ends as cut."""

    span: Span


@dataclass(frozen=True, slots=True)
class TakeResult:
    """The result of a rule that has just returned goes into a local."""

    rule: str
    into: str
    type: Type
    span: Span


# Operations that ask no expression and have nothing inside.
Bare = GoTo | KeepMe | BackToMe | AllDecide | AllHaveDecided | Tick | TakeResult
Op = m.Stmt | Bare | SetMe | StartWalk

# ---------------------------------------------------------------- how a block ends


@dataclass(frozen=True, slots=True)
class Jump:
    block: str


@dataclass(frozen=True, slots=True)
class Branch:
    condition: Expr
    yes: str
    no: str
    span: Span


@dataclass(frozen=True, slots=True)
class TakeNext:
    """The next item of a walk goes into `names` and the flow to `body`; when none is left, to `after`."""

    slot: str
    names: tuple[str, ...]
    body: str
    after: str
    span: Span


@dataclass(frozen=True, slots=True)
class CallFlow:
    """A rule that can stop; when it returns, the flow goes on at `then` and its result is in `into`."""

    rule: str
    args: tuple[Expr, ...]
    site: int
    then: str
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Return:
    value: Expr | None
    span: Span


@dataclass(frozen=True, slots=True)
class Carrier:
    """Where the values of a generator come from, so that each has a fixed number in every id (S-11).

    `type`: all values of a finite type; `list`: the constant list that `of` names; `single`: one computed value.
    """

    form: Literal["type", "list", "single"]
    size: int
    type: Type
    of: Expr | None


@dataclass(frozen=True, slots=True)
class GroupGen:
    names: tuple[str, ...]
    source: Expr
    carrier: Carrier


@dataclass(frozen=True, slots=True)
class AtOnce:
    """All values of a line with two generators as one set of pairs, whose bits are ids; `when` is asked once."""

    pairs: Expr
    when: Expr | None


@dataclass(frozen=True, slots=True)
class Step:
    """From each cell of `origins` to the one that is `by` places on."""

    by: int
    origins: Expr


@dataclass(frozen=True, slots=True)
class Group:
    """One option line. Ids: base + mixed radix of the carrier positions, first generator slowest (S-12).

    `at_once` or `steps`, where a pass has found them, say the same as `gens` and `guard` together. Steps have rising
    distances.
    """

    base: int
    size: int
    label: str
    parts: tuple[m.LabelPart, ...]
    gens: tuple[GroupGen, ...]
    guard: Expr | None
    body: str
    cites: Cites
    span: Span
    at_once: AtOnce | None = None
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Choose:
    """A decision. `none_to`: where the flow goes when there is no option; None where the rules show that one exists.

    `seat`: who has the turn, where a pass has made one decision of the rules several.
    """

    stop: str
    decider: Expr | None
    groups: tuple[Group, ...]
    pass_id: int | None
    pass_to: str | None
    none_to: str | None
    span: Span
    seat: int | None = None


Form = Literal["setup", "main", "rule"]
End = Jump | Branch | TakeNext | CallFlow | Return | Choose


@dataclass(frozen=True, slots=True)
class Block:
    """`params` are the option variables that come in with a decision, as (name, type)."""

    name: str
    params: tuple[tuple[str, Type], ...]
    ops: tuple[Op, ...]
    end: End
    head: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Flow:
    """A body that can stop: the setup, the turn or round, or a rule. `slots` are its record, `sites` counts its calls.

    `live` gives for each block that ends in a decision or a call the slots that still matter there; `clear` the slots
    that that end must set to zero, because they may hold something that does not matter any more (S-17). `held` are the
    slots that may not be zero when a block is left for good.
    """

    name: str
    form: Form
    params: tuple[tuple[str, Type], ...]
    result: Type | None
    blocks: Mapping[str, Block]
    entry: str
    slots: Mapping[str, RecordSlot]
    sites: int
    live: Mapping[str, tuple[str, ...]]
    clear: Mapping[str, tuple[str, ...]]
    held: Mapping[str, tuple[str, ...]]
    span: Span


@dataclass(frozen=True, slots=True)
class FlowGame:
    """The whole game, ready to be emitted.

    `procedures` are rules that stop for nobody, `setup` the body of the setup where it stops for nobody; `ends` names
    the rules and flows that may end the game. `reads` says for each pure function and pattern what it depends on. `ids`
    is the number of decision ids. `kept` is what the position keeps up to date instead of computing it. `open_decks`
    have no order before somebody draws, under explicit chance. `tables` are functions whose answers are worth a table,
    with the values that they are asked about.
    """

    model: m.Model
    flows: Mapping[str, Flow]
    procedures: Mapping[str, m.RuleDecl]
    setup: m.Body | None
    ends: frozenset[str]
    reads: Mapping[str, Reads]
    stops: tuple[str, ...]
    ids: int
    kept: tuple[Taken | Placed, ...] = ()
    open_decks: frozenset[str] = frozenset()
    tables: Mapping[str, tuple[range, ...]] = field(default_factory=dict)
