"""Draws cards as SVG, from the same shapes as the page and the paper."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from html import escape

from nullo.drawing.shapes import HEIGHT, WIDTH
from nullo.games.rules import Rules
from nullo.paper.cards import CardArtist
from nullo.paper.pen import INK, POINT, SANS, SERIF, SERIF_BOLD, SERIF_ITALIC, Pen, width_of


class SvgPen(Pen):
    """A pen whose drawing is SVG; it has all of :class:`Pen` that cards are drawn with."""

    def __init__(self) -> None:
        # Not the canvas of a PDF.
        self._drawn: list[str] = []

    def take_drawing(self) -> str:
        """What was drawn since it was last taken."""
        drawn = "".join(self._drawn)
        self._drawn.clear()
        return drawn

    @contextmanager
    def box(self, x: float, y: float, scale: float = 1.0, *, turned: float = 0.0) -> Iterator[None]:
        turn = f" rotate({turned:g})" if turned else ""
        size = f" scale({scale:.5g})" if scale != 1 else ""
        self._drawn.append(f'<g transform="translate({x:.5g} {y:.5g}){turn}{size}">')
        yield
        self._drawn.append("</g>")

    def path(
        self,
        path: str,
        *,
        fill: str = "",
        stroke: str = "",
        width: float = 1.0,
        round_ends: bool = False,
        dash: float = 0.0,
    ) -> None:
        cap = ' stroke-linecap="round"' if round_ends and stroke else ""
        dashes = f' stroke-dasharray="{dash:g}"' if dash else ""
        self._drawn.append(
            f'<path d="{escape(path)}"{_inks(fill, stroke, width)} stroke-linejoin="round"{cap}{dashes}/>'
        )

    def circle(
        self, x: float, y: float, r: float, *, fill: str = "", stroke: str = "", width: float = 1.0
    ) -> None:
        self._drawn.append(f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"{_inks(fill, stroke, width)}/>')

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
        self._drawn.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{r:g}"'
            f"{_inks(fill, stroke, line)}/>"
        )

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
        if hidden or not text:  # a card's name is that of its picture
            return
        width = width_of(text, font, size)
        if most and width > most:
            size *= most / width
        kind = "serif" if font in (SERIF, SERIF_BOLD, SERIF_ITALIC) else "sans"
        anchor = {0.0: "start", 0.5: "middle", 1.0: "end"}[at]
        stretch = f' textLength="{exactly:g}" lengthAdjust="spacingAndGlyphs"' if exactly else ""
        self._drawn.append(
            f'<text class="{kind}" x="{x:g}" y="{y:g}" font-size="{size * POINT:.4g}"'
            f' text-anchor="{anchor}" fill="{ink}"{stretch}>{escape(text)}</text>'
        )


def _inks(fill: str, stroke: str, width: float) -> str:
    edge = f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else ""
    return f' fill="{fill or "none"}"{edge}'


class Cards:
    """The cards of a game as elements of HTML, in English."""

    def __init__(self, rules: Rules) -> None:
        self._pen = SvgPen()
        self.artist = CardArtist(self._pen, rules, "en")

    def card(self, code: str, *, turned: bool = False) -> str:
        """A card's face; its size is that of what it is put into.

        Args:
            code: the card.
            turned: whether it counts as its opposite.
        """
        self.artist.card(code, 0, 0, WIDTH, turned=turned)
        return (
            f'<svg class="card" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
            f' aria-label="{escape(self.artist.name(code))}">{self._pen.take_drawing()}</svg>'
        )
