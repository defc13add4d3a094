"""Collects garbage without stopping a busy server for long.

Reference counts free nearly everything at once. Only cycles remain: those of requests, which are young, and
those of tables and connections that have ended. To find the latter, Python looks through everything
that there is, which takes half a second with a thousand tables. Here it looks through young objects; those
that outlive this are left out (``gc.freeze``) until there are half as many again.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Any

YOUNG = 2_000
"""New objects after which the young ones are looked through; a few milliseconds."""

LEAST = 200_000
"""Objects by which all must have grown before all are looked through."""

NEVER = 10**6


class Collector:
    """Python's collector for one event loop, from :meth:`start` to :meth:`stop`."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._before = gc.get_threshold()
        self._then = self._grown = 0

    def start(self) -> None:
        """Collect, and leave out what there is."""
        self.collect()
        gc.set_threshold(YOUNG, NEVER, NEVER)
        gc.callbacks.append(self._collected)

    def stop(self) -> None:
        """Collect as Python does again."""
        gc.callbacks.remove(self._collected)
        gc.set_threshold(*self._before)
        gc.unfreeze()

    def collect(self) -> None:
        """Look through everything, and leave out what remains."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._then, self._grown = gc.get_freeze_count(), 0

    def _collected(self, phase: str, info: dict[str, Any]) -> None:
        """Called by Python before and after it collects, in any thread."""
        if phase == "start" or info["generation"]:
            return
        gc.freeze()
        self._grown += YOUNG  # at most: an estimate, until the loop looks
        if self._grown > self._room():
            self._grown = -NEVER  # until the loop has looked
            self._loop.call_soon_threadsafe(self._look)

    def _room(self) -> int:
        return max(LEAST, self._then // 2)

    def _look(self) -> None:
        self._grown = gc.get_freeze_count() - self._then
        if self._grown > self._room():
            self.collect()
