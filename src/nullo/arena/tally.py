"""Adds up many games: wins and points by seat, with their confidence intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, isfinite, sqrt

from nullo.arena.intervals import share_interval, student
from nullo.arena.simulate import SimulatedGame
from nullo.locale.words import figure, percent
from nullo.state import Game


@dataclass(frozen=True)
class Mean:
    """A mean and half the width of its 99 % confidence interval, by Student's t.

    ``half`` is infinite if the spread is unknown, because there is a single value or all are equal.
    """

    mean: float
    half: float

    @property
    def above(self) -> bool:
        """Whether the whole interval is above 0."""
        return self.mean - self.half > 0

    def __str__(self) -> str:
        return f"{self.mean:+.3f}" + (f" ± {self.half:.3f}" if isfinite(self.half) else "")


@dataclass(frozen=True)
class WinShare:
    """A share of the wins, from 0 to 1, and its 99 % confidence interval."""

    share: float
    low: float
    high: float


def mean_of(values: list[float]) -> Mean:
    """The mean of independent values and its 99 % confidence interval."""
    n = len(values)
    mean = sum(values) / n
    if min(values) == max(values):
        return Mean(mean, inf)
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return Mean(mean, student(n - 1) * sqrt(variance / n))


def rate_of(amounts: list[float], over: list[float]) -> Mean:
    """The sum of ``amounts`` divided by the sum of ``over``, with its 99 % confidence interval.

    Both have one value per deal; points and hands, for example, give the points per hand.
    """
    n, units = len(amounts), sum(over)
    rate = sum(amounts) / units
    rests = [amount - rate * many for amount, many in zip(amounts, over, strict=True)]
    if max(map(abs, rests)) < 1e-9 * (1 + abs(rate)) or n < 2:
        return Mean(rate, inf)
    variance = sum(rest * rest for rest in rests) / (n - 1)
    return Mean(rate, student(n - 1) * sqrt(n * variance) / units)


def win_share(game: Game, winners: list[int], seat: int) -> float:
    """A seat's share of the win: 1 if its side won alone. Each partner has the whole share of the team."""
    return 1.0 / len(winners) if game.side(seat) in winners else 0.0


def share_of(values: list[float]) -> WinShare:
    """The mean of independent values from 0 to 1, such as shares of wins, and its 99 % confidence interval.

    If all values are equal, the interval is that of a share of wins in ``len(values)`` games.
    """
    mean = mean_of(values)
    if isfinite(mean.half):
        return WinShare(mean.mean, max(0.0, mean.mean - mean.half), min(1.0, mean.mean + mean.half))
    return WinShare(mean.mean, *share_interval(sum(values), len(values)))


class Tally:
    """Counts wins and points by seat."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.games = 0
        self._wins: list[list[float]] = [[] for _ in range(game.players)]
        self._points: list[list[float]] = [[] for _ in range(game.players)]

    def add(self, played: SimulatedGame) -> None:
        """Count a game."""
        self.games += 1
        for seat in range(self.game.players):
            self._wins[seat].append(win_share(self.game, played.winners, seat))
            self._points[seat].append(played.returns[seat])

    def wins(self, seat: int) -> WinShare:
        """The seat's share of wins."""
        won = sum(self._wins[seat])
        return WinShare(won / self.games, *share_interval(won, self.games))

    def points(self, seat: int) -> Mean:
        """The seat's points per game; higher is better."""
        return mean_of(self._points[seat])


def mean_data(value: Mean) -> dict[str, float | None]:
    """A mean and the ends of its interval as JSON values; the ends are None if it has no interval."""
    known = isfinite(value.half)
    return {
        "mean": value.mean,
        "low_99": value.mean - value.half if known else None,
        "high_99": value.mean + value.half if known else None,
    }


def share_data(value: WinShare) -> dict[str, float]:
    """A share of the wins and the ends of its interval as JSON values."""
    return {"mean": value.share, "low_99": value.low, "high_99": value.high}


def share_words(value: WinShare) -> str:
    """A share of the wins with its interval, in percent."""
    low, high = (figure(100 * end, ".1f") for end in (value.low, value.high))
    return f"{percent(value.share, 1)} ({low} – {high})"


def mean_words(value: Mean, digits: int) -> str:
    """A mean with its sign and half the width of its interval."""
    half = f" ± {figure(value.half, f'.{digits}f')}" if isfinite(value.half) else ""
    return figure(value.mean, f"+.{digits}f") + half
