"""A bot that always chooses the first fair action; in High Card it stays whenever it may."""

from __future__ import annotations

from nullo.bots import Bot
from nullo.engine.playout import Policy
from nullo.engine.plugin import PythonPolicy
from nullo.engine.position import Position
from nullo.engine.rng import Rng
from nullo.state import SeatState


class HopefulBot(Bot):
    """Chooses the first of its fair actions."""

    def choose(self, seat: SeatState) -> int:
        return seat.fair_actions()[0]


class BrokenBot(Bot):
    """Raises instead of choosing."""

    def choose(self, seat: SeatState) -> int:
        raise RuntimeError("broken bot")


class FirstPolicy(PythonPolicy):
    """A policy that chooses the first action."""

    def advise(self, position: Position, rng: Rng) -> int:
        return position.fair()[0]


class BrokenPolicy(PythonPolicy):
    """A policy that raises."""

    def advise(self, position: Position, rng: Rng) -> int:
        raise RuntimeError("broken policy")


POLICIES: tuple[type[Policy], ...] = (FirstPolicy, BrokenPolicy)
