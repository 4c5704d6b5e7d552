"""What a person types → the decision or command that is meant; a long list of decisions → groups to read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rulewright.play.runtime import Decision

MOST_GROUPS = 45  # lines that fit a screen
WORD = re.compile(r"\w+")
COMMANDS = {
    "?": "help",
    "help": "help",
    "board": "board",
    "list": "list",
    "log": "log",
    "undo": "undo",
    "save": "save",
    "what": "what",
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
}
WITH_MORE = {"save", "what"}  # commands that words may follow


@dataclass(frozen=True, slots=True)
class Command:
    """What is no decision of the game: `word` is a value of COMMANDS, `rest` what follows it."""

    word: str
    rest: str


@dataclass(frozen=True, slots=True)
class Group:
    """Decisions whose labels begin with the same words: `head` is that beginning, `ends` is what differs."""

    head: str
    ends: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Several:
    """Not one decision: several, or none."""

    decisions: tuple[Decision, ...]


def meaning(typed: str, offered: Sequence[Decision], listed: Sequence[Decision]) -> Decision | Command | Several:
    """A decision, a command, or the decisions that it could be (perhaps none).

    A whole label goes before a command, a number of the list on the screen (`listed`) before a label that has it.
    Nothing typed takes the only decision there is, else asks for the list again.
    """
    word, _, rest = typed.strip().partition(" ")
    found = find(typed, offered)
    if len(found) == 1 and found[0].label.casefold() == typed.strip().casefold():
        return found[0]
    if word.lower() in COMMANDS and (not rest or word.lower() in WITH_MORE):
        return Command(COMMANDS[word.lower()], rest.strip())
    if not rest and word.isascii() and word.isdigit() and 0 < int(word[:9]) <= len(listed):
        return listed[int(word[:9]) - 1]
    if not word:
        return offered[0] if len(offered) == 1 else Command("list", "")
    return found[0] if len(found) == 1 else Several(found)


def find(typed: str, offered: Sequence[Decision]) -> tuple[Decision, ...]:
    """The decisions that a text may mean, in their order.

    A whole label means itself alone. Otherwise each word that was typed must begin a word of the label, in the same
    order, and a number may not go on: `5 a3` finds "Move 5 to a3", but neither "Move 15 to a3" nor "Move 5 to a31".
    """
    plain = " ".join(typed.casefold().split())
    whole = tuple(d for d in offered if d.label.casefold() == plain)
    if whole:
        return whole[:1]
    wanted = WORD.findall(plain)
    return tuple(d for d in offered if wanted and _begin(wanted, WORD.findall(d.label.casefold())))


def groups(offered: Sequence[Decision]) -> tuple[Group, ...]:
    """The labels by all their words but the last; by fewer where that makes more than `MOST_GROUPS`."""
    words = [d.label.split(" ") for d in offered]
    by_all: dict[str, list[str]] = {}
    for w in words:
        by_all.setdefault(" ".join(w[:-1]), []).append(w[-1])
    if len(by_all) <= MOST_GROUPS:
        return tuple(
            Group(head, tuple(ends)) if len(ends) > 1 and head else Group(" ".join([head, *ends]).strip(), ())
            for head, ends in by_all.items()
        )
    longest = max((len(w) for w in words), default=1)
    for length in range(longest - 1, 0, -1):
        heads: dict[str, list[str]] = {}
        for w in words:
            # A label that is shorter than the beginning stands alone.
            heads.setdefault(" ".join(w[:length]), []).append(" ".join(w[length:]))
        if len(heads) <= MOST_GROUPS or length == 1:
            return tuple(Group(head, tuple(end for end in ends if end)) for head, ends in heads.items())
    return tuple(Group(d.label, ()) for d in offered)


def _begin(wanted: Iterable[str], words: Iterable[str]) -> bool:
    """Whether the wanted beginnings are those of some of the words, in this order."""
    rest = iter(words)
    return all(any(_begins(word, start) for word in rest) for start in wanted)


def _begins(word: str, start: str) -> bool:
    goes_on = start[-1].isdigit() and word[len(start) : len(start) + 1].isdigit()
    return word.startswith(start) and not goes_on
