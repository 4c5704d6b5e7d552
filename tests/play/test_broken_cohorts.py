"""Cohorts of a saved game that somebody has changed."""

from __future__ import annotations

from typing import Any

import pytest

import rulewright
from rulewright.play.values import Unreadable


@pytest.mark.parametrize("group", [[["deck", ["", 1]]], [[["deck"], ""]], [["deck", ""], ["nowhere", ""]], ["deck"]])
def test_what_is_no_place_is_told(group: list[Any]) -> None:
    game = rulewright.load("kuhn_poker")
    saved = game.new(seed=1).plain()
    with pytest.raises(Unreadable, match="cohorts"):
        game.from_plain({**saved, "cohorts": {"card": [group]}})
