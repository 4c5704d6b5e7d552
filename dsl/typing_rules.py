"""How types fit together: joining two branches, and taking a value where a type is wanted."""

from __future__ import annotations

from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty
from rulewright.dsl.world import bad

SHORT = 30  # characters that a hint repeats
NUMBER = ty.Int()
FLAG = ty.Flag()


def join(a: ty.Type, b: ty.Type) -> ty.Type | None:
    """The least type that holds values of both, or None."""
    match a, b:
        case _ if a == b:
            return a
        case ty.Int(low1, high1), ty.Int(low2, high2):
            low = None if low1 is None or low2 is None else min(low1, low2)
            high = None if high1 is None or high2 is None else max(high1, high2)
            return ty.Int(low, high)
        case ty.NoneType(), ty.Opt() | ty.NoneType():
            return b
        case ty.Opt(), ty.NoneType():
            return a
        case ty.NoneType(), _:
            return ty.Opt(b)
        case _, ty.NoneType():
            return ty.Opt(a)
        case ty.Opt(inner), _:
            of = join(inner, b.of if isinstance(b, ty.Opt) else b)
            return None if of is None else ty.Opt(of)
        case _, ty.Opt(inner):
            of = join(a, inner)
            return None if of is None else ty.Opt(of)
        case ty.ListOf(p), ty.ListOf(q):
            of = join(p, q)
            return None if of is None else ty.ListOf(of)
        case ty.SetOf(p), ty.SetOf(q):
            of = join(p, q)
            return None if of is None else ty.SetOf(of)
        case ty.PoolOf(p), ty.PoolOf(q):
            of = join(p, q)
            return None if of is None else ty.PoolOf(of)
        case ty.TupleOf(p), ty.TupleOf(q) if len(p) == len(q):
            parts = [join(i, j) for i, j in zip(p, q, strict=True)]
            return None if None in parts else ty.TupleOf(tuple(i for i in parts if i is not None))
        case _:
            return None


def alike(a: ty.Type, b: ty.Type) -> bool:
    """Whether values of the two types can be compared."""
    return join(a, b) is not None


def open_ints(t: ty.Type) -> ty.Type:
    """The type with the bounds of numbers forgotten, as specialised functions are told apart by it."""
    match t:
        case ty.Int():
            return NUMBER
        case ty.Opt(of):
            return ty.Opt(open_ints(of))
        case ty.ListOf(of):
            return ty.ListOf(open_ints(of))
        case ty.TupleOf(parts):
            return ty.TupleOf(tuple(open_ints(p) for p in parts))
        case _:
            return t


def taken_as(e: x.Expr, want: ty.Type, code: str = "RW301") -> x.Expr:
    """The expression where a value of type `want` is needed: lists become sets, a value stands for its optional.

    Raises Bad when the types do not fit.
    """
    have = e.type
    match have, want:
        case ty.Int(), ty.Int():
            return e
        case (ty.ListOf(p), ty.SetOf(q)) if alike(p, q):
            return x.AsSet(e, want, e.span)
        case (ty.SetOf(p), ty.ListOf(q)) if alike(p, q):
            return x.Builtin("listed", (e,), want, e.span)
        case (ty.Opt(), _) if not isinstance(want, ty.Opt) and alike(have.of, want):
            return known(e)
        case _:
            pass
    joined = join(have, want)
    if joined is None or (isinstance(joined, ty.Opt) and not isinstance(want, ty.Opt | ty.NoneType)):
        raise bad(code, f"Here {ty.said(want)} is wanted, but this is {ty.said(have)}.", e.span, _way(e, have, want))
    return e


def in_range(e: x.Expr, name: str, param: str, declared: ty.Type | None) -> x.Expr:
    """An argument for a parameter that declares a range. One that never lies in it raises Bad.

    A narrower or a wider range is taken as it is: nothing is concluded from the range of a parameter, so nothing
    goes wrong where a number lies outside.
    """
    match e.type, declared:
        case ty.Int(low, high), ty.Int(int() as least, int() as most):
            if (low is not None and low > most) or (high is not None and high < least):
                raise bad("RW301", f"`{param}` of `{name}` is {ty.said(declared)}; this is {ty.said(e.type)}.", e.span,
                          "Give it a number of its range, or declare a wider one.")  # fmt: skip
        case _:
            pass
    return e


def _way(e: x.Expr, have: ty.Type, want: ty.Type) -> str:
    """How one comes from the one type to the other, where there is a usual way."""
    text = e.span.text if len(e.span.text) < SHORT else ".."
    match have, want.of if isinstance(want, ty.Opt) else want:
        case ty.Int(), ty.Flag():
            return f"Ask something of it: `{'n' if isinstance(e, x.Const) else text} > 0`."
        case ty.Flag(), ty.Int() if not isinstance(e, x.Const):
            return f"Say which number: `1 if {text} else 0`."
        case ty.Int(), ty.Player():
            return f"Say `player({text})`."
        case ty.Int(), ty.Ref(table):
            return f"Say which {table}: `{table}({text})`."
        case _, ty.Kind(_, values):
            return f"Its values are {', '.join(values)}."
        case ((ty.SetOf(of) | ty.ListOf(of)), other) if of == other:
            return "This holds several of them: take one with `for`, `first` or `the`."
        case _:
            return ""


def known(e: x.Expr) -> x.Expr:
    """A `T?` used as a `T`: the compiled game stops with a fault at this line if it is none."""
    if isinstance(e.type, ty.Opt):
        return x.Builtin("known", (e,), e.type.of, e.span)
    return e


def element_of(t: ty.Type) -> ty.Type | None:
    """What a `for` over a value of this type takes, or None."""
    match t:
        case ty.SetOf(of) | ty.ListOf(of) | ty.PoolOf(of):
            return of
        case _:
            return None
