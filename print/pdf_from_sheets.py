"""Sheets → PDF. The one file that knows reportlab.

Fonts are embedded as subsets and texts stay texts. The same sheets give the same bytes: no date, no random name.
Viewers are asked to print without scaling and to turn the paper over the right edge. A face that lies on many places
(a common back) is drawn once and repeated.
"""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from math import cos, radians, sin

from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from rulewright.print.face import POINT, Circle, Face, Mark, Path, Picture, Run
from rulewright.print.metrics_from_ttf import Font
from rulewright.print.project_files import PictureFile
from rulewright.print.sheet import Page, Placement, Sheets

MM = 1 / POINT  # points in a millimetre
NON_ZERO = 1  # rule by which paths are filled, as in SVG
_DUPLEX = {"long edge": "DuplexFlipLongEdge", "short edge": "DuplexFlipShortEdge", None: "Simplex"}


def pdf_from_sheets(sheets: Sheets, fonts: Mapping[str, Font], pictures: Mapping[str, PictureFile]) -> bytes:
    """One PDF. `fonts` and `pictures` hold, by name, those that the marks of faces and pages name."""
    buffer = io.BytesIO()
    known = {name: _registered(fonts[name]) for name in _font_names(sheets)}
    first = next(iter(known.values()), "Helvetica")  # every page begins with a font: one that is embedded anyway
    canvas = Canvas(buffer, invariant=1, pageCompression=1, initialFontName=first)  # type: ignore[arg-type]
    _describe(canvas, sheets)
    pen = _Pen(canvas, known, pictures)
    often = Counter(placed.face for page in sheets.pages for placed in page.placements)
    forms = {face: f"face{i}" for i, (face, count) in enumerate(often.items()) if count > 1}
    for face, name in forms.items():
        _form(pen, face, name)
    for page in sheets.pages:
        _page(pen, page, forms)
    canvas.save()
    return buffer.getvalue()


def _describe(canvas: Canvas, sheets: Sheets) -> None:
    about = sheets.about
    canvas.setTitle(f"{about.title}: {sheets.name}")
    canvas.setAuthor(about.author)
    canvas.setSubject(" · ".join(part for part in (about.licence, *about.credits) if part))
    canvas.setCreator("Rulewright")
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("Duplex", _DUPLEX[sheets.duplex])


def _font_names(sheets: Sheets) -> list[str]:
    """Those in use, in order of their first use."""
    faces = dict.fromkeys(placed.face for page in sheets.pages for placed in page.placements)
    marks: Iterable[Mark] = chain(*(face.marks for face in faces), *(page.marks for page in sheets.pages))
    return list(dict.fromkeys(mark.font for mark in marks if isinstance(mark, Run)))


def _registered(font: Font) -> str:
    """The name under which reportlab knows a font: that of its bytes, so that no two are taken for each other."""
    name = f"rw{font.digest[:16]}"
    if name not in pdfmetrics.getRegisteredFontNames():
        pdfmetrics.registerFont(TTFont(name, io.BytesIO(font.data)))
    return name


def _page(pen: _Pen, page: Page, forms: Mapping[Face, str]) -> None:
    canvas = pen.canvas
    canvas.setPageSize((page.width * MM, page.height * MM))
    canvas.setLineCap(1)
    canvas.setLineJoin(1)
    canvas.saveState()
    canvas.translate(0, page.height * MM)
    for placed in page.placements:
        _placement(pen, placed, forms.get(placed.face))
    pen.marks(page.marks)
    canvas.restoreState()
    canvas.showPage()
    pen.forget()


def _placement(pen: _Pen, placed: Placement, form: str | None) -> None:
    """Place a face: its upper left corner goes to one of the four corners of the frame."""
    canvas, frame, clip = pen.canvas, placed.frame, placed.clip
    canvas.saveState()
    window = canvas.beginPath()
    window.rect(clip.x * MM, -clip.bottom * MM, clip.width * MM, clip.height * MM)
    canvas.clipPath(window, stroke=0, fill=0)
    x = frame.right if placed.turn in (90, 180) else frame.x
    y = frame.bottom if placed.turn in (180, 270) else frame.y
    canvas.translate(x * MM, -y * MM)
    if placed.turn:
        canvas.rotate(-placed.turn)
    if form:
        canvas.doForm(form)
    else:
        pen.marks(placed.face.marks)
    canvas.restoreState()
    pen.forget()


def _form(pen: _Pen, face: Face, name: str) -> None:
    canvas, bleed = pen.canvas, face.bleed
    left, bottom, right, top = -bleed * MM, -(face.height + bleed) * MM, (face.width + bleed) * MM, bleed * MM
    canvas.beginForm(name, left, bottom, right, top)  # type: ignore[arg-type]  # it takes fractions too
    canvas.setLineCap(1)
    canvas.setLineJoin(1)
    pen.marks(face.marks)
    canvas.endForm()
    pen.forget()


class _Pen:
    """Draws marks; sets a colour or a line only when it differs from the last."""

    def __init__(self, canvas: Canvas, fonts: Mapping[str, str], pictures: Mapping[str, PictureFile]) -> None:
        self.canvas = canvas
        self.fonts = fonts
        self.pictures = pictures
        self.fill = ""
        self.stroke: tuple[str, float, tuple[float, ...]] | None = None

    def forget(self) -> None:
        """The state of the page has been put back: what was set before is not known any more."""
        self.fill, self.stroke = "", None

    def marks(self, marks: Iterable[Mark]) -> None:
        for mark in marks:
            match mark:
                case Run():
                    self._run(mark)
                case Circle():
                    filled, stroked = self._ink(mark.fill, mark.stroke, mark.line, ())
                    self.canvas.circle(mark.x * MM, -mark.y * MM, mark.radius * MM, stroke=stroked, fill=filled)
                case Path():
                    self._path(mark)
                case Picture():
                    self._picture(mark)

    def _run(self, run: Run) -> None:
        self._colour(run.colour)
        text = self.canvas.beginText()
        if run.turn:
            c, s = cos(radians(run.turn)), sin(radians(run.turn))
            text.setTextTransform(c, -s, s, c, run.x * MM, -run.y * MM)
        else:
            text.setTextOrigin(run.x * MM, -run.y * MM)
        text.setFont(self.fonts[run.font], run.size)
        text.textOut(run.text)
        self.canvas.drawText(text)

    def _path(self, path: Path) -> None:
        filled, stroked = self._ink(path.fill, path.stroke, path.line, path.dash)
        drawn = self.canvas.beginPath()
        for step in path.steps:
            match step:
                case ("M", float(x), float(y)):
                    drawn.moveTo(x * MM, -y * MM)
                case ("L", float(x), float(y)):
                    drawn.lineTo(x * MM, -y * MM)
                case ("C", *numbers):
                    drawn.curveTo(*_points(numbers))
                case _:
                    drawn.close()
        self.canvas.drawPath(drawn, stroke=stroked, fill=filled, fillMode=NON_ZERO)

    def _picture(self, picture: Picture) -> None:
        canvas = self.canvas
        canvas.saveState()
        canvas.translate(picture.x * MM, -picture.y * MM)
        canvas.rotate(-picture.turn)
        width, height = picture.width * MM, picture.height * MM
        image = ImageReader(io.BytesIO(self.pictures[picture.file].data))
        canvas.drawImage(image, 0, -height, width, height, mask="auto")
        canvas.restoreState()
        self.forget()

    def _ink(self, fill: str | None, stroke: str | None, line: float, dash: tuple[float, ...]) -> tuple[int, int]:
        if fill:
            self._colour(fill)
        if stroke and self.stroke != (stroke, line, dash):
            self.canvas.setStrokeColorRGB(*_rgb(stroke))
            self.canvas.setLineWidth(line * MM)
            self.canvas.setDash([d * MM for d in dash] if dash else [])
            self.stroke = (stroke, line, dash)
        return int(bool(fill)), int(bool(stroke))

    def _colour(self, colour: str) -> None:
        if self.fill != colour:
            self.canvas.setFillColorRGB(*_rgb(colour))
            self.fill = colour


def _points(numbers: Iterable[object]) -> Iterator[float]:
    for i, number in enumerate(numbers):
        assert isinstance(number, float)
        yield number * MM * (-1 if i % 2 else 1)


def _rgb(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red, green, blue
