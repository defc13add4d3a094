"""Charts of studies: ticks that are not rounded, words that do not overlap, kinds that are not joined."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

pytest.importorskip("matplotlib")

from nullo.study.charts import Axis, Panel, Series, points
from nullo.study.figures import BINS, bin_counts


def _chart(x: Axis, y: Axis, xs: list[float], ys: list[float]) -> str:
    return points([Panel("", [Series("", 0, xs, ys, [0.0] * len(xs))])], x, y)


@pytest.mark.parametrize("top", [0.0042, 0.011, 0.024, 0.07, 0.12, 0.6])
def test_ticks_are_exact(top: float) -> None:
    svg = _chart(Axis("x"), Axis("y", percent=True), [0, 1, 2], [0.0, top / 2, top])
    ticks = [float(one) for one in re.findall(r">(-?[\d.]+)\s?%<", svg)]
    assert len(ticks) > 2
    steps = {round(after - before, 9) for before, after in pairwise(ticks)}
    assert len(steps) == 1


def _joined(svg: str) -> bool:
    """Whether a line joins points: a path of several segments in the series' colour."""
    return bool(re.search(r'<path d="M [^"]*L [^"]*L [^"]*" clip-path[^>]*--series-0', svg))


def test_only_amounts_are_joined_by_lines() -> None:
    xs, ys = [0.0, 1.0, 2.0], [1.0, 2.0, 3.0]
    assert _joined(_chart(Axis("x", whole=True), Axis("y"), xs, ys))
    assert not _joined(_chart(Axis("x", names=["0", "1", "2"]), Axis("y"), xs, ys))


@given(low=st.integers(-500, 500), span=st.integers(0, 3_000))
@example(low=-1, span=199)
def test_a_histogram_has_at_most_its_bars_wherever_it_begins(low: int, span: int) -> None:
    bars, width = bin_counts({low: 1, low + span: 3})
    assert 1 <= len(bars) <= BINS
    assert bars[0][0] <= low < bars[0][0] + width
    assert sum(share for _, share in bars) == pytest.approx(1)
