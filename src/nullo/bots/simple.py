"""Bots that play at random or by the game's rule of thumb."""

from __future__ import annotations

from nullo.bots.base import PolicyBot
from nullo.bots.policies import heuristic_of
from nullo.engine.playout import MostlyFair, Policy
from nullo.state import Game, SeatState

SELDOM = 50


class RandomBot(PolicyBot):
    """Chooses at random; in honour mode it may revoke or make an unfounded call in one of 50 decisions."""

    @classmethod
    def policy(cls, game: Game) -> Policy:
        return MostlyFair(SELDOM)

    def choose(self, seat: SeatState) -> int:
        # The policy is not used, so that the bot also plays games of plug-ins without a redealer.
        actions = seat.fair_actions()
        if self.rng.randrange(SELDOM) == 0:
            actions = seat.legal_actions()
        return actions[self.rng.randrange(len(actions))]


class SimpleBot(PolicyBot):
    """Plays by the game's rule of thumb, and never revokes."""

    @classmethod
    def policy(cls, game: Game) -> Policy:
        return heuristic_of(game)
