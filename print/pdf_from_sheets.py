"""Sheets → PDF.

Fonts are embedded as subsets and texts stay texts. The same sheets give the same bytes: no date, no random name.
Viewers are asked to print without scaling and to turn the paper over the right edge. A face that lies on many places
(a common back) is drawn once and repeated.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from math import cos, radians, sin

from rulewright.print.face import POINT, Circle, Face, Mark, Path, Picture, Run
from rulewright.print.metrics_from_ttf import Font
from rulewright.print.outlines_from_shapes import ROUND
from rulewright.print.pdf_fonts import PdfFont, add_font
from rulewright.print.pdf_objects import Name, PdfFile, Ref, number
from rulewright.print.pdf_pictures import add_picture
from rulewright.print.project_files import PictureFile
from rulewright.print.settings import STRAIGHT
from rulewright.print.sheet import Page, Placement, Sheets

MM = 1 / POINT  # points in a millimetre
START = "1 J 1 j"  # lines end round and join round
_DUPLEX = {"long edge": "DuplexFlipLongEdge", "short edge": "DuplexFlipShortEdge", None: "Simplex"}
_TURNS = {0: "1 0 0 1", 90: "0 -1 1 0", 180: "-1 0 0 -1", 270: "0 1 -1 0"}  # clockwise, as matrices
_XMP = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>
<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">{rights}</rdf:li></rdf:Alt></dc:rights>
<pdf:Keywords>{keywords}</pdf:Keywords>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>
"""


def pdf_from_sheets(sheets: Sheets, fonts: Mapping[str, Font], pictures: Mapping[str, PictureFile]) -> bytes:
    """One PDF. `fonts` and `pictures` hold, by name, those that the marks of faces and pages name."""
    file = PdfFile()
    root, tree = file.reserve(), file.reserve()
    info = file.add(_info(sheets))
    faces = {id(placed.face): placed.face for page in sheets.pages for placed in page.placements}
    marks = [*chain.from_iterable(face.marks for face in faces.values())]
    marks += chain.from_iterable(page.marks for page in sheets.pages)
    known = _fonts(file, marks, fonts)
    images = {name: (f"I{i}", add_picture(file, pictures[name])) for i, name in enumerate(_pictures(marks))}
    resources = {
        "Font": {font.name: font.ref for font in known.values()},
        "XObject": dict(images.values()),
    }
    pen = _Pen(known, {name: image for name, (image, _) in images.items()})
    often = Counter(id(placed.face) for page in sheets.pages for placed in page.placements)
    shared = file.add(resources)
    forms = {
        key: (f"X{i}", _form(file, pen, faces[key], shared)) for i, key in enumerate(k for k in often if often[k] > 1)
    }
    whole = file.add({**resources, "XObject": {**resources["XObject"], **dict(forms.values())}})
    names = {key: name for key, (name, _) in forms.items()}
    pages = [_page(file, pen, page, names, tree, whole) for page in sheets.pages]
    file.fill(tree, {"Type": Name("Pages"), "Kids": pages, "Count": len(pages)})
    labels = [part for i, page in enumerate(sheets.pages) for part in (i, {"P": page.name})]
    view = {"PrintScaling": Name("None"), "Duplex": Name(_DUPLEX[sheets.duplex]), "DisplayDocTitle": True}
    catalog = {
        "Type": Name("Catalog"), "Pages": tree, "ViewerPreferences": view, "PageLabels": {"Nums": labels},
        "Metadata": _metadata(file, sheets), "Lang": sheets.about.language,
    }  # fmt: skip
    file.fill(root, catalog)
    return file.finished(root, info)


def _info(sheets: Sheets) -> dict[str, object]:
    about = sheets.about
    rights = " · ".join(part for part in (about.licence, *about.credits) if part)
    keywords = f"revision {about.revision}" if about.revision else ""
    parts = {"Title": f"{about.title}: {sheets.name}", "Author": about.author, "Subject": rights, "Keywords": keywords}
    return {**{key: text for key, text in parts.items() if text}, "Creator": "Rulewright", "Producer": "Rulewright"}


def _metadata(file: PdfFile, sheets: Sheets) -> Ref:
    """The same for programs that read XMP (ISO 16684-1)."""
    info = {key: _escaped(str(text)) for key, text in _info(sheets).items()}
    text = _XMP.format(
        title=info["Title"], author=info.get("Author", ""), rights=info.get("Subject", ""),
        keywords=info.get("Keywords", ""),
    )  # fmt: skip
    return file.add_stream({"Type": Name("Metadata"), "Subtype": Name("XML")}, text.encode(), packed=False)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _fonts(file: PdfFile, marks: Iterable[Mark], fonts: Mapping[str, Font]) -> dict[str, PdfFont]:
    """Those in use, in order of their first use, each with the characters that are set in it."""
    used: dict[str, set[str]] = {}
    for mark in marks:
        if isinstance(mark, Run):
            used.setdefault(mark.font, set()).update(mark.text)
    return {name: add_font(file, f"F{i}", fonts[name], chars) for i, (name, chars) in enumerate(used.items())}


def _pictures(marks: Iterable[Mark]) -> list[str]:
    return list(dict.fromkeys(mark.file for mark in marks if isinstance(mark, Picture)))


def _page(file: PdfFile, pen: _Pen, page: Page, forms: Mapping[int, str], tree: Ref, resources: Ref) -> Ref:
    pen.begin(page.height)
    if page.shift != STRAIGHT:
        pen.out.append(_shifted(page))
    for placed in page.placements:
        _placement(pen, placed, forms.get(id(placed.face)))
    pen.marks(page.marks)
    size = [0, 0, round(page.width * MM, 3), round(page.height * MM, 3)]
    content = file.add_stream({}, pen.finished())
    return file.add(
        {"Type": Name("Page"), "Parent": tree, "MediaBox": size, "Resources": resources, "Contents": content}
    )


def _shifted(page: Page) -> str:
    """The whole page moved and turned about its middle, to put right what a printer does."""
    c, s = cos(radians(page.shift.angle)), sin(radians(page.shift.angle))
    x, y = page.width / 2 * MM, page.height / 2 * MM
    right, up = page.shift.x * MM, -page.shift.y * MM
    place = (x - c * x - s * y + right, y + s * x - c * y + up)
    return " ".join([*(f"{round(n, 6) + 0.0:g}" for n in (c, -s, s, c)), *map(number, place), "cm"])


def _placement(pen: _Pen, placed: Placement, form: str | None) -> None:
    """Place a face: its upper left corner goes to one of the four corners of the frame."""
    frame, clip = placed.frame, placed.clip
    x = frame.right if placed.turn in (90, 180) else frame.x
    y = frame.bottom if placed.turn in (180, 270) else frame.y
    window = " ".join(number(n * MM) for n in (clip.x, pen.height - clip.bottom, clip.width, clip.height))
    pen.out.append(f"q {window} re W n {_TURNS[placed.turn]} {number(x * MM)} {number((pen.height - y) * MM)} cm")
    outer, pen.height = pen.height, 0.0
    if form:
        pen.out.append(f"/{form} Do")
    else:
        pen.forget()
        pen.marks(placed.face.marks)
    pen.out.append("Q")
    pen.height = outer
    pen.forget()


def _form(file: PdfFile, pen: _Pen, face: Face, resources: Ref) -> Ref:
    bleed = face.bleed
    box = [-bleed * MM, -(face.height + bleed) * MM, (face.width + bleed) * MM, bleed * MM]
    pen.begin(0.0)
    pen.marks(face.marks)
    entries = {"Type": Name("XObject"), "Subtype": Name("Form"), "BBox": box, "Resources": resources}
    return file.add_stream(entries, pen.finished())


class _Pen:
    """Writes marks as operators; says a colour, a line or a font only when it differs from the last.

    `height` is what places count from downwards: that of the page, or nothing within a face.
    """

    def __init__(self, fonts: Mapping[str, PdfFont], pictures: Mapping[str, str]) -> None:
        self.fonts = fonts
        self.pictures = pictures
        self.begin(0.0)

    def begin(self, height: float) -> None:
        self.out: list[str] = [START]
        self.height = height
        self.forget()

    def finished(self) -> bytes:
        return "\n".join(self.out).encode("ascii")

    def forget(self) -> None:
        """The state of the page has been put back: what was set before is not known any more."""
        self.fill = ""
        self.stroke: tuple[str, float, tuple[float, ...]] | None = None

    def marks(self, marks: Iterable[Mark]) -> None:
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
        font = self.fonts[run.font]
        place = f"{matrix} {self._at(run.x, run.y)} Tm"
        self.out.append(f"/{font.name} {number(run.size)} Tf {place} <{font.encoded(run.text)}> Tj")

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
        self.out.append(f"{' '.join(self._steps(path))} {paint}")

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


def _rgb(colour: str) -> str:
    return " ".join(number(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
