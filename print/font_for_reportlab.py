"""TrueType bytes → a font as reportlab knows it, whose tables of characters, widths and outlines are read at one go.

reportlab reads them number by number, which takes as long as drawing hundreds of cards. Where a font gives several last
glyphs one width, reportlab 4 also takes that width for one in thousandths, and so measures and embeds it wrong.
Tables: OpenType 1.9, "cmap", "hmtx", "loca".
"""

from __future__ import annotations

import io
from itertools import count
from struct import unpack_from
from weakref import WeakKeyDictionary

from reportlab.pdfbase.ttfonts import TTEncoding, TTFError, TTFont, TTFontFace


class FontFile(TTFont):
    """A font that is embedded in parts, under codes that do not look like its texts. Raises TTFError, struct.error."""

    face: FontFace

    def __init__(self, name: str, data: bytes) -> None:
        self.fontName = name
        self.face = FontFace(data)
        self.encoding = TTEncoding()
        self.state = WeakKeyDictionary()
        self._asciiReadable = False
        self.shapable = False


class FontFace(TTFontFace):
    """What a font file says; `charToGlyph`, `hmetrics` and the like are reportlab's names."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        super().__init__(io.BytesIO(data))

    def extractInfo(self, charInfo: int = 1) -> None:  # noqa: ARG002, N802, N803  # reportlab's names
        """Names and measures of the whole font are left to reportlab."""
        super().extractInfo(charInfo=0)
        data = self.data
        self.charToGlyph = _glyphs_of_characters(data, self.get_table_pos("cmap")[0])
        if 0x20 in self.charToGlyph:
            self.charToGlyph[0xA0] = self.charToGlyph[0x20]
        elif 0xA0 in self.charToGlyph:
            self.charToGlyph[0x20] = self.charToGlyph[0xA0]
        full = self.number(">H", "hhea", 34)
        self.hmetrics = _widths(data, self.get_table_pos("hmtx")[0], full, self.numGlyphs)
        part = 1 if self.unitsPerEm == 1000 else 1000 / self.unitsPerEm
        self.defaultWidth = self.hmetrics[0][0] * part
        self.charWidths = {char: self.hmetrics[glyph][0] * part for char, glyph in self.charToGlyph.items()}
        wide = self.number(">H", "head", 50) == 1
        places = unpack_from(f">{self.numGlyphs + 1}{'L' if wide else 'H'}", data, self.get_table_pos("loca")[0])
        self.glyphPos = list(places) if wide else [2 * place for place in places]

    def number(self, form: str, table: str, at: int) -> int:
        """A number of a table."""
        found: int = unpack_from(form, self.data, self.get_table_pos(table)[0] + at)[0]
        return found


def _glyphs_of_characters(data: bytes, at: int) -> dict[int, int]:
    """The last list of Unicode characters, as reportlab takes it."""
    lists = unpack_from(">H", data, at + 2)[0]
    records = [unpack_from(">HHL", data, at + 4 + 8 * i) for i in range(lists)]
    starts = [at + start for platform, coding, start in records if platform == 3 or (platform == 0 and coding != 5)]
    if not starts:
        raise TTFError("no list of Unicode characters")
    kind = unpack_from(">H", data, starts[-1])[0]
    if kind in (4, 12):
        return (_by_segments if kind == 4 else _by_groups)(data, starts[-1])
    raise TTFError(f"a list of characters of kind {kind}")


def _by_segments(data: bytes, at: int) -> dict[int, int]:
    length, _, twice = unpack_from(">HHH", data, at + 2)
    parts = twice // 2
    ends = unpack_from(f">{parts}H", data, at + 14)
    starts = unpack_from(f">{parts}H", data, at + 16 + twice)
    deltas = unpack_from(f">{parts}H", data, at + 16 + 2 * twice)
    offsets = unpack_from(f">{parts}H", data, at + 16 + 3 * twice)
    found: dict[int, int] = {}
    for i, (first, last, delta, offset) in enumerate(zip(starts, ends, deltas, offsets, strict=True)):
        if offset == 0:
            found.update((char, (char + delta) & 0xFFFF) for char in range(first, last + 1))
            continue
        for char in range(first, last + 1):
            place = 16 + 3 * twice + 2 * i + offset + 2 * (char - first)
            glyph = unpack_from(">H", data, at + place)[0] if place < length else 0
            found[char] = (glyph + delta) & 0xFFFF if glyph else 0
    return found


def _by_groups(data: bytes, at: int) -> dict[int, int]:
    groups = unpack_from(">L", data, at + 12)[0]
    numbers = unpack_from(f">{3 * groups}L", data, at + 16)
    found: dict[int, int] = {}
    for first, last, glyph in zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True):
        found.update(zip(range(first, last + 1), count(glyph), strict=False))
    return found


def _widths(data: bytes, at: int, full: int, glyphs: int) -> list[tuple[int, int]]:
    """Advance width and left bearing of each glyph; those after the `full` ones have the width of the last of these."""
    numbers = unpack_from(f">{2 * full}H", data, at)
    bearings = unpack_from(f">{glyphs - full}H", data, at + 4 * full)
    return [*zip(numbers[::2], numbers[1::2], strict=True), *((numbers[-2], bearing) for bearing in bearings)]
