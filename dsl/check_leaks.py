"""Typed model → leaks: places where the game would tell somebody what he may not see (S-28 to S-33).

The flow is walked as it runs, rules at each call, with the level of every local name and of the branch that is being
walked. What a branch on something hidden changes must be seen only by those who know it; options of a decision must
be known to its decider.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.effects import Effects
from rulewright.dsl.keys import Key, parts_of_key
from rulewright.dsl.levels import ALL, EVERYBODY, Known, Level, Levels, Limit, Told, unknown_to
from rulewright.dsl.problems import Label, Problem
from rulewright.dsl.spans import Span
from rulewright.dsl.walk_model import all_in, asked_by, asked_in

ASK = "Say `reveal ..` before it, so that all know, or change only what those see who know it."


Hidden = frozenset[tuple[Span, str]]


def check_leaks(model: m.Model) -> tuple[Hidden, frozenset[Span], tuple[Problem, ...]]:
    """Problems RW430 to RW432, each with labels at what is hidden. Nothing hidden: nothing to check.

    Beside them the local names that hold something hidden, each with the decision or call at which it does, and the
    decisions that tell all whether something could be chosen, though not all know what (S-31).
    """
    effects = Effects(model)
    levels = Levels(model, effects)
    if not levels.hidden:
        return frozenset(), frozenset(), ()
    walker = _walked(model, effects, levels)
    if walker.secret_marks:
        walker = _walked(model, effects, Levels(model, effects, frozenset(walker.secret_marks)))
    return frozenset(walker.hidden), frozenset(walker.disclosed), tuple(dict.fromkeys(walker.problems))


def _walked(model: m.Model, effects: Effects, levels: Levels) -> _Walker:
    walker = _Walker(model, effects, levels)
    known = Known()
    if model.setup is not None:
        known = walker.body(model.setup, known)
    if model.starter is not None:
        walker.public(levels.of(model.starter, Known()), model.starter.span, "Who begins is seen by all")
    if model.main_body is not None:
        walker.body(model.main_body, Known())
    return walker


@dataclass
class _Walker:
    model: m.Model
    effects: Effects
    levels: Levels
    problems: list[Problem] = field(default_factory=list)
    # Results of the rules that are being walked: the innermost last.
    results: list[set[Limit]] = field(default_factory=list)
    choices: set[str] = field(default_factory=set)  # local names that are option variables
    hidden: set[tuple[Span, str]] = field(default_factory=set)
    disclosed: set[Span] = field(default_factory=set)
    secret_marks: set[str] = field(default_factory=set)
    walked: dict[object, tuple[Known, Level]] = field(default_factory=dict)

    # ------------------------------------------------------------ what is said about a leak

    def known_to(self, level: Level, seat: Key, span: Span, says: str, code: str, help_: str) -> None:
        """A problem unless the seat is within every limit."""
        missing = unknown_to(level, seat)
        if missing:
            labels = tuple(Label(limit.span, f"reads {limit.what}") for limit in missing)
            self.problems.append(Problem(code, f"{says}, but it depends on {missing[0].what}.", span, help_, labels))

    def public(self, level: Level, span: Span, says: str) -> None:
        self.known_to(level, EVERYBODY, span, says, "RW431", ASK)

    # ------------------------------------------------------------ statements

    def body(self, body: m.Body, known: Known) -> Known:
        for i, s in enumerate(body.stmts):
            known = self.stmt(s, known, body.stmts[i + 1 : i + 2])
        return known

    def stmt(self, s: m.Stmt, known: Known, after: tuple[m.Stmt, ...]) -> Known:
        of, branch = self.levels.of, known.branch
        match s:
            case m.SetLocal(names=names, value=value):
                lies = self.levels.lies(value, known)
                made = known.bind(names, of(value, known) | branch, s.span.start, lies=lies)
                if len(names) == 1:
                    # The name stands for the value: what is revealed of one is revealed of the other.
                    made = replace(made, names={**made.names, names[0]: known.key(value)})
                    made = self._no_alias(made, names[0], value, s.span)
                return made
            case m.RollLocal(names=names, of=source):
                self.public(branch, s.span, "That something is rolled is seen by all")
                return known.bind(names, of(source, known), s.span.start, lies=self.levels.lies(source, known))
            case m.SetVar():
                return self._set_var(s, known)
            case m.CallRule():
                return self._call(s, known)
            case m.MoveThings():
                return self._move(s, known, after)
            case m.MoveTokens(row=row, count=count, source=source, to=to):
                level = self.levels.of_all((*source.indexes, *to.indexes), known) | branch
                level |= of(count, known) if count is not None else ALL
                self.public(level, s.span, "How many are moved is seen by all")
                if row is not None and self._public_place(source) and self._public_place(to):
                    self.public(of(row, known), s.span, "What is moved is seen by all")
                return known.written(self.effects.written_by(s))
            case m.DrawThings(count=count, source=source, to=to):
                level = self.levels.of_all((count, *source.indexes, *to.indexes), known) | branch
                self.public(level, s.span, "That something is drawn is seen by all")
                return known.written(self.effects.written_by(s))
            case m.ShuffleZone(zone=zone):
                self.public(self.levels.of_all(zone.indexes, known) | branch, s.span, "A shuffle is seen by all")
                return known.written(self.effects.written_by(s))
            case m.RevealIt():
                return self._reveal(s, known)
            case m.EndGame(winner=winner):
                level = branch | (of(winner, known) if winner is not None else ALL)
                self.public(level, s.span, "The end of the game is seen by all")
                return known
            case m.GiveResult(value=value):
                if self.results:
                    self.results[-1] |= of(value, known) | branch
                return known
            case m.LeaveIt():
                return known
            case _:
                return self._block(s, known)

    def _no_alias(self, known: Known, name: str, value: x.Expr, span: Span) -> Known:
        """A value is taken once: its name is an alias only while nothing that the value reads is written."""
        if self.effects.reads((value,)):
            return replace(known, names={**known.names, name: ("bound", name, span.start)})
        return known

    def _set_var(self, s: m.SetVar, known: Known) -> Known:
        decl = self.model.vars[s.var]
        seat = self._owner(decl, s.indexes, known)
        known = self._raised((*s.indexes, s.value), seat, known) if seat is not None else known
        level = self.levels.of_all((*s.indexes, s.value), known) | known.branch
        if s.rolled:
            self.public(known.branch, s.span, "That something is rolled is seen by all")
        if seat is not None:
            who = "seen by all" if seat == EVERYBODY else "seen by its owner"
            says = f"`{s.var}` is {who} and changes here"
            self.known_to(level, seat, s.span, says, "RW431", ASK)
        elif level and decl.seen == "all":
            self.secret_marks.add(s.var)
        return known.written(frozenset((s.var,)))

    def _owner(self, decl: m.VarDecl, indexes: tuple[x.Expr, ...], known: Known) -> Key | None:
        """Who sees a var: all, one seat, or nobody (None)."""
        match decl.seen:
            case "all":
                return None if any(map(self.levels.hides, decl.index)) else EVERYBODY
            case "owner":
                pairs = zip(indexes, decl.index, strict=True)
                return next(known.key(e) for e, kind in pairs if isinstance(kind, ty.Player))
            case "nobody":
                return None

    def _raised(self, exprs: tuple[x.Expr, ...], seat: Key, known: Known) -> Known:
        """Option variables rise to those who see the first change that uses them (S-30)."""
        used = {p.name for e in exprs for p in x.walk(e) if isinstance(p, x.Local) and p.name in self.choices}
        levels = dict(known.levels)
        for name in used & set(levels):
            levels[name] = ALL if seat == EVERYBODY else frozenset(
                replace(limit, seats=limit.seats | {seat}) for limit in levels[name]
            )  # fmt: skip
        return replace(known, levels=levels)

    def _public_place(self, p: m.Place) -> bool:
        return p.zone is None or self.model.zones[p.zone].seen == "all"

    def _move(self, s: m.MoveThings, known: Known, after: tuple[m.Stmt, ...]) -> Known:
        places = (*(s.source.indexes if s.source is not None else ()), *s.to.indexes)
        known = self._raised((s.what, *places) if self._public_place(s.to) else places, EVERYBODY, known)
        self.public(self.levels.of_all(places, known) | known.branch, s.span, "A move is seen by all")
        whole = isinstance(s.what, x.ZoneAt)
        level = self.levels.of(s.what, known)
        single = isinstance(s.what.type, ty.Ref)
        if not self._public_place(s.to) and not whole and not single:
            self.public(level, s.span, "How many are moved is seen by all")
        ordered = s.to.zone is not None and self.model.zones[s.to.zone].form in ("deck", "pile")
        hidden = unknown_to(level, EVERYBODY)
        if ordered and isinstance(s.what.type, ty.SetOf) and hidden and not _shuffles(s.to, after):
            labels = tuple(Label(limit.span, f"reads {limit.what}") for limit in hidden)
            self.problems.append(
                Problem("RW432", "Several things that not all see go into an order, and nothing says which.", s.span,
                        "Shuffle the zone in the next line, or move them one by one.", labels)
            )  # fmt: skip
        known = known.written(self.effects.written_by(s))
        if isinstance(s.what, x.Local) and self._public_place(s.to):
            known = replace(known, levels={**known.levels, s.what.name: ALL})
        return known

    def _reveal(self, s: m.RevealIt, known: Known) -> Known:
        self.public(known.branch, s.span, "A `reveal` is seen")
        to = EVERYBODY if s.to is None else known.key(s.to)
        known = self._raised((s.what,), to, known)
        told = Told(known.key(s.what), to, self.effects.reads((s.what,)))
        levels = known.levels
        if isinstance(s.what, x.Local) and to == EVERYBODY:
            levels = {**levels, s.what.name: ALL}
        return replace(known, told=known.told | {told}, levels=levels)

    def _call(self, s: m.CallRule, known: Known) -> Known:
        """The body of the rule with what is known of its arguments; the same call is walked once."""
        self._note(s.span, known)
        rule = self.effects.rule(s.rule)
        levels = {p: self.levels.of(a, known) for (p, _), a in zip(rule.params, s.args, strict=True)}
        keys = {p: known.key(a) for (p, _), a in zip(rule.params, s.args, strict=True)}
        lying = self.levels.lying(rule.params, s.args, known)
        inside = Known(known.me, levels, keys, known.told, known.branch, lying)
        chosen = {p for (p, _), a in zip(rule.params, s.args, strict=True) if self._choice(a)}
        asked = (s.rule, known.me, tuple(levels.values()), tuple(keys.values()), known.told, known.branch,
                 lying, frozenset(chosen))  # fmt: skip
        if asked not in self.walked:
            outer, self.choices = self.choices, chosen
            self.results.append(set())
            end = self.body(rule.body, inside)
            self.walked[asked] = end, frozenset(self.results.pop())
            self.choices = outer
        end, result = self.walked[asked]
        # What a choice became known as inside the rule, it is known as after it.
        after = dict(known.levels)
        for (p, _), a in zip(rule.params, s.args, strict=True):
            if isinstance(a, x.Local) and a.name in after and p in end.levels:
                after[a.name] = end.levels[p]
        known = replace(known, told=end.told, levels=after)
        return known if s.into is None else known.bind((s.into,), result, s.span.start)

    def _note(self, at: Span, known: Known) -> None:
        self.hidden |= {(at, n) for n, level in known.levels.items() if unknown_to(level, EVERYBODY)}

    def _choice(self, e: x.Expr) -> bool:
        return isinstance(e, x.Local) and e.name in self.choices

    # ------------------------------------------------------------ branches and loops

    def _block(self, s: m.Stmt, known: Known) -> Known:
        match s:
            case m.IfStmt(branches=branches, otherwise=otherwise):
                asked, ends = known, []
                for condition, body in branches:
                    asked = replace(asked, branch=asked.branch | self.levels.of(condition, asked))
                    ends.append(self.body(body, asked))
                ends.append(self.body(otherwise, asked) if otherwise is not None else asked)
                return self._joined(known, ends, asked.branch, s)
            case m.MatchStmt(subject=subject, cases=cases, otherwise=otherwise):
                asked = replace(known, branch=known.branch | self.levels.of(subject, known))
                ends = [self.body(b, asked) for _, b in cases]
                ends.append(self.body(otherwise, asked) if otherwise is not None else asked)
                return self._joined(known, ends, asked.branch, s)
            case m.PhaseStmt(condition=held, body=body):
                level = self.levels.of(held, known) if held is not None else ALL
                asked = replace(known, branch=known.branch | level)
                return self._joined(known, [self.body(body, asked), asked], asked.branch, s)
            case m.ForStmt(gens=gens, condition=guard, body=body):
                inner, branch = known, known.branch
                for g in gens:
                    source = self.levels.of(g.source, inner)
                    branch |= ALL if isinstance(g.source, x.ZoneAt) and not _tells_which(body, g.names) else source
                    inner = inner.bind(g.names, source, s.span.start, lies=self.levels.lies(g.source, inner))
                branch |= self.levels.of(guard, inner) if guard is not None else ALL
                return self._loop(replace(inner, branch=branch), body, known, s)
            case m.RepeatStmt(times=times, body=body):
                asked = replace(known, branch=known.branch | self.levels.of(times, known))
                return self._loop(asked, body, known, s)
            case m.EachStmt():
                return self._each(s, known)
            case m.ChooseStmt():
                return self._choose(s, known)
            case _:
                raise AssertionError(s)

    def _joined(self, before: Known, ends: list[Known], asked: Level, s: m.Stmt) -> Known:
        """After a branch: what is known on every way; if a way leaves for good, the rest depends on the branch too."""
        told = frozenset.intersection(*(e.told for e in ends))
        levels = {n: frozenset().union(*(e.levels.get(n, ALL) for e in ends)) for n in before.levels}
        leaves = any(isinstance(i, m.LeaveIt | m.GiveResult) and _goes(i) for i in all_in((s,)))
        inner = frozenset().union(*(e.branch for e in ends))
        branch = asked | inner if leaves else before.branch
        return replace(before, told=told, levels=levels, branch=branch)

    def _loop(self, inside: Known, body: m.Body, before: Known, s: m.Stmt) -> Known:
        """A later round begins with what the earlier ones have left true."""
        inside = inside.written(self.effects.writes(body.stmts))
        end = self.body(body, inside)
        if end.branch != inside.branch:
            end = self.body(body, replace(inside, branch=end.branch))
        return self._joined(before, [end, before.written(self.effects.writes(body.stmts))], inside.branch, s)

    def _each(self, s: m.EachStmt, known: Known) -> Known:
        first = self.levels.of(s.start, known) if s.start is not None else ALL
        inside = replace(known, me=("me", s.span.start), branch=known.branch | first)
        inside = replace(inside, told=frozenset(t for t in inside.told if inside.me not in _inside(t)))
        if s.condition is not None:
            inside = replace(inside, branch=inside.branch | self.levels.of(s.condition, inside))
        if s.at_once:
            # What one does is hidden from the others until the block ends; `check_at_once` bounds what may change.
            marks = [v.name for v in self.model.vars.values() if any(map(self.levels.hides, v.index))]
            self.secret_marks |= self.effects.writes(s.body.stmts) & {*marks}
            return known.written(self.effects.writes(s.body.stmts))
        after = self._loop(inside, s.body, known, s)
        return replace(after, me=known.me, told=frozenset(t for t in after.told if inside.me not in _inside(t)))

    def _choose(self, s: m.ChooseStmt, known: Known) -> Known:
        self._note(s.span, known)
        decider = known.key(s.by) if s.by is not None else known.me
        asked = self.levels.of(s.by, known) if s.by is not None else ALL
        self.public(asked | known.branch, s.span, "Who decides, and that there is a decision, is seen by all")
        ends = []
        if s.times is not None:
            self._to_decider(s.times, known, decider)
        before = self.choices
        for line in s.lines:
            inner = self._line(line, known, decider)
            if not s.may and self._guarded(line, known):
                self.disclosed.add(s.span)
            self.choices = before | {n for g in line.gens for n in g.names}
            ends.append(self.body(line.body, inner))
        self.choices = before
        ends.append(self.body(s.otherwise, known) if s.otherwise is not None else known)
        written = self.effects.writes((s,)) if s.times is not None else frozenset()
        return self._joined(known, ends, known.branch, s).written(written)

    def _line(self, line: m.OptionLine, known: Known, decider: Key) -> Known:
        """Generators, guard and label of an option; what is hidden from the decider is told once."""
        clean = True
        for g in line.gens:
            clean = clean and self._to_decider(g.source, known, decider)
            lies = self.levels.lies(g.source, known)
            known = known.bind(g.names, self.levels.of(g.source, known), line.span.start, lies=lies)
        for e in asked_in(line)[len(line.gens) :]:
            clean = clean and self._to_decider(e, known, decider)
        return known

    def _guarded(self, line: m.OptionLine, known: Known) -> bool:
        """Whether not all know if a line offers something."""
        level = ALL
        for g in line.gens:
            level |= self.levels.of(g.source, known)
            lies = self.levels.lies(g.source, known)
            known = known.bind(g.names, self.levels.of(g.source, known), line.span.start, lies=lies)
        return bool(level | (self.levels.of(line.condition, known) if line.condition is not None else ALL))

    def _to_decider(self, e: x.Expr, known: Known, decider: Key) -> bool:
        before = len(self.problems)
        mend = "Ask only what he sees, or `reveal` it to him before."
        if isinstance(e, x.ZoneAt) and e.indexes is None:
            mend = f"`{e.zone}` is what all of them hold together; `{e.zone}[me]` is his own."
        self.known_to(self.levels.of(e, known), decider, e.span, "The one who decides must know what he may choose",
                      "RW430", mend)  # fmt: skip
        return len(self.problems) == before


def _goes(s: m.LeaveIt | m.GiveResult) -> bool:
    return not (isinstance(s, m.LeaveIt) and s.how == "nothing")


def _inside(t: Told) -> frozenset[Key]:
    return parts_of_key(t.what) | {t.to}


def _shuffles(to: m.Place, after: tuple[m.Stmt, ...]) -> bool:
    return bool(after) and isinstance(after[0], m.ShuffleZone) and after[0].zone.zone == to.zone


def _tells_which(body: m.Body, names: tuple[str, ...]) -> bool:
    """Whether a body uses the names of its loop; if not, only how many there are matters."""
    return any(
        isinstance(p, x.Local) and p.name in names for s in all_in(body.stmts) for e in asked_by(s) for p in x.walk(e)
    )
