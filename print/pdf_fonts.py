"""Fonts and the texts set in them → font objects of a PDF that keep texts texts: they can be searched and copied."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from struct import unpack_from

from rulewright.print.font_subset import Subset, font_subset
from rulewright.print.metrics_from_ttf import Font
from rulewright.print.pdf_objects import Name, PdfFile, Ref

BLOCK = 100  # entries of one list in a character map
_MAP = """/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
{lists}
endcmap
CMapName currentdict /CMap defineresource pop
end
end
"""


@dataclass(frozen=True, slots=True)
class PdfFont:
    """A font of a PDF: the name that pages know it by, and for each character its glyph in four digits."""

    name: str
    ref: Ref
    codes: dict[str, str]

    def encoded(self, text: str) -> str:
        return "".join([self.codes[char] for char in text])


def add_font(file: PdfFile, name: str, font: Font, characters: Iterable[str]) -> PdfFont:
    """Embed what a font has for these characters, as a composite font (ISO 32000-1, 9.7)."""
    subset = font_subset(font, characters)
    base = Name(_tag(name) + "+" + _postscript_name(font))
    em = unpack_from(">H", font.data, font.tables["head"] + 18)[0]
    box = [round(1000 * n / em) for n in unpack_from(">4h", font.data, font.tables["head"] + 36)]
    ascent, descent = (round(1000 * n / em) for n in unpack_from(">hh", font.data, font.tables["hhea"] + 4))
    descriptor = {
        "Type": Name("FontDescriptor"), "FontName": base, "Flags": 4, "FontBBox": box, "ItalicAngle": 0,
        "Ascent": ascent, "Descent": descent, "CapHeight": round(1000 * font.cap), "StemV": 80,
        "FontFile2": file.add_stream({"Length1": len(subset.data)}, subset.data),
    }  # fmt: skip
    descendant = {
        "Type": Name("Font"), "Subtype": Name("CIDFontType2"), "BaseFont": base, "CIDToGIDMap": Name("Identity"),
        "CIDSystemInfo": {"Registry": "Adobe", "Ordering": "Identity", "Supplement": 0},
        "FontDescriptor": file.add(descriptor), "DW": 0, "W": [0, list(subset.widths)],
    }  # fmt: skip
    whole = {
        "Type": Name("Font"), "Subtype": Name("Type0"), "BaseFont": base, "Encoding": Name("Identity-H"),
        "DescendantFonts": [file.add(descendant)], "ToUnicode": file.add_stream({}, _character_map(subset)),
    }  # fmt: skip
    codes = {char: f"{glyph:04x}" for char, glyph in subset.glyphs.items()}
    return PdfFont(name, file.add(whole), codes)


def _character_map(subset: Subset) -> bytes:
    """Glyph → character, by which viewers find and copy text."""
    pairs = [f"<{glyph:04x}> <{char.encode('utf-16-be').hex()}>" for char, glyph in subset.glyphs.items()]
    blocks = [pairs[i : i + BLOCK] for i in range(0, len(pairs), BLOCK)]
    lists = "\n".join(f"{len(block)} beginbfchar\n" + "\n".join(block) + "\nendbfchar" for block in blocks)
    return _MAP.replace("{lists}", lists).encode("ascii")


def _tag(name: str) -> str:
    """Six capitals, which mark a subset: `F3` is AAAAAD."""
    return "AAAAA" + chr(ord("A") + int(name[1:]) % 26)


def _postscript_name(font: Font) -> str:
    """The name of the font without its folder; PDF names hold letters, digits and hyphens here."""
    name = font.name.rpartition("/")[2].removesuffix(".ttf")
    return "".join(c for c in name if c.isascii() and (c.isalnum() or c == "-")) or "Font"
