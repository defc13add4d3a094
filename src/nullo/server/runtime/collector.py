"""Collects garbage without stopping a busy server for long.

Reference counts free nearly everything at once. Only cycles remain: those of requests, which are young, and
those of tables and connections that have ended. To find the latter, Python looks through everything
that there is, which takes half a second with a thousand tables. Here it looks through young objects; those
that outlive this are left out (``gc.freeze``) until memory has grown by half.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from typing import Any

YOUNG = 2_000
"""New objects after which the young ones are looked through; a few milliseconds."""

PASSES = 20
"""Passes through young objects after which memory is measured, in less than a millisecond."""

LEAST = 1_000_000
"""Blocks of memory by which it must have grown before everything is looked through; objects have about
five each. Counting the objects themselves would take a tenth of a second with a thousand tables."""

NEVER = 10**6


class Collector:
    """Python's collector for one event loop, from :meth:`start` to :meth:`stop`."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._before = gc.get_threshold()
        self._passes = 0
        self._most = sys.maxsize  # blocks of memory before everything is looked through

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
        there = sys.getallocatedblocks()
        self._most = there + max(LEAST, there // 2)

    def _collected(self, phase: str, info: dict[str, Any]) -> None:
        """Called by Python before and after it collects, in any thread."""
        if phase == "start" or info["generation"]:
            return
        gc.freeze()
        self._passes += 1
        if self._passes % PASSES == 0 and sys.getallocatedblocks() > self._most:
            self._most = sys.maxsize  # until the loop has collected
            self._loop.call_soon_threadsafe(self.collect)
