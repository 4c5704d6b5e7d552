"""How types and values of the rules look in Python."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty


def py_type(t: ty.Type) -> str:
    """The annotation of a value: positions are `int`, sets bit sets, lists tuples."""
    match t:
        case ty.Flag():
            return "bool"
        case ty.Text() | ty.CaseOf():
            return "str"
        case ty.NoneType():
            return "None"
        case ty.Opt(of):
            return f"{py_type(of)} | None"
        case ty.ListOf(of):
            return f"tuple[{py_type(of)}, ...]"
        case ty.TupleOf(parts):
            return f"tuple[{', '.join(py_type(p) for p in parts)}]"
        case ty.PoolOf():
            return "tuple[int, ...]"
        case _:
            return "int"


def may_leave(kind: ty.Int, given: ty.Type) -> bool:
    """Whether the type of an index does not show that it is one of a family: then it is asked (S-40)."""
    if not isinstance(given, ty.Int) or given.low is None or given.high is None:
        return True
    return kind.low is None or kind.high is None or given.low < kind.low or given.high > kind.high


def zero_of(t: ty.Type) -> str:
    """What a slot of this type holds while it does not matter."""
    match t:
        case ty.Flag():
            return "False"
        case ty.Text() | ty.CaseOf():
            return '""'
        case ty.NoneType() | ty.Opt():
            return "None"
        case ty.ListOf() | ty.PoolOf():
            return "()"
        case ty.TupleOf(parts):
            return "(" + ", ".join(zero_of(p) for p in parts) + ("," if len(parts) == 1 else "") + ")"
        case _:
            return "0"


def const_text(value: x.ConstValue, t: ty.Type) -> str:
    """A constant as Python says it; values of kinds by name."""
    match value, t:
        case None, _:
            return "None"
        case _, ty.Opt(of):
            return const_text(value, of)
        case bool(), _:
            return str(value)
        case int(), ty.Kind(name, values):
            return f"{kind_prefix(name)}_{values[value].upper()}"
        case int(), _:
            return str(value)
        case str(), _:
            return quoted(value)
        case tuple(), ty.ListOf(of):
            return tuple_text([const_text(v, of) for v in value])
        case tuple(), ty.TupleOf(parts):
            return tuple_text([const_text(v, p) for v, p in zip(value, parts, strict=True)])
        case _:
            raise AssertionError((value, t))


def kind_prefix(name: str) -> str:
    return name.upper()


def quoted(text: str) -> str:
    """A text in double quotes."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def tuple_text(items: list[str]) -> str:
    """`()`, `(a,)`, `(a, b)`."""
    return f"({items[0]},)" if len(items) == 1 else f"({', '.join(items)})"


def upper(table: str, field: str) -> str:
    """The name of the column of a table: TILE_NUMBER."""
    return f"{table.upper()}_{field.upper()}"


def plural_constant(model: m.Model, t: ty.Type) -> str:
    """The name of all values of a type, a range: CELLS, TILES, SUITS, DIRECTIONS."""
    match t:
        case ty.Ref(table):
            return (model.grids[table].plural if table in model.grids else model.tables[table].decl.plural).upper()
        case ty.Kind(name, _):
            return f"{kind_prefix(name)}_VALUES"
        case ty.Direction():
            return "DIRECTIONS"
        case _:
            raise AssertionError(t)


def size_of(model: m.Model, t: ty.Type) -> int:
    """How many values a finite type has."""
    size = size_if_finite(model, t)
    assert size is not None, t
    return size


def size_if_finite(model: m.Model, t: ty.Type) -> int | None:
    """How many values a type has; None where there is no end of them."""
    match t:
        case ty.Int(int() as low, int() as high):
            return high - low + 1
        case ty.Flag():
            return 2
        case ty.Kind(_, values):
            return len(values)
        case ty.CaseOf(_, titles):
            return len(titles)
        case ty.Ref(table):
            return model.grids[table].size if table in model.grids else len(model.things[table])
        case ty.Player():
            return model.players[1]
        case ty.Direction():
            return 8
        case ty.Opt(of):
            inner = size_if_finite(model, of)
            return None if inner is None else inner + 1
        case ty.TupleOf(parts):
            sizes = [size_if_finite(model, p) for p in parts]
            return None if None in sizes else prod(s for s in sizes if s is not None)
        case _:
            return None


def hides_things(model: m.Model, table: str) -> bool:
    """Whether some zone of a component is not seen by all, so that it matters who knows where its things are."""
    return model.tables[table].decl.form == "component" and any(
        zone.seen != "all" for zone in model.zones_by_table.get(table, ())
    )


def counted_names(names: Sequence[str]) -> str:
    """Constants that count from 0: `RED, BLUE = range(2)`."""
    return f"{', '.join(names)} = range({len(names)})" if len(names) > 1 else f"{names[0]} = 0"


def numbers_name(constant: str) -> str:
    """The dictionary that numbers the items of a constant list: LINES_NUMBERS."""
    return f"{constant.upper()}_NUMBERS"


def place_name(model: m.Model, zone: str) -> str:
    """The constant for the first place of a zone: BOARD. A zone named like the plural of a table has another one."""
    plurals = {t.decl.plural for t in model.tables.values()} | {g.plural for g in model.grids.values()}
    return f"{zone.upper()}_PLACE" if zone in plurals else zone.upper()
