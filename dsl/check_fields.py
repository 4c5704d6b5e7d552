"""Fields and indexes: what stands behind a dot or in square brackets, typed."""

from __future__ import annotations

from collections.abc import Collection

from rulewright.dsl import expressions as x
from rulewright.dsl import tree as t
from rulewright.dsl import types as ty
from rulewright.dsl.check_expr import check
from rulewright.dsl.check_names import Scope, zone_type
from rulewright.dsl.problems import nearest
from rulewright.dsl.spans import Span
from rulewright.dsl.typing_rules import FLAG, NUMBER, join, known
from rulewright.dsl.world import Bad, World, bad


def check_field(w: World, scope: Scope, e: t.FieldOf) -> x.Expr:
    """`tile.number`, `c.row`: a field of a row, cell, player or direction, or the index where a thing lies."""
    of = known(check(w, scope, e.base))
    match of.type:
        case ty.Ref(table) if table in w.grids:
            grid = w.grids[table]
            sizes = {"row": grid.rows, "column": grid.columns}
            if e.name in sizes:
                return x.FieldAt(table, e.name, of, ty.Int(1, sizes[e.name]), e.span)
            raise bad("RW203", f"A {table} has no `{e.name}`.", e.span, "It has `row` and `column`.")
        case ty.Ref(table):
            return _table_field(w, table, of, e)
        case ty.Player():
            if e.name == "seat":
                return x.FieldAt("player", "seat", of, ty.Int(1, w.players[1]), e.span)
            raise bad("RW203", f"A player has no `{e.name}`.", e.span, "`p.seat` is the number of a seat, from 1.")
        case ty.Direction():
            steps = ty.Int(-1, 1)
            fields: dict[str, ty.Type] = {"diagonal": FLAG, "row_step": steps, "column_step": steps}
            if e.name in fields:
                return x.FieldAt("direction", e.name, of, fields[e.name], e.span)
            raise bad("RW203", f"A direction has no `{e.name}`.", e.span, nearest(e.name, fields))
        case _:
            raise bad(
                "RW301",
                f"{ty.Said(of.type)} has no fields.",
                e.span,
                "Only rows of a component, token or record, cells and players have fields.",
            )


def _table_field(w: World, table: str, of: x.Expr, e: t.FieldOf) -> x.Expr:
    decl = w.tables[table]
    for f in decl.fields:
        if f.name == e.name:
            return x.FieldAt(table, e.name, of, f.type, e.span)
    indexes = where_indexes(w, table)
    if e.name in indexes:
        return x.WhereIs(table, e.name, of, indexes[e.name], e.span)
    fields = [*(f.name for f in decl.fields), *indexes]
    if table in w.lost:
        raise Bad
    article = "An" if table[0] in "aeiou" else "A"
    raise w.unknown(
        e.name,
        f"{article} {table} has no `{e.name}`.",
        e.span,
        fields,
        f"It has {', '.join(f'`{f}`' for f in fields)}.",
    )


def where_indexes(w: World, table: str) -> dict[str, ty.Type]:
    """The types that tell apart the zones in which things of a table may lie, by name."""
    found: dict[str, ty.Type] = {}
    for zone in w.zones.values():
        if zone.of == table:
            for index in zone.index:
                found[ty.type_to_text(index)] = index
    return found


def check_at(w: World, scope: Scope, e: t.At) -> x.Expr:
    """`board[c]`, `run[1]`, `TUBE[state]`: a member of a zone or var, an item of a list, the entry of a map."""
    if isinstance(e.base, t.Name) and e.base.name not in scope.locals:
        name = e.base.name
        if name in w.zones and w.zones[name].index:
            w.used.add(name)
            indexes = check_indexes(w, scope, name, w.zones[name].index, e.indexes, e.span)
            return x.ZoneAt(name, indexes, zone_type(w, name, whole=False), e.span)
        if name in w.vars:
            w.used.add(name)
            var = w.vars[name]
            return x.VarAt(name, check_indexes(w, scope, name, var.index, e.indexes, e.span), var.type, e.span)
        if name in w.lets and len(w.lets[name].cases) == 1 and isinstance(w.lets[name].cases[0].value, t.MapOf):
            w.used.add(name)
            return _lookup(w, scope, w.lets[name].cases[0].value, e)  # type: ignore[arg-type]
    of = check(w, scope, e.base)
    if len(e.indexes) != 1:
        raise bad(
            "RW302",
            f"A list has one index; {len(e.indexes)} given.",
            e.span,
            "Its items are numbered from 1: `run[2]`.",
        )
    match of.type:
        case ty.ListOf(inner):
            return x.Item(of, check(w, scope, e.indexes[0], NUMBER), inner, e.span)
        case ty.TupleOf(parts):
            at = check(w, scope, e.indexes[0], NUMBER)
            if not isinstance(at, x.Const) or not isinstance(at.value, int) or not 1 <= at.value <= len(parts):
                raise bad(
                    "RW302",
                    f"A part of this tuple is named by a number from 1 to {len(parts)}.",
                    e.indexes[0].span,
                    "Or take it apart: `let (a, b) = ..`.",
                )
            return x.Item(of, at, parts[at.value - 1], e.span)
        case ty.PoolOf(inner):
            return x.Builtin("in_pool", (of, check(w, scope, e.indexes[0], inner)), NUMBER, e.span)
        case ty.SetOf():
            raise bad("RW302", "A set has no order, so it has no first and second.", e.span, "`first(S)` is its least.")
        case other:
            mend = "A citation is written in capitals: [NUM-01]." if isinstance(e.indexes[0], t.Binary) else ""
            raise bad("RW302", f"{ty.Said(other)} has no index.", e.span, mend)


def check_indexes(
    w: World, scope: Scope, name: str, index: tuple[ty.Type, ...], given: tuple[t.Expr, ...], span: Span
) -> tuple[x.Expr, ...]:
    """The indexes of a zone or var, as many as declared and of the declared types."""
    if len(given) != len(index):
        listed = ", ".join(ty.type_to_text(i) for i in index)
        mend = f"Say `{name}[..]`, with {listed} in it." if listed else f"Say `{name}`."
        raise bad(
            "RW302",
            f"`{name}` has {len(index) or 'no'} index{'es' * (len(index) != 1)}; {len(given)} given.",
            span,
            mend,
        )
    return tuple(check(w, scope, g, i) for g, i in zip(given, index, strict=True))


def _lookup(w: World, scope: Scope, mapped: t.MapOf, e: t.At) -> x.Expr:
    first = check(w, scope, mapped.entries[0][0])
    key = check(w, scope, e.indexes[0], first.type)
    size = w.size_of(key.type)
    values: dict[int, x.Expr] = {}
    for key_tree, value_tree in mapped.entries:
        at = check(w, scope, key_tree, key.type)
        if not isinstance(at, x.Const) or not isinstance(at.value, int):
            raise bad(
                "RW303",
                "This key is not known before the game.",
                key_tree.span,
                "The keys of a map are the values of one kind.",
            )
        if at.value in values:
            raise bad("RW303", "This key stands twice in the map.", key_tree.span, "Each value once.")
        values[at.value] = check(w, scope, value_tree)
    if size is None or len(values) != size:
        raise bad(
            "RW303",
            f"This map leaves out values of {ty.type_to_text(key.type)}.",
            mapped.span,
            missing_values(key.type, values),
        )
    listed = tuple(values[i] for i in sorted(values))
    joined: ty.Type | None = listed[0].type
    for value in listed[1:]:
        joined = join(joined, value.type) if joined else None
    if joined is None:
        listed_types = " and ".join(dict.fromkeys(ty.said(v.type) for v in listed))
        raise bad("RW303", f"This map gives {listed_types}.", mapped.span, "The values of a map have one type.")
    return x.Lookup(listed, key, joined, e.span)


def missing_values(kind: ty.Type, given: Collection[object]) -> str:
    """What to add where all values of a type are wanted."""
    if not isinstance(kind, ty.Kind):
        return "Give one for each value."
    return "Add " + ", ".join(v for i, v in enumerate(kind.values) if i not in given) + "."
