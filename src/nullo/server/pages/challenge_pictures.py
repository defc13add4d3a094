"""Draws pictures of challenges, for previews of their links; the pictures reveal no card."""

from __future__ import annotations

import io
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

from nullo.drawing.shapes import drawings

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont

WIDTH, HEIGHT = 1200, 630
EDGE = 72
QR = 240
CARD = 150
PAGE, INK, QUIET, ACCENT = "#f4f2ed", "#1b211f", "#48514d", "#005f66"


class ChallengeWords(NamedTuple):
    """The words in the picture of a challenge, and the number of cards in it."""

    title: str  # the game
    headline: str
    aim: str  # how many points are to be beaten, and whose
    link: str
    cards: int  # how many lie there, face down


@cache
def available() -> bool:
    """Whether the drawing libraries, which are in the optional extra ``paper``, are installed."""
    return find_spec("PIL") is not None and find_spec("ttf_opensans") is not None


def _font(size: int, bold: bool = False) -> FreeTypeFont:
    import ttf_opensans
    from PIL import ImageFont

    path = ttf_opensans.opensans(font_weight=700 if bold else 400).path
    return ImageFont.truetype(str(path), size)


def draw_challenge(words: ChallengeWords) -> bytes:
    """Draw the picture of a challenge, as PNG."""
    import segno
    from PIL import Image, ImageDraw

    picture = Image.new("RGB", (WIDTH, HEIGHT), PAGE)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, 0, WIDTH, 13), ACCENT)
    room = WIDTH - 2 * EDGE - QR - 40
    lines = (
        (words.title, 66, 30, True, QUIET),
        (words.headline, 118, 54, True, INK),
        (words.aim, 204, 34, False, QUIET),
    )
    for text, y, size, bold, ink in lines:
        font = _font(size, bold)
        while font.getlength(text) > room and size > 16:
            size -= 2
            font = _font(size, bold)
        pen.text((EDGE, y), text, ink, font)
    _draw_backs(pen, words.cards)
    code = io.BytesIO()
    segno.make(words.link, error="m", micro=False).save(code, kind="png", scale=8, border=2)
    picture.paste(Image.open(code).convert("RGB").resize((QR, QR)), (WIDTH - EDGE - QR, 66))
    made = io.BytesIO()
    picture.save(made, "PNG", optimize=True)
    return made.getvalue()


def _draw_backs(pen: ImageDraw, many: int) -> None:
    shapes = drawings()
    back, line = shapes.ink("back"), shapes.ink("back-2")
    step = min(CARD + 24, (WIDTH - 2 * EDGE - CARD) // max(1, many - 1))
    for k in range(many):
        x, y = EDGE + k * step, HEIGHT - EDGE - CARD * 7 // 5
        pen.rounded_rectangle((x, y, x + CARD, y + CARD * 7 // 5), 12, back, PAGE, 2)
        pen.rounded_rectangle((x + 8, y + 8, x + CARD - 8, y + CARD * 7 // 5 - 8), 8, None, line, 2)
        middle = x + CARD // 2, y + CARD * 7 // 10
        for radius, width in ((30, 4), (18, 4)):
            pen.circle(middle, radius, None, line, width)
        pen.circle(middle, 7, line)
