"""Measures of fonts agree with those of reportlab, which embeds them; what is no font says so."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from reportlab.pdfbase.ttfonts import TTFont

from rulewright.print.metrics_from_ttf import NotTrueType, font_from_bytes

ROOT = Path(__file__).parents[2]
FONTS = (*(ROOT / "print/fonts").glob("*.ttf"), *(ROOT / "content/numeria/fonts").glob("*.ttf"))


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.stem)
def test_widths_are_those_of_the_pdf(path: Path) -> None:
    font = font_from_bytes("font", path.read_bytes())
    theirs = TTFont("theirs", io.BytesIO(path.read_bytes()))
    for text in ("Irregular Repeating Run", "0123456789 ₀₁₂₃₄₅₆₇₈₉", "Ähre, naïve ½"):
        assert not font.missing(text)
        assert font.width(text) == pytest.approx(theirs.stringWidth(text, 1), abs=0.002 * len(text))


def test_ink_of_letters() -> None:
    font = font_from_bytes("font", (ROOT / "print/fonts/DejaVuSans.ttf").read_bytes())
    assert font.cap == pytest.approx(0.729, abs=0.001)
    assert font.glyph("g").depth > 0.2
    assert font.glyph(" ").rise == 0
    assert font.glyph(" ").advance > 0.2
    assert font.missing("a\u6f22a\u6f22") == "\u6f22"


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "does not begin"),
        (b"OTTO" + bytes(100), "PostScript"),
        (b"\0\1\0\0\0\1" + bytes(6), "cannot be read"),
        (b"\0\1\0\0\0\0" + bytes(6), "head is missing"),
    ],
)
def test_what_is_no_font(data: bytes, says: str) -> None:
    with pytest.raises(NotTrueType, match=says):
        font_from_bytes("font", data)


def test_a_font_that_is_cut_off() -> None:
    data = (ROOT / "print/fonts/DejaVuSans.ttf").read_bytes()
    with pytest.raises(NotTrueType, match="cut off"):
        font_from_bytes("font", data[:-1000])
