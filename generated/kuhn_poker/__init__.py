"""Kuhn Poker. Compiled from kuhn_poker.rules; change the rules, not this file."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.play.runtime import (
    PLAYER_NAMES,
    AnyText,
    Column,
    Declared,
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
    in_64_bits,
    least,
    members,
    within,
)

COMPILED_FROM = "kuhn_poker.rules"

#    4  component card: jack, queen, king
CARD_NAMES = ("jack", "queen", "king")
CARDS = range(3)
CARD = Named("card", CARD_NAMES)
CARD_ROW = (0, 1, 2)

PLAYER = Named("player", PLAYER_NAMES[:2])

# Places: the box, then the members of each zone
BOX = 0
DECK = 1
HAND = 2

# For each place the seats that see what lies there, as bits; -1 is all
CARD_SEERS = (-1, 0, 1, 2)

# Stops: where the flow waits for a decision
TURN_CHOOSE = 0


class KuhnPokerWords:
    """The words of the rulebook, for one agreement on the options of Kuhn Poker."""

    def __init__(self, options: Mapping[str, int], seats: int) -> None:
        self.agreed = (tuple(options.values()), seats)
        self.seats = seats


class KuhnPoker(Position):
    """A position of Kuhn Poker: what lies where, what is noted, and what happens next."""

    limit = 10000
    lists = ("card_place", "deck", "hand", "card_known", "card_cohort", "chips")
    nested = ()
    slots = ("card_place", "deck", "card_known", "card_cohort", "card_open", "chips", "bet")
    zeros = ()
    seers = {"card": CARD_SEERS}
    words: KuhnPokerWords

    def __init__(self, words: KuhnPokerWords, seats: int, rng: int) -> None:
        super().__init__(words, seats, rng)
        #    4  component card: jack, queen, king
        self.card_place = [BOX] * 3
        self.card_box = (1 << 3) - 1
        self.card_known = [-1] * 3
        self.card_cohort = list(range(len(CARD_SEERS)))
        self.card_open = 0  # under explicit chance: what lies in no order yet
        #    6  zone deck: deck of card
        self.deck: list[int] = []
        self.in_deck = 0
        #    7  zone hand[player]: hand of card
        self.hand: list[int] = [0] * 2
        self.in_hand = 0
        #    8  var chips[player]: -2..2 = 0
        self.chips: list[int] = [0] * 2
        #    9  var bet = no
        self.bet: bool = False

    def move_card(self, card: int | None, place: int, bottom: bool = False) -> None:
        """Take a card from where it is and put it where it goes; none moves nothing."""
        if card is None:
            return
        bit = 1 << card
        old = self.card_place[card]
        if old >= HAND:
            self.in_hand ^= bit
            self.hand[old - HAND] ^= bit
        elif old >= DECK:
            self.in_deck ^= bit
            self.deck.remove(card)
            self.card_open &= ~bit
        else:
            self.card_box ^= bit
        if place >= HAND:
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
        #   13  setup
        #   14  move cards to deck
        for moved in CARDS:
            self.move_card(moved, DECK)
        #   15  shuffle deck
        self.card_open |= self.shuffle_openly(self.deck, CARD, self.card_known)
        #   16  deal 1 from deck to hand[p] for p in players
        for p in range(2):
            if self.deck:
                self.move_card(self.top_of(self.deck, self.card_open, CARD), HAND + p)
        return self.begin

    def begin(self) -> Step:
        #   18  turn
        self.me = 0
        return self.turn

    def next_turn(self) -> Step:
        self.me = (self.me + 1) % 2
        return self.turn

    def turn(self) -> Step:
        #   18  turn
        if self.tick():
            return None
        #   19  choose
        return self.offer(TURN_CHOOSE, None)

    def turn_on(self) -> Step:
        return self.next_turn

    def turn_check(self) -> Step:
        #   21  if me is player(2): show_down(1)
        if self.me == 1:
            self.show_down(1)
            if self.over:
                return None
        return self.turn_on

    def turn_bet(self) -> Step:
        #   22  "Bet" if not bet: bet = yes
        self.bet = True
        return self.turn_on

    def turn_fold(self) -> Step:
        #   23  "Fold" if bet: win_pot(opponent, 1)
        self.win_pot((self.me + 1) % 2, 1)
        if self.over:
            return None
        return self.turn_on

    def turn_call(self) -> Step:
        #   24  "Call" if bet: show_down(2)
        self.show_down(2)
        if self.over:
            return None
        return self.turn_on

    def show_down(self, stake: int) -> None:
        #   26  rule show_down(stake)
        #   27  reveal hand
        for revealed in members(self.in_hand):
            self.reveal_card(revealed, -1)
        #   28  win_pot(me if first(hand[me]) > first(hand[opponent]) else opponent, stake)
        self.win_pot(
            self.me
            if CARD_ROW[least(self.hand[self.me])] > CARD_ROW[least(self.hand[(self.me + 1) % 2])]
            else (self.me + 1) % 2,
            stake,
        )
        if self.over:
            return

    def win_pot(self, p: int, stake: int) -> None:
        #   30  rule win_pot(p, stake)
        #   31  chips[p] = stake
        self.chips[p] = within(stake, -2, 2)
        #   32  chips[left(p)] = -stake
        self.chips[(p + 1) % 2] = within(in_64_bits(-stake), -2, 2)
        #   33  end game
        self.end_ranked()
        return

    def options(self) -> Runs:
        return self.turn_choose()

    def turn_choose(self) -> Runs:
        #   19  choose
        offered: Runs = []
        #   20  "Check" if not bet
        if not self.bet:
            offered.append((0, 1))
        #   22  "Bet" if not bet: bet = yes
        if not self.bet:
            offered.append((1, 1))
        #   23  "Fold" if bet: win_pot(opponent, 1)
        if self.bet:
            offered.append((2, 1))
        #   24  "Call" if bet: show_down(2)
        if self.bet:
            offered.append((3, 1))
        return offered

    def take(self, decision: int) -> Step:
        #   20  "Check" if not bet
        if decision < 1:
            return self.turn_check()
        #   22  "Bet" if not bet: bet = yes
        if decision < 2:
            return self.turn_bet()
        #   23  "Fold" if bet: win_pot(opponent, 1)
        if decision < 3:
            return self.turn_fold()
        #   24  "Call" if bet: show_down(2)
        if decision < 4:
            return self.turn_call()
        raise NotOffered(decision)

    def describe(self, decision: int) -> Said:
        if decision < 1:
            return 0, "Check", ()
        if decision < 2:
            return 1, "Bet", ()
        if decision < 3:
            return 2, "Fold", ()
        if decision < 4:
            return 3, "Call", ()
        raise NotOffered(decision)

    def standing(self, p: int) -> tuple[int, ...]:
        #   11  winner is p with highest chips[p]
        return (self.chips[p],)

    def score(self, p: int) -> int:
        return self.chips[p]


DECLARED = Declared(
    name="kuhn_poker",
    title="Kuhn Poker",
    players=(2, 2),
    limit=10000,
    tables=(
        Table(
            "card", "cards", "component", CARD, tuple(range(3)), (Column("name", AnyText(), ("jack", "queen", "king")),)
        ),
    ),
    zones=(
        Zone("deck", "deck", "card", (), (), "nobody", DECK, None),
        Zone("hand", "hand", "card", (PLAYER,), (2,), "owner", HAND, 0),
    ),
    vars=(
        Var("chips", (PLAYER,), (2,), Whole(-2, 2), "all", 0),
        Var("bet", (), (), YesNo(), "all", None),
    ),
    stops=(Stop("turn.choose", "turn", ()),),
    lines=(
        Line("Check", "turn.choose", (), (), ()),
        Line("Bet", "turn.choose", (), (), ()),
        Line("Fold", "turn.choose", (), (), ()),
        Line("Call", "turn.choose", (), (), ()),
    ),
    decisions=4,
)

GAME = Game(DECLARED, KuhnPoker, KuhnPokerWords, globals())
