"""A rule of thumb for Sauce: bid by the expected tricks, then take points while the bid needs them."""

from __future__ import annotations

import cython

from nullo.engine.fields import Word
from nullo.engine.playout import Policy
from nullo.engine.position import Position
from nullo.engine.rng import Rng
from nullo.games.sauce.position import SaucePosition

if not cython.compiled:
    from nullo.engine.bits import bit, highest, lowest, ones, popcount
    from nullo.games.sauce.moves import BID, BLIND, GIVE, NO_WAY, PLAY, TOSS
    from nullo.games.sauce.options import STEP
    from nullo.games.sauce.position import (
        BEST_BID,
        COLOURS,
        LOW_TAKES,
        NOPE,
        SAUCE,
        SHADOOF,
    )

POINTS = 20.0  # of an average trick
SHADE = 22.0  # points by which a bid stays below the expected ones
WEAK = 1.2  # expected tricks below which the hand bids nope
STRONG = 9.0  # … from which it bids Shadoof
ANSWER = 3.0  # … from which it answers no way
FUTURE = 0.5  # what a trick that a card may take later is worth, relative to one now
BOLD = 12  # steps by which a beginner bids too much
PROUD = -0.3  # the worth of a point beyond the bid


class Heuristic(Policy):
    """Plays the fair card with the best prospects for this trick and later ones.

    Fields (C only, when compiled): ``plain`` and ``trump``, by height, how many tricks a plain card or a
    trump is expected to take.
    """

    def __init__(self) -> None:
        super().__init__()
        self.plain = [0.0, 0.0, 0.0, 0.0, 0.02, 0.05, 0.1, 0.2, 0.32, 0.5, 0.72]
        self.trump = [0.0, 0.35, 0.38, 0.42, 0.47, 0.52, 0.6, 0.7, 0.8, 0.9, 1.0]

    def choose(self, position: Position, rng: Rng) -> int:
        return self._choose(cython.cast(SaucePosition, position))

    def tempting(self, position: Position, index: int, rng: Rng) -> int:
        """What tempts a beginner: to bid ``BOLD`` steps more; high cards, or low ones to take no points."""
        table: SaucePosition = cython.cast(SaucePosition, position)
        if table.phase == BID and index <= BEST_BID:
            most = index + BOLD if index + BOLD < BEST_BID else BEST_BID
            return highest(table.standard & ones(most + 1))
        return table.eager(not table._shuns(table.actor)) if table.phase == PLAY else index

    def _choose(self, table: SaucePosition) -> int:
        if table.phase == BID:
            return self._choose_bid(table)
        if table.phase == BLIND:
            return 1
        if table.phase == NO_WAY:
            if table.unseen >> table.actor & 1:  # S12: a blind bidder has not seen its cards yet
                return 1
            return 0 if self._tricks(table) >= ANSWER else 1
        if table.phase == TOSS or table.phase == GIVE:
            return self._leave(table)
        return self._card(table)

    # --- strength --------------------------------------------------------------------------

    def _height(self, table: SaucePosition, card: int) -> int:
        """A card's height from 1 to 10: the higher, the better for taking tricks by the laws in force."""
        number = card % 10 + 1
        return 11 - number if table.reversed != table.law[LOW_TAKES] else number

    def _strength(self, table: SaucePosition, card: int) -> float:
        height = self._height(table, card)
        if table.trumps & bit(card) and not table.law[LOW_TAKES]:
            return self.trump[height]
        return self.plain[height]

    def _tricks(self, table: SaucePosition) -> float:
        total = 0.0
        mask = table._could(table.actor)
        while mask:
            total += self._strength(table, lowest(mask))
            mask &= mask - 1
        return total

    def _choose_bid(self, table: SaucePosition) -> int:
        tricks = self._tricks(table)
        mate = table.bids[(table.actor + 2) & 3]
        if tricks < WEAK and mate < NOPE:
            return NOPE
        if tricks >= STRONG and mate != SHADOOF:
            return SHADOOF
        return self._standard(table, tricks)

    def _standard(self, table: SaucePosition, tricks: float) -> int:
        """S9: the index of the bid in points for a hand that is expected to take ``tricks`` tricks."""
        points = tricks * POINTS - SHADE
        bid = 0
        while bid < BEST_BID and 1.0 * STEP * (bid + 1) <= points:
            bid += 1
        return highest(table.standard & ones(bid + 1))

    def _leave(self, table: SaucePosition) -> int:
        """S22, S23: the weakest card, which is then tossed or given."""
        mask = table.legal_mask()
        best = SAUCE
        least = 1e9
        while mask:
            card = lowest(mask)
            mask &= mask - 1
            if card != SAUCE:
                worth = self._strength(table, card) + 0.01 * self._height(table, card)
                if worth < least:
                    least = worth
                    best = card
        return best

    # --- play ------------------------------------------------------------------------------

    def _wish(self, table: SaucePosition) -> float:
        """What a point is worth to the actor; negative if it would rather not take it."""
        seat = table.actor
        if table._shuns(seat):
            return -4.0
        mine = table._points_of(table.won[seat] | table.won[(seat + 2) & 3])
        theirs = table._points_of(table.won[(seat + 1) & 3] | table.won[(seat + 3) & 3])
        if mine < table._aim(seat & 1):
            return 1.0
        if theirs < table._aim((seat + 1) & 1):
            return -PROUD
        return PROUD

    def _rank(self, table: SaucePosition, card: int) -> int:
        """How high a card ranks in the trick: trumps above the suit led; 0 for cards of any other suit."""
        height = self._height(table, card)
        suit = table.suit_of[card]
        if table.trumps & bit(card) and not table.law[LOW_TAKES]:
            return 40 + height if suit == table.high else 20 + height
        if table.laid == 0 or suit == table.led:
            return height
        return 0

    def _lasting(self, table: SaucePosition, card: int, left: int, unseen: Word) -> float:
        """The probability that ``card``, the best of the trick so far, stays the best.

        ``left`` is how many seats must still play, ``unseen`` the cards that other seats may hold.
        """
        if left == 0:
            return 1.0
        above = table.suit_mask[table.suit_of[card]] & unseen
        if table.reversed != table.law[LOW_TAKES]:
            above &= ones(card % 60)
        else:
            above &= ~ones(card + 1)
        chance = 1.0 / (1.0 + 0.3 * popcount(above) * left)
        if table.trumps & unseen and not table.trumps & bit(card):
            if not table.law[LOW_TAKES]:
                chance *= 0.95 if left == 1 else 0.88
        return chance

    def _card(self, table: SaucePosition) -> int:
        mask = table.legal_mask()
        best = lowest(mask)
        if mask == bit(best):
            return best
        seat = table.actor
        left = 3 - table.laid
        unseen = COLOURS & ~table.sauces | table.left
        unseen &= ~(table.hands[seat] | table.trick)
        for other in range(4):
            unseen &= ~table.won[other]
        # The seat that has the trick so far.
        top = -1
        taker = seat
        chance = 0.0
        for k in range(table.played - table.laid, table.played):
            rank = self._rank(table, table.line[k])
            if rank > top:
                top = rank
                taker = table.line_seat[k]
                chance = self._lasting(table, table.line[k], left, unseen)
        wish = self._wish(table)
        mate = 1.0 if (taker ^ seat) == 2 else -1.0
        if table.laid == 0:
            mate = 0.0
        if table._shuns(taker) and taker != seat:
            # A partner's nope should succeed, an opponent's should fail.
            mate = -4.0 * mate
        if wish < -1.0:
            mate = 0.0
        pot = 1.0 + table._points_of(table.trick) + 4.0 * left
        most = -1e18
        while mask:
            card = lowest(mask)
            mask &= mask - 1
            stake = pot + table._points_of(bit(card))
            if self._rank(table, card) > top:
                value = wish * stake * self._lasting(table, card, left, unseen)
            else:
                value = mate * stake * chance
                if mate == 1.0 or mate == -1.0:
                    value *= wish
            value -= wish * FUTURE * POINTS * self._strength(table, card)
            value -= 0.01 * self._height(table, card) * wish
            if value > most:
                most = value
                best = card
        return best
