"""Draws pictures in a thread, one at a time, and caches them; makes QR codes of links."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from nullo.server.runtime.limits import Limits
from nullo.server.runtime.rates import HOUR, Rates

What = TypeVar("What", bound=Hashable)
Picture = TypeVar("Picture")

SHORT = 250  # the most characters of a link whose QR code has room to correct more errors
LONGEST = 1_000
"""The most characters of a link whose QR code can be read in a result's picture, where it has 260 pixels."""


class DrawnPictures(Generic[What, Picture]):
    """Draws pictures of one kind, and caches the ``most`` that were requested last."""

    def __init__(self, limits: Limits, draw: Callable[[What], Picture], most: int) -> None:
        self._draw = draw
        self._most = most
        # Drawing a picture costs as much as a hundred moves.
        self._rates = Rates(limits.pictures_per_hour / HOUR, limits.pictures)
        self._at_work = asyncio.Semaphore(1)
        self._kept: OrderedDict[What, Picture] = OrderedDict()

    async def get(self, what: What, address: str, *, keep: bool = True) -> Picture:
        """The picture of ``what``; set ``keep`` to false if it contains a secret and must not be cached.

        Raises:
            Problem: ``address`` has requested too many pictures.
        """
        if what not in self._kept:
            self._rates.check(address)
            async with self._at_work:
                if what not in self._kept:
                    drawn = await asyncio.to_thread(self._draw, what)
                    if not keep:
                        return drawn
                    self._kept[what] = drawn
        self._kept.move_to_end(what)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return self._kept[what]


def draw_qr_code(text: str) -> str:
    """The QR code of a link of at most ``LONGEST`` characters as SVG, with 8 units for each module."""
    import segno  # some hundred modules, which few users need

    code = segno.make(text, error="m" if len(text) <= SHORT else "l", micro=False)
    svg = code.svg_inline(scale=8, border=2, light="#fff", dark="#000", omitsize=True)
    return str(svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))
