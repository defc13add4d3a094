"""Who plays in a study: compiled policies, and any other bot through an adapter."""

from __future__ import annotations

from collections.abc import Sequence

from nullo.arena.contestants import Contestant
from nullo.bots.base import Bot, choice
from nullo.bots.policies import heuristic_of, policy_of
from nullo.engine.playout import Policy
from nullo.engine.plugin import PythonPolicy
from nullo.engine.position import Position
from nullo.engine.rng import Rng
from nullo.state import Game
from nullo.state.state import State
from nullo.study.plan import CLUB


class BotPolicy(PythonPolicy):
    """A bot as a policy. It gets what its seat knows, and so decides as it does anywhere else."""

    def __init__(self, game: Game, one: Contestant) -> None:
        super().__init__()
        self.game = game
        self.one = one
        self.bot: Bot | None = None

    def begin(self, rng: Rng) -> None:
        """A new game: a new bot, with its stream of random numbers."""
        self.bot = self.one.make(rng)

    def advise(self, position: Position, rng: Rng) -> int:
        assert self.bot is not None
        seat = State(self.game, position).for_seat(position.actor)
        return self.game.action_place(choice(self.bot, seat))[1]


def policy(game: Game, one: Contestant, by_heuristic: bool = False) -> Policy:
    """The policy by which a bot plays; ``random`` plays uniformly and never revokes.

    Args:
        by_heuristic: whether ``club`` plays by the rule of thumb.
    """
    if one.bot == "random":
        return Policy()
    if one.bot == "simple" or (one.bot == CLUB and by_heuristic):
        return heuristic_of(game)
    return policy_of(game) if one.bot == CLUB else BotPolicy(game, one)


def policies(game: Game, bots: Sequence[Contestant], by_heuristic: bool = False) -> list[Policy]:
    """The policies by seat; equal bots that keep nothing from decision to decision share one."""
    shared: dict[Contestant, Policy] = {}
    seats = []
    for one in bots:
        own = shared.get(one) or policy(game, one, by_heuristic)
        if not isinstance(own, BotPolicy):
            shared[one] = own
        seats.append(own)
    return seats
