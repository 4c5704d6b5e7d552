"""Goofspiel. Compiled from goofspiel.rules; change the rules, not this file."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.play.runtime import (
    PLAYER_NAMES,
    AtOnceBlock,
    Column,
    Declared,
    Fault,
    Function,
    Game,
    Line,
    Many,
    Maybe,
    Named,
    NotOffered,
    Position,
    Runs,
    Said,
    Slot,
    Step,
    Stop,
    Table,
    Whole,
    Zone,
    known,
    members,
)

COMPILED_FROM = "goofspiel.rules"

CARD_COLOUR_NAMES = ("red", "blue")
CARD_COLOUR_RED, CARD_COLOUR_BLUE = range(2)

#    4  component prize
PRIZE_NAMES = tuple(str(n) for n in range(1, 5))
PRIZES = range(4)
PRIZE = Named("prize", PRIZE_NAMES)
PRIZE_VALUE = (1, 2, 3, 4)

#    6  component card
CARD_NAMES = ("red 1", "red 2", "red 3", "red 4", "blue 1", "blue 2", "blue 3", "blue 4")
CARDS = range(8)
CARD = Named("card", CARD_NAMES)
CARD_COLOUR = (0, 0, 0, 0, 1, 1, 1, 1)
CARD_VALUE = (1, 2, 3, 4, 1, 2, 3, 4)

PLAYER = Named("player", PLAYER_NAMES[:2])

# Places: the box, then the members of each zone
BOX = 0
STOCK = 1
PRIZE_NOW = 2
WON = 3
LOST = 5
HAND = 1
BID = 3
SPENT = 5

# For each place the seats that see what lies there, as bits; -1 is all
PRIZE_SEERS = (-1, 0, -1, -1, -1, -1)

# For each place the seats that see what lies there, as bits; -1 is all
CARD_SEERS = (-1, 1, 2, 1, 2, -1)

# Stops: where the flow waits for a decision
ROUND_CHOOSE = 0


class GoofspielWords:
    """The words of the rulebook, for one agreement on the options of Goofspiel."""

    def __init__(self, options: Mapping[str, int], seats: int) -> None:
        self.agreed = (tuple(options.values()), seats)
        self.seats = seats


class Goofspiel(Position):
    """A position of Goofspiel: what lies where, what is noted, and what happens next."""

    limit = 10000
    lists = (
        "prize_place",
        "stock",
        "won",
        "prize_known",
        "prize_cohort",
        "card_place",
        "hand",
        "bid",
        "card_known",
        "card_cohort",
    )
    nested = ()
    slots = (
        "prize_place",
        "stock",
        "prize_known",
        "prize_cohort",
        "prize_open",
        "card_place",
        "card_known",
        "card_cohort",
        "round_kept_me",
        "round_seats_left",
        "round_seat",
    )
    zeros = (("round_kept_me", None), ("round_seats_left", ()), ("round_seat", 0))
    seers = {"prize": PRIZE_SEERS, "card": CARD_SEERS}
    words: GoofspielWords

    def __init__(self, words: GoofspielWords, seats: int, rng: int) -> None:
        super().__init__(words, seats, rng)
        #    4  component prize
        self.prize_place = [BOX] * 4
        self.prize_box = (1 << 4) - 1
        self.prize_known = [-1] * 4
        self.prize_cohort = list(range(len(PRIZE_SEERS)))
        self.prize_open = 0  # under explicit chance: what lies in no order yet
        #   10  zone stock: deck of prize
        self.stock: list[int] = []
        self.in_stock = 0
        #   11  zone prize_now: slot of prize
        self.prize_now: int | None = None
        self.in_prize_now = 0
        #   12  zone won[player]: set of prize
        self.won: list[int] = [0] * 2
        self.in_won = 0
        #   16  zone lost: set of prize
        self.lost: int = 0
        self.in_lost = 0
        #    6  component card
        self.card_place = [BOX] * 8
        self.card_box = (1 << 8) - 1
        self.card_known = [-1] * 8
        self.card_cohort = list(range(len(CARD_SEERS)))
        #   13  zone hand[player]: hand of card
        self.hand: list[int] = [0] * 2
        self.in_hand = 0
        #   14  zone bid[player]: slot of card seen by owner
        self.bid: list[int | None] = [None] * 2
        self.in_bid = 0
        #   15  zone spent: set of card
        self.spent: int = 0
        self.in_spent = 0
        # Locals of rules that live across a decision
        self.round_kept_me: int | None = None
        self.round_seats_left: tuple[int, ...] = ()
        self.round_seat: int = 0

    def move_prize(self, prize: int | None, place: int, bottom: bool = False) -> None:
        """Take a prize from where it is and put it where it goes; none moves nothing."""
        if prize is None:
            return
        bit = 1 << prize
        old = self.prize_place[prize]
        if old >= LOST:
            self.in_lost ^= bit
            self.lost ^= bit
        elif old >= WON:
            self.in_won ^= bit
            self.won[old - WON] ^= bit
        elif old >= PRIZE_NOW:
            self.in_prize_now ^= bit
            self.prize_now = None
        elif old >= STOCK:
            self.in_stock ^= bit
            self.stock.remove(prize)
            self.prize_open &= ~bit
        else:
            self.prize_box ^= bit
        if place >= LOST:
            self.lost ^= bit
            self.in_lost ^= bit
        elif place >= WON:
            self.won[place - WON] ^= bit
            self.in_won ^= bit
        elif place >= PRIZE_NOW:
            if self.prize_now is not None:
                raise Fault("Something lies in prize_now already.")
            self.prize_now = prize
            self.in_prize_now ^= bit
        elif place >= STOCK:
            self.stock.insert(len(self.stock) if bottom else 0, prize)
            self.in_stock ^= bit
        else:
            self.prize_box ^= bit
        self.prize_place[prize] = place
        if PRIZE_SEERS[old] == -1 or PRIZE_SEERS[place] == -1:
            self.prize_known[prize] = -1
        else:
            self.follow(self.prize_known, prize, PRIZE_SEERS, old, place, self.prizes_at(old))
            if self.prize_known[prize] != -1:
                self.mingle(self.prize_cohort, old, place)
        if PRIZE_SEERS[old] != -1 and old not in self.prize_place:
            self.leave(self.prize_cohort, old)

    def prizes_at(self, place: int) -> int:
        """The prizes at a place without an order that somebody cannot see."""
        return 0

    def reveal_prize(self, prize: int | None, seats: int) -> None:
        if prize is not None:
            knows, everybody = self.prize_known[prize] | seats, (1 << self.seats) - 1
            self.prize_known[prize] = -1 if knows & everybody == everybody else knows

    def move_card(self, card: int | None, place: int, bottom: bool = False) -> None:
        """Take a card from where it is and put it where it goes; none moves nothing."""
        if card is None:
            return
        bit = 1 << card
        old = self.card_place[card]
        if old >= SPENT:
            self.in_spent ^= bit
            self.spent ^= bit
        elif old >= BID:
            self.in_bid ^= bit
            self.bid[old - BID] = None
        elif old >= HAND:
            self.in_hand ^= bit
            self.hand[old - HAND] ^= bit
        else:
            self.card_box ^= bit
        if place >= SPENT:
            self.spent ^= bit
            self.in_spent ^= bit
        elif place >= BID:
            if self.bid[place - BID] is not None:
                raise Fault("Something lies in bid already.")
            self.bid[place - BID] = card
            self.in_bid ^= bit
        elif place >= HAND:
            self.hand[place - HAND] ^= bit
            self.in_hand ^= bit
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

    def card_is_at(self, card: int | None, place: int) -> None:
        """A move says where its card comes from; anywhere else is a fault."""
        if card is not None and self.card_place[card] != place:
            raise Fault(f"The card {CARD_NAMES[card]} is not where it should be.")

    def cards_at(self, place: int) -> int:
        """The cards at a place without an order that somebody cannot see."""
        if HAND <= place < HAND + 2:
            return self.hand[place - HAND]
        return 0

    def reveal_card(self, card: int | None, seats: int) -> None:
        if card is not None:
            knows, everybody = self.card_known[card] | seats, (1 << self.seats) - 1
            self.card_known[card] = -1 if knows & everybody == everybody else knows

    def setup(self) -> Step:
        #   22  setup
        #   23  move prizes to stock
        for moved in PRIZES:
            self.move_prize(moved, STOCK)
        #   24  shuffle stock
        self.prize_open |= self.shuffle_openly(self.stock, PRIZE, self.prize_known)
        #   25  for c in cards: move c to hand[player(1) if c.colour is red else player(2)]
        for c in CARDS:
            self.move_card(c, HAND + (0 if CARD_COLOUR[c] == CARD_COLOUR_RED else 1))
        return self.begin

    def begin(self) -> Step:
        return self.round

    def next_turn(self) -> Step:
        return self.round

    def round(self) -> Step:
        #   27  round
        if self.tick():
            return None
        #   28  draw 1 from stock to prize_now
        if self.stock:
            self.move_prize(self.top_of(self.stock, self.prize_open, PRIZE), PRIZE_NOW)
        self.round_kept_me = self.me
        self.round_seats_left = tuple(range(2))
        self.all_decide(1)
        return self.round_next_player

    def round_next_player(self) -> Step:
        if not self.round_seats_left:
            self.all_have_decided()
            self.me = known(self.round_kept_me)
            #   33  reveal bid
            for revealed in members(self.in_bid):
                self.reveal_card(revealed, -1)
            #   34  for p in players if bid_of(p) > bid_of(left(p)): move prize_now to won[p]
            for p in range(2):
                if self.bid_of(p) > self.bid_of((p + 1) % 2):
                    self.move_prize(self.prize_now, WON + p)
            #   35  move prize_now to lost
            self.move_prize(self.prize_now, LOST)
            #   36  move bid to spent
            for moved in members(self.in_bid):
                self.move_card(moved, SPENT)
            #   37  if count(stock) is 0: end game
            if len(tuple(self.stock)) == 0:
                self.end_ranked()
                return None
            self.round_kept_me = None
            self.round_seats_left = ()
            self.round_seat = 0
            return self.next_turn
        self.round_seat = self.round_seats_left[0]
        self.round_seats_left = self.round_seats_left[1:]
        self.me = self.round_seat
        #   30  choose "Bid {card}" for card in hand[me]
        self.round_seat = 0
        return self.offer(ROUND_CHOOSE, self.round_otherwise)

    def round_on(self) -> Step:
        return self.round_next_player

    def round_bid(self, card: int) -> Step:
        #   30  choose "Bid {card}" for card in hand[me]
        #   31  move card from hand[me] to bid[me]
        self.card_is_at(card, HAND + self.me)
        self.move_card(card, BID + self.me)
        return self.round_on

    def round_otherwise(self) -> Step:
        #   32  otherwise: nothing
        return self.round_on

    def options(self) -> Runs:
        return self.round_choose()

    def round_choose(self) -> Runs:
        #   30  choose "Bid {card}" for card in hand[me]
        offered: Runs = []
        offered.append((0, self.hand[self.me]))
        return offered

    def take(self, decision: int) -> Step:
        #   30  choose "Bid {card}" for card in hand[me]
        if decision < 8:
            card = decision
            return self.round_bid(card)
        raise NotOffered(decision)

    def describe(self, decision: int) -> Said:
        if decision < 8:
            card = decision
            return 0, f"Bid {CARD_NAMES[card]}", (CARD_NAMES[card],)
        raise NotOffered(decision)

    def standing(self, p: int) -> tuple[int, ...]:
        #   20  winner is p with highest sum(prize.value for prize in won[p])
        return (sum(PRIZE_VALUE[prize] for prize in members(self.won[p])),)

    def score(self, p: int) -> int:
        return sum(PRIZE_VALUE[prize] for prize in members(self.won[p]))

    def bid_of(self, p: int) -> int:
        #   18  let bid_of(p) = bid[p].value if bid[p] is not none else 0
        return CARD_VALUE[known(self.bid[p])] if self.bid[p] is not None else 0


DECLARED = Declared(
    name="goofspiel",
    title="Goofspiel",
    players=(2, 2),
    limit=10000,
    tables=(
        Table("prize", "prizes", "component", PRIZE, tuple(range(4)), (Column("value", Whole(1, 4), (1, 2, 3, 4)),)),
        Table(
            "card",
            "cards",
            "component",
            CARD,
            tuple(range(8)),
            (
                Column("colour", Named("card_colour", CARD_COLOUR_NAMES), (0, 0, 0, 0, 1, 1, 1, 1)),
                Column("value", Whole(1, 4), (1, 2, 3, 4, 1, 2, 3, 4)),
            ),
        ),
    ),
    zones=(
        Zone("stock", "deck", "prize", (), (), "nobody", STOCK, None),
        Zone("prize_now", "slot", "prize", (), (), "all", PRIZE_NOW, None),
        Zone("won", "set", "prize", (PLAYER,), (2,), "all", WON, 0),
        Zone("hand", "hand", "card", (PLAYER,), (2,), "owner", HAND, 0),
        Zone("bid", "slot", "card", (PLAYER,), (2,), "owner", BID, 0),
        Zone("spent", "set", "card", (), (), "all", SPENT, None),
        Zone("lost", "set", "prize", (), (), "all", LOST, None),
    ),
    stops=(
        Stop(
            "round.choose",
            "round",
            (
                Slot("round.kept_me", "round_kept_me", Maybe(PLAYER)),
                Slot("round.seats_left", "round_seats_left", Many(PLAYER)),
            ),
            at_once=1,
        ),
    ),
    at_once=(
        AtOnceBlock(
            "round.at once",
            "round",
            "round_next_player",
            Slot("round.kept_me", "round_kept_me", Maybe(PLAYER)),
            Slot("round.seats_left", "round_seats_left", Many(PLAYER)),
            (),
            (),
        ),
    ),
    lines=(Line("Bid {card}", "round.choose", (), (), (CARD,), quiet=True),),
    decisions=8,
    functions=(Function("bid_of", "bid_of", "position", (PLAYER,), Whole(0, 4)),),
)

GAME = Game(DECLARED, Goofspiel, GoofspielWords, globals())
