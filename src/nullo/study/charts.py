"""Charts of a study as SVG, drawn by Matplotlib; their colours follow the page's theme."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import StringIO
from math import isclose, isnan
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from nullo.locale.words import figure, percent

# These colours stand for variables of the page, which replace them in the SVG.
INK, FAINT, PAPER = "#010203", "#040506", "#070809"
SERIES = tuple(f"#0a0b{k:02x}" for k in range(8))
VARIABLES = {INK: "--ink", FAINT: "--faint", PAPER: "--card"}
VARIABLES |= {colour: f"--series-{k}" for k, colour in enumerate(SERIES)}
STEPS = [1, 2, 5, 10]  # between ticks, so that their values have few digits
MARKERS = "osD^vP*X"  # to tell series apart without colour

STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "nullo",
    "font.family": "DejaVu Sans",  # to measure text; the page uses another font
    "font.size": 10.5,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.facecolor": "none",
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": FAINT,
    "grid.linewidth": 0.6,
    "xtick.color": INK,
    "ytick.color": INK,
    "figure.facecolor": "none",
    "legend.frameon": False,
}


@dataclass(frozen=True)
class Series:
    """Data points of one colour; ``half`` is half the width of each one's interval, NaN if it has none."""

    label: str
    colour: int
    x: Sequence[float]
    y: Sequence[float]
    half: Sequence[float]


@dataclass(frozen=True)
class Panel:
    """One plot of a chart; all plots of a chart share their axes."""

    title: str
    series: Sequence[Series]


@dataclass(frozen=True)
class Axis:
    """What an axis shows, and how its values are written."""

    label: str
    percent: bool = False
    names: Sequence[str] = ()  # of the values 0, 1, 2 …, if they are categories and not amounts
    whole: bool = False
    level: float | None = None  # where a line is drawn for comparison, such as at equal shares
    from_zero: bool = False


def points(panels: Sequence[Panel], x: Axis, y: Axis) -> str:
    """An SVG chart of means with their intervals, joined by lines unless the values of ``x`` have names."""

    def draw(axes: Axes, series: Series, place: float) -> None:
        colour = SERIES[series.colour % len(SERIES)]
        at = [value + place for value in series.x] if x.names else list(series.x)
        half = [0.0 if isnan(one) else one for one in series.half]
        axes.errorbar(
            at,
            series.y,
            yerr=half,
            label=series.label or None,
            color=colour,
            marker=MARKERS[series.colour % len(MARKERS)],
            markersize=4.5,
            linewidth=0 if x.names else 1.4,
            elinewidth=1.4,
            capsize=2.5,
        )

    return _chart(panels, x, y, draw)


def bars(panels: Sequence[Panel], x: Axis, y: Axis, width: float) -> str:
    """An SVG chart of how often values occur: bars ``width`` wide, or steps if a panel has several series."""

    def draw(axes: Axes, series: Series, place: float) -> None:
        colour = SERIES[series.colour % len(SERIES)]
        if all(len(panel.series) == 1 for panel in panels):
            shift = 0.0 if width == 1 else width / 2
            middle = [value + shift for value in series.x]
            axes.bar(middle, series.y, 0.86 * width, color=colour, label=series.label or None)
        else:
            edges = [*series.x, series.x[-1] + width]
            axes.stairs(
                series.y, [edge - 0.5 * (width == 1) for edge in edges],
                color=colour, linewidth=1.6, label=series.label or None,
            )  # fmt: skip

    return _chart(panels, x, y, draw)


def _chart(
    panels: Sequence[Panel], x: Axis, y: Axis, draw: Callable[[Axes, Series, float], None]
) -> str:
    with mpl.rc_context(STYLE):
        many = len(panels)
        rows = (many + 1) // 2
        tall = 3.1 if rows == 1 else 2.3 * rows
        if _is_crowded(x):
            tall += 0.7
        drawing = Figure(figsize=(5.6, tall), layout="constrained")
        grid = drawing.subplots(rows, min(many, 2), squeeze=False, sharex=True, sharey=True)
        places = [axes for row in grid for axes in row]
        for axes, panel in zip(places, panels, strict=False):
            for k, series in enumerate(panel.series):
                spread = 0.5 / max(1, len(panel.series))
                draw(axes, series, spread * (k - (len(panel.series) - 1) / 2))
            axes.margins(y=0.08)
            if panel.title:
                axes.set_title(panel.title, fontsize=10.5, fontweight="bold", loc="left")
            if y.level is not None:
                axes.axhline(y.level, color=INK, linewidth=0.9, linestyle=(0, (4, 3)))
            _scale(axes, x, y)
        if y.from_zero:
            highest = max(max(one.y) for panel in panels for one in panel.series)
            places[0].set_ylim(0, 1.06 * highest)
        for axes in places[many:]:
            axes.set_axis_off()
        drawing.supxlabel(x.label, fontsize=10.5)
        drawing.supylabel(y.label, fontsize=10.5)
        labels = {s.label: s for panel in panels for s in panel.series if s.label}
        if len(labels) > 1:
            handles, texts = places[0].get_legend_handles_labels()
            drawing.legend(handles, texts, loc="outside upper left", ncols=min(len(labels), 5))
        file = StringIO()
        drawing.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    return _with_theme(file.getvalue())


def _scale(axes: Axes, x: Axis, y: Axis) -> None:
    axes.grid(axis="x", visible=False)
    axes.yaxis.set_major_locator(MaxNLocator(steps=STEPS))
    axes.yaxis.set_major_formatter(FuncFormatter(_percent if y.percent else _plain))
    if x.names:
        axes.set_xticks(range(len(x.names)), x.names)
        axes.set_xlim(-0.6, len(x.names) - 0.4)
        if _is_crowded(x):
            axes.tick_params(axis="x", labelrotation=50)
            for label in axes.get_xticklabels():
                label.set_horizontalalignment("right")
                label.set_rotation_mode("anchor")
    else:
        axes.xaxis.set_major_locator(MaxNLocator(steps=STEPS, integer=x.whole))


def _is_crowded(axis: Axis) -> bool:
    return bool(axis.names) and max(map(len, axis.names)) * len(axis.names) > 50


def _plain(value: float, place: int | None = None) -> str:
    return figure(value, "g").replace("-", "−")


def _percent(value: float, place: int | None = None) -> str:
    exact = (n for n in range(4) if isclose(100 * value, round(100 * value, n), abs_tol=1e-6))
    return percent(value, next(exact, 4))


def _with_theme(svg: str) -> str:
    """The ``svg`` element of a file's content, with the page's CSS variables in place of its colours."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r' (width|height)="[\d.]+pt"', "", svg, count=2)
    for colour, variable in VARIABLES.items():
        svg = svg.replace(colour, f"var({variable})")
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    return re.sub(r'<g id="[^"]*"', "<g", svg)  # ids would be the same in every chart of the page
