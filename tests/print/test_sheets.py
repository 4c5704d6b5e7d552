"""Imposition: how many pieces lie on a page, where their backs lie, how a board is cut up and joined."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from rulewright.dsl.facts import Facts
from rulewright.print.contact_sheet import contact_sheet
from rulewright.print.face import Box, Circle, Run, mm
from rulewright.print.face import Path as Outline
from rulewright.print.print_game import faces_of_game, sheets_of_game
from rulewright.print.settings import Settings
from rulewright.print.sheet import Page, Placement, Sheets, sheets_to_text
from rulewright.print.sizes import PAPERS, Length, length_from_text

Folder = Callable[[Mapping[str, str]], Path]
CARD = "of: card\nsize: {size}\nbleed: {bleed}\nregions: {{name: {{at: [5, 5, 30, 8], text: '{{{{ name }}}}'}}}}\n"
BACK = "size: {size}\nbleed: {bleed}\nregions: {{}}\n"
MAT = "size: [{0}, {1}]\nregions: {{}}\n"


def sheets(facts: Facts, folder: Path, paper: str = "a4") -> dict[str, Sheets]:
    found, problems = sheets_of_game(faces_of_game(facts, folder), Settings(paper))
    assert not problems
    return {sheet.name: sheet for sheet in found}


def cards(tiny: Facts, game_folder: Folder, how: str, size: str = "poker", bleed: int = 0, paper: str = "a4") -> Sheets:
    files = {
        "sheets.yaml": f"sheets: {{cards: {{front: card, {how}}}}}\n",
        "layouts/card.yaml": CARD.format(size=size, bleed=bleed),
        "layouts/back.yaml": BACK.format(size=size, bleed=bleed),
    }
    return sheets(tiny, game_folder(files), paper)[f"cards-{paper}"]


def apart(one: Box, other: Box) -> bool:
    sides = (other.x - one.right, one.x - other.right, other.y - one.bottom, one.y - other.bottom)
    return max(sides) > -0.002


def all_on_paper(page: Page) -> bool:
    """Frames and marks lie on the page and clear of its edges."""
    for placed in page.placements:
        if (
            placed.clip.x < 3
            or placed.clip.y < 3
            or placed.clip.right > page.width - 3
            or placed.clip.bottom > page.height - 3
        ):
            return False
    for mark in page.marks:
        match mark:
            case Run():
                inside = mark.x >= 3 and mark.x + mark.width <= page.width - 3 and mark.y <= page.height - 3
            case Outline():
                flat = [(n[0], n[1]) for _, *n in mark.steps if n]
                inside = all(2 <= float(x) <= page.width - 2 and 2 <= float(y) <= page.height - 2 for x, y in flat)
            case Circle():
                inside = mark.x - mark.radius >= 2 and mark.x + mark.radius <= page.width - 2
            case _:
                inside = False
        if not inside:
            return False
    return True


@pytest.mark.parametrize(
    ("size", "paper", "copies", "pages", "first"),
    [
        ("poker", "a4", 9, 2, 9),
        ("poker", "letter", 4, 1, 8),
        ("bridge", "a4", 9, 2, 9),
        ("mini", "a4", 8, 1, 16),
        ("tarot", "a4", 2, 1, 4),
        ("[120, 180]", "a3", 4, 2, 4),
        ("[180, 120]", "a4", 1, 1, 2),
        ("[250, 100]", "a4", 1, 2, 1),
    ],
)
def test_as_many_as_fit(
    size: str, paper: str, copies: int, pages: int, first: int, tiny: Facts, game_folder: Folder
) -> None:
    found = cards(tiny, game_folder, f"copies: {copies}", size, paper=paper)
    assert len(found.pages) == pages
    assert len(found.pages[0].placements) == first
    assert sum(len(page.placements) for page in found.pages) == 2 * copies
    for page in found.pages:
        assert all_on_paper(page)
        frames = [p.frame for p in page.placements]
        assert all(apart(a, b) for i, a in enumerate(frames) for b in frames[:i])


def middle(placed: Placement) -> tuple[float, float]:
    return placed.frame.x + placed.frame.width / 2, placed.frame.y + placed.frame.height / 2


def assert_crosses_meet(front: Page, back: Page, edge: str) -> None:
    """Seen through the paper the crosses of both sides are the same, beside the pieces and clear of what is cut."""
    before, behind = ({(m.x, m.y) for m in page.marks if isinstance(m, Circle)} for page in (front, back))
    through = {(mm(front.width - x), y) if edge == "long edge" else (x, mm(front.height - y)) for x, y in behind}
    assert len(before) == 4
    assert before == through
    for x, y in before:
        for placed in (*front.placements, *back.placements):
            assert not placed.clip.x < x < placed.clip.right
            assert min(abs(y - placed.frame.y), abs(y - placed.frame.bottom)) >= 3


@pytest.mark.parametrize("edge", ["long edge", "short edge"])
@pytest.mark.parametrize("size", ["poker", "[250, 100]", "[90, 62]"])
@pytest.mark.parametrize("bleed", [0, 2])
def test_backs_lie_behind_their_fronts(edge: str, size: str, bleed: int, tiny: Facts, game_folder: Folder) -> None:
    """Seen through the paper, front and back share their place; turned over sideways, the back stands upright."""
    found = cards(tiny, game_folder, f"back: back, copies: 4, duplex: {edge}", size, bleed)
    assert found.duplex == edge
    for front, back in zip(found.pages[::2], found.pages[1::2], strict=True):
        assert (front.width, front.height) == (back.width, back.height)
        assert_crosses_meet(front, back, edge)
        assert all_on_paper(front)
        assert all_on_paper(back)
        for one, other in zip(front.placements, back.placements, strict=True):
            x, y = middle(one)
            through = (front.width - x, y) if edge == "long edge" else (x, front.height - y)
            assert middle(other) == pytest.approx(through, abs=0.001)
            assert (one.frame.width, one.frame.height) == (other.frame.width, other.frame.height)
            up = {0: (0, -1), 90: (1, 0), 180: (0, 1), 270: (-1, 0)}  # where the top of a turned piece points
            seen = up[other.turn]
            mirrored = (-seen[0], seen[1]) if edge == "long edge" else (seen[0], -seen[1])
            assert mirrored == up[one.turn]


def test_bleed_keeps_to_half_of_the_gap(tiny: Facts, game_folder: Folder) -> None:
    clips = [p.clip for p in cards(tiny, game_folder, "copies: 4, gap: 3", "[60, 60]", 3).pages[0].placements]
    assert clips[0].right == pytest.approx(clips[1].x)
    assert clips[1].x - clips[0].x == pytest.approx(60 + 3)


def test_backs_of_their_own(tiny: Facts, game_folder: Folder) -> None:
    folder = game_folder(
        {
            "sheets.yaml": "sheets: {cards: {front: card, back: back}}\n",
            "layouts/card.yaml": CARD.format(size="poker", bleed=0),
            "layouts/back.yaml": CARD.format(size="poker", bleed=0),
        }
    )
    front, back = sheets(tiny, folder)["cards-a4"].pages
    assert [p.face.name for p in front.placements] == ["Fox", "Hen"]
    assert [p.face.name for p in back.placements] == ["Fox", "Hen"]


def test_copies_that_a_row_asks_for(tiny: Facts, game_folder: Folder) -> None:
    table = tiny.tables["card"]
    rows = tuple(replace(r, values={**r.values, "copies": n}) for r, n in zip(table.records, (3, 0), strict=True))
    facts = replace(tiny, tables={"card": replace(table, records=rows)})
    page = cards(facts, game_folder, "copies: 2").pages[0]
    assert [p.face.name for p in page.placements] == ["Fox"] * 6


@pytest.mark.parametrize("size", [(276, 276), (500, 300), (150, 150), (190, 271), (190.2, 270), (277, 183), (1000, 40)])
@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
def test_pages_of_a_board(size: tuple[float, float], paper: str, tiny: Facts, game_folder: Folder) -> None:
    """Windows cover the board, neighbours share the overlap, and the join lies at one place of the board on both."""
    files = {"sheets.yaml": "sheets: {mat: {board: mat, overlap: 8}}\n", "layouts/mat.yaml": MAT.format(*size)}
    pages = sheets(tiny, game_folder(files), paper)[f"mat-{paper}"].pages
    windows = []
    for page in pages:
        assert all_on_paper(page)
        assert {page.width, page.height} == set(PAPERS[paper])
        (placed,) = page.placements
        windows.append(
            Box(placed.clip.x - placed.frame.x, placed.clip.y - placed.frame.y, placed.clip.width, placed.clip.height)
        )
    across = sorted({round(w.x, 2) for w in windows})
    down = sorted({round(w.y, 2) for w in windows})
    assert len(across) * len(down) == len(pages)
    assert (across[0], down[0]) == (0, 0)
    assert max(w.right for w in windows) == pytest.approx(size[0], abs=0.01)
    assert max(w.bottom for w in windows) == pytest.approx(size[1], abs=0.01)
    for steps, length in ((across, windows[0].width), (down, windows[0].height)):
        assert all(b - a == pytest.approx(length - 8, abs=0.01) for a, b in pairwise(steps))


def joins(page: Page) -> dict[str, set[tuple[float, float]]]:
    """Letters of the joins and where, on the board, the diamonds beside them lie."""
    (placed,) = page.placements
    marks = [m for m in page.marks if m.origin.region == "join"]
    found: dict[str, set[tuple[float, float]]] = {}
    for diamond, letter in pairwise(marks):
        if isinstance(diamond, Outline) and diamond.fill and isinstance(letter, Run):
            xs, ys = zip(*((n[0], n[1]) for _, *n in diamond.steps if n), strict=True)
            at = ((min(xs) + max(xs)) / 2 - placed.frame.x, (min(ys) + max(ys)) / 2 - placed.frame.y)
            found.setdefault(letter.text, set()).add((round(at[0], 1), round(at[1], 1)))
    return found


def test_joins_carry_one_letter_on_both_pages(tiny: Facts, game_folder: Folder) -> None:
    files = {"sheets.yaml": "sheets: {mat: {board: mat}}\n", "layouts/mat.yaml": MAT.format(500, 300)}
    pages = sheets(tiny, game_folder(files))["mat-a4"].pages
    letters: dict[str, list[set[tuple[float, float]]]] = {}
    for page in pages:
        for letter, places in joins(page).items():
            letters.setdefault(letter, []).append(places)
    assert len(letters) == 4
    for both in letters.values():
        one, other = both
        assert one == other
    assert {m.dash for page in pages for m in page.marks if isinstance(m, Outline) and m.dash} == {(2.0, 1.5)}


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_sheets_of_numeria(
    paper: str, numeria: Facts, numeria_folder: Path, accept_text: Callable[[Path, str], None]
) -> None:
    found = sheets(numeria, numeria_folder, paper)
    assert list(found) == [f"tiles-{paper}", f"board-{paper}", f"player-aid-{paper}", f"rulebook-{paper}"]
    assert all(all_on_paper(page) for sheet in found.values() for page in sheet.pages)
    tiles = found[f"tiles-{paper}"]
    assert [len(page.placements) for page in tiles.pages] == [36, 36]
    assert [p.face.name for p in tiles.pages[0].placements] == [str(n) for n in range(1, 37)]
    text = "".join(sheets_to_text(sheet) for sheet in found.values())
    accept_text(Path(__file__).parents[1] / f"cases/print/numeria-sheets-{paper}.txt", text)


def test_every_sheet_has_a_ruler_and_a_label(numeria: Facts, numeria_folder: Path) -> None:
    for sheet in sheets(numeria, numeria_folder).values():
        for page in sheet.pages:
            rulers = [m for m in page.marks if m.origin.region == "ruler" and isinstance(m, Outline)]
            first = rulers[0].steps
            assert first[1][1] - first[0][1] == pytest.approx(50)  # type: ignore[misc]
            assert len([step for step in rulers[0].steps if step[0] == "M"]) == 52
            assert any(m.origin.region == "label" and isinstance(m, Run) and "Numeria" in m.text for m in page.marks)
            assert any(isinstance(m, Circle) for m in page.marks) == (
                sheet.duplex is not None and sheet.name[:5] == "tiles"
            )


@pytest.mark.parametrize(
    ("text", "length"),
    [
        ("12", Length(12)),
        ("12 mm", Length(12)),
        ("1in", Length(25.4)),
        ("72 pt", Length(25.4)),
        ("1.5 cm", Length(15)),
        ("50%", Length(0, 0.5)),
        ("100% - 4 mm", Length(-4, 1)),
        ("-2", Length(-2)),
        ("", None),
        ("12 13", None),
        ("1e9", None),
        ("mm", None),
        ("1 ell", None),
    ],
)
def test_lengths(text: str, length: Length | None) -> None:
    found = length_from_text(text)
    assert found == (length and Length(pytest.approx(length.mm), length.share))  # type: ignore[arg-type]


def test_the_contact_sheet_shows_each_face_once(numeria: Facts, numeria_folder: Path) -> None:
    game = faces_of_game(numeria, numeria_folder)
    (page,) = contact_sheet(game).pages
    table, *placed = page.placements
    assert table.frame == Box(0, 0, page.width, page.height)
    assert [p.face for p in placed].count(game.faces["tile-back"].faces[0]) == 1
    assert len(placed) == 36 + 1 + 1 + 1 + len(game.faces["rulebook"].faces)
    frames = [p.frame for p in placed]
    assert all(apart(a, b) for i, a in enumerate(frames) for b in frames[:i])
    assert all(f.x > 5 and f.y > 5 and f.right < page.width - 5 and f.bottom < page.height - 5 for f in frames)
