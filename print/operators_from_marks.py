"""Marks → the operators of a PDF's pages (ISO 32000-1, 8 and 9). It knows nothing of files and their objects."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from math import cos, radians, sin

from rulewright.print.face import POINT, Circle, Mark, Path, Picture, Run, Step
from rulewright.print.outlines_from_shapes import ROUND
from rulewright.print.settings import STRAIGHT
from rulewright.print.sheet import Page, Placement

MM = 1 / POINT  # points in a millimetre
START = "1 J 1 j"  # lines end round and join round
TURNS = {0: "1 0 0 1", 90: "0 -1 1 0", 180: "-1 0 0 -1", 270: "0 1 -1 0"}  # clockwise, as matrices
_ESCAPED = str.maketrans({"\\": "\\\\", "(": "\\(", ")": "\\)", "\r": "\\r", "\n": "\\n"})

Encode = Callable[[str, str], list[tuple[str, bytes]]]  # a font and a text: names of fonts of the file, codes in them


class Pen:
    """Writes marks as operators; says a colour, a line or a font only when it differs from the last.

    `height` is what places count from downwards: that of the page, or nothing within a face.
    """

    def __init__(self, encode: Encode, pictures: Mapping[str, str]) -> None:
        self.encode = encode
        self.pictures = pictures
        self._drawn: dict[tuple[tuple[Step, ...], float], str] = {}
        self._shown: dict[tuple[str, str], list[tuple[str, str]]] = {}
        self._begin(0.0)

    def page(self, page: Page, forms: Mapping[int, str]) -> bytes:
        """All of a page; `forms` names the faces that are drawn elsewhere, by their identity."""
        self._begin(page.height)
        if page.shift != STRAIGHT:
            self.out.append(_shifted(page))
        for placed in page.placements:
            self._placement(placed, forms.get(id(placed.face)))
        self._marks(page.marks)
        return self._finished()

    def face(self, marks: Iterable[Mark]) -> bytes:
        """A face by itself: its upper left corner is the origin."""
        self._begin(0.0)
        self._marks(marks)
        return self._finished()

    def _begin(self, height: float) -> None:
        self.out: list[str] = [START]
        self.height = height
        self._forget()

    def _finished(self) -> bytes:
        return "\n".join(self.out).encode("latin-1")

    def _forget(self) -> None:
        """The state of the page has been put back: what was set before is not known any more."""
        self.fill = ""
        self.font = ("", 0.0)
        self.stroke: tuple[str, float, tuple[float, ...]] | None = None

    def _placement(self, placed: Placement, form: str | None) -> None:
        """Place a face: its upper left corner goes to one of the four corners of the frame."""
        frame, clip = placed.frame, placed.clip
        x = frame.right if placed.turn in (90, 180) else frame.x
        y = frame.bottom if placed.turn in (180, 270) else frame.y
        window = " ".join(number(n * MM) for n in (clip.x, self.height - clip.bottom, clip.width, clip.height))
        self.out.append(f"q {window} re W n {TURNS[placed.turn]} {self._at(x, y)} cm")
        outer, self.height = self.height, 0.0
        if form:
            self.out.append(f"/{form} Do")
        else:
            self._forget()
            self._marks(placed.face.marks)
        self.out.append("Q")
        self.height = outer
        self._forget()

    def _marks(self, marks: Iterable[Mark]) -> None:
        texts = False
        for mark in marks:
            if isinstance(mark, Run):
                if not texts:
                    self.out.append("BT")
                texts = True
                self._run(mark)
                continue
            if texts:
                self.out.append("ET")
                texts = False
            match mark:
                case Circle():
                    self._circle(mark)
                case Path():
                    self._path(mark)
                case Picture():
                    self._picture(mark)
        if texts:
            self.out.append("ET")

    def _at(self, x: float, y: float) -> str:
        return f"{number(x * MM)} {number((self.height - y) * MM)}"

    def _run(self, run: Run) -> None:
        self._colour(run.colour)
        matrix = "1 0 0 1"
        if run.turn:
            c, s = cos(radians(run.turn)), sin(radians(run.turn))
            matrix = " ".join(f"{round(n, 6) + 0.0:g}" for n in (c, -s, s, c))
        self.out.append(f"{matrix} {self._at(run.x, run.y)} Tm")
        for font, text in self._texts(run.font, run.text):
            if self.font != (font, run.size):
                self.out.append(f"/{font} {number(run.size)} Tf")
                self.font = (font, run.size)
            self.out.append(f"({text}) Tj")

    def _texts(self, font: str, text: str) -> list[tuple[str, str]]:
        """The text as it stands in the file, in as many parts as it takes fonts there."""
        found = self._shown.get((font, text))
        if found is None:
            parts = self.encode(font, text)
            found = [(name, codes.decode("latin-1").translate(_ESCAPED)) for name, codes in parts]
            self._shown[font, text] = found
        return found

    def _circle(self, circle: Circle) -> None:
        paint = self._ink(circle.fill, circle.stroke, circle.line, ())
        x, y, r, k = circle.x, circle.y, circle.radius, circle.radius * ROUND
        curves = (
            (x + r, y + k, x + k, y + r, x, y + r), (x - k, y + r, x - r, y + k, x - r, y),
            (x - r, y - k, x - k, y - r, x, y - r), (x + k, y - r, x + r, y - k, x + r, y),
        )  # fmt: skip
        drawn = [" ".join(self._at(*curve[i : i + 2]) for i in (0, 2, 4)) + " c" for curve in curves]
        self.out.append(f"{self._at(x + r, y)} m {' '.join(drawn)} h {paint}")

    def _path(self, path: Path) -> None:
        paint = self._ink(path.fill, path.stroke, path.line, path.dash)
        key = (path.steps, self.height)
        drawn = self._drawn.get(key)
        if drawn is None:
            drawn = self._drawn[key] = " ".join(self._steps(path))
        self.out.append(f"{drawn} {paint}")

    def _steps(self, path: Path) -> Iterator[str]:
        for step in path.steps:
            match step:
                case ("M", float(x), float(y)):
                    yield f"{self._at(x, y)} m"
                case ("L", float(x), float(y)):
                    yield f"{self._at(x, y)} l"
                case ("C", float(x1), float(y1), float(x2), float(y2), float(x), float(y)):
                    yield f"{self._at(x1, y1)} {self._at(x2, y2)} {self._at(x, y)} c"
                case _:
                    yield "h"

    def _picture(self, picture: Picture) -> None:
        c, s = cos(radians(picture.turn)), sin(radians(picture.turn))
        wide, high = picture.width * MM, picture.height * MM
        # The picture fills a square of one; its lower left corner lies `height` below the place of the mark.
        x, y = picture.x * MM - s * high, (self.height - picture.y) * MM - c * high
        matrix = " ".join(number(n) for n in (c * wide, -s * wide, s * high, c * high, x, y))
        self.out.append(f"q {matrix} cm /{self.pictures[picture.file]} Do Q")

    def _ink(self, fill: str | None, stroke: str | None, line: float, dash: tuple[float, ...]) -> str:
        """Set colours and line; how the path is painted."""
        if fill:
            self._colour(fill)
        if stroke and self.stroke != (stroke, line, dash):
            dashes = " ".join(number(d * MM) for d in dash)
            self.out.append(f"{_rgb(stroke)} RG {number(line * MM)} w [{dashes}] 0 d")
            self.stroke = (stroke, line, dash)
        return ("B" if stroke else "f") if fill else ("S" if stroke else "n")

    def _colour(self, colour: str) -> None:
        if self.fill != colour:
            self.out.append(f"{_rgb(colour)} rg")
            self.fill = colour


@lru_cache(10_000)  # cards of one layout have most numbers in common
def number(value: float) -> str:
    """To a thousandth, without useless zeros."""
    text = ("%.3f" % value).rstrip("0").rstrip(".")  # noqa: UP031  # a third faster, and most of the time goes here
    return "0" if text == "-0" else text


def _shifted(page: Page) -> str:
    """The whole page moved and turned about its middle, to put right what a printer does."""
    c, s = cos(radians(page.shift.angle)), sin(radians(page.shift.angle))
    x, y = page.width / 2 * MM, page.height / 2 * MM
    right, up = page.shift.x * MM, -page.shift.y * MM
    place = (x - c * x - s * y + right, y + s * x - c * y + up)
    return " ".join([*(f"{round(n, 6) + 0.0:g}" for n in (c, -s, s, c)), *map(number, place), "cm"])


@lru_cache(1000)
def _rgb(colour: str) -> str:
    return " ".join(number(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
