"""The rulebook in the rules: examples, misprints, checks and scenarios become small test functions and test rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Literal

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import tree as t
from rulewright.dsl import types as ty
from rulewright.dsl.check_expr import check
from rulewright.dsl.check_lets import param_type, pattern
from rulewright.dsl.check_names import Scope
from rulewright.dsl.check_stmts import Here, body
from rulewright.dsl.reads import reads_of
from rulewright.dsl.spans import Span
from rulewright.dsl.typing_rules import FLAG, taken_as
from rulewright.dsl.world import Bad, World, bad


@dataclass
class Tests:
    """What is gathered: promises and scenarios, and the functions and rules that carry their conditions."""

    promises: list[m.PromiseDecl] = field(default_factory=list)
    scenarios: list[m.ScenarioDecl] = field(default_factory=list)
    pures: dict[str, m.PureLet] = field(default_factory=dict)
    rules: dict[str, m.RuleDecl] = field(default_factory=dict)

    def pure(self, stem: str, lets: tuple[m.LocalLet, ...], value: x.Expr, span: Span) -> str:
        """A test function without arguments that gives a value."""
        name = f"{stem}_{len(self.pures) + 1}"
        line = m.CaseLine(value, None, (), span)
        self.pures[name] = m.PureLet(name, name, (), False, lets, (line,), value.type, (), span)
        return name


def check_rulebook(w: World, decls: tuple[t.Decl, ...]) -> Tests:
    """All promises and scenarios of a text. Problems go to the world."""
    tests = Tests()
    for decl in decls:
        try:
            match decl:
                case t.Promise():
                    _promise(w, tests, decl)
                case t.Pattern() if w.patterns.get(decl.name.text) is decl:
                    _printed(w, tests, decl)
                case t.Scenario():
                    _scenario(w, tests, decl)
                case _:
                    pass
        except Bad as found:
            w.note(found)
    return tests


def _promise(w: World, tests: Tests, decl: t.Promise) -> None:
    condition = check(w, Scope(test=decl.form != "check"), decl.condition, FLAG)
    reads = reads_of(condition, w.pures, w.made_patterns, {})
    if decl.form != "check" and "state" in reads:
        raise bad("RW501", f"This {decl.form} reads the state of a game.", decl.condition.span,
                  "An example asks about words of the rulebook alone; a `scenario` shows a situation.")  # fmt: skip
    name = tests.pure(decl.form, (), condition, decl.span)
    only_options = _names_option(condition) and not reads & {"state", "me"}
    made = m.PromiseDecl(
        decl.form, name, decl.text, decl.condition.span.text, "state" in reads, only_options, decl.cites, decl.span
    )
    if decl.form == "check" and "state" not in reads:
        made = replace(_naming_who_fails(tests, made, condition), counted=tuple(_counted(tests, condition)))
    tests.promises.append(made)


def _naming_who_fails(tests: Tests, made: m.PromiseDecl, condition: x.Expr) -> m.PromiseDecl:
    """A check of every row or thing of a table can also list those for which it does not hold."""
    match condition:
        case x.Fold(kind="every", gens=(x.Gen(names=(name,), source=source),), condition=guard, item=item) if (
            isinstance(source.type, ty.SetOf | ty.ListOf) and isinstance(source.type.of, ty.Ref)
        ):
            span, kind = condition.span, source.type.of
            fails: x.Expr = x.NotOf(item, FLAG, span)
            if guard is not None:
                fails = x.LogicOf("and", (guard, fails), FLAG, span)
            who = x.Fold("list", x.Local(name, kind, span), condition.gens, fails, None, ty.ListOf(kind), span)
            return replace(made, broken_by=tests.pure("broken", (), who, span), rows=kind.table)
        case _:
            return made


def _counted(tests: Tests, condition: x.Expr) -> Iterator[tuple[str, str]]:
    """The numbers that a check compares with others, so that what they are can be told."""
    for part in condition.parts if isinstance(condition, x.LogicOf) else (condition,):
        match part:
            case x.Compared(left=left) if isinstance(left.type, ty.Int) and not isinstance(left, x.Const):
                yield left.span.text, tests.pure("counted", (), left, left.span)
            case _:
                pass


def _names_option(e: x.Expr) -> bool:
    """Whether an option is named directly, not through a `let` (S-48)."""
    return any(isinstance(part, x.OptionValue) for part in x.walk(e))


def _printed(w: World, tests: Tests, tree: t.Pattern) -> None:
    """Examples under a case: its `when`s hold for the arguments. Misprints: they do not."""
    for number, case in enumerate(tree.cases):
        for printed in case.printed:
            try:
                _one_printed(w, tests, tree, number, printed)
            except Bad as found:
                w.note(found)


def _one_printed(w: World, tests: Tests, tree: t.Pattern, number: int, printed: t.Printed) -> None:
    if len(printed.args) != len(tree.params):
        raise bad(
            "RW302",
            f"`{tree.name.text}` takes {len(tree.params)} arguments, given {len(printed.args)}.",
            printed.span,
            f"An example gives all of them: {', '.join(p.name.text for p in tree.params)}.",
        )
    known = w.made_patterns.get(tree.name.text)
    wants = tuple(p for _, p in known.params) if known else tuple(param_type(w, p) for p in tree.params)
    args = tuple(check(w, Scope(test=True), a, p) for a, p in zip(printed.args, wants, strict=True))
    decl = pattern(w, tree.name.text, tuple(a.type for a in args), printed.span)
    args = tuple(taken_as(a, kind) for a, (_, kind) in zip(args, decl.params, strict=True))
    lets = tuple(m.LocalLet((name,), a, a.span) for (name, _), a in zip(decl.params, args, strict=True)) + decl.lets
    line = decl.cases[number]
    span = printed.span
    fits: x.Expr = x.LogicOf("and", tuple(when.condition for when in line.whens), FLAG, span)
    if printed.worth is not None and line.worth is not None:
        worth = check(w, Scope(test=True), printed.worth, line.worth.type)
        fits = x.LogicOf("and", (fits, x.Compared("is", line.worth, worth, FLAG, span)), FLAG, span)
    form: Literal["example", "misprint"] = "misprint" if printed.why is not None else "example"
    name = tests.pure(form, lets, fits, span)
    listed = ", ".join(a.span.text for a in printed.args)
    shown = f'{tree.name.text}({listed}) is "{line.title}"'
    tests.promises.append(m.PromiseDecl(form, name, printed.why or "", shown, False, False, printed.cites, span))


def _scenario(w: World, tests: Tests, tree: t.Scenario) -> None:
    steps: list[m.ScenarioStep] = []
    here = Here(Scope(test=True))
    for step in tree.steps:
        try:
            match step:
                case t.Given():
                    given, here = _given(w, tests, here, step)
                    steps.append(given)
                case t.Step("play" | "refuse" as form, label, _, _, span):
                    steps.append(m.PlayStep(form, label, span))
                case t.Step("expect", _, values, _, span):
                    condition = check(w, here.scope, values[0], FLAG)
                    steps.append(m.ExpectStep(tests.pure("expect", (), condition, span), span))
                case t.Step("winner", _, values, _, span):
                    players = (check(w, here.scope, v, ty.Player()) for v in values)
                    steps.append(m.WonStep(tuple(tests.pure("winner", (), p, span) for p in players), span))
                case t.Step(_, _, values, _, span):
                    names = tuple(tests.pure("chance", (), check(w, here.scope, v), span) for v in values)
                    steps.append(m.ChanceStep(names, span))
        except Bad as found:
            w.note(found)
    if not any(isinstance(s, t.Step) and s.form != "chance" for s in tree.steps):
        w.note(
            bad("RW502", "This scenario asks nothing.", tree.span, "Add `play`, `refuse`, `expect` or `winner` lines.")
        )
    tests.scenarios.append(m.ScenarioDecl(tree.title, tuple(steps), tree.cites, tree.span))


def _given(w: World, tests: Tests, here: Here, step: t.Given) -> tuple[m.GivenStep, Here]:
    """Options and the number of players move before the setup; the rest runs after it."""
    options: list[tuple[str, int | bool]] = []
    players: int | None = None
    rest: list[t.Stmt] = []
    for stmt in step.body.body:
        if (
            isinstance(stmt, t.Assign)
            and isinstance(stmt.target, t.Name)
            and stmt.op == "="
            and not isinstance(stmt.source, t.Roll)
        ):
            name = stmt.target.name
            if name in w.options:
                w.used.add(name)
                options.append((name, _option_value(w, name, stmt)))
                continue
            if name == "players":
                number = check(w, here.scope, stmt.source, ty.Int())
                if not isinstance(number, x.Const) or not isinstance(number.value, int):
                    raise bad("RW301", "The number of players is a plain number.", stmt.span)
                players = number.value
                continue
        rest.append(stmt)
    by = check(w, here.scope, step.by, ty.Player()) if step.by is not None else None
    rule: str | None = None
    if rest:
        rule = f"given_{len(tests.rules) + 1}"
        made = body(w, here, t.Suite(tuple(rest), (), step.span))
        tests.rules[rule] = m.RuleDecl(rule, (), None, made, step.span)
    return m.GivenStep(tuple(options), players, by, rule, step.span), here


def _option_value(w: World, name: str, stmt: t.Assign) -> int | bool:
    option = w.options[name]
    assert not isinstance(stmt.source, t.Roll)
    value = check(w, Scope(), stmt.source, option.type)
    if not isinstance(value, x.Const) or value.value not in option.values:
        listed = ", ".join(option.type.values) if isinstance(option.type, ty.Kind) else ty.type_to_text(option.type)
        raise bad("RW206", f"This is not one of the values of `{name}`.", stmt.source.span, f"Its values are {listed}.")
    assert isinstance(value.value, int)
    return value.value
