"""Measures of fonts agree with those of reportlab, which embeds them; what is no font says so."""

from __future__ import annotations

import io
import random
from itertools import pairwise
from pathlib import Path
from struct import pack_into, unpack_from
from typing import Any

import pytest
from reportlab.pdfbase.ttfonts import TTFont

from rulewright.print.face import Run
from rulewright.print.furniture import origin
from rulewright.print.metrics_from_ttf import NotTrueType, font_from_bytes
from rulewright.print.pdf_from_sheets import pdf_from_sheets
from rulewright.print.sheet import Credits, Page, Sheets

ROOT = Path(__file__).parents[2]
SANS = (ROOT / "print/fonts/DejaVuSans.ttf").read_bytes()
FONTS = (*(ROOT / "print/fonts").glob("*.ttf"), *(ROOT / "content/numeria/fonts").glob("*.ttf"))


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.stem)
def test_widths_are_those_of_the_pdf(path: Path) -> None:
    font = font_from_bytes("font", path.read_bytes())
    theirs = TTFont("theirs", io.BytesIO(path.read_bytes()))
    for text in ("Irregular Repeating Run", "0123456789 ₀₁₂₃₄₅₆₇₈₉", "Ähre, naïve ½"):
        assert not font.missing(text)
        assert font.width(text) == pytest.approx(theirs.stringWidth(text, 1), abs=0.002 * len(text))


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.stem)
def test_every_character_is_as_wide_as_reportlab_says(path: Path) -> None:
    font, theirs = font_from_bytes("font", path.read_bytes()), TTFont("theirs", io.BytesIO(path.read_bytes())).face
    assert font.file.face.charToGlyph == theirs.charToGlyph
    assert font.file.face.glyphPos == theirs.glyphPos
    assert font.file.face.defaultWidth == theirs.defaultWidth
    for char in theirs.charToGlyph:
        assert font.glyph(chr(char)).advance * 1000 == pytest.approx(theirs.getCharWidth(char))


def test_last_glyphs_that_share_a_width() -> None:
    """The table of widths may end early: all glyphs after it are as wide as the last one in it."""
    at = next(
        unpack_from(">L", SANS, place + 8)[0] for place in range(12, 400, 16) if SANS[place : place + 4] == b"hhea"
    )
    data = bytearray(SANS)
    pack_into(">H", data, at + 34, 50)
    font = font_from_bytes("short", bytes(data))
    sans = font_from_bytes("sans", SANS)
    last = next(chr(char) for char, glyph in font.file.face.charToGlyph.items() if glyph == 49)
    assert font.glyph("!").advance == sans.glyph("!").advance
    assert font.glyph("\u2603").advance == font.glyph(last).advance == sans.glyph(last).advance


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
    with pytest.raises(NotTrueType, match="cut off"):
        font_from_bytes("font", SANS[:-1000])


def table(tag: str) -> Any:
    """Where a table of the font begins."""
    entries = (unpack_from(">4sIII", SANS, 12 + 16 * i) for i in range(unpack_from(">H", SANS, 4)[0]))
    return next(int(start) for name, _, start, _ in entries if name == tag.encode())


def changed(*changes: tuple[Any, ...]) -> bytes:
    """The font with other values (place, form, what stands there) in it."""
    data = bytearray(SANS)
    for at, form, *values in changes:
        pack_into(form, data, at, *values)
    return bytes(data)


def list_of(kind: int) -> Any:
    """Where the list of characters of one form begins."""
    count = unpack_from(">H", SANS, table("cmap") + 2)[0]
    starts = [table("cmap") + unpack_from(">HHI", SANS, table("cmap") + 4 + 8 * i)[2] for i in range(count)]
    return next(start for start in starts if unpack_from(">H", SANS, start)[0] == kind)


def composite() -> Any:
    """Where a composite outline begins."""
    count = unpack_from(">H", SANS, table("maxp") + 4)[0]
    places = unpack_from(f">{count}I", SANS, table("loca"))
    return next(
        table("glyf") + a for a, b in pairwise(places) if a != b and unpack_from(">h", SANS, table("glyf") + a)[0] < 0
    )


HOSTILE = {
    "characters without end": ((list_of(12) + 20, ">I", 0xFFFFFFFF), "characters is damaged"),
    "lists without end": ((list_of(12) + 12, ">I", 0xFFFFFFFF), "characters is damaged|cannot be read"),
    "characters over and over": ((list_of(4) + 14, ">9H", *(9 * (0xFFFF,))), "characters is damaged"),
    "an unknown list": ((list_of(12), ">H", 13), "number 13"),
    "no list": ((table("cmap") + 2, ">H", 0), "no table of Unicode"),
    "outlines elsewhere": ((table("loca") + 8, ">I", 0xFFFFFF), "outside of it"),
    "parts that are not there": ((composite() + 12, ">H", 0xFFFF), "outlines are damaged"),
    "no width": ((table("hhea") + 34, ">H", 0), "cannot be read"),
    "no size": ((table("head") + 18, ">H", 0), "cannot be read"),
    "a table far away": ((12 + 8, ">I", 0xFFFFFFF0), "cut off"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_fonts(name: str) -> None:
    change, says = HOSTILE[name]
    with pytest.raises(NotTrueType, match=says):
        font_from_bytes("font", changed(change))


@pytest.mark.parametrize("seed", range(40))
def test_damaged_fonts_are_refused_or_can_be_embedded(seed: int) -> None:
    """Some bytes of the tables are anything; what is still taken for a font makes a PDF."""
    dice = random.Random(seed)
    tables = ("head", "hhea", "maxp", "cmap", "loca", "hmtx", "name", "post", "OS/2", "glyf")
    places = [table(dice.choice(tables)) + dice.randrange(80) for _ in range(dice.randint(1, 3))]
    data = changed(*((at, ">B", dice.randrange(256)) for at in places))
    try:
        font = font_from_bytes("damaged", data)
    except NotTrueType:
        return
    run = Run(0, 10, "".join(map(chr, range(33, 127))) + "ÄÖÜéà", "damaged", 9, "#000000", 1, 1, 1, 0, origin("x"))
    page = Page("1", 100, 100, (), (run,))
    pdf = pdf_from_sheets(Sheets("x", Credits("x", "", "", ()), (page,), None), {"damaged": font}, {})
    assert pdf.startswith(b"%PDF-1.7")
