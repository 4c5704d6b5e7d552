"""How long the C compiler takes for the kernel of each game, as `simulate`, its policies and single steps need it."""

from __future__ import annotations

import os
import resource
import tempfile
from collections.abc import Callable
from pathlib import Path

from rulewright import load
from rulewright.play.kernel_build import SOON, library
from rulewright.play.native import NativeGame, folded

GENERATED = Path(__file__).parents[1] / "generated"


def seconds(compile_: Callable[[], object]) -> float:
    """Of the processor, in the programs that are started."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    compile_()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def row(game: NativeGame) -> str:
    words, _ = game.agree(None, game.players[1])
    found = [
        seconds(lambda: folded(game, words)),
        seconds(lambda: folded(game, words, searching=True)),
        seconds(lambda: folded(game, words, portable=True)),
        seconds(lambda: library(game.text, game.name, level=SOON)),
    ]
    return f"| {game.name} | {len(game.text):,} | {' | '.join(f'{took:.2f}' for took in found)} |"


def main() -> None:
    print("## Compiling kernels\n")
    print("Seconds of the processor, at most 3: with the default options folded in, the most players.\n")
    print(
        "| game | characters | playouts | policies | playouts, any x86-64 | single steps |\n|---|---|---|---|---|---|"
    )
    with tempfile.TemporaryDirectory() as folder:
        os.environ["RULEWRIGHT_CACHE"] = folder  # every kernel is compiled anew
        for path in sorted(GENERATED.glob("*/kernel.c")):
            game = load(path.parent.name, native=True)
            assert isinstance(game, NativeGame)
            print(row(game))


if __name__ == "__main__":
    main()
