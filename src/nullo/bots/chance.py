"""A bot that chooses at random."""

from __future__ import annotations

from nullo.bots.base import Bot
from nullo.state import SeatState

SELDOM = 50


class RandomBot(Bot):
    """Uniformly random; in honour mode it revokes or calls blindly in at most one of 50 decisions."""

    longest = 0.0

    def choose(self, seat: SeatState) -> int:
        actions = seat.fair_actions()
        if self.rng.randrange(SELDOM) == 0:
            actions = seat.legal_actions()
        return actions[self.rng.randrange(len(actions))]
