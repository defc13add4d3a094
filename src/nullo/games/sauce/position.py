"""The rules of Sauce: the deal, the menu's laws in force, moving cards, bids, tricks, the score."""

from __future__ import annotations

from functools import cache

import cython

from nullo.engine.fields import Ints, Word, Words
from nullo.engine.rng import Rng
from nullo.game.cards import Deck
from nullo.games.sauce.menu import active, book, late_forms
from nullo.games.sauce.moves import BID, BLIND, DEAL, GIVE, NO_WAY, PLAY, SHED, SHOW, TOSS
from nullo.games.sauce.options import (
    BLIND_NOPE_POINTS,
    DOUBLED,
    HIGHEST_BID,
    NOPE_POINTS,
    STEP,
    SauceOptions,
)
from nullo.games.sauce.options import COLOURS as COLOUR_LETTERS
from nullo.games.trick.tricks import TrickPosition

if not cython.compiled:
    from math import sqrt

    from nullo.engine.bits import bit, highest, lowest, nth, ones, popcount

# The laws, in the order of menu.LAWS.
KITTY, OPEN, LOSE, EXPOSE, LAW_TOSS, LAW_GIVE, REVEALS, ORDER, FLIP, FLIP_EACH = range(10)
COUNTER, TURN_EACH, TRUMPS, LOW_LEADS, LOW_TAKES, MANY_LAWS = range(10, 16)
ALL = 15  # open or expose: all cards

LATE, TURNING = 2, 3  # occasions, in the order of menu.Effect.occasions

BOOK = book()

NO_NEWS, LOOKED, BIDS_OVER, MOVED, SCORED = range(5)  # what the last action revealed

SAUCE = 60  # the number of a SAUCE card in deals, tosses, gifts and draws
COLOURS = ones(60)
SAUCES = bit(60) | bit(61)  # the two SAUCE cards within a word of cards

# Bids, by their index in BID; the standard bids come first, by their number of steps.
BEST_BID = HIGHEST_BID // STEP
NOPE, SHADOOF, BLIND_NOPE = range(BEST_BID + 1, BEST_BID + 4)

ONE_EACH = 0x1111111111  # bit 0 of each of ten groups of four

MADE, OVER, FAILED, NOPES, BLIND_NOPES, SHADOOFS, NO_WAYS = range(7)  # what scores points

# In games between rules of thumb: the standard deviation of a hand's points, and what the team in first
# place gains in a hand.
SWING = 93.0
BEST_OF_HAND = 250.0


@cache
def sauce_deck() -> Deck:
    """S1: the 60 colour cards, colour by colour from the lowest, and SAUCE."""
    codes = [f"{colour}{rank}" for colour in COLOUR_LETTERS for rank in range(1, 11)]
    return Deck([*codes, "SAUCE"], COLOUR_LETTERS, [*(card // 10 for card in range(60)), -1])


@cache
def _standard_bids(worth: int, step: int) -> int:
    """The bids in points, as a bit set: multiples of ``step`` up to ``worth``, the points in a hand."""
    most = min(worth // STEP, BEST_BID)
    return sum(bit(bid) for bid in range(most + 1) if STEP * bid % step == 0)


class SaucePosition(TrickPosition):
    """A position of Sauce: the places of the cards, the laws in force, bids and score.

    In sets of cards, bits 0–59 are the colour cards and bits 60 and 61 the SAUCE cards. Nobody can tell the
    two SAUCE cards apart, so actions name either by 60. A Sauce is a colour card that was turned up: it is in
    no set of cards but ``sauces`` and ``left``.

    At most twice in a hand, cards move between places: they are tossed (S22), given (S23) or lost to the
    kitty (S24). These are the hand's *events*. In the phases TOSS and GIVE, the last event has not taken
    effect, and the moved cards lie in front of their player.
    """

    KINDS = (
        ("made", "S31"),
        ("over", "S31"),
        ("failed", "S31"),
        ("nope", "S32"),
        ("blind-nope", "S32"),
        ("shadoof", "S32"),
        ("no-way", "S32"),
    )

    def __init__(self, options: SauceOptions) -> None:
        super().__init__(options, sauce_deck(), options.cards_in_play)
        self.colours: int = options.suits
        self.second: int = 1 if self.colours > 2 else 5  # S25: the colour above blue
        self.suit_of[61] = -1
        self.ranks_in_force: int = active(options.menu)
        self.ranks_late: int = late_forms() & self.ranks_in_force
        self.low: int = 0  # the low suit
        self.high: int = 5  # the high suit
        self.trumps: Word = 0  # the cards that are trump
        self.draw_turn: int = 0  # during random draws, how many seats have had their turn,
        self.draw_seat: int = 0  # … the seat whose turn it is,
        self.draw_left: int = 0  # … and how many cards are still drawn from it
        self.quota: int = 0  # the number of cards that each seat tosses, gives, loses or shows
        self.news: int = NO_NEWS  # what the last action revealed,
        self.news_event: int = 0  # … by which event
        # Before the last action: bit 0 reversed, bit 1 counter-clockwise, from bit 2 how many Sauces
        # were turned up, from bit 4 the ranks revealed late.
        self.was: int = 0
        self.hands_to_play: int = options.hands
        self.goal: int = options.target
        self.super_after: int = options.super_after
        self.super_at: int = options.super_at
        self.shadoof_at: int = options.shadoof_at
        self.no_way_at: int = options.no_way_at
        self.blind_behind: int = options.blind_behind
        self.standard: Word = _standard_bids(options.worth_of_deck, options.bid_step)  # S9
        self.best: int = 0  # the highest total that a team has ever had
        self.doubled_from: int = -1  # the hand from which on S34 is in force
        # Of the last complete hand:
        self.last_points: Ints = [0] * 4  # by seat
        self.last_kitty: Word = 0
        self.last_left: Word = 0  # the Sauces left in it
        self.last_sauces: Word = 0
        self.last_events: int = 0
        self.last_kind: Ints = [0] * 2
        self.last_moved: Words = [0] * 8
        self._begin_hand()

    def _begin_hand(self) -> None:
        """Prepare a hand; S34: decide whether it has two Sauces and doubled scores."""
        self.doubled: bool = self.hand >= self.super_after or self.best >= self.super_at
        if self.doubled and self.doubled_from < 0:
            self.doubled_from = self.hand
        self.bids: Ints = [-1] * 4
        self.no_way: int = 0  # a set of seats: said "no way"
        self.said: int = 0  # a set of seats: answered
        self.low_trick: int = 0  # whether somebody held the low suit: S14 in the first trick
        self.broken: int = 0  # S15: whether a card was played that was trump at the time
        self.trick: Word = 0  # the cards on the table
        self.won: Words = [0] * 4  # the cards taken, by seat
        self._start_hand()
        self.phase = DEAL
        self.actor = -1
        self.need: int = 2 if self.doubled else 1  # the number of Sauces in this hand,
        self.turned: int = 0  # … how many of them are turned up,
        self.sauce: Ints = [-1] * 2  # … and which
        self.sauces: Word = 0  # the Sauces
        self.left: Word = 0  # the Sauces not played yet
        self.bottom: int = 0  # SAUCE cards that were turned up: the last of the deck
        self.undealt = self._whole()
        self.dealt: int = 0
        self.kitty: Word = 0
        self.open: Word = 0  # cards that lie face up, in hands or kitty
        self.level: Ints = [0] * 11  # by rank: 0, 1 Standard, 2 Super
        self.late: int = 0  # a set of ranks: revealed late
        self.law: Ints = [0] * 16  # the laws in force, by their numbers above
        self.reversed: int = 0  # whether the order of ranks is reversed
        self.events: int = 0  # the number of events so far
        self.event_kind: Ints = [0] * 2  # of each, LOSE, LAW_TOSS or LAW_GIVE
        self.open_then: Words = [0] * 2  # of each, the cards that were face up then
        self.moved: Words = [0] * 8  # by event · 4 + seat, the cards that the seat moved
        # By time (the number of events before it) · 4 + seat: the cards that the seat has shown not
        # to have held in that time, and those that it played in it.
        self.lack: Words = [0] * 12
        self.gone_in: Words = [0] * 12
        self.unseen: int = 0  # a set of seats: have not looked at their hand (S12)
        self.bids_over: int = 0
        self._order_suits()

    # --- S5–S7, S20, S21: the Sauces, the kitty, the deal ----------------------------------

    def _whole(self) -> Word:
        """S5: the cards of this hand's deck."""
        return self.in_play | ones(60 + self.need) & SAUCES

    def _take(self, card: int) -> None:
        word = self._card(self.undealt, card)
        self.undealt &= ~word
        if self.turned < self.need:
            if card == SAUCE:
                self.bottom += 1
                return
            self.sauces |= word
            self.sauce[self.turned] = card
            self.turned += 1
            if self.turned == self.need:
                self._turn_up()
            return
        self._deal_card(lowest(word))
        if not self.undealt:
            # The SAUCE cards turned up were numbered first, from 60.
            for k in range(self.bottom):
                self._deal_card(SAUCE + k)
            self._proceed()

    def _turn_up(self) -> None:
        """S18: put the effects of the turned-up Sauces in force, and decide who may bid blind (S12)."""
        self.left = self.sauces
        for k in range(self.need):
            rank = self.sauce[k] % 10 + 1
            if self.ranks_in_force >> rank & 1:
                self.level[rank] += 1
        for k in range(self.need):
            rank = self.sauce[k] % 10 + 1
            if self.level[rank] and (k == 0 or self.level[rank] == 1):
                self._enforce(rank, self.level[rank] - 1)
        for seat in range(4):
            if self._may_be_blind(seat):
                self.unseen |= bit(seat)

    def _deal_card(self, card: int) -> None:
        """S6, S20: deal a card to the kitty or, once that is full, clockwise; S21: the last ones face up."""
        word = bit(card)
        if self.dealt < self.law[KITTY]:
            self.kitty |= word
        else:
            if self._next_is_open():
                self.open |= word
            self.hands[self._next_seat()] |= word
        self.dealt += 1

    def _next_seat(self) -> int:
        return (self.dealer + 1 + self.dealt - self.law[KITTY]) & 3

    def _next_is_open(self) -> bool:
        shown = 4 * self.law[OPEN]
        return self.dealt >= self.law[KITTY] and self.dealt + shown >= self.cards_in_play

    def _shuffle_and_take(self, rng: Rng) -> None:
        many = self.cards_in_play + self.need
        for k in range(self.cards_in_play):
            self.pack[k] = self.in_order[k]
        for k in range(self.need):
            self.pack[self.cards_in_play + k] = SAUCE + k
        for k in range(many):
            other = k + rng.below(many - k)
            card = self.pack[other]
            self.pack[other] = self.pack[k]
            self._take(card if card < SAUCE else SAUCE)

    # --- the menu --------------------------------------------------------------------------

    def _enforce(self, rank: int, occasion: int) -> None:
        """Put in force what the effect of ``rank`` changes on this occasion."""
        start = (rank * 4 + occasion) * 16
        for law in range(MANY_LAWS):
            if BOOK[start + law] >= 0:
                self.law[law] = BOOK[start + law]
        if self.law[KITTY] > self.cards_in_play - 4:
            self.law[KITTY] = self.cards_in_play - 4  # S20: everyone gets a card
        if self.law[FLIP]:
            self.reversed = 1 - self.reversed
            self.law[FLIP] = 0
        self._order_suits()

    def _order_suits(self) -> None:
        order = self.law[ORDER]
        self.low = 5 if order == 2 else self.second if order else 0
        self.high = 0 if order else 5
        self.trumps = 0
        if self.law[TRUMPS] != 1:
            self.trumps = self.suit_mask[self.high]
        if self.law[TRUMPS] == 2:
            self.trumps |= self.suit_mask[self.low]

    def _reveal(self, rank: int) -> None:
        """S24: reveal a Sauce of ``rank`` late; an effect that is already Super stays as it is."""
        if self.ranks_late >> rank & 1 and self.level[rank] < 2:
            self.late |= bit(rank)
            self.level[rank] += 1
            self._enforce(rank, LATE if self.level[rank] == 1 else TURNING)

    # --- S19: effects done at once, before the bidding or late -----------------------------

    def _proceed(self) -> None:
        """Carry out the effects that are due, then go on to the bidding or to the next lead."""
        many = self.law[LOSE]
        if many:
            self.law[LOSE] = 0
            self._begin_event(LOSE)
            self._begin_draws(SHED, many)
            return
        many = self.law[EXPOSE]
        if many == ALL:
            for seat in range(4):
                self.open |= self.hands[seat]
        self.law[EXPOSE] = 0
        if many and many != ALL:
            self._begin_draws(SHOW, many)
            return
        if self.law[LAW_TOSS]:
            self._begin_choice(TOSS, LAW_TOSS)
        elif self.law[LAW_GIVE]:
            self._begin_choice(GIVE, LAW_GIVE)
        elif self.bids_over:
            self._next_lead()
        else:
            self.actor = (self.dealer + 1) & 3
            self._ask_bid()

    def _begin_event(self, kind: int) -> None:
        event = self.events
        self.event_kind[event] = kind
        self.open_then[event] = self.open
        self.events += 1
        if kind == LAW_GIVE:
            for seat in range(4):
                self.void[seat] = 0

    # S24: draws at random.

    def _begin_draws(self, phase: int, many: int) -> None:
        self.quota = many
        self.phase = phase
        self.actor = -1
        self.draw_turn = 0
        self.draw_left = 0
        self._next_draw()

    def _next_draw(self) -> None:
        while self.draw_left == 0:
            if self.draw_turn == 4:
                self._proceed()
                return
            self.draw_turn += 1
            self.draw_seat = (self.dealer + self.draw_turn) & 3
            hand = self.hands[self.draw_seat]
            most = popcount(hand) - 1 if self.phase == SHED else popcount(hand & ~self.open)
            self.draw_left = self.quota if self.quota < most else most

    def _drawable(self) -> Word:
        """The cards of ``draw_seat`` from which one is drawn: its face-down cards or, if it has none, all."""
        down = self.hands[self.draw_seat] & ~self.open
        return down if down else self.hands[self.draw_seat]

    def _draw(self, index: int) -> None:
        word = self._card(self._drawable(), index)
        if self.phase == SHOW:
            self.open |= word
        else:
            self.hands[self.draw_seat] &= ~word
            self.kitty |= word
            self.moved[(self.events - 1) * 4 + self.draw_seat] |= word
        self.draw_left -= 1
        self._next_draw()

    def _chances(self) -> Word:
        return self.undealt if self.phase == DEAL else self._drawable()

    # S22, S23: tosses and gifts.

    def _begin_choice(self, phase: int, law: int) -> None:
        """Let each seat toss or give as many cards as the law says, but keep at least one.

        All hands have the same size.
        """
        self.quota = min(self.law[law], popcount(self.hands[0]) - 1)
        self.law[law] = 0
        if self.quota == 0:
            self._proceed()
            return
        self._begin_event(law)
        self.phase = phase
        self.actor = (self.dealer + 1) & 3

    def _choose(self, index: int) -> None:
        word = self._card(self.hands[self.actor], index)
        at = (self.events - 1) * 4 + self.actor
        self.hands[self.actor] &= ~word
        self.moved[at] |= word
        if popcount(self.moved[at]) < self.quota:
            return
        if self.actor == self.dealer:
            self._end_choice()
        else:
            self.actor = (self.actor + 1) & 3

    def _end_choice(self) -> None:
        start = (self.events - 1) * 4
        for seat in range(4):
            if self.phase == TOSS:
                self.kitty |= self.moved[start + seat]
            else:
                self.hands[(seat + 2) & 3] |= self.moved[start + seat]
        self.news = MOVED
        self.news_event = self.events - 1
        self._proceed()

    # S7: SAUCE cards in sets of cards.

    def _as_actions(self, cards: Word) -> Word:
        """The actions that name the cards in ``cards``, as a bit set; index 60 names either SAUCE card."""
        return cards & COLOURS | bit(SAUCE) if cards & SAUCES else cards

    def _card(self, cards: Word, index: int) -> Word:
        """The card among ``cards`` that ``index`` names, as a set; of two SAUCE cards, a face-up one."""
        if index < SAUCE:
            return bit(index)
        both = cards & SAUCES
        if both & self.open:
            both &= self.open
        return both & ~(both - 1)

    def deal(self, rng: Rng) -> None:
        while self.actor == -1:
            if self.undealt == self._whole():
                self._shuffle_and_take(rng)
            else:
                cards = self._chances()
                card = nth(cards, rng.below(popcount(cards)))
                self.apply(card if card < SAUCE else SAUCE)

    # --- actions ---------------------------------------------------------------------------

    def legal_mask(self) -> Word:
        if self.phase == PLAY:
            return self._playable()
        if self.phase == BID:
            return self.standard | bit(NOPE) | bit(SHADOOF)
        if self.phase == BLIND or self.phase == NO_WAY:
            return 3
        if self.phase == TOSS or self.phase == GIVE:
            return self._as_actions(self.hands[self.actor])
        return self._as_actions(self._chances())

    def fair_mask(self) -> Word:
        """All legal actions, because there are no revokes (S37)."""
        return self.legal_mask()

    def apply(self, index: int) -> None:
        self.news = NO_NEWS
        self.was = self.reversed + 2 * self.law[COUNTER] + 4 * self.turned + 16 * self.late
        if self.phase == PLAY:
            self._play(index)
        elif self.phase == DEAL:
            self._take(index)
        elif self.phase == BID:
            self._bid(index)
        elif self.phase == BLIND:
            if index:
                self.news = LOOKED
                self.unseen &= ~bit(self.actor)
                self.phase = BID
            else:
                self._bid(BLIND_NOPE)
        elif self.phase == NO_WAY:
            self._answer(index)
        elif self.phase == SHED or self.phase == SHOW:
            self._draw(index)
        else:
            self._choose(index)

    # --- S9–S13: the bidding ---------------------------------------------------------------

    def _may_be_blind(self, seat: int) -> bool:
        """S12, S36: whether a seat's team is far behind, and no effect requires looking at the cards."""
        if self.law[OPEN] == ALL or self.law[LAW_TOSS] or self.law[LAW_GIVE]:
            return False
        behind: int = self.total[(seat + 1) & 1] - self.total[seat & 1]
        return behind >= self.blind_behind

    def _ask_bid(self) -> None:
        self.phase = BLIND if self.unseen >> self.actor & 1 else BID

    def _bid(self, bid: int) -> None:
        self.bids[self.actor] = bid
        if self.actor == self.dealer:
            self._end_bids()
        else:
            self.actor = (self.actor + 1) & 3
            self._ask_bid()

    def _end_bids(self) -> None:
        """S13: if exactly one team has bid Shadoof, ask its opponents; otherwise begin play."""
        first = 1 if self.bids[0] == SHADOOF or self.bids[2] == SHADOOF else 0
        second = 1 if self.bids[1] == SHADOOF or self.bids[3] == SHADOOF else 0
        if first == second:
            self._begin_play()
            return
        self.phase = NO_WAY
        self.actor = (self.dealer + 1) & 3
        if self.actor & 1 == second:
            self.actor = (self.actor + 1) & 3

    def _answer(self, index: int) -> None:
        """S13: apply the actor's answer, ``no way`` (0) or ``decline``; ask its partner, or begin play."""
        second = self.said
        self.said |= bit(self.actor)
        if index == 0:
            self.no_way |= bit(self.actor)
        if index == 0 or second:
            self._begin_play()
        else:
            self.actor = (self.actor + 2) & 3

    # --- S8, S14–S16: which cards may be played --------------------------------------------

    def _could(self, seat: int) -> Word:
        """S7, S8: the cards that a hand could play, a SAUCE card counting as each Sauce not yet played."""
        hand = self.hands[seat]
        return hand & COLOURS | self.left if hand & SAUCES else hand

    def _pick_of(self, cards: Word, high: int) -> int:
        """By the order in force, the highest (if ``high`` is 1) or lowest of ``cards``, all of one suit."""
        return highest(cards) if high != self.reversed else lowest(cards)

    def _lowest_low(self, seat: int) -> Word:
        """S14: a seat's lowest card of the low suit, as a set; empty if it has none."""
        cards = self._could(seat) & self.suit_mask[self.low]
        return bit(self._pick_of(cards, 0)) if cards else 0

    def _begin_play(self) -> None:
        """Begin play; S14: the holder of the lowest card of the low suit leads."""
        self.news = BIDS_OVER
        self.bids_over = 1
        self.unseen = 0
        self.leader = self._first_leader()
        self._next_lead()

    def _first_leader(self) -> int:
        """S14: the seat with the lowest card of the low suit; of two, the one nearest the dealer's left."""
        lows = 0
        for seat in range(4):
            lows |= self._lowest_low(seat)
        self.low_trick = 1 if lows else 0
        leader = (self.dealer + 1) & 3
        if lows:
            lows = bit(self._pick_of(lows, 0))
            while not self._lowest_low(leader) & lows:
                leader = (leader + 1) & 3
        return leader

    def _next_lead(self) -> None:
        self.phase = PLAY
        self.actor = self.leader

    def _playable(self) -> Word:
        could = self._could(self.actor)
        if self.tricks == 0 and self.low_trick:
            lows = could & self.suit_mask[self.low]
            return bit(self._pick_of(lows, 0)) if lows else could
        if self.laid == 0:
            others = could & ~self.trumps
            return could if self.broken or not others else others
        follow = could & self.suit_mask[self.led]
        return follow if follow else could

    # --- what a play shows about the hand it came from -------------------------------------

    def _below(self, card: int) -> Word:
        """The cards of the low suit below ``card``; the whole low suit if ``card`` is of another suit."""
        cards = self.suit_mask[self.low]
        if self.suit_of[card] != self.low:
            return cards
        return cards & ~ones(card + 1) if self.reversed else cards & ones(card)

    def _learn(self, card: int) -> None:
        """Store which cards the actor, by playing ``card``, has shown not to hold."""
        suit = self.suit_of[card]
        if self.laid == 0:
            self.led = suit
            if self.tricks == 0:
                self._learn_first_lead(card)
            if self.trumps & bit(card) and not self.broken:
                if self.tricks or not self.low_trick:
                    self._lacks(self.actor, COLOURS & ~self.trumps)
        elif self.tricks == 0 and self.low_trick:
            self._lacks(self.actor, self._below(card))
        elif suit != self.led:
            led = self.suit_mask[self.led]
            self.lack[self.events * 4 + self.actor] |= led | SAUCES if led & self.left else led
            self.void[self.actor] |= bit(self.led)

    def _learn_first_lead(self, card: int) -> None:
        """S14: store that nobody holds a lower card of the low suit than ``card``, which is led first.

        The seats that come before the leader do not hold a SAUCE card that counts as ``card``, either.
        """
        for seat in range(4):
            self._lacks(seat, self._below(card))
        if self.low_trick and bit(card) & self.sauces:
            seat = (self.dealer + 1) & 3
            while seat != self.actor:
                self.lack[self.events * 4 + seat] |= SAUCES
                seat = (seat + 1) & 3

    def _lacks(self, seat: int, cards: Word) -> None:
        """Store that a seat holds none of ``cards``, nor a SAUCE card that counts as one of them."""
        self.lack[self.events * 4 + seat] |= cards | SAUCES if cards & self.left else cards
        for suit in range(6):
            if self.suit_mask[suit] & ~cards == 0:
                self.void[seat] |= bit(suit)

    # --- S16, S17, S24–S29: a trick --------------------------------------------------------

    def _play(self, card: int) -> None:
        seat = self.actor
        word = bit(card)
        self._learn(card)
        held = word
        if word & self.sauces:
            held = self._card(self.hands[seat], SAUCE)
            self.left &= ~word
        self.hands[seat] &= ~held
        self.gone[seat] |= held
        self.gone_in[self.events * 4 + seat] |= held
        self.open &= ~held
        self.line[self.played] = card
        self.line_seat[self.played] = seat
        self.played += 1
        self.laid += 1
        self.trick |= word
        if word & self.trumps:
            self.broken = 1
        if self.laid == 4:
            self._end_trick()
        elif self.law[COUNTER]:
            self.actor = (seat + 3) & 3
        else:
            self.actor = (seat + 1) & 3

    def _who_played(self, card: int) -> int:
        k = self.played - self.laid
        while self.line[k] != card:
            k += 1
        return self.line_seat[k]

    def rank_strength(self, card: int) -> int:
        """The strength of a card's rank, from 0, by the laws in force."""
        rank = card % 10
        return 9 - rank if self.reversed != self.law[LOW_TAKES] else rank

    def _best_of(self, trick: Word) -> int:
        """S16, S25–S29: the winning card of ``trick``, a set that contains a card of the suit led."""
        contest = trick & self.suit_mask[self.led]
        if self.law[LOW_TAKES]:
            return self._pick_of(contest, 0)
        if self.law[TRUMPS] != 1:
            if trick & self.suit_mask[self.high]:
                contest = trick & self.suit_mask[self.high]
            elif self.law[TRUMPS] == 2 and trick & self.suit_mask[self.low]:
                contest = trick & self.suit_mask[self.low]
        return self._pick_of(contest, 1)

    def _end_trick(self) -> None:
        low = self._pick_of(self.trick & self.suit_mask[self.led], 0)
        best = self._best_of(self.trick)
        winner = self._who_played(best)
        leader = self._who_played(low) if self.law[LOW_LEADS] else winner
        self.won[winner] |= self.trick
        ranks = ones(0)
        for k in range(self.played - 4, self.played):
            ranks += bit(4 * (self.line[k] % 10))
        # S17: a count of exactly 3.
        turns = self.law[FLIP_EACH]
        if ranks & ranks >> 1 & ONE_EACH:
            turns += 1
        if turns == 1:
            self.reversed = 1 - self.reversed
        if self.law[TURN_EACH]:
            self.law[COUNTER] = 1 - self.law[COUNTER]
        self._close_trick(winner)
        self.trick = 0
        self.leader = leader
        self.actor = leader
        if not self.hands[leader]:
            self._score(winner)
        elif self.law[REVEALS] >> self.tricks & 1:
            self._reveal(best % 10 + 1)
            self._proceed()

    # --- S30–S36: the score ----------------------------------------------------------------

    def _score(self, last_winner: int) -> None:
        """Score the hand. S30: the kitty goes to the winner of the last trick."""
        self.won[last_winner] |= self.kitty & COLOURS | self.left
        self.last_kitty = self.kitty
        self.last_left = self.left
        self.last_sauces = self.sauces
        self.last_events = self.events
        for k in range(2):
            self.last_kind[k] = self.event_kind[k]
        for k in range(8):
            self.last_moved[k] = self.moved[k]
        for seat in range(4):
            self.last_points[seat] = self._points_of(self.won[seat])
        for team in range(2):
            self._score_team(team)
            if self.total[team] > self.best:
                self.best = self.total[team]
        self.news = SCORED
        self.hand += 1
        self.dealer = (self.dealer + 1) & 3
        # S35
        if (
            self.hand >= self.hands_to_play
            or self.total[0] >= self.goal
            or self.total[1] >= self.goal
        ):
            self.actor = -4
        else:
            self._begin_hand()

    def _points_of(self, cards: Word) -> int:
        """S3: the points of ``cards``, by the colour order in force."""
        high = cards & self.suit_mask[self.high]
        return STEP * (popcount(cards & ~self.suit_mask[self.low]) + popcount(high))

    def _score_team(self, team: int) -> None:
        """S13, S31–S34: add what the hand scores, doubled if it has two Sauces, to the team's total."""
        times = self._times()
        taken = self.last_points[team] + self.last_points[team + 2]
        bid = -1
        limit = -1
        kind = SHADOOFS
        for k in range(2):
            seat = team + 2 * k
            call = self.bids[seat]
            made = 1 if self.last_points[seat] == 0 else -1
            if self.no_way >> seat & 1:
                limit = self.no_way_at
                kind = NO_WAYS
            elif call == NOPE:
                self._earn(team, NOPES, times * NOPE_POINTS * made)
            elif call == BLIND_NOPE:
                self._earn(team, BLIND_NOPES, times * BLIND_NOPE_POINTS * made)
            elif call == SHADOOF:
                limit = self.shadoof_at
                kind = SHADOOFS
            elif bid < 0:
                bid = STEP * call
            else:
                bid += STEP * call
        if limit >= 0:
            self._earn(team, kind, times * 2 * limit if taken >= limit else -times * 2 * limit)
        elif bid >= 0 and taken >= bid:
            self._earn(team, MADE, times * bid)
            self._earn(team, OVER, times * (bid - taken))
        elif bid >= 0:
            self._earn(team, FAILED, -times * bid)

    def _times(self) -> int:
        return DOUBLED if self.doubled else 1

    def _aim(self, team: int) -> int:
        """S13, S31–S33: the points that a team must take to make its players' bids so far."""
        total = 0
        for k in range(2):
            seat = team + 2 * k
            if self.no_way >> seat & 1:
                return self.no_way_at
            bid = self.bids[seat]
            if bid == SHADOOF:
                return self.shadoof_at
            if 0 <= bid < NOPE:
                total += STEP * bid
        return total

    def _shuns(self, seat: int) -> int:
        """1 if a seat has bid nope, blind or not, and can still make it, else 0."""
        bid = self.bids[seat]
        if (bid != NOPE and bid != BLIND_NOPE) or self.no_way >> seat & 1:
            return 0
        return 1 if self._points_of(self.won[seat]) == 0 else 0

    def points(self, seat: int) -> float:
        return self.total[seat & 1]

    def to_come(self) -> float:
        """The standard deviation of a team's points until the game ends.

        A hand with doubled scores (S34) has four times the variance of another hand, so it counts as four.
        """
        left = 1.0 * (self.hands_to_play - self.hand)
        best = max(self.total[0], self.total[1])
        left = min(left, 0.4 + (self.goal - best) / BEST_OF_HAND)
        if left <= 0.0:
            return 0.0
        single = 0.0 if self.doubled else min(left, 1.0 * max(self.super_after - self.hand, 0))
        return SWING * sqrt(single + 4.0 * (left - single))

    def side(self, seat: int) -> int:
        return seat & 1

    def bid_result(self, seat: int) -> int:
        row = (seat & 1) * 8
        for kind in range(FAILED, NO_WAYS + 1):
            if self.earned[row + kind] < 0:
                return 0
        return 1

    def scores(self) -> list[int]:
        return [self.total[0], self.total[1]]

    def winners(self) -> list[int]:
        if self.actor != -4:
            return []
        return [team for team in range(2) if self.total[team] == max(self.total[0], self.total[1])]
