"""Picture files → image objects of a PDF: JPEG as it is, PNG unpacked, with what is transparent in it."""

from __future__ import annotations

import io

from rulewright.print.pdf_objects import Name, PdfFile, Ref
from rulewright.print.project_files import PictureFile

SPACES = {"L": "DeviceGray", "RGB": "DeviceRGB", "CMYK": "DeviceCMYK"}


def add_picture(file: PdfFile, picture: PictureFile) -> Ref:
    """A picture that has been read without fault."""
    from PIL import Image

    with Image.open(io.BytesIO(picture.data), formats=("PNG", "JPEG")) as image:
        if image.format == "JPEG" and image.mode in SPACES:
            entries = _entries(image.size, image.mode) | {"Filter": Name("DCTDecode")}
            if image.mode == "CMYK":
                entries["Decode"] = [1, 0] * 4  # JPEG files of four inks are written upside down
            return file.add_stream(entries, picture.data, packed=False)
        clear = image.mode in ("RGBA", "LA", "PA") or "transparency" in image.info
        flat = image.convert("RGBA") if clear else image.convert("L" if image.mode in ("1", "L") else "RGB")
    entries = _entries(flat.size, "RGB" if clear else flat.mode)
    if clear:
        entries["SMask"] = file.add_stream(_entries(flat.size, "L"), flat.getchannel("A").tobytes())
        flat = flat.convert("RGB")
    return file.add_stream(entries, flat.tobytes())


def _entries(size: tuple[int, int], mode: str) -> dict[str, object]:
    return {
        "Type": Name("XObject"), "Subtype": Name("Image"), "Width": size[0], "Height": size[1],
        "ColorSpace": Name(SPACES[mode]), "BitsPerComponent": 8,
    }  # fmt: skip
