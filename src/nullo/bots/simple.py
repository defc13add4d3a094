"""A bot that plays by the game's rule of thumb."""

from __future__ import annotations

from nullo.bots.base import Bot
from nullo.bots.policies import thumb_of
from nullo.core.playout import Policy
from nullo.state import SeatState


class SimpleBot(Bot):
    """Plays by the compiled rule of thumb; never revokes."""

    longest = 0.0

    _policy: Policy | None = None

    def choose(self, seat: SeatState) -> int:
        if self._policy is None:
            self._policy = thumb_of(seat.game)
        position = seat.known_position()
        return seat.game.action_id(position.phase, self._policy.advise(position, self.rng))
