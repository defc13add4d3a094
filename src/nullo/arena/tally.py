"""Sums over many games: wins and points by seat, with their spread."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from nullo.arena.simulate import Played
from nullo.game import Game

Z99 = 2.5758293035489004


@dataclass(frozen=True)
class Mean:
    """A mean and half the width of its 99 % confidence interval (normal approximation)."""

    mean: float
    half: float

    @property
    def above(self) -> bool:
        """Whether the whole interval lies above 0."""
        return self.mean - self.half > 0

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ± {self.half:.3f}"


def mean_of(values: list[float]) -> Mean:
    """The mean of independent values and its 99 % confidence."""
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return Mean(mean, float("inf"))
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return Mean(mean, Z99 * sqrt(variance / n))


def win_share(game: Game, winners: list[int], seat: int) -> float:
    """The seat's share of the win; partners share their team's in full."""
    side = seat % 2 if game.rules.teams else seat
    return 1.0 / len(winners) if side in winners else 0.0


class Tally:
    """Wins and points by seat."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.games = 0
        self._wins: list[list[float]] = [[] for _ in range(game.players)]
        self._points: list[list[float]] = [[] for _ in range(game.players)]

    def add(self, played: Played) -> None:
        """Count a game."""
        self.games += 1
        for seat in range(self.game.players):
            self._wins[seat].append(win_share(self.game, played.winners, seat))
            self._points[seat].append(played.returns[seat])

    def wins(self, seat: int) -> Mean:
        """The seat's share of wins, 0 … 1."""
        return mean_of(self._wins[seat])

    def points(self, seat: int) -> Mean:
        """The seat's points a game; more is better."""
        return mean_of(self._points[seat])
