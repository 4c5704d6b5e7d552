"""Programs that try to get around the seven properties: each is refused, or played without harm."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from rulewright.compiler.compile_game import Compiled, compile_game
from rulewright.play.faults import Fault
from rulewright.play.runtime import State, mix, stream
from tests.games.test_random_play import inventory, whole

ATTEMPTS = yaml.safe_load(Path(__file__).with_name("attempts.yaml").read_text(encoding="utf-8"))
GAMES = 4
HEAD = """game tiny "Tiny"
  players 2..3
  limit 60 decisions
component card: one 4, two 4, three 4
token coin: gold 6, silver 6
kind suit: red, blue
record word
  name: text key
  n: 0..9
zone deck: deck of card
zone hand[player]: hand of card
zone books[player]: set of card
zone pile: pile of card
zone held[player]: slot of card seen by owner
zone spot: slot of card
zone bag: bag of coin
zone purse[player]: pool of coin seen by owner
zone pot: pool of coin
var points[player]: 0..99 = 0
var secret[player]: 0..9 = 0 seen by owner
var weather: 1..6 = 3 seen by nobody
var mark[card] = no
var keeper[card]: player? = none
var last: card? = none
var lead: player = player(1)
let ones(p) = [c for c in hand[p] if kind(c) is 0]
winner is p with highest points[p]
setup
  move cards to deck
  shuffle deck
  move coins to bag
  deal 3 from deck to hand[p] for p in players
  for p in players
    draw 2 from bag to purse[p]
    secret[p] = roll 0..9
  weather = roll 1..6
"""
END = """
rule wrap_up()
  if count(deck) is 0: end game
  draw 1 from deck to hand[me]
"""


def compiled(rules: str, root: Path) -> Compiled:
    folder = root / "content" / "tiny"
    folder.mkdir(parents=True)
    end = END if "wrap_up()" in rules else ""
    (folder / "tiny.rules").write_text(HEAD + rules + end, encoding="utf-8")
    words = "".join(f"- {{name: w{n}, n: {n}}}\n" for n in range(10))
    (folder / "words.yaml").write_text(words, encoding="utf-8")
    return compile_game(folder, root)


def sees_enough(state: State, seed: int) -> None:
    """Whoever decides is offered the same in a state that he could take for this one."""
    seat = state.to_play
    assert isinstance(seat, int)
    drawn = state.game.resample(state.view(seat), seed)
    assert drawn.to_play == seat
    assert drawn.decisions() == state.decisions()


@pytest.mark.parametrize("attempt", [pytest.param(a, id=a["name"]) for a in ATTEMPTS])
def test_an_attempt(attempt: dict[str, Any], tmp_path: Path) -> None:
    made = compiled(attempt["rules"], tmp_path)
    errors = [p for p in made.problems if p.severity == "error"]
    assert [p.code for p in errors[:1]] == ([attempt["refused"]] if "refused" in attempt else [])
    assert all(p.span is not None for p in errors)
    if errors:
        return
    failed = False
    for number in range(GAMES):
        state, rng = made.game.new(2 + number % 2, seed=mix(number)), stream(number, 1)
        everything = whole(made.game, inventory(state))
        while not state.over and not failed:
            assert inventory(state) == everything
            sees_enough(state, number)
            try:
                state.apply(state.pick(rng))
            except Fault:
                failed = True
    assert failed == attempt.get("fails", False)


CHAINS = {
    "rules": ("rule r{0}()\n  r{1}()\n  r{1}()\n", "rule r40()\n  points[me] = 1\n", "r0()"),
    "functions": ("let f{0}(n) = f{1}(n) + f{1}(n)\n", "let f40(n) = n\n", "points[me] = f0(1) mod 9"),
    "lists": ("let f{0} = f{1} + f{1}\n", "let f40 = [1, 2]\n", "points[me] = count(f0) mod 9"),
}


@pytest.mark.parametrize("chain", CHAINS)
def test_chains_that_double(chain: str, tmp_path: Path) -> None:
    """Forty links, each twice the one before it: no loop, and yet no end."""
    link, last, use = CHAINS[chain]
    rules = f"turn\n  {use}\n  wrap_up()\n" + "".join(link.format(n, n + 1) for n in range(40)) + last
    made = compiled(rules, tmp_path)
    assert {p.code for p in made.problems if p.severity == "error"} == {"RW421"}
