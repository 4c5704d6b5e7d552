"""Compounded at the terminal: a table of many marks that stays readable."""

from __future__ import annotations

import io
import random
from typing import Any

from rich.console import Console

from rulewright.play.bots import Bot
from rulewright.play.meaning_of_words import groups
from rulewright.play.runtime import stream
from rulewright.play.terminal import MOST_RECENT, RECENT, Sitting, play
from rulewright.play.things_to_text import things_to_text
from rulewright.play.view_to_text import view_to_text
from tests.compounded.content import rows


def drawn(compounded: Any, state: Any, width: int = 80) -> str:
    console = Console(width=width, record=True, file=None, quiet=True)
    with console.capture() as captured:
        console.quiet = False
        for part in view_to_text(state.view(state.to_play or 0), compounded):
            console.print(part)
    return captured.get()


def test_the_table_fits_a_screen(compounded: Any) -> None:
    """Cards with name and formula, what lies on them, claims and flames; nothing of what is not there."""
    for seed in range(3):
        state, chance = compounded.new(seed=seed, players=5), random.Random(seed)
        for _ in range(400):
            if state.over:
                break
            state.apply(chance.choice(state.decisions()))
        said = drawn(compounded, state)
        assert max(len(line) for line in said.splitlines()) <= 80
        assert said.count("\n") < 90
        plain = state.plain()
        for place, claimed in plain["vars"]["claim"].items():
            if claimed:
                assert f"claim P{claimed[-1]}" in said, place
        assert ("flames 1" in said) == (1 in plain["vars"]["flames"].values())
        assert "shielded" not in said or any(plain["vars"]["shielded"].values())


def test_what_a_card_is(compounded: Any) -> None:
    state = compounded.new(seed=5, players=3)
    (here,) = state.plain()["zones"]["field"]["b2"]
    (line,) = things_to_text("B2", compounded.declared, state.view(0))
    assert line.startswith(f"card {here}: name ")
    (water,) = things_to_text("water", compounded.declared, state.view(0))
    assert water.startswith("card C04: name water, atoms 2 H, 1 O, state liquid, points 3")


def test_what_the_field_is(compounded: Any) -> None:
    """A line for each place, place by place."""
    state = compounded.new(seed=5, players=3)
    lines = list(things_to_text("field", compounded.declared, state.view(0)))
    field = state.plain()["zones"]["field"]
    assert [line.split(":")[0] for line in lines] == [f"{place}  card {here}" for place, (here,) in field.items()]


def test_formulas_are_written_as_chemists_do(compounded: Any) -> None:
    state = compounded.new(seed=5, players=3)
    said = drawn(compounded, state)
    for formula in ("CaO", "NO", "N2O", "HNO3", "H2O", "CaH2O2", "CCaO3"):
        assert f" {formula} " in said, formula


def test_what_holds_nothing_is_not_told(compounded: Any) -> None:
    said = drawn(compounded, compounded.new(seed=5, players=3))
    assert "rounds: 1" in said
    assert "nobel" not in said
    assert "nothing" not in said


def test_placing_is_listed_by_element_and_offers_by_scientists(compounded: Any) -> None:
    state = compounded.new(seed=5, players=3)
    while not any(d.label.startswith("Place") for d in state.decisions()):
        state.apply(state.decisions()[0])
    lines = [group.head for group in groups(state.decisions())]
    assert any(line.startswith("Place a wild as N on") for line in lines)
    assert "Pass" in lines
    assert len(lines) < 20 < len(state.decisions())


def test_a_cell_says_what_a_player_looks_for(compounded: Any) -> None:
    """State, points and the limit of flames; what else a card has is told by `what`, but not what it has not."""
    state = compounded.new(seed=5, players=3)
    said = drawn(compounded, state, width=100)
    for row in rows("cards"):
        if [row["id"]] in state.plain()["zones"]["field"].values():
            assert f" {row['state']}, points {row['points']} " in said, row["name"]
    assert said.count("flame_limit 2") > 8
    (water,) = things_to_text("water", compounded.declared, state.view(0))
    assert "none" not in water
    assert "no_" not in water


def test_all_that_others_did_since_is_told(compounded: Any) -> None:
    """More than the last few lines, where five play."""
    typed, out = iter(("1", "quit")), io.StringIO()
    bots = {seat: Bot(stream(2, 16 + seat)) for seat in range(1, 5)}
    state = compounded.new(seed=2, players=5, options={"first_lead": 2})
    table = Sitting(compounded, state, Console(file=out, width=100), lambda _: next(typed, None), bots)
    play(table)
    since = table.log[[who for who, _ in table.log].index(0) :]
    assert RECENT < len(since) < MOST_RECENT
    last = out.getvalue().split("rounds: ")[-1]
    assert all(f"player {who + 1}: {label}\n" in last for who, label in since)
