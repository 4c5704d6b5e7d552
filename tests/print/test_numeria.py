"""The faces of Numeria: every mark where the rules say, nothing that the checks would stop."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from rulewright.dsl.facts import Facts
from rulewright.print.face import Circle, Face, Run
from rulewright.print.face_to_text import face_to_text
from rulewright.print.print_game import GameFaces, faces_of_game

CASES = Path(__file__).parents[1] / "cases/print"


@pytest.fixture(scope="module")
def game(numeria: Facts, numeria_folder: Path) -> GameFaces:
    found = faces_of_game(numeria, numeria_folder)
    assert not found.problems
    return found


def texts(face: Face, region: str) -> list[str]:
    return [m.text for m in face.marks if isinstance(m, Run) and m.origin.region == region]


def test_faces_as_text(game: GameFaces, accept_text: Callable[[Path, str], None]) -> None:
    tiles = game.faces["tile"].faces
    shown = {
        "tiles": tuple(tiles[n - 1] for n in (1, 6, 14, 36)),
        "tile-back": game.faces["tile-back"].faces,
        "board": game.faces["board"].faces,
        "player-aid": game.faces["player-aid"].faces,
    }
    for name, faces in shown.items():
        accept_text(CASES / f"numeria-{name}.txt", "".join(map(face_to_text, faces)))


@pytest.mark.parametrize("number", range(1, 37))
def test_marks_of_a_tile(number: int, game: GameFaces, numeria: Facts) -> None:
    """The number stands in the middle and in two corners; each mark shows exactly where the rules' lists hold it."""
    face = game.faces["tile"].faces[number - 1]
    assert [texts(face, r) for r in ("number", "corner", "far-corner")] == [[str(number)]] * 3
    facts = numeria.constants
    lists = {
        "prime": facts["PRIMES"],
        "square": facts["SQUARES"],
        "triangle": facts["TRIANGLES"],
        "fibonacci": facts["FIBONACCI"],
        "power": (1, 2, 4, 8, 16, 32, 3, 9, 27),
    }
    drawn = {m.origin.region.split("/")[1] for m in face.marks if m.origin.region.startswith("marks/")}
    assert drawn == {name for name, numbers in lists.items() if number in numbers}  # type: ignore[operator]
    assert any(m.origin.region == "upright/number" for m in face.marks) == (number in (6, 9))


def test_the_corners_are_turned_towards_both_players(game: GameFaces) -> None:
    face = game.faces["tile"].faces[16]
    corner, far = ((m.x, m.y, m.turn) for m in face.marks if isinstance(m, Run) and "corner" in m.origin.region)
    assert far == pytest.approx((30 - corner[0], 30 - corner[1], 180))


def test_one_family_of_numbers_can_be_another_by_the_rules(numeria: Facts, numeria_folder: Path) -> None:
    """With 1 among the primes, as an option has it, tile 1 gets the mark."""
    primes = (1, *numeria.constants["PRIMES"])  # type: ignore[misc]
    facts = replace(numeria, constants={**numeria.constants, "PRIMES": primes})
    face = faces_of_game(facts, numeria_folder).faces["tile"].faces[0]
    assert any(m.origin.region.startswith("marks/prime") for m in face.marks)


def test_spaces_of_the_board(game: GameFaces) -> None:
    (face,) = game.faces["board"].faces
    names = {m.text: (m.x, m.y) for m in face.marks if isinstance(m, Run) and m.origin.region == "spaces/name"}
    assert len(names) == 64
    assert names["b1"][0] - names["a1"][0] == pytest.approx(33, abs=0.002)
    assert names["a1"][1] - names["a2"][1] == pytest.approx(33, abs=0.002)
    dots = {"leave": set[str](), "arrive": set[str]()}
    for mark in face.marks:
        kind = mark.origin.region.rpartition("/")[2]
        if isinstance(mark, Circle):
            dots[kind].add("abcdefgh"[int((mark.x - 6) // 33)] + str(8 - int((mark.y - 6) // 33)))
    assert dots == {"leave": {"d4", "e4", "d5", "e5"}, "arrive": {"a1", "h1", "a8", "h8"}}


def test_a_tile_lies_within_a_space(numeria: Facts, numeria_folder: Path, tmp_path: Path) -> None:
    """A tile that is larger than a space is refused (NUM-08)."""
    folder = tmp_path / "content/numeria"
    for path in numeria_folder.rglob("*"):
        if path.is_file() and path.suffix in (".yaml", ".ttf", ".md"):
            copy = folder / path.relative_to(numeria_folder)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    board = folder / "layouts/board.yaml"
    assert not faces_of_game(numeria, folder).problems
    board.write_text(board.read_text().replace("item: [33, 33]", "item: [29, 29]"))
    problems = faces_of_game(numeria, folder).problems
    assert [(p.code, str(p.span)) for p in problems][:1] == [("RW719", "content/numeria/sheets.yaml:23:9")]


def test_the_player_aid_is_drawn_from_the_rules(game: GameFaces, numeria: Facts) -> None:
    (face,) = game.faces["player-aid"].faces
    cases = numeria.patterns[0].cases
    assert texts(face, "cases/name") == [case.name for case in cases]
    examples = [str(n) for case in cases for example in case.examples for n in example]
    assert texts(face, "cases/examples/tiles/number") == examples
    said = " ".join(texts(face, "cases/rule"))
    for clause in numeria.clauses:
        if clause.id in {"NUM-19", "NUM-31", "NUM-46"}:
            assert clause.text.split(", ", 1)[-1][1:] in said


def test_a_pattern_more_is_a_row_more(numeria: Facts, numeria_folder: Path) -> None:
    """The tenth case does not fit the aid, and that is told, not printed over the edge."""
    (pattern,) = numeria.patterns
    more = replace(pattern, cases=(*pattern.cases, pattern.cases[0]))
    problems = faces_of_game(replace(numeria, patterns=(more,)), numeria_folder).problems
    assert "RW712" in {p.code for p in problems}
