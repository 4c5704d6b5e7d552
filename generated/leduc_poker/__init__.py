"""Leduc Hold'em. Compiled from leduc_poker.rules; change the rules, not this file."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.play.runtime import (
    PLAYER_NAMES,
    AnyText,
    Column,
    Declared,
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
    Site,
    Slot,
    Step,
    Stop,
    Table,
    Var,
    Whole,
    YesNo,
    Zone,
    in_64_bits,
    known,
    least,
    members,
    told_apart,
    within,
)

COMPILED_FROM = "leduc_poker.rules"

#    4  component card: jack 2, queen 2, king 2
CARD_NAMES = ("jack", "jack", "queen", "queen", "king", "king")
CARDS = range(6)
CARD = Named("card", told_apart(CARD_NAMES))
CARD_ROW = (0, 0, 1, 1, 2, 2)

PLAYER = Named("player", PLAYER_NAMES[:2])

# Places: the box, then the members of each zone
BOX = 0
DECK = 1
HAND = 2
BOARD = 4

# For each place the seats that see what lies there, as bits; -1 is all
CARD_SEERS = (-1, 0, 1, 2, -1)

# Stops: where the flow waits for a decision
BET_CHOOSE = 0


class LeducPokerWords:
    """The words of the rulebook, for one agreement on the options of Leduc Hold'em."""

    def __init__(self, options: Mapping[str, int], seats: int) -> None:
        self.agreed = (tuple(options.values()), seats)
        self.seats = seats


class LeducPoker(Position):
    """A position of Leduc Hold'em: what lies where, what is noted, and what happens next."""

    limit = 10000
    lists = ("card_place", "deck", "hand", "card_known", "card_cohort", "paid", "chips")
    nested = ()
    slots = (
        "card_place",
        "deck",
        "card_known",
        "card_cohort",
        "card_open",
        "paid",
        "chips",
        "raises",
        "agreed",
        "bet_size",
        "bet_times",
        "bet_kept_me",
        "bet_seats_left",
        "bet_seat",
        "bet_goes_back_to",
    )
    zeros = (
        ("bet_size", 0),
        ("bet_times", 0),
        ("bet_kept_me", None),
        ("bet_seats_left", ()),
        ("bet_seat", 0),
        ("bet_goes_back_to", 0),
    )
    seers = {"card": CARD_SEERS}
    words: LeducPokerWords

    def __init__(self, words: LeducPokerWords, seats: int, rng: int) -> None:
        super().__init__(words, seats, rng)
        #    4  component card: jack 2, queen 2, king 2
        self.card_place = [BOX] * 6
        self.card_box = (1 << 6) - 1
        self.card_known = [-1] * 6
        self.card_cohort = list(range(len(CARD_SEERS)))
        self.card_open = 0  # under explicit chance: what lies in no order yet
        #    6  zone deck: deck of card
        self.deck: list[int] = []
        self.in_deck = 0
        #    7  zone hand[player]: hand of card
        self.hand: list[int] = [0] * 2
        self.in_hand = 0
        #    8  zone board: set of card
        self.board: int = 0
        self.in_board = 0
        #    9  var paid[player]: 1..13 = 1
        self.paid: list[int] = [1] * 2
        #   10  var chips[player]: -13..13 = 0
        self.chips: list[int] = [0] * 2
        #   11  var raises: 0..2 = 0
        self.raises: int = 0
        #   12  var agreed: 0..2 = 0
        self.agreed: int = 0
        # Locals of rules that live across a decision
        self.bet_size: int = 0
        self.bet_times: int = 0
        self.bet_kept_me: int | None = None
        self.bet_seats_left: tuple[int, ...] = ()
        self.bet_seat: int = 0
        self.bet_goes_back_to = 0

    def move_card(self, card: int | None, place: int, bottom: bool = False) -> None:
        """Take a card from where it is and put it where it goes; none moves nothing."""
        if card is None:
            return
        bit = 1 << card
        old = self.card_place[card]
        if old >= BOARD:
            self.in_board ^= bit
            self.board ^= bit
        elif old >= HAND:
            self.in_hand ^= bit
            self.hand[old - HAND] ^= bit
        elif old >= DECK:
            self.in_deck ^= bit
            self.deck.remove(card)
            self.card_open &= ~bit
        else:
            self.card_box ^= bit
        if place >= BOARD:
            self.board ^= bit
            self.in_board ^= bit
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
        if HAND <= place < HAND + 2:
            return self.hand[place - HAND]
        return 0

    def reveal_card(self, card: int | None, seats: int) -> None:
        if card is not None:
            knows, everybody = self.card_known[card] | seats, (1 << self.seats) - 1
            self.card_known[card] = -1 if knows & everybody == everybody else knows

    def setup(self) -> Step:
        #   20  setup
        #   21  move cards to deck
        for moved in CARDS:
            self.move_card(moved, DECK)
        #   22  shuffle deck
        self.card_open |= self.shuffle_openly(self.deck, CARD, self.card_known)
        #   23  deal 1 from deck to hand[p] for p in players
        for p in range(2):
            if self.deck:
                self.move_card(self.top_of(self.deck, self.card_open, CARD), HAND + p)
        return self.begin

    def begin(self) -> Step:
        return self.round

    def next_turn(self) -> Step:
        return self.round

    def round(self) -> Step:
        #   25  round
        if self.tick():
            return None
        #   26  phase "Before the board": bet(2)
        self.bet_size = 2
        self.bet_goes_back_to = 1
        return self.bet

    def round_after_bet(self) -> Step:
        #   27  draw 1 from deck to board
        if self.deck:
            self.move_card(self.top_of(self.deck, self.card_open, CARD), BOARD)
        #   28  phase "After the board": bet(4)
        self.bet_size = 4
        self.bet_goes_back_to = 2
        return self.bet

    def round_after_bet_2(self) -> Step:
        #   29  reveal hand
        for revealed in members(self.in_hand):
            self.reveal_card(revealed, -1)
        #   30  for p in players if beats(p, left(p)) and not beats(left(p), p): win_pot(p)
        for p in range(2):
            if self.beats(p, (p + 1) % 2) and not self.beats((p + 1) % 2, p):
                self.win_pot(p)
                if self.over:
                    return None
        #   31  end game
        self.end_ranked()
        return None

    def bet(self) -> Step:
        #   33  rule bet(size)
        #   34  raises = 0
        self.raises = 0
        #   35  agreed = 0
        self.agreed = 0
        #   36  repeat 2 times
        self.bet_times = 2
        return self.bet_again

    def bet_again(self) -> Step:
        #   36  repeat 2 times
        if self.bet_times > 0:
            self.bet_times = self.bet_times - 1
            self.bet_kept_me = self.me
            self.bet_seats_left = tuple(range(2))
            return self.bet_next_player
        self.bet_size = 0
        self.bet_times = 0
        self.bet_kept_me = None
        self.bet_seats_left = ()
        self.bet_seat = 0
        return self.after_bet

    def bet_next_player(self) -> Step:
        if not self.bet_seats_left:
            self.me = known(self.bet_kept_me)
            return self.bet_again
        self.bet_seat = self.bet_seats_left[0]
        self.bet_seats_left = self.bet_seats_left[1:]
        self.me = self.bet_seat
        #   37  each player if agreed < 2
        if self.agreed < 2:
            #   38  choose
            self.bet_seat = 0
            return self.offer(BET_CHOOSE, None)
        return self.bet_next_player

    def bet_on_2(self) -> Step:
        return self.bet_next_player

    def bet_fold(self) -> Step:
        #   39  "Fold" if paid[me] < paid[opponent]: win_pot(opponent)
        self.win_pot((self.me + 1) % 2)
        if self.over:
            return None
        return self.bet_on_2

    def bet_check_or_call(self) -> Step:
        #   41  paid[me] = paid[opponent]
        self.paid[self.me] = self.paid[(self.me + 1) % 2]
        #   42  agreed += 1
        self.agreed = self.agreed + 1
        return self.bet_on_2

    def bet_raise(self) -> Step:
        #   44  paid[me] = paid[opponent] + size
        self.paid[self.me] = within(in_64_bits(self.paid[(self.me + 1) % 2] + self.bet_size), 1, 13)
        #   45  raises += 1
        self.raises = self.raises + 1
        #   46  agreed = 1
        self.agreed = 1
        return self.bet_on_2

    def after_bet(self) -> Step:
        site, self.bet_goes_back_to = self.bet_goes_back_to, 0
        if site == 1:
            return self.round_after_bet
        return self.round_after_bet_2

    def win_pot(self, p: int) -> None:
        #   48  rule win_pot(p)
        #   49  chips[p] = paid[left(p)]
        self.chips[p] = self.paid[(p + 1) % 2]
        #   50  chips[left(p)] = -paid[left(p)]
        self.chips[(p + 1) % 2] = -self.paid[(p + 1) % 2]
        #   51  end game
        self.end_ranked()
        return

    def options(self) -> Runs:
        return self.bet_choose()

    def bet_choose(self) -> Runs:
        #   38  choose
        offered: Runs = []
        #   39  "Fold" if paid[me] < paid[opponent]: win_pot(opponent)
        if self.paid[self.me] < self.paid[(self.me + 1) % 2]:
            offered.append((0, 1))
        #   40  "Check or call"
        offered.append((1, 1))
        #   43  "Raise" if raises < 2
        if self.raises < 2:
            offered.append((2, 1))
        return offered

    def take(self, decision: int) -> Step:
        #   39  "Fold" if paid[me] < paid[opponent]: win_pot(opponent)
        if decision < 1:
            return self.bet_fold()
        #   40  "Check or call"
        if decision < 2:
            return self.bet_check_or_call()
        #   43  "Raise" if raises < 2
        if decision < 3:
            return self.bet_raise()
        raise NotOffered(decision)

    def describe(self, decision: int) -> Said:
        if decision < 1:
            return 0, "Fold", ()
        if decision < 2:
            return 1, "Check or call", ()
        if decision < 3:
            return 2, "Raise", ()
        raise NotOffered(decision)

    def standing(self, p: int) -> tuple[int, ...]:
        #   18  winner is p with highest chips[p]
        return (self.chips[p],)

    def score(self, p: int) -> int:
        return self.chips[p]

    def card_of(self, p: int) -> int:
        #   14  let card_of(p) = first(hand[p])
        return least(self.hand[p])

    def pair(self, p: int) -> bool:
        #   15  let pair(p) = some(kind(c) is kind(card_of(p)) for c in board)
        return any(CARD_ROW[c] == CARD_ROW[self.card_of(p)] for c in members(self.board))

    def beats(self, p: int, q: int) -> bool:
        #   16  let beats(p, q) = pair(p) or (not pair(q) and card_of(p) > card_of(q))
        return self.pair(p) or (not self.pair(q) and CARD_ROW[self.card_of(p)] > CARD_ROW[self.card_of(q)])


DECLARED = Declared(
    name="leduc_poker",
    title="Leduc Hold'em",
    players=(2, 2),
    limit=10000,
    tables=(
        Table("card", "cards", "component", CARD, CARD_ROW, (Column("name", AnyText(), ("jack", "queen", "king")),)),
    ),
    zones=(
        Zone("deck", "deck", "card", (), (), "nobody", DECK, None),
        Zone("hand", "hand", "card", (PLAYER,), (2,), "owner", HAND, 0),
        Zone("board", "set", "card", (), (), "all", BOARD, None),
    ),
    vars=(
        Var("paid", (PLAYER,), (2,), Whole(1, 13), "all", 0),
        Var("chips", (PLAYER,), (2,), Whole(-13, 13), "all", 0),
        Var("raises", (), (), Whole(0, 2), "all", None),
        Var("agreed", (), (), Whole(0, 2), "all", None),
    ),
    stops=(
        Stop(
            "bet.choose",
            "bet",
            (
                Slot("bet.size", "bet_size", Whole()),
                Slot("bet.times", "bet_times", Whole()),
                Slot("bet.kept_me", "bet_kept_me", Maybe(PLAYER)),
                Slot("bet.seats_left", "bet_seats_left", Many(PLAYER)),
            ),
        ),
    ),
    sites=(
        Site("bet", 1, "round", ()),
        Site("bet", 2, "round", ()),
    ),
    lines=(
        Line("Fold", "bet.choose", (), (), ()),
        Line("Check or call", "bet.choose", (), (), ()),
        Line("Raise", "bet.choose", (), (), ()),
    ),
    decisions=3,
    functions=(
        Function("card_of", "card_of", "position", (PLAYER,), CARD),
        Function("pair", "pair", "position", (PLAYER,), YesNo()),
        Function("beats", "beats", "position", (PLAYER, PLAYER), YesNo()),
    ),
)

GAME = Game(DECLARED, LeducPoker, LeducPokerWords, globals())
