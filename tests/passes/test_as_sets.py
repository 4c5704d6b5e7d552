"""as_sets: the same games come out of a kernel with and without it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.compiler.compile_game import compile_game
from rulewright.play.kernel import Kernel
from rulewright.play.kernel_build import SOON, library
from rulewright.play.native import Playouts, playouts

CLASSICS = Path(__file__).resolve().parents[2] / "content" / "classics"


def played(text: str, name: str, seats: int) -> Playouts:
    kernel = Kernel(library(text, name, {"FOLDED": 1, "SEATS": seats}, level=SOON))
    done, found = playouts(kernel, kernel.agree([11] if name == "hex" else [], seats), seats, 2, 0, 60)
    assert done == 60
    return found


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("tic_tac_toe", "mark_is[NONE + 1]"),  # a plane
        ("connect_four", "k_run_of("),  # a line in a set
        ("breakthrough", "let_ahead_set("),  # a function that gives a set
        ("go_fish", "CARD_rank_is"),  # a field that has a value
        ("hex", "stone_is"),
        ("crazy_eights", "CARD_rank_of_card_rank"),  # a last question that may fault
    ],
)
def test_the_same_games_with_and_without(name: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    texts = [compile_game(CLASSICS / name, CLASSICS, without).files["kernel.c"]
             for without in (frozenset[str](), frozenset({"as_sets"}))]  # fmt: skip
    assert said in texts[0]
    assert said not in texts[1]
    assert played(texts[0], name, 2) == played(texts[1], name, 2)
