"""Places read back from the PDF itself: sizes of pieces, backs behind their fronts, boards over pages, printers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from ctypes import c_uint
from itertools import pairwise
from math import atan2, degrees
from pathlib import Path

import pypdfium2
import pypdfium2.raw as pdfium
import pytest

from rulewright.dsl.facts import Facts
from rulewright.print.pdf_from_sheets import pdf_from_sheets
from rulewright.print.print_game import GameFaces, faces_of_game, fonts_of_game, sheets_of_game
from rulewright.print.settings import Profile, Settings, Shift, Sides
from rulewright.print.sheet import Sheets
from rulewright.print.sizes import PIECES

MM = 72 / 25.4
Folder = Callable[[Mapping[str, str]], Path]
Games = Callable[[str], tuple[Facts, GameFaces]]
Rect = tuple[float, float, float, float]
RED, GREEN, BLUE = (255, 0, 0), (0, 255, 0), (0, 0, 255)
PIECE = """
of: card
size: {size}
id: no
regions:
  ground: {{shape: {shape}, fill: "{colour}"}}
  corner: {{at: [6, 8, 5, 5], shape: rect, fill: "#0000ff"}}
"""


def pieces(tiny: Facts, game_folder: Folder, sheet: str = "", size: str = "poker", shape: str = "rect") -> GameFaces:
    """Two fronts (red) and their backs (green)."""
    files = {
        "sheets.yaml": f"sheets: {{cards: {{front: card, back: back, {sheet}}}}}",
        "layouts/card.yaml": PIECE.format(size=size, colour="#ff0000", shape=shape),
        "layouts/back.yaml": PIECE.format(size=size, colour="#00ff00", shape=shape),
    }
    game = faces_of_game(tiny, game_folder(files))
    assert game.problems == ()
    return game


def printed(game: GameFaces, settings: Settings) -> list[tuple[Sheets, pypdfium2.PdfDocument]]:
    sheets, problems = sheets_of_game(game, settings)
    assert not problems
    fonts = fonts_of_game(game)
    return [(one, pypdfium2.PdfDocument(pdf_from_sheets(one, fonts, game.pictures))) for one in sheets]


def filled(page: pypdfium2.PdfPage, colour: tuple[int, int, int]) -> list[Rect]:
    """Left, top, right, bottom in millimetres of all shapes of a colour, in the order of the file."""
    height = page.get_height()
    found = []
    for item in page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_PATH]):
        parts = [c_uint() for _ in range(4)]
        pdfium.FPDFPageObj_GetFillColor(item.raw, *parts)
        if tuple(part.value for part in parts[:3]) == colour:
            left, low, right, high = item.get_bounds()
            found.append((left / MM, (height - high) / MM, right / MM, (height - low) / MM))
    return found


def ticks(page: pypdfium2.PdfPage) -> tuple[list[float], list[float]]:
    """Where cut marks (4 mm long) stand across and down the page, in millimetres."""
    height = page.get_height()
    across, down = set(), set()
    for item in page.get_objects(max_depth=1, filter=[pdfium.FPDF_PAGEOBJ_PATH]):
        left, low, right, high = item.get_bounds()
        if abs(high - low - 4 * MM) < 1 and right - left < 1:
            across.add(round((left + right) / 2 / MM, 2))
        if abs(right - left - 4 * MM) < 1 and high - low < 1:
            down.add(round((height - (low + high) / 2) / MM, 2))
    return sorted(across), sorted(down)


def middle(rect: Rect) -> tuple[float, float]:
    return (rect[0] + rect[2]) / 2, (rect[1] + rect[3]) / 2


@pytest.mark.parametrize("paper", ["a4", "letter", "a3", "320x450"])
@pytest.mark.parametrize("size", ["poker", "bridge", "mini", "tarot", "square card", "business", "[63, 88]"])
def test_cards_have_their_size(size: str, paper: str, tiny: Facts, game_folder: Folder) -> None:
    """What fills them, and what is cut out between the marks."""
    ((sheets, document),) = printed(pieces(tiny, game_folder, "cut: marks", size), Settings(paper))
    fronts = filled(document[0], RED)
    assert len(fronts) == 2
    wanted = PIECES.get(size, (63.0, 88.0))
    turned = wanted if sheets.pages[0].placements[0].turn in (0, 180) else wanted[::-1]
    across, down = ticks(document[0])
    for left, top, right, bottom in fronts:
        assert (right - left, bottom - top) == pytest.approx(turned, abs=0.02)
        for edge, marks in ((left, across), (right, across), (top, down), (bottom, down)):
            assert min(abs(edge - mark) for mark in marks) < 0.02


def same(one: Rect, other: Rect, slack: float = 0.1) -> bool:
    return all(abs(a - b) <= slack for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("size", ["round token", "large round token", "hex tile", "small hex tile"])
def test_round_and_six_sided_pieces(size: str, tiny: Facts, game_folder: Folder) -> None:
    """A line to cut along runs around each, as large as the piece is."""
    shape = "circle" if "round" in size else "rect"
    ((_, document),) = printed(pieces(tiny, game_folder, "", f'"{size}"', shape), Settings())
    page = document[0]
    height = page.get_height()
    grounds = filled(page, RED)
    assert len(grounds) == 2
    bounds = [item.get_bounds() for item in page.get_objects(max_depth=1, filter=[pdfium.FPDF_PAGEOBJ_PATH])]
    drawn = [(left / MM, (height - high) / MM, right / MM, (height - low) / MM) for left, low, right, high in bounds]
    for ground in grounds:
        sides = (ground[2] - ground[0], ground[3] - ground[1])
        assert sorted(sides) == pytest.approx(sorted(PIECES[size]), abs=0.02)
        assert any(same(ground, other, 0.2) for other in drawn)  # the line is 0.15 mm thick


TURNS = ((1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0))  # clockwise, as matrices


@pytest.mark.parametrize(
    ("sides", "edge"), [(None, "long edge"), (None, "short edge"), ("gutterfold", "long edge")], ids=str
)
@pytest.mark.parametrize("size", ["poker", "business", "[130, 100]"])  # the last one lies across the page
def test_backs_lie_behind_their_fronts(
    sides: Sides | None, edge: str, size: str, tiny: Facts, game_folder: Folder
) -> None:
    """Seen through the paper edges meet to 0.1 mm, and what is up in front is up behind."""
    game = pieces(tiny, game_folder, f"duplex: {edge}", size)
    ((_, document),) = printed(game, Settings(sides=sides))
    face = game.faces["card"].faces[0]
    width, height = document[0].get_width() / MM, document[0].get_height() / MM
    found = 0
    for front, back in zip(
        *((range(len(document)),) * 2 if sides else (range(0, len(document), 2), range(1, len(document), 2))),
        strict=True,
    ):
        blues = filled(document[front], BLUE), filled(document[back], BLUE)
        for red, green in zip(filled(document[front], RED), filled(document[back], GREEN), strict=True):
            left, top, right, bottom = green
            through = (width - right, top, width - left, bottom)
            if edge == "short edge":
                through = (left, height - bottom, right, height - top)
            assert same(through, red)
            before, behind = (corner_of(piece, squares) for piece, squares in zip((red, green), blues, strict=True))
            seen = (-behind[0], behind[1]) if edge == "long edge" else (behind[0], -behind[1])
            x, y = face.width / 2 - 8.5, face.height / 2 - 10.5
            ((a, b, c, d),) = (
                turn
                for turn in TURNS
                if (turn[0] * -x - turn[1] * y, turn[2] * -x - turn[3] * y) == pytest.approx(before, abs=0.1)
            )
            assert (a * x - b * y, c * x - d * y) == pytest.approx(seen, abs=0.1)
            found += 1
    assert found == 2


def corner_of(piece: Rect, squares: list[Rect]) -> tuple[float, float]:
    """From the middle of a piece to that of the square in its upper left corner."""
    x, y = middle(piece)
    (square,) = (one for one in squares if piece[0] < one[0] < piece[2] and piece[1] < one[1] < piece[3])
    return middle(square)[0] - x, middle(square)[1] - y


@pytest.mark.parametrize(("move", "angle"), [((2.0, -1.0), 0.0), ((0.0, 0.0), 1.5), ((-0.7, 0.4), -0.6)])
@pytest.mark.parametrize("side", ["front", "back"])
def test_a_printer_is_put_right(
    side: str, move: tuple[float, float], angle: float, tiny: Facts, game_folder: Folder
) -> None:
    """One side of the paper is moved and turned clockwise about its middle, the other one stays."""
    game = pieces(tiny, game_folder)
    shift = Shift(*move, angle)
    profile = Profile(front=shift) if side == "front" else Profile(back=shift)
    ((_, plain),), ((_, moved),) = printed(game, Settings()), printed(game, Settings(profile=profile))
    for name, number, colour in (("front", 0, RED), ("back", 1, GREEN)):
        (a, b), (c, d) = (list(map(middle, filled(document[number], colour))) for document in (plain, moved))
        turned = degrees(atan2(d[1] - c[1], d[0] - c[0]) - atan2(b[1] - a[1], b[0] - a[0]))
        assert (turned + 180) % 360 - 180 == pytest.approx(angle if name == side else 0.0, abs=0.01)
        if not angle or name != side:
            wanted = move if name == side else (0.0, 0.0)
            assert (c[0] - a[0], c[1] - a[1]) == pytest.approx(wanted, abs=0.02)


def words(page: pypdfium2.PdfPage) -> dict[str, tuple[float, float]]:
    """The middle of each line of text that stands on the page once, in millimetres."""
    text = page.get_textpage()
    height = page.get_height()
    found = []
    for i in range(text.count_rects()):
        left, low, right, high = text.get_rect(i)
        shown = text.get_text_bounded(left, low, right, high).strip()
        found.append((shown, ((left + right) / 2 / MM, (height - (low + high) / 2) / MM)))
    counted = Counter(shown for shown, _ in found)
    return {shown: place for shown, place in found if counted[shown] == 1}


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("game", ["numeria", "cosmic", "turning_the_table"])
def test_pages_of_boards_overlap(game: str, paper: str, game_faces: Games) -> None:
    """What two pages show lies at one place of the board, to 0.1 mm; the strip they share is as wide as asked."""
    _, faces = game_faces(game)
    assert faces.plan
    (plan,) = (plan for plan in faces.plan.sheets if plan.board)
    (sheets, document) = next(one for one in printed(faces, Settings(paper)) if one[0].name == f"{plan.name}-{paper}")
    shown = [words(page) for page in document]
    compared = 0
    for (page, here), (other, there) in pairwise(zip(sheets.pages, shown, strict=True)):
        shared = [name for name in here if name in there and not name.startswith(("50 mm", faces.plan.about.title))]
        clips = page.placements[0].clip, other.placements[0].clip
        frames = page.placements[0].frame, other.placements[0].frame
        moved = [(there[name][0] - here[name][0], there[name][1] - here[name][1]) for name in shared]
        for x, y in moved:
            if abs(x - frames[1].x + frames[0].x) < 20 and abs(y - frames[1].y + frames[0].y) < 20:
                compared += 1
                assert (x, y) == pytest.approx((frames[1].x - frames[0].x, frames[1].y - frames[0].y), abs=0.1)
        if abs(frames[0].x - frames[1].x) > 1 > abs(frames[0].y - frames[1].y):
            assert clips[0].width - (frames[0].x - frames[1].x) >= plan.overlap - 0.01
        elif abs(frames[0].x - frames[1].x) < 1:
            assert clips[0].height - (frames[0].y - frames[1].y) >= plan.overlap - 0.01
    assert compared
