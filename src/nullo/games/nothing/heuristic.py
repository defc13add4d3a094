"""A rule of thumb for Nothing: discard the costliest card; take the pile's card if it beats a blind draw."""

from __future__ import annotations

from functools import cache

import cython

from nullo.engine.fields import Word
from nullo.engine.playout import Policy
from nullo.engine.position import Position
from nullo.engine.rng import Rng
from nullo.games.nothing.position import NothingPosition, ace_low_deck, value_of

if not cython.compiled:
    from nullo.engine.bits import bit, lowest
    from nullo.games.nothing.moves import TURN
    from nullo.games.nothing.options import HIGHEST
    from nullo.games.nothing.position import CODES, FROM_STOCK, KEEP

FROM_PILE = 1


@cache
def _tables() -> tuple[list[int], list[float]]:
    """By value, the set of its cards, and the mean gain of a blind draw that replaces one of them."""
    values = [value_of(code) for code in ace_low_deck().codes]
    of_value = [0] * (HIGHEST + 1)
    for card, value in enumerate(values):
        of_value[value] |= bit(card)
    hope = [
        sum(max(0, value - other) for other in values) / len(values) for value in range(HIGHEST + 1)
    ]
    return of_value, hope


class Heuristic(Policy):
    """The rule of thumb for Nothing.

    Fields (C only, when compiled), by value: ``of_value``, the cards of that value; ``hope``, the mean
    gain of a blind draw if the costliest card of the hand has that value.
    """

    def __init__(self) -> None:
        super().__init__()
        self.of_value = [0] * 14
        self.hope = [0.0] * 14
        of_value, hope = _tables()
        for value in range(HIGHEST + 1):
            self.of_value[value] = of_value[value]
            self.hope[value] = hope[value]

    def choose(self, position: Position, rng: Rng) -> int:
        legal = position.legal_mask()
        if position.phase != TURN:
            return self._discard(legal)
        if legal & bit(FROM_PILE):
            return self._draw(cython.cast(NothingPosition, position))
        return FROM_STOCK

    def tempting(self, position: Position, index: int, rng: Rng) -> int:
        """What tempts a beginner: to count cards by their ranks, as if none were a Nothing card."""
        game: NothingPosition = cython.cast(NothingPosition, position)
        if game.phase == TURN:
            worst = max(card % 13 for card in range(CODES) if game.once[game.actor] & bit(card))
            takes = FROM_PILE in position.fair() and game.pile[game.piled - 1] % 13 < worst
            return FROM_PILE if takes else FROM_STOCK
        cards = [card for card in position.fair() if card != KEEP]
        return max(cards, key=lambda card: card % 13)

    def _draw(self, game: NothingPosition) -> int:
        """Where to draw from: the pile if its top card gains as much as the average card of the stock."""
        top = game.value[game.pile[game.piled - 1]]
        worst = self._worst(game.once[game.actor])
        if top < worst and worst - top >= self.hope[worst]:
            return FROM_PILE
        return FROM_STOCK

    def _discard(self, legal: Word) -> int:
        """The costliest card, to be discarded, or ``KEEP`` if no card costs anything."""
        cards = legal & ~bit(KEEP)
        worst = self._worst(cards)
        if worst == 0 and legal & bit(KEEP):
            return KEEP
        return lowest(cards & self.of_value[worst])

    def _worst(self, cards: Word) -> int:
        value = HIGHEST
        while value and not cards & self.of_value[value]:
            value -= 1
        return value
