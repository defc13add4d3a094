"""The likelihood of other seats' choices in a world."""

from __future__ import annotations

from collections.abc import Sequence

import cython

from nullo.engine.learned import LearnedPolicy
from nullo.engine.playout import Policy
from nullo.engine.position import Position, raise_failure
from nullo.engine.rng import Rng

if not cython.compiled:
    from nullo.engine.bits import bit, popcount

DOUBT = 0.015  # see LearnedPolicy.sample
ANYTHING = 0.05  # the share of choices that are random
ANYTHING_BY_HEURISTIC = 0.2  # the same for rules of thumb, which state one action and no values


class Likelihood:
    """Compares worlds by how well they explain the choices of other seats that ``seat`` saw in the hand.

    Each of these seats is assumed to choose mostly by ``policy``, and now and then at random. ``steps`` are
    the hand's actions and dealt cards as ``seat`` saw them: ``(actor, phase, index)``, with index -1 if it
    was hidden.
    """

    def __init__(
        self, start: Position, steps: Sequence[tuple[int, int, int]], seat: int, policy: Policy
    ) -> None:
        self.start = start
        self.walk = start.copy()
        self.policy = policy
        self.is_learned = isinstance(policy, LearnedPolicy)
        self.learned = cython.cast(LearnedPolicy, policy if self.is_learned else None)
        self.anything = ANYTHING if self.is_learned else ANYTHING_BY_HEURISTIC
        self.weighed = [actor >= 0 and actor != seat and index >= 0 for actor, _, index in steps]

    @property
    def choices(self) -> int:
        """The number of choices that count: those of other seats that ``seat`` saw."""
        return sum(self.weighed)

    def of(self, past: Sequence[int], rng: Rng) -> float:
        """How likely the other seats' choices are in a world, relative to random choices.

        ``past`` holds the index of each step of the hand in that world. Rules of thumb that choose at random
        use ``rng``.
        """
        walk = self.walk
        walk.assign(self.start)
        found = 1.0
        for index, weighed in zip(past, self.weighed, strict=True):
            if weighed:
                found *= self._of_choice(walk, index, rng)
            walk.apply(index)
        raise_failure(walk)
        return found

    def _of_choice(self, position: Position, index: int, rng: Rng) -> float:
        """The probability of action ``index``, multiplied by the number of legal actions."""
        mask = position.legal_mask()
        if mask & (mask - 1) == 0:
            return 1.0
        share = self._share(position, index, rng)
        return self.anything + (1.0 - self.anything) * popcount(mask) * share

    def _share(self, position: Position, index: int, rng: Rng) -> float:
        """The probability that the actor takes action ``index`` if it chooses by the policy."""
        if self.is_learned:
            mask = self.learned.candidates(position)
            if mask & (mask - 1) and self.learned.evaluate(position):
                total = self.learned.weigh(position, mask, DOUBT)
                return self.learned.chances[index] / total if mask & bit(index) else 0.0
        return 1.0 if self.policy.choose(position, rng) == index else 0.0
