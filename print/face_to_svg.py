"""Face → SVG in millimetres, for pages of text and previews in a browser.

Texts are texts in whatever font is at hand, stretched to the width that was measured.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping

from rulewright.print.face import POINT, Circle, Face, Mark, Path, Picture, Run
from rulewright.print.project_files import PictureFile


def face_to_svg(face: Face, pictures: Mapping[str, PictureFile]) -> str:
    """The cut piece, without its bleed."""
    size = f'width="{_n(face.width)}mm" height="{_n(face.height)}mm" viewBox="0 0 {_n(face.width)} {_n(face.height)}"'
    body = "\n".join(_mark(mark, pictures) for mark in face.marks)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} aria-hidden="true">\n{body}\n</svg>'


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def _mark(mark: Mark, pictures: Mapping[str, PictureFile]) -> str:
    match mark:
        case Run():
            turn = f' transform="rotate({_n(mark.turn)} {_n(mark.x)} {_n(mark.y)})"' if mark.turn else ""
            weight = ' font-weight="bold"' if "Bold" in mark.font or "Medium" in mark.font else ""
            place = f'x="{_n(mark.x)}" y="{_n(mark.y)}" textLength="{_n(mark.width)}" lengthAdjust="spacingAndGlyphs"'
            look = f'font-size="{_n(mark.size * POINT)}" font-family="sans-serif"{weight} fill="{mark.colour}"{turn}'
            return f'<text {place} {look} xml:space="preserve">{escaped(mark.text)}</text>'
        case Circle():
            return f'<circle cx="{_n(mark.x)}" cy="{_n(mark.y)}" r="{_n(mark.radius)}" {_ink(mark)}/>'
        case Path():
            dash = f' stroke-dasharray="{" ".join(map(_n, mark.dash))}"' if mark.dash else ""
            return f'<path d="{" ".join(_steps(mark))}" {_ink(mark)}{dash}/>'
        case Picture():
            data = pictures[mark.file].data
            kind = "png" if data.startswith(b"\x89PNG") else "jpeg"
            link = f"data:image/{kind};base64,{base64.b64encode(data).decode()}"
            turn = f' transform="rotate({_n(mark.turn)} {_n(mark.x)} {_n(mark.y)})"' if mark.turn else ""
            size = f'width="{_n(mark.width)}" height="{_n(mark.height)}"'
            return f'<image x="{_n(mark.x)}" y="{_n(mark.y)}" {size} href="{link}"{turn}/>'


def _ink(mark: Circle | Path) -> str:
    stroke = f' stroke="{mark.stroke}" stroke-width="{_n(mark.line)}"' if mark.stroke else ""
    return f'fill="{mark.fill or "none"}"{stroke} stroke-linecap="round" stroke-linejoin="round"'


def _steps(path: Path) -> Iterator[str]:
    for name, *numbers in path.steps:
        yield str(name) + " ".join(_n(float(n)) for n in numbers)


def _n(number: float) -> str:
    return f"{number:.3f}".rstrip("0").rstrip(".")
