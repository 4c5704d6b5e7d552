"""A game → what its checker could not prove: where play may fail (S-38), and what a decision discloses (S-31).

The compiled game asks each of the first at its line, random games hunt them, and the tests of views try the second.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.spans import Span
from rulewright.dsl.walk_model import all_in


@dataclass(frozen=True, slots=True)
class Unproved:
    """A line of rules. `form` is `fault` for what is asked while playing, `disclosure` for what all are told."""

    form: Literal["fault", "disclosure"]
    line: int
    text: str
    why: str


def unproved(model: m.Model) -> tuple[Unproved, ...]:
    """All of a game that compiles without errors, in order of the text."""
    found = {(e.line, e.why): e for e in (*_faults(model), *_disclosures(model))}
    return tuple(found[key] for key in sorted(found))


def _faults(model: m.Model) -> Iterator[Unproved]:
    bodies = [model.setup, model.main_body, *(rule.body for rule in model.rules.values())]
    for body in bodies:
        for s in all_in(body.stmts) if body is not None else ():
            for why in _refusals(model, s):
                yield _at("fault", s.span, why)


def _refusals(model: m.Model, s: m.Stmt) -> Iterator[str]:
    """What a statement asks while playing."""
    match s:
        case m.SetVar(var=var, span=span) if span not in model.proved:
            match model.vars[var].type:
                case ty.Int(low, high):
                    yield f"`{var}` may leave {low}..{high}"
                case _:
                    pass
        case m.MoveThings(source=source, to=to):
            if to.zone is not None and model.zones[to.zone].form == "slot":
                yield f"something may lie in `{to.zone}` already"
            if source is not None:
                yield "the thing may lie elsewhere than `from` says"
        case m.MoveTokens(count=count) if count is not None:
            yield "there may be fewer to move"
        case _:
            pass


def _disclosures(model: m.Model) -> Iterator[Unproved]:
    for span in model.disclosed:
        yield _at("disclosure", span, "all learn whether something could be chosen, though not all see what")


def _at(form: Literal["fault", "disclosure"], span: Span, why: str) -> Unproved:
    return Unproved(form, span.line, span.source.line_text(span.line).strip(), why)


def unproved_to_text(name: str, found: tuple[Unproved, ...]) -> Iterator[str]:
    """A head for each form, and a line for each entry."""
    heads = {
        "fault": "what is asked while playing, because it is not proved",
        "disclosure": "decisions that disclose whether there was anything to choose",
    }
    for form, head in heads.items():
        listed = [e for e in found if e.form == form]
        yield f"{name}, {head}: {len(listed) or 'none'}"
        yield from (f"  {e.line:>5}  {e.text}  ({e.why})" for e in listed)
