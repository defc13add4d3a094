"""Chi-square tests of uniformity."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable
from math import sqrt


def limit(freedom: int) -> float:
    """The value that chi-square exceeds once in a million (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 4.7534 * sqrt(spread)) ** 3)


def assert_uniform(draws: Iterable[Hashable], cells: Collection[Hashable]) -> None:
    """Check that every draw is one of ``cells``, and that all are plausibly equally frequent."""
    counts = dict.fromkeys(cells, 0)
    total = 0
    for draw in draws:
        assert draw in counts, f"{draw!r} cannot be"
        counts[draw] += 1
        total += 1
    if len(counts) == 1:
        return
    expected = total / len(counts)
    assert expected >= 5, f"{total} draws are too few for {len(counts)} cells"
    square = sum((count - expected) ** 2 for count in counts.values()) / expected
    assert square < limit(len(counts) - 1), f"chi-square {square:.1f} of {len(counts)} cells"
