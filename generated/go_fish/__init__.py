"""Go Fish. Compiled from go_fish.rules; change the rules, not this file."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.play.runtime import (
    PLAYER_NAMES,
    Column,
    Declared,
    Function,
    Game,
    Line,
    Many,
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
    bits,
    in_order,
    members,
    opponents,
)

COMPILED_FROM = "go_fish.rules"

CARD_SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")

#    4  component card
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
CARD_RANK = (
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
)

PLAYER = Named("player", PLAYER_NAMES[:5])

# Places: the box, then the members of each zone
BOX = 0
DECK = 1
HAND = 2
BOOKS = 7

# For each place the seats that see what lies there, as bits; -1 is all
CARD_SEERS = (-1, 0, 1, 2, 4, 8, 16, -1, -1, -1, -1, -1)

# Stops: where the flow waits for a decision
TURN_CHOOSE = 0


class GoFishWords:
    """The words of the rulebook, for one agreement on the options of Go Fish."""

    def __init__(self, options: Mapping[str, int], seats: int) -> None:
        self.agreed = (tuple(options.values()), seats)
        self.seats = seats


class GoFish(Position):
    """A position of Go Fish: what lies where, what is noted, and what happens next."""

    limit = 10000
    lists = ("card_place", "deck", "hand", "books", "card_known", "card_cohort")
    nested = ()
    slots = ("card_place", "deck", "card_known", "card_cohort", "card_open", "turn_times")
    zeros = (("turn_times", 0),)
    seers = {"card": CARD_SEERS}
    words: GoFishWords

    def __init__(self, words: GoFishWords, seats: int, rng: int) -> None:
        super().__init__(words, seats, rng)
        #    4  component card
        self.card_place = [BOX] * 52
        self.card_box = (1 << 52) - 1
        self.card_known = [-1] * 52
        self.card_cohort = list(range(len(CARD_SEERS)))
        self.card_open = 0  # under explicit chance: what lies in no order yet
        #    8  zone deck: deck of card
        self.deck: list[int] = []
        self.in_deck = 0
        #    9  zone hand[player]: hand of card
        self.hand: list[int] = [0] * 5
        self.in_hand = 0
        #   10  zone books[player]: set of card
        self.books: list[int] = [0] * 5
        self.in_books = 0
        # Locals of rules that live across a decision
        self.turn_times: int = 0

    def move_card(self, card: int | None, place: int, bottom: bool = False) -> None:
        """Take a card from where it is and put it where it goes; none moves nothing."""
        if card is None:
            return
        bit = 1 << card
        old = self.card_place[card]
        if old >= BOOKS:
            self.in_books ^= bit
            self.books[old - BOOKS] ^= bit
        elif old >= HAND:
            self.in_hand ^= bit
            self.hand[old - HAND] ^= bit
        elif old >= DECK:
            self.in_deck ^= bit
            self.deck.remove(card)
            self.card_open &= ~bit
        else:
            self.card_box ^= bit
        if place >= BOOKS:
            self.books[place - BOOKS] ^= bit
            self.in_books ^= bit
        elif place >= HAND:
            self.hand[place - HAND] ^= bit
            self.in_hand ^= bit
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
        #   15  setup
        #   16  move cards to deck
        for moved in CARDS:
            self.move_card(moved, DECK)
        #   17  shuffle deck
        self.card_open |= self.shuffle_openly(self.deck, CARD, self.card_known)
        #   18  deal 7 if count(players) < 4 else 5 from deck to hand[p] for p in players
        for p in range(self.words.seats):
            for _ in range(min(7 if ((1 << self.words.seats) - 1).bit_count() < 4 else 5, len(self.deck))):
                self.move_card(self.top_of(self.deck, self.card_open, CARD), HAND + p)
        #   19  for p in players, rank in 1..13: lay_book(p, rank)
        for p in range(self.words.seats):
            for rank in range(1, 14):
                self.lay_book(p, rank)
                if self.over:
                    return None
        return self.begin

    def begin(self) -> Step:
        #   21  turn
        self.me = 0
        return self.turn

    def next_turn(self) -> Step:
        self.me = (self.me + 1) % self.words.seats
        return self.turn

    def turn(self) -> Step:
        #   21  turn
        if self.tick():
            return None
        #   22  repeat 60 times
        self.turn_times = 60
        return self.turn_again

    def turn_again(self) -> Step:
        #   22  repeat 60 times
        if self.turn_times > 0:
            self.turn_times = self.turn_times - 1
            #   23  if count(hand[me]) is 0: draw 1 from deck to hand[me]
            if self.hand[self.me].bit_count() == 0:
                if self.deck:
                    self.move_card(self.top_of(self.deck, self.card_open, CARD), HAND + self.me)
            #   24  choose "Ask {q} for {rank}" for q in opponents, rank in 1..13 if count(hand[q]) > 0 and count(of..
            return self.offer(TURN_CHOOSE, self.turn_otherwise)
        self.turn_times = 0
        return self.next_turn

    def turn_ask(self, q: int, rank: int) -> Step:
        #   24  choose "Ask {q} for {rank}" for q in opponents, rank in 1..13 if count(hand[q]) > 0 and count(of_ran..
        #   25  reveal of_rank(rank, q)
        for revealed in self.of_rank(rank, q):
            self.reveal_card(revealed, -1)
        #   26  if count(of_rank(rank, q)) > 0
        if len(self.of_rank(rank, q)) > 0:
            #   27  move of_rank(rank, q) to hand[me]
            for moved in self.of_rank(rank, q):
                self.move_card(moved, HAND + self.me)
            #   28  lay_book(me, rank)
            self.lay_book(self.me, rank)
            if self.over:
                return None
        else:
            #   30  let held = count(of_rank(rank, me))
            held = len(self.of_rank(rank, self.me))
            #   31  draw 1 from deck to hand[me]
            if self.deck:
                self.move_card(self.top_of(self.deck, self.card_open, CARD), HAND + self.me)
            #   32  let lucky = count(of_rank(rank, me)) > held
            lucky = len(self.of_rank(rank, self.me)) > held
            #   33  reveal lucky
            #   34  for r in 1..13: lay_book(me, r)
            for r in range(1, 14):
                self.lay_book(self.me, r)
                if self.over:
                    return None
            #   35  if not lucky: done
            if not lucky:
                self.turn_times = 0
                return self.next_turn
        return self.turn_again

    def turn_otherwise(self) -> Step:
        #   36  otherwise: done
        self.turn_times = 0
        return self.next_turn

    def lay_book(self, p: int, rank: int) -> None:
        #   38  rule lay_book(p, rank)
        #   39  reveal count(of_rank(rank, p)) is 4
        #   40  if count(of_rank(rank, p)) is 4: move of_rank(rank, p) to books[p]
        if len(self.of_rank(rank, p)) == 4:
            for moved in self.of_rank(rank, p):
                self.move_card(moved, BOOKS + p)
        #   41  if count(books) is 52: end game
        if self.in_books.bit_count() == 52:
            self.end_ranked()
            return

    def options(self) -> Runs:
        return self.turn_choose()

    def turn_choose(self) -> Runs:
        #   24  choose "Ask {q} for {rank}" for q in opponents, rank in 1..13 if count(hand[q]) > 0 and count(of_ran..
        offered: Runs = []
        for q in in_order(opponents(self.me, self.words.seats)):
            if self.hand[q].bit_count() > 0:
                offered.append(
                    (13 * q, bits((rank - 1) for rank in range(1, 14) if len(self.of_rank(rank, self.me)) > 0))
                )
        return offered

    def take(self, decision: int) -> Step:
        #   24  choose "Ask {q} for {rank}" for q in opponents, rank in 1..13 if count(hand[q]) > 0 and count(of_ran..
        if decision < 65:
            q, rank_number = divmod(decision, 13)
            rank = rank_number + 1
            return self.turn_ask(q, rank)
        raise NotOffered(decision)

    def describe(self, decision: int) -> Said:
        if decision < 65:
            q, rank_number = divmod(decision, 13)
            rank = rank_number + 1
            return 0, f"Ask {PLAYER_NAMES[q]} for {rank}", (PLAYER_NAMES[q], rank)
        raise NotOffered(decision)

    def standing(self, p: int) -> tuple[int, ...]:
        #   13  winner is p with highest count(books[p]) / 4 rounded down
        return (self.books[p].bit_count() // 4,)

    def score(self, p: int) -> int:
        return self.books[p].bit_count() // 4

    def of_rank(self, rank: int, p: int) -> tuple[int, ...]:
        #   12  let of_rank(rank, p) = [c for c in hand[p] if c.rank is rank]
        return tuple(c for c in members(self.hand[p]) if CARD_RANK[c] == rank)


DECLARED = Declared(
    name="go_fish",
    title="Go Fish",
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
                    Named("card_suit", CARD_SUIT_NAMES),
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
        Zone("hand", "hand", "card", (PLAYER,), (5,), "owner", HAND, 0),
        Zone("books", "set", "card", (PLAYER,), (5,), "all", BOOKS, 0),
    ),
    stops=(Stop("turn.choose", "turn", (Slot("turn.times", "turn_times", Whole()),)),),
    lines=(Line("Ask {q} for {rank}", "turn.choose", (), (), (PLAYER, Whole(1, 13))),),
    decisions=65,
    functions=(Function("of_rank", "of_rank", "position", (Whole(), PLAYER), Many(CARD)),),
)

GAME = Game(DECLARED, GoFish, GoFishWords, globals())
