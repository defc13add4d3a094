"""Plays hands for training, and records the results of the actions tried at each decision."""

from __future__ import annotations

from typing import Any

import cython

from nullo.engine.fields import Word
from nullo.engine.learned import LearnedPolicy
from nullo.engine.playout import Policy
from nullo.engine.position import Position, raise_failure
from nullo.engine.rng import Rng

if not cython.compiled:
    from nullo.engine.bits import bit, lowest, nth, popcount
    from nullo.engine.network import OUTPUT_ONE
    from nullo.engine.playout import POINTS, play_on, worth


class Recorder:
    """Plays games and records decisions into arrays until these are full.

    For a recorded decision, all actions (or, if there are more than ``slots``, the policy's choice and some
    others) are tried in the same worlds with the same future cards, so that the differences between actions
    depend little on the luck of the deal.

    Args:
        policy: the policy that learns.
        other: plays some seats, so that the policy meets other players, too.
        playout_policy: plays on after an action, with its ``rest`` if it has one; it may be ``policy``.
        worlds: the number of worlds in which the actions are tried; if 0, the real position is used.
        explore: the probability that a decision of the policy is random.
        mix: the probability that a seat is played by ``other`` for a hand.
        share: the probability that a decision is recorded.
        features: uint8, decisions × bytes; bit k of a row is feature k, the lowest bit of a byte first.
        actions: uint8, decisions × slots × bytes: the features of the tried actions in the same form.
        tried: uint8, by decision: the number of tried actions.
        values: float32, decisions × slots: the mean points of the hand, own minus the average of the others,
            in the network's unit, minus the policy's first guess (:meth:`LearnedPolicy.usual`).
    """

    def __init__(
        self,
        policy: LearnedPolicy,
        other: Policy,
        playout_policy: Policy,
        worlds: int,
        explore: float,
        mix: float,
        share: float,
        features: Any,
        actions: Any,
        tried: Any,
        values: Any,
    ) -> None:
        self.policy = policy
        self.other = other
        self.playout_policy = playout_policy
        self.worlds = worlds
        self.explore = explore
        self.mix = mix
        self.share = share
        self.features = features
        self.actions = actions
        self.tried = tried
        self.values = values
        self.room = len(tried)
        self.width = len(features[0])
        self.action_width = len(actions[0][0])
        self.slots = len(values[0])
        self.filled = 0
        self.unit = 1.0  # of a hand: what an output of 1 means, in points
        self.before = [0.0] * 12
        self.luck = Rng()

    def run(self, start: Position, rng: Rng) -> None:
        """Play games from ``start`` until the arrays are full."""
        position = start.copy()
        self.trial = start.copy()
        self.world = start.copy()
        self.past = start.copy()
        with cython.nogil:
            while self.filled < self.room and not self._broken(position):
                position.assign(start)
                while position.actor != -4 and self.filled < self.room:
                    self._hand(position, rng)
                    if self._broken(position):
                        break
        raise_failure(position)
        raise_failure(self.trial)
        raise_failure(self.world)

    def _broken(self, position: Position) -> bool:
        return position.failed or self.trial.failed or self.world.failed

    def _hand(self, position: Position, rng: Rng) -> int:
        """Play a hand. The returned 0 tells C that there was no exception."""
        hand = position.hand
        strangers = 0
        for seat in range(position.players):
            self.before[seat] = worth(position, seat, POINTS)
            if rng.unit() < self.mix:
                strangers |= bit(seat)
        if position.actor == -1:
            position.deal(rng)
        self.unit = self.policy.network.unit * self.policy.stake(position)
        while position.hand == hand and position.actor != -4 and not self._broken(position):
            if position.actor == -1:
                position.deal(rng)
            elif strangers >> position.actor & 1:
                position.apply(self.other.choose(position, rng))
            else:
                position.apply(self._decide(position, self.policy, rng))
        return 0

    def _decide(self, position: Position, policy: LearnedPolicy, rng: Rng) -> int:
        mask = policy.candidates(position)
        if mask & (mask - 1) == 0:
            return lowest(mask)
        if not policy.evaluate(position):
            return policy.fallback.choose(position, rng)
        index = policy.best(position, mask)
        if self.filled < self.room and rng.unit() < self.share:
            self._record(position, policy, mask, index, rng)
        if rng.unit() < self.explore:
            index = nth(mask, rng.below(popcount(mask)))
        return index

    def _record(
        self, position: Position, policy: LearnedPolicy, mask: Word, chosen: int, rng: Rng
    ) -> int:
        """Record a decision that the policy has evaluated, and try its actions.

        The returned 0 tells C that there was no exception.
        """
        row = self.filled
        for k in range(self.width):
            self.features[row, k] = 0
        for k in range(policy.common):
            feature = policy.on[k]
            self.features[row, feature >> 3] |= bit(feature & 7)
        usual = policy.usual_index
        first_guess = policy.head_start / OUTPUT_ONE
        # Playouts overwrite the policy's features, so those of all actions are recorded first.
        tried = bit(chosen)
        mask ^= tried
        many = 1
        while mask and many < self.slots:
            index = nth(mask, rng.below(popcount(mask)))
            mask ^= bit(index)
            tried |= bit(index)
            many += 1
        self.tried[row] = many
        for k in range(self.slots):
            self.values[row, k] = 0.0
        mask = tried
        for k in range(many):
            self._note_action(k, position, policy, lowest(mask))
            mask &= mask - 1
        if self.worlds:
            with cython.gil:
                self.redealer = position.weighted_redealer(position.actor)
            for _ in range(self.worlds):
                while not self.redealer.draw(self.world, rng) and not self.world.failed:
                    pass
                self.playout_policy.imagine(self.world, self.past, position.actor, rng)
                self._try(many, tried, self.world, self.trial, rng)
                if self._broken(position):
                    break
        else:
            self._try(many, tried, position, self.trial, rng)
        mask = tried
        for k in range(many):
            gain = self.values[row, k] / max(self.worlds, 1)
            self.values[row, k] = gain - (first_guess if lowest(mask) == usual else 0.0)
            mask &= mask - 1
        self.filled += 1
        return 0

    def _try(self, many: int, tried: Word, world: Position, trial: Position, rng: Rng) -> None:
        """Try the actions in ``tried``, a bit set, in ``world``; add the results to the decision's values."""
        seat = world.actor
        for k in range(many):
            index = lowest(tried)
            tried &= tried - 1
            self.luck.follow(rng)
            trial.assign(world)
            trial.apply(index)
            play_on(trial, world.hand, POINTS, self.playout_policy, self.luck)
            gain = worth(trial, seat, POINTS) - self.before[seat]
            self.values[self.filled, k] += gain / self.unit
            if trial.failed:
                return
        rng.follow(self.luck)

    def _note_action(
        self, slot: int, position: Position, policy: LearnedPolicy, index: int
    ) -> None:
        row = self.filled
        policy.note_action(position, index)
        for k in range(self.action_width):
            self.actions[row, slot, k] = 0
        for k in range(policy.common, policy.many):
            feature = policy.on[k] - policy.first_of_action
            self.actions[row, slot, feature >> 3] |= bit(feature & 7)


def play_out(position: Position, first: Policy, second: Policy, seats: int, rng: Rng) -> None:
    """Play a game to its end.

    ``first`` decides for the seats whose bits are set in ``seats``, ``second`` for the others.
    """
    with cython.nogil:
        while position.actor != -4 and not position.failed:
            if position.actor == -1:
                position.deal(rng)
            elif seats >> position.actor & 1:
                position.apply(first.choose(position, rng))
            else:
                position.apply(second.choose(position, rng))
    raise_failure(position)
