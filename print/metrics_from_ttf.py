"""TrueType file → what is needed to measure text: widths, ink above and below the baseline, which characters it has.

reportlab reads the file, and embeds it later: what is measured is what is drawn. Lengths are in ems.
"""

from __future__ import annotations

import hashlib
import struct
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.print.font_for_reportlab import FontFile

KEPT = 32  # fonts that are not read again while a program runs


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
    file: FontFile = field(repr=False)
    cap: float
    ascent: float
    descent: float
    known: dict[str, Glyph] = field(repr=False)

    @property
    def digest(self) -> str:
        """Of the bytes of the file."""
        return hashlib.sha256(self.file.face.data).hexdigest()

    def glyph(self, char: str) -> Glyph:
        """The measures of a character; those of the missing glyph for one the font lacks."""
        found = self.known.get(char)
        if found is None:
            found = self.known[char] = _glyph(self.file, char)
        return found

    def width(self, text: str) -> float:
        return sum(self.glyph(char).advance for char in text)

    def missing(self, text: str) -> str:
        """The characters of the text that the font lacks, each once, in order."""
        return "".join(c for c in dict.fromkeys(text) if ord(c) not in self.file.face.charToGlyph)


@lru_cache(KEPT)
def font_from_bytes(name: str, data: bytes) -> Font:
    """Read a font from anywhere. Raises NotTrueType."""
    from reportlab.pdfbase.ttfonts import TTFError

    from rulewright.print.font_faults import font_fault

    fault = font_fault(data)
    if fault:
        raise NotTrueType(fault)
    try:
        return sound_font(name, data)
    except (TTFError, struct.error, LookupError, ArithmeticError, ValueError, TypeError) as told:
        raise NotTrueType("its tables cannot be read") from told


def sound_font(name: str, data: bytes) -> Font:
    """Read a font that is known to be one, as those that come along are."""
    from rulewright.print.font_for_reportlab import FontFile  # it takes long to load

    file = FontFile(name, data)
    cap, *tall = (_glyph(file, char).rise for char in "Hbdfhkl")
    descent = -file.face.number(">h", "hhea", 6) / file.face.unitsPerEm
    return Font(name, file, cap, max(cap, *tall), descent, {})


def _glyph(file: FontFile, char: str) -> Glyph:
    face = file.face
    number = face.charToGlyph.get(ord(char), 0)
    em = face.unitsPerEm
    advance = face.hmetrics[number][0] / em
    start, end = face.glyphPos[number], face.glyphPos[number + 1]
    if start == end:  # a blank
        return Glyph(advance, 0.0, 0.0)
    low, high = face.number(">h", "glyf", start + 4), face.number(">h", "glyf", start + 8)
    return Glyph(advance, high / em, -low / em)
