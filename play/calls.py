"""A call from outside: a `let` or pattern by its name in the rules, with arguments and answer as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.play.faults import FAULTS, placed
from rulewright.play.position import Position
from rulewright.play.values import Unreadable, read, shown

if TYPE_CHECKING:
    from rulewright.play.game import Game


def call_word(game: Game, name: str, args: tuple[Any, ...], words: Any, position: Position | None) -> Any:
    """The answer of the first function of this name that takes such arguments.

    Raises ValueError where there is none, or where it reads the state of a game and `position` is None.
    """
    found = [f for f in game.declared.functions if f.name == name]
    if not found:
        raise ValueError(f"{game.name} has no word {name!r} to call")
    if all(f.tier == "position" for f in found) and position is None:
        raise ValueError(f"{name} reads the state of a game: use state.call")
    reasons = []
    for f in found:
        if len(f.params) != len(args):
            reasons.append(f"{name} takes {len(f.params)} arguments, given {len(args)}")
            continue
        try:
            values = [read(spec, arg) for spec, arg in zip(f.params, args, strict=True)]
        except Unreadable as reason:
            reasons.append(str(reason))
            continue
        owner = {"module": None, "words": words, "position": position}[f.tier]
        function = game.module[f.attribute] if owner is None else getattr(owner, f.attribute)
        try:
            value = function if f.constant else function(*values)
        except FAULTS as error:
            raise placed(error) from error
        return shown(f.result, value)
    raise ValueError("; ".join(dict.fromkeys(reasons)))
