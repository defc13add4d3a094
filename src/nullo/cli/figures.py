"""Means and shares with their 99 % intervals, as JSON and in words."""

from __future__ import annotations

from math import isfinite

from nullo.arena.tally import Mean, Share
from nullo.locale.numbers import figure


def mean_data(value: Mean) -> dict[str, float | None]:
    """A mean as JSON; without an interval if it has none."""
    known = isfinite(value.half)
    return {
        "mean": value.mean,
        "low_99": value.mean - value.half if known else None,
        "high_99": value.mean + value.half if known else None,
    }


def share_data(value: Share) -> dict[str, float]:
    """A share as JSON."""
    return {"mean": value.share, "low_99": value.low, "high_99": value.high}


def mean_words(value: Mean, digits: int) -> str:
    """A mean with its sign and half its interval."""
    half = f" ± {figure(value.half, f'.{digits}f')}" if isfinite(value.half) else ""
    return figure(value.mean, f"+.{digits}f") + half
