"""Typed model → flow IR: bodies that can stop are cut into blocks; all others stay whole as procedures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.leaving import Around, leaves, leaving
from rulewright.compiler.number_options import Numbers
from rulewright.compiler.walk_stmts import inside
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.spans import Span
from rulewright.dsl.tree import Cites
from rulewright.dsl.typing_rules import FLAG, NUMBER


def stopping_rules(rules: Mapping[str, m.RuleDecl]) -> frozenset[str]:
    """Rules from which a decision can be reached."""
    found: set[str] = set()
    changed = True
    while changed:
        changed = False
        for name, rule in rules.items():
            if name not in found and any(_stops_itself(s, found) for s in inside(rule.body.stmts)):
                found.add(name)
                changed = True
    return frozenset(found)


def ending_rules(rules: Mapping[str, m.RuleDecl]) -> frozenset[str]:
    """Rules in which, or below which, the game may end."""
    found: set[str] = set()
    changed = True
    while changed:
        changed = False
        for name, rule in rules.items():
            stmts = list(inside(rule.body.stmts))
            ends = any(isinstance(s, m.EndGame) or (isinstance(s, m.CallRule) and s.rule in found) for s in stmts)
            if ends and name not in found:
                found.add(name)
                changed = True
    return frozenset(found)


def _stops_itself(s: ir.Op, stopping: frozenset[str] | set[str]) -> bool:
    return isinstance(s, m.ChooseStmt) or (isinstance(s, m.CallRule) and s.rule in stopping)


@dataclass
class _Draft:
    """A block under construction."""

    name: str
    params: tuple[tuple[str, ty.Type], ...]
    head: Cites
    span: Span
    ops: list[ir.Op] = field(default_factory=list)


class FlowBuilder:
    """Cuts one body. Names of blocks are made of the flow's name and of what happens there."""

    def __init__(
        self,
        name: str,
        stopping: frozenset[str],
        numbers: Numbers,
        sites: dict[str, int],
        results: Mapping[str, ty.Type | None],
    ) -> None:
        self.name = name
        self.results = results
        self.stopping = stopping
        self.numbers = numbers
        self.sites = sites
        self.blocks: dict[str, ir.Block] = {}
        self.taken: set[str] = set()
        self.own: dict[str, ty.Type] = {}

    def build(self, body: m.Body, entry: str, end: ir.End) -> None:
        """All blocks of a body; where it runs out, it ends with `end`."""
        draft = self._draft(entry, body.span, body.cites)
        last = self._stmts(body.stmts, draft, Around(None, (), 0))
        if last is not None:
            self._close(last, end)

    # ------------------------------------------------------------ blocks

    def fresh(self, hint: str) -> str:
        """A block name that no block has yet."""
        name, n = hint, 2
        while name in self.taken:
            name, n = f"{hint}_{n}", n + 1
        self.taken.add(name)
        return name

    def _draft(self, name: str, span: Span, head: Cites = (), params: tuple[tuple[str, ty.Type], ...] = ()) -> _Draft:
        self.taken.add(name)
        return _Draft(name, params, head, span)

    def _close(self, draft: _Draft, end: ir.End) -> None:
        self.blocks[draft.name] = ir.Block(draft.name, draft.params, tuple(draft.ops), end, draft.head, draft.span)

    def slot(self, name: str, kind: ty.Type) -> str:
        """A record slot that no name of the rules asks for, such as a loop counter."""
        own, n = name, 2
        while own in self.own:
            own, n = f"{name}_{n}", n + 1
        self.own[own] = kind
        return own

    # ------------------------------------------------------------ statements

    def _stmts(self, stmts: tuple[m.Stmt, ...], draft: _Draft | None, around: Around) -> _Draft | None:
        for s in stmts:
            if draft is None:
                return None
            draft = self._stmt(s, draft, around)
        return draft

    def _can_stop(self, s: m.Stmt) -> bool:
        return any(_stops_itself(i, self.stopping) for i in inside((s,)))

    def _stmt(self, s: m.Stmt, draft: _Draft, around: Around) -> _Draft | None:
        if not self._can_stop(s):
            return self._plain(s, draft, around)
        match s:
            case m.ChooseStmt(times=None):
                return self._choose(s, draft, around, None)
            case m.ChooseStmt():
                return self._choose_often(s, draft, around)
            case m.CallRule(rule=rule, args=args, into=into, cites=cites, span=span):
                then = self._draft(self.fresh(f"{self.name}_after_{rule}"), span)
                site = self.sites[rule] = self.sites.get(rule, 0) + 1
                self._close(draft, ir.CallFlow(rule, args, site, then.name, cites, span))
                if into is not None:
                    result = self.results[rule]
                    assert result is not None
                    then.ops.append(ir.TakeResult(rule, into, result, span))
                return then
            case m.IfStmt(branches=branches, otherwise=otherwise, span=span):
                return self._if(branches, otherwise, draft, around, span)
            case m.MatchStmt():
                return self._match(s, draft, around)
            case m.PhaseStmt(condition=None, body=body):
                return self._within(body, draft, around)
            case m.PhaseStmt(condition=condition, body=body, span=span):
                assert condition is not None
                return self._if([(condition, body)], None, draft, around, span)
            case m.ForStmt():
                return self._for(s, draft, around)
            case m.EachStmt():
                return self._each(s, draft, around)
            case m.RepeatStmt(times=times, body=body, span=span):
                return self._repeat(times, body, draft, around, span)
            case _:
                raise AssertionError(s)

    def _plain(self, s: m.Stmt, draft: _Draft, around: Around) -> _Draft | None:
        draft.ops += leaving(s, around)
        if leaves(draft.ops[-1]):
            # The end is never reached; every block has one all the same.
            self._close(draft, ir.Return(None, s.span))
            return None
        return draft

    def _within(self, body: m.Body, draft: _Draft, around: Around) -> _Draft | None:
        """A block inside a block: its citations join the draft."""
        draft.head += body.cites
        return self._stmts(body.stmts, draft, around)

    def _if(
        self,
        branches: Sequence[tuple[x.Expr, m.Body]],
        otherwise: m.Body | None,
        draft: _Draft,
        around: Around,
        span: Span,
    ) -> _Draft:
        after = self._draft(self.fresh(f"{self.name}_on"), span)
        for i, (condition, body) in enumerate(branches):
            yes = self._draft(self.fresh(f"{self.name}_if"), body.span, body.cites)
            last = i == len(branches) - 1
            no = after.name if last and otherwise is None else self.fresh(f"{self.name}_else")
            self._close(draft, ir.Branch(condition, yes.name, no, condition.span))
            end = self._stmts(body.stmts, yes, around)
            if end is not None:
                self._close(end, ir.Jump(after.name))
            if last and otherwise is not None:
                other = self._draft(no, otherwise.span, otherwise.cites)
                end = self._stmts(otherwise.stmts, other, around)
                if end is not None:
                    self._close(end, ir.Jump(after.name))
            elif not last:
                draft = self._draft(no, span)
        return after

    def _match(self, s: m.MatchStmt, draft: _Draft, around: Around) -> _Draft:
        """A `match` that stops asks its cases one after the other; the subject is taken once."""
        subject = self.slot("subject", s.subject.type)
        draft.ops.append(m.SetLocal((subject,), s.subject, s.cites, s.span))
        local = x.Local(subject, s.subject.type, s.subject.span)
        branches = []
        for values, body in s.cases:
            asked = tuple(x.Compared("is", local, v, FLAG, v.span) for v in values)
            branches.append((asked[0] if len(asked) == 1 else x.LogicOf("or", asked, FLAG, s.span), body))
        return self._if(branches, s.otherwise, draft, around, s.span)

    # ------------------------------------------------------------ loops that stop

    def _repeat(self, times: x.Expr, body: m.Body, draft: _Draft, around: Around, span: Span) -> _Draft:
        count = self.slot("times", NUMBER)
        local = x.Local(count, NUMBER, span)
        draft.ops.append(m.SetLocal((count,), times, (), span))
        loop, after = (
            self._draft(self.fresh(f"{self.name}_again"), span),
            self._draft(self.fresh(f"{self.name}_on"), span),
        )
        self._close(draft, ir.Jump(loop.name))
        inner = self._draft(self.fresh(f"{self.name}_once"), body.span, body.cites)
        more = x.Compared(">", local, x.Const(0, NUMBER, span), FLAG, span)
        self._close(loop, ir.Branch(more, inner.name, after.name, span))
        inner.ops.append(_one_less(count, span))
        end = self._stmts(body.stmts, inner, Around(after.name, around.kept, len(around.kept)))
        if end is not None:
            self._close(end, ir.Jump(loop.name))
        return after

    def _for(self, s: m.ForStmt, draft: _Draft, around: Around) -> _Draft:
        """Generators one inside the other, each walking over a list taken at its start (S-3)."""
        after = self._draft(self.fresh(f"{self.name}_on"), s.span)
        outer: str | None = None
        current = draft
        for g in s.gens:
            rest = self.slot(f"{g.names[0]}_rest", ty.ListOf(_element(g.source.type)))
            current.ops.append(ir.StartWalk(rest, g.source, s.span))
            loop = self._draft(self.fresh(f"{self.name}_next_{g.names[0]}"), s.span)
            inner = self._draft(self.fresh(f"{self.name}_{g.names[0]}"), s.body.span)
            self._close(current, ir.Jump(loop.name))
            self._close(loop, ir.TakeNext(rest, g.names, inner.name, outer or after.name, s.span))
            current, outer = inner, loop.name
        assert outer is not None
        if s.condition is not None:
            body = self._draft(self.fresh(f"{self.name}_for"), s.body.span)
            self._close(current, ir.Branch(s.condition, body.name, outer, s.condition.span))
            current = body
        current.head += s.body.cites
        end = self._stmts(s.body.stmts, current, Around(after.name, around.kept, len(around.kept)))
        if end is not None:
            self._close(end, ir.Jump(outer))
        return after

    def _each(self, s: m.EachStmt, draft: _Draft, around: Around) -> _Draft:
        """Seats from the start around; `me` is put back behind the loop (S-3, S-4)."""
        kept, seat = self.slot("kept_me", ty.Opt(ty.Player())), self.slot("seats_left", ty.ListOf(ty.Player()))
        players = x.Builtin("players", (), ty.SetOf(ty.Player()), s.span)
        order = players if s.start is None else x.Builtin("seats_from", (s.start,), ty.ListOf(ty.Player()), s.span)
        draft.ops += [ir.KeepMe(kept, s.span), ir.StartWalk(seat, order, s.span)]
        loop, leave = (
            self._draft(self.fresh(f"{self.name}_next_player"), s.span),
            self._draft(self.fresh(f"{self.name}_all"), s.span),
        )
        if s.at_once:
            draft.ops.append(ir.AllDecide(self.numbers.at_once(), loop.name, kept, seat, s.span))
            leave.ops.append(ir.AllHaveDecided(s.span))
        self._close(draft, ir.Jump(loop.name))
        inner = self._draft(self.fresh(f"{self.name}_player"), s.body.span)
        now = self.slot("seat", ty.Player())
        self._close(loop, ir.TakeNext(seat, (now,), inner.name, leave.name, s.span))
        inner.ops.append(ir.SetMe(x.Local(now, ty.Player(), s.span), s.span))
        if s.condition is not None:
            body = self._draft(self.fresh(f"{self.name}_for"), s.body.span)
            self._close(inner, ir.Branch(s.condition, body.name, loop.name, s.condition.span))
            inner = body
        inner.head += s.body.cites
        leave.ops.append(ir.BackToMe(kept, s.span))
        end = self._stmts(s.body.stmts, inner, Around(leave.name, (*around.kept, kept), len(around.kept) + 1))
        if end is not None:
            self._close(end, ir.Jump(loop.name))
        return leave

    # ------------------------------------------------------------ decisions

    def _choose(self, s: m.ChooseStmt, draft: _Draft, around: Around, often: tuple[str, str] | None) -> _Draft:
        """One decision; `often` = (where an option leads, where none or a pass leads) inside an `up to`."""
        stop = self.numbers.stop(self.name)
        after = self._draft(self.fresh(f"{self.name}_on"), s.span)
        joined, out = often or (after.name, after.name)
        groups = []
        for line in s.lines:
            body = self.fresh(f"{self.name}_{slug(line.label)}")
            group = self.numbers.group(line, body)
            params = tuple((n, k) for g in group.gens for n, k in _typed_names(g))
            inner = self._draft(body, line.span, (), params)
            groups.append(group)
            end = self._stmts(line.body.stmts, inner, around)
            if end is not None:
                self._close(end, ir.Jump(joined))
        pass_id = self.numbers.one() if s.may else None
        none_to: str | None = out if s.may else None
        if s.otherwise is not None and often is None:
            none_to = self.fresh(f"{self.name}_otherwise")
            other = self._draft(none_to, s.otherwise.span, s.otherwise.cites)
            end = self._stmts(s.otherwise.stmts, other, around)
            if end is not None:
                self._close(end, ir.Jump(after.name))
        elif often is not None:
            none_to = out
        pass_to = none_to if s.may else None
        draft.head += s.cites
        self._close(draft, ir.Choose(stop, s.by, tuple(groups), pass_id, pass_to, none_to, s.span))
        return after

    def _choose_often(self, s: m.ChooseStmt, draft: _Draft, around: Around) -> _Draft:
        """`up to n times`: options anew each time; `otherwise` once, only if none was taken at all (S-9)."""
        assert s.times is not None
        left, taken = self.slot("times", NUMBER), self.slot("taken", FLAG)
        span = s.span
        draft.ops += [
            m.SetLocal((left,), s.times, (), span),
            m.SetLocal((taken,), x.Const(False, FLAG, span), (), span),
        ]
        loop, once = (
            self._draft(self.fresh(f"{self.name}_again"), span),
            self._draft(self.fresh(f"{self.name}_once"), span),
        )
        done = self._draft(self.fresh(f"{self.name}_done"), span)
        after = self._draft(self.fresh(f"{self.name}_on"), span)
        count = x.Local(left, NUMBER, span)
        self._close(draft, ir.Jump(loop.name))
        self._close(
            loop, ir.Branch(x.Compared(">", count, x.Const(0, NUMBER, span), FLAG, span), once.name, done.name, span)
        )
        once.ops.append(_one_less(left, span))
        mark = m.SetLocal((taken,), x.Const(True, FLAG, span), (), span)
        lines = tuple(replace(line, body=replace(line.body, stmts=(mark, *line.body.stmts))) for line in s.lines)
        single = replace(s, times=None, lines=lines)
        inner = Around(after.name, around.kept, len(around.kept))
        unused = self._choose(single, once, inner, (loop.name, done.name))
        self.taken.discard(unused.name)
        if s.otherwise is None:
            self._close(done, ir.Jump(after.name))
        else:
            other = self._draft(self.fresh(f"{self.name}_otherwise"), s.otherwise.span, s.otherwise.cites)
            self._close(done, ir.Branch(x.Local(taken, FLAG, span), after.name, other.name, span))
            end = self._stmts(s.otherwise.stmts, other, around)
            if end is not None:
                self._close(end, ir.Jump(after.name))
        return after


def _element(kind: ty.Type) -> ty.Type:
    assert isinstance(kind, ty.ListOf | ty.SetOf | ty.PoolOf)
    return kind.of


def _typed_names(g: ir.GroupGen) -> tuple[tuple[str, ty.Type], ...]:
    kind = _element(g.source.type)
    if len(g.names) == 1:
        return ((g.names[0], kind),)
    assert isinstance(kind, ty.TupleOf)
    return tuple(zip(g.names, kind.parts, strict=True))


def slug(label: str) -> str:
    """The first words of a label as a name: `Take the {title}` → take_the."""
    text = label.split("{", maxsplit=1)[0] or label
    words = "".join(c.lower() if c.isalnum() else " " for c in text).split()
    return "_".join(words[:3]) or "option"


def _one_less(count: str, span: Span) -> m.SetLocal:
    """A number of rounds still to come, of which there is one at least, goes down."""
    rounds = x.Local(count, ty.Int(1, 2**62), span)
    return m.SetLocal((count,), x.Arith("-", rounds, x.Const(1, NUMBER, span), NUMBER, span), (), span)
