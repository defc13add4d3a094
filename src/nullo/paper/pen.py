"""Draws on the pages of a PDF, in millimetres from the upper left corner and with SVG paths."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from io import BytesIO, StringIO
from itertools import chain
from typing import Any

import svgelements
from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas

from nullo.build import __version__
from nullo.drawing.shapes import HEIGHT, WIDTH
from nullo.paper.document import PAPERS, Document, Paper
from nullo.paper.letters import pieces

SERIF, SERIF_BOLD, SERIF_ITALIC = "Times-Roman", "Times-Bold", "Times-Italic"
SANS, SANS_BOLD = "Helvetica", "Helvetica-Bold"
INK, GREY, LIGHT = "#1b201e", "#565c59", "#b9bdb8"
POINT: float = 1 / mm  # millimetres in a typographic point

Point = tuple[float, float]
Step = tuple[str, tuple[Point, ...]]


@cache
def steps(path: str) -> tuple[Step, ...]:
    """An SVG path as moves, lines and cubic curves."""
    found: list[Step] = []
    parsed: Any = svgelements.Path(path)
    parsed.approximate_arcs_with_cubics()
    for one in parsed:
        end = (float(one.end.x), float(one.end.y)) if one.end is not None else (0.0, 0.0)
        if isinstance(one, svgelements.Move):
            found.append(("move", (end,)))
        elif isinstance(one, svgelements.Close):
            found.append(("close", ()))
        elif isinstance(one, svgelements.Line):
            found.append(("line", (end,)))
        elif isinstance(one, svgelements.CubicBezier):
            found.append(("curve", (_xy(one.control1), _xy(one.control2), end)))
        else:
            start, control = _xy(one.start), _xy(one.control)
            found.append(("curve", (_third(start, control), _third(end, control), end)))
    return tuple(found)


def _xy(point: Any) -> Point:
    return float(point.x), float(point.y)


def _third(end: Point, control: Point) -> Point:
    """The control point beside ``end`` of the cubic curve that equals a quadratic curve."""
    return end[0] + (control[0] - end[0]) * 2 / 3, end[1] + (control[1] - end[1]) * 2 / 3


def readable(text: str) -> str:
    """``text``, which is Nullo's own, with similar characters for those that the standard fonts lack."""
    return text.translate(_REPLACED)


_REPLACED = {
    0x202F: "\xa0",
    0x2009: "\xa0",
    0x00AD: "",
    0x2696: "❖",  # the mark of rulings
    0x2602: "✻",  # the mark of house rules
    0x21C5: "↔",
}


def width_of(text: str, font: str, size: float) -> float:
    """The width of ``text`` in millimetres; ``size`` is in points."""
    parts = pieces(readable(text), font)
    width: float = sum(stringWidth(part, name, size) for name, part in parts)
    return width * POINT


def wrap_lines(text: str, font: str, size: float, room: float) -> list[str]:
    """``text`` broken between words into lines at most ``room`` wide, unless a single word is wider.

    ``size`` is in points, ``room`` in millimetres.
    """
    lines: list[str] = []
    for word in text.split(" "):
        if lines and width_of(f"{lines[-1]} {word}", font, size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


class Pen:
    """Draws pages, in landscape if ``sideways``; lengths are in millimetres, font sizes in points."""

    def __init__(self, paper: Paper, title: str, language: str, *, sideways: bool = False) -> None:
        width, height = PAPERS[paper]
        self.width, self.height = (height, width) if sideways else (width, height)
        self._bytes = BytesIO()
        size = (self.width * mm, self.height * mm)
        # Without times and random numbers, so that the same document has the same bytes.
        self.canvas: Any = Canvas(self._bytes, size, pageCompression=1, invariant=1, lang=language)
        self.canvas.setTitle(readable(title))
        self.canvas.setCreator(f"Nullo {__version__}")
        self._begin()

    def _begin(self) -> None:
        self.canvas.transform(mm, 0, 0, -mm, 0, self.height * mm)
        self.canvas.setLineWidth(0.2)

    def next_page(self) -> None:
        self.canvas.showPage()
        self._begin()

    def finish(self, **contents: int) -> Document:
        """The finished document; ``contents`` gives the numbers of cards as in :class:`Document`."""
        pages: int = self.canvas.getPageNumber()
        self.canvas.showPage()
        self.canvas.save()
        return Document(self._bytes.getvalue(), pages, **contents)

    @contextmanager
    def box(self, x: float, y: float, scale: float = 1.0, *, turned: float = 0.0) -> Iterator[None]:
        """In the block, draw with the origin at ``x`` and ``y``, scaled by ``scale``.

        Everything is also turned clockwise by ``turned`` degrees.
        """
        self.canvas.saveState()
        self.canvas.translate(x, y)
        if turned:
            self.canvas.rotate(turned)
        self.canvas.scale(scale, scale)
        yield
        self.canvas.restoreState()

    @contextmanager
    def upright(self) -> Iterator[None]:
        """In the block, draw as ReportLab does: in points from the lower left corner."""
        self.canvas.saveState()
        self.canvas.transform(1 / mm, 0, 0, -1 / mm, 0, self.height)
        yield
        self.canvas.restoreState()

    @contextmanager
    def clip(
        self, x: float, y: float, width: float, height: float, *, r: float = 0.0
    ) -> Iterator[None]:
        self.canvas.saveState()
        path = self.canvas.beginPath()
        path.roundRect(x, y, width, height, r) if r else path.rect(x, y, width, height)
        self.canvas.clipPath(path, stroke=0, fill=0)
        yield
        self.canvas.restoreState()

    def path(
        self,
        path: str,
        *,
        fill: str = "",
        stroke: str = "",
        width: float = 1.0,
        round_ends: bool = False,
    ) -> None:
        made = self.canvas.beginPath()
        draw = {"move": made.moveTo, "line": made.lineTo, "curve": made.curveTo}
        for kind, points in steps(path):
            draw.get(kind, made.close)(*chain.from_iterable(points))
        self._ink(fill, stroke, width)
        self.canvas.setLineJoin(1)
        self.canvas.setLineCap(1 if round_ends else 0)
        self.canvas.drawPath(made, stroke=bool(stroke), fill=bool(fill), fillMode=1)

    def circle(
        self, x: float, y: float, r: float, *, fill: str = "", stroke: str = "", width: float = 1.0
    ) -> None:
        self._ink(fill, stroke, width)
        self.canvas.circle(x, y, r, stroke=bool(stroke), fill=bool(fill))

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        r: float = 0.0,
        fill: str = "",
        stroke: str = "",
        line: float = 0.2,
    ) -> None:
        self._ink(fill, stroke, line)
        if r:
            self.canvas.roundRect(x, y, width, height, r, stroke=bool(stroke), fill=bool(fill))
        else:
            self.canvas.rect(x, y, width, height, stroke=bool(stroke), fill=bool(fill))

    def line(
        self, x: float, y: float, to_x: float, to_y: float, *, ink: str = INK, width: float = 0.2
    ) -> None:
        self._ink("", ink, width)
        self.canvas.setLineCap(0)
        self.canvas.line(x, y, to_x, to_y)

    def _ink(self, fill: str, stroke: str, width: float) -> None:
        self.canvas.setDash([])
        if fill:
            self.canvas.setFillColor(HexColor(fill))
        if stroke:
            self.canvas.setStrokeColor(HexColor(stroke))
            self.canvas.setLineWidth(width)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        *,
        font: str = SANS,
        size: float = 9.0,
        ink: str = INK,
        at: float = 0.0,
        most: float = 0.0,
        exactly: float = 0.0,
        hidden: bool = False,
    ) -> None:
        """Write a line of text.

        Args:
            x: where the line begins (if ``at`` is 0), has its middle (0.5) or ends (1).
            y: the baseline.
            size: the font size in points; :meth:`box` scales it, too.
            most: the greatest width; longer text is made smaller. If 0, there is no limit.
            exactly: the width to which the letters are stretched; if 0, they are not.
            hidden: whether the text is invisible, only for searches and screen readers.
        """
        text = readable(text)
        if not text:
            return
        width = width_of(text, font, size)
        if most and width > most:
            size *= most / width
            width = most
        stretched = 100.0
        if exactly and width:
            stretched = 100 * exactly / width
            width = exactly
        self.canvas.saveState()  # text modes would stay in force
        made = self.canvas.beginText()
        made.setTextTransform(1, 0, 0, -1, x - at * width, y)
        made.setFillColor(HexColor(ink))
        if stretched != 100.0:
            made.setHorizScale(stretched)
        if hidden:
            made.setTextRenderMode(3)
        for name, part in pieces(text, font):
            made.setFont(name, size * POINT)
            made.textOut(part)
        self.canvas.drawText(made)
        self.canvas.restoreState()


def draw_picture(pen: Pen, svg: str) -> None:
    """Draw the shapes and texts of an SVG, in the coordinates of a card."""
    parsed: Any = svgelements.SVG.parse(StringIO(svg), width=WIDTH, height=HEIGHT, reify=True)
    for one in parsed.elements():
        fill, stroke = _colour(one, "fill"), _colour(one, "stroke")
        if isinstance(one, svgelements.Text):
            at = {"start": 0.0, "middle": 0.5, "end": 1.0}.get(str(one.anchor), 0.0)
            size, ink = float(one.font_size) / POINT, fill or INK
            x, y = _xy(one.transform.point_in_matrix_space((one.x, one.y)))
            pen.text(str(one.text or ""), x, y, font=SANS_BOLD, size=size, ink=ink, at=at)
        elif isinstance(one, svgelements.Shape):
            path = svgelements.Path(one).d()
            if path and (fill or stroke):
                pen.path(path, fill=fill, stroke=stroke, width=float(one.stroke_width or 1))


def _colour(one: Any, kind: str) -> str:
    colour = getattr(one, kind, None)
    if colour is None or colour.value is None:
        return ""
    return f"#{colour.red:02x}{colour.green:02x}{colour.blue:02x}"
