"""TrueType file → what is needed to measure text: widths, ink above and below the baseline, which characters it has.

Tables read: head, hhea, hmtx, maxp, cmap (formats 4 and 12), OS/2, loca, glyf (OpenType 1.9). Lengths are in ems.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Mapping
from dataclasses import dataclass, field
from struct import unpack_from


class NotTrueType(Exception):
    """The bytes are no TrueType font with outlines; the text says what is amiss."""


@dataclass(frozen=True, slots=True)
class Glyph:
    """Advance width and the reach of the ink above and below the baseline."""

    advance: float
    rise: float
    depth: float


@dataclass(frozen=True, slots=True, eq=False)
class Font:
    """A font file. `cap` is the height of capitals, `ascent` of tall letters, `descent` the depth of hanging ones."""

    name: str
    data: bytes = field(repr=False)
    digest: str
    cap: float
    ascent: float
    descent: float
    tables: Mapping[str, int] = field(repr=False)
    characters: Mapping[int, int] = field(repr=False)
    known: dict[str, Glyph] = field(repr=False)

    def glyph(self, char: str) -> Glyph:
        """The measures of a character; those of the missing glyph for one the font lacks."""
        found = self.known.get(char)
        if found is None:
            found = self.known[char] = _glyph(self.data, self.tables, self.characters.get(ord(char), 0))
        return found

    def width(self, text: str) -> float:
        return sum(self.glyph(char).advance for char in text)

    def missing(self, text: str) -> str:
        """The characters of the text that the font lacks, each once, in order."""
        return "".join(c for c in dict.fromkeys(text) if ord(c) not in self.characters)


def font_from_bytes(name: str, data: bytes) -> Font:
    """Read a font. Raises NotTrueType."""
    try:
        tables = _tables(data)
        em = unpack_from(">H", data, tables["head"] + 18)[0]
        characters = _characters(data, tables["cmap"])
        descent = -unpack_from(">h", data, tables["hhea"] + 6)[0] / em
        cap, *tall = (_glyph(data, tables, characters.get(ord(char), 0)).rise for char in "Hbdfhkl")
    except (struct.error, KeyError, IndexError, ZeroDivisionError) as fault:
        raise NotTrueType("its tables cannot be read") from fault
    digest = hashlib.sha256(data).hexdigest()
    return Font(name, data, digest, cap, max(cap, *tall), descent, tables, characters, {})


def _tables(data: bytes) -> dict[str, int]:
    if data[:4] == b"OTTO":
        raise NotTrueType("it holds PostScript outlines (an .otf file); a .ttf with TrueType outlines is needed")
    if data[:4] not in (b"\0\1\0\0", b"true"):
        raise NotTrueType("it does not begin as a TrueType font does")
    count = unpack_from(">H", data, 4)[0]
    entries = [unpack_from(">4sIII", data, 12 + 16 * i) for i in range(count)]
    if any(offset + length > len(data) for _, _, offset, length in entries):
        raise NotTrueType("it is cut off before its end")
    tables = {tag.decode("latin-1"): offset for tag, _, offset, _ in entries}
    lacking = [tag for tag in ("head", "hhea", "hmtx", "maxp", "cmap", "loca", "glyf") if tag not in tables]
    if lacking:
        raise NotTrueType(f"its table {lacking[0]} is missing")
    return tables


def _glyph(data: bytes, tables: Mapping[str, int], number: int) -> Glyph:
    em = unpack_from(">H", data, tables["head"] + 18)[0]
    metrics = unpack_from(">H", data, tables["hhea"] + 34)[0]
    advance = unpack_from(">H", data, tables["hmtx"] + 4 * min(number, metrics - 1))[0]
    wide = unpack_from(">h", data, tables["head"] + 50)[0] == 1
    if wide:
        start, end = unpack_from(">II", data, tables["loca"] + 4 * number)
    else:
        start, end = (2 * half for half in unpack_from(">HH", data, tables["loca"] + 2 * number))
    if start == end:  # a blank
        return Glyph(advance / em, 0.0, 0.0)
    low, high = unpack_from(">hxxh", data, tables["glyf"] + start + 4)
    return Glyph(advance / em, high / em, -low / em)


def _characters(data: bytes, at: int) -> dict[int, int]:
    """Code point → glyph, from the widest Unicode subtable there is."""
    count = unpack_from(">H", data, at + 2)[0]
    records = [unpack_from(">HHI", data, at + 4 + 8 * i) for i in range(count)]
    unicode = [
        at + start for platform, coding, start in records if platform == 0 or (platform == 3 and coding in (1, 10))
    ]
    formats = {unpack_from(">H", data, start)[0]: start for start in unicode}
    if 12 in formats:
        return _format_12(data, formats[12])
    if 4 in formats:
        return _format_4(data, formats[4])
    raise NotTrueType("it has no table of Unicode characters")


def _format_12(data: bytes, at: int) -> dict[int, int]:
    groups = unpack_from(">I", data, at + 12)[0]
    found: dict[int, int] = {}
    for i in range(groups):
        first, last, glyph = unpack_from(">III", data, at + 16 + 12 * i)
        if last > 0x10FFFF or last < first:
            raise NotTrueType("its table of characters is damaged")
        found.update(zip(range(first, last + 1), range(glyph, glyph + last - first + 1), strict=True))
    return found


def _format_4(data: bytes, at: int) -> dict[int, int]:
    segments = unpack_from(">H", data, at + 6)[0] // 2
    ends = unpack_from(f">{segments}H", data, at + 14)
    starts = unpack_from(f">{segments}H", data, at + 16 + 2 * segments)
    deltas = unpack_from(f">{segments}H", data, at + 16 + 4 * segments)
    ranges_at = at + 16 + 6 * segments
    ranges = unpack_from(f">{segments}H", data, ranges_at)
    found: dict[int, int] = {}
    for i, (start, end, delta, offset) in enumerate(zip(starts, ends, deltas, ranges, strict=True)):
        for code in range(start, min(end, 0xFFFE) + 1):
            glyph = code
            if offset:
                glyph = unpack_from(">H", data, ranges_at + 2 * i + offset + 2 * (code - start))[0]
            if glyph or not offset:
                glyph = (glyph + delta) & 0xFFFF
            if glyph:
                found[code] = glyph
    return found
