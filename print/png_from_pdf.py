"""A page of a PDF → PNG, to look at. Needs the extra `preview` (pypdfium2)."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image


def page_to_png(pdf: bytes, page: int, dpi: float = 100) -> bytes:
    """Page `page` (from 0) at `dpi` points an inch. Raises IndexError when there is no such page."""
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        if not 0 <= page < len(document):
            raise IndexError(f"there is no page {page}: the document has {len(document)}")
        return image_to_png(document[page].render(scale=dpi / 72).to_pil(), dpi)
    finally:
        document.close()


def page_count(pdf: bytes) -> int:
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        return len(document)
    finally:
        document.close()


def image_to_png(image: Image, dpi: float) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", dpi=(dpi, dpi))
    return out.getvalue()
