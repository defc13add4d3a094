"""Where the parts of a printed card lie.

It has an index in two opposite corners, so that a hand can be held either way; so indices are smaller
than on the screen, and everything else is between them.
"""

from __future__ import annotations

from msgspec.structs import replace

from nullo.drawing.shapes import Faces, IndexFace

ARROWS = (-4.4, -12.4, 0.8)
"""How far the arrows of a card that turns another one are moved, and by how much they are made smaller."""
PAIR = (1.1, 36.6, 0.7)
"""The same for the pair of cards on a card that they turn."""
RING = (-12.5, 29.0)
"""How far the suits of a wild card are moved."""


def both_ends(faces: Faces) -> Faces:
    """The places of a card for the screen, changed into those of a printed one."""
    suited, turned, painted, wild = faces.suited, faces.turned, faces.painted, faces.wild
    return replace(
        faces,
        index=IndexFace({"x": 7, "y": 9, "height": 30}, {"x": 8, "y": 43, "size": 18}),
        suited=replace(
            suited,
            mark={"x": 28, "y": 48, "size": 44},
            court={"x": 28, "y": 38, "width": 44, "height": 64},
            zero={**suited.zero, "x": 8, "y": 110},
            worth={**suited.worth, "y": 113},
            worthRank={**suited.worthRank, "y": 115.5},
        ),
        turned=replace(
            turned,
            corner={"x": 7, "y": 8, "width": 20, "height": 20},
            cornerMark={"x": 10, "y": 32, "size": 14},
            circle={"x": 30, "y": 20, "width": 40, "height": 40},
            mark={"x": 41, "y": 31, "size": 18},
            word={**turned.word, "y": 82},
        ),
        painted=replace(
            painted,
            rank={**painted.rank, "height": 30},
            mark={"x": 14.5, "y": 44, "size": 18},
            big={"x": 54, "y": 36, "size": 38},
        ),
        wild=replace(
            wild,
            ring=[{"x": one["x"] + RING[0], "y": one["y"] + RING[1]} for one in wild.ring],
            word={**wild.word, "rise": 17, "length": 75, "size": 20},
        ),
    )
