"""The figures of a study, with intervals of 99 % confidence.

Every mean is a sum divided by a number. Its interval follows from the spread between groups of games, so it
is valid even if the values of a game depend on each other. All variants are played with the same cards.
The differences between variants are taken group by group; they are more precise than the means themselves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf, isfinite, nan, sqrt

import numpy as np

from nullo.arena.intervals import student
from nullo.arena.tally import Mean, WinShare, mean_of, share_of
from nullo.study.plan import Study, Task
from nullo.study.play import TaskResult
from nullo.study.questions import Array, StudyQuestion, questions

GROUPS = 100
BINS = 40  # bars of a distribution at most
FIELDS = ("hands", "decisions", "lead_changes", "half", "margin", "spread")
"""Quantities averaged over games: the hands, the decisions, how often the first place passed to another side,
whether the side that was first after half of the hands won, the best score minus the second best, and the
best minus the lowest.
"""
COUNTED = {"length": 1, "turns": 2, "lead-changes": 3}
"""Figures for which a study also counts how often each value occurs, with their columns in
``TaskResult.games``.
"""


@dataclass(frozen=True)
class FigureRow:
    """A row of the table ``figures.parquet``."""

    variant: int
    figure: str  # its name, such as ``seat-wins`` or that of a chart
    x: float  # its value on the horizontal axis
    series: int  # the number of its series, -1 if there is only one
    n: float  # the number of values
    mean: float
    low: float  # the lower end of its interval, NaN if it has none
    high: float


@dataclass
class Means:
    """The mean of the values in each cell, from their sum and number in each group and cell."""

    sums: Array  # groups × cells × 2

    @property
    def n(self) -> Array:
        return np.asarray(self.sums[:, :, 1].sum(axis=0))

    @property
    def mean(self) -> Array:
        """The means by cell; NaN where there are no values."""
        with np.errstate(invalid="ignore", divide="ignore"):
            return np.asarray(self.sums[:, :, 0].sum(axis=0) / self.n)

    def _rests(self) -> Array:
        """How far each group's sum is from what the cell's mean predicts, by group and cell.

        The differences are divided by the number of all values in the cell.
        """
        mean = np.nan_to_num(self.mean)
        with np.errstate(invalid="ignore", divide="ignore"):
            rests: Array = (self.sums[:, :, 0] - mean * self.sums[:, :, 1]) / self.n
        return np.nan_to_num(rests)

    def half(self) -> Array:
        """Half the width of each mean's interval, by cell; NaN where the spread is unknown."""
        return _half(self._rests())

    def minus(self, other: Means) -> tuple[Array, Array]:
        """The means minus those of ``other``, and half the width of each difference's interval, by cell."""
        return self.mean - other.mean, _half(self._rests() - other._rests())


def _half(rests: Array) -> Array:
    groups = len(rests)
    if groups < 2:
        return np.full(rests.shape[1], np.nan)
    half = student(groups - 1) * np.sqrt(groups / (groups - 1) * (rests**2).sum(axis=0))
    return np.where(half > 1e-12, half, np.nan)


@dataclass
class VariantFigures:
    """The figures of a variant."""

    games: int
    whole: Means  # of ``FIELDS``
    wins: Means  # by seat
    points: Means  # by seat
    questions: list[StudyQuestion]
    asked: list[Means]  # by question and cell
    counts: dict[str, Counter[float]]  # of values, for ``score`` and the names in ``COUNTED``


@dataclass(frozen=True)
class Duel:
    """The result of a level against the next lower one, on deals played twice with the seats exchanged."""

    upper: str
    lower: str
    deals: int
    points: Mean  # the upper level's minus the lower one's, per hand and seat
    wins: WinShare  # of the upper level
    matches: float  # games after which the upper level is ahead with 95 % probability, or infinite


@dataclass(frozen=True)
class Figures:
    """All figures of a study."""

    study: Study
    variants: list[VariantFigures]
    ladder: list[Duel]


class Collector:
    """Adds up the results of a study's tasks; they must be added in the order of the tasks."""

    def __init__(self, study: Study) -> None:
        self.study = study
        asked = [questions(one.game) for one in study.variants]
        tasks = study.tasks()
        per = sum(1 for task in tasks if not task.ladder) // len(study.variants)
        self.groups = min(GROUPS, per)
        self.per = per
        players = [one.game.players for one in study.variants]
        self.variants = [
            VariantFigures(
                0,
                self._means(len(FIELDS)),
                self._means(many),
                self._means(many),
                asked,
                [self._means(one.cells) for one in asked],
                {name: Counter() for name in ("score", *COUNTED)},
            )
            for many, asked in zip(players, asked, strict=True)
        ]
        self.seen = [0] * len(study.variants)
        self.duels: list[list[Array]] = [[] for _ in study.pairs()]

    def _means(self, cells: int) -> Means:
        return Means(np.zeros((self.groups, cells, 2)))

    def add(self, task: Task, played: TaskResult) -> None:
        if task.ladder:
            self.duels[task.variant].append(played.duels)
            return
        at = self.variants[task.variant]
        group = self.seen[task.variant] * self.groups // self.per
        self.seen[task.variant] += 1
        at.games += len(played.games)
        whole, points = played.games, played.points
        order = np.sort(points, axis=1)[:, ::-1]
        game = self.study.variants[task.variant].game
        second = game.players // game.sides  # partners have the same points
        margin = order[:, 0] - order[:, second] if game.sides > 1 else order[:, 0] * 0
        led = whole[:, 4] >= 0
        values = [whole[:, 1], whole[:, 2], whole[:, 3], whole[led, 4], margin]
        values.append(order[:, 0] - order[:, -1])
        for k, column in enumerate(values):
            at.whole.sums[group, k] += (column.sum(), len(column))
        for means, table in ((at.wins, played.wins), (at.points, points)):
            means.sums[group, :, 0] += table.sum(axis=0)
            means.sums[group, :, 1] += len(table)
        start = 0
        for one, means in zip(at.questions, at.asked, strict=True):
            means.sums[group] += played.sums[start : start + one.cells]
            start += one.cells
        at.counts["score"].update(points.ravel().tolist())
        for name, column in COUNTED.items():
            at.counts[name].update(whole[:, column].astype(float).tolist())

    def figures(self) -> Figures:
        pairs = zip(self.study.pairs(), self.duels, strict=True)
        ladder = [
            _duel(upper.name, lower.name, np.concatenate(rows)) for (upper, lower), rows in pairs
        ]
        return Figures(self.study, self.variants, ladder)


def _duel(upper: str, lower: str, rows: Array) -> Duel:
    points, wins, hands, single, squares = rows.T
    deals = len(rows)
    rates = mean_of(list(points / hands))
    mean = float(single.mean())
    sigma = sqrt(max(0.0, float(squares.mean()) - mean * mean))
    matches = (1.645 * sigma / mean) ** 2 if mean > 0 else inf
    return Duel(upper, lower, deals, rates, share_of(list(map(float, wins))), max(1.0, matches))


def bin_counts(
    counts: Mapping[float, int], width: float | None = None
) -> tuple[list[tuple[float, float]], float]:
    """The bars of a histogram without gaps, as pairs of a lowest value and a share; and the width of a bar.

    Args:
        counts: how often each value occurs.
        width: the width of a bar; by default the least of 1, 2, 5, 10, 20 … for which ``BINS`` bars suffice.
    """
    low, high = min(counts), max(counts)
    if width is None:
        width = next(
            step * 10.0**power
            for power in range(18)
            for step in (1, 2, 5)
            if high // (step * 10.0**power) - low // (step * 10.0**power) < BINS
        )
    first = low // width
    shares = [0.0] * (int(high // width - first) + 1)
    for value, many in counts.items():
        shares[int(value // width - first)] += many / sum(counts.values())
    return [((first + k) * width, share) for k, share in enumerate(shares)], width


def rows(figures: Figures) -> Iterator[FigureRow]:
    """All figures of a study, as the rows of ``figures.parquet``."""
    for number, one in enumerate(figures.variants):
        for k, name in enumerate(FIELDS):
            yield from _rows(number, name, one.whole, [k], [0.0])
        seats = range(len(one.wins.n))
        for name, means in (("seat-wins", one.wins), ("seat-points", one.points)):
            yield from _rows(number, name, means, seats, seats)
        for name, counts in one.counts.items():
            total = counts.total()
            for value, many in sorted(counts.items()):
                yield FigureRow(number, name, value, -1, many, many / total, nan, nan)
        for question, means in zip(one.questions, one.asked, strict=True):
            cells = range(question.cells)
            xs = [question.lower_edge(cell) for cell in cells]
            series = [question.series(cell) for cell in cells]
            yield from _rows(number, question.chart.name, means, cells, xs, series)
    for k, duel in enumerate(figures.ladder):
        points, wins = duel.points, duel.wins
        half = points.half if isfinite(points.half) else nan
        ends = (points.mean - half, points.mean + half)
        yield FigureRow(0, "ladder-points", k, -1, duel.deals, points.mean, *ends)
        yield FigureRow(0, "ladder-wins", k, -1, duel.deals, wins.share, wins.low, wins.high)
        yield FigureRow(0, "ladder-games", k, -1, duel.deals, duel.matches, nan, nan)


def _rows(
    variant: int,
    figure: str,
    means: Means,
    cells: Sequence[int],
    xs: Sequence[float],
    series: Sequence[int] = (),
) -> Iterator[FigureRow]:
    mean, half, n = means.mean, means.half(), means.n
    for k, cell in enumerate(cells):
        if n[cell] > 0:
            low, high = float(mean[cell] - half[cell]), float(mean[cell] + half[cell])
            value = series[k] if series else -1
            yield FigureRow(
                variant, figure, xs[k], value, float(n[cell]), float(mean[cell]), low, high
            )


def differences(figures: Figures, k: int) -> Sequence[tuple[float, float]]:
    """For each variant, its mean of ``FIELDS[k]`` minus that of the first variant.

    With each difference comes half the width of its interval.
    """
    first = figures.variants[0].whole
    changes = [one.whole.minus(first) for one in figures.variants]
    return [(float(change[k]), float(half[k])) for change, half in changes]
