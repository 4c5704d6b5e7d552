"""Uses of a value that may be none, and of the place of a thing that may lie elsewhere (S-41, S-42)."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.dsl.problems import Label, Problem
from rulewright.dsl.spans import Span
from rulewright.dsl.walk_with_facts import Need


@dataclass
class UnknownValues:
    """Gathers problems RW320 and RW321; where a call does not meet what is needed inside, both places are shown."""

    found: dict[tuple[str, Span], Problem] = field(default_factory=dict)

    def lacks(self, need: Need, at: Span) -> None:
        problem = _problem(need, at)
        self.found.setdefault((problem.code, at), problem)

    @property
    def problems(self) -> tuple[Problem, ...]:
        return tuple(self.found.values())


def _problem(need: Need, at: Span) -> Problem:
    inside = () if need.span == at else (Label(need.span, "it is used here"),)
    said = need.span.text
    if need.zones is None:
        says = f"`{said}` may be none" if not inside else f"This call needs `{said}`, which may be none"
        return Problem("RW320", f"{says}, and nothing before says that it is not.", at,
                       f"Ask before: `if {said} is not none`.", inside)  # fmt: skip
    thing = said.rpartition(".")[0] or said
    zones = " or ".join(f"`{z}`" for z in sorted(need.zones))
    says = "Here " if not inside else "This call asks where it lies: "
    return Problem(
        "RW321",
        f"{says}nothing says that `{thing}` lies in {zones}, so it may have no such place.",
        at,
        f"Ask before: `if {thing} in {min(need.zones)}`, or go over what lies there.",
        inside,
    )
