"""What is printed of Compounded: every piece of the box, as often as it is in it, with all that its row says."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from rulewright.compiler.compile_game import compile_game
from rulewright.print.face import Face, Run
from rulewright.print.print_game import GameFaces, faces_of_game, sheets_of_game
from rulewright.print.settings import Settings
from tests.compounded.content import atoms, rows

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "content" / "compounded"
PIECES = {
    "cards": 69, "extinguishers": 5, "crystals": 100, "tools": 22, "markers": 66, "claims": 20, "benches": 5,
    "score-board": 1, "player-aid": 5, "rulebook": 1,
}  # fmt: skip


SIGNS = str.maketrans({"\N{MINUS SIGN}": "-"})


@pytest.fixture(scope="module")
def game() -> GameFaces:
    compiled = compile_game(FOLDER, ROOT)
    assert compiled.facts is not None
    return faces_of_game(compiled.facts, FOLDER)


def runs(face: Face, region: str) -> list[Run]:
    return [m for m in face.marks if isinstance(m, Run) and region in m.origin.region]


def said(face: Face, region: str) -> str:
    return "".join(run.text for run in runs(face, region))


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nothing_is_wrong_and_nothing_is_missing(game: GameFaces, paper: str) -> None:
    assert not game.problems
    sheets, problems = sheets_of_game(game, Settings(paper))
    assert not problems
    assert {sheet.name.rsplit("-", 1)[0] for sheet in sheets} == set(PIECES)
    assert game.plan is not None
    for sheet in game.plan.sheets:
        assert sheet.front is not None
        faces = game.faces[sheet.front]
        pieces = 1 if sheet.book else sum(faces.copies)
        assert sheet.copies * pieces == PIECES[sheet.name], sheet.name


def test_a_card_says_all_that_its_row_does(game: GameFaces) -> None:
    """Subscripts are smaller; each element stands in the molecule and has a place."""
    for row, face in zip(rows("cards"), game.faces["card"].faces, strict=True):
        if row["lab_fire"] == "yes":
            assert said(face, "fire/name").replace(" ", "") == "LabFire"
            continue
        assert said(face, "compound/name").replace(" ", "") == row["name"].replace(" ", "")
        formula = runs(face, "compound/formula")
        assert "".join(run.text for run in formula) == row["atoms"]
        size = max(run.size for run in formula)
        assert all((run.size < size) == run.text.isdigit() for run in formula)
        assert said(face, "points/number") == row["points"]
        assert said(face, f"{row['state']}/name") == row["state"]
        for drawn in ("molecule", "places"):
            letters = Counter(run.text for run in runs(face, drawn) if "charge" not in run.origin.region)
            assert letters == atoms(row["atoms"]), (row["name"], drawn)
        charges = [run.text.translate(SIGNS) for run in runs(face, "charge")]
        assert sum(int(f"{text[-1]}{text[:-1] or 1}") for text in charges) == 0, row["name"]
        assert ("2+" in charges) == ("Ca" in row["atoms"])


def test_icons_of_a_card(game: GameFaces) -> None:
    for row, face in zip(rows("cards"), game.faces["card"].faces, strict=True):
        drawn = {part for m in face.marks for part in m.origin.region.split("/")}
        assert ("tool" in drawn) == (row["tool"] != "none")
        assert ("volatile" in drawn) == (row["reaction"] == "volatile")
        assert ("grant" in drawn) == (row["reaction"] == "grant")
        assert ("border" in drawn) == (row["starting"] == "yes")
        assert ("flames" in drawn) == (row["flammable"] == "yes")


def test_numbers_of_the_benches_come_from_the_content(game: GameFaces) -> None:
    for face in game.faces["bench"].faces:
        wanted = "".join("".join(row["levels"]) for row in rows("experiments"))
        assert said(face, "levels/number") == wanted
        assert said(face, "key/rows/number") == "".join(row["copies"] for row in rows("elements"))


def test_the_rulebook_has_numbers_names_and_options_of_the_content(game: GameFaces) -> None:
    """Four sheets of a booklet; each compound, tool and question of an option stands in it."""
    pages = game.faces["rulebook"].faces
    assert len(pages) == 16
    text = " ".join("".join(run.text + " " for run in runs(page, "body")) for page in pages)
    plain = re.sub(r"\s+", " ", text)
    facts = compile_game(FOLDER, ROOT).facts
    assert facts is not None
    for words in (
        *(row["name"] for row in rows("cards") if row["lab_fire"] == "no"),
        *(row["name"] for row in rows("tools")),
        *(option.text for option in facts.options),
        "50 points or 3 completed experiments",
        "63 compounds and 6 Lab Fires",
    ):
        assert words in plain, words
