"""The guide to layouts: its example prints, and it names every word that layouts and sheets know."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from rulewright.dsl.facts import Facts
from rulewright.print import layout_from_yaml, regions_from_yaml, sheets_from_yaml
from rulewright.print.face import Run
from rulewright.print.print_game import faces_of_game, print_game
from rulewright.print.sizes import PAPERS, PIECES

GUIDE = (Path(__file__).parents[2] / "docs/layouts.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```yaml (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_example(tiny: Facts, game_folder: Callable[[Mapping[str, str]], Path]) -> None:
    rows = tiny.tables["card"].records
    free = replace(rows[1], values={"name": "Hen", "cost": 0, "text": "Lay an egg."})
    facts = replace(tiny, tables={"card": replace(tiny.tables["card"], records=(rows[0], free))})
    folder = game_folder(dict(BLOCK.findall(GUIDE)))
    assert print_game(facts, folder).problems == ()
    assert list(print_game(facts, folder).files) == ["cards-a4.pdf"]
    texts = [
        [m.text for m in face.marks if isinstance(m, Run)] for face in faces_of_game(facts, folder).faces["card"].faces
    ]
    assert texts[0][:2] == ["Fox", "Pay "]
    assert "Free" not in texts[0]
    assert "Free" in texts[1]


def test_every_word_is_explained() -> None:
    keys = {*layout_from_yaml.KEYS, *regions_from_yaml.COMMON, *regions_from_yaml.LOOK_KEYS, *sheets_from_yaml.KEYS}
    keys |= {*sheets_from_yaml.SHEET, *regions_from_yaml.KINDS, *sheets_from_yaml.CUTS, *sheets_from_yaml.EDGES}
    keys |= {key for kind in regions_from_yaml.KINDS.values() for key in kind}
    keys |= {*PIECES, *PAPERS, *regions_from_yaml.SHAPES}
    words = BLOCK.sub("", GUIDE)
    assert {key for key in keys if not re.search(rf"\b{re.escape(key)}\b", words)} == set()
