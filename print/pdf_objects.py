"""Values → a PDF file (ISO 32000-1, PDF 1.7): objects, their table, the end. It knows nothing of what is drawn.

A value is a number, a flag, a `Name`, a `Ref`, a text, bytes, a list or a dictionary with names as keys.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Name:
    text: str


@dataclass(frozen=True, slots=True)
class Ref:
    number: int


@dataclass(slots=True)
class PdfFile:
    """Objects in the order in which they were added."""

    objects: list[bytes] = field(default_factory=list)

    def reserve(self) -> Ref:
        """A number for an object that is filled in later."""
        self.objects.append(b"null")
        return Ref(len(self.objects))

    def fill(self, ref: Ref, value: object) -> Ref:
        self.objects[ref.number - 1] = encoded(value)
        return ref

    def add(self, value: object) -> Ref:
        return self.fill(self.reserve(), value)

    def add_stream(self, entries: Mapping[str, object], data: bytes, *, packed: bool = True) -> Ref:
        """A stream; `packed` ones are compressed here, others say themselves how they are."""
        if packed:
            data = zlib.compress(data, 6)
            entries = {**entries, "Filter": Name("FlateDecode")}
        head = encoded({**entries, "Length": len(data)})
        self.objects.append(b"%b\nstream\n%b\nendstream" % (head, data))
        return Ref(len(self.objects))

    def finished(self, root: Ref, info: Ref) -> bytes:
        """The whole file. Its identifier is the hash of its objects, so that the same objects give the same bytes."""
        parts = [b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"]
        at = len(parts[0])
        table = [b"0000000000 65535 f \n"]
        for number, data in enumerate(self.objects, 1):
            table.append(b"%010d 00000 n \n" % at)
            part = b"%d 0 obj\n%b\nendobj\n" % (number, data)
            parts.append(part)
            at += len(part)
        digest = hashlib.sha256(b"".join(parts)).digest()[:16]
        tail = {"Size": len(table), "Root": root, "Info": info, "ID": [digest, digest]}
        parts.append(b"xref\n0 %d\n%btrailer\n%b\n" % (len(table), b"".join(table), encoded(tail)))
        parts.append(b"startxref\n%d\n%%%%EOF\n" % at)
        return b"".join(parts)


def encoded(value: object) -> bytes:
    """A value as it stands in a file. Texts are UTF-16 where ASCII has not all of their characters."""
    match value:
        case bool():
            return b"true" if value else b"false"
        case int():
            return b"%d" % value
        case float():
            return number(value).encode()
        case Name(text):
            return b"/" + text.encode("ascii")
        case Ref(n):
            return b"%d 0 R" % n
        case str() if value.isascii():
            return b"(" + _escaped(value.encode("ascii")) + b")"
        case str():
            return b"(" + _escaped(b"\xfe\xff" + value.encode("utf-16-be")) + b")"
        case bytes():
            return b"<" + value.hex().encode() + b">"
        case Mapping():
            return b"<< " + b" ".join(b"/%b %b" % (k.encode("ascii"), encoded(v)) for k, v in value.items()) + b" >>"
        case Sequence():
            return b"[" + b" ".join(map(encoded, value)) + b"]"
        case _:
            raise TypeError(type(value).__name__)


def number(value: float) -> str:
    """To a thousandth, without useless zeros."""
    text = ("%.3f" % value).rstrip("0").rstrip(".")  # noqa: UP031  # a third faster, and most of the time goes here
    return "0" if text == "-0" else text


def _escaped(data: bytes) -> bytes:
    for sign in (b"\\", b"(", b")"):
        data = data.replace(sign, b"\\" + sign)
    return data.replace(b"\r", b"\\r").replace(b"\n", b"\\n")
