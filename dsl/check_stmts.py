"""Statement trees → typed statements. Each statement reports its first problem; the rest are checked on."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulewright.dsl import check_places as places
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import tree as t
from rulewright.dsl import types as ty
from rulewright.dsl.check_expr import check, generator
from rulewright.dsl.check_fields import check_indexes
from rulewright.dsl.check_lets import no_recursion, param_type
from rulewright.dsl.check_names import Scope
from rulewright.dsl.problems import nearest
from rulewright.dsl.spans import Span
from rulewright.dsl.typing_rules import FLAG, NUMBER, element_of, join, open_ints, taken_as
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
    left: t.Stmt | None = None
    for stmt in suite.body:
        if left is not None:
            raise_later(
                w, bad("RW404", "This line is never reached.", stmt.span, "Something above always leaves the block.")
            )
            break
        try:
            typed, here = statement(w, here, stmt)
            made += typed
        except Bad as found:
            w.problems.append(found.problem)
            here = _bind_anyway(here, stmt)
        if isinstance(stmt, t.End | t.Result) or (isinstance(stmt, t.Leave) and stmt.how != "nothing"):
            left = stmt
    return m.Body(tuple(made), suite.cites, suite.span)


def raise_later(w: World, found: Bad) -> None:
    """Note a problem and go on."""
    w.problems.append(found.problem)


def _bind_anyway(here: Here, stmt: t.Stmt) -> Here:
    """A failed `let` still binds its names, so that its uses are not reported as well."""
    if isinstance(stmt, t.NameIt):
        return here.bind({word.text: ty.NoneType() for word in stmt.names})
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
            return [_call(w, scope, call, None, cites, span)], here
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
                raise bad("RW406", "Only a rule gives a result.", span)
            given = check(w, scope, value)
            here.results.append(given.type)
            return [m.GiveResult(given, cites, span)], here
        case t.If(branches, otherwise, span):
            made = tuple((check(w, scope, c, FLAG), body(w, here, b)) for c, b in branches)
            return [m.IfStmt(made, body(w, here, otherwise) if otherwise else None, span)], here
        case t.For(gen, suite, span):
            gens, condition, inner = generator(w, scope, gen)
            within = replace(here, scope=inner, loop=True)
            return [m.ForStmt(gens, condition, body(w, within, suite), span)], here
        case t.Each():
            return [_each(w, here, s)], here
        case t.Repeat(times, suite, span):
            return [m.RepeatStmt(check(w, scope, times, NUMBER), body(w, replace(here, loop=True), suite), span)], here
        case t.Phase(title, asked, suite, span):
            asked_typed = check(w, scope, asked, FLAG) if asked else None
            return [m.PhaseStmt(title, asked_typed, body(w, here, suite), span)], here
        case t.Match():
            return [_match(w, here, s)], here
        case t.Choose():
            from rulewright.dsl.check_choose import choose

            return [choose(w, here, s)], here


def _name_it(w: World, here: Here, s: t.NameIt) -> tuple[list[m.Stmt], Here]:
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
        call = _call(w, here.scope, s.source, names[0], s.cites, s.span)
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
        raise bad("RW301", f"{len(names)} names take a tuple of as many parts.", s.span)
    return [made], here.bind(dict(zip(names, kind.parts, strict=True)))


def _is_rule_call(w: World, e: t.Expr | t.Roll) -> bool:
    return isinstance(e, t.Apply) and isinstance(e.base, t.Name) and e.base.name in w.rules


def _assign(w: World, here: Here, s: t.Assign) -> list[m.Stmt]:
    name, indexes = _assigned(w, here.scope, s)
    var = w.vars[name]
    if s.op != "=" and not isinstance(var.type, ty.Int):
        raise bad("RW301", f"`{s.op}` counts a number up or down; `{name}` is a {ty.type_to_text(var.type)}.", s.span)
    if isinstance(s.source, t.Roll):
        of = check(w, here.scope, s.source.of)
        inner = element_of(of.type)
        if inner is None or join(inner, var.type) is None:
            raise bad("RW301", f"This rolls no {ty.type_to_text(var.type)}.", s.source.span)
        return [m.SetVar(name, indexes, s.op, of, True, s.cites, s.span)]
    if _is_rule_call(w, s.source):
        # The result of a rule has a name of its own for the moment between the call and the assignment.
        assert isinstance(s.source, t.Apply)
        assert isinstance(s.source.base, t.Name)
        into = f"result_of_{s.source.base.name}"
        call = _call(w, here.scope, s.source, into, (), s.span)
        result = w.made_rules[call.rule].type
        if result is None:
            raise bad("RW301", f"The rule `{call.rule}` gives no result.", s.source.span, "Say `result ..` in it.")
        value = taken_as(x.Local(into, result, s.source.span), var.type)
        return [call, m.SetVar(name, indexes, s.op, value, False, s.cites, s.span)]
    value = check(w, here.scope, s.source, var.type)
    if s.op == "=" and isinstance(value, x.Const) and isinstance(var.type, ty.Int) and isinstance(value.value, int):
        low, high = var.type.low, var.type.high
        if low is not None and high is not None and not low <= value.value <= high:
            raise bad("RW308", f"`{name}` holds {low}..{high}, never {value.value}.", s.source.span)
    return [m.SetVar(name, indexes, s.op, value, False, s.cites, s.span)]


def _assigned(w: World, scope: Scope, s: t.Assign) -> tuple[str, tuple[x.Expr, ...]]:
    match s.target:
        case t.Name(name, span):
            given: tuple[t.Expr, ...] = ()
        case t.At(t.Name(name, _), given, span):
            pass
        case _:
            raise bad("RW407", "Only a `var` takes a new value.", s.target.span)
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
    raise bad("RW203", f"There is no var `{name}`.", span, nearest(name, w.vars))


def _call(w: World, scope: Scope, e: t.Expr, into: str | None, cites: t.Cites, span: Span) -> m.CallRule:
    if not isinstance(e, t.Apply) or not isinstance(e.base, t.Name):
        raise bad(
            "RW403",
            "This line does nothing.",
            span,
            "A line calls a rule, `score(me)`, or begins with a word such as `move`.",
        )
    name = e.base.name
    w.used.add(name)
    if name not in w.rules:
        if name in w.lets or name in w.patterns:
            raise bad(
                "RW403", f"`{name}` is a value, so this line does nothing.", span, f"Name it: `let x = {name}(..)`."
            )
        raise bad("RW203", f"There is no rule `{name}`.", e.base.span, nearest(name, w.rules))
    if isinstance(e.args, t.Comprehension):
        raise bad("RW302", f"The rule `{name}` does not go over a `for`.", e.args.span)
    tree = w.rules[name]
    if len(tree.params) != len(e.args):
        raise bad(
            "RW302",
            f"`{name}` takes {len(tree.params)} argument{'s' * (len(tree.params) != 1)}, given {len(e.args)}.",
            span,
        )
    args = tuple(check(w, scope, a, param_type(w, p)) for p, a in zip(tree.params, e.args, strict=True))
    rule = make_rule(w, name, tuple(a.type for a in args), span)
    fitted = []
    for given, (param, wanted) in zip(args, rule.params, strict=True):
        arg = given
        if isinstance(arg.type, ty.Opt) and not isinstance(wanted, ty.Opt):
            arg = taken_as(arg, wanted)
        if join(open_ints(arg.type), wanted) != wanted:
            raise bad(
                "RW301",
                f"`{param}` of `{name}` is a {ty.type_to_text(wanted)}; this is a {ty.type_to_text(arg.type)}.",
                arg.span,
                "The parameters of a rule have one type each; the first call fixes it.",
            )
        fitted.append(arg)
    return m.CallRule(name, tuple(fitted), into, cites, span)


def make_rule(w: World, name: str, args: tuple[ty.Type, ...], span: Span) -> m.RuleDecl:
    """The rule, typed at its first call."""
    if name in w.made_rules:
        return w.made_rules[name]
    no_recursion(w, name, span)
    tree = w.rules[name]
    params = tuple((p.name.text, param_type(w, p) or open_ints(a)) for p, a in zip(tree.params, args, strict=True))
    results: list[ty.Type] = []
    w.calling.append((name, span))
    try:
        made = body(w, Here(Scope(dict(params)), results=results), tree.body)
    finally:
        w.calling.pop()
    result: ty.Type | None = None
    for kind in results:
        joined = kind if result is None else join(result, kind)
        if joined is None:
            raise bad("RW301", f"The results of `{name}` have different types.", tree.span)
        result = joined
    if result is not None and not _always_leaves(made):
        raise bad("RW408", f"`{name}` may end without a result.", tree.span, "Give one on every way through it.")
    decl = m.RuleDecl(name, params, result, made, tree.span)
    w.made_rules[name] = decl
    return decl


def _always_leaves(made: m.Body) -> bool:
    """Whether every way through a block gives a result or ends the game."""
    for s in made.stmts:
        match s:
            case m.GiveResult() | m.EndGame():
                return True
            case m.IfStmt(branches=branches, otherwise=otherwise):
                if otherwise is not None and _always_leaves(otherwise) and all(_always_leaves(b) for _, b in branches):
                    return True
            case m.MatchStmt(cases=cases, otherwise=otherwise):
                if all(_always_leaves(b) for _, b in cases) and (otherwise is None or _always_leaves(otherwise)):
                    return True
            case m.ChooseStmt(may=False, times=None, lines=lines, otherwise=otherwise):
                if all(_always_leaves(line.body) for line in lines) and (
                    otherwise is None or _always_leaves(otherwise)
                ):
                    return True
            case _:
                pass
    return False


def _each(w: World, here: Here, s: t.Each) -> m.EachStmt:
    start = check(w, here.scope, s.start, ty.Player()) if s.start is not None else None
    condition = check(w, here.scope, s.condition, FLAG) if s.condition is not None else None
    if s.at_once and here.at_once:
        raise bad("RW409", "`at once` stands inside `at once`.", s.span, "Everybody already decides at once here.")
    within = replace(here, loop=not s.at_once, at_once=here.at_once or s.at_once)
    return m.EachStmt(start, condition, s.at_once, body(w, within, s.body), s.span)


def _match(w: World, here: Here, s: t.Match) -> m.MatchStmt:
    subject = check(w, here.scope, s.subject)
    cases, seen = [], set()
    for case in s.cases:
        values = tuple(check(w, here.scope, v, subject.type) for v in case.values)
        for value in values:
            if not isinstance(value, x.Const):
                raise bad("RW301", "A case names a value.", value.span)
            if value.value in seen:
                raise bad("RW404", "This value has a case already.", value.span)
            seen.add(value.value)
        cases.append((values, body(w, here, case.body)))
    otherwise = body(w, here, s.otherwise) if s.otherwise else None
    size = w.size_of(subject.type)
    if otherwise is None and (size is None or len(seen) < size):
        raise bad("RW410", f"The cases leave out values of {ty.type_to_text(subject.type)}.", s.subject.span,
                  "Add the missing cases, or `otherwise`.")  # fmt: skip
    return m.MatchStmt(subject, tuple(cases), otherwise, s.cites, s.span)
