"""What is printed of each game: faces as stored text, pages as stored pictures, words read back from the PDF."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image
from pixelmatch.contrib.PIL import pixelmatch

from rulewright.dsl.facts import Facts
from rulewright.print.face import Face, Limits, Run
from rulewright.print.face_to_text import face_to_text
from rulewright.print.furniture import origin
from rulewright.print.pdf_from_sheets import pdf_from_sheets
from rulewright.print.print_game import GameFaces, fonts_of_game, sheets_of_game
from rulewright.print.problems_of_overlap import things_keep_apart
from rulewright.print.settings import Settings
from rulewright.print.sheet import Sheets

Games = Callable[[str], tuple[Facts, GameFaces]]
CASES = Path(__file__).parents[1] / "cases/print"
GAMES = ("numeria", "compounded", "cosmic", "game_on", "turning_the_table")
LOOKED_AT = [
    ("numeria", "tiles", 0), ("numeria", "rulebook", 0),
    ("compounded", "cards", 0), ("compounded", "score-board", 0),
    ("cosmic", "cards", 1), ("cosmic", "board", 0),
    ("game_on", "game-cards", 0), ("game_on", "player-cards", 0),
    ("turning_the_table", "elements", 0), ("turning_the_table", "board", 0),
]  # fmt: skip
DIFFERENT = 0.002  # share of the points of a page


@pytest.fixture(scope="session")
def printed(game_faces: Games) -> Callable[[str, str], tuple[Sheets, bytes]]:
    """A sheet of a game on A4, and its PDF."""

    @cache
    def of(game: str, name: str) -> tuple[Sheets, bytes]:
        _, faces = game_faces(game)
        sheets, problems = sheets_of_game(faces)
        assert not problems
        sheet = next(sheet for sheet in sheets if sheet.name == f"{name}-a4")
        return sheet, pdf_from_sheets(sheet, fonts_of_game(faces), faces.pictures)

    return of


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wrong(game: str, game_faces: Games) -> None:
    _, faces = game_faces(game)
    assert faces.problems == ()
    assert all(found.faces for found in faces.faces.values())


@pytest.mark.parametrize("game", [game for game in GAMES if game != "numeria"])  # whose faces have a test of their own
def test_faces_as_text(game: str, game_faces: Games, accept_text: Callable[[Path, str], None]) -> None:
    """The first and the last face of each layout."""
    _, faces = game_faces(game)
    for layout, found in faces.faces.items():
        shown = dict.fromkeys((found.faces[0], found.faces[-1]))
        accept_text(CASES / f"{game}-{layout}.txt", "".join(map(face_to_text, shown)))


@pytest.mark.parametrize(("game", "sheet", "page"), LOOKED_AT, ids=str)
def test_pages_look_as_they_did(
    game: str, sheet: str, page: int, printed: Callable[[str, str], tuple[Sheets, bytes]], tmp_path: Path,
    request: pytest.FixtureRequest,
) -> None:  # fmt: skip
    """Against a stored picture, with a tolerance; the difference is kept beside it to be looked at."""
    document = pypdfium2.PdfDocument(printed(game, sheet)[1])
    here = document[page].render(scale=0.8).to_pil().convert("RGB").quantize(64, dither=Image.Dither.NONE)
    stored = CASES / f"{game}-{sheet}-{page}.png"
    if request.config.getoption("--accept"):
        here.save(stored, optimize=True)
    before, now = Image.open(stored).convert("RGBA"), here.convert("RGBA")
    assert before.size == now.size
    difference = Image.new("RGBA", now.size)
    count = pixelmatch(before, now, difference, threshold=0.2)
    if count >= DIFFERENT * now.width * now.height:
        difference.save(tmp_path / "difference.png")
        now.save(tmp_path / "now.png")
        pytest.fail(
            f"{count} points differ from {stored.name}: see {tmp_path / 'difference.png'} and now.png beside it"
        )


def sheets_of(game_faces: Games, game: str) -> list[str]:
    plan = game_faces(game)[1].plan
    assert plan
    return [sheet.name for sheet in plan.sheets]


def signs(text: str) -> Counter[str]:
    return Counter(re.sub(r"\s", "", text))


@pytest.mark.parametrize("game", [game for game in GAMES if game != "numeria"])
def test_texts_are_read_back(game: str, game_faces: Games, printed: Callable[[str, str], tuple[Sheets, bytes]]) -> None:
    """Each page says what its faces and marks say, sign for sign; of a board each page shows a part."""
    for name in sheets_of(game_faces, game):
        sheet, data = printed(game, name)
        document = pypdfium2.PdfDocument(data)
        assert len(document) == len(sheet.pages)
        for page, drawn in zip(document, sheet.pages, strict=True):
            marks = [*drawn.marks, *(mark for placed in drawn.placements for mark in placed.face.marks)]
            wanted = signs("".join(mark.text for mark in marks if isinstance(mark, Run)))
            text = page.get_textpage()
            assert signs(text.get_text_bounded()) <= wanted
            if not any(plan.board for plan in game_faces(game)[1].plan.sheets if plan.name == name):  # type: ignore[union-attr]
                assert signs(text.get_text_range()) == wanted


SAID = {  # what each row of a table says on its card
    "compounded": {"card": ("card", ["name"]), "tool": ("tool", ["name"])},
    "cosmic": {"card-cc": ("card", ["name", "text"]), "card-number": ("card", ["number"])},
    "game_on": {"game-card": ("game_card", ["points"])},
    "turning_the_table": {"element": ("element", ["symbol", "number", "name"]), "mole": ("mole", ["value"])},
}


@pytest.mark.parametrize("game", SAID)
def test_what_rows_say_is_printed(game: str, game_faces: Games) -> None:
    facts, faces = game_faces(game)
    for layout, (table, fields) in SAID[game].items():
        (found,) = (t for t in facts.tables.values() if t.decl.name == table)
        for face, record in zip(faces.faces[layout].faces, found.records, strict=True):
            said = words_of(face)
            for field in fields:
                value = record.values[field]
                assert value in (None, 0) or " ".join(str(value).replace("-", "\u2212").split()) in said.replace(
                    "-", "\u2212"
                )


def words_of(face: Face) -> str:
    return " ".join(" ".join(mark.text for mark in face.marks if isinstance(mark, Run)).split())


@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
@pytest.mark.parametrize("game", GAMES)
def test_ruler_label_and_marks_keep_apart(game: str, paper: str, game_faces: Games) -> None:
    """What stands around the pieces is looked at as faces are; marks of joins lie on the edges that they join."""
    _, faces = game_faces(game)
    for sides in (None, "gutterfold"):
        for sheet in sheets_of_game(faces, Settings(paper, sides))[0]:
            for page in sheet.pages:
                marks = tuple(mark for mark in page.marks if mark.origin.region != "join")
                around = Face(sheet.name, page.name, page.width, page.height, 0.0, 0.0, marks, origin("page"))
                assert [problem.message for problem in things_keep_apart(around, Limits())] == []


@pytest.mark.parametrize(("game", "sheet", "credit"), [
    ("game_on", "game-cards", "DejaVu under the Bitstream Vera licence"),
    ("compounded", "cards", "Jost under the SIL Open Font License"),
])  # fmt: skip
def test_fonts_are_credited(
    game: str, sheet: str, credit: str, printed: Callable[[str, str], tuple[Sheets, bytes]]
) -> None:
    _, data = printed(game, sheet)
    assert credit in pypdfium2.PdfDocument(data).get_metadata_dict()["Subject"]
    assert credit.encode() in data  # in the XML, which is not packed
