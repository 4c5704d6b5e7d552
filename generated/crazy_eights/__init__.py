"""Crazy Eights. Compiled from crazy_eights.rules; change the rules, not this file."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.play.runtime import (
    PLAYER_NAMES,
    Column,
    Declared,
    Function,
    Game,
    Line,
    Named,
    NotOffered,
    Position,
    Runs,
    Said,
    Site,
    Slot,
    Step,
    Stop,
    Table,
    Var,
    Whole,
    YesNo,
    Zone,
    bits,
    members,
    within,
)

COMPILED_FROM = "crazy_eights.rules"

SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")
SUIT_CLUBS, SUIT_DIAMONDS, SUIT_HEARTS, SUIT_SPADES = range(4)

#    5  component card
CARD_NAMES = (
    "clubs 1", "clubs 2", "clubs 3", "clubs 4", "clubs 5", "clubs 6", "clubs 7", "clubs 8", "clubs 9", "clubs 10",
    "clubs 11", "clubs 12", "clubs 13", "diamonds 1", "diamonds 2", "diamonds 3", "diamonds 4", "diamonds 5",
    "diamonds 6", "diamonds 7", "diamonds 8", "diamonds 9", "diamonds 10", "diamonds 11", "diamonds 12", "diamonds 13",
    "hearts 1", "hearts 2", "hearts 3", "hearts 4", "hearts 5", "hearts 6", "hearts 7", "hearts 8", "hearts 9",
    "hearts 10", "hearts 11", "hearts 12", "hearts 13", "spades 1", "spades 2", "spades 3", "spades 4", "spades 5",
    "spades 6", "spades 7", "spades 8", "spades 9", "spades 10", "spades 11", "spades 12", "spades 13",
)
CARDS = range(52)
CARD = Named("card", CARD_NAMES)
CARD_SUIT = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
)
CARD_RANK = (
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
)

PLAYER = Named("player", PLAYER_NAMES[:5])

# Places: the box, then the members of each zone
BOX = 0
DECK = 1
PILE = 2
ASIDE = 3
HAND = 4

# For each place the seats that see what lies there, as bits; -1 is all
CARD_SEERS = (-1, 0, -1, -1, 1, 2, 4, 8, 16)

# Stops: where the flow waits for a decision
TURN_CHOOSE, PLAY_CHOOSE = range(2)


def points(card: int) -> int:
    #   20  let points(card) = 50 if card.rank is 8 else 10 if card.rank > 10 else card.rank
    return 50 if CARD_RANK[card] == 8 else 10 if CARD_RANK[card] > 10 else CARD_RANK[card]


class CrazyEightsWords:
    """The words of the rulebook, for one agreement on the options of Crazy Eights."""

    def __init__(self, options: Mapping[str, int], seats: int) -> None:
        self.agreed = (tuple(options.values()), seats)
        self.seats = seats


class CrazyEights(Position):
    """A position of Crazy Eights: what lies where, what is noted, and what happens next."""

    limit = 10000
    lists = ("card_place", "deck", "pile", "hand", "card_known", "card_cohort")
    nested = ()
    slots = (
        "card_place",
        "deck",
        "pile",
        "card_known",
        "card_cohort",
        "card_open",
        "starter",
        "suit_now",
        "drawn",
        "passes",
        "turn_times",
        "play_card",
    )
    zeros = (("turn_times", 0), ("play_card", 0))
    seers = {"card": CARD_SEERS}
    words: CrazyEightsWords

    def __init__(self, words: CrazyEightsWords, seats: int, rng: int) -> None:
        super().__init__(words, seats, rng)
        #    5  component card
        self.card_place = [BOX] * 52
        self.card_box = (1 << 52) - 1
        self.card_known = [-1] * 52
        self.card_cohort = list(range(len(CARD_SEERS)))
        self.card_open = 0  # under explicit chance: what lies in no order yet
        #    9  zone deck: deck of card
        self.deck: list[int] = []
        self.in_deck = 0
        #   10  zone pile: pile of card
        self.pile: list[int] = []
        self.in_pile = 0
        #   11  zone aside: set of card
        self.aside: int = 0
        self.in_aside = 0
        #   12  zone hand[player]: hand of card
        self.hand: list[int] = [0] * 5
        self.in_hand = 0
        #   13  var starter: player = player(1)
        self.starter: int = 0
        #   14  var suit_now: suit = clubs
        self.suit_now: int = SUIT_CLUBS
        #   15  var drawn: 0..5 = 0
        self.drawn: int = 0
        #   16  var passes: 0..6 = 0
        self.passes: int = 0
        # Locals of rules that live across a decision
        self.turn_times: int = 0
        self.play_card: int = 0

    def move_card(self, card: int | None, place: int, bottom: bool = False) -> None:
        """Take a card from where it is and put it where it goes; none moves nothing."""
        if card is None:
            return
        bit = 1 << card
        old = self.card_place[card]
        if old >= HAND:
            self.in_hand ^= bit
            self.hand[old - HAND] ^= bit
        elif old >= ASIDE:
            self.in_aside ^= bit
            self.aside ^= bit
        elif old >= PILE:
            self.in_pile ^= bit
            self.pile.remove(card)
        elif old >= DECK:
            self.in_deck ^= bit
            self.deck.remove(card)
            self.card_open &= ~bit
        else:
            self.card_box ^= bit
        if place >= HAND:
            self.hand[place - HAND] ^= bit
            self.in_hand ^= bit
        elif place >= ASIDE:
            self.aside ^= bit
            self.in_aside ^= bit
        elif place >= PILE:
            self.pile.insert(len(self.pile) if bottom else 0, card)
            self.in_pile ^= bit
        elif place >= DECK:
            self.deck.insert(len(self.deck) if bottom else 0, card)
            self.in_deck ^= bit
        else:
            self.card_box ^= bit
        self.card_place[card] = place
        if CARD_SEERS[old] == -1 or CARD_SEERS[place] == -1:
            self.card_known[card] = -1
        else:
            self.follow(self.card_known, card, CARD_SEERS, old, place, self.cards_at(old))
            if self.card_known[card] != -1:
                self.mingle(self.card_cohort, old, place)
        if CARD_SEERS[old] != -1 and old not in self.card_place:
            self.leave(self.card_cohort, old)

    def cards_at(self, place: int) -> int:
        """The cards at a place without an order that somebody cannot see."""
        if HAND <= place < HAND + 5:
            return self.hand[place - HAND]
        return 0

    def reveal_card(self, card: int | None, seats: int) -> None:
        if card is not None:
            knows, everybody = self.card_known[card] | seats, (1 << self.seats) - 1
            self.card_known[card] = -1 if knows & everybody == everybody else knows

    def setup(self) -> Step:
        #   24  setup
        #   25  starter = roll players
        self.starter = self.roll(tuple(range(self.words.seats)), PLAYER)
        #   26  move cards to deck
        for moved in CARDS:
            self.move_card(moved, DECK)
        #   27  shuffle deck
        self.card_open |= self.shuffle_openly(self.deck, CARD, self.card_known)
        #   28  deal 7 if count(players) is 2 else 5 from deck to hand[p] for p in players
        for p in range(self.words.seats):
            for _ in range(min(7 if ((1 << self.words.seats) - 1).bit_count() == 2 else 5, len(self.deck))):
                self.move_card(self.top_of(self.deck, self.card_open, CARD), HAND + p)
        #   29  repeat 5 times
        for _ in range(5):
            #   30  if count(pile) is 0: draw 1 from deck to pile
            if len(tuple(self.pile)) == 0:
                if self.deck:
                    self.move_card(self.top_of(self.deck, self.card_open, CARD), PILE)
            #   31  if first(pile).rank is 8: move pile to aside
            if CARD_RANK[tuple(self.pile)[0]] == 8:
                for moved in reversed(tuple(self.pile)):
                    self.move_card(moved, ASIDE)
        #   32  move aside to deck
        for moved in members(self.aside):
            self.move_card(moved, DECK)
        #   33  shuffle deck
        self.card_open |= self.shuffle_openly(self.deck, CARD, self.card_known)
        #   34  suit_now = first(pile).suit
        self.suit_now = CARD_SUIT[tuple(self.pile)[0]]
        return self.begin

    def begin(self) -> Step:
        #   36  turn from starter
        self.me = self.starter
        return self.turn

    def next_turn(self) -> Step:
        self.me = (self.me + 1) % self.words.seats
        return self.turn

    def turn(self) -> Step:
        #   36  turn from starter
        if self.tick():
            return None
        #   37  drawn = 0
        self.drawn = 0
        #   38  repeat 6 times
        self.turn_times = 6
        return self.turn_again

    def turn_again(self) -> Step:
        #   38  repeat 6 times
        if self.turn_times > 0:
            self.turn_times = self.turn_times - 1
            #   39  choose
            return self.offer(TURN_CHOOSE, None)
        self.turn_times = 0
        return self.next_turn

    def turn_play(self, card: int) -> Step:
        #   40  "Play {card}" for card in hand[me] if fits(card)
        #   41  play(card)
        self.play_card = card
        self.turn_times = 0
        return self.play

    def turn_after_play(self) -> Step:
        #   42  done
        return self.next_turn

    def turn_draw(self) -> Step:
        #   44  draw 1 from deck to hand[me]
        if self.deck:
            self.move_card(self.top_of(self.deck, self.card_open, CARD), HAND + self.me)
        #   45  drawn += 1
        self.drawn = self.drawn + 1
        #   46  passes = 0
        self.passes = 0
        return self.turn_again

    def turn_pass(self) -> Step:
        #   48  if count(deck) is 0: passes += 1
        if len(tuple(self.deck)) == 0:
            self.passes = within(self.passes + 1, 0, 6)
        #   49  if passes > count(players): end game
        if self.passes > ((1 << self.words.seats) - 1).bit_count():
            self.end_ranked()
            return None
        #   50  done
        self.turn_times = 0
        return self.next_turn

    def play(self) -> Step:
        #   52  rule play(card)
        #   53  passes = 0
        self.passes = 0
        #   54  move card to pile
        self.move_card(self.play_card, PILE)
        #   55  suit_now = card.suit
        self.suit_now = CARD_SUIT[self.play_card]
        #   56  if count(hand[me]) is 0: end game
        if self.hand[self.me].bit_count() == 0:
            self.end_ranked()
            return None
        #   57  if card.rank is 8
        if CARD_RANK[self.play_card] == 8:
            #   58  choose "Name {suit}" for suit in suits
            self.play_card = 0
            return self.offer(PLAY_CHOOSE, None)
        return self.play_on

    def play_on(self) -> Step:
        self.play_card = 0
        return self.turn_after_play

    def play_name(self, suit: int) -> Step:
        #   58  choose "Name {suit}" for suit in suits
        #   59  suit_now = suit
        self.suit_now = suit
        return self.play_on

    def options(self) -> Runs:
        if self.at == TURN_CHOOSE:
            return self.turn_choose()
        return self.play_choose()

    def turn_choose(self) -> Runs:
        #   39  choose
        offered: Runs = []
        #   40  "Play {card}" for card in hand[me] if fits(card)
        offered.append((0, bits(card for card in members(self.hand[self.me]) if self.fits(card))))
        #   43  "Draw" if may_draw
        if self.may_draw():
            offered.append((52, 1))
        #   47  "Pass" if not may_draw
        if not self.may_draw():
            offered.append((53, 1))
        return offered

    def play_choose(self) -> Runs:
        #   58  choose "Name {suit}" for suit in suits
        offered: Runs = []
        offered.append((54, (1 << 4) - 1))
        return offered

    def take(self, decision: int) -> Step:
        #   40  "Play {card}" for card in hand[me] if fits(card)
        if decision < 52:
            card = decision
            return self.turn_play(card)
        #   43  "Draw" if may_draw
        if decision < 53:
            return self.turn_draw()
        #   47  "Pass" if not may_draw
        if decision < 54:
            return self.turn_pass()
        #   58  choose "Name {suit}" for suit in suits
        if decision < 58:
            suit = decision - 54
            return self.play_name(suit)
        raise NotOffered(decision)

    def describe(self, decision: int) -> Said:
        if decision < 52:
            card = decision
            return 0, f"Play {CARD_NAMES[card]}", (CARD_NAMES[card],)
        if decision < 53:
            return 1, "Draw", ()
        if decision < 54:
            return 2, "Pass", ()
        if decision < 58:
            suit = decision - 54
            return 3, f"Name {SUIT_NAMES[suit]}", (SUIT_NAMES[suit],)
        raise NotOffered(decision)

    def standing(self, p: int) -> tuple[int, ...]:
        #   22  winner is p with lowest sum(points(c) for c in hand[p])
        return (-(sum(points(c) for c in members(self.hand[p]))),)

    def score(self, p: int) -> int:
        return sum(points(c) for c in members(self.hand[p]))

    def fits(self, card: int) -> bool:
        #   18  let fits(card) = card.rank is 8 or card.suit is suit_now or card.rank is first(pile).rank
        return (
            CARD_RANK[card] == 8
            or CARD_SUIT[card] == self.suit_now
            or CARD_RANK[card] == CARD_RANK[tuple(self.pile)[0]]
        )

    def may_draw(self) -> bool:
        #   19  let may_draw = drawn < 5 and count(deck) > 0
        return self.drawn < 5 and len(tuple(self.deck)) > 0


DECLARED = Declared(
    name="crazy_eights",
    title="Crazy Eights",
    players=(2, 5),
    limit=10000,
    tables=(
        Table(
            "card",
            "cards",
            "component",
            CARD,
            tuple(range(52)),
            (
                Column(
                    "suit",
                    Named("suit", SUIT_NAMES),
                    (
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2,
                        2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
                    ),
                ),
                Column(
                    "rank",
                    Whole(1, 13),
                    (
                        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3,
                        4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
                    ),
                ),
            ),
        ),
    ),
    zones=(
        Zone("deck", "deck", "card", (), (), "nobody", DECK, None),
        Zone("pile", "pile", "card", (), (), "all", PILE, None),
        Zone("aside", "set", "card", (), (), "all", ASIDE, None),
        Zone("hand", "hand", "card", (PLAYER,), (5,), "owner", HAND, 0),
    ),
    vars=(
        Var("starter", (), (), PLAYER, "all", None),
        Var("suit_now", (), (), Named("suit", SUIT_NAMES), "all", None),
        Var("drawn", (), (), Whole(0, 5), "all", None),
        Var("passes", (), (), Whole(0, 6), "all", None),
    ),
    stops=(
        Stop("turn.choose", "turn", (Slot("turn.times", "turn_times", Whole()),)),
        Stop("play.choose", "play", ()),
    ),
    sites=(Site("play", 1, "turn", ()),),
    lines=(
        Line("Play {card}", "turn.choose", (), (), (CARD,)),
        Line("Draw", "turn.choose", (), (), ()),
        Line("Pass", "turn.choose", (), (), ()),
        Line("Name {suit}", "play.choose", (), (), (Named("suit", SUIT_NAMES),)),
    ),
    decisions=58,
    functions=(
        Function("fits", "fits", "position", (CARD,), YesNo()),
        Function("may_draw", "may_draw", "position", (), YesNo()),
        Function("points", "points", "module", (CARD,), Whole(1, 50)),
    ),
)

GAME = Game(DECLARED, CrazyEights, CrazyEightsWords, globals())
