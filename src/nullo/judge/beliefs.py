"""The probabilities of a seat's worlds, given what the others were seen to choose."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from nullo.engine.likelihood import Likelihood
from nullo.engine.playout import Policy
from nullo.engine.position import Position
from nullo.engine.rng import Rng
from nullo.state import SeatState

FEWEST = 0.05  # the least effective share of the worlds that count, so that a few do not decide


def beliefs(seat: SeatState, worlds: Sequence[Position], policy: Policy, rng: Rng) -> list[float]:
    """The probability of each world; they add up to 1. It must be the seat's turn.

    A world counts by how likely the choices of the others in this hand are in it, by the policy
    (:class:`nullo.engine.likelihood.Likelihood`), but only by the fourth root of that, because others do not
    choose quite as the policy does. All worlds count alike if nobody has chosen, the policy is random, or the
    game cannot say how a hand was dealt in a world. ``rng`` decides what a world leaves open.
    """
    alike = [1 / len(worlds)] * len(worlds)
    if type(policy) is Policy:  # which chooses at random
        return alike
    start, steps = seat.hand_so_far()
    likelihood = Likelihood(start, steps, seat.seat, policy)
    if not likelihood.choices:
        return alike
    found = []
    for world in worlds:
        past = world.past_hand(start, rng, steps)
        if past is None:
            return alike
        found.append(likelihood.of(past, rng))
    most = max(found)
    return _temper([sqrt(sqrt(one / most)) for one in found], FEWEST * len(worlds))


def _temper(weights: list[float], fewest: float) -> list[float]:
    """Shares in proportion to weights, or to such roots of them that the effective number is large enough.

    Square roots, unlike other powers, are the same to the last digit on every platform.
    """
    while True:
        total = sum(weights)
        shares = [weight / total for weight in weights]
        if 1 / sum(share * share for share in shares) >= fewest:
            return shares
        weights = [sqrt(weight) for weight in weights]
