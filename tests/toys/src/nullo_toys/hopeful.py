"""A bot that stays whenever it may; in other games it takes the first action."""

from __future__ import annotations

from nullo.bots import Bot
from nullo.core.playout import Policy
from nullo.core.plugin import PythonPolicy
from nullo.core.position import Position
from nullo.core.rng import Rng
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
    """Plays on by the first action."""

    def advise(self, position: Position, rng: Rng) -> int:
        return position.fair()[0]


class BrokenPolicy(PythonPolicy):
    """Raises instead of playing on."""

    def advise(self, position: Position, rng: Rng) -> int:
        raise RuntimeError("broken policy")


POLICIES: tuple[type[Policy], ...] = (FirstPolicy, BrokenPolicy)
