"""Measures rates in alternating slices, so that a slow minute of the machine affects all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import median
from time import process_time
from typing import TypeVar

Name = TypeVar("Name")


def rate(step: Callable[[], int], seconds: float) -> float:
    """How much ``step`` does per CPU second if it is repeated; each call returns how much it has done."""
    begin, done = process_time(), 0
    while (took := process_time() - begin) < seconds or not done:
        done += step()
    return done / took


def in_turn(runs: Mapping[Name, Callable[[], float]], rounds: int) -> dict[Name, list[float]]:
    """The results of each run in all rounds, by name; each round calls all runs one after the other."""
    found: dict[Name, list[float]] = {name: [] for name in runs}
    for _ in range(rounds):
        for name, run in runs.items():
            found[name].append(run())
    return found


def ratios(ones: Sequence[float], others: Sequence[float]) -> list[float]:
    return [one / other for one, other in zip(ones, others, strict=True)]


def median_and_range(values: Sequence[float], form: str, to: str = "–") -> str:
    least, most = min(values), max(values)
    return f"{median(values):{form}} ({least:{form}} {to} {most:{form}})"
