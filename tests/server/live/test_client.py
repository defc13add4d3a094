"""Frames to one client arrive in order, however slowly it reads."""

from __future__ import annotations

import asyncio

from nullo.server.live.client import Client
from nullo.server.runtime.limits import Limits
from nullo.server.runtime.metrics import Metrics


def test_no_frame_overtakes_another() -> None:
    async def scenario() -> None:
        came: list[str] = []
        writable = asyncio.Event()

        async def send(text: str) -> None:
            await writable.wait()
            came.append(text)
            writable.clear()

        async def close(code: int) -> None:
            came.append(str(code))

        client = Client(send, close, Limits(), Metrics())
        pump = asyncio.create_task(client.pump())
        client.send("a")
        client.send("b")
        await asyncio.sleep(0)
        for text in "cde":
            writable.set()
            await asyncio.sleep(0)  # one is written, and the next has begun to wait
            await asyncio.sleep(0)
            writable.set()
            client.send(text)  # it could be written at once, but another came first
        client.close(1000)
        while not pump.done():
            writable.set()
            await asyncio.sleep(0)
        assert came == [*"abcde", "1000"]

    asyncio.run(asyncio.wait_for(scenario(), 60))
