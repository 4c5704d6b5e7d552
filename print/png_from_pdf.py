"""A page of a PDF → PNG, to look at. Needs the extra `preview` (pypdfium2 and Pillow)."""

from __future__ import annotations

import io


def page_to_png(pdf: bytes, page: int, dpi: int = 100) -> bytes:
    """Page `page` (from 0) at `dpi` points an inch. Raises IndexError when there is no such page."""
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        if not 0 <= page < len(document):
            raise IndexError(f"there is no page {page}: the document has {len(document)}")
        image = document[page].render(scale=dpi / 72).to_pil()
        out = io.BytesIO()
        image.save(out, "PNG", optimize=True)
        return out.getvalue()
    finally:
        document.close()


def page_count(pdf: bytes) -> int:
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        return len(document)
    finally:
        document.close()
