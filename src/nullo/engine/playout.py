"""Policies, and playouts by them to the end of a hand or game."""

from __future__ import annotations

import cython

from nullo.engine.fields import Long
from nullo.engine.position import Position, raise_failure
from nullo.engine.rng import Rng

if not cython.compiled:
    from nullo.engine.bits import nth, popcount
    from nullo.engine.prospects import chance_to_win, points_ahead_of_best, share_of_win

VALUES = ("points", "lead", "win", "chance")
POINTS, LEAD, WIN, CHANCE = range(4)
BY_POINTS = 1e-5  # a point's value beside the chance to win, to decide between hopeless actions


class Policy:
    """Chooses actions fast. This base class chooses uniformly at random; rules of thumb override it.

    Attributes:
        rest: a quicker policy that takes over after the first ``rest_after`` actions of a playout.
    """

    def __init__(self) -> None:
        # The position itself plays uniformly, which is faster.
        self.uniform = type(self) is Policy
        self.rest: Policy | None = None
        self.rest_after = 0

    def choose(self, position: Position, rng: Rng) -> int:
        """The index of an action for ``position.actor``, using only what that seat knows."""
        return position.pick(rng)

    def imagine(self, world: Position, past: Position, seat: int, rng: Rng) -> None:
        """In ``world``, replace other seats' choices that ``seat`` cannot see, such as face-down bids.

        Each becomes what this policy chooses with the cards of ``world``. By default, nothing is replaced.
        ``past`` is any position of the same game; it is overwritten.
        """

    def imagine_in(self, world: Position, seat: int, rng: Rng) -> None:
        """Replace the unseen choices of other seats in ``world``; :meth:`imagine`, callable from Python."""
        self.imagine(world, world.copy(), seat, rng)

    def tempting(self, position: Position, index: int, rng: Rng) -> int:
        """The action that a beginner may be tempted to take instead of ``index``, such as a higher bid.

        By default, a random fair action.
        """
        return position.choose(rng)

    def advise(self, position: Position, rng: Rng) -> int:
        """The index of an action for ``position.actor``; this is :meth:`choose`, callable from Python."""
        return self.choose(position, rng)

    def __reduce__(self) -> tuple[object, ...]:
        # A policy takes no arguments; its C fields are constants, or room for one decision.
        return type(self), (), getattr(self, "__dict__", None) or None


class MostlyFair(Policy):
    """Chooses uniformly among the fair actions.

    Once in ``seldom`` decisions on average, it chooses uniformly among all legal actions.
    """

    def __init__(self, seldom: int) -> None:
        super().__init__()
        self.seldom = seldom

    def choose(self, position: Position, rng: Rng) -> int:
        mask = position.fair_mask()
        if rng.below(self.seldom) == 0:
            mask = position.legal_mask()
        return nth(mask, rng.below(popcount(mask)))

    def __reduce__(self) -> tuple[object, ...]:
        return MostlyFair, (self.seldom,)


class SeatPolicy(Policy):
    """Plays ``seat`` by the policy ``own``, and the other seats by the policy ``others``.

    If ``own`` has a ``rest``, that policy takes over for all seats.
    """

    def __init__(self, seat: int, own: Policy, others: Policy) -> None:
        super().__init__()
        self.seat = seat
        self.own = own
        self.others = others
        self.rest = own.rest
        self.rest_after = own.rest_after

    def choose(self, position: Position, rng: Rng) -> int:
        if position.actor == self.seat:
            return _next(position, self.own, rng)
        return _next(position, self.others, rng)

    def imagine(self, world: Position, past: Position, seat: int, rng: Rng) -> None:
        self.others.imagine(world, past, seat, rng)

    def __reduce__(self) -> tuple[object, ...]:
        return SeatPolicy, (self.seat, self.own, self.others)


def _next(position: Position, policy: Policy, rng: Rng) -> int:
    return position.pick(rng) if policy.uniform else policy.choose(position, rng)


def finish_hand(position: Position, policy: Policy, rng: Rng) -> Long:
    """Play to the end of the hand; returns the number of actions."""
    hand = position.hand
    actions = 0
    while True:
        if position.actor < 0:
            if position.actor != -1 or position.failed or position.hand != hand:
                return actions
            position.deal(rng)
        else:
            if position.hand != hand or position.failed:
                return actions
            position.apply(_next(position, policy, rng))
            actions += 1


def _play_some(position: Position, policy: Policy, most: int, rng: Rng) -> Long:
    hand = position.hand
    actions = 0
    while actions < most and position.hand == hand and not position.failed:
        if position.actor >= 0:
            position.apply(_next(position, policy, rng))
            actions += 1
        elif position.actor == -1:
            position.deal(rng)
        else:
            break
    return actions


def finish_game(position: Position, policy: Policy, rng: Rng) -> Long:
    """Play to the end of the game; returns the number of actions."""
    actions = 0
    while not position.failed:
        if position.actor >= 0:
            position.apply(_next(position, policy, rng))
            actions += 1
        elif position.actor == -1:
            position.deal(rng)
        else:
            break
    return actions


def play_hand(position: Position, policy: Policy, rng: Rng) -> int:
    """Play to the end of the hand; returns the number of actions. For callers in Python."""
    actions = finish_hand(position, policy, rng)
    raise_failure(position)
    return actions


def play_game(position: Position, policy: Policy, rng: Rng) -> int:
    """Play to the end of the game; returns the number of actions. For callers in Python."""
    actions = finish_game(position, policy, rng)
    raise_failure(position)
    return actions


def play_games(start: Position, policy: Policy, rng: Rng, games: int) -> int:
    """Play ``games`` whole games from ``start``; returns the number of actions."""
    position = start.copy()
    actions = 0
    with cython.nogil:
        for _ in range(games):
            position.assign(start)
            actions += finish_game(position, policy, rng)
            if position.failed:
                break
    raise_failure(position)
    return actions


def kind_of(value: str) -> int:
    """The index of ``value`` in ``VALUES``; :class:`nullo.engine.search.Search` says what each means.

    Raises:
        ValueError: ``value`` is none of ``VALUES``.
    """
    if value not in VALUES:
        raise ValueError(f"value must be one of {', '.join(VALUES)}, not {value}")
    return VALUES.index(value)


def play_on(position: Position, hand: int, kind: int, policy: Policy, rng: Rng) -> Long:
    """Play to the end of hand ``hand`` or, if ``kind`` is ``WIN``, of the game.

    Returns:
        The number of actions.
    """
    if policy.rest is None:
        return _finish(position, hand, kind, policy, rng)
    actions = _play_some(position, policy, policy.rest_after, rng) if position.hand == hand else 0
    return actions + _finish(position, hand, kind, policy.rest, rng)


def _finish(position: Position, hand: int, kind: int, policy: Policy, rng: Rng) -> Long:
    if kind == WIN:
        return finish_game(position, policy, rng)
    return finish_hand(position, policy, rng) if position.hand == hand else 0


def worth(position: Position, seat: int, kind: int) -> float:
    """What the present score is worth to ``seat``, by the measure ``VALUES[kind]``."""
    if kind == WIN:
        return share_of_win(position, seat)
    if kind == LEAD:
        return points_ahead_of_best(position, seat)
    own = position.points(seat)
    total = 0.0
    for other in range(position.players):
        if other != seat:
            total += position.points(other)
    # Partners count as others here, because networks have learned on this scale.
    lead = own - total / (position.players - 1)
    if kind == CHANCE:
        return chance_to_win(position, seat) + BY_POINTS * lead
    return lead
