"""Counts what happens in a hand of All Fives, for studies."""

from __future__ import annotations

import cython

from nullo.engine.counting import Counter
from nullo.engine.position import Position
from nullo.games.all_fives.position import AllFivesPosition

if not cython.compiled:
    from nullo.engine.bits import lowest, popcount
    from nullo.engine.counting import COUNTS
    from nullo.games.all_fives.moves import ANSWER, BEG
    from nullo.games.all_fives.position import STAND, TAKE_ONE
    from nullo.games.trick.moves import PLAY

# The counts, as study_form.py lists them.
FIRST, ELDEST, BEGGED, ANSWERED, WORTH, TRUMPS_HELD = range(6)


class HandCounter(Counter):
    """Counts the trumps dealt, whether a seat begs and the answer, and the trumps held when play begins."""

    def begin(self, position: Position) -> None:
        self._begin(cython.cast(AllFivesPosition, position))

    def _begin(self, game: AllFivesPosition) -> None:
        self.counts[game.actor * COUNTS + ELDEST] = 1
        self._weigh(game, game.suit_of[game.turned], FIRST)

    def _weigh(self, game: AllFivesPosition, suit: int, count: int) -> None:
        """Set count number ``count`` of each seat to the points of its cards of ``suit`` as trumps."""
        for seat in range(game.players):
            worth = 0
            cards = game.hands[seat] & game.suit_mask[suit]
            while cards:
                worth += game.worth[lowest(cards)]
                cards &= cards - 1
            self.counts[seat * COUNTS + count] = worth

    def watch(self, position: Position, index: int) -> None:
        self._watch(cython.cast(AllFivesPosition, position), index)

    def _watch(self, game: AllFivesPosition, index: int) -> None:
        if game.phase == BEG and index != STAND:
            self.counts[game.actor * COUNTS + BEGGED] = 1
        elif game.phase == ANSWER:
            for seat in range(game.players):
                self.counts[seat * COUNTS + ANSWERED] = 1 if index == TAKE_ONE else 2
        elif game.phase == PLAY and game.played == 0:
            self._weigh(game, game.trump, WORTH)
            for seat in range(game.players):
                held = popcount(game.hands[seat] & game.suit_mask[game.trump])
                self.counts[seat * COUNTS + TRUMPS_HELD] = held
