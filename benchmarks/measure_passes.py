"""What each pass is worth to kernels: random games a second without it, as a part of those with all passes."""

from __future__ import annotations

import ctypes
import os
import sys
import tempfile
from statistics import median
from time import process_time

from native import CONTENT, GAMES, Side, timed  # type: ignore[import-not-found]  # a script beside this one

from rulewright import load
from rulewright.compiler.compile_game import compile_game
from rulewright.compiler.passes import FOR_C, PASSES
from rulewright.play.kernel import Kernel
from rulewright.play.kernel_build import library

ROUNDS, SEED = 3, 7
SECONDS = 0.15
NAMES = [one.__name__ for one in (*PASSES, *FOR_C)]


def text_of(name: str, without: frozenset[str]) -> str:
    """The kernel of a game, compiled from its rules without some passes."""
    folder = next(root / name for root in (CONTENT, CONTENT / "classics") if (root / name).is_dir())
    return compile_game(folder, CONTENT, without).files["kernel.c"]


def side(name: str, players: int, text: str) -> Side:
    """Plays as `simulate` does, the default options folded in."""
    game = load(name)
    words, _ = game.agree(None, players)
    options = [int(v) for v in words.agreed[0]]
    macros = {"FOLDED": 1, "BLIND": 1, "SEATS": players}
    macros |= {f"OPTION_{o.name}": v for o, v in zip(game.declared.options, options, strict=True)}
    kernel = Kernel(library(text, name, macros))
    agreed, taken, done = kernel.agree(options, players), (ctypes.c_uint32 * kernel.ids)(), ctypes.c_int64()

    def play(games: int) -> None:
        assert kernel.play(agreed, SEED, 0, games, None, taken, ctypes.byref(done)) == 0

    return timed(play)


def measured(name: str, players: int) -> dict[str, float]:
    """For each pass that does anything to a game what is left of its speed without it, and the speed with all."""
    whole = text_of(name, frozenset())
    texts = {one: text_of(name, frozenset({one})) for one in NAMES}
    plays = {"all": side(name, players, whole)}
    plays |= {one: side(name, players, text) for one, text in texts.items() if text != whole}
    plays["none"] = side(name, players, text_of(name, frozenset(NAMES)))
    speeds: dict[str, list[float]] = {one: [] for one in plays}
    for _ in range(ROUNDS):
        for one, play in plays.items():
            speeds[one].append(play(SECONDS))
    left = {one: median(a / b for a, b in zip(told, speeds["all"], strict=True)) for one, told in speeds.items()}
    return {**left, "all": median(speeds["all"])}


def main() -> None:
    chosen = sys.argv[1:] or list(GAMES)
    began = process_time()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["RULEWRIGHT_CACHE"] = folder
        found = {name: measured(name, GAMES[name].players) for name in chosen}
    print("## Kernels without single passes\n")
    print(
        f"Random games a second, and what is left of them without one pass, the others on; median of {ROUNDS} rounds."
    )
    print("Nothing stands where a kernel is the same without the pass.\n")
    print(f"| game | all passes | {' | '.join(NAMES)} | no pass |\n|---|---|{'---|' * len(NAMES)}---|")
    for name, left in found.items():
        cells = [f"{left[one]:.2f}" if one in left else "" for one in NAMES]
        print(f"| {name} | {left['all']:,.0f} | {' | '.join(cells)} | {left['none']:.2f} |")
    print(f"\nMeasured in {process_time() - began:.0f} s of the processor, compiling by the C compiler not counted.")


if __name__ == "__main__":
    main()
