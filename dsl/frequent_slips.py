"""Slips that are made when one writes rules for the first time, with what to say instead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.dsl.syntax_problems import Slip

COMPARED = ("<", "<=", ">", ">=", "is")


@dataclass(frozen=True, slots=True)
class Told:
    """What is wrong, or nothing where the word alone says it, and what mends it."""

    mend: str
    message: str = ""


def frequent_slip(slip: Slip, *, ended: bool, before: str) -> Told | None:
    """`ended` is whether the line ends too early, `before` the word before the slip."""
    return _not_finished(slip) if ended else _wrong_word(slip, before)


def _not_finished(slip: Slip) -> Told | None:
    line, accepted = slip.line, slip.accepted
    before = line.words[-1].text
    cases = line.above is not None and line.above.first == "let" and {"INT", "YES"} <= accepted
    match line.first:
        case "var" if "EQUAL" in accepted:
            return Told("Say what it is when the game begins: `var points[player]: 0..99 = 0`.",
                        "This var has no value to begin with.")  # fmt: skip
        case "option" if "EQUAL" in accepted:
            return Told('Say what holds unless the table agrees on something else: `option long_game = no ".."`.',
                        "This option has no value to begin with.")  # fmt: skip
        case "option" if accepted == {"STRING"}:
            return Told('Say what it means: `option long_game = no "Play to five points"`.',
                        "This option says nothing to the table.")  # fmt: skip
        case "let" if cases:
            return Told("Behind them stand its cases, `VALUE if CONDITION`, and last `VALUE otherwise`.",
                        "Behind its local `let`s this `let` has no value.")  # fmt: skip
        case "let" if "EQUAL" in accepted:
            return Told("The value stands behind `=`, `let GOAL = 20`, or below it in cases.",
                        "This `let` has no value.")  # fmt: skip
        case "chance" if {"INT", "YES"} <= accepted:
            return Told("Say what chance brings, in order: `chance 4, yes`.", "This says nothing of chance.")
        case _ if cases:
            return Told("End with a line `VALUE otherwise`.", "The last case has a condition.")
        case _ if before in ("roll", "flip"):
            return Told("Say between what: `roll 1..6`, `roll players`, `flip [yes, no]`.", f"`{before}` of what?")
        case _:
            return None


def _wrong_word(slip: Slip, before: str) -> Told | None:
    word, line, accepted = slip.token.text, slip.line, slip.accepted
    if before == "game" and word in ("over", "ends", "end"):
        return Told("Say `end game`, `end game: draw` or `end game: me wins`.")
    if word in ("wins", "win", "loses", "draws") and line.above is not None and line.first != "end":
        return Told("Say `end game: me wins`, or `end game: draw`.")
    if word in COMPARED and "AND" in accepted and any(w.text in COMPARED for w in line.words[: _at(slip)]):
        return Told("Ask twice, `1 < n and n < 4`, or ask for a range, `n in 2..3`.")
    if line.first == "for" and before in ("each", "every", "all") and slip.token.type == "NAME":
        return Told(f"Leave `{before}` out: `for {word} in ..`.")
    if line.first == "option" and slip.token.type == "STRING" and "EQUAL" in accepted:
        return Told('Say what holds unless the table agrees on something else: `option long_game = no "..."`.',
                    "This option has no value to begin with.")  # fmt: skip
    if line.first == "let" and "EQUAL" in accepted and line.words[1] is not slip.token:
        return Told("The value of a `let` stands behind `=`: `let GOAL = 20`.")
    if line.first == "winner" and before == "is" and line.above is not None:
        return Told(
            "In a scenario say who has won: `winner player(2)`, or all who share it, `winner player(1), player(2)`."
        )
    if line.first == "chance" and before == "chance":
        return Told("Say what chance brings, in order: `chance 4, yes`.")
    return None


def _at(slip: Slip) -> int:
    return next((i for i, word in enumerate(slip.line.words) if word is slip.token), 0)
