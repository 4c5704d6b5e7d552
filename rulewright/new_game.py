"""The name of a game → the files of a tiny complete game, to be changed into one's own."""

from __future__ import annotations

import keyword
import re
from pathlib import Path

NAME = re.compile(r"[a-z][a-z0-9_]*[a-z0-9]|[a-z]")
LONGEST = 40  # characters of a name


def problem_of_name(name: str) -> str | None:
    """What is wrong with the name of a game, in one sentence; None for a good one."""
    if keyword.iskeyword(name):
        return f'"{name}" is a word of Python, and a game becomes a Python module: take another name.'
    if len(name) > LONGEST:
        return f"A name has at most {LONGEST} letters; the title of the game may be longer."
    if not NAME.fullmatch(name):
        return f'"{name}" cannot name a game: use small letters, digits and _ between them, such as {_mended(name)}.'
    return None


def _mended(name: str) -> str:
    words = re.findall(r"[a-z0-9]+", name.lower())
    mended = "_".join(words).lstrip("0123456789_")[:LONGEST].rstrip("_")
    return mended if mended and not keyword.iskeyword(mended) else "my_game"


def new_game(name: str) -> dict[Path, str]:
    """Texts of a small card game for 2 to 4 players by path below `content/<name>/`. The name is a good one."""
    letters = re.sub(r"[^A-Z]", "", name.upper())
    mark = letters[:3] if len(letters) > 1 else "GAME"
    title = name.replace("_", " ").title()
    told = {"@game@": name, "@title@": title, "@ID@": mark}
    return {Path(path.replace("@game@", name)): _filled(text, told) for path, text in FILES.items()}


def _filled(text: str, told: dict[str, str]) -> str:
    """The text with the words put in; citations stay in their column."""
    lines = []
    for line in text.splitlines():
        rule, bracket, cites = line.partition("[@ID@")
        for word, value in told.items():
            rule, cites = rule.replace(word, value), cites.replace(word, value)
        if bracket and not rule.startswith("outside"):
            rule = rule.rstrip().ljust(70) + " "
        lines.append(rule + (f"[{told['@ID@']}" if bracket else "") + cites + "\n")
    return "".join(lines)


RULES = """\
game @game@ "@title@"
  players 2..4                                                         [@ID@-01]

option cards_in_hand: 2..3 = 3 "Cards in each hand"                    [@ID@-03]

component card                                                         [@ID@-02]
  name: text key
  value: 1..9
  copies: 1..9
check "12 cards": count(cards) is 12                                   [@ID@-02]

zone deck: deck of card
zone pile: pile of card
zone hand[player]: hand of card
zone won[player]: set of card

let takes(card) = count(pile) > 0 and card.value > first(pile).value   [@ID@-05]

setup
  move cards to deck
  shuffle deck
  deal cards_in_hand from deck to hand[p] for p in players             [@ID@-03]

turn
  choose "Play {card}" for card in hand[me]                            [@ID@-04]
    reveal card
    if takes(card): move pile to won[me]                               [@ID@-05]
    move card to pile
    draw 1 from deck to hand[me]                                       [@ID@-06]
  otherwise: end game                                                  [@ID@-07]

winner is p with highest count(won[p])                                 [@ID@-07]

outside [@ID@-08] "who has seen a fox is no fact of the game"

-- A situation, and what must come of it: `rulewright test` runs it.

scenario "A higher card takes the pile"                                [@ID@-05]
  given
    move hand[player(1)] to deck
    move card("Owl") to pile
    move card("Fox") to hand[player(1)]
  play "Play Fox"
  expect card("Owl") in won[player(1)]
  expect card("Fox") in pile
"""

CARDS = """\
# yaml-language-server: $schema=../../generated/@game@/schemas/cards.schema.json
- {name: Mouse, value: 1, copies: 5}
- {name: Owl, value: 2, copies: 4}
- {name: Fox, value: 3, copies: 3}
"""

CLAUSES = """\
# yaml-language-server: $schema=../../generated/@game@/schemas/clauses.schema.json
# The rulebook, clause by clause. The rules cite the clauses, so that none is forgotten.
clauses:
  - {id: @ID@-01, kind: component, text: Two to four play.}
  - {id: @ID@-02, kind: component, text: "There are 12 cards: five mice, four owls and three foxes."}
  - {id: @ID@-03, kind: setup, text: Shuffle the cards and deal three to each player.}
  - {id: @ID@-04, kind: turn, text: On your turn play one card onto the pile.}
  - {id: @ID@-05, kind: turn, text: "If it is worth more than the card on top, first take the whole pile."}
  - {id: @ID@-06, kind: turn, text: Then draw a card while there are any.}
  - {id: @ID@-07, kind: end, text: The game ends when you have no card to play. Who took most cards wins.}
  - {id: @ID@-08, kind: social, text: Who saw a fox last begins.}
"""

SHEETS = """\
# What is printed.
title: @title@
sheets:
  cards:
    front: card
    back: card-back
"""

CARD = """\
# The front of a card. Lengths are millimetres from the upper left corner.
of: card
size: poker
bleed: 2
safe: 3
colours: {ink: "#22343f", paper: "#fbf8f1", red: "#b23a2e"}
text: {colour: ink}
regions:
  ground: {at: [-2, -2, 100% + 4, 100% + 4], shape: rect, fill: paper}
  name: {at: [5, 6, 100% - 10, 9], text: "{{ name }}", weight: bold, size: 16, shrink: 9, align: center middle}
  value: {at: [5, 24, 100% - 10, 40], text: "{{ value }}", size: 72, align: center middle, colour: red}
"""

CARD_BACK = """\
# The back: the same for all.
extends: card
of: null
text: {colour: paper}
regions:
  name: null
  value: null
  ground: {fill: red}
  title: {at: [5, 34, 100% - 10, 20], text: "{{ title }}", weight: bold, size: 20, shrink: 8, align: center middle}
"""

FILES = {
    "@game@.rules": RULES,
    "cards.yaml": CARDS,
    "clauses.yaml": CLAUSES,
    "sheets.yaml": SHEETS,
    "layouts/card.yaml": CARD,
    "layouts/card-back.yaml": CARD_BACK,
}
