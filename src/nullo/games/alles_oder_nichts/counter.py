"""Counts what happens in a hand of Alles oder Nichts, for studies."""

from __future__ import annotations

import cython

from nullo.engine.position import Position
from nullo.games.alles_oder_nichts.position import AllesOderNichtsPosition
from nullo.games.trick.counter import TrickCounter
from nullo.games.trick.tricks import TrickPosition

if not cython.compiled:
    from nullo.engine.bits import bit, lowest
    from nullo.engine.counting import COUNTS
    from nullo.games.alles_oder_nichts.moves import BID, SAY
    from nullo.games.alles_oder_nichts.position import OPEN

# The counts, as study_form.py lists them.
CARDS, STRONG, BIDDEN, OPENED, TRICKS = range(5)


class HandCounter(TrickCounter):
    """Counts cards, strong cards, the bid, whether the seat said "open", and tricks."""

    def begin(self, position: Position) -> None:
        self._begin(cython.cast(AllesOderNichtsPosition, position))

    def _begin(self, game: AllesOderNichtsPosition) -> None:
        for seat in range(game.players):
            self.counts[seat * COUNTS + CARDS] = game.hand_size
            self.counts[seat * COUNTS + STRONG] = self._strong(game, seat)

    def _strong(self, game: AllesOderNichtsPosition, seat: int) -> int:
        many = 0
        hand = game.hands[seat]
        while hand:
            card = lowest(hand)
            hand &= hand - 1
            if game.suit_mask[game.trump] & bit(card) or 4 * (card % game.ranks) >= 3 * game.ranks:
                many += 1
        return many

    def watch(self, position: Position, index: int) -> None:
        if position.phase == BID:
            self.counts[position.actor * COUNTS + BIDDEN] = index
        elif position.phase == SAY:
            self.counts[position.actor * COUNTS + OPENED] = 1 if index == OPEN else 0

    def end(self, position: Position) -> None:
        self.count_tricks(cython.cast(TrickPosition, position), TRICKS)
