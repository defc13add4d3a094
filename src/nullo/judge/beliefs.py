"""How far a seat that saw the others choose should believe in each of its worlds."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from nullo.engine.likelihood import Likelihood
from nullo.engine.playout import Policy
from nullo.engine.position import Position
from nullo.engine.rng import Rng
from nullo.state import SeatState

FEWEST = 0.05
"""The share of the worlds that must count, as an effective number, so that no few decide everything."""


def beliefs(seat: SeatState, worlds: Sequence[Position], policy: Policy, rng: Rng) -> list[float]:
    """How far to believe in each world: the chances add up to 1.

    A world counts by how likely it makes what the others were seen to choose in this hand
    (:class:`nullo.engine.likelihood.Likelihood`), and of that only the fourth root, because they do not
    choose quite as the policy does. All worlds count alike if nobody has chosen, the game has no policy, or
    it cannot say how a hand was dealt in a world. It must be the seat's turn; ``rng`` decides what a world
    leaves open.
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
    """Shares in proportion to weights, or to roots of them, such that enough worlds count.

    Square roots, because unlike other powers they are the same to the last digit on every platform.
    """
    while True:
        total = sum(weights)
        shares = [weight / total for weight in weights]
        if 1 / sum(share * share for share in shares) >= fewest:
            return shares
        weights = [sqrt(weight) for weight in weights]
