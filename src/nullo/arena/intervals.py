"""Confidence intervals that are valid even for few games: Clopper–Pearson and Student's t."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import exp, lgamma, log, log1p, sqrt

CONFIDENCE = 0.99
_STEPS = 60  # of bisection, which reaches the last digits of a float
_TINY = 1e-300


def share_interval(wins: float, games: int) -> tuple[float, float]:
    """The 99 % confidence interval of a share of wins, by Clopper and Pearson.

    Args:
        wins: the number of wins; a shared win counts as a fraction.
        games: the number of games, at least 1.
    """
    half = (1 - CONFIDENCE) / 2
    low = 0.0 if wins <= 0 else _inverse(lambda x: _beta(x, wins, games - wins + 1), half)
    high = 1.0 if wins >= games else _inverse(lambda x: _beta(x, wins + 1, games - wins), 1 - half)
    return low, high


@lru_cache
def student(freedom: int) -> float:
    """Half the width of a mean's 99 % confidence interval by Student's t, in standard errors of the mean.

    Args:
        freedom: the degrees of freedom: the number of values minus one, at least 1.
    """
    part = _inverse(lambda x: _beta(x, 0.5, freedom / 2), CONFIDENCE)
    return sqrt(freedom * part / (1 - part))


def _inverse(rising: Callable[[float], float], value: float) -> float:
    """The point from 0 to 1 at which the increasing function ``rising`` reaches ``value``."""
    low, high = 0.0, 1.0
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if rising(middle) < value:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _beta(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function I_x(a, b)."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x))
    if x < (a + 1) / (a + b + 2):
        return front * _fraction(x, a, b) / a
    return 1 - front * _fraction(1 - x, b, a) / b


def _fraction(x: float, a: float, b: float) -> float:
    """The continued fraction of the incomplete beta function, by Lentz's method.

    It converges if ``x`` is below the mean of the beta distribution.
    """
    upper, lower = 1.0, 1 / _not_zero(1 - (a + b) * x / (a + 1))
    value = lower
    for m in range(1, 100_000):
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        for term in (even, odd):
            lower = 1 / _not_zero(1 + term * lower)
            upper = _not_zero(1 + term / upper)
            value *= upper * lower
        if abs(upper * lower - 1) < 1e-14:
            break
    return value


def _not_zero(value: float) -> float:
    return value if abs(value) > _TINY else _TINY
