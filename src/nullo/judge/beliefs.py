"""How likely each world is for a seat, given what it saw the other seats choose."""

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
    """The probability of each of ``worlds`` for the seat to act; the probabilities add up to 1.

    A world's probability grows with the likelihood that the other seats, if they chose by ``policy``, would
    have chosen in it what they did in this hand (:class:`nullo.engine.likelihood.Likelihood`). Only the
    fourth root of the likelihood counts, because others do not choose exactly as the policy does. All worlds
    are equally likely if nobody has chosen yet, if the policy is random, or if the game cannot say how the
    hand was dealt in a world. ``rng`` decides whatever a world leaves open.
    """
    alike = [1 / len(worlds)] * len(worlds)
    if type(policy) is Policy:  # the base class chooses at random
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
    """Shares of 1 in proportion to ``weights``, made more equal if too few of them count.

    As long as the effective number of shares, 1 / sum(share²), is below ``fewest``, each weight is replaced
    by its square root. Square roots, unlike other powers, are the same to the last digit on every platform.
    """
    while True:
        total = sum(weights)
        shares = [weight / total for weight in weights]
        if 1 / sum(share * share for share in shares) >= fewest:
            return shares
        weights = [sqrt(weight) for weight in weights]
