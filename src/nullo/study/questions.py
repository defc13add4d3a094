"""Questions that a study answers from rows, one per seat and hand: the mean of a column by other columns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from nullo.game.study_form import MADE, PLACE, POINTS, SEAT, Chart, Count
from nullo.state import Game

Array = np.ndarray[Any, Any]

OWN = (SEAT, PLACE, MADE)  # columns of every game, after the number of the game and of the hand
FIRST = 2 + len(OWN)


@dataclass(frozen=True)
class StudyQuestion:
    """A chart, with the counts that divide its values into cells: ``by`` and, if it has one, ``split``."""

    chart: Chart
    by: Count
    split: Count | None
    columns: tuple[
        int, int, int, int
    ]  # of value, by, split, where; -1 for points or if there is none

    @property
    def wide(self) -> int:
        """The number of bins into which the values of ``by`` are divided."""
        return (self.by.high - self.by.low) // self.chart.step + 1

    @property
    def high(self) -> int:
        return self.split.high - self.split.low + 1 if self.split else 1

    @property
    def cells(self) -> int:
        return self.wide * self.high

    def lower_edge(self, cell: int) -> int:
        """The lowest value of ``by`` in the bin of ``cell``."""
        return self.by.low + cell // self.high * self.chart.step

    def series(self, cell: int) -> int:
        """The value of ``split`` in ``cell``; -1 if the chart has none."""
        return self.split.low + cell % self.high if self.split else -1

    def add(self, rows: Array, gains: Array, sums: Array) -> None:
        """Add ``rows`` to ``sums``: for each cell of the chart, the sum of its values, and their number.

        Args:
            gains: the points of each row.
        """
        value, by, split, where = self.columns
        values = gains if value < 0 else rows[:, value].astype(float)
        keep = np.ones(len(rows), bool)
        if where >= 0:
            keep &= rows[:, where] != 0
        if self.chart.value == MADE:
            keep &= values >= 0
        at = (np.clip(rows[:, by], self.by.low, self.by.high) - self.by.low) // self.chart.step
        if self.split:
            at = at * self.high
            at += np.clip(rows[:, split], self.split.low, self.split.high) - self.split.low
        at, values = at[keep], values[keep]
        sums[:, 0] += np.bincount(at, values, minlength=self.cells)
        sums[:, 1] += np.bincount(at, minlength=self.cells)


def questions(game: Game) -> list[StudyQuestion]:
    """The questions that are asked for every game, then those of this game's study form."""
    form = game.rules.study_form(game.typed_options)
    place = Count(PLACE, "study-place", 0, game.players - 1)
    own = {PLACE: place, SEAT: Count(SEAT, "study-seat", 0, game.players - 1)}
    counts = {**own, **{one.name: one for one in form.counts}}
    columns = {name: 2 + k for k, name in enumerate(OWN)}
    columns |= {one.name: FIRST + k for k, one in enumerate(form.counts)}
    columns[POINTS] = -1
    charts = [Chart("points-place", "study-points-by-place", POINTS, PLACE)]
    if any(chart.value == MADE for chart in form.charts):
        charts.append(Chart("made-place", "study-made-by-place", MADE, PLACE))
    columns[""] = -1
    return [
        StudyQuestion(
            chart,
            counts[chart.by],
            counts[chart.split] if chart.split else None,
            (columns[chart.value], columns[chart.by], columns[chart.split], columns[chart.where]),
        )
        for chart in (*charts, *form.charts)
    ]
