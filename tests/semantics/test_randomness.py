"""S-18 to S-24: one generator, the same use of it, explicit chance, and who may see what comes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulewright.play.batches import seed_of
from rulewright.play.chance import below_from
from rulewright.play.runtime import Game, Random, mix, stream
from rulewright.play.simulate import simulate
from tests.semantics.states import AGAIN, labels, take, value

Played = Callable[[str], Game]

MASK = 2**64 - 1


class ByTheBook:
    """The generator as S-18 to S-20 say it, digit by digit."""

    def __init__(self, x: int, k: int) -> None:
        def mixed(z: int) -> int:
            z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & MASK
            z = (z ^ (z >> 27)) * 0x94D049BB133111EB & MASK
            return z ^ (z >> 31)

        g = 0x9E3779B97F4A7C15
        self.s = mixed(x + (2 * k + 1) * g & MASK) << 64 | mixed(x + (2 * k + 2) * g & MASK) | 1

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        while True:
            self.s = self.s * 0xDA942042E4DD58B5 % 2**128
            m = (self.s >> 96) * n
            if m % 2**32 >= 2**32 % n:
                return m >> 32


@pytest.mark.shows("S-18", "S-19", "S-20")
@pytest.mark.parametrize("x", [0, 7, 2**64 - 1])
def test_streams_and_numbers_are_those_of_the_book(x: int) -> None:
    for k in (0, 1, 2, 17):
        ours, theirs = stream(x, k), ByTheBook(x, k)
        assert ours.state == theirs.s
        for n in (6, 1, 2, 3 * 2**30, 2**32 - 1, 10) * 5:
            assert ours.below(n) == theirs.below(n)


@pytest.mark.shows("S-19")
def test_a_word_that_would_favour_somebody_is_left_out() -> None:
    """The next word is below 2^32 mod n: another one is taken."""
    multiplier, n = 0xDA942042E4DD58B5, 3 * 2**30
    low = pow(multiplier, -1, 2**128)  # the state whose next word is 0
    found, state = below_from(low * 3 % 2**128, n)
    assert state != 3
    book = ByTheBook(0, 0)
    book.s = low * 3 % 2**128
    assert (found, state) == (book.below(n), book.s)


@pytest.mark.shows("S-20")
def test_games_of_a_seed_have_seeds_of_their_own() -> None:
    assert seed_of(5, 3) == mix(mix(5) + 3 & MASK)


CHANCE = (
    """
component card: one, two, three, four, five, six
token coin: gold 3, silver 5
zone deck: deck of card
zone bag: bag of card
zone drawn: pile of card
zone purse: bag of coin
zone paid: pool of coin
var thrown[1..12]: 1..6 = 1
var flipped[1..4]: flag = no
var one_sided: 1..6 = 1
setup
  for i in 1..12: thrown[i] = roll 1..6
  one_sided = roll [4]
  for i in 1..4: flipped[i] = flip [no, no, yes]
  move cards to deck
  shuffle deck
  draw 4 from deck to bag
  draw 2 from bag to drawn
  draw 0 - 1 from bag to drawn
  draw 9 from deck to drawn
  move coins to purse
  draw 2 from purse to paid
turn
"""
    + AGAIN
)


@pytest.mark.shows("S-20", "S-21", "S-22")
@pytest.mark.parametrize("seed", [1, 7])
def test_rolls_shuffles_and_draws_take_the_same_numbers(game: Played, seed: int) -> None:
    state, book = game(CHANCE).new(seed=seed), ByTheBook(seed, 0)
    names = ["one", "two", "three", "four", "five", "six"]
    plain = state.plain()
    assert [plain["vars"]["thrown"][str(i)] for i in range(1, 13)] == [1 + book.below(6) for _ in range(12)]
    assert value(state, "one_sided") == 4  # one value takes no number
    assert [plain["vars"]["flipped"][str(i)] for i in range(1, 5)] == [book.below(3) == 2 for _ in range(4)]
    # all are put on top one after the other, so the last is uppermost; then places are exchanged from the bottom
    deck = names[::-1]
    for i in range(5, 0, -1):
        j = book.below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    bag = sorted(deck[:4], key=names.index)
    drawn = [bag.pop(book.below(4)), bag.pop(book.below(3))]
    assert plain["zones"]["drawn"][""] == [deck[5], deck[4], *reversed(drawn)]
    coins = ["gold"] * 3 + ["silver"] * 5
    taken = [coins.pop(book.below(8)), coins.pop(book.below(7))]
    assert plain["zones"]["paid"][""] == {kind: taken.count(kind) for kind in ("gold", "silver") if kind in taken}
    assert plain["rng"] == f"{book.s:032x}"


@pytest.mark.shows("S-22")
def test_the_shuffle_of_the_printed_vector() -> None:
    """In the order of S-20: twelve numbers below 6, four below 3,000,000,000, then ten things."""
    rng: Random = stream(7, 0)
    for n in [6] * 12 + [3_000_000_000] * 4:
        rng.below(n)
    things = list(range(10))
    for i in range(9, 0, -1):
        j = rng.below(i + 1)
        things[i], things[j] = things[j], things[i]
    assert things == [9, 8, 5, 3, 2, 4, 7, 1, 6, 0]


EXPLICIT = """
component card: one, two, three
zone deck: deck of card
zone open: pile of card
var side: 0..9 = 0
setup
  move cards to deck
  shuffle deck
turn
  choose
    "Flip": side = roll [5, 3, 5, 5]
    "Look": draw 1 from deck to open
    "Count": side = count(deck)
"""


@pytest.mark.shows("S-23", "H28")
def test_explicit_chance_asks_only_for_what_is_read(game: Played) -> None:
    state = game(EXPLICIT).new(chance="explicit")
    assert state.to_play == 0  # the shuffle alone asks nothing
    take(state, "Flip")
    assert [(d.label, d.weight, d.id) for d in state.decisions()] == [("5", 3, 0), ("3", 1, 1)]
    take(state, "3", "Count")
    assert state.to_play == 0  # how many there are says nothing of their order
    take(state, "Look")
    assert labels(state) == ["one", "two", "three"]
    take(state, "two", "Look")
    assert labels(state) == ["one", "three"]
    take(state, "one", "Look")
    assert state.plain()["zones"]["open"][""] == ["three", "one", "two"]  # the last is no chance


@pytest.mark.shows("S-24")
def test_a_copy_sees_the_future_and_a_fork_does_not(game: Played) -> None:
    text = "var n: 0..999 = 0\nturn\n" + '  choose "Roll": n = roll 1..999\n  if n is 0: end game: draw\n'
    state = game(text).new(seed=3)
    copy, forks = state.copy(), [state.fork(x) for x in range(6)]
    numbers = [value(take(s, "Roll"), "n") for s in (state, copy, *forks)]
    assert numbers[0] == numbers[1]
    assert len({*numbers[1:]}) > 4


@pytest.mark.shows("S-24")
def test_random_games_draw_from_the_flat_list_by_stream_1(game: Played) -> None:
    text = 'game tiny "Tiny"\n  players 2\n  limit 9 decisions\nturn\n  choose "Say {n}" for n in 1..7: nothing\n'
    tiny = game(text)
    done = simulate(tiny, 1, 11)
    book, state = ByTheBook(seed_of(11, 0), 1), tiny.new(seed=seed_of(11, 0))
    said = 0
    while not state.over:
        state.apply(state.decisions()[book.below(7)])
        said += 1
    assert sum(done.lines.values()) == said
