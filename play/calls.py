"""A call from outside: a `let` or pattern by its name in the rules, with arguments and answer as data.

`Arrangement` is the answer where the best parts of sets are asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright.play.declared import Declared, Function
from rulewright.play.faults import FAULTS, Fault, placed
from rulewright.play.position import Position
from rulewright.play.values import Unreadable, read, shown

if TYPE_CHECKING:
    from rulewright.play.game import Game


class Placed(NamedTuple):
    """A part: the title of the case it fits, what it takes of each set, and what it is worth."""

    title: str
    sets: tuple[list[Any], ...]
    worth: int


class Arrangement(NamedTuple):
    """The highest total, and the parts that make it."""

    worth: int
    parts: tuple[Placed, ...]


def call_word(game: Game, name: str, args: tuple[Any, ...], words: Any, position: Position | None) -> Any:
    """The answer of the first function of this name that takes such arguments.

    Raises ValueError where there is none, or where it reads the state of a game and `position` is None.
    """
    f, values = _meant(game, name, args, position, "call")
    return shown(f.result, _answer(game, f, f.attribute, values, words, position))


def call_best(game: Game, name: str, args: tuple[Any, ...], words: Any, position: Position | None) -> Arrangement:
    """The best parts of some sets, where the rules ask for the best of the pattern (S-47). ValueError as above."""
    f, values = _meant(game, name, args, position, "best")
    if not f.titles:
        raise ValueError(f"the rules of {game.name} do not ask for the best of {name}")
    best = _answer(game, f, f"best_{f.attribute}", values, words, position)
    parts = (
        Placed(f.titles[p.case], tuple(shown(s, v) for s, v in zip(f.params, p.sets, strict=True)), p.worth)
        for p in best.parts
    )
    return Arrangement(best.worth, tuple(parts))


def check_position(declared: Declared, position: Position) -> None:
    """Raises Fault for the first check of the rules that reads the state and does not hold (S-45)."""
    for text, name in declared.holds:
        try:
            found = getattr(position, name)()
        except FAULTS as error:
            raise placed(error) from error
        if not found:
            raise Fault(f'The check "{text}" does not hold.')


def _meant(
    game: Game, name: str, args: tuple[Any, ...], position: Position | None, way: str
) -> tuple[Function, list[Any]]:
    """The first function of this name that takes such arguments, and they as it wants them."""
    found = [f for f in game.declared.functions if f.name == name]
    if not found:
        raise ValueError(f"{game.name} has no word {name!r} to call")
    if all(f.tier == "position" for f in found) and position is None:
        raise ValueError(f"{name} reads the state of a game: use state.{way}")
    reasons = []
    for f in found:
        if len(f.params) != len(args):
            reasons.append(f"{name} takes {len(f.params)} arguments, given {len(args)}")
            continue
        try:
            return f, [read(spec, arg) for spec, arg in zip(f.params, args, strict=True)]
        except Unreadable as reason:
            reasons.append(str(reason))
    raise ValueError("; ".join(dict.fromkeys(reasons)))


def _answer(game: Game, f: Function, attribute: str, values: list[Any], words: Any, position: Position | None) -> Any:
    owner = {"module": None, "words": words, "position": position}[f.tier]
    function = game.module[attribute] if owner is None else getattr(owner, attribute)
    try:
        return function if f.constant else function(*values)
    except FAULTS as error:
        raise placed(error) from error
