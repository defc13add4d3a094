"""QR codes of links, drawn in a thread and cached."""

import asyncio
from collections import OrderedDict

import segno

from nullo.server.runtime.limits import Limits
from nullo.server.runtime.rates import HOUR, Rates

KEPT = 256


class QrCodes:
    """The QR codes of one server. Drawing one costs as much as a hundred moves, so one at a time."""

    def __init__(self, limits: Limits) -> None:
        self._drawings = Rates(limits.pictures_per_hour / HOUR, limits.pictures)
        self._at_work = asyncio.Semaphore(1)
        self._kept: OrderedDict[str, str] = OrderedDict()

    async def svg(self, text: str, address: str, *, keep: bool = True) -> str:
        """The QR code of a text as SVG, for an address.

        Args:
            text: the text.
            address: the address that asks for it.
            keep: whether others may ask for the same; False for a secret.

        Raises:
            Problem: the address has asked for too many.
        """
        if not keep:
            self._drawings.check(address)
            async with self._at_work:
                return await asyncio.to_thread(_draw, text)
        if text not in self._kept:
            self._drawings.check(address)
            async with self._at_work:
                if text not in self._kept:
                    self._kept[text] = await asyncio.to_thread(_draw, text)
        self._kept.move_to_end(text)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[text]


def _draw(text: str) -> str:
    code = segno.make(text, error="m", micro=False)
    svg = code.svg_inline(scale=8, border=2, light="#fff", dark="#000", omitsize=True)
    return str(svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))
