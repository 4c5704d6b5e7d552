"""A name in an expression → what it means here: a value of the wanted kind, a local, zone, var, `let`, option .."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from rulewright.dsl import expressions as x
from rulewright.dsl import tree as t
from rulewright.dsl import types as ty
from rulewright.dsl.foreign_signs import VALUES
from rulewright.dsl.spans import Span
from rulewright.dsl.tables import Value
from rulewright.dsl.world import Bad, World, bad


@dataclass(frozen=True, slots=True)
class Scope:
    """Names bound where an expression stands. `test` allows what only examples and scenarios may say.

    `lost` are names that would be bound here if what gives them a value were right.
    """

    locals: Mapping[str, ty.Type] = field(default_factory=dict)
    test: bool = False
    lost: frozenset[str] = frozenset()

    def bind(self, names: Mapping[str, ty.Type]) -> Scope:
        return Scope({**self.locals, **names}, self.test, self.lost - names.keys())

    def lose(self, names: Iterable[str]) -> Scope:
        return replace(self, lost=self.lost | frozenset(names))


def check_name(w: World, scope: Scope, e: t.Name, want: ty.Type | None) -> x.Expr:
    """Resolve a name. Order: value of the wanted type, locals, zones, vars, lets, options, all values, rows, kinds."""
    name, span = e.name, e.span
    w.used.add(name)
    if name in scope.lost:
        raise Bad
    if want is not None:
        value = _value_of(w, want.of if isinstance(want, ty.Opt) else want, name)
        if value is not None:
            if name in scope.locals:
                raise bad("RW205", f"`{name}` is both {ty.said(want)} and a name bound here.", span,
                          "Rename the local name.")  # fmt: skip
            return x.Const(value, want.of if isinstance(want, ty.Opt) else want, span)
    if name in scope.locals:
        return x.Local(name, scope.locals[name], span)
    if name in w.zones and name not in w.plurals:
        zone = w.zones[name]
        return x.ZoneAt(name, () if not zone.index else None, zone_type(w, name, whole=bool(zone.index)), span)
    if name in w.vars:
        if w.vars[name].index:
            raise bad(
                "RW302", f"`{name}` has a value for each of its indexes.", span, f"Say which, such as `{name}[..]`."
            )
        return x.VarAt(name, (), w.vars[name].type, span)
    if name in w.lets:
        from rulewright.dsl.check_lets import call_plain_let

        return call_plain_let(w, name, span)
    if name in w.options:
        option = w.options[name]
        return x.OptionValue(name, option.type, span)
    if name in w.plurals:
        of = w.plurals[name]
        return x.Builtin("all", (), ty.SetOf(of), span)
    special = _special(w, name, e)
    if special is not None:
        return special
    return _loose_value(w, scope, e, want.of if isinstance(want, ty.Opt) else want)


def zone_type(w: World, name: str, whole: bool) -> ty.Type:
    """What a zone, or a whole family of zones, is as a value."""
    zone = w.zones[name]
    thing = ty.Ref(zone.of)
    if w.tables[zone.of].form == "token":
        return ty.PoolOf(thing)
    if whole:
        return ty.SetOf(thing)
    if zone.form == "slot":
        return ty.Opt(thing)
    return ty.ListOf(thing) if zone.form in ("deck", "pile") else ty.SetOf(thing)


def _special(w: World, name: str, e: t.Name) -> x.Expr | None:
    match name:
        case "players":
            return x.Builtin("players", (), ty.SetOf(ty.Player()), e.span)
        case "opponents":
            return x.Builtin("opponents", (), ty.ListOf(ty.Player()), e.span)
        case "opponent":
            if w.players != (2, 2):
                raise bad(
                    "RW302", "`opponent` needs a game for exactly two.", e.span, "Say `opponents`, or `left(me)`."
                )
            return x.Builtin("left", (x.MeValue(ty.Player(), e.span),), ty.Player(), e.span)
        case "directions":
            return x.Builtin("all", (), ty.SetOf(ty.Direction()), e.span)
        case "box":
            raise bad("RW302", "The box is only the start or the end of a move.", e.span)
        case _:
            return None


def _loose_value(w: World, scope: Scope, e: t.Name, want: ty.Type | None) -> x.Expr:
    """A value of a kind, or a row, where nothing says which type is wanted: it must belong to one type only."""
    found: list[x.Expr] = []
    kinds: dict[str, ty.Type] = {**w.kinds, **{o.name: o.type for o in w.options.values()}}
    types: list[ty.Type] = [*dict.fromkeys(kinds.values()), *(ty.Ref(n) for n in w.tables)]
    for kind in types:
        value = _value_of(w, kind, e.name)
        if value is not None:
            found.append(x.Const(value, kind, e.span))
    # A word of a declared kind means that kind, even if an option has an alternative of the same name.
    declared = [f for f in found if f.type in w.kinds.values()]
    if len(found) == 1 or len(declared) == 1:
        return (declared or found)[0]
    if found:
        names = " and ".join(ty.type_to_text(f.type) for f in found)
        raise bad(
            "RW205",
            f"`{e.name}` is a value of {names}; nothing here says which.",
            e.span,
            "Name it once with its type: `let x -> .. = ..`, or rename one of them.",
        )
    known = [
        *scope.locals,
        *w.zones,
        *w.vars,
        *w.lets,
        *w.patterns,
        *w.rules,
        *w.options,
        *w.plurals,
        "players",
        "opponents",
    ]
    if isinstance(want, ty.Kind):
        listed = ", ".join(want.values)
        raise w.unknown(
            e.name, f"`{e.name}` is no {want.name}.", e.span, [*want.values, *known], f"Its values are {listed}."
        )
    help_ = VALUES.get(e.name, "")
    if e.name[:1] == "d" and e.name[1:].isdecimal():
        help_ = f"A die of {e.name[1:]} sides is `roll 1..{e.name[1:]}`."
    declare = "Declare it: a `var` changes, a `let` names a value, an `option` is agreed on before the game."
    if e.name in w.patterns or e.name in w.rules:
        raise bad("RW302", f"`{e.name}` takes arguments.", e.span, f"Say `{e.name}(..)`.")
    raise w.unknown(
        e.name, f"There is nothing called `{e.name}` here.", e.span, () if help_ else known, help_ or declare
    )


def _value_of(w: World, kind: ty.Type, name: str) -> int | None:
    """Position of a value of a kind, or of the row whose only key is this word."""
    match kind:
        case ty.Kind(_, values):
            return values.index(name) if name in values else None
        case ty.Ref(table) if table in w.filled:
            found = row_by_key(w, table, (name,))
            named = found is not None and isinstance(w.tables[table].keys[0].type, ty.Text | ty.Kind)
            return found if named else None
        case _:
            return None


def row_by_key(w: World, table: str, values: tuple[Value, ...]) -> int | None:
    """The first thing (component, token) or row (record) whose key fields have these values."""
    return w.things_by_key[table].get(values)


def one_of_several(w: World, table: str, thing: int, span: Span) -> None:
    """A key that several things have does not say which of them is meant (S-13). Raises a problem for such a one."""
    copies = w.things[table].count(w.things[table][thing])
    if copies > 1:
        raise bad(
            "RW324",
            f"There are {copies} things with this key, and nothing says which is meant.",
            span,
            f"Choose among them, `for t in {w.tables[table].plural}`, or take the first in a zone.",
        )
