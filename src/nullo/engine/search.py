"""Search: tries actions in sampled worlds, and gives the better ones more playouts."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Self

import cython

from nullo.engine.fields import Long
from nullo.engine.playout import Policy, kind_of
from nullo.engine.position import Position, Redealer, raise_failure
from nullo.engine.rng import Rng

if not cython.compiled:
    from nullo.engine.bits import bit, lowest, ones
    from nullo.engine.playout import play_on, worth
    from nullo.engine.prospects import chance_to_win, points_ahead


STEP = 200  # playouts between two calls of ``stop``


class Search:
    """Tries actions in worlds that fit what a seat knows; after the action, a policy plays on.

    All actions still in question are tried in the same worlds with the same future cards.

    Args:
        redealer: the source of worlds.
        indices: the indices of the actions to try.
        policy: plays on, with its ``rest`` if it has one.
        value: how a playout is valued: ``"points"`` (own points minus the average of all other seats,
            partners too, at the end of the hand), ``"lead"`` (own points minus those of the best other side,
            at the end of the hand), ``"win"`` (the share of the win at the end of the game) or ``"chance"``
            (the probability of winning, by the score at the end of the hand).
        prior: the policy's own estimates of the actions' values, if it has any.
        weight: the weight of ``prior``: an estimate counts like the results in so many worlds.

    Raises:
        ValueError: ``value`` is none of these.

    Attributes:
        worlds: the number of worlds tried.
        simulations: the number of playouts.
        ended: the number of playouts that reached the end of the game.
    """

    def __init__(
        self,
        redealer: Redealer,
        indices: Sequence[int],
        policy: Policy,
        value: str = "points",
        prior: Sequence[float] | None = None,
        weight: float = 0.0,
    ) -> None:
        self.redealer = redealer
        self.policy = policy
        self.value = value
        self.kind = kind_of(value)
        self.indices = list(indices)
        self.weight = weight if prior else 0.0
        self.many = len(self.indices)
        self.active = ones(self.many)
        self.index = [*self.indices, *([0] * (64 - self.many))]
        self.count = [0] * 64
        self.total = [0.0] * 64
        self.before = [0.0] * 64
        for k, estimate in enumerate(prior or ()):
            self.before[k] = estimate
        self.worlds = 0
        self.simulations = 0
        self.ended = 0
        self.luck = Rng()
        self.world = redealer.base.copy()
        self.past = redealer.base.copy()
        self.trial = redealer.base.copy()

    def run(self, worlds: Long, rng: Rng) -> Self:
        """Try every action still in question in ``worlds`` more worlds; returns this object."""
        with cython.nogil:
            for _ in range(worlds):
                while not self.redealer.draw(self.world, rng) and not self.world.failed:
                    pass
                if self.world.failed:
                    break
                self.policy.imagine(self.world, self.past, self.redealer.seat, rng)
                self._try_all(self.world, self.trial, self.redealer.seat, rng)
                if self.trial.failed:
                    break
                self.worlds += 1
        raise_failure(self.world)
        raise_failure(self.trial)
        return self

    def _try_all(self, world: Position, trial: Position, seat: int, rng: Rng) -> None:
        left = self.active
        while left:
            k = lowest(left)
            left &= left - 1
            self.luck.follow(rng)
            trial.assign(world)
            trial.apply(self.index[k])
            play_on(trial, world.hand, self.kind, self.policy, self.luck)
            value = worth(trial, seat, self.kind)
            if trial.failed:
                return
            self.count[k] += 1
            self.total[k] += value
            self.simulations += 1
            self.ended += trial.actor == -4
            self._note(k, value, trial, seat)
        rng.follow(self.luck)

    def _note(self, number: int, value: float, trial: Position, seat: int) -> None:
        """Record more about a playout; subclasses override it.

        Args:
            number: the place of the tried action in ``indices``.
            value: what the result is worth to ``seat``.
            trial: the position at the end of the playout.
        """

    # --- results ----------------------------------------------------------------------------

    def visits(self, number: int) -> int:
        """How often the action at the place ``number`` in ``indices`` has been tried."""
        return int(self.count[number])

    def mean(self, number: int) -> float:
        """The mean value, including the prior, of the action at the place ``number`` in ``indices``."""
        count: float = self.count[number] + self.weight
        if not count:
            return 0.0
        return float((self.total[number] + self.weight * self.before[number]) / count)

    def ranking(self) -> list[int]:
        """The places in ``indices`` of the actions still in question, the best first."""
        places = [k for k in range(self.many) if self.active >> k & 1]
        return sorted(places, key=lambda k: (-self.mean(k), k))

    def keep(self, many: int) -> None:
        """Drop all actions except the ``many`` best."""
        chosen = self.ranking()[:many]
        self.active = sum(bit(k) for k in chosen)

    def best(self) -> int:
        """The index of the best action."""
        return int(self.indices[self.ranking()[0]])


class Sampler(Search):
    """A search that prefers one action unless another is clearly better; all are tried in all worlds.

    Args:
        redealer, indices, policy, value: see :class:`Search`.
        favourite: the preferred action; if None, the first.

    Attributes:
        favourite: the place of the preferred action in ``indices``.
        gains: by action, the sum over all worlds of its value minus the favourite's.
        squares: by action, the sum of the squares of these differences.
    """

    def __init__(
        self,
        redealer: Redealer,
        indices: Sequence[int],
        policy: Policy,
        value: str = "points",
        favourite: int | None = None,
    ) -> None:
        super().__init__(redealer, indices, policy, value)
        self.favourite = self.indices.index(favourite) if favourite in self.indices else 0
        self.values = [0.0] * 64
        self.gains = [0.0] * 64
        self.squares = [0.0] * 64

    def _note(self, number: int, value: float, trial: Position, seat: int) -> None:
        self.values[number] = value
        if number + 1 < self.many:
            return
        for k in range(self.many):
            gain = self.values[k] - self.values[self.favourite]
            self.gains[k] += gain
            self.squares[k] += gain * gain

    def best(self, doubt: float = 0.0) -> int:
        """The action with the highest total if it is clearly better than the favourite, else the favourite.

        It is clearly better if its mean gain exceeds 0 by ``doubt`` standard errors.
        """
        best = max(range(self.many), key=lambda k: self.total[k])
        mean = self.gains[best] / self.worlds
        variance = max(0.0, self.squares[best] / self.worlds - mean * mean)
        sure = mean > doubt * (variance / self.worlds) ** 0.5
        return int(self.indices[best if sure else self.favourite])


class Trials(Search):
    """A search that keeps the result of each action in each world, in 13 bytes each.

    All actions are tried in all worlds; the results of at most ``worlds`` worlds are kept.

    Attributes:
        points: float32, by world and action: the seat's points in the hand.
        against: float32, by world and action: the mean points of the other sides' seats in the hand.
        chances: float32, by world and action: the probability of winning the game afterwards.
        made: int8, by world and action: 1 if the seat's side made its bid, 0 if not; -1 if there are no bids.
    """

    def __init__(
        self, redealer: Redealer, indices: Sequence[int], policy: Policy, worlds: int
    ) -> None:
        super().__init__(redealer, indices, policy)
        room = worlds * self.many
        self.room = room
        self.points = array("f", bytes(4 * room))
        self.against = array("f", bytes(4 * room))
        self.chances = array("f", bytes(4 * room))
        self.made = array("b", bytes(room))
        self.own_before = redealer.base.points_of(redealer.seat)
        self.others_before = self.own_before - points_ahead(redealer.base, redealer.seat)

    def _note(self, number: int, value: float, trial: Position, seat: int) -> None:
        at = self.worlds * self.many + number
        if at >= self.room:
            return
        own = trial.points(seat)
        self.points[at] = own - self.own_before
        self.against[at] = own - points_ahead(trial, seat) - self.others_before
        self.chances[at] = chance_to_win(trial, seat)
        self.made[at] = trial.bid_result(seat)


def halve(
    search: Search, simulations: int, rng: Rng, stop: Callable[[], bool] = lambda: False
) -> int:
    """Choose an action by sequential halving: each round tries the better half of the actions before it.

    Every round gets an equal share of ``simulations``, but tries each action at least once.

    Args:
        search: a search that has tried nothing, or little.
        simulations: the number of playouts in all rounds.
        stop: called about every :data:`STEP` playouts; while it returns True, a round ends at that call.
    """

    def spend(active: int, rounds: int) -> None:
        left = max(1, simulations // (rounds * active))
        step = max(1, STEP // active)
        search.run(min(left, step), rng)
        left -= step
        while left > 0 and not stop():
            search.run(min(left, step), rng)
            left -= step

    return _halve(search, spend)


def halve_until(
    search: Search,
    seconds: float,
    rng: Rng,
    clock: Callable[[], float],
    stop: Callable[[], bool] = lambda: False,
) -> int:
    """Choose an action by sequential halving, as :func:`halve` does, in a given time.

    Every round gets an equal share of ``seconds``, measured by ``clock``. While ``stop`` returns True, a
    round ends after one more world.
    """
    begin = clock()
    done = 0

    def spend(active: int, rounds: int) -> None:
        nonlocal done
        done += 1
        end = begin + seconds * done / rounds
        search.run(1, rng)
        while clock() < end and not stop():
            search.run(1, rng)

    return _halve(search, spend)


def _halve(search: Search, spend: Callable[[int, int], None]) -> int:
    active = search.many
    rounds = max(1, (active - 1).bit_length())
    for number in range(rounds):
        spend(active, rounds)
        active = (active + 1) // 2
        if number + 1 < rounds:
            search.keep(active)
    return search.best()
