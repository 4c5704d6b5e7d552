"""Picture files → image objects of a PDF: JPEG as it is, PNG unpacked, with what is transparent in it."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFDocument, PDFName, PDFStream

from rulewright.print.project_files import PictureFile

if TYPE_CHECKING:
    from PIL.Image import Image

SPACES = {"L": "DeviceGray", "RGB": "DeviceRGB", "CMYK": "DeviceCMYK"}
DIFFERENCES = 2  # points are told by their difference from the one before (ISO 32000-1, 7.4.4.4)


def stream_of_picture(document: PDFDocument, picture: PictureFile) -> PDFStream:
    """A picture that has been read without fault; a mask for what is transparent is added to the document."""
    from PIL import Image

    with Image.open(io.BytesIO(picture.data), formats=("PNG", "JPEG")) as image:
        if image.format == "JPEG" and image.mode in SPACES:
            entries = _entries(image.size, image.mode) | {"Filter": PDFName("DCTDecode")}
            if image.mode == "CMYK":
                entries["Decode"] = PDFArray([1, 0] * 4)  # JPEG files of four inks are written upside down
            return PDFStream(PDFDictionary(entries), picture.data)
        clear = image.mode in ("RGBA", "LA", "PA") or "transparency" in image.info
        flat = image.convert("RGBA") if clear else image.convert("L" if image.mode in ("1", "L") else "RGB")
    if not clear:
        return _stream(flat, {})
    return _stream(flat.convert("RGB"), {"SMask": document.Reference(_stream(flat.getchannel("A"), {}))})


def _stream(image: Image, more: dict[str, object]) -> PDFStream:
    """Differences of neighbours are mostly nothing, and so pack well."""
    from PIL import Image, ImageChops

    before = Image.new(image.mode, image.size)
    before.paste(image, (1, 0))
    parts = {"Predictor": DIFFERENCES, "Colors": len(image.getbands()), "Columns": image.width}
    entries = _entries(image.size, image.mode) | {"DecodeParms": PDFArray([PDFDictionary(parts)])} | more
    return PDFStream(PDFDictionary(entries), ImageChops.subtract_modulo(image, before).tobytes())


def _entries(size: tuple[int, int], mode: str) -> dict[str, object]:
    return {
        "Type": PDFName("XObject"), "Subtype": PDFName("Image"), "Width": size[0], "Height": size[1],
        "ColorSpace": PDFName(SPACES[mode]), "BitsPerComponent": 8,
    }  # fmt: skip
