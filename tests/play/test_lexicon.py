"""A lexicon of thousands of words as content: it compiles, and rules go over all of it."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

import pytest

from rulewright.compiler.compile_game import compile_game
from rulewright.play.runtime import Game

LETTERS = {"a": 9, "b": 2, "d": 4, "e": 12, "g": 3, "i": 9, "l": 4, "m": 2, "n": 6, "o": 8, "r": 6, "s": 4, "t": 6}
RULES = f"""\
game lexicon "Lexicon"
  players 2

token letter: {", ".join(f"{name} {number}" for name, number in LETTERS.items())}

record word
  name: text key
  letters: pool of letter

zone bag: bag of letter
zone rack[player]: pool of letter seen by owner
zone spent: pool of letter
var points[player]: 0..999 = 0
var used[word] = no

let fits(word, p) = every(rack[p][x] >= word.letters[x] for x in letters)
check "thousands of words": count(words) >= 3000
winner is p with highest points[p]

setup
  move letters to bag
  for p in players: draw 7 from bag to rack[p]

turn
  if count(bag) is 0: end game
  choose "Write {{word}}" for word in words if fits(word, me) and not used[word]
    used[word] = yes
    points[me] += count(word.letters)
    for x in word.letters: move word.letters[x] of x from rack[me] to spent
  otherwise: move rack[me] to spent
  draw 7 - count(rack[me]) from bag to rack[me]
"""


def some_words(number: int) -> list[str]:
    chance, bag, found = random.Random(1), [x for x, n in LETTERS.items() for _ in range(n)], set[str]()
    while len(found) < number:
        found.add("".join(chance.sample(bag, chance.randint(2, 7))))
    return sorted(found)


WORDS = some_words(3000)


@pytest.fixture(scope="module")
def lexicon(tmp_path_factory: pytest.TempPathFactory) -> Game:
    folder: Path = tmp_path_factory.mktemp("content") / "lexicon"
    folder.mkdir()
    (folder / "lexicon.rules").write_text(RULES, encoding="utf-8")
    rows = [{"name": word, "letters": dict(Counter(word))} for word in WORDS]
    (folder / "words.yaml").write_text("".join(f"- {json.dumps(row)}\n" for row in rows), encoding="utf-8")
    compiled = compile_game(folder, folder)
    assert not compiled.problems
    game: Game = compiled.game
    return game


def test_all_words_that_fit_are_offered(lexicon: Game) -> None:
    state, chance, written = lexicon.new(seed=1), random.Random(2), set[str]()
    while not state.over:
        plain, seat = state.plain(), state.to_play
        assert isinstance(seat, int)
        rack = Counter(plain["zones"]["rack"][f"player {seat + 1}"])
        fit = [w for w in WORDS if not Counter(w) - rack and w not in written]
        offered = state.decisions()
        assert [d.label for d in offered] == [f"Write {w}" for w in fit]
        taken = chance.choice(offered)
        written.add(taken.label.removeprefix("Write "))
        state.apply(taken)
    assert len(written) > 10
