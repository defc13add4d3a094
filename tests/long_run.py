"""The usual run takes a part of what repeats; the long run (``scripts/long``) takes all of it."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import cycle, islice, product
from typing import Any, TypeVar

T = TypeVar("T")

LONG = os.environ.get("NULLO_LONG") == "1"
"""Whether this is the long run."""


def part(values: Iterable[T], *usual: T) -> list[T]:
    """All values in the long run, in the usual one only those named after them.

    Raises:
        ValueError: one of those is not among the values.
    """
    everything = list(values)
    if missing := [value for value in usual if value not in everything]:
        raise ValueError(f"not among the values: {missing}")
    return everything if LONG else list(usual)


def combined(*axes: Iterable[Any]) -> list[tuple[Any, ...]]:
    """All combinations of values in the long run; in the usual one the fewest that contain each value."""
    values = [list(axis) for axis in axes]
    if LONG:
        return list(product(*values))
    return list(islice(zip(*map(cycle, values), strict=True), max(map(len, values))))
