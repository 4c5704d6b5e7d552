"""What tests ask of states, in one word each."""

from __future__ import annotations

from typing import Any

from rulewright.play.runtime import State

AGAIN = '  choose\n    "Again": nothing\n    "End": end game: draw\n'


def value(state: State, name: str, key: str = "") -> Any:
    """The value of a var."""
    return state.plain()["vars"][name][key]


def labels(state: State) -> list[str]:
    return [d.label for d in state.decisions()]


def take(state: State, *said: str) -> State:
    """Take the decisions with these labels, one after the other."""
    for label in said:
        state.apply(next(d.id for d in state.decisions() if d.label == label))
    return state
