"""What may lie on what: texts, icons, pictures and shapes of one face, each case failing and mended."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from PIL import Image

from rulewright.dsl.facts import Facts
from rulewright.print.print_game import faces_of_game

Folder = Callable[[Mapping[str, str]], Path]
HEAD = """
size: [60, 60]
id: no
icons:
  coin:
    regions:
      disc: {shape: circle, fill: "#e0c060"}
      edge: {at: [1, 1, 8, 8], shape: circle, line: "#000000", thickness: 0.3}
  drop: {regions: {body: {at: [3, 0, 4, 10], shape: rect, fill: "#102040"}}}
regions:
"""
TEXT = (
    "  name: {at: [10, 10, 40, 8], text: A fox and a hen, size: 12}\n"  # its ink: 10 to 44 mm across, 11 to 15 mm down
)

CASES = {
    "two texts": (TEXT + "  other: {at: [12, 12, 40, 8], text: Goose, size: 12}\n", "[12, 12,", "[12, 24,"),
    "a text over the edge of its ground": (
        '  panel: {at: [5, 8, 20, 12], shape: rect, fill: "#e8e2d0"}\n' + TEXT,
        "[5, 8, 20,",
        "[5, 8, 48,",
    ),
    "a frame through a text": (
        '  frame: {at: [5, 13, 50, 30], shape: rect, line: "#000000", thickness: 0.3}\n' + TEXT,
        "[5, 13,",
        "[5, 5,",
    ),
    "a line through a text": (
        TEXT + '  rule: {at: [5, 13, 50, 0], shape: line, line: "#000000", thickness: 0.3}\n',
        "[5, 13,",
        "[5, 18,",
    ),
    "a shape over a text": (
        TEXT + '  lid: {at: [0, 0, 60, 60], shape: rect, fill: "#e8e2d0"}\n',
        "[0, 0, 60, 60]",
        "[0, 30, 60, 30]",
    ),
    "a dot in a text": (
        '  dot: {at: [20, 12, 1, 1], shape: circle, fill: "#e8e2d0"}\n' + TEXT,
        "[20, 12,",
        "[20, 20,",
    ),
    "an icon over a text": (TEXT + "  drop: {at: [20, 10, 8, 8], icon: drop}\n", "[20, 10,", "[20, 20,"),
    "a text over the edge of an icon": (
        "  coin: {at: [8, 8, 16, 16], icon: coin}\n" + TEXT,
        "[8, 8, 16, 16]",
        "[8, 20, 16, 16]",
    ),
    "two icons": (
        "  one: {at: [8, 8, 16, 16], icon: drop}\n  two: {at: [12, 8, 16, 16], icon: drop}\n",
        "[12, 8,",
        "[16, 8,",
    ),
    "an icon over the edge of a panel": (
        '  panel: {at: [5, 8, 20, 12], shape: rect, fill: "#e8e2d0"}\n  drop: {at: [5, 15, 9, 9], icon: drop}\n',
        "[5, 15,",
        "[5, 9,",
    ),
    "a picture over a text": (TEXT + "  art: {at: [20, 10, 8, 8], picture: art.png}\n", "[20, 10,", "[20, 20,"),
    "a text over the edge of a picture": (
        "  art: {at: [20, 10, 8, 8], picture: art.png}\n" + TEXT,
        "[20, 10,",
        "[20, 20,",
    ),
}


def told(tiny: Facts, game_folder: Folder, regions: str, limits: str = "") -> list[str]:
    files = {"sheets.yaml": "sheets: {cards: {front: card}}\n", "layouts/card.yaml": limits + HEAD + regions}
    folder = game_folder(files)
    Image.new("RGB", (20, 20), "white").save(folder / "art.png")
    return [problem.code for problem in faces_of_game(tiny, folder).problems]


@pytest.mark.parametrize("name", CASES)
def test_things_over_each_other(name: str, tiny: Facts, game_folder: Folder) -> None:
    failing, wrong, right = CASES[name]
    assert told(tiny, game_folder, failing) == ["RW717"]
    assert told(tiny, game_folder, failing.replace(wrong, right)) == []
    assert told(tiny, game_folder, failing, "limits: {overlap: no}\n") == []


@pytest.mark.parametrize("name", CASES)
def test_what_is_meant_is_declared(name: str, tiny: Facts, game_folder: Folder) -> None:
    """The region that lies above names what lies below; another name declares nothing."""
    below, above = CASES[name][0].splitlines()
    lower = below.strip().partition(":")[0]
    for names, codes in ((lower, []), ("all", []), (f"[goose, {lower}]", []), ("goose", ["RW717"])):
        declared = above.replace("{at", f"{{over: {names}, at")
        assert told(tiny, game_folder, f"{below}\n{declared}\n") == codes
    assert "RW703" in told(tiny, game_folder, f"{below}\n{above.replace('{at', '{over: {a: b}, at')}\n")


@pytest.mark.parametrize(
    "regions",
    [
        "  coin: {at: [8, 8, 16, 16], icon: coin}\n  cost: {at: [13, 13, 6, 6], text: '3', align: center middle}\n",
        '  a: {shape: rect, fill: "#ffffff"}\n  b: {at: [12, 0, 9, 60], shape: rect, fill: "#dddddd"}\n'
        '  c: {at: [5, 5, 50, 20], shape: rect, fill: "#ffffff"}\n' + TEXT,
        "  rule: {at: [10, 10, 40, 20], text: 'Pay {coin} or {drop}, twice {coin}{coin}.', size: 12}\n",
        "  lid: {at: [0, 0, 60, 30], shape: rect, fill: none}\n" + TEXT,
        "  row: {at: [5, 5, 50, 5], each: n in range(5), item: [5, 5], regions: {coin: {icon: coin}}}\n",
    ],
    ids=["a number on a coin", "a ground that hides others", "icons in a line", "no ink", "a row of icons"],
)  # fmt: skip
def test_what_is_no_overlap(regions: str, tiny: Facts, game_folder: Folder) -> None:
    assert told(tiny, game_folder, regions) == []
