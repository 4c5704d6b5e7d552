"""A repeated group → where each of its items lies, in millimetres in the group's frame."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import cos, radians, sin

from rulewright.dsl.problems import Problem
from rulewright.print.face import Box
from rulewright.print.layout import Repeat
from rulewright.print.text_from_template import Formula, evaluate

MOST = 2_000  # items of one group
FARTHEST = 10_000  # the highest column or row


@dataclass(frozen=True, slots=True)
class ItemPlace:
    """Where an item lies and the values its texts can name."""

    box: Box
    values: Mapping[str, object]


def places_in_repeat(
    repeat: Repeat, items: tuple[object, ...], width: float, height: float, values: Mapping[str, object]
) -> Iterator[ItemPlace | Problem]:
    """The items in order; a problem (RW726, RW72x) ends them."""
    if len(items) > MOST:
        yield Problem("RW726", f"A group holds at most {MOST:,} items, this one {len(items):,}.", repeat.over.text.span)
        return
    wide, high = repeat.item[0].within(width), repeat.item[1].within(height)
    gap = (repeat.gap[0].within(width), repeat.gap[1].within(height))
    for index, item in enumerate(items):
        here = {**values, repeat.name: item, "position": index + 1}
        if repeat.around is not None:
            angle = radians(360 * index / len(items))
            radius = repeat.around.within(min(width, height))
            x, y = width / 2 + radius * sin(angle), height / 2 - radius * cos(angle)
            yield ItemPlace(Box(x - wide / 2, y - high / 2, wide, high), here)
            continue
        place = _placed(repeat, here) if repeat.place else (index % repeat.columns, index // repeat.columns)
        if isinstance(place, Problem):
            yield place
            return
        across, down = place[0] * (wide + gap[0]), place[1] * (high + gap[1])
        indent = _indent(repeat, index, len(items), width, wide, gap[0])
        x = width - wide - across - indent if "right" in repeat.start else across + indent
        y = height - high - down if "bottom" in repeat.start else down
        yield ItemPlace(Box(x, y, wide, high), here)


def _placed(repeat: Repeat, values: Mapping[str, object]) -> tuple[int, int] | Problem:
    """Column and row that an item names, counted from 0."""
    assert repeat.place
    column, row = (_number(formula, values) for formula in repeat.place)
    if isinstance(column, Problem):
        return column
    return row if isinstance(row, Problem) else (column - 1, row - 1)


def _number(formula: Formula, values: Mapping[str, object]) -> int | Problem:
    number = evaluate(formula, values)
    if isinstance(number, Problem) or (isinstance(number, int) and 0 <= number <= FARTHEST):
        return number
    help = "Columns and rows are whole numbers; the first is 1."
    return Problem("RW724", "This is no column or row.", formula.text.span, help)


def _indent(repeat: Repeat, index: int, count: int, width: float, wide: float, gap: float) -> float:
    """What moves a row that is not full to the middle or to the far side."""
    if repeat.place or repeat.across == "left":
        return 0.0
    row = index // repeat.columns
    in_row = min(repeat.columns, count - row * repeat.columns)
    free = width - in_row * wide - (in_row - 1) * gap
    return free / 2 if repeat.across == "center" else free
