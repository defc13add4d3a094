"""The levels of play for people: from a beginner to an analyst.

The first three choose by a policy alone, in microseconds; the others search.
"""

from __future__ import annotations

from time import perf_counter
from typing import ClassVar

from nullo.bots.base import Bot
from nullo.bots.policies import policy_of
from nullo.bots.sampler import SamplerBot
from nullo.core.learned import LearnedPolicy
from nullo.core.playout import Policy
from nullo.core.search import Search, halve, halve_until
from nullo.state import SeatState

PRIOR = 10.0  # worlds for which the network's own estimate counts


class Level(Bot):
    """A bot that plays by the game's best quick policy."""

    longest: ClassVar[float] = 0.0
    _policy: Policy | None = None

    def policy(self, seat: SeatState) -> Policy:
        """The policy, made at the first decision."""
        if self._policy is None:
            self._policy = policy_of(seat.game)
        return self._policy


class Careless(Level):
    """Often takes an action that looks nearly as good as the best, and sometimes a poor one.

    Attributes:
        doubt: see :meth:`nullo.core.learned.LearnedPolicy.sample`.
        slips: the probability of a random fair action where there is no learned policy.
    """

    doubt: ClassVar[float]
    slips: ClassVar[float]

    def choose(self, seat: SeatState) -> int:
        position = seat.known_position()
        policy = self.policy(seat)
        if isinstance(policy, LearnedPolicy):
            index = policy.sampled(position, self.doubt, self.rng)
        elif self.rng.randrange(1000) < 1000 * self.slips:
            index = position.choose(self.rng)
        else:
            index = policy.advise(position, self.rng)
        return seat.game.action_id(position.phase, index)


class Beginner(Careless):
    """Knows the rules, and wins by luck."""

    doubt = 0.25
    slips = 0.4


class Casual(Careless):
    """Plays sensibly and overlooks much."""

    doubt = 0.06
    slips = 0.15


class Club(Level):
    """Always takes what the policy thinks best."""

    def choose(self, seat: SeatState) -> int:
        position = seat.known_position()
        index = self.policy(seat).advise(position, self.rng)
        return seat.game.action_id(position.phase, index)


class Searcher(Level):
    """Tries its actions in worlds that fit what it knows, each played on by what was learned.

    Where nothing was learned, it searches as ``sampler`` does.
    """

    def choose(self, seat: SeatState) -> int:
        policy = self.policy(seat)
        if isinstance(policy, LearnedPolicy):
            return self._search(seat, policy)
        return SamplerBot(self.rng, self.playouts, self._seconds()).choose(seat)

    def _seconds(self) -> float:
        return min(self.seconds, self.longest)

    def _search(self, seat: SeatState, policy: LearnedPolicy) -> int:
        game = seat.game
        redealer = seat.likely()
        position = redealer.base
        indices = [game.action_place(action)[1] for action in seat.fair_actions()]
        if len(indices) == 1:
            return game.action_id(position.phase, indices[0])
        values = policy.values_of(position)
        prior = None
        if values:
            indices = [index for index in indices if index in values]
            prior = [values[index] for index in indices]
        search = Search(redealer, indices, policy, "points", prior, PRIOR)
        if self.playouts is not None:
            best = halve(search, self.playouts * len(indices), self.rng)
        else:
            best = halve_until(search, self._seconds(), self.rng, perf_counter)
        return game.action_id(position.phase, best)


class Expert(Searcher):
    """Searches for up to 50 ms."""

    longest = 0.05


class Analyst(Searcher):
    """Searches for up to 2 s."""

    longest = 2.0
