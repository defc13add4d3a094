"""Counts what happens in a hand of Sauce, for studies."""

from __future__ import annotations

import cython

from nullo.engine.counting import Counter
from nullo.engine.position import Position
from nullo.games.sauce.position import SaucePosition

if not cython.compiled:
    from nullo.engine.bits import popcount
    from nullo.engine.counting import COUNTS
    from nullo.games.sauce.moves import BID, BLIND
    from nullo.games.sauce.options import STEP
    from nullo.games.sauce.position import NOPE, SHADOOF

# The counts, as study_form.py lists them.
SAUCE_RANK, KIND, AMOUNT, STANDARD_BID, TRUMPS_HELD, TAKEN, NOPED = range(7)

NOPE_BID, BLIND_BID, SHADOOF_BID = range(1, 4)  # the kinds of bids; 0 are points


class HandCounter(Counter):
    """Counts the Sauce's rank, the bid, the trumps held when bidding, and the points taken."""

    def begin(self, position: Position) -> None:
        self._begin(cython.cast(SaucePosition, position))

    def _begin(self, game: SaucePosition) -> None:
        rank = game.sauce[0] % 10 + 1 if game.need == 1 else 0
        for seat in range(4):
            self.counts[seat * COUNTS + SAUCE_RANK] = rank

    def watch(self, position: Position, index: int) -> None:
        self._watch(cython.cast(SaucePosition, position), index)

    def _watch(self, game: SaucePosition, index: int) -> None:
        at = game.actor * COUNTS
        if game.phase == BLIND and index == 0:
            self.counts[at + KIND] = BLIND_BID
            self.counts[at + NOPED] = 1
        elif game.phase == BID:
            self.counts[at + TRUMPS_HELD] = popcount(game.hands[game.actor] & game.trumps)
            if index == NOPE:
                self.counts[at + KIND] = NOPE_BID
                self.counts[at + NOPED] = 1
            elif index == SHADOOF:
                self.counts[at + KIND] = SHADOOF_BID
            else:
                self.counts[at + AMOUNT] = STEP * index
                self.counts[at + STANDARD_BID] = 1

    def end(self, position: Position) -> None:
        self._end(cython.cast(SaucePosition, position))

    def _end(self, game: SaucePosition) -> None:
        for seat in range(4):
            self.counts[seat * COUNTS + TAKEN] = game.last_points[seat]
