"""What each seat knows of a hand of Sauce."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

if not cython.compiled:
    from nullo.core.bits import bit, ones, popcount

from nullo.core.position import Position, Redealer
from nullo.games.sauce.hand import Hand

class Sauce(Hand):
    """Where a game of Sauce stands."""

    def assign(self, other: Position) -> None:
        self._assign_hand(cython.cast(Hand, other))

    def deck(self) -> list[int] | None:
        if self.actor == -1 and self.undealt == ones(60 + self.need):
            return [*range(60), *([60] * self.need)]
        return None

    def draws(self) -> bool:
        return self.actor == -1 and self.phase == 7
    def peek(self):
        return dict(hands=list(self.hands)[:4], left=self.left, phase=self.phase,open=self.open, kitty=self.kitty,dealt=self.dealt,undealt=self.undealt)
