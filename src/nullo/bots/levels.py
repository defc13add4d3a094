"""The levels of bots that are offered to people, from ``beginner`` to ``analyst``.

The first three levels choose by a policy alone, in microseconds; ``expert`` and ``analyst`` search.
"""

from __future__ import annotations

from math import ceil
from time import perf_counter
from typing import ClassVar

from nullo.bots.base import Bot, PolicyBot
from nullo.bots.policies import heuristic_of, policy_of, searching_policy
from nullo.bots.sampler import SamplerBot
from nullo.engine.learned import LearnedPolicy
from nullo.engine.playout import Policy
from nullo.engine.plugin import PythonPolicy
from nullo.engine.position import Position
from nullo.engine.rng import Rng
from nullo.engine.search import Search, halve, halve_until
from nullo.state import Game, SeatState

PRIOR = 10.0  # the weight of the network's own estimate, in worlds
FIRST = 20  # at least this many playouts decide whether the match may end with this hand
LAST = 0.25
"""If at least this share of the playouts end the match, actions are compared by the chance to win."""


class CarelessPolicy(PythonPolicy):
    """A policy that plays by ``policy``, but forgets cards and sometimes does what tempts a beginner.

    The method ``tempting`` of ``heuristic`` chooses what tempts it. For the other arguments see
    :class:`Careless`.
    """

    def __init__(
        self, policy: Policy, heuristic: Policy, doubt: float, forgets: int, tempted: int
    ) -> None:
        super().__init__()
        self.policy = policy
        self.heuristic = heuristic
        self.doubt = doubt
        self.forgets = forgets
        self.tempted = tempted

    def advise(self, position: Position, rng: Rng) -> int:
        index = self._choice(position, rng)
        if index not in position.fair():  # it has forgotten too much
            index = self.policy.advise(position, rng)
        return index

    def _choice(self, position: Position, rng: Rng) -> int:
        kept = position.copy()
        kept.forget(self.forgets, rng)
        if isinstance(self.policy, LearnedPolicy):
            index = self.policy.sample_action(kept, self.doubt, rng)
        else:
            index = self.policy.advise(kept, rng)
        if rng.randrange(1000) >= self.tempted:
            return index
        return self.heuristic.tempting(position, index, rng)

    def __reduce__(self) -> tuple[object, ...]:
        return CarelessPolicy, (self.policy, self.heuristic, self.doubt, self.forgets, self.tempted)


class Careless(PolicyBot):
    """Plays by the game's best quick policy, but forgets cards and sometimes does what tempts a beginner.

    Attributes:
        doubt: if the policy was learned, how readily the bot takes an action that seems nearly as good as the
            best (see :meth:`nullo.engine.learned.LearnedPolicy.sample_action`).
        forgets: in how many of 1,000 cases it forgets that a card was played, or that a seat is void in a
            suit.
        tempted: in how many of 1,000 decisions it does what tempts a beginner (see
            :meth:`nullo.engine.playout.Policy.tempting`).
    """

    doubt: ClassVar[float]
    forgets: ClassVar[int]
    tempted: ClassVar[int]

    @classmethod
    def policy(cls, game: Game) -> Policy:
        return CarelessPolicy(
            policy_of(game), heuristic_of(game), cls.doubt, cls.forgets, cls.tempted
        )


class Beginner(Careless):
    """The level ``beginner``: overbids, plays high cards too early, and forgets what was played."""

    doubt = 0.25
    forgets = 1000
    tempted = 600


class Casual(Careless):
    """The level ``casual``: plays sensibly, but overlooks much."""

    doubt = 0.06
    forgets = 500
    tempted = 200


class Club(PolicyBot):
    """The level ``club``: always plays by the game's best quick policy."""

    @classmethod
    def policy(cls, game: Game) -> Policy:
        return policy_of(game)


class Searcher(Bot):
    """Tries its actions in worlds that fit what it knows, and plays each world on by the learned policy.

    It compares actions by the points of the hand or, if the match may well end with this hand, by the chance
    to win. In a game without a learned policy, it searches as the bot ``sampler`` does.
    """

    longest: ClassVar[float]
    _policy: Policy | None = None
    _playout_policy: Policy | None = None

    def policy(self, seat: SeatState) -> Policy:
        """The game's best quick policy, created at the first decision."""
        if self._policy is None:
            self._policy = policy_of(seat.game)
        return self._policy

    def choose(self, seat: SeatState) -> int:
        policy = self.policy(seat)
        if isinstance(policy, LearnedPolicy):
            return self._search(seat, policy)
        sampler = SamplerBot(self.rng, self.playouts, self._seconds())
        sampler.stop = self.stop
        return sampler.choose(seat)

    def _seconds(self) -> float:
        return min(self.seconds, self.longest)

    def _search(self, seat: SeatState, policy: LearnedPolicy) -> int:
        game = seat.game
        redealer = seat.weighted_redealer()
        position = redealer.base
        indices = [game.action_place(action)[1] for action in seat.fair_actions()]
        if len(indices) == 1:
            return game.action_id(position.phase, indices[0])
        values = policy.values_of(position)
        prior = None
        if values:
            indices = [index for index in indices if index in values]
            prior = [values[index] for index in indices]
        if self._playout_policy is None:
            self._playout_policy = searching_policy(game, seat.seat)
        plays_on = self._playout_policy
        search = Search(redealer, indices, plays_on, "points", prior, PRIOR)
        search.run(ceil(FIRST / len(indices)), self.rng)
        if search.ended >= LAST * search.simulations:
            search = Search(redealer, indices, plays_on, "chance")
        if self.playouts is not None:
            best = halve(search, self.playouts * len(indices), self.rng, self.stop)
        else:
            best = halve_until(search, self._seconds(), self.rng, perf_counter, self.stop)
        return game.action_id(position.phase, best)


class Expert(Searcher):
    """The level ``expert``: searches for up to 50 ms per decision."""

    longest = 0.05


class Analyst(Searcher):
    """The level ``analyst``: searches for up to 2 s per decision."""

    longest = 2.0
