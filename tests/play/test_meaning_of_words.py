"""What is typed finds the decision that is meant, and no other."""

from __future__ import annotations

import pytest

from rulewright.play.meaning_of_words import Command, Group, Several, find, groups, meaning
from rulewright.play.runtime import Decision

LABELS = ["Move 5 to a3", "Move 5 to a31", "Move 15 to a3", "Move 5 to b3", "Stay", "Leave it", "Save 5", "Take 2"]
OFFERED = tuple(Decision(n, label) for n, label in enumerate(LABELS))


def labels(found: Decision | Command | Several) -> list[str]:
    match found:
        case Decision():
            return [found.label]
        case Several(decisions):
            return [d.label for d in decisions]
        case Command():
            return [found.word, found.rest]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("move 5 to a3", ["Move 5 to a3"]),
        ("  MOVE  5 to A3 ", ["Move 5 to a3"]),
        ("5 a3", ["Move 5 to a3"]),
        ("5", ["Move 5 to a3", "Move 5 to a31", "Move 5 to b3", "Save 5"]),
        ("1", []),
        ("15", ["Move 15 to a3"]),
        ("m 5 b", ["Move 5 to b3"]),
        ("a3 5", []),
        ("st", ["Stay"]),
        ("leave", ["Leave it"]),
        ("", []),
        (":-)", []),
        ("[bold]", []),
    ],
)
def test_find(typed: str, found: list[str]) -> None:
    assert [d.label for d in find(typed, OFFERED)] == found


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("2", ["Move 5 to a31"]),  # the second of the list on the screen, not "Take 2"
        ("9", []),
        ("0", []),
        ("5 a3", ["Move 5 to a3"]),
        ("save 5", ["Save 5"]),  # a whole label goes before a command
        ("save 6", ["save", "6"]),
        ("Save Game.json", ["save", "Game.json"]),
        ("undo", ["undo", ""]),
        ("undo it", []),
        ("q", ["quit", ""]),
        ("", ["list", ""]),
        ("²", []),
        ("9" * 500, []),
    ],
)
def test_meaning_with_a_list_on_the_screen(typed: str, found: list[str]) -> None:
    assert labels(meaning(typed, OFFERED, OFFERED[:8])) == found


def test_without_a_list_a_number_is_a_word() -> None:
    assert labels(meaning("2", OFFERED, ())) == ["Take 2"]


def test_enter_takes_the_only_decision() -> None:
    assert meaning("", OFFERED[4:5], ()) == OFFERED[4]


def test_groups_go_as_deep_as_the_screen_allows() -> None:
    moves = [Decision(0, f"Move {n} to {c}{r}") for n in range(40) for c in "ab" for r in (1, 2)]
    found = groups([*moves, Decision(0, "Stay")])
    assert len(found) == 41
    assert found[3] == Group("Move 3 to", ("a1", "a2", "b1", "b2"))
    assert found[-1] == Group("Stay", ())


def test_groups_of_very_many_are_by_first_word() -> None:
    offers = [Decision(0, f"Offer {n} for {m}") for n in range(60) for m in range(60)]
    assert [group.head for group in groups(offers)] == ["Offer"]
    assert groups([]) == ()
