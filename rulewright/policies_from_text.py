"""`--policy` and `--bot` as typed → who decides at which seat."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from rulewright.play.bots import RANDOM
from rulewright.play.imagined import not_drawn
from rulewright.play.policies import MOST_PLAYOUTS, Flat, Policy, Uniform
from rulewright.play.runtime import Game, OptionValue
from rulewright.play.tree_search import Search
from rulewright.play.utilities import Utility
from rulewright.weights_from_yaml import weights_from_yaml

FORMS = "random, weights:FILE, flat:PLAYOUTS or mcts:PLAYOUTS (and :score to play for the score)"


@dataclass(frozen=True, slots=True)
class Seated:
    """A policy, and its name: the same name, the same decisions."""

    name: str
    policy: Policy

    @property
    def searches(self) -> bool:
        return isinstance(self.policy, Flat | Search)


def policies_from_text(
    texts: Sequence[str], game: Game, players: int | None, options: Mapping[str, OptionValue]
) -> tuple[Seated, ...]:
    """One for each seat, from `mcts:200` for all or `1=mcts:200` for one; nothing where all play at random.

    Wrong ones are wrong use. Raises Refused for a file of weights that does not fit.
    """
    seats = players or game.players[0]
    named = dict.fromkeys(range(seats), RANDOM) | _by_seat(texts, seats)
    found = tuple(_all_seated(named, game, players, options).values())
    return found if any(one.name != RANDOM for one in found) else ()


def bots_from_text(
    texts: Sequence[str], game: Game, players: int, options: Mapping[str, OptionValue]
) -> dict[int, Seated]:
    """As `policies_from_text`, for those seats alone that are named; `2` is short for `2=random`."""
    told = [f"{text}={RANDOM}" if text.strip().isdecimal() else text for text in texts]
    return _all_seated(_by_seat(told, players), game, players, options)


def _by_seat(texts: Sequence[str], seats: int) -> dict[int, str]:
    """The policy of each seat that is named; one without a seat is for all others."""
    given: dict[int | None, str] = {}
    for text in texts:
        seat, name = _seat_and_name(text, seats)
        if seat in given:
            raise click.UsageError(f'"{text}": this seat has a policy already.')
        given[seat] = name
    all_of_them = dict.fromkeys(range(seats), given[None]) if None in given else {}
    return all_of_them | {seat: name for seat, name in given.items() if seat is not None}


def _all_seated(
    named: Mapping[int, str], game: Game, players: int | None, options: Mapping[str, OptionValue]
) -> dict[int, Seated]:
    made = {name: _seated(name, game, players, options) for name in dict.fromkeys(named.values())}
    searching = any(one.searches for one in made.values())
    if searching and (reason := not_drawn(game.declared, players or game.players[0])):
        raise click.UsageError(f"{game.name}: {reason}")
    return {seat: made[name] for seat, name in named.items()}


def _seat_and_name(text: str, seats: int) -> tuple[int | None, str]:
    """Seats are typed from 1; None is all of them."""
    before, equals, name = text.partition("=")
    if not equals or not before.strip().isdecimal():
        return None, text.strip()
    number = before.strip()
    if len(number) > 3 or not 1 <= int(number) <= seats:
        raise click.UsageError(f'"{text}": there is no seat {number}; {seats} play.')
    return int(number) - 1, name.strip()


def _seated(name: str, game: Game, players: int | None, options: Mapping[str, OptionValue]) -> Seated:
    how, _, rest = name.partition(":")
    if how == "weights" and rest:
        weighted = weights_from_yaml(Path(rest), game, players, options)
        digest = hashlib.sha256(repr(weighted.weights).encode()).hexdigest()[:12]
        return Seated(f"weights:{Path(rest).name} {digest}", weighted)
    number, _, by = rest.partition(":")
    if name == RANDOM:
        return Seated(name, Uniform())
    if how not in ("flat", "mcts") or by not in ("", "rank", "score"):
        raise click.UsageError(f'"{name}" is no policy: write {FORMS}.')
    if not number.isdecimal() or len(number) > 9 or not 1 <= int(number) <= MOST_PLAYOUTS:
        raise click.UsageError(f'"{name}": 1 to {MOST_PLAYOUTS:,} playouts a decision, such as {how}:200.')
    utility: Utility = "score" if by == "score" else "rank"
    policy = Flat(int(number), utility) if how == "flat" else Search(int(number), utility)
    return Seated(f"{how}:{int(number)}{':score' if by == 'score' else ''}", policy)
