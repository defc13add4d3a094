"""Counts what happens in a hand of ALL or NOTHING, for studies."""

from __future__ import annotations

import cython

from nullo.engine.position import Position
from nullo.games.all_or_nothing.position import AllOrNothingPosition
from nullo.games.trick.counter import TrickCounter
from nullo.games.trick.tricks import TrickPosition

if not cython.compiled:
    from nullo.engine.bits import lowest, ones, popcount
    from nullo.engine.counting import COUNTS
    from nullo.games.all_or_nothing.moves import BID, PLAY
    from nullo.games.all_or_nothing.position import NUMBERED

# The counts, as study_form.py lists them.
HIGH, BIDDEN, TRICKS, OWN_FLIPS, FLIPS = range(5)

FROM = 8  # the lowest number that counts as high


class HandCounter(TrickCounter):
    """Counts high cards, the bid, tricks, and the special cards that FLIPs turned."""

    def begin(self, position: Position) -> None:
        self._begin(cython.cast(AllOrNothingPosition, position))

    def _begin(self, game: AllOrNothingPosition) -> None:
        for seat in range(game.players):
            self.counts[seat * COUNTS + HIGH] = self._high(game, seat)

    def _high(self, game: AllOrNothingPosition, seat: int) -> int:
        many = 0
        hand = game.hands[seat]
        while hand:
            card = lowest(hand)
            hand &= hand - 1
            if card < NUMBERED:
                many += 1 if card % 10 + 1 >= FROM else 0
            elif game.alls >> (card - NUMBERED) & 1:
                many += 1
        return many

    def watch(self, position: Position, index: int) -> None:
        self._watch(cython.cast(AllOrNothingPosition, position), index)

    def _watch(self, game: AllOrNothingPosition, index: int) -> None:
        if game.phase == BID:
            bid = game.number_of(index) if game.bid_mask > ones(2) else index
            self.counts[game.actor * COUNTS + BIDDEN] = bid
        elif game.phase == PLAY and game.flips[index]:
            self.counts[game.actor * COUNTS + OWN_FLIPS] += popcount(game.flips[index])
            for seat in range(game.players):
                self.counts[seat * COUNTS + FLIPS] += 1

    def end(self, position: Position) -> None:
        self.count_tricks(cython.cast(TrickPosition, position), TRICKS)
