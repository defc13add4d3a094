"""Plots of means with their confidence intervals, as text and as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import floor, isfinite, log10

from nullo.locale.words import figure

POINT, LINE, ZERO = "●", "─", "│"
ROW, CHAR, PLOT, MARGIN = 26, 7.5, 420, 14  # of the SVG, in pixels


@dataclass(frozen=True)
class PlotRow:
    """A row of a plot: a mean, and half the width of its confidence interval (infinite if it has none)."""

    label: str
    mean: float
    half: float

    @property
    def ends(self) -> tuple[float, float]:
        half = self.half if isfinite(self.half) else 0.0
        return self.mean - half, self.mean + half


class _PlotAxis:
    """An axis that maps values to places from 0 to ``width``.

    It covers all ``bars`` and, if ``with_zero`` is True, the value 0.
    """

    def __init__(self, bars: Sequence[PlotRow], width: float, with_zero: bool) -> None:
        values = [end for bar in bars for end in bar.ends] + [0.0] * with_zero
        low, high = min(values), max(values)
        spare = 0.03 * (high - low) or 1.0
        self.low, self.high = low - spare, high + spare
        self.width = width

    def at(self, value: float) -> float:
        return (value - self.low) / (self.high - self.low) * self.width

    def marks(self) -> list[float]:
        """About 3 to 8 round values at which the axis is labelled."""
        step = 10.0 ** floor(log10(self.high - self.low))
        for part in (1.0, 0.5, 0.25, 0.2):
            if (self.high - self.low) / (step * part) >= 3:
                step *= part
                break
        first = floor(self.low / step) + 1
        last = floor(self.high / step)
        return [number * step for number in range(first, last + 1)]


def as_text(bars: Sequence[PlotRow], width: int, with_zero: bool = True) -> list[str]:
    """A plot as lines of text: for each row its label and its mean within the interval, then the scale.

    Lines have at most ``width`` characters, unless long labels need more.
    """
    labels = max(len(bar.label) for bar in bars)
    room = max(12, width - labels - 2)
    axis = _PlotAxis(bars, room - 1, with_zero)
    lines = []
    for bar in bars:
        low, high = (round(axis.at(end)) for end in bar.ends)
        signs = [LINE if low <= place <= high else " " for place in range(room)]
        if with_zero:
            signs[round(axis.at(0.0))] = ZERO
        signs[round(axis.at(bar.mean))] = POINT
        lines.append(f"{bar.label:{labels}}  {''.join(signs).rstrip()}")
    lines.append(" " * (labels + 2) + _scale(axis, room))
    return lines


def _scale(axis: _PlotAxis, room: int) -> str:
    """The line of numbers below a plot that is ``room`` characters wide."""
    text = ""
    for value in axis.marks():
        mark = figure(value, "g")
        place = max(0, round(axis.at(value)) - len(mark) // 2)
        if place >= len(text) + bool(text) and place + len(mark) <= room:
            text = f"{text:{place}}{mark}"
    return text


@dataclass(frozen=True)
class Plot:
    """A plot with a title, whose axis contains 0 if ``with_zero``."""

    title: str
    bars: Sequence[PlotRow]
    with_zero: bool = True


def as_svg(title: str, panels: Sequence[Plot]) -> str:
    """The content of an SVG file with the plots one below the other."""
    left = MARGIN + CHAR * max(len(bar.label) for panel in panels for bar in panel.bars) + MARGIN
    width, top = left + PLOT + MARGIN, 2.0 * ROW
    parts = [f'<text x="{MARGIN}" y="{ROW}" font-weight="bold">{escape(title)}</text>']
    for panel in panels:
        parts.append(f'<text x="{left}" y="{top}">{escape(panel.title)}</text>')
        parts += _panel(panel, left, top)
        top += (len(panel.bars) + 2.5) * ROW
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{top:.0f}" '
        f'font-family="sans-serif" font-size="13">\n<rect width="100%" height="100%" fill="#fff"/>'
    )
    return "\n".join([head, *parts, "</svg>", ""])


def _panel(panel: Plot, left: float, top: float) -> list[str]:
    axis = _PlotAxis(panel.bars, PLOT, panel.with_zero)
    bottom = top + (len(panel.bars) + 0.5) * ROW
    parts = []
    for value in axis.marks():
        x = left + axis.at(value)
        colour = "#555" if value == 0 and panel.with_zero else "#ddd"
        parts.append(
            f'<path d="M{x:.1f} {top + ROW / 3:.1f}V{bottom:.1f}" stroke="{colour}"/>'
            f'<text x="{x:.1f}" y="{bottom + 16:.1f}" text-anchor="middle">{figure(value, "g")}</text>'
        )
    for number, bar in enumerate(panel.bars):
        y = top + (number + 1) * ROW
        low, high = (left + axis.at(end) for end in bar.ends)
        parts.append(
            f'<text x="{MARGIN}" y="{y + 4:.1f}">{escape(bar.label)}</text>'
            f'<path d="M{low:.1f} {y:.1f}H{high:.1f}" stroke="#1c5d99" stroke-width="2"/>'
            f'<circle cx="{left + axis.at(bar.mean):.1f}" cy="{y:.1f}" r="4" fill="#1c5d99"/>'
        )
    return parts
