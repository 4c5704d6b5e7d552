"""Names that the texts of a layout take from outside, checked before anything is drawn.

So a misspelt field is told once, and also where no row happens to reach the region it stands in.
"""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import replace

from rulewright.dsl.problems import Label, Problem
from rulewright.print.layout import (
    Graph,
    Group,
    IconPlace,
    Layout,
    Molecule,
    PicturePlace,
    Region,
    Repeat,
    Shape,
    Words,
)
from rulewright.print.template_problems import unknown_name
from rulewright.print.text_from_template import Formula, Text


def unknown_names(layout: Layout, known: AbstractSet[str]) -> Iterator[Problem]:
    """A problem RW723 for each name that nothing stands for."""
    for problem in _in_regions(layout.regions, known):
        inherited = problem.span is not None and problem.span.source.name != layout.span.source.name
        shown = f"the rows of `{layout.table}`" if layout.table else "no rows"
        which = (Label(layout.span, f"`{layout.name}` takes it from there, and shows {shown}"),) if inherited else ()
        yield replace(problem, labels=(*problem.labels, *which))


def _in_regions(regions: tuple[Region, ...], known: AbstractSet[str]) -> Iterator[Problem]:
    for region in regions:
        if region.condition:
            yield from unknown_in_text(region.condition, known)
        match region.content:
            case Words(text=text) | IconPlace(name=text) | PicturePlace(file=text):
                yield from unknown_in_text(text, known)
            case Group(regions=inner):
                yield from _in_regions(inner, known)
            case Repeat(name=name, over=over, regions=inner, place=place):
                within = known | {name, "position"}
                yield from unknown_in_text(over, known)
                for formula in place or ():
                    yield from unknown_in_text(formula, within)
                yield from _in_regions(inner, within)
            case Molecule(formula=formula, regions=inner):
                yield from unknown_in_text(formula, known)
                yield from _in_regions(inner, known | {"atom", "position"})
            case Graph(name=name, over=over, links=links, ring=ring, regions=inner):
                within = known | {name, "position"}
                yield from unknown_in_text(over, known)
                for formula in (*links, ring) if ring else links:
                    yield from unknown_in_text(formula, within)
                yield from _in_regions(inner, within)
            case Shape():
                pass


def unknown_in_text(text: Text | Formula, known: AbstractSet[str]) -> Iterator[Problem]:
    text = text.text if isinstance(text, Formula) else text
    yield from (unknown_name(name, text.span, known) for name in text.names if name not in known)
