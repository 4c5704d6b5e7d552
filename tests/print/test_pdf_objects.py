"""What is done around reportlab: packing, identifiers, texts in any character, fonts of one name, pictures."""

from __future__ import annotations

import hashlib
import io
import re
import zlib
from pathlib import Path

import numpy as np
import pypdfium2
import pytest
from PIL import Image

from rulewright.print.face import Mark, Picture, Run
from rulewright.print.furniture import origin
from rulewright.print.metrics_from_ttf import Font, font_from_bytes
from rulewright.print.pdf_from_sheets import pdf_from_sheets
from rulewright.print.project_files import PictureFile
from rulewright.print.sheet import Credits, Page, Sheets

FONTS = Path(__file__).parents[2] / "print/fonts"
SANS, BOLD = ((FONTS / name).read_bytes() for name in ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"))
PLAIN = Credits("Fox & Hen", "", "CC BY", ("Ä font",), "de")


def run(text: str, font: str = "sans", y: float = 20.0) -> Run:
    return Run(10.0, y, text, font, 12.0, "#000000", 50.0, 3.0, 1.0, 0.0, origin("x"))


def pdf(*marks: Mark, fonts: tuple[Font, ...] = (), pictures: tuple[PictureFile, ...] = ()) -> bytes:
    sheets = Sheets("cards", PLAIN, (Page("1 front", 100.0, 60.0, (), marks),), None)
    fonts = fonts or (font_from_bytes("sans", SANS),)
    return pdf_from_sheets(sheets, {font.name: font for font in fonts}, {one.name: one for one in pictures})


def streams(data: bytes) -> list[bytes]:
    return re.findall(rb"/FlateDecode.*?stream\n(.*?)endstream", data, re.DOTALL)


def test_streams_are_packed_in_the_way_that_every_zlib_shares() -> None:
    """Only runs of one byte and frequent bytes are: where something stood before is found differently by zlib-ng."""
    data = pdf(*(run(text, y=10 + i) for i, text in enumerate(["A text that is said again.", "Another one."] * 20)))
    packed = streams(data)
    assert len(packed) >= 3
    for stream in packed:
        packer = zlib.compressobj(strategy=zlib.Z_RLE)
        whole = zlib.decompress(stream)
        assert stream == packer.compress(whole) + packer.flush()


def test_no_date_and_an_identifier_of_what_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def identifier(data: bytes) -> bytes:
        (found,) = re.findall(rb"/ID\s*\[(.*?)\]", data, re.DOTALL)
        return bytes(found)

    first = pdf(run("Fox"))
    assert b"Date" not in first
    assert identifier(first) != identifier(pdf(run("Hen")))
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert pdf(run("Fox")) == first


def test_characters_beyond_the_first_plane_are_read_back() -> None:
    text = "x \U0001d538 ½ \U0001d555 Ω"
    font = font_from_bytes("sans", SANS)
    assert not font.missing(text)
    (page,) = pypdfium2.PdfDocument(pdf(run(text)))
    assert page.get_textpage().get_text_range().strip() == text


def test_more_characters_than_one_subset_holds() -> None:
    text = "".join(map(chr, [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x180), *range(0x391, 0x3A2)]))
    (page,) = pypdfium2.PdfDocument(pdf(run(text)))
    assert page.get_textpage().get_text_range().strip() == text


def test_two_files_with_fonts_of_one_name() -> None:
    """Two versions of a font in one project; reportlab by itself knows fonts by the name in them."""
    other = BOLD.replace("DejaVuSans-Bold".encode("utf-16-be"), "DejaVuSans-Sans".encode("utf-16-be"))
    fonts = tuple(font_from_bytes(name, data) for name, data in (("a", other), ("b", other + b"\0"), ("c", SANS)))
    data = pdf(run("one", "a", 10), run("two", "b", 30), run("three", "c", 50), fonts=fonts)
    names = set(re.findall(rb"/BaseFont /(\S+)", data))
    assert len(names) == data.count(b"/FontFile2") == 3
    (page,) = pypdfium2.PdfDocument(data)
    assert page.get_textpage().get_text_range().split() == ["one", "two", "three"]


@pytest.mark.parametrize("signs", ["(", ")", "\\", "()", "a\\)b(", "\\n\\r"])
def test_signs_that_mean_something_in_the_file(signs: str) -> None:
    (page,) = pypdfium2.PdfDocument(pdf(run(signs)))
    assert page.get_textpage().get_text_range().strip() == signs


@pytest.mark.parametrize(
    ("mode", "form"),
    [(m, "PNG") for m in ("RGB", "L", "1", "P", "RGBA", "LA")] + [(m, "JPEG") for m in ("RGB", "CMYK")],
)
def test_pictures_keep_their_colours(mode: str, form: str) -> None:
    """Quarters of a picture, the last one transparent where it can be, as they are seen on the page."""
    quarters = Image.new("RGBA", (64, 64), (255, 255, 255, 255))
    for at, colour in (((0, 0), (255, 0, 0, 255)), ((32, 0), (0, 0, 0, 255)), ((0, 32), (30, 60, 200, 255))):
        quarters.paste(colour, (*at, at[0] + 32, at[1] + 32))
    if mode in ("RGBA", "LA"):
        quarters.paste((0, 0, 0, 0), (32, 32, 64, 64))
    picture = quarters.convert(mode) if mode in ("RGBA", "LA") else quarters.convert("RGB")
    picture = picture.quantize() if mode == "P" else picture.convert(mode, dither=Image.Dither.NONE)
    out = io.BytesIO()
    picture.save(out, form)
    file = PictureFile("p.png", out.getvalue(), hashlib.sha256(out.getvalue()).hexdigest(), 64, 64)
    data = pdf(Picture(10.0, 10.0, 40.0, 40.0, 0.0, "p.png", file.digest, origin("x")), pictures=(file,))
    (page,) = pypdfium2.PdfDocument(data)
    seen = np.asarray(page.render(scale=2).to_pil().convert("RGB"), dtype=int)
    white = Image.new("RGBA", (64, 64), (255, 255, 255, 255))
    white.alpha_composite(Image.open(io.BytesIO(file.data)).convert("RGBA"))
    there = np.asarray(white.convert("RGB"), dtype=int)
    for x, y in ((16, 16), (48, 16), (16, 48), (48, 48)):
        row, column = (round((10 + at / 64 * 40) * seen.shape[1] / 100) for at in (y, x))
        slack = 70 if mode == "CMYK" else 4  # which inks make which colours is a matter of taste
        assert abs(seen[row, column] - there[y, x]).max() <= slack
