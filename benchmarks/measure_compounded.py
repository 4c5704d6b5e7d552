"""Compounded: how long it takes to compile, how large a state is, random games and decisions a second."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from statistics import median

from rulewright import load
from rulewright.compiler.compile_game import compile_game
from rulewright.play.batches import BatchPlayer, play_batch
from rulewright.play.native import NativeGame
from rulewright.play.native_batches import NativeBatches

ROOT = Path(__file__).parents[1]
ROUNDS = 3
GAMES = {"Python": 4, "C": 400}


def seconds_to_compile() -> float:
    """Text and content to Python and C, process time."""
    began = time.process_time()
    compile_game(ROOT / "content" / "compounded", ROOT)
    return time.process_time() - began


def speed(player: BatchPlayer, games: int) -> tuple[float, float]:
    """Games and decisions a second of the processor."""
    began = time.process_time()
    batch = player(0, 0, games)
    took = time.process_time() - began
    return games / took, sum(batch.lengths) / took


def main() -> None:
    python, native = load("compounded"), load("compounded", native=True)
    assert isinstance(native, NativeGame)
    print("## Compounded\n")
    compiling = median(seconds_to_compile() for _ in range(ROUNDS))
    state = python.new(seed=0, players=5)
    copied = sys.getsizeof(json.dumps(state.plain()))
    print(f"Compiled from nothing in {compiling:.2f} s. A state is {native.kernel.size:,} bytes in C; ", end="")
    print(f"written as plain data it has {copied:,}. {python.declared.decisions:,} ids of decisions.\n")
    print("Random games with the default options, median of 3 rounds, seconds of the processor.\n")
    print("| scientists | decisions a game | Python: games | decisions | C: games | decisions |")
    print("|---|---|---|---|---|---|")
    for seats in range(2, 6):

        def by_python(seed: int, first: int, count: int, seats: int = seats) -> object:
            return play_batch(python, seats, None, seed, first, count)

        sides = {"Python": by_python, "C": NativeBatches(native, seats, {})}
        found = {side: [speed(player, GAMES[side]) for _ in range(ROUNDS)] for side, player in sides.items()}  # type: ignore[arg-type]
        games, decisions = ({s: median(f[i] for f in found[s]) for s in sides} for i in (0, 1))
        told = [f"{x:,.0f}" for x in (games["Python"], decisions["Python"], games["C"], decisions["C"])]
        print(f"| {seats} | {decisions['C'] / games['C']:,.0f} | {' | '.join(told)} |")


if __name__ == "__main__":
    main()
