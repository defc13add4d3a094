"""Counts what happens in a round of Nothing, for studies."""

from __future__ import annotations

import cython

from nullo.engine.counting import Counter
from nullo.engine.fields import Word
from nullo.engine.position import Position
from nullo.games.nothing.position import NothingPosition

if not cython.compiled:
    from nullo.engine.bits import lowest
    from nullo.engine.counting import COUNTS
    from nullo.games.nothing.moves import DISCARD, TURN
    from nullo.games.nothing.position import FROM_STOCK, KEEP

# The counts, as study_form.py lists them.
DEALT, FREE, TURNS, PICKED, KEPT_CARDS = range(5)


class HandCounter(Counter):
    """Counts the worth of the dealt hand, turns, cards taken from the pile, and turns without a discard."""

    def begin(self, position: Position) -> None:
        self._begin(cython.cast(NothingPosition, position))

    def _begin(self, game: NothingPosition) -> None:
        for seat in range(game.players):
            self.counts[seat * COUNTS + DEALT] = game._worth(game.once[seat], game.twice[seat])
            self.counts[seat * COUNTS + FREE] = self._free(game, game.once[seat])
            self.counts[seat * COUNTS + FREE] += self._free(game, game.twice[seat])

    def _free(self, game: NothingPosition, cards: Word) -> int:
        many = 0
        while cards:
            many += 1 if game.value[lowest(cards)] == 0 else 0
            cards &= cards - 1
        return many

    def watch(self, position: Position, index: int) -> None:
        at = position.actor * COUNTS
        if position.phase == TURN:
            self.counts[at + TURNS] += 1
            self.counts[at + PICKED] += 0 if index == FROM_STOCK else 1
        elif position.phase == DISCARD and index == KEEP:
            self.counts[at + KEPT_CARDS] += 1
