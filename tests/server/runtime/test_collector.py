"""The server's collector: young cycles are freed, old ones when memory has grown by half."""

from __future__ import annotations

import asyncio
import gc
import sys
import weakref
from collections.abc import Iterator

import pytest

from nullo.server.runtime import collector
from nullo.server.runtime.collector import YOUNG, Collector


class Cycle:
    """An object that only the collector can free."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    made = asyncio.new_event_loop()
    yield made
    made.close()


def test_young_cycles_are_freed_and_old_ones_when_there_is_more(
    loop: asyncio.AbstractEventLoop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "LEAST", 200 * YOUNG)
    tested = Collector(loop)
    before = gc.get_threshold(), len(gc.callbacks)
    tested.start()
    try:
        young = weakref.ref(Cycle())
        kept: list[list[object]] = [[] for _ in range(2 * YOUNG)]
        assert young() is None
        kept.clear()

        old = Cycle()
        found = weakref.ref(old)
        kept = [[] for _ in range(2 * YOUNG)]  # a pass, which it outlives
        del old
        kept += [[] for _ in range(2 * YOUNG)]
        assert found() is not None
        kept += [[] for _ in range(3 * max(200 * YOUNG, sys.getallocatedblocks() // 2))]
        loop.call_soon(loop.stop)
        loop.run_forever()
        assert found() is None
    finally:
        tested.stop()
    assert (gc.get_threshold(), len(gc.callbacks)) == before
    assert gc.get_freeze_count() == 0
