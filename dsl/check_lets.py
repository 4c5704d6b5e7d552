"""`let`s and patterns where they are called: typed for the arguments they are given."""

from __future__ import annotations

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import tree as t
from rulewright.dsl import types as ty
from rulewright.dsl.check_expr import check
from rulewright.dsl.check_names import Scope
from rulewright.dsl.problems import Label
from rulewright.dsl.spans import Span
from rulewright.dsl.typing_rules import FLAG, NUMBER, join, open_ints
from rulewright.dsl.world import Bad, World, bad

SHAPES = {
    "cell": "Its row and its column, from 1.",
    "player": "The number of the seat, from 1: `player(1)`.",
    "count": "Say `count(S)`, or `count(x for x in S if c)`.",
    "first": "Say `first(S)`, or `first(x for x in S if c)`.",
}


def arity(name: str, args: tuple[t.Expr, ...], wanted: int, span: Span, mend: str = "") -> None:
    if len(args) != wanted:
        mend = mend or SHAPES.get(name, "")
        raise bad("RW302", f"`{name}` takes {wanted} argument{'s' * (wanted != 1)}, given {len(args)}.", span, mend)


def parameters(name: str, params: tuple[t.Param, ...]) -> str:
    """How a `let`, pattern or rule is called."""
    return f"Say `{name}({', '.join(p.name.text for p in params)})`."


def call_plain_let(w: World, name: str, span: Span) -> x.Expr:
    """A `let` without arguments, used as a name."""
    tree = w.lets[name]
    if tree.params is not None:
        raise bad("RW302", f"`{name}` takes arguments.", span, f"Say `{name}(..)`.")
    if len(tree.cases) == 1 and isinstance(tree.cases[0].value, t.MapOf):
        raise bad("RW303", f"`{name}` is a map.", span, f"Say for which key: `{name}[..]`.")
    pure = instance(w, name, (), span)
    result = pure.type
    if len(tree.names) > 1:
        assert isinstance(result, ty.TupleOf)
        at = next(i for i, word in enumerate(tree.names) if word.text == name)
        whole = x.CallPure(pure.name, (), result, span)
        return x.Item(whole, x.Const(at + 1, NUMBER, span), result.parts[at], span)
    return x.CallPure(pure.name, (), result, span)


def call_let(w: World, scope: Scope, name: str, args: tuple[t.Expr, ...], span: Span) -> x.Expr:
    """A `let` with arguments, checked anew for each kind of arguments."""
    tree = w.lets[name]
    if tree.params is None:
        raise bad("RW302", f"`{name}` takes no arguments.", span, f"Say `{name}`.")
    typed = _arguments(w, scope, name, tree.params, args, span)
    pure = instance(w, name, tuple(a.type for a in typed), span)
    return x.CallPure(pure.name, typed, pure.type, span)


def _arguments(
    w: World, scope: Scope, name: str, params: tuple[t.Param, ...], args: tuple[t.Expr, ...], span: Span
) -> tuple[x.Expr, ...]:
    arity(name, args, len(params), span, parameters(name, params))
    typed = []
    for param, arg in zip(params, args, strict=True):
        wanted = param_type(w, param)
        typed.append(check(w, scope, arg, wanted))
    return tuple(typed)


def param_type(w: World, param: t.Param) -> ty.Type | None:
    """The declared type of a parameter, or the type it is named like, or None."""
    if param.type is not None:
        return w.resolve(param.type, param.name.text)
    return w.type_named(param.name.text)


def instance(w: World, name: str, args: tuple[ty.Type, ...], span: Span) -> m.PureLet:
    """The `let` for these argument types, made on the first call. If it calls itself, the problem shows the path."""
    key = (name, tuple(open_ints(a) for a in args))
    if key in w.instances:
        return w.instances[key]
    no_recursion(w, name, span)
    tree = w.lets[name]
    params = tuple((p.name.text, a) for p, a in zip(tree.params or (), key[1], strict=True))
    w.calling.append((name, span))
    try:
        want = w.resolve(tree.result, name) if tree.result else None
        scope = Scope(dict(params), test=False)
        lets, scope = local_lets(w, scope, tree.lets)
        cases = _case_lines(w, scope, tree, want)
    finally:
        w.calling.pop()
    result = cases[0].value.type
    for case in cases[1:]:
        joined = join(result, case.value.type)
        if joined is None:
            raise bad(
                "RW301",
                f"The cases of `{name}` are {ty.said(result)} and {ty.said(case.value.type)}.",
                case.span,
                "All cases of a `let` have one type.",
            )
        result = joined
    others = sum(1 for (n, _) in w.instances if n == name)
    own = name if others == 0 else f"{name}_{'_'.join(_slug(a) for a in key[1])}"
    pure = m.PureLet(own, name, params, tree.params is None, lets, cases, want or result, tree.cites, tree.span)
    w.instances[key] = pure
    w.pures[own] = pure
    return pure


def _slug(t_: ty.Type) -> str:
    return "".join(c if c.isalnum() else "_" for c in ty.type_to_text(t_)).strip("_")


def no_recursion(w: World, name: str, span: Span) -> None:
    """Raises Bad with the path where a name is being typed already."""
    for at, (called, _) in enumerate(w.calling):
        if called == name:
            path = [n for n, _ in w.calling[at:]] + [name]
            if frozenset(path) in w.circles:
                raise Bad
            w.circles.add(frozenset(path))
            labels = tuple(Label(s, f"`{n}` is called here") for n, s in w.calling[at + 1 :])
            raise bad("RW401", f"`{name}` calls itself: {' → '.join(path)}.", span,
                      "Rules and lets may not go round in a circle, so that every game ends. A `for`, `repeat` or "
                      "`reachable` does what repeats.", *labels)  # fmt: skip


def local_lets(w: World, scope: Scope, lets: tuple[t.Let, ...]) -> tuple[tuple[m.LocalLet, ...], Scope]:
    """The `let` lines inside a `let` or pattern."""
    made = []
    for tree in lets:
        if tree.params is not None or tree.lets or len(tree.cases) != 1:
            raise bad("RW303", "A `let` inside a `let` names one value.", tree.span, "Declare it at top level.")
        want = w.resolve(tree.result, tree.names[0].text) if tree.result else None
        value = check(w, scope, tree.cases[0].value, want)
        names = tuple(word.text for word in tree.names)
        if len(names) == 1:
            scope = scope.bind({names[0]: value.type})
        elif isinstance(value.type, ty.TupleOf) and len(value.type.parts) == len(names):
            scope = scope.bind(dict(zip(names, value.type.parts, strict=True)))
        else:
            raise bad("RW301", f"{len(names)} names take a tuple of as many parts.", tree.span)
        made.append(m.LocalLet(names, value, tree.span))
    return tuple(made), scope


def _case_lines(w: World, scope: Scope, tree: t.Let, want: ty.Type | None) -> tuple[m.CaseLine, ...]:
    cases = []
    for case in tree.cases:
        condition = check(w, scope, case.condition, FLAG) if case.condition else None
        cases.append(m.CaseLine(check(w, scope, case.value, want), condition, case.cites, case.span))
    return tuple(cases)


def call_pattern(w: World, scope: Scope, name: str, args: tuple[t.Expr, ...], span: Span) -> x.Expr:
    """A pattern called like a function: the title of the first case that fits, or none."""
    tree = w.patterns[name]
    typed = _arguments(w, scope, name, tree.params, args, span)
    decl = pattern(w, name, tuple(a.type for a in typed), span)
    for arg, (param, wanted) in zip(typed, decl.params, strict=True):
        if open_ints(arg.type) != open_ints(wanted):
            raise bad(
                "RW301",
                f"`{param}` of `{name}` is {ty.said(wanted)}; this is {ty.said(arg.type)}.",
                arg.span,
            )
    return x.CallPure(name, typed, decl.type, span)


def best_of(w: World, scope: Scope, name: str, of: t.Expr, span: Span) -> x.Expr:
    """`best play of cards`; several sets stand in parentheses."""
    if name not in w.patterns:
        raise w.unknown(name, f"There is no pattern `{name}`.", span, list(w.patterns), "")
    called = call_pattern(w, scope, name, of.items if isinstance(of, t.TupleOf) else (of,), span)
    assert isinstance(called, x.CallPure)
    decl = w.made_patterns[name]
    for param, kind in decl.params:
        if not isinstance(kind, ty.SetOf):
            raise bad("RW304", f"`{param}` of `{name}` is {ty.said(kind)}, of which there are no parts.", span,
                      f"The best parts are those of sets: `pattern {name}({param}: set of card)`.")  # fmt: skip
    if not any(case.worth is not None for case in decl.cases):
        raise bad("RW304", f"No case of `{name}` is worth anything.", span, 'Say what: `case "Pair" worth 2`.')
    return x.BestOf(name, called.args, NUMBER, span)


def pattern(w: World, name: str, args: tuple[ty.Type, ...], span: Span) -> m.PatternDecl:
    """The pattern, typed at its first use; its parameters keep these types."""
    if name in w.made_patterns:
        return w.made_patterns[name]
    no_recursion(w, name, span)
    tree = w.patterns[name]
    if not tree.cases:
        raise bad(
            "RW410", f"The pattern `{name}` has no case.", tree.name.span, 'Add `case "Title"` with its `when` lines.'
        )
    params = []
    for p, given in zip(tree.params, args, strict=True):
        params.append((p.name.text, param_type(w, p) or open_ints(given)))
    w.calling.append((name, span))
    try:
        lets, scope = local_lets(w, Scope(dict(params)), tree.lets)
        cases = []
        for case in tree.cases:
            whens = tuple(
                m.WhenLine(check(w, scope, when.condition, FLAG), when.cites, when.span) for when in case.whens
            )
            worth = check(w, scope, case.worth, NUMBER) if case.worth else None
            cases.append(m.PatternLine(case.title, whens, worth, case.cites, case.span))
    finally:
        w.calling.pop()
    titles = tuple(dict.fromkeys(case.title for case in tree.cases))
    decl = m.PatternDecl(
        name, tuple(params), lets, tuple(cases), ty.Opt(ty.CaseOf(name, titles)), tree.cites, tree.span
    )
    w.made_patterns[name] = decl
    return decl
