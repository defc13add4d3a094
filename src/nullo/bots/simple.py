"""A bot that plays by the game's rule of thumb."""

from __future__ import annotations

from importlib import import_module

from nullo.bots.base import Bot
from nullo.core.playout import Policy
from nullo.state import Game, SeatState


def thumb_of(game: Game) -> Policy:
    """The game's rule of thumb; uniformly random play if the game has none."""
    module, _, name = game.rules.thumb.partition(":")
    policy: Policy = getattr(import_module(module), name)() if name else Policy()
    return policy


class SimpleBot(Bot):
    """Plays by the compiled rule of thumb; never revokes."""

    _policy: Policy | None = None

    def choose(self, seat: SeatState) -> int:
        if self._policy is None:
            self._policy = thumb_of(seat.game)
        position = seat.known_position()
        return seat.game.action_id(position.phase, self._policy.advise(position, self.rng))
