"""A bot that plays by the game's rule of thumb."""

from __future__ import annotations

from nullo.bots.base import PolicyBot
from nullo.bots.policies import heuristic_of
from nullo.engine.playout import Policy
from nullo.state import Game


class SimpleBot(PolicyBot):
    """Plays by the compiled rule of thumb; never revokes."""

    @classmethod
    def policy(cls, game: Game) -> Policy:
        return heuristic_of(game)
