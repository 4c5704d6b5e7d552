"""Calls: functions of the language, rows by key, `let`s and patterns (specialised for the types of the arguments)."""

from __future__ import annotations

from rulewright.dsl import expressions as x
from rulewright.dsl import tree as t
from rulewright.dsl import types as ty
from rulewright.dsl.check_expr import check, fold
from rulewright.dsl.check_lets import arity, call_let, call_pattern
from rulewright.dsl.check_names import Scope
from rulewright.dsl.check_rows import row
from rulewright.dsl.foreign_signs import VALUES
from rulewright.dsl.spans import Span
from rulewright.dsl.typing_rules import FLAG, NUMBER, element_of, known, taken_as
from rulewright.dsl.world import Bad, World, bad

TYPED = frozenset("slice lines ray around beside left kind kinds reverse consecutive adds_up".split())
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
        return row(w, scope, name, e.args, e.span)
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
    if name in w.zones or name in w.vars:
        raise bad(
            "RW302", f"`{name}` is nothing to call.", e.span, f"Its places stand in square brackets: `{name}[..]`."
        )
    if name in scope.lost:
        raise Bad
    known_names = [] if name in VALUES else known_names
    raise w.unknown(name, f"There is nothing called `{name}` to call.", e.base.span, known_names, VALUES.get(name, ""))


def _over(w: World, scope: Scope, name: str, e: t.Apply) -> x.Expr:
    """`count(S)`, `first(S)`, `sum(LIST)`: a collection given whole."""
    assert not isinstance(e.args, t.Comprehension)
    arity(name, e.args, 1, e.span)
    of = check(w, scope, e.args[0])
    inner = element_of(of.type)
    if isinstance(of.type, ty.Opt) and name == "count":
        return x.Builtin("count_slot", (of,), ty.Int(0, 1), e.span)
    if inner is None:
        raise bad(
            "RW301",
            f"`{name}` takes a set or list, not {ty.said(of.type)}.",
            e.args[0].span,
            f"Say `{name}(x for x in S)`, or name what holds several.",
        )
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


def _builtin(w: World, scope: Scope, name: str, args: tuple[t.Expr, ...], span: Span) -> x.Expr | None:
    if name in TYPED:
        typed = tuple(check(w, scope, a) for a in args)
        return _typed_builtin(w, name, typed, span)
    if name == "top":
        if len(args) == 1:
            deck = check(w, scope, args[0])
            return x.Builtin("first", (deck,), element_of(deck.type) or NUMBER, span)
        arity(name, args, 2, span)
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
        case "adds_up", (numbers, goal) if _are_numbers(element_of(numbers.type), goal.type):
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


def _are_numbers(*types: ty.Type | None) -> bool:
    return all(isinstance(kind, ty.Int) for kind in types)


def _is_cell(w: World, e: x.Expr) -> bool:
    return isinstance(e.type, ty.Ref) and e.type.table in w.grids
