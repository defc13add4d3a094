"""Counts the tricks of a hand, for studies of trick games."""

from __future__ import annotations

import cython

from nullo.engine.counting import Counter
from nullo.games.trick.tricks import TrickPosition

if not cython.compiled:
    from nullo.engine.counting import COUNTS


class TrickCounter(Counter):
    """The base class of the counters of trick games."""

    def count_tricks(self, game: TrickPosition, count: int) -> None:
        """Add the tricks of the hand just over to count number ``count`` of the seats that took them."""
        many = game.tricks if game.actor == -4 else game.old_tricks
        for trick in range(many):
            self.counts[game.trick_winner[trick] * COUNTS + count] += 1
