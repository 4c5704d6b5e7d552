"""Face → text: one line a mark, for tests, documents and comparing two versions of a deck."""

from __future__ import annotations

from functools import lru_cache

from rulewright.print.face import Circle, Face, Mark, Path, Picture, Run, Step


def face_to_text(face: Face) -> str:
    """The whole face, a line for its size and one for each mark in drawing order, with a line end."""
    head = (
        f"face {face.layout}/{face.name}: {_list(face.width, face.height)} bleed {_n(face.bleed)} safe {_n(face.safe)}"
    )
    return "\n".join([head, *(f"  {mark_to_text(mark)}" for mark in face.marks)]) + "\n"


def mark_to_text(mark: Mark) -> str:
    """One mark: region, kind, place, look."""
    where = mark.origin.region
    match mark:
        case Run():
            turn = f" turn {_n(mark.turn)}" if mark.turn else ""
            look = f"{mark.font} {_n(mark.size)}pt {mark.colour}{turn}"
            return f"{where}: text {_list(mark.x, mark.y)} width {_n(mark.width)} {look} {_quoted(mark.text)}"
        case Circle():
            return f"{where}: circle {_list(mark.x, mark.y)} radius {_n(mark.radius)}{_ink(mark)}"
        case Path():
            dash = f" dash {_list(*mark.dash)}" if mark.dash else ""
            return f"{where}: {_outline(mark.steps)}{_ink(mark)}{dash}"
        case Picture():
            turn = f" turn {_n(mark.turn)}" if mark.turn else ""
            place = _list(mark.x, mark.y, mark.width, mark.height)
            return f"{where}: picture {place}{turn} {mark.file} {mark.digest[:12]}"


def _ink(mark: Circle | Path) -> str:
    fill = f" fill {mark.fill}" if mark.fill else ""
    return fill + (f" line {_n(mark.line)} {mark.stroke}" if mark.stroke else "")


def _outline(steps: tuple[Step, ...]) -> str:
    """`rect x y width height` where the path is one, `path M.. L..` otherwise."""
    match steps:
        case (
            ("M", float(left), float(top)), ("L", float(right), float(y1)), ("L", float(x2), float(bottom)),
            ("L", float(x3), float(y3)), ("Z",),
        ) if y1 == top and x2 == right and x3 == left and y3 == bottom:  # fmt: skip
            return f"rect {_list(left, top, right - left, bottom - top)}"
    return "path " + " ".join(str(name) + ",".join(_n(float(n)) for n in numbers) for name, *numbers in steps)


def _list(*numbers: float) -> str:
    return " ".join(_n(n) for n in numbers)


@lru_cache(10_000)  # cards of one layout have most numbers in common
def _n(number: float) -> str:
    """A number to a thousandth, without useless zeros."""
    return f"{number:.3f}".rstrip("0").rstrip(".")


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
