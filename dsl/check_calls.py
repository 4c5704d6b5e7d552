"""Calls: functions of the language, rows by key, `let`s and patterns (specialised for the types of the arguments)."""

from __future__ import annotations

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import tree as t
from rulewright.dsl import types as ty
from rulewright.dsl.check_expr import check, fold
from rulewright.dsl.check_names import Scope, row_by_key
from rulewright.dsl.problems import Label, nearest
from rulewright.dsl.spans import Span
from rulewright.dsl.typing_rules import FLAG, NUMBER, element_of, join, known, open_ints, taken_as
from rulewright.dsl.world import World, bad

FOLDS = ("count", "sum", "min", "max", "some", "every", "the", "first", "alike", "product")


def check_apply(w: World, scope: Scope, e: t.Apply, want: ty.Type | None) -> x.Expr:
    """A call in an expression."""
    if not isinstance(e.base, t.Name):
        raise bad("RW302", "Only a name can be called.", e.span)
    name = e.base.name
    w.used.add(name)
    if name in FOLDS:
        if isinstance(e.args, t.Comprehension):
            return fold(w, scope, name, e.args, e.span, want)  # type: ignore[arg-type]
        return _over(w, scope, name, e)
    if isinstance(e.args, t.Comprehension):
        raise bad(
            "RW302", f"`{name}` does not go over a `for`.", e.args.span, "Those that do: " + ", ".join(FOLDS) + "."
        )
    if name in w.lets:
        return call_let(w, scope, name, e.args, e.span)
    if name in w.patterns:
        return call_pattern(w, scope, name, e.args, e.span)
    if name in w.rules:
        raise bad("RW403", f"`{name}` is a rule: it does things, so it cannot stand inside an expression.", e.span,
                  f"Give its result a name on a line of its own: `let r = {name}(..)`.")  # fmt: skip
    if name in w.grids or name in w.tables or name == "player":
        return _row(w, scope, name, e.args, e.span)
    builtin = _builtin(w, scope, name, e.args, e.span)
    if builtin is not None:
        return builtin
    known_names = [
        *w.lets,
        *w.patterns,
        *w.tables,
        *w.grids,
        *FOLDS,
        "slice",
        "lines",
        "ray",
        "around",
        "beside",
        "left",
    ]
    raise bad("RW203", f"There is nothing called `{name}` to call.", e.base.span, nearest(name, known_names))


def _over(w: World, scope: Scope, name: str, e: t.Apply) -> x.Expr:
    """`count(S)`, `first(S)`, `sum(LIST)`: a collection given whole."""
    assert not isinstance(e.args, t.Comprehension)
    _arity(name, e.args, 1, e.span)
    of = check(w, scope, e.args[0])
    inner = element_of(of.type)
    if isinstance(of.type, ty.Opt) and name == "count":
        return x.Builtin("count_slot", (of,), ty.Int(0, 1), e.span)
    if inner is None:
        raise bad("RW301", f"`{name}` takes a set or list, not a {ty.type_to_text(of.type)}.", e.args[0].span)
    match name:
        case "count":
            return x.Builtin("count", (of,), NUMBER, e.span)
        case "sum" | "product":
            if not isinstance(inner, ty.Int):
                raise bad("RW301", f"`{name}` takes numbers.", e.args[0].span)
            return x.Builtin(name, (of,), NUMBER, e.span)
        case "some" | "every":
            if not isinstance(inner, ty.Flag):
                raise bad("RW301", f"`{name}` takes conditions.", e.args[0].span, f"Say `{name}(c for x in S)`.")
            return x.Builtin(name, (of,), FLAG, e.span)
        case "alike":
            return x.Builtin(name, (of,), FLAG, e.span)
        case _:
            return x.Builtin(name, (of,), inner, e.span)


def _row(w: World, scope: Scope, name: str, args: tuple[t.Expr, ...], span: Span) -> x.Expr:
    """`tile(5)`, `cell(2, 3)`, `player(1)`."""
    if name == "player":
        _arity(name, args, 1, span)
        seat = check(w, scope, args[0], NUMBER)
        if isinstance(seat, x.Const) and isinstance(seat.value, int):
            if not 1 <= seat.value <= w.players[1]:
                raise bad("RW302", f"There is no player {seat.value}.", span, f"Players go from 1 to {w.players[1]}.")
            return x.Const(seat.value - 1, ty.Player(), span)
        return x.Builtin("seat", (seat,), ty.Player(), span)
    if name in w.grids:
        _arity(name, args, 2, span)
        row, column = (check(w, scope, a, NUMBER) for a in args)
        grid = w.grids[name]
        if isinstance(row, x.Const) and isinstance(column, x.Const):
            r, c = row.value, column.value
            assert isinstance(r, int)
            assert isinstance(c, int)
            if not (1 <= r <= grid.rows and 1 <= c <= grid.columns):
                raise bad("RW302", f"The {name} ({r}, {c}) lies outside of the grid.", span,
                          f"Rows go to {grid.rows}, columns to {grid.columns}.")  # fmt: skip
            return x.Const((r - 1) * grid.columns + c - 1, ty.Ref(name), span)
        return x.Builtin("cell_at", (row, column), ty.Ref(name), span)
    return _row_of_table(w, scope, name, args, span)


def _row_of_table(w: World, scope: Scope, name: str, args: tuple[t.Expr, ...], span: Span) -> x.Expr:
    keys = w.tables[name].keys
    if not keys:
        raise bad("RW302", f"The rows of `{name}` have no key.", span, "Mark a field with `key`.")
    _arity(name, args, len(keys), span)
    values = tuple(check(w, scope, a, k.type) for a, k in zip(args, keys, strict=True))
    if not all(isinstance(v, x.Const) for v in values):
        return x.Builtin(f"row_of {name}", values, ty.Ref(name), span)
    plain = []
    for value, key in zip(values, keys, strict=True):
        assert isinstance(value, x.Const)
        shown = key.type.values[value.value] if isinstance(key.type, ty.Kind) else value.value  # type: ignore[index]
        plain.append(shown)
    row = row_by_key(w, name, tuple(plain))
    if row is None:
        listed = ", ".join(str(v) for v in plain)
        raise bad(
            "RW302", f"No {name} has the key ({listed}).", span, f"The rows stand in {w.tables[name].plural}.yaml."
        )
    return x.Const(row, ty.Ref(name), span)


def _builtin(w: World, scope: Scope, name: str, args: tuple[t.Expr, ...], span: Span) -> x.Expr | None:
    if name in ("slice", "lines", "ray", "around", "beside", "left", "kind", "kinds", "reverse", "consecutive", "adds_up"):
        typed = tuple(check(w, scope, a) for a in args)
        return _typed_builtin(w, name, typed, span)
    if name == "top":
        if len(args) == 1:
            deck = check(w, scope, args[0])
            return x.Builtin("first", (deck,), element_of(deck.type) or NUMBER, span)
        _arity(name, args, 2, span)
        deck = check(w, scope, args[0])
        if not isinstance(deck.type, ty.ListOf):
            raise bad("RW301", "`top` takes a deck or pile.", args[0].span)
        return x.Builtin("top", (deck, check(w, scope, args[1], NUMBER)), deck.type, span)
    return None


def _typed_builtin(w: World, name: str, args: tuple[x.Expr, ...], span: Span) -> x.Expr:
    match name, args:
        case "slice", (run, all_) if isinstance(run.type, ty.ListOf) and isinstance(all_.type, ty.ListOf):
            return x.Builtin(name, args, FLAG, span)
        case "lines", (cells, x.Const(value=int())) if isinstance(element_of(cells.type), ty.Ref):
            of = element_of(cells.type)
            assert of is not None
            cells = taken_as(cells, ty.SetOf(of))
            return x.Builtin(name, (cells, args[1]), ty.ListOf(ty.ListOf(of)), span)
        case "ray", (cell, way) if _is_cell(w, cell) and isinstance(way.type, ty.Direction):
            return x.Builtin(name, (known(cell), way), ty.ListOf(cell.type), span)
        case (("around" | "beside"), (cell,)) if _is_cell(w, known(cell)):
            return x.Builtin(name, (known(cell),), ty.ListOf(known(cell).type), span)
        case "left", (player,) if isinstance(player.type, ty.Player):
            return x.Builtin(name, args, ty.Player(), span)
        case "kind", (thing,) if isinstance(known(thing).type, ty.Ref):
            return x.Builtin(name, (known(thing),), NUMBER, span)
        case "kinds", (pool,) if isinstance(pool.type, ty.PoolOf):
            return x.Builtin(name, args, ty.SetOf(pool.type.of), span)
        case "reverse", (items,) if isinstance(items.type, ty.ListOf):
            return x.Builtin(name, args, items.type, span)
        case "adds_up", (numbers, goal) if isinstance(element_of(numbers.type), ty.Int) and isinstance(goal.type, ty.Int):
            return x.Builtin(name, args, FLAG, span)
        case "consecutive", (numbers,) if isinstance(element_of(numbers.type), ty.Int):
            return x.Builtin(name, args, FLAG, span)
        case _:
            shapes = {
                "slice": "slice(run, all), two lists",
                "lines": "lines(cells, 4)",
                "ray": "ray(cell, direction)",
                "around": "around(cell)",
                "beside": "beside(cell)",
                "left": "left(player)",
                "kind": "kind(thing)",
                "kinds": "kinds(pool)",
                "reverse": "reverse(list)",
                "consecutive": "consecutive(numbers)",
                "adds_up": "adds_up(numbers, total)",
            }
            given = ", ".join(ty.type_to_text(a.type) for a in args)
            raise bad("RW301", f"`{name}` does not take ({given}).", span, f"Its shape is `{shapes[name]}`.")


def _is_cell(w: World, e: x.Expr) -> bool:
    return isinstance(e.type, ty.Ref) and e.type.table in w.grids


def _arity(name: str, args: tuple[t.Expr, ...], wanted: int, span: Span) -> None:
    if len(args) != wanted:
        raise bad("RW302", f"`{name}` takes {wanted} argument{'s' * (wanted != 1)}, given {len(args)}.", span)


# ---------------------------------------------------------------- lets and patterns


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
    _arity(name, args, len(params), span)
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
    _no_recursion(w, name, span)
    tree = w.lets[name]
    params = tuple((p.name.text, a) for p, a in zip(tree.params or (), key[1], strict=True))
    for p in tree.params or ():
        _check_param_name(p)
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
                f"The cases of `{name}` are a {ty.type_to_text(result)} and a {ty.type_to_text(case.value.type)}.",
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


def _check_param_name(param: t.Param) -> None:
    from rulewright.dsl.declare import PYTHON

    if param.name.text in PYTHON:
        raise bad(
            "RW202",
            f"`{param.name.text}` cannot name a parameter: the compiled module uses this word.",
            param.name.span,
            "Choose another name.",
        )


def _slug(t_: ty.Type) -> str:
    return "".join(c if c.isalnum() else "_" for c in ty.type_to_text(t_)).strip("_")


def _no_recursion(w: World, name: str, span: Span) -> None:
    for at, (called, _) in enumerate(w.calling):
        if called == name:
            path = [n for n, _ in w.calling[at:]] + [name]
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
    if cases[-1].condition is not None:
        raise bad("RW404", f"`{tree.names[0].text}` has no value when none of its cases holds.", tree.span,
                  "End with a line `VALUE otherwise`.")  # fmt: skip
    for made in cases[:-1]:
        if made.condition is None:
            raise bad(
                "RW404", "The cases after this one are never reached.", made.span, "Give it a condition, `VALUE if ..`."
            )
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
                f"`{param}` of `{name}` is a {ty.type_to_text(wanted)}; this is a {ty.type_to_text(arg.type)}.",
                arg.span,
            )
    return x.CallPure(name, typed, decl.type, span)


def pattern(w: World, name: str, args: tuple[ty.Type, ...], span: Span) -> m.PatternDecl:
    """The pattern, typed at its first use; its parameters keep these types."""
    if name in w.made_patterns:
        return w.made_patterns[name]
    _no_recursion(w, name, span)
    tree = w.patterns[name]
    if not tree.cases:
        raise bad("RW404", f"The pattern `{name}` has no case.", tree.span, 'Add `case "Title"` with its `when` lines.')
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
    titles = tuple(case.title for case in tree.cases)
    if len(set(titles)) != len(titles):
        raise bad("RW201", f"Two cases of `{name}` have one title.", tree.span)
    decl = m.PatternDecl(
        name, tuple(params), lets, tuple(cases), ty.Opt(ty.CaseOf(name, titles)), tree.cites, tree.span
    )
    w.made_patterns[name] = decl
    return decl
