"""Faces → PNG at any resolution, each as it is cut or with so much around it. Needs the extra `preview`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from rulewright.print.face import Box, Face, mm
from rulewright.print.metrics_from_ttf import Font
from rulewright.print.pdf_from_sheets import pdf_from_sheets
from rulewright.print.png_from_pdf import image_to_png
from rulewright.print.project_files import PictureFile
from rulewright.print.sheet import Credits, Page, Placement, Sheets

if TYPE_CHECKING:
    from PIL.Image import Image


def images_from_faces(
    faces: Sequence[Face], dpi: float, around: float, fonts: Mapping[str, Font], pictures: Mapping[str, PictureFile]
) -> Iterator[Image]:
    """Each face at `dpi` points an inch, with `around` millimetres of its bleed on each side."""
    if not faces:
        return
    import pypdfium2

    pages = tuple(_page(face, around) for face in faces)
    document = pypdfium2.PdfDocument(
        pdf_from_sheets(Sheets("faces", Credits("", "", "", ()), pages, None), fonts, pictures)
    )
    try:
        for face, page in zip(faces, document, strict=True):
            size = tuple(round((side + 2 * around) / 25.4 * dpi) for side in (face.width, face.height))
            image = page.render(scale=dpi / 72).to_pil().convert("RGB")
            yield image if image.size == size else image.resize(size)
    finally:
        document.close()


def pngs_from_faces(
    faces: Sequence[Face], dpi: float, around: float, fonts: Mapping[str, Font], pictures: Mapping[str, PictureFile]
) -> Iterator[bytes]:
    return (image_to_png(image, dpi) for image in images_from_faces(faces, dpi, around, fonts, pictures))


def _page(face: Face, around: float) -> Page:
    wide, high = mm(face.width + 2 * around), mm(face.height + 2 * around)
    placed = Placement(face, Box(around, around, face.width, face.height), 0, Box(0.0, 0.0, wide, high))
    return Page(face.name, wide, high, (placed,), ())
