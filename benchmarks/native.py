"""Random games a second, one thread: C by hand, C lowered by hand from the rules, compiled Python, OpenSpiel.

    python benchmarks/native.py [SECONDS]

All play uniformly at random, with the generator of the project where it is ours. Seconds are those of the processor, so
that others may work on the machine meanwhile; all sides take turns, and the median of five rounds is told.
"""

from __future__ import annotations

import random
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

REFERENCE = Path(__file__).parent / "reference"
ROUNDS, SEED = 5, 7
NATIVE, PLAIN = ("-O3", "-march=native"), ("-O3",)
Side = Callable[[float], float]  # seconds to play for → games a second


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
    return timed(lambda games: (play_batch(game, players, None, SEED, 0, games), None)[1])


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


def sides(name: str, peer: Peer, folder: Path) -> dict[str, Side]:
    found: dict[str, Side] = {}
    for kind in ("by_hand", "lowered"):
        source = REFERENCE / kind / f"{name}.c"
        if source.exists():
            found[kind] = program(compiled(source, NATIVE, folder))
            found[f"{kind}, plain"] = program(compiled(source, PLAIN, folder))
    found["python"] = compiled_python(name, peer.players)
    if peer.spiel:
        found["openspiel"] = openspiel(peer.spiel)
    return found


def measured(seconds: float) -> dict[str, dict[str, float]]:
    """For each game the median of each side."""
    with tempfile.TemporaryDirectory() as name:
        all_sides = {game: sides(game, peer, Path(name)) for game, peer in GAMES.items()}
        speeds: dict[str, dict[str, list[float]]] = {}
        for _ in range(ROUNDS):
            for game, found in all_sides.items():
                for side, play in found.items():
                    speeds.setdefault(game, {}).setdefault(side, []).append(play(seconds))
    return {game: {side: median(found) for side, found in all_.items()} for game, all_ in speeds.items()}


def shown(speed: float | None) -> str:
    """`1.23 M`, `45.6 k`, `789`, three digits each."""
    if speed is None:
        return ""
    for unit, sign in ((1e6, " M"), (1e3, " k")):
        if speed >= unit:
            return f"{speed / unit:.3g}{sign}"
    return f"{speed:.3g}"


def main() -> None:
    speeds = measured(float(sys.argv[1]) if len(sys.argv) > 1 else 0.5)
    columns = ["by_hand", "by_hand, plain", "lowered", "lowered, plain", "python", "openspiel"]
    heads = [
        "C by hand",
        "without -march",
        "lowered by hand",
        "without -march",
        "compiled Python",
        "OpenSpiel from Python",
    ]
    print("## Random games a second\n")
    print(f"One thread, median of {ROUNDS} rounds, processor time; `gcc -O3 -march=native`, and without it.\n")
    print(f"| {' | '.join(['game', *heads])} |\n|{'---|' * (len(heads) + 1)}")
    for game, found in speeds.items():
        print(f"| {' | '.join([game, *(shown(found.get(column)) for column in columns)])} |")
    print("\nWhat others do, scaled to this machine by OpenSpiel from Python, of figures measured on one like it:\n")
    print("| game | OpenSpiel in C++ | RBG, rules compiled to C++ | five times RBG |\n|---|---|---|---|")
    for game, peer in GAMES.items():
        if peer.python is not None:
            scale = speeds[game]["openspiel"] / peer.python
            figures = [peer.cpp, peer.rbg, 5 * peer.rbg if peer.rbg else None]
            print(f"| {' | '.join([game, *(shown(figure and figure * scale) for figure in figures)])} |")


if __name__ == "__main__":
    main()
