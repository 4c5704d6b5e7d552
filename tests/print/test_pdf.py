"""PDF read back: geometry, texts, fonts, what viewers are asked, and the same bytes every time."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path

import pypdfium2
import pypdfium2.raw as pdfium
import pytest

from rulewright.dsl.facts import Facts
from rulewright.print.face import Run
from rulewright.print.png_from_pdf import page_count, page_to_png
from rulewright.print.print_game import PrintResult, faces_of_game, print_game, sheets_of_game
from rulewright.print.settings import Settings
from rulewright.print.sizes import PAPERS

MM = 72 / 25.4
Rect = tuple[float, float, float, float]


@pytest.fixture(scope="module", params=["a4", "letter"])
def paper(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def printed(paper: str, numeria: Facts, numeria_folder: Path) -> PrintResult:
    result = print_game(numeria, numeria_folder, Settings(paper))
    assert not result.problems
    return result


def rects(page: pypdfium2.PdfPage, kind: int) -> list[Rect]:
    """Left, top, right and bottom in millimetres of all objects of a kind on the page itself."""
    height = page.get_height()
    found = []
    for item in page.get_objects(max_depth=1):
        if item.type == kind:
            left, low, right, high = item.get_bounds()
            found.append((left / MM, (height - high) / MM, right / MM, (height - low) / MM))
    return found


def words(page: pypdfium2.PdfPage) -> Iterator[tuple[str, Rect]]:
    """Each line of text and its box, in millimetres."""
    text = page.get_textpage()
    height = page.get_height()
    for i in range(text.count_rects()):
        left, low, right, high = text.get_rect(i)
        box = (left / MM, (height - high) / MM, right / MM, (height - low) / MM)
        yield text.get_text_bounded(left, low, right, high).strip(), box


def open_pdf(printed: PrintResult, name: str) -> pypdfium2.PdfDocument:
    return pypdfium2.PdfDocument(printed.files[name])


def test_tiles_and_their_backs(printed: PrintResult, paper: str) -> None:
    """Cut lines are 30 mm apart; seen through the paper each back lies in the middle of its tile, to 0.1 mm."""
    front, back = open_pdf(printed, f"tiles-{paper}.pdf")
    width, height = PAPERS[paper]
    for page in (front, back):
        assert (page.get_width() / MM, page.get_height() / MM) == pytest.approx((width, height), abs=0.05)
    lines = [r for r in rects(front, pdfium.FPDF_PAGEOBJ_PATH) if max(r[2] - r[0], r[3] - r[1]) > 170]
    across = sorted({round(r[0] + r[2], 2) / 2 for r in lines if r[3] - r[1] > 170})
    down = sorted({round(r[1] + r[3], 2) / 2 for r in lines if r[2] - r[0] > 170})
    assert len(across) == len(down) == 7
    for steps in (across, down):
        assert [b - a for a, b in pairwise(steps)] == pytest.approx([30] * 6, abs=0.02)
    middles = {(a + 15, d + 15) for a in across[:6] for d in down[:6]}
    backs = [((r[0] + r[2]) / 2, (r[1] + r[3]) / 2) for r in rects(back, pdfium.FPDF_PAGEOBJ_FORM)]
    assert len(backs) == 36
    for x, y in backs:
        through = (width - x, y)
        assert min(max(abs(through[0] - m[0]), abs(through[1] - m[1])) for m in middles) < 0.1


def test_each_number_lies_on_its_tile(printed: PrintResult, paper: str) -> None:
    front, _ = open_pdf(printed, f"tiles-{paper}.pdf")
    large = {text: box for text, box in words(front) if text.isdigit() and box[3] - box[1] > 6}
    assert sorted(large, key=int) == [str(n) for n in range(1, 37)]
    left, top = (PAPERS[paper][0] - 180) / 2, large["1"][1]
    for text, box in large.items():
        column, row = (int(text) - 1) % 6, (int(text) - 1) // 6
        assert (box[0] + box[2]) / 2 == pytest.approx(left + 30 * column + 15, abs=1.5)
        assert box[1] == pytest.approx(top + 30 * row, abs=1)


def is_diamond(rect: Rect) -> bool:
    return abs(rect[2] - rect[0] - 3.2) < 0.05 and abs(rect[3] - rect[1] - 3.2) < 0.05


def test_board_pages_overlap(printed: PrintResult, paper: str) -> None:
    """Where two pages show the same space, its name lies at the same place of the board, to 0.1 mm."""
    document = open_pdf(printed, f"board-{paper}.pdf")
    assert len(document) == {"a4": 2, "letter": 4}[paper]
    pages = [dict(words(page)) for page in document]
    diamonds = [
        [(r[0] + r[2], r[1] + r[3]) for r in rects(p, pdfium.FPDF_PAGEOBJ_PATH) if is_diamond(r)] for p in document
    ]
    assert all(diamonds)
    if paper == "a4":
        shared = [name for name in pages[0] if re.fullmatch("[a-h]5", name) and name in pages[1]]
        assert len(shared) == 8
        joins = [min(found) for found in diamonds]
        for name in shared:
            places = [(box[name][0] - j[0] / 2, box[name][1] - j[1] / 2) for box, j in zip(pages, joins, strict=True)]
            assert places[0] == pytest.approx(places[1], abs=0.1)
            assert -5 < places[0][1] < 0  # within the half of the overlap that lies above the join


def test_texts_are_texts(printed: PrintResult, paper: str, numeria: Facts, numeria_folder: Path) -> None:
    """All that faces and pages say, and nothing else, can be read from the PDF."""
    sheets, _ = sheets_of_game(faces_of_game(numeria, numeria_folder), Settings(paper))
    for sheet in sheets:
        document = open_pdf(printed, f"{sheet.name}.pdf")
        for page, drawn in zip(document, sheet.pages, strict=True):
            runs = [m.text for m in drawn.marks if isinstance(m, Run)]
            for placed in drawn.placements:
                runs += [m.text for m in placed.face.marks if isinstance(m, Run)]
            wanted = Counter(re.sub(r"\s", "", "".join(runs)))
            assert Counter(re.sub(r"\s", "", page.get_textpage().get_text_bounded())) <= wanted
            if not sheet.name.startswith("board"):  # of which each page shows a part
                assert Counter(re.sub(r"\s", "", page.get_textpage().get_text_range())) == wanted


def test_rules_and_names_can_be_searched_for(printed: PrintResult, paper: str) -> None:
    (page,) = open_pdf(printed, f"player-aid-{paper}.pdf")
    text = page.get_textpage().get_text_range()
    for said in ("Nine Tropes", "Irregular Repeating Run", "Four numbers that follow each other."):
        assert text.count(said) == 2


def test_what_the_file_says_of_itself(printed: PrintResult, paper: str) -> None:
    document = open_pdf(printed, f"tiles-{paper}.pdf")
    meta = document.get_metadata_dict()
    assert meta["Title"] == f"Numeria: tiles-{paper}"
    assert "Open Font License" in meta["Subject"]
    data = printed.files[f"tiles-{paper}.pdf"]
    assert b"/PrintScaling /None" in data
    assert b"/Duplex /DuplexFlipLongEdge" in data
    assert b"/Duplex /Simplex" in printed.files[f"board-{paper}.pdf"]


def test_fonts_are_embedded_subsets(printed: PrintResult) -> None:
    for data in printed.files.values():
        names = re.findall(rb"/BaseFont /([^\s/]+)", data)
        assert names
        assert all(re.match(rb"[A-Z]{6}\+", name) for name in names)
        assert data.count(b"/FontFile2") == len(set(names))
        assert b"Helvetica" not in data
        assert len(data) < 60_000


DIGEST = """
import hashlib, importlib.util, sys
from pathlib import Path
spec = importlib.util.spec_from_file_location("facts", sys.argv[1])
facts = importlib.util.module_from_spec(spec)
spec.loader.exec_module(facts)
from rulewright.print.print_game import print_game
game = facts.numeria_facts()
for name, data in print_game(game, Path(sys.argv[2])).files.items():
    print(name, hashlib.sha256(data).hexdigest())
"""


@pytest.mark.parametrize("seed", ["0", "1"])
def test_the_same_bytes_every_time(seed: str, numeria: Facts, numeria_folder: Path, tmp_path: Path) -> None:
    """In another process: other hash seed, time zone, date, locale and folder."""
    program = [sys.executable, "-c", DIGEST, str(Path(__file__).with_name("conftest.py")), str(numeria_folder)]
    place = {"TZ": f"UTC+{seed}", "LC_ALL": ("C", "C.UTF-8")[int(seed)], "SOURCE_DATE_EPOCH": f"17{seed}0000000"}
    env = {**os.environ, **place, "PYTHONHASHSEED": seed, "PYTHONUTF8": seed}
    done = subprocess.run(program, env=env, cwd=("/", tmp_path)[int(seed)], capture_output=True, text=True, check=True)
    found = done.stdout.split()
    here = print_game(numeria, numeria_folder).files
    assert found == [word for name, data in here.items() for word in (name, hashlib.sha256(data).hexdigest())]


def test_pages_as_pictures(printed: PrintResult, paper: str) -> None:
    data = printed.files[f"tiles-{paper}.pdf"]
    assert page_count(data) == 2
    assert page_to_png(data, 0, 20).startswith(b"\x89PNG")
    with pytest.raises(IndexError):
        page_to_png(data, 2)


def test_turned_and_repeated_pieces(tiny: Facts, game_folder: Callable[[Mapping[str, str]], Path]) -> None:
    """A piece that lies across the page reads across it, whether it is drawn by itself or repeated."""
    layout = "of: card\nsize: [250, 100]\nregions: {name: {at: [5, 5, 50, 8], text: '{{ name }}', size: 12}}\n"
    for copies in (1, 2):
        sheets = f"sheets: {{cards: {{front: card, copies: {copies}}}}}\n"
        folder = game_folder({"sheets.yaml": sheets, "layouts/card.yaml": layout})
        document = pypdfium2.PdfDocument(print_game(tiny, folder).files["cards-a4.pdf"])
        assert len(document) == 2 * copies
        box = next(box for text, box in words(document[0]) if text == "Fox")
        assert box[3] - box[1] > box[2] - box[0]  # taller than wide: the text runs down the page
        frame = ((210 - 100) / 2, (297 - 250) / 2 - 0.0)
        assert 210 - box[2] == pytest.approx(frame[0] + 5, abs=1.5)
        assert box[1] > frame[1] - 5
