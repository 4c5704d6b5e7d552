"""Playouts a second of searches, one thread: kernels, the same in Python, OpenSpiel's MCTS in C++ and in Python.

Each searches the first decision of a game again and again, with as many simulations each time. Seconds are those of the
processor; all sides take turns, and the median of five rounds is told.

    python benchmarks/measure_searches.py [SECONDS]
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import median
from time import process_time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from rulewright import load
from rulewright.play.native import NativeGame, folded
from rulewright.play.native_policies import Player
from rulewright.play.native_position import begun
from rulewright.play.policies import Flat, Policy
from rulewright.play.runtime import stream
from rulewright.play.tree_search import Search

SIMULATIONS, FEW = 1000, 50  # a decision; so few for what is slow
ROUNDS = 5
SPIEL = {"tic_tac_toe": "tic_tac_toe", "connect_four": "connect_four", "breakthrough": "breakthrough"}
OURS = (*SPIEL, "hex", "kuhn_poker", "goofspiel", "go_fish", "crazy_eights", "numeria")
Side = Callable[[float], float]  # seconds to search for → playouts a second
Searched = Callable[[int], object]


def timed(search: Searched, playouts: int) -> Side:
    def playouts_a_second(seconds: float) -> float:
        done, began = 0, process_time()
        while (took := process_time() - began) < seconds or not done:
            search(done)
            done += 1
        return done * playouts / took

    return playouts_a_second


def kernel(name: str, policy: Policy, playouts: int) -> Side:
    game = load(name, native=True)
    assert isinstance(game, NativeGame)
    words, seats = game.agree(None)
    made = folded(game, words, searching=True)
    agreed = made.agree([int(v) for v in words.agreed[0]], seats)
    player = Player(made, [policy] * seats)
    position = begun(made, game.position, words, agreed, 1)
    assert position is not None

    def search(n: int) -> None:
        failed, _ = player.choose(position._block, agreed, 0, stream(n, 16))  # noqa: SLF001 - what the kernel sees
        assert not failed

    return timed(search, playouts)


def in_python(name: str, policy: Policy, playouts: int) -> Side:
    state = load(name).new(seed=1)
    return timed(lambda n: policy.choose(state, stream(n, 16)), playouts)


def spiel_cpp(name: str, playouts: int) -> Side:
    game = pyspiel.load_game(SPIEL[name])
    state = game.new_initial_state()
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, playouts, 1000, False, 7, False)
    return timed(lambda _: bot.step(state), playouts)


def spiel_python(name: str, playouts: int) -> Side:
    game = pyspiel.load_game(SPIEL[name])
    state = game.new_initial_state()
    random = np.random.RandomState(7)
    bot = mcts.MCTSBot(game, 2.0, playouts, mcts.RandomRolloutEvaluator(1, random), solve=False, random_state=random)
    return timed(lambda _: bot.step(state), playouts)


def sides(name: str) -> dict[str, Side]:
    found = {
        "mcts": kernel(name, Search(SIMULATIONS), SIMULATIONS),
        "flat": kernel(name, Flat(SIMULATIONS), SIMULATIONS),
        "python": in_python(name, Search(FEW), FEW),
    }
    if name in SPIEL:
        found |= {"cpp": spiel_cpp(name, SIMULATIONS), "spiel": spiel_python(name, FEW)}
    return found


def told(rate: float | None) -> str:
    if rate is None:
        return "-"
    return f"{rate / 1e6:.2f} M" if rate >= 1e6 else f"{rate / 1e3:,.1f} k" if rate >= 1e3 else f"{rate:.0f}"


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    print("## Searches")
    print(f"Playouts a second in searches of the first decision, {SIMULATIONS:,} simulations each ({FEW} in Python):\n")
    head = ("game", "kernel, mcts", "kernel, flat", "mcts in Python", "OpenSpiel in C++", "in Python", "kernel / C++")
    print(f"| {' | '.join(head)} |\n|{'---|' * len(head)}")
    for name in OURS:
        all_sides = sides(name)
        rounds = [{key: side(seconds) for key, side in all_sides.items()} for _ in range(ROUNDS)]
        rates = {key: median(one[key] for one in rounds) for key in all_sides}
        cells = [told(rates.get(key)) for key in ("mcts", "flat", "python", "cpp", "spiel")]
        ahead = f"{rates['mcts'] / rates['cpp']:.1f}" if "cpp" in rates else "-"
        print(f"| {name} | {' | '.join(cells)} | {ahead} |", flush=True)


if __name__ == "__main__":
    main()
