"""The cards on the table: the deal, the laws of the menu in force, and cards that move (S5–S7, S18–S29)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import cython

from nullo.engine.fields import Ints, Word, Words
from nullo.game.cards import Deck
from nullo.games.sauce.menu import active, book, late_forms
from nullo.games.sauce.moves import (  # noqa: F401 (compiled: constants for other modules)
    BID,
    BLIND,
    DEAL,
    GIVE,
    NO_WAY,
    PLAY,
    SHED,
    SHOW,
    TOSS,
)
from nullo.games.sauce.options import COLOURS as COLOUR_LETTERS
from nullo.games.sauce.options import SauceOptions
from nullo.games.trick.tricks import TrickPosition

if not cython.compiled:
    from nullo.engine.bits import bit, lowest, ones, popcount

if TYPE_CHECKING:
    from nullo.engine.rng import Rng

# The laws, as menu.LAWS lists them.
KITTY = 0
OPEN = 1
LOSE = 2
EXPOSE = 3
LAW_TOSS = 4
LAW_GIVE = 5
REVEALS = 6
ORDER = 7
FLIP = 8
FLIP_EACH = 9
COUNTER = 10
TURN_EACH = 11
TRUMPS = 12
LOW_LEADS = 13
LOW_TAKES = 14
MANY_LAWS = 15
ALL = 15  # open or expose: all cards

# The occasions, as menu.Effect.occasions lists them.
STANDARD = 0
SUPER = 1
LATE = 2
TURNING = 3

BOOK = book()

# What the last action revealed.
NO_NEWS = 0
LOOKED = 1
BIDS_OVER = 2
MOVED = 3
SCORED = 4

SAUCE = 60  # the number of a SAUCE card in deals, tosses, gifts and draws
COLOURS = ones(60)
SAUCES = bit(60) | bit(61)  # the two SAUCE cards within a word of cards


@cache
def sauce_deck() -> Deck:
    """S1: the 60 colour cards, colour by colour from the lowest, and SAUCE."""
    codes = [f"{colour}{rank}" for colour in COLOUR_LETTERS for rank in range(1, 11)]
    return Deck([*codes, "SAUCE"], COLOUR_LETTERS, [*(card // 10 for card in range(60)), -1])


class Table(TrickPosition):
    """The places of the cards, and the laws in force.

    In words of cards, bits 0–59 are the colour cards and bits 60 and 61 the SAUCE cards; nobody
    can tell the two apart, so actions name either by 60. A Sauce is a colour card that was turned
    up: it is in no word of cards but ``sauces`` and ``left``.

    Cards can move between the players' places twice in a hand (S20 late, S22, S23): these are its
    *events*. In the phases TOSS and GIVE the last event has not taken effect, and the moved cards
    lie in front of their player.
    """

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
        self.quota: int = 0  # the number of cards that everyone tosses, gives, loses or shows
        self.news: int = NO_NEWS  # what the last action revealed,
        self.news_event: int = 0  # … by which event
        # Before the last action: bit 0 reversed, bit 1 counter-clockwise, from bit 2 how many Sauces
        # were turned up, from bit 4 the ranks revealed late.
        self.was: int = 0

    # --- S5–S7, S20, S21: the Sauces, the kitty, the deal ----------------------------------

    def _begin_table(self, super_sauce: int) -> None:
        """Clear the table for a hand with one Sauce, or two (S34)."""
        self._start_hand()
        self.phase = DEAL
        self.actor = -1
        self.need: int = 2 if super_sauce else 1  # the number of Sauces in this hand,
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
        # By number of events so far · 4 + seat: the cards that the seat has shown that it did not
        # hold in that time, and those that it played in it.
        self.lack: Words = [0] * 12
        self.gone_in: Words = [0] * 12
        self.unseen: int = 0  # a set of seats: have not looked at their hand (S12)
        self.bids_over: int = 0
        self._order_suits()

    def _whole(self) -> int:
        """S5: the deck of this hand."""
        return self.in_play | ones(60 + self.need) & SAUCES

    def _take(self, card: int) -> None:
        """S5: deal the next card of the deck."""
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
        """S18: put the effects of the turned-up Sauces in force."""
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
        """S6: deal a card to the kitty first, then clockwise; S21: the last ones face up."""
        word = bit(card)
        if self.dealt < self.law[KITTY]:
            self.kitty |= word
        else:
            if self._next_is_open():
                self.open |= word
            self.hands[self._next_seat()] |= word
        self.dealt += 1

    def _next_seat(self) -> int:
        """The seat that gets the next card."""
        return (self.dealer + 1 + self.dealt - self.law[KITTY]) & 3

    def _next_is_open(self) -> bool:
        """Whether the next card is dealt face up."""
        shown = 4 * self.law[OPEN]
        return self.dealt >= self.law[KITTY] and self.dealt + shown >= self.cards_in_play

    def _shuffle_and_take(self, rng: Rng) -> None:
        """Deal a whole deck in random order."""
        many = self.cards_in_play + self.need
        for k in range(self.cards_in_play):
            self.pack[k] = self.in_order[k]
        for k in range(self.need):
            self.pack[self.cards_in_play + k] = SAUCE + k
        for k in range(many):
            other = k + rng.below(many - k)
            card = self.pack[other]
            self.pack[other] = self.pack[k]
            self.pack[k] = card
            self._take(card if card < SAUCE else SAUCE)

    # --- the menu --------------------------------------------------------------------------

    def _enforce(self, rank: int, occasion: int) -> None:
        """Put the laws of an effect in force."""
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
        """S2, S25, S28: low suit, high suit and trump by the colour order in force."""
        order = self.law[ORDER]
        self.low = 5 if order == 2 else self.second if order else 0
        self.high = 0 if order else 5
        self.trumps = 0
        if self.law[TRUMPS] != 1:
            self.trumps = self.suit_mask[self.high]
        if self.law[TRUMPS] == 2:
            self.trumps |= self.suit_mask[self.low]

    def _reveal(self, rank: int) -> None:
        """S24: add a Sauce in its late form; one that is already Super stays so."""
        if self.ranks_late >> rank & 1 and self.level[rank] < 2:
            self.late |= bit(rank)
            self.level[rank] += 1
            self._enforce(rank, LATE if self.level[rank] == 1 else TURNING)

    # --- S19: effects done at once, before the bidding or late -----------------------------

    def _proceed(self) -> None:
        """Do the effects that are due; then go on to the bidding, or to the next lead."""
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
        many = self.law[LAW_TOSS]
        if many:
            self.law[LAW_TOSS] = 0
            self._begin_choice(TOSS, many)
            return
        many = self.law[LAW_GIVE]
        if many:
            self.law[LAW_GIVE] = 0
            self._begin_choice(GIVE, many)
            return
        if self.bids_over:
            self._next_lead()
        else:
            self._begin_bids()

    def _begin_event(self, kind: int) -> None:
        """Begin an event, before cards move."""
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
        """Go to the next seat from which a card is to be drawn, or go on."""
        while self.draw_left == 0:
            if self.draw_turn == 4:
                self._proceed()
                return
            self.draw_turn += 1
            self.draw_seat = (self.dealer + self.draw_turn) & 3
            hand = self.hands[self.draw_seat]
            most = popcount(hand) - 1 if self.phase == SHED else popcount(hand & ~self.open)
            self.draw_left = self.quota if self.quota < most else most

    def _drawable(self) -> int:
        """The cards from which one is drawn: face-up ones are lost last."""
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

    def _chances(self) -> int:
        """The possible cards in a chance phase."""
        return self.undealt if self.phase == DEAL else self._drawable()

    # S22, S23: tosses and gifts.

    def _begin_choice(self, phase: int, many: int) -> None:
        """Let everyone choose ``many`` cards, but keep at least one; all hands have the same size."""
        most = popcount(self.hands[0]) - 1
        self.quota = many if many < most else most
        if self.quota == 0:
            self._proceed()
            return
        self._begin_event(LAW_TOSS if phase == TOSS else LAW_GIVE)
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
        """Apply all choices together."""
        start = (self.events - 1) * 4
        for seat in range(4):
            if self.phase == TOSS:
                self.kitty |= self.moved[start + seat]
            else:
                self.hands[(seat + 2) & 3] |= self.moved[start + seat]
        self.news = MOVED
        self.news_event = self.events - 1
        self._proceed()

    # S7: SAUCE cards in words of cards.

    def _named(self, cards: int) -> int:
        """A set of cards as a set of action indices, with 60 for either SAUCE card."""
        return cards & COLOURS | bit(SAUCE) if cards & SAUCES else cards

    def _card(self, cards: int, index: int) -> int:
        """The card that an index names, as a set; of two SAUCE cards, one that is face up."""
        if index < SAUCE:
            return bit(index)
        both = cards & SAUCES
        if both & self.open:
            both &= self.open
        return both & ~(both - 1)

    # What comes next.

    def _may_be_blind(self, seat: int) -> bool:
        """Whether the seat will be offered a blind nope."""
        return False

    def _begin_bids(self) -> None:
        """Begin the bidding, after cards were dealt and passed."""

    def _next_lead(self) -> None:
        """Begin the next trick."""
