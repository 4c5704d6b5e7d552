"""TrueType bytes → why they cannot be used. Fonts may come from strangers: nothing is read on before this has looked.

Looked at: the directory of tables, the lists of characters (how many they claim to have), the places of outlines, the
parts of composite ones (OpenType 1.9: "Font file", cmap, loca, glyf).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from itertools import pairwise
from struct import unpack_from

NEEDED = ("head", "hhea", "hmtx", "maxp", "cmap", "loca", "glyf", "name", "post")
MOST_CHARACTERS = 250_000  # Unicode has given names to 155,000
MOST_PARTS = 256  # of a composite outline


def font_fault(data: bytes) -> str | None:
    """In words, what is wrong with a font, if anything is."""
    if data[:4] == b"OTTO":
        return "it holds PostScript outlines (an .otf file); a .ttf with TrueType outlines is needed"
    if data[:4] not in (b"\0\1\0\0", b"true"):
        return "it does not begin as a TrueType font does"
    try:
        tables = _tables(data)
        if any(offset + length > len(data) for offset, length in tables.values()):
            return "it is cut off before its end"
        lacking = [tag for tag in NEEDED if tag not in tables]
        if lacking:
            return f"its table {lacking[0]} is missing"
        return _characters_fault(data, tables["cmap"][0]) or _outlines_fault(data, tables)
    except (struct.error, IndexError):
        return "its tables cannot be read"


def _tables(data: bytes) -> dict[str, tuple[int, int]]:
    """Offset and length by name."""
    count = unpack_from(">H", data, 4)[0]
    entries = (unpack_from(">4sIII", data, 12 + 16 * i) for i in range(count))
    return {tag.decode("latin-1"): (offset, length) for tag, _, offset, length in entries}


def _characters_fault(data: bytes, at: int) -> str | None:
    count = unpack_from(">H", data, at + 2)[0]
    records = [unpack_from(">HHI", data, at + 4 + 8 * i) for i in range(count)]
    lists = {at + start for platform, coding, start in records if platform == 3 or (platform == 0 and coding != 5)}
    if not lists:
        return "it has no table of Unicode characters"
    for start in lists:
        kind = unpack_from(">H", data, start)[0]
        if kind not in (4, 12):
            return f"its table of characters has a form (number {kind}) that is not known here"
        known = 0
        for first, last in _ranges(data, start, kind):
            known += last - first + 1
            if last < first or last > 0x10FFFF or known > MOST_CHARACTERS:
                return "its table of characters is damaged"
    return None


def _ranges(data: bytes, at: int, kind: int) -> Iterator[tuple[int, int]]:
    """First and last character of each part of a list."""
    if kind == 12:
        for i in range(unpack_from(">I", data, at + 12)[0]):
            yield unpack_from(">II", data, at + 16 + 12 * i)
        return
    parts = unpack_from(">H", data, at + 6)[0] // 2
    ends = unpack_from(f">{parts}H", data, at + 14)
    starts = unpack_from(f">{parts}H", data, at + 16 + 2 * parts)
    yield from zip(starts, ends, strict=True)


def _outlines_fault(data: bytes, tables: Mapping[str, tuple[int, int]]) -> str | None:
    (glyf, length), loca = tables["glyf"], tables["loca"][0]
    count = unpack_from(">H", data, tables["maxp"][0] + 4)[0]
    wide = unpack_from(">h", data, tables["head"][0] + 50)[0] == 1
    places = unpack_from(f">{count + 1}{'I' if wide else 'H'}", data, loca)
    places = places if wide else tuple(2 * place for place in places)
    if list(places) != sorted(places) or places[-1] > length:
        return "its outlines lie outside of it"
    for start, end in pairwise(places):
        if start != end and (end - start < 10 or not _parts_are_there(data[glyf + start : glyf + end], count)):
            return "its outlines are damaged"
    return None


def _parts_are_there(outline: bytes, count: int) -> bool:
    """A composite outline names its parts by number: flags, number, places, scales, again and again."""
    if unpack_from(">h", outline)[0] >= 0:
        return True
    at = 10
    for _ in range(MOST_PARTS):
        flags, part = unpack_from(">HH", outline, at)
        if part >= count:
            return False
        at += 8 if flags & 1 else 6  # words or bytes as arguments
        at += 2 if flags & 8 else 4 if flags & 64 else 8 if flags & 128 else 0  # one scale, two, a matrix
        if not flags & 32:
            return True
    return False
