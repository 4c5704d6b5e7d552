"""All ids of a game → their option lines, and their labels in one state."""

from __future__ import annotations

from rulewright.play.faults import FAULTS
from rulewright.play.game import State


def what_ids_say(state: State) -> list[tuple[int, str | None]]:
    """For each id the number of its option line and its label.

    Ids of a line stand together. A label may say what this state cannot answer: it is None then, and the line the one
    between those of its neighbours.
    """
    game, describe = state.game, state.position.describe
    found: list[tuple[int, str | None]] = []
    for decision in range(game.declared.decisions):
        try:
            line, label, _ = describe(decision)
            found.append((line, label))
        except FAULTS:
            before = found[-1][0] if found else -1
            asked = game.lines[before].patterns if found else ()
            found.append((before if asked else before + 1, None))
    return found
