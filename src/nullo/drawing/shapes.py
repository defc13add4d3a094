"""The drawings of cards in ``shapes.json``, which the page reads as well; a card is 100 wide and 140 high."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from nullo.system.decoding import json_decoder

WIDTH, HEIGHT = 100, 140
Place = dict[str, float]
"""The place of a part of a card: ``x`` and ``y`` of its upper left corner, and its size or sizes."""
FaceLayouts = dict[str, dict[str, Any]]
"""The places of the parts of each kind of card: see :attr:`Drawings.faces`."""


class Stroke(msgspec.Struct, frozen=True):
    """A numeral or letter in a box 28 high, drawn as a line of the width :attr:`Drawings.stroke`."""

    width: float
    path: str


class SuitShape(msgspec.Struct, frozen=True):
    """A suit's shape in a box of 24 by 24; if it has no path, it is the flower.

    Attributes:
        letter: the suit's letter in the names of the page's symbols and colours.
        colour: the suit's colour on paper and on painted cards.
        on: the colour of symbols on a ground of ``colour``.
        edged: whether the shape has an outline on paper, because its colour is light.
    """

    letter: str
    colour: str
    on: str
    edged: bool
    path: str = ""


class Shape(msgspec.Struct, frozen=True):
    """A path or a circle in the drawing of a court card.

    ``fill`` and ``stroke`` are ``ink``, ``paper``, ``gold``, or empty for none.
    """

    path: str = ""
    cx: float = 0
    cy: float = 0
    r: float = 0
    fill: str = ""
    stroke: str = ""
    width: float = 1


class Flower(msgspec.Struct, frozen=True):
    """A suit made of circles in a box of 24 by 24; the numbers are radii."""

    petals: list[Place]
    petal: float
    middle: float
    hole: float


class Drawings(msgspec.Struct, frozen=True):
    """All drawings of cards.

    Attributes:
        inks: colours by name; if there are two, the first is for paper and the page's light theme, the second
            for its dark theme.
        suits: the shapes of suits, by the name in the field ``drawing`` of :class:`nullo.game.look.Suit`.
        flower: the suit that is made of circles.
        circles: the full circle of ALL and the empty one of NOTHING, in a box of 24 by 24.
        numerals: numbers and letters by what is printed, such as ``10``.
        stroke: the width of the lines of numerals.
        parts: shapes that court cards share, by name.
        courts: the shapes of court cards by name, in a box of 62 by 84; a string names one of ``parts``.
        faces: for each kind of card, the parts of its face by name; each is a :data:`Place`, a path, or a
            measure.
    """

    inks: dict[str, str | tuple[str, str]]
    suits: dict[str, SuitShape]
    flower: Flower
    circles: dict[str, Place]
    numerals: dict[str, Stroke]
    stroke: float
    parts: dict[str, list[str | Shape]]
    courts: dict[str, list[str | Shape]]
    faces: FaceLayouts

    def ink(self, name: str) -> str:
        """The colour with this name, for paper and the light theme."""
        ink = self.inks[name]
        return ink if isinstance(ink, str) else ink[0]

    def court(self, name: str) -> list[Shape]:
        return self._shapes(self.courts[name])

    def _shapes(self, listed: list[str | Shape]) -> list[Shape]:
        shapes: list[Shape] = []
        for one in listed:
            shapes += self._shapes(self.parts[one]) if isinstance(one, str) else [one]
        return shapes


@cache
def drawings() -> Drawings:
    """The drawings in ``shapes.json``."""
    data = (files("nullo.drawing") / "shapes.json").read_bytes()
    return json_decoder(Drawings).decode(data)


def inks_css() -> str:
    """The colours as CSS variables for the page, such as ``--card-ink``, ``--suit-h`` and ``--suit-h-on``."""
    lines = []
    for name, ink in drawings().inks.items():
        value = ink if isinstance(ink, str) else f"light-dark({ink[0]}, {ink[1]})"
        lines.append(f"--{name}: {value};")
    for suit in drawings().suits.values():
        lines += [f"--suit-{suit.letter}: {suit.colour};", f"--suit-{suit.letter}-on: {suit.on};"]
    body = "".join(f"  {line}\n" for line in lines)
    return (
        f"/* Made from src/nullo/drawing/shapes.json by scripts/protocol. */\n:root {{\n{body}}}\n"
    )
