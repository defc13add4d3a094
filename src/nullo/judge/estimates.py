"""The mean of random values, and its standard error."""

from __future__ import annotations

from collections.abc import Sequence


def mean(values: Sequence[float]) -> float:
    """The mean of ``values``; 0 if there are none."""
    return sum(values) / len(values) if values else 0.0


def standard_error(values: Sequence[float]) -> float:
    """The standard error of the mean of independent values; 0 if there are fewer than two."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return float((variance / len(values)) ** 0.5)
