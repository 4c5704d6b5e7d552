"""Checks on all faces of a layout together: what is told apart by colour alone, what the rulebook does not explain."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from itertools import combinations

from rulewright.dsl.problems import Label, Problem
from rulewright.print.colours import EYES, SEEN_BY, difference
from rulewright.print.face import Circle, Face, Limits, Mark, Origin, Path, Run
from rulewright.print.reach_of_marks import reach

GROUND = 0.25  # share of a piece from which an area is a ground and no sign
APART = 15.0  # difference from which colours are meant to be told apart

_Form = tuple[object, ...]
_Box = tuple[float, float, float, float]
Forms = Callable[[Circle | Path], _Form]


def colours_can_be_told_apart(faces: Sequence[Face], limits: Limits) -> Iterator[Problem]:
    """Signs of one form and of different colours, with nothing different on them, differ for all eyes and in grey."""
    if not limits.colours:
        return
    groups: dict[_Form, dict[tuple[str, tuple[object, ...]], Origin]] = {}
    form = cache(_form)
    fills: dict[_Form, set[str]] = {}
    shapes_of = [(face, [mark for mark in face.marks if isinstance(mark, Circle | Path)]) for face in faces]
    signs_of = [(face, [mark for mark in shapes if mark.fill]) for face, shapes in shapes_of]
    for _, signs in signs_of:
        for mark in signs:
            fills.setdefault(form(mark), set()).add(mark.fill or "")
    for face, signs in signs_of:
        wanted = [mark for mark in signs if len(fills[form(mark)]) > 1 and not _is_ground(mark, face)]
        boxes = [(other, reach(other)) for other in face.marks] if wanted else []
        for mark in wanted:
            on_it = _drawn_on(mark, boxes, form)
            groups.setdefault(form(mark), {}).setdefault((mark.fill or "", on_it), mark.origin)
    told: set[tuple[str, str]] = set()
    for group in groups.values():
        for ((one, text), origin), ((other, other_text), second) in combinations(group.items(), 2):
            pair = (min(one, other), max(one, other))
            if text != other_text or pair in told or difference(one, other) < APART:
                continue
            eyes = next((eyes for eyes in EYES if difference(one, other, eyes) < limits.colours), None)
            if eyes:
                told.add(pair)
                message = (
                    f"`{origin.region}` and `{second.region}` differ in colour alone ({one}, {other}), "
                    f"and look the same to {SEEN_BY[eyes]}."
                )
                help = "Give one of them another form, a letter, or a lighter colour; or set `limits: {colours: 0}`."
                yield Problem("RW731", message, origin.layout, help, (Label(second.layout, "the other"),))


def keywords_are_defined(
    faces: Sequence[Face], limits: Limits, bold: AbstractSet[str], defined: str
) -> Iterator[Problem]:
    """Words that stand out in a text, in one of the fonts `bold`, are words of the rulebook; `defined` is all of it."""
    if not limits.keywords or not defined:
        return
    told: set[str] = set()
    for face in faces:
        runs = [mark for mark in face.marks if isinstance(mark, Run)]
        plain = {mark.origin.region for mark in runs if mark.font not in bold}
        for run in runs:
            word = run.text.strip(" .,:;!?()").lower()
            stressed = run.font in bold and run.origin.region in plain
            if stressed and word and word not in told and word not in defined:
                told.add(word)
                message = f"`{run.origin.region}` stresses `{word}`, which no clause says ({face.name})."
                help = "Say it in a clause, or print it plain; or set `limits: {keywords: no}`."
                labels = (Label(run.origin.record, "with this row"),) if run.origin.record else ()
                yield Problem("RW732", message, run.origin.layout, help, labels)


def _is_ground(mark: Circle | Path, face: Face) -> bool:
    left, top, right, bottom = reach(mark)
    return (right - left) * (bottom - top) > GROUND * face.width * face.height


def _form(mark: Circle | Path) -> _Form:
    """What the outline is wherever it lies, to a tenth of a millimetre."""
    if isinstance(mark, Circle):
        return ("circle", round(mark.radius, 1), mark.stroke)
    left, top, _, _ = reach(mark)
    places = (round(float(n) - (top if i % 2 else left), 1) for step in mark.steps for i, n in enumerate(step[1:]))
    return ("path", mark.stroke, *places)


def _drawn_on(mark: Circle | Path, boxes: Sequence[tuple[Mark, _Box]], form: Forms) -> tuple[object, ...]:
    """What else lies on a sign: texts and the forms of smaller marks, by which it is told apart as well."""
    left, top, right, bottom = reach(mark)
    found: list[object] = []
    for other, (x1, y1, x2, y2) in boxes:
        inside = left <= (x1 + x2) / 2 <= right and top <= (y1 + y2) / 2 <= bottom
        if other is not mark and inside and x2 - x1 < right - left + 0.01 and y2 - y1 < bottom - top + 0.01:
            found.append(
                other.text if isinstance(other, Run) else form(other) if isinstance(other, Circle | Path) else 0
            )
    return tuple(found)
