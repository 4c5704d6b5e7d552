"""Sheets → PDF. reportlab makes the file, its objects and its fonts; what pages show is put into operators by `Pen`.

Fonts are embedded as subsets and texts stay texts. The same sheets give the same bytes: no date, no random name, and
streams are packed in the one way that is the same in every zlib. Viewers are asked to print without scaling and to turn
the paper over the right edge. A face that lies on many places (a common back) is drawn once and repeated.
"""

from __future__ import annotations

import hashlib
import re
import zlib
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any

from reportlab.pdfbase.pdfdoc import (
    PDFArray,
    PDFDictionary,
    PDFDocument,
    PDFInfo,
    PDFName,
    PDFObjectReference,
    PDFPage,
    PDFPageLabel,
    PDFPageLabels,
    PDFStream,
    PDFString,
    ViewerPreferencesPDFDictionary,
)

from rulewright.print.face import Face, Mark, Picture
from rulewright.print.metrics_from_ttf import Font
from rulewright.print.operators_from_marks import MM, Pen, number
from rulewright.print.pdf_pictures import stream_of_picture
from rulewright.print.project_files import PictureFile
from rulewright.print.sheet import Page, Sheets

_DUPLEX = {"long edge": "DuplexFlipLongEdge", "short edge": "DuplexFlipShortEdge", None: "Simplex"}
_XMP = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{Title}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>{Author}</rdf:li></rdf:Seq></dc:creator>
<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">{Subject}</rdf:li></rdf:Alt></dc:rights>
<pdf:Keywords>{Keywords}</pdf:Keywords>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>
"""


def pdf_from_sheets(sheets: Sheets, fonts: Mapping[str, Font], pictures: Mapping[str, PictureFile]) -> bytes:
    """One PDF. `fonts` and `pictures` hold, by name, those that the marks of faces and pages name."""
    document: Any = PDFDocument(compression=0, invariant=1, pdfVersion=(1, 7), lang=sheets.about.language)
    document.signature = hashlib.md5(usedforsecurity=False)  # of what is shown; its own begins with a date
    document.defaultStreamFilters = [_Packed()]
    often = Counter(id(placed.face) for page in sheets.pages for placed in page.placements)
    faces = {id(placed.face): placed.face for page in sheets.pages for placed in page.placements}
    marks = chain(*(face.marks for face in faces.values()), *(page.marks for page in sheets.pages))
    images = {
        name: (f"I{i}", document.Reference(stream_of_picture(document, pictures[name]), f"I{i}"))
        for i, name in enumerate(_pictures(marks))
    }
    _name_apart(fonts.values())

    def encode(font: str, text: str) -> list[tuple[str, bytes]]:
        document.updateSignature(text)
        file = fonts[font].file
        parts = file.splitString(text, document)
        return [(file.getSubsetInternalName(subset, document)[1:], codes) for subset, codes in parts]

    pen = Pen(encode, {name: image for name, (image, _) in images.items()})
    objects = dict(images.values())
    shared = _resources(objects)
    forms = {key: f"X{i}" for i, key in enumerate(key for key in often if often[key] > 1)}
    objects = {**objects, **{n: document.Reference(_form(pen, faces[k], shared), n) for k, n in forms.items()}}
    whole = document.Reference(_resources(objects), "Resources")
    for page in sheets.pages:
        content = pen.page(page, forms)
        document.updateSignature(content)
        document.addPage(_page(page, content, whole))
    _describe(document, sheets)
    _embed(document)
    data: bytes = document.GetPDFData(None)
    return data


class _Packed:
    """Runs and frequent bytes are packed, repeated parts are not: those are found in other ways by other zlibs.

    Measured on files of many kinds, zlib and zlib-ng wrote the same bytes with this strategy alone.
    """

    pdfname = "FlateDecode"

    def encode(self, data: str | bytes) -> bytes:
        packer = zlib.compressobj(9, zlib.DEFLATED, zlib.MAX_WBITS, zlib.DEF_MEM_LEVEL, zlib.Z_RLE)
        return packer.compress(data.encode() if isinstance(data, str) else data) + packer.flush()


class _Info(PDFInfo):
    """What the file says of itself; reportlab's own form has two dates in it."""

    def __init__(self, parts: Mapping[str, str]) -> None:
        super().__init__()
        self.parts = parts

    def digest(self, md5object: object) -> None:
        """The identifier of the file comes from what it shows."""

    def format(self, document: PDFDocument) -> bytes:
        said: bytes = PDFDictionary({key: PDFString(text) for key, text in self.parts.items()}).format(document)
        return said


def _describe(document: Any, sheets: Sheets) -> None:
    """Title, licence and credits, names of pages, and what viewers are asked to do."""
    about = sheets.about
    rights = " · ".join(part for part in (about.licence, *about.credits) if part)
    keywords = f"revision {about.revision}" if about.revision else ""
    parts = {"Title": f"{about.title}: {sheets.name}", "Author": about.author, "Subject": rights, "Keywords": keywords}
    told = {key: text for key, text in parts.items() if text}
    document.info = _Info({**told, "Creator": "Rulewright", "Producer": "Rulewright and reportlab"})
    catalog = document.Catalog
    entries = PDFDictionary({"Type": PDFName("Metadata"), "Subtype": PDFName("XML")})
    said = _XMP.format_map({key: _escaped(text) for key, text in parts.items()})
    catalog.Metadata = PDFStream(entries, said.encode(), filters=[])  # programs look for it without unpacking anything
    view = ViewerPreferencesPDFDictionary()
    view["PrintScaling"], view["Duplex"], view["DisplayDocTitle"] = "None", _DUPLEX[sheets.duplex], "true"
    catalog.ViewerPreferences = view
    catalog.PageLabels = PDFPageLabels()
    for number_of_page, page in enumerate(sheets.pages):
        catalog.PageLabels.addPageLabel(number_of_page, PDFPageLabel(prefix=page.name))


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _name_apart(fonts: Iterable[Font]) -> None:
    """Two files may hold fonts of one name, and reportlab tells fonts apart by that."""
    named: Counter[bytes] = Counter()
    for font in fonts:
        face = font.file.face
        face.subfontNameX = b"-%d" % named[face.name] if named[face.name] else b""
        named[face.name] += 1


def _embed(document: Any) -> None:
    """Add the subsets of all fonts that were written with."""
    for font in document.delayedFonts:
        font.addObjects(document)
    document.delayedFonts = []
    for name, stream in document.idToObject.items():
        if name.startswith("toUnicodeCMap:"):  # characters are to be told in UTF-16; reportlab tells their numbers
            stream.content = re.sub(r"<([0-9A-F]{5,6})>", _utf_16, stream.content)


def _utf_16(number_of_character: re.Match[str]) -> str:
    return f"<{chr(int(number_of_character[1], 16)).encode('utf-16-be').hex().upper()}>"


def _pictures(marks: Iterable[Mark]) -> list[str]:
    return list(dict.fromkeys(mark.file for mark in marks if isinstance(mark, Picture)))


def _resources(objects: Mapping[str, PDFObjectReference]) -> PDFDictionary:
    fonts = PDFObjectReference("BasicFonts")  # reportlab's name for the list of all fonts
    return PDFDictionary({"Font": fonts, "XObject": PDFDictionary(dict(objects))})


def _page(page: Page, content: bytes, resources: PDFObjectReference) -> PDFPage:
    made = PDFPage()
    made.MediaBox = PDFArray([0, 0, number(page.width * MM), number(page.height * MM)])
    made.Resources = resources
    made.Contents = PDFStream(content=content)
    return made


def _form(pen: Pen, face: Face, resources: PDFDictionary) -> PDFStream:
    bleed = face.bleed
    box = (-bleed, -face.height - bleed, face.width + bleed, bleed)
    entries = {
        "Type": PDFName("XObject"), "Subtype": PDFName("Form"), "BBox": PDFArray([number(n * MM) for n in box]),
        "Resources": resources,
    }  # fmt: skip
    return PDFStream(PDFDictionary(entries), pen.face(face.marks))
