"""Draws the picture of a plug-in's card: an SVG of 100 by 140."""

from __future__ import annotations

from io import StringIO
from typing import Any

import svgelements

from nullo.drawing.shapes import HEIGHT, WIDTH
from nullo.paper.pen import INK, POINT, SANS_BOLD, Pen


def draw_picture(pen: Pen, svg: str) -> None:
    """Draw an SVG on the grid of a card: its shapes with their fill and stroke, and its texts."""
    parsed: Any = svgelements.SVG.parse(StringIO(svg), width=WIDTH, height=HEIGHT, reify=True)
    for one in parsed.elements():
        fill, stroke = _colour(one, "fill"), _colour(one, "stroke")
        if isinstance(one, svgelements.Text):
            at = {"start": 0.0, "middle": 0.5, "end": 1.0}.get(str(one.anchor), 0.0)
            size = float(one.font_size) / POINT
            place: Any = one.transform.point_in_matrix_space((one.x, one.y))
            pen.text(
                str(one.text or ""),
                float(place.x),
                float(place.y),
                font=SANS_BOLD,
                size=size,
                ink=fill or INK,
                at=at,
            )
        elif isinstance(one, svgelements.Shape):
            path = svgelements.Path(one).d()
            if path and (fill or stroke):
                pen.path(path, fill=fill, stroke=stroke, width=float(one.stroke_width or 1))


def _colour(one: Any, kind: str) -> str:
    """The colour of a shape as ``#rrggbb``; empty: it has none."""
    colour = getattr(one, kind, None)
    if colour is None or colour.value is None:
        return ""
    return f"#{colour.red:02x}{colour.green:02x}{colour.blue:02x}"
