"""The chance to win the game, calculated from the score at the end of a hand.

The points of all seats in the hands to come are assumed to be independent and normally distributed, with
the standard deviation that the game states (:meth:`Position.to_come`). Only basic arithmetic and roots are
used, because they give the same results on every platform.
"""

from __future__ import annotations

import cython

from nullo.engine.position import Position

if not cython.compiled:
    from nullo.engine.bits import bit

# Points and weights of the Gauss-Hermite quadrature, for the normal distribution.
POINT = [0.0, 1.0232556637891326, 2.0768479786778302, 3.205429002856470, 4.512745863399783]
WEIGHT = [
    0.40634920634920635,
    0.24409750289493909,
    0.04991640676521787,
    0.0027891413212317676,
    2.2345844007746566e-05,
]


def normal(x: float) -> float:
    """The probability that a standard normal variable is below ``x``, with an error below 2e-7."""
    # Abramowitz and Stegun, 26.2.19.
    a = -x if x < 0 else x
    if a > 6.0:
        return 0.0 if x < 0 else 1.0
    t = 0.0000488906 + a * 0.0000053830
    t = 0.0000380036 + a * t
    t = 0.0032776263 + a * t
    t = 0.0211410061 + a * t
    t = 0.0498673470 + a * t
    t = 1.0 + a * t
    t *= t
    t *= t
    t *= t
    t *= t
    below = 0.5 / t
    return below if x < 0 else 1.0 - below


def share_of_win(position: Position, seat: int) -> float:
    """A seat's share of the win if the game ended now; sides with equal best scores share it."""
    own = position.points(seat)
    counted = 0
    equal = 0
    for other in range(position.players):
        if counted >> position.side(other) & 1:
            continue
        counted |= bit(position.side(other))
        points = position.points(other)
        if points > own:
            return 0.0
        if points == own:
            equal += 1
    return 1.0 / equal


def points_ahead(position: Position, seat: int) -> float:
    """The mean number of points by which a seat is ahead of the seats of other sides."""
    own = position.points(seat)
    side = position.side(seat)
    total = 0.0
    many = 0
    for other in range(position.players):
        if position.side(other) != side:
            total += position.points(other)
            many += 1
    return own - total / many if many else own


def points_ahead_of_best(position: Position, seat: int) -> float:
    """The number of points by which a seat is ahead of the best other side."""
    own = position.points(seat)
    side = position.side(seat)
    least = 0.0
    many = 0
    for other in range(position.players):
        if position.side(other) != side:
            ahead = own - position.points(other)
            least = min(least, ahead) if many else ahead
            many += 1
    return least if many else own


def chance_to_win(position: Position, seat: int) -> float:
    """The probability that a seat's side has the highest score when the game ends; sides that tie share it.

    Unless the game is over, the position must be between two hands. If the game does not state how much
    points vary, the result is that of a game that ends now.
    """
    spread = position.to_come()
    if position.actor == -4 or spread <= 0.0:
        return share_of_win(position, seat)
    own = position.points(seat)
    total = 0.0
    for k in range(9):
        away = k - 4 if k > 4 else 4 - k
        reached = POINT[away] * spread
        product = WEIGHT[away]
        counted = bit(position.side(seat))
        for other in range(position.players):
            if counted >> position.side(other) & 1:
                continue
            counted |= bit(position.side(other))
            lead = own - position.points(other)
            product *= normal((lead + reached if k > 4 else lead - reached) / spread)
        total += product
    return total


def states_chance(position: Position) -> bool:
    """Whether the game states how much its points still vary, as :func:`chance_to_win` needs."""
    return bool(cython.cast(Position, position).to_come() > 0.0)


def bid_result_of(position: Position, seat: int) -> int:
    """1 if a seat's side made its bid in the hand just over, 0 if not; -1 if the game has no bids."""
    return int(cython.cast(Position, position).bid_result(seat))
