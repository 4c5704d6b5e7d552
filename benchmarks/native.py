"""Random games a second, one thread: kernels, C by hand, C lowered by hand from the rules, Python, OpenSpiel.

    python benchmarks/native.py [SECONDS]

All play uniformly at random, with the generator of the project where it is ours. Seconds are those of the processor, so
that others may work on the machine meanwhile; all sides take turns, and the median of five rounds is told.
"""

from __future__ import annotations

import ctypes
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time

import pyspiel

from rulewright import load
from rulewright.play.batches import play_batch
from rulewright.play.native import NativeGame, folded

REFERENCE = Path(__file__).parent / "reference"
CONTENT = Path(__file__).parents[1] / "content"
FINISHED = 100_000
ROUNDS, SEED = 5, 7
C_COMPILER = subprocess.run(["cc", "--version"], capture_output=True, text=True, check=True).stdout.splitlines()[0]
NATIVE, PLAIN = ("-O3", "-march=native", "-mtune=generic"), ("-O3",)
Side = Callable[[float], float]  # seconds to play for → games a second


@dataclass(frozen=True)
class Made:
    """Seconds that compiling a kernel took, and bytes of a position in it."""

    seconds: float
    bytes: int


@dataclass(frozen=True)
class Peer:
    """A game as OpenSpiel has it, with published figures of a machine like ours, in games a second.

    `python` is OpenSpiel from Python on that machine; what others did there is scaled by it.
    """

    spiel: str
    players: int
    python: float | None = None
    cpp: float | None = None
    rbg: float | None = None


GAMES = {
    "tic_tac_toe": Peer("tic_tac_toe", 2, 170e3, 1.31e6, 3.04e6),
    "connect_four": Peer("connect_four", 2, 52e3, 243e3, 0.98e6),
    "breakthrough": Peer("breakthrough", 2, 11.8e3, 29.4e3, 49.7e3),
    "hex": Peer("hex", 2, 8.9e3, 25.9e3, 22e3),
    "kuhn_poker": Peer("kuhn_poker", 2),
    "leduc_poker": Peer("leduc_poker", 2),
    "goofspiel": Peer("goofspiel(num_cards=4)", 2),
    "go_fish": Peer("go_fish", 2, 6.7e3, 74.9e3),
    "crazy_eights": Peer("crazy_eights(players=5)", 5, 4.6e3, 45.2e3),
    "numeria": Peer("", 2),
}


def compiled(source: Path, options: tuple[str, ...], folder: Path) -> Path:
    program = folder / "-".join([source.parent.name, source.stem, *(option.strip("-=") for option in options)])
    warnings = ("-Wall", "-Wextra", "-Werror", "-Wno-psabi")
    subprocess.run(["cc", "-std=gnu17", *options, *warnings, "-o", program, source], check=True)
    return program


def program(path: Path) -> Side:
    def games_a_second(seconds: float) -> float:
        told = subprocess.run([path, "time", str(seconds), str(SEED)], capture_output=True, text=True, check=True)
        games, took, *_ = told.stdout.split()
        return int(games) / float(took)

    return games_a_second


def timed(play: Callable[[int], None]) -> Side:
    """`play` plays that many games; more and more of them until the time is up."""

    def games_a_second(seconds: float) -> float:
        games, step, began = 0, 1, process_time()
        while (took := process_time() - began) < seconds:
            play(step)
            games, step = games + step, min(2 * step, 1 + int(games * seconds / 10 / max(took, 1e-3)))
        return games / took

    return games_a_second


def compiled_python(name: str, players: int) -> Side:
    game = load(name)

    def play(games: int) -> None:
        play_batch(game, players, None, SEED, 0, games)

    return timed(play)


def kernel(name: str, players: int, *, portable: bool) -> tuple[Side, Made]:
    """The kernel as `simulate` plays it, the default options folded in; and what compiling it took."""
    game = load(name, native=True)
    assert isinstance(game, NativeGame)
    words, _ = game.agree(None, players)
    began = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    made = folded(game, words, portable=portable)
    took = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - began
    agreed = made.agree([int(v) for v in words.agreed[0]], players)
    taken, done = (ctypes.c_uint32 * made.ids)(), ctypes.c_int64()

    def play(games: int) -> None:
        assert made.play(agreed, SEED, 0, games, None, taken, ctypes.byref(done)) == 0

    return timed(play), Made(took, made.size)


def drawn(outcomes: list[tuple[int, float]], at: float) -> int:
    """The outcome that a number from 0 to 1 falls on."""
    for action, chance in outcomes:
        at -= chance
        if at < 0:
            return action
    return outcomes[-1][0]


def openspiel(name: str) -> Side:
    """As fast as its interface allows: no history of ours, legal actions as it lists them."""
    game, draw = pyspiel.load_game(name), random.Random(SEED).random

    def one() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), draw()))
            elif state.is_simultaneous_node():
                offered = [state.legal_actions(seat) for seat in range(game.num_players())]
                state.apply_actions([actions[int(draw() * len(actions))] for actions in offered])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])

    def play(games: int) -> None:
        for _ in range(games):
            one()

    return timed(play)


def sides(name: str, peer: Peer, folder: Path) -> tuple[dict[str, Side], Made]:
    found: dict[str, Side] = {}
    for kind in ("by_hand", "lowered"):
        source = REFERENCE / kind / f"{name}.c"
        if source.exists():
            found[kind] = program(compiled(source, NATIVE, folder))
            found[f"{kind}, plain"] = program(compiled(source, PLAIN, folder))
    found["kernel"], made = kernel(name, peer.players, portable=False)
    found["kernel, plain"], _ = kernel(name, peer.players, portable=True)
    found["python"] = compiled_python(name, peer.players)
    if peer.spiel:
        found["openspiel"] = openspiel(peer.spiel)
    return found, made


def measured(seconds: float) -> tuple[dict[str, dict[str, float]], dict[str, Made]]:
    """For each game the median of each side, and how its kernel was made."""
    with tempfile.TemporaryDirectory() as name:
        os.environ["RULEWRIGHT_CACHE"] = name  # every kernel is compiled anew
        found = {game: sides(game, peer, Path(name)) for game, peer in GAMES.items()}
        speeds: dict[str, dict[str, list[float]]] = {}
        for _ in range(ROUNDS):
            for game, (plays, _) in found.items():
                for side, play in plays.items():
                    speeds.setdefault(game, {}).setdefault(side, []).append(play(seconds))
    medians = {game: {side: median(told) for side, told in all_.items()} for game, all_ in speeds.items()}
    return medians, {game: made for game, (_, made) in found.items()}


def edited_to_finished(games: int) -> tuple[float, float]:
    """Seconds of the processor from edited rules of Numeria to 200 finished games, and to so many.

    The rules were simulated before they were edited, as a designer's are; nothing of them is of use after the edit.
    """
    with tempfile.TemporaryDirectory() as name:
        root = Path(name)
        shutil.copytree(CONTENT / "numeria", root / "content" / "numeria")
        simulate(root, 1)
        rules = root / "content/numeria/numeria.rules"
        rules.write_text(rules.read_text(encoding="utf-8") + "\n-- edited\n", encoding="utf-8")
        whole = simulate(root, games)
        rules.write_text(rules.read_text(encoding="utf-8") + "-- again\n", encoding="utf-8")
        return simulate(root, 200), whole


def simulate(root: Path, games: int) -> float:
    """Seconds of the processor that `rulewright simulate numeria` takes in a project, the C compiler's among them."""
    program = Path(sys.executable).with_name("rulewright")
    began = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [program, "simulate", "numeria", "--games", str(games), "--native", "--jobs", "1"],
        cwd=root,
        env={**os.environ, "RULEWRIGHT_CACHE": str(root / "cache")},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return ended.ru_utime - began.ru_utime + ended.ru_stime - began.ru_stime


def shown(speed: float | None) -> str:
    """`1.23 M`, `45.6 k`, `789`, three digits each."""
    if speed is None:
        return ""
    for unit, sign in ((1e6, " M"), (1e3, " k")):
        if speed >= unit:
            return f"{speed / unit:.3g}{sign}"
    return f"{speed:.3g}"


def ratio(one: float, other: float | None) -> str:
    return f"{one / other:.2f}" if other else ""


def row(*cells: str) -> None:
    print(f"| {' | '.join(cells)} |")


def head(*cells: str) -> None:
    row(*cells)
    print("|" + "---|" * len(cells))


def tell_speeds(speeds: dict[str, dict[str, float]]) -> None:
    head("game", "kernel", "lowered by hand", "C by hand", "compiled Python", "OpenSpiel from Python")
    for game, found in speeds.items():
        row(game, *(shown(found.get(side)) for side in ("kernel", "lowered", "by_hand", "python", "openspiel")))
    print("\nWithout `-march=native`, on any x86-64 (a third of the above at least):\n")
    head("game", "kernel", "of the above", "lowered by hand", "C by hand")
    for game, found in speeds.items():
        plain = found["kernel, plain"]
        others = (shown(found.get(f"{side}, plain")) for side in ("lowered", "by_hand"))
        row(game, shown(plain), ratio(plain, found["kernel"]), *others)


def tell_peers(speeds: dict[str, dict[str, float]]) -> None:
    print(
        "\nKernels against others; RBG and OpenSpiel in C++ by published figures, scaled to this machine by OpenSpiel"
    )
    print("from Python, which was measured there too:\n")
    head(
        "game", "lowered (at least 0.7)", "by hand (aim 0.8)", "OpenSpiel from Python (cards: at least 20)",
        "OpenSpiel in C++", "RBG (at least 5)",
    )  # fmt: skip
    for game, peer in GAMES.items():
        found = speeds[game]
        mine = found["kernel"]
        scale = found["openspiel"] / peer.python if peer.python else 0
        cells = (found.get("lowered"), found.get("by_hand"), found.get("openspiel"), (peer.cpp or 0) * scale)
        row(game, *(ratio(mine, other) for other in (*cells, (peer.rbg or 0) * scale)))


def main() -> None:
    speeds, made = measured(float(sys.argv[1]) if len(sys.argv) > 1 else 0.5)
    print("## Random games a second\n")
    print(f"One thread, median of {ROUNDS} rounds, processor time; {C_COMPILER}, `{' '.join(NATIVE)}`.\n")
    tell_speeds(speeds)
    tell_peers(speeds)
    print("\nCompiling a kernel (at most 3 s), and what a position takes in it:\n")
    head("game", "seconds", "bytes")
    for game, one in made.items():
        row(game, f"{one.seconds:.2f}", str(one.bytes))
    few, whole = edited_to_finished(FINISHED)
    print(f"\nFrom edited rules to {FINISHED:,} finished games of Numeria, all in one process: {whole:.1f} s of the")
    print(f"processor (aim 6); to 200 of them {few:.1f} s, which is compiling and a hundred games in Python.")


if __name__ == "__main__":
    main()
