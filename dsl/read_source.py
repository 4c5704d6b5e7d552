"""Bytes of a file → source text, for rules and for YAML alike: UTF-8, without hidden characters, inside the project."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path

from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Source, Span

LARGEST = 16_000_000  # bytes of one file

_AS_UTF8 = 'Save the file as "UTF-8" (without "BOM"); every editor offers it under "Save as" or "Encoding".'

# Control characters, line ends that only some programs see (NEL, LS, PS, a lone carriage return), halves of a pair,
# the byte order mark and non-characters.
HIDDEN = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]|\r(?!\n)")
_NAMES = {
    "\0": "a NUL character",
    "\r": "a carriage return that ends no line",
    "\x1b": "an escape character",
    "\x85": "a next-line character",
    "\u2028": "a line separator",
    "\u2029": "a paragraph separator",
    "\ufeff": "a byte order mark",
}


def read_source(path: Path, shown: str, root: Path | None = None) -> Source | Problem:
    """The text of a file, named `shown` in problems (relative to the project, with forward slashes), or why not.

    Refused: what is not a file, leads out of the folder `root` (links followed), has more than `LARGEST` bytes, is not
    UTF-8, begins with a byte order mark or holds hidden characters. The text keeps its line ends.
    """
    place = Span(Source(shown, ""), 0, 0)
    try:
        inside = root is None or path.resolve().is_relative_to(root.resolve())
    except (OSError, RuntimeError):
        return Problem("RW603", "This file cannot be read: its links lead in a circle.", place)
    if not inside:
        mend = "Put a copy of the file into the project; links may lead anywhere inside it."
        return Problem("RW603", "This file lies outside of the project.", place, mend)
    try:
        content = _bytes(path)
    except OSError as fault:
        return Problem("RW603", f"This file cannot be read: {_reason(fault)}.", place)
    if content is None:
        what = "a folder" if path.is_dir() else "a device"
        return Problem("RW603", f"This is {what}, not a file.", place, "Put a file of this name in its place.")
    return source_of(content, shown)


def source_of(content: bytes, shown: str) -> Source | Problem:
    """The text of these bytes, refused for the same reasons as that of a file."""
    if len(content) > LARGEST:
        mend = f"{LARGEST:,} bytes are allowed: spread the rows over several tables."
        return Problem("RW603", "This file is too large.", Span(Source(shown, ""), 0, 0), mend)
    return _decoded(content, shown)


def hidden_character(source: Source) -> Problem | None:
    """The first character of a text that nobody sees but some program would trip over."""
    found = HIDDEN.search(source.text)
    if not found:
        return None
    char = found.group()
    import unicodedata  # only where something is wrong

    name = _NAMES.get(char) or f"the control character {unicodedata.name(char, f'U+{ord(char):04X}')}"
    span = Span(source, found.start(), found.end())
    mend = "Delete it and type the place anew; it is not visible in every editor."
    return Problem("RW602", f"The text holds {name} (U+{ord(char):04X}).", span, mend)


def _bytes(path: Path) -> bytes | None:
    """At most one byte more than allowed; None for folders, pipes and devices, which are not opened."""
    if not stat.S_ISREG(path.stat().st_mode):
        return None
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


def _decoded(content: bytes, shown: str) -> Source | Problem:
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        text = content.decode("utf-16", errors="replace")
        return Problem("RW601", "This file is UTF-16, not UTF-8.", Span(Source(shown, text), 0, 1), _AS_UTF8)
    if content.startswith(b"\xef\xbb\xbf"):
        source = Source(shown, content[3:].decode("utf-8", errors="replace"))
        return Problem("RW601", "This file begins with a byte order mark.", Span(source, 0, 0), _AS_UTF8)
    try:
        source = Source(shown, content.decode("utf-8"))
    except UnicodeDecodeError as fault:
        at = len(content[: fault.start].decode("utf-8"))
        source = Source(shown, content.decode("utf-8", errors="replace"))
        message = f"This file is not UTF-8: byte {fault.start + 1} of it is {content[fault.start]:#04x}."
        return Problem("RW601", message, Span(source, at, at + 1), _AS_UTF8)
    return hidden_character(source) or source


def _reason(fault: OSError) -> str:
    return os.strerror(fault.errno).lower() if fault.errno else "the system refuses"
