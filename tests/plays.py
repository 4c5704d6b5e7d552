"""A small pattern with all that `best ... of` knows of (S-47): growing worths, sets that stay whole, words, moles."""

from __future__ import annotations

PLAYS = """\
component card
  suit: a / b / c key
  rank: 1..6 key
component mole
  theme: hot / cold key
  copies: 3..3
record word
  cards: set of card
zone hand[player]: set of card
var bound[card] = no
let kept(part: set of card) = every(not bound[c] or every(x in part for x in lot(c)) for c in part)
let lot(card) = [x for x in cards if bound[x] and x.suit is card.suit]
let spelt(part: set of card) = count([w for w in words if w.cards is part]) > 0
pattern play(part: set of card, moles: set of mole)
  case "Word" worth 5 * 2 ^ (count(part) - 1)
    when spelt(part) and count(moles) is 0 and kept(part)
  case "Suit" worth count(part) ^ 2
    when count(part) >= 3 and count(moles) is 0 and alike(c.suit for c in part) and kept(part)
  case "Run" worth 3 * count(part)
    when count(part) >= 2 and count(moles) is 0 and consecutive([c.rank for c in part])
  case "Street" worth 4 * count(part)
    when consecutive([c.rank for c in part]) and alike(c.suit for c in part) and count(moles) is 1
  case "Pair" worth 4 * (1 + count(moles))
    when count(part) is 2 and alike(c.rank for c in part) and count(moles) <= 2
  case "Moles" worth count(moles) ^ 2
    when count(part) is 0 and count(moles) >= 2 and alike(m.theme for m in moles)
"""
CARDS = "".join(f"- {{suit: {suit}, rank: {rank}}}\n" for suit in "abc" for rank in range(1, 7))
MOLES = "- {theme: hot, copies: 3}\n- {theme: cold, copies: 3}\n"
WORDS = "".join(
    f"- {{cards: [{', '.join(f'[{card[0]}, {card[1]}]' for card in word.split())}]}}\n"
    for word in ("a1", "a2 b5", "b1 c2 c6", "a3 b3 c3 a6", "c1 b4", "b2 c5 a4")
)
CONTENT = {"cards": CARDS, "moles": MOLES, "words": WORDS}
