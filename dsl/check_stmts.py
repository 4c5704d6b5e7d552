"""Statement trees → typed statements. Each statement reports its first problem; the rest are checked on."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulewright.dsl import check_places as places
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import tree as t
from rulewright.dsl import types as ty
from rulewright.dsl.check_expr import check, generator
from rulewright.dsl.check_fields import check_indexes, missing_values
from rulewright.dsl.check_names import Scope
from rulewright.dsl.problems import Label
from rulewright.dsl.spans import Span
from rulewright.dsl.typing_rules import FLAG, NUMBER, element_of, join, taken_as
from rulewright.dsl.world import Bad, World, bad


@dataclass(frozen=True, slots=True)
class Here:
    """Where a statement stands: names bound, whether a loop encloses it, which rule's results it may give."""

    scope: Scope
    loop: bool = False
    at_once: bool = False
    results: list[ty.Type] | None = None

    def bind(self, names: dict[str, ty.Type]) -> Here:
        return replace(self, scope=self.scope.bind(names))


def body(w: World, here: Here, suite: t.Suite) -> m.Body:
    """The statements of a block in order; a `let` counts for those that follow."""
    made: list[m.Stmt] = []
    left: Span | None = None
    for stmt in suite.body:
        if left is not None:
            w.note(
                bad(
                    "RW404",
                    "This line is never reached.",
                    stmt.span,
                    "Take it out, or put it before.",
                    Label(left, "this always leaves the block"),
                )
            )
            break
        try:
            typed, here = statement(w, here, stmt)
            made += typed
            if typed and leaves(typed[-1]):
                left = stmt.span
        except Bad as found:
            w.note(found)
            here = _lose_names(here, stmt)
    return m.Body(tuple(made), suite.cites, suite.span)


def leaves(s: m.Stmt) -> bool:
    """Whether nothing after this statement in its block can happen."""
    match s:
        case m.GiveResult() | m.EndGame():
            return True
        case m.LeaveIt(how=how):
            return how != "nothing"
        case m.IfStmt(branches=branches, otherwise=otherwise):
            return otherwise is not None and all(_ends(b) for b in (otherwise, *(b for _, b in branches)))
        case m.MatchStmt(cases=cases, otherwise=otherwise):
            return all(_ends(b) for _, b in cases) and (otherwise is None or _ends(otherwise))
        case _:
            return False


def _ends(block: m.Body) -> bool:
    return bool(block.stmts) and leaves(block.stmts[-1])


def _lose_names(here: Here, stmt: t.Stmt) -> Here:
    """The names of a failed `let` are known as lost, so that its uses are not reported as well."""
    if isinstance(stmt, t.NameIt):
        return replace(here, scope=here.scope.lose(word.text for word in stmt.names))
    return here


def statement(w: World, here: Here, s: t.Stmt) -> tuple[list[m.Stmt], Here]:
    """One statement, possibly several typed ones, and what holds after it."""
    scope = here.scope
    match s:
        case t.NameIt():
            return _name_it(w, here, s)
        case t.Assign():
            return _assign(w, here, s), here
        case t.CallIt(call, cites, span):
            from rulewright.dsl.check_rules import call_rule

            return [call_rule(w, scope, call, None, cites, span)], here
        case t.Move():
            return [places.move(w, scope, s)], here
        case t.Draw():
            return [places.draw(w, scope, s)], here
        case t.Deal():
            return [places.deal(w, scope, s)], here
        case t.Shuffle():
            return [places.shuffle(w, scope, s)], here
        case t.Reveal():
            return [places.reveal(w, scope, s)], here
        case t.End(how, winner, cites, span):
            who = check(w, scope, winner, ty.Player()) if winner is not None else None
            return [m.EndGame(how, who, cites, span)], here
        case t.Leave(how, cites, span):
            if how == "stop" and not here.loop:
                raise bad("RW406", "`stop` leaves a loop, and none is around it.", span, "`done` leaves the rule.")
            return [m.LeaveIt(how, cites, span)], here
        case t.Result(value, cites, span):
            if here.results is None:
                raise bad("RW406", "Only a rule gives a result.", span, "`done` leaves a turn or the setup.")
            given = check(w, scope, value)
            here.results.append(given.type)
            return [m.GiveResult(given, cites, span)], here
        case t.If(branches, otherwise, span):
            made = tuple((or_lost(w, scope, c, FLAG), body(w, here, b)) for c, b in branches)
            last = body(w, here, otherwise) if otherwise else None
            return [m.IfStmt(tuple((_sound(c), b) for c, b in made), last, span)], here
        case t.For():
            return [_for(w, here, s)], here
        case t.Each():
            return [_each(w, here, s)], here
        case t.Repeat(times, suite, span):
            count = or_lost(w, scope, times, NUMBER)
            block = body(w, replace(here, loop=True), suite)
            return [m.RepeatStmt(_sound(count), block, span)], here
        case t.Phase(title, asked, suite, span):
            condition = or_lost(w, scope, asked, FLAG) if asked else None
            block = body(w, here, suite)
            return [m.PhaseStmt(title, _sound(condition) if asked else None, block, span)], here
        case t.Match():
            return [_match(w, here, s)], here
        case t.Choose():
            from rulewright.dsl.check_choose import choose

            return [choose(w, here, s)], here


def or_lost(w: World, scope: Scope, e: t.Expr, want: ty.Type) -> x.Expr | None:
    """The expression at the head of a block; None if something is wrong with it: the block is checked all the same."""
    return w.tried(lambda: check(w, scope, e, want))


def _sound(e: x.Expr | None) -> x.Expr:
    if e is None:
        raise Bad
    return e


def _for(w: World, here: Here, s: t.For) -> m.ForStmt:
    head = w.tried(lambda: generator(w, here.scope, s.generator))
    if head is None:
        lost = here.scope.lose(word.text for binding in s.generator.bindings for word in binding.names)
        body(w, replace(here, scope=lost, loop=True), s.body)
        raise Bad
    gens, condition, inner = head
    return m.ForStmt(gens, condition, body(w, replace(here, scope=inner, loop=True), s.body), s.span)


def _name_it(w: World, here: Here, s: t.NameIt) -> tuple[list[m.Stmt], Here]:
    from rulewright.dsl.check_rules import call_rule

    names = tuple(word.text for word in s.names)
    made: m.Stmt
    if isinstance(s.source, t.Roll):
        of = check(w, here.scope, s.source.of)
        inner = element_of(of.type)
        if inner is None:
            raise bad(
                "RW301",
                "A `roll` takes one of a range or list.",
                s.source.span,
                "Such as `roll 1..6`, `flip [yes, no]`.",
            )
        made, kind = m.RollLocal(names, of, s.cites, s.span), inner
    elif _is_rule_call(w, s.source):
        call = call_rule(w, here.scope, s.source, names[0], s.cites, s.span)
        result = w.made_rules[call.rule].type
        if result is None:
            raise bad("RW301", f"The rule `{call.rule}` gives no result.", s.source.span, "Say `result ..` in it.")
        made, kind = call, result
    else:
        value = check(w, here.scope, s.source)
        made, kind = m.SetLocal(names, value, s.cites, s.span), value.type
    if len(names) == 1:
        return [made], here.bind({names[0]: kind})
    if not isinstance(kind, ty.TupleOf) or len(kind.parts) != len(names):
        raise bad("RW301", f"{len(names)} names take a tuple of as many parts; this is {ty.said(kind)}.", s.span)
    return [made], here.bind(dict(zip(names, kind.parts, strict=True)))


def _is_rule_call(w: World, e: t.Expr | t.Roll) -> bool:
    return isinstance(e, t.Apply) and isinstance(e.base, t.Name) and e.base.name in w.rules


def _assign(w: World, here: Here, s: t.Assign) -> list[m.Stmt]:
    from rulewright.dsl.check_rules import call_rule

    name, indexes = _assigned(w, here.scope, s)
    var = w.vars[name]
    if s.op != "=" and not isinstance(var.type, ty.Int):
        raise bad("RW301", f"`{s.op}` counts a number up or down; `{name}` is {ty.said(var.type)}.", s.span)
    if isinstance(s.source, t.Roll):
        of = check(w, here.scope, s.source.of)
        inner = element_of(of.type)
        if inner is None or join(inner, var.type) is None:
            what = ty.said(inner) if inner is not None else ty.said(of.type)
            raise bad(
                "RW301", f"`{name}` is {ty.said(var.type)}; this rolls {what}.", s.source.span,
                "Say between what a die rolls, `roll 1..6`, or what may come, `roll players`, `flip [yes, no]`.",
            )  # fmt: skip
        return [m.SetVar(name, indexes, s.op, of, True, s.cites, s.span)]
    if _is_rule_call(w, s.source):
        # The result of a rule has a name of its own for the moment between the call and the assignment.
        assert isinstance(s.source, t.Apply)
        assert isinstance(s.source.base, t.Name)
        into = f"result_of_{s.source.base.name}"
        call = call_rule(w, here.scope, s.source, into, (), s.span)
        result = w.made_rules[call.rule].type
        if result is None:
            raise bad("RW301", f"The rule `{call.rule}` gives no result.", s.source.span, "Say `result ..` in it.")
        value = taken_as(x.Local(into, result, s.source.span), var.type)
        return [call, m.SetVar(name, indexes, s.op, value, False, s.cites, s.span)]
    value = check(w, here.scope, s.source, var.type)
    if s.op == "=" and isinstance(value, x.Const) and isinstance(var.type, ty.Int) and isinstance(value.value, int):
        low, high = var.type.low, var.type.high
        if low is not None and high is not None and not low <= value.value <= high:
            raise bad(
                "RW308",
                f"`{name}` holds {low}..{high}, never {value.value}.",
                s.source.span,
                "Give the var a wider range, or another value here.",
            )
    return [m.SetVar(name, indexes, s.op, value, False, s.cites, s.span)]


def _assigned(w: World, scope: Scope, s: t.Assign) -> tuple[str, tuple[x.Expr, ...]]:
    match s.target:
        case t.Name(name, span):
            given: tuple[t.Expr, ...] = ()
        case t.At(t.Name(name, _), given, span):
            pass
        case _:
            raise bad(
                "RW407",
                "Only a `var` takes a new value.",
                s.target.span,
                "Declare one: `var points[player]: 0..99 = 0`.",
            )
    w.used.add(name)
    if name in w.vars:
        return name, check_indexes(w, scope, name, w.vars[name].index, given, span)
    if name in w.options:
        raise bad("RW407", f"`{name}` is an option; the table agrees on it before the game.", span, "Use a `var`.")
    if name in w.zones:
        raise bad("RW407", f"`{name}` is a zone; things come and go only by `move`, `draw` and `deal`.", span,
                  f"Say `move .. to {name}`.")  # fmt: skip
    if name in scope.locals or name in w.lets:
        raise bad("RW407", f"`{name}` is a name for a value and keeps it.", span, "What changes is a `var`.")
    if name in scope.lost:
        raise Bad
    if name == "players":
        raise bad("RW407", "How many play is settled before the game.", span, "Say it under the head: `players 2..4`.")
    raise w.unknown(name, f"There is no var `{name}`.", span, w.vars, f"Declare it: `var {name}: 0..9 = 0`.")


def _each(w: World, here: Here, s: t.Each) -> m.EachStmt:
    start = or_lost(w, here.scope, s.start, ty.Player()) if s.start is not None else None
    condition = or_lost(w, here.scope, s.condition, FLAG) if s.condition is not None else None
    if s.at_once and here.at_once:
        w.note(bad("RW409", "`at once` stands inside `at once`.", s.span, "Everybody already decides at once here."))
    within = replace(here, loop=not s.at_once, at_once=here.at_once or s.at_once)
    block = body(w, within, s.body)
    if (start is None) != (s.start is None) or (condition is None) != (s.condition is None):
        raise Bad
    return m.EachStmt(start, condition, s.at_once, block, s.span)


def _match(w: World, here: Here, s: t.Match) -> m.MatchStmt:
    subject = w.tried(lambda: check(w, here.scope, s.subject))
    cases: list[tuple[tuple[x.Expr, ...], m.Body]] = []
    seen: dict[object, Span] = {}
    before = len(w.problems)
    for case in s.cases:
        values = [_case_value(w, here, v, subject, seen) for v in case.values] if subject is not None else []
        cases.append((tuple(v for v in values if v is not None), body(w, here, case.body)))
    otherwise = body(w, here, s.otherwise) if s.otherwise else None
    if subject is None:
        raise Bad
    size = w.size_of(subject.type)
    if otherwise is None and (size is None or len(seen) < size) and len(w.problems) == before:
        named = isinstance(subject.type, ty.Kind)
        mend = missing_values(subject.type, seen) if named else "Say what happens then, in a block `otherwise`."
        raise bad("RW410", f"The cases leave out values of {ty.type_to_text(subject.type)}.", s.subject.span, mend)
    return m.MatchStmt(subject, tuple(cases), otherwise, s.cites, s.span)


def _case_value(w: World, here: Here, e: t.Expr, subject: x.Expr, seen: dict[object, Span]) -> x.Expr | None:
    value = w.tried(lambda: check(w, here.scope, e, subject.type))
    if value is None:
        return None
    if not isinstance(value, x.Const):
        w.note(
            bad(
                "RW301", "This is not known before the game.", value.span, "A `case` names fixed values; else use `if`."
            )
        )
        return None
    if value.value in seen:
        w.note(
            bad(
                "RW404",
                "This value has a case already.",
                value.span,
                "Take it out of one of the two.",
                Label(seen[value.value], "here"),
            )
        )
        return None
    seen[value.value] = value.span
    return value
