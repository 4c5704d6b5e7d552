"""Font + the characters in use → a TrueType font that holds these alone, for embedding (OpenType 1.9).

Glyphs get new numbers: 0 for what is missing, then one for each character by its code, then parts of composite ones.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from struct import pack, pack_into, unpack_from

from rulewright.print.metrics_from_ttf import Font

KEPT = ("cvt ", "fpgm", "prep")  # tables that are the same for any glyphs
MAGIC = 0xB1B0AFBA


@dataclass(frozen=True, slots=True)
class Subset:
    """The font file; for each character the number of its glyph; advance widths by number, in thousandths of an em."""

    data: bytes
    glyphs: dict[str, int]
    widths: tuple[int, ...]


def font_subset(font: Font, characters: Iterable[str]) -> Subset:
    """A subset of a font that has been read without fault."""
    chars = sorted(set(characters))
    old = [0, *(font.characters.get(ord(char), 0) for char in chars)]
    outlines: list[bytes] = []
    at = 0
    while at < len(old):
        outlines.append(_with_new_parts(_outline(font, old[at]), old))
        at += 1
    metrics = [_metrics(font, glyph) for glyph in old]
    em = unpack_from(">H", font.data, font.tables["head"] + 18)[0]
    widths = tuple(round(1000 * advance / em) for advance, _ in metrics)
    return Subset(_file(font, outlines, metrics), {char: i for i, char in enumerate(chars, 1)}, widths)


def _outline(font: Font, glyph: int) -> bytes:
    data, loca = font.data, font.tables["loca"]
    if unpack_from(">h", data, font.tables["head"] + 50)[0] == 1:
        start, end = unpack_from(">II", data, loca + 4 * glyph)
    else:
        start, end = (2 * half for half in unpack_from(">HH", data, loca + 2 * glyph))
    return data[font.tables["glyf"] + start : font.tables["glyf"] + end]


def _with_new_parts(outline: bytes, old: list[int]) -> bytes:
    """A composite glyph names its parts by number: they are added to `old` and named anew."""
    if len(outline) < 10 or unpack_from(">h", outline)[0] >= 0:
        return outline
    new = bytearray(outline)
    at = 10
    while True:
        flags, part = unpack_from(">HH", new, at)
        if part not in old:
            old.append(part)
        pack_into(">H", new, at + 2, old.index(part))
        at += 8 if flags & 1 else 6  # words or bytes as arguments
        at += 2 if flags & 8 else 4 if flags & 64 else 8 if flags & 128 else 0  # one scale, two, a matrix
        if not flags & 32:
            return bytes(new)


def _metrics(font: Font, glyph: int) -> tuple[int, int]:
    """Advance width and left side bearing."""
    count = unpack_from(">H", font.data, font.tables["hhea"] + 34)[0]
    at = font.tables["hmtx"]
    if glyph < count:
        advance, bearing = unpack_from(">Hh", font.data, at + 4 * glyph)
        return advance, bearing
    advance = unpack_from(">H", font.data, at + 4 * (count - 1))[0]
    return advance, unpack_from(">h", font.data, at + 4 * count + 2 * (glyph - count))[0]


def _file(font: Font, outlines: list[bytes], metrics: list[tuple[int, int]]) -> bytes:
    lengths = _lengths(font)
    head, hhea, maxp = (bytearray(_table(font, tag, lengths[tag])) for tag in ("head", "hhea", "maxp"))
    pack_into(">I", head, 8, 0)
    pack_into(">h", head, 50, 1)  # places of outlines are 32 bits wide
    pack_into(">H", hhea, 34, len(outlines))
    pack_into(">H", maxp, 4, len(outlines))
    padded = [outline + bytes(-len(outline) % 4) for outline in outlines]
    places = [0]
    for outline in padded:
        places.append(places[-1] + len(outline))
    tables = {tag: _table(font, tag, lengths[tag]) for tag in KEPT if tag in lengths}
    tables |= {"head": bytes(head), "hhea": bytes(hhea), "maxp": bytes(maxp), "glyf": b"".join(padded)}
    tables |= {"hmtx": b"".join(pack(">Hh", *pair) for pair in metrics), "loca": pack(f">{len(places)}I", *places)}
    return _assembled(tables)


def _assembled(tables: dict[str, bytes]) -> bytes:
    power = 1 << (len(tables).bit_length() - 1)
    start = pack(">4sHHHH", b"\0\1\0\0", len(tables), 16 * power, power.bit_length() - 1, 16 * (len(tables) - power))
    directory, body = [], []
    at = 12 + 16 * len(tables)
    for tag in sorted(tables):
        data = tables[tag] + bytes(-len(tables[tag]) % 4)
        directory.append(pack(">4sIII", tag.encode(), _checksum(data), at, len(tables[tag])))
        body.append(data)
        at += len(data)
    file = bytearray(b"".join((start, *directory, *body)))
    head = next(unpack_from(">I", entry, 8)[0] for entry in directory if entry[:4] == b"head")
    pack_into(">I", file, head + 8, (MAGIC - _checksum(bytes(file))) % 2**32)
    return bytes(file)


def _checksum(data: bytes) -> int:
    words: tuple[int, ...] = unpack_from(f">{len(data) // 4}I", data)
    return sum(words) % 2**32


def _lengths(font: Font) -> dict[str, int]:
    count = unpack_from(">H", font.data, 4)[0]
    entries = (unpack_from(">4sIII", font.data, 12 + 16 * i) for i in range(count))
    return {tag.decode("latin-1"): length for tag, _, _, length in entries}


def _table(font: Font, tag: str, length: int) -> bytes:
    start = font.tables[tag]
    return font.data[start : start + length]
