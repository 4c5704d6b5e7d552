"""Types → how the compiled module says how their values are written: `Named("cell", CELL_NAMES)`, `Whole(0, 3)` .."""

from __future__ import annotations

from rulewright.compiler.expr_to_python import ExprWriter
from rulewright.compiler.python_types import kind_prefix, quoted, tuple_text
from rulewright.dsl import types as ty


def spec(e: ExprWriter, t: ty.Type) -> str:
    """The expression for a spec; named types are constants of the module."""
    match t:
        case ty.Int(None, None):
            return f"{e.use('Whole')}()"
        case ty.Int(low, high):
            return f"{e.use('Whole')}({low}, {high})"
        case ty.Flag():
            return f"{e.use('YesNo')}()"
        case ty.Text() | ty.CaseOf():
            return f"{e.use('AnyText')}()"
        case ty.NoneType():
            return f"{e.use('Maybe')}({e.use('AnyText')}())"
        case ty.Kind(name, _):
            return f"{e.use('Named')}({quoted(name)}, {e.use(f'{kind_prefix(name)}_NAMES')})"
        case ty.Ref(table):
            return e.use(table.upper())
        case ty.Player():
            return e.use("PLAYER")
        case ty.Direction():
            return e.use("DIRECTION")
        case ty.Opt(of):
            return f"{e.use('Maybe')}({spec(e, of)})"
        case ty.ListOf(of):
            return f"{e.use('Many')}({spec(e, of)})"
        case ty.SetOf(of):
            return f"{e.use('Group')}({spec(e, of)})"
        case ty.PoolOf(of):
            return f"{e.use('Counted')}({spec(e, of)})"
        case ty.TupleOf(parts):
            return f"{e.use('Side')}({tuple_text([spec(e, p) for p in parts])})"
        case ty.MapOf():
            raise AssertionError(t)


def names_of(e: ExprWriter, t: ty.Type) -> str | None:
    """The constant that holds the printed names of a type, or None."""
    match t:
        case ty.Ref(table):
            return e.use(f"{table.upper()}_NAMES")
        case ty.Kind(name, _):
            return e.use(f"{kind_prefix(name)}_NAMES")
        case ty.Player():
            return e.use("PLAYER_NAMES")
        case ty.Direction():
            return e.use("DIRECTION_NAMES")
        case _:
            return None


def printer(e: ExprWriter, t: ty.Type, text: str, *, inside: bool) -> str:
    """A value as a label prints it (`inside` an f-string), or as data."""
    if names_of(e, t) is not None:
        return f"{names_of(e, t)}[{text}]"
    if isinstance(t, ty.Int | ty.Text | ty.CaseOf) or (not inside and isinstance(t, ty.Flag)):
        return text
    return f"{e.use('printed' if inside else 'shown')}({spec(e, t)}, {text})"
