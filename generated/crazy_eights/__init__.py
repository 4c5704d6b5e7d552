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
    Step,
    Stop,
    Table,
    Var,
    Whole,
    YesNo,
    Zone,
    bits,
    members,
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
HAND = 3

# For each place the seats that see what lies there, as bits; -1 is all
CARD_SEERS = (-1, 0, -1, 1, 2, 4, 8, 16)

# Stops: where the flow waits for a decision
TURN_CHOOSE, TURN_CHOOSE_2 = range(2)


class CrazyEightsWords:
    """The words of the rulebook, for one agreement on the options of Crazy Eights."""

    def __init__(self, options: Mapping[str, int], seats: int) -> None:
        self.agreed = (tuple(options.values()), seats)
        self.seats = seats


class CrazyEights(Position):
    """A position of Crazy Eights: what lies where, what is noted, and what happens next."""

    limit = 10000
    lists = ("card_place", "deck", "pile", "hand", "card_known")
    nested = ()
    slots = ("card_place", "deck", "pile", "card_known", "card_open", "suit_now")
    zeros = ()
    seers = {"card": CARD_SEERS}
    words: CrazyEightsWords

    def __init__(self, words: CrazyEightsWords, seats: int, rng: int) -> None:
        super().__init__(words, seats, rng)
        #    5  component card
        self.card_place = [BOX] * 52
        self.card_box = (1 << 52) - 1
        self.card_known = [-1] * 52
        self.card_open = 0  # under explicit chance: what lies in no order yet
        #    9  zone deck: deck of card
        self.deck: list[int] = []
        self.in_deck = 0
        #   10  zone pile: pile of card
        self.pile: list[int] = []
        self.in_pile = 0
        #   11  zone hand[player]: hand of card
        self.hand: list[int] = [0] * 5
        self.in_hand = 0
        #   12  var suit_now: suit = clubs
        self.suit_now: int = SUIT_CLUBS

    def move_card(self, card: int | None, place: int, bottom: bool = False) -> None:
        """Take a card from where it is and put it where it goes; none moves nothing."""
        if card is None:
            return
        bit = 1 << card
        old = self.card_place[card]
        if old >= HAND:
            self.in_hand ^= bit
            self.hand[old - HAND] ^= bit
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
        #   18  setup
        #   19  move cards to deck
        for moved in CARDS:
            self.move_card(moved, DECK)
        #   20  shuffle deck
        self.card_open |= self.shuffle_openly(self.deck, CARD, self.card_known)
        #   21  deal 7 if count(players) is 2 else 5 from deck to hand[p] for p in players
        for p in range(self.words.seats):
            for _ in range(min(7 if ((1 << self.words.seats) - 1).bit_count() == 2 else 5, len(self.deck))):
                self.move_card(self.top_of(self.deck, self.card_open, CARD), HAND + p)
        #   22  draw 1 from deck to pile
        if self.deck:
            self.move_card(self.top_of(self.deck, self.card_open, CARD), PILE)
        #   23  suit_now = first(pile).suit
        self.suit_now = CARD_SUIT[tuple(self.pile)[0]]
        return self.begin

    def begin(self) -> Step:
        #   25  turn
        self.me = 0
        return self.turn

    def next_turn(self) -> Step:
        self.me = (self.me + 1) % self.words.seats
        return self.turn

    def turn(self) -> Step:
        #   25  turn
        if self.tick():
            return None
        #   26  choose
        return self.offer(TURN_CHOOSE, self.turn_otherwise)

    def turn_on(self) -> Step:
        return self.next_turn

    def turn_play(self, card: int) -> Step:
        #   27  "Play {card}" for card in hand[me] if fits(card)
        #   28  move card to pile
        self.move_card(card, PILE)
        #   29  suit_now = card.suit
        self.suit_now = CARD_SUIT[card]
        #   30  if count(hand[me]) is 0: end game: me wins
        if self.hand[self.me].bit_count() == 0:
            self.end_won(self.me)
            return None
        #   31  if card.rank is 8
        if CARD_RANK[card] == 8:
            #   32  choose "Name {suit}" for suit in suits
            return self.offer(TURN_CHOOSE_2, None)
        return self.turn_on_2

    def turn_on_2(self) -> Step:
        return self.turn_on

    def turn_name(self, suit: int) -> Step:
        #   32  choose "Name {suit}" for suit in suits
        #   33  suit_now = suit
        self.suit_now = suit
        return self.turn_on_2

    def turn_draw(self) -> Step:
        #   34  "Draw" if count(deck) > 0: draw 1 from deck to hand[me]
        if self.deck:
            self.move_card(self.top_of(self.deck, self.card_open, CARD), HAND + self.me)
        return self.turn_on

    def turn_otherwise(self) -> Step:
        #   35  otherwise: end game
        self.end_ranked()
        return None

    def options(self) -> Runs:
        if self.at == TURN_CHOOSE:
            return self.turn_choose()
        return self.turn_choose_2()

    def turn_choose(self) -> Runs:
        #   26  choose
        offered: Runs = []
        #   27  "Play {card}" for card in hand[me] if fits(card)
        offered.append((0, bits(card for card in members(self.hand[self.me]) if self.fits(card))))
        #   34  "Draw" if count(deck) > 0: draw 1 from deck to hand[me]
        if len(tuple(self.deck)) > 0:
            offered.append((56, 1))
        return offered

    def turn_choose_2(self) -> Runs:
        #   32  choose "Name {suit}" for suit in suits
        offered: Runs = []
        offered.append((52, (1 << 4) - 1))
        return offered

    def take(self, decision: int) -> Step:
        #   27  "Play {card}" for card in hand[me] if fits(card)
        if decision < 52:
            card = decision
            return self.turn_play(card)
        #   32  choose "Name {suit}" for suit in suits
        if decision < 56:
            suit = decision - 52
            return self.turn_name(suit)
        #   34  "Draw" if count(deck) > 0: draw 1 from deck to hand[me]
        if decision < 57:
            return self.turn_draw()
        raise NotOffered(decision)

    def describe(self, decision: int) -> Said:
        if decision < 52:
            card = decision
            return 0, f"Play {CARD_NAMES[card]}", (CARD_NAMES[card],)
        if decision < 56:
            suit = decision - 52
            return 1, f"Name {SUIT_NAMES[suit]}", (SUIT_NAMES[suit],)
        if decision < 57:
            return 2, "Draw", ()
        raise NotOffered(decision)

    def standing(self, p: int) -> tuple[int, ...]:
        #   16  winner is p with lowest count(hand[p])
        return (-(self.hand[p].bit_count()),)

    def score(self, p: int) -> int:
        return self.hand[p].bit_count()

    def fits(self, card: int) -> bool:
        #   14  let fits(card) = card.rank is 8 or card.suit is suit_now or card.rank is first(pile).rank
        return (
            CARD_RANK[card] == 8
            or CARD_SUIT[card] == self.suit_now
            or CARD_RANK[card] == CARD_RANK[tuple(self.pile)[0]]
        )


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
        Zone("hand", "hand", "card", (PLAYER,), (5,), "owner", HAND, 0),
    ),
    vars=(Var("suit_now", (), (), Named("suit", SUIT_NAMES), "all", None),),
    stops=(
        Stop("turn.choose", "turn", ()),
        Stop("turn.choose 2", "turn", ()),
    ),
    lines=(
        Line("Play {card}", "turn.choose", (), (), (CARD,)),
        Line("Name {suit}", "turn.choose 2", (), (), (Named("suit", SUIT_NAMES),)),
        Line("Draw", "turn.choose", (), (), ()),
    ),
    decisions=57,
    functions=(Function("fits", "fits", "position", (CARD,), YesNo()),),
)

GAME = Game(DECLARED, CrazyEights, CrazyEightsWords, globals())
