"""What an expression depends on, through all `let`s and patterns it calls."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m

# "state": zones and vars; "me"; "options": agreements of the table; "seats": how many play.
Reads = frozenset[str]
NOTHING: Reads = frozenset()


def reads_of(
    e: x.Expr, pures: Mapping[str, m.PureLet], patterns: Mapping[str, m.PatternDecl], known: dict[str, Reads]
) -> Reads:
    """The union over all parts; `known` remembers functions and is filled as they are met."""
    found: set[str] = set()
    for part in x.walk(e):
        match part:
            case x.VarAt() | x.ZoneAt() | x.WhereIs() | x.Taken() | x.Placed() | x.Plane():
                found.add("state")
            case x.MeValue():
                found.add("me")
            case x.Builtin(name="box"):
                found.add("state")
            case x.Builtin(name="opponents"):
                found |= {"me", "seats"}
            case x.Builtin(name="players" | "left"):
                found.add("seats")
            case x.OptionValue():
                found.add("options")
            case x.CallPure(name=name):
                found |= function_reads(name, pures, patterns, known)
            case x.BestOf(pattern=name):
                found |= function_reads(name, pures, patterns, known)
            case _:
                pass
    return frozenset(found)


def function_reads(
    name: str, pures: Mapping[str, m.PureLet], patterns: Mapping[str, m.PatternDecl], known: dict[str, Reads]
) -> Reads:
    """What a `let` or pattern depends on."""
    if name not in known:
        found: set[str] = set()
        for e in function_expressions(pures[name] if name in pures else patterns[name]):
            found |= reads_of(e, pures, patterns, known)
        known[name] = frozenset(found)
    return known[name]


def function_expressions(f: m.PureLet | m.PatternDecl) -> list[x.Expr]:
    """All expressions in a `let` or pattern."""
    found = [let.value for let in f.lets]
    match f:
        case m.PureLet(cases=cases):
            for case in cases:
                found += [e for e in (case.condition, case.value) if e is not None]
        case m.PatternDecl(cases=lines):
            for line in lines:
                found += [when.condition for when in line.whens]
                found += [line.worth] if line.worth is not None else []
    return found
