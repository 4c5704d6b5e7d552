"""The C programs that kernels are measured against play our games: the same for a seed, or as likely."""

from __future__ import annotations

import shutil
import subprocess
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright import load
from rulewright.play.batches import play_batch
from rulewright.play.statistics import difference_of_means, difference_of_shares

REFERENCE = Path(__file__).parents[2] / "benchmarks/reference"
SOURCES = sorted(path for folder in ("by_hand", "lowered") for path in (REFERENCE / folder).glob("*.c"))
OTHER_ORDER = {"breakthrough"}  # draws from the same moves in another order
PLAYERS = {"crazy_eights": 5}
SEED = 7
Told = list[tuple[int, ...]]  # decisions and ranks of each game

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")


@pytest.fixture
def games(tmp_path: Path) -> Callable[..., Told]:
    """`games(source, 50)`: the first games of a program, compiled so that no slip of C goes unseen."""

    def played(source: Path, count: int, *options: str) -> Told:
        program = tmp_path / "program"
        warnings = ("-Wall", "-Wextra", "-Werror", "-Wno-psabi")
        subprocess.run(["cc", "-std=gnu17", *warnings, *options, "-o", program, source], check=True)
        run = subprocess.run([program, "games", "0", str(count), str(SEED)], capture_output=True, text=True, check=True)
        assert run.stderr == ""
        return [tuple(map(int, line.split())) for line in run.stdout.splitlines()]

    return played


def in_python(name: str, count: int) -> Told:
    batch = play_batch(load(name), PLAYERS.get(name), None, SEED, 0, count)
    ranks = zip(*(batch.ranks[seat :: batch.seats] for seat in range(batch.seats)), strict=True)
    return [(length, *places) for length, places in zip(batch.lengths, ranks, strict=True)]


@pytest.mark.parametrize("source", SOURCES, ids=[f"{path.parent.name}-{path.stem}" for path in SOURCES])
def test_the_same_games(source: Path, games: Callable[..., Told]) -> None:
    """Also without wide words and the instructions for sets, and under the checks of addresses and arithmetic."""
    checked = games(source, 25, "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
    assert games(source, 25, "-O3", "-march=native") == checked
    if source.stem not in OTHER_ORDER:
        assert checked == in_python(source.stem, 25)


@pytest.mark.parametrize("folder", ["by_hand", "lowered"])
def test_as_likely_games(folder: str, games: Callable[..., Told]) -> None:
    ours, theirs = in_python("breakthrough", 300), games(REFERENCE / folder / "breakthrough.c", 30_000, "-O2")
    length = difference_of_means(*(Counter(game[0] for game in told) for told in (ours, theirs)))
    wins = [sum(game[1] == 1 for game in told) for told in (ours, theirs)]
    first = difference_of_shares(wins[0], len(ours), wins[1], len(theirs))
    assert length.low < 0 < length.high
    assert first.low < 0 < first.high
