"""Random games of Numeria a second: compiled Python against that written by hand, and what each pass is worth."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import numeria_by_hand as by_hand  # type: ignore[import-not-found]  # a script beside this one

from rulewright.compiler.compile_game import compile_game
from rulewright.compiler.game_to_python import game_to_python
from rulewright.compiler.loaded_module import load_text
from rulewright.compiler.passes import PASSES, run_passes
from rulewright.play.runtime import Game, stream

ROOT = Path(__file__).parents[1]
GAMES, ROUNDS = 60, 5
NAMES = [one.__name__ for one in PASSES]


def play(game: Game, seed: int) -> by_hand.Play:
    """The game that `by_hand.play` plays with this seed."""
    state, chance = game.new(seed=seed), stream(seed, 1)
    decisions = []
    while not state.over:
        decisions.append(state.pick(chance))
        state.advance(decisions[-1])
    (one, two) = state.result or ()
    return decisions, ((one.score, one.rank), (two.score, two.rank)), state.ticks


def games_a_second(one: Callable[[int], by_hand.Play]) -> float:
    began = time.perf_counter()
    for seed in range(GAMES):
        one(seed)
    return GAMES / (time.perf_counter() - began)


def main() -> None:
    everything = frozenset(NAMES)
    flow = compile_game(ROOT / "content" / "numeria", ROOT, everything).flow
    assert flow is not None

    def compiled(without: frozenset[str]) -> Callable[[int], by_hand.Play]:
        game = load_text(game_to_python(run_passes(flow, without), ()), "numeria")["GAME"]
        assert by_hand.checksum(play(game, s) for s in range(GAMES)) == wanted, without
        return lambda seed: play(game, seed)

    wanted = by_hand.checksum(by_hand.play(s) for s in range(GAMES))
    players = {"by hand": by_hand.play, "compiled": compiled(frozenset())}
    players |= {name: compiled(frozenset({name})) for name in NAMES} | {"no pass": compiled(everything)}
    speeds: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(ROUNDS):  # all in turn, so that a slow moment of the machine does not fall on one alone
        for name, one in players.items():
            speeds[name].append(games_a_second(one))
    ratios = [mine / hand for mine, hand in zip(speeds["compiled"], speeds["by hand"], strict=True)]
    left = [
        median(off / on for off, on in zip(speeds[name], speeds["compiled"], strict=True))
        for name in [*NAMES, "no pass"]
    ]
    print("## Random games of Numeria\n")
    print(f"Games a second, median of {ROUNDS} rounds of {GAMES} games, the same games for all.\n")
    print("| by hand | compiled | ratio (aim 0.6, at least 0.3) |\n|---|---|---|")
    print(f"| {median(speeds['by hand']):.0f} | {median(speeds['compiled']):.0f} | {median(ratios):.2f} |\n")
    print("What is left of the speed when one pass is off, the others on:\n")
    print(f"| {' | '.join([*NAMES, 'all off'])} |\n|{'---|' * len(left)}")
    print(f"| {' | '.join(f'{x:.2f}' for x in left)} |")


if __name__ == "__main__":
    main()
