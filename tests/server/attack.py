"""Floods of one message from many clients, and WebSockets that are cheap to open."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server.running_server import WAIT, Guest, Json, RunningServer

OFTEN = 45.0
"""Messages of one client in a second: a little fewer than are too many."""


def hammer(
    guests: list[Guest], message: Callable[[int], Json], seconds: float, often: float = OFTEN
) -> Counter[str]:
    """Let guests, connected or not, send messages for some time.

    Args:
        guests: the guests that send.
        message: returns the n-th message.
        seconds: the duration.
        often: messages per second of each guest.

    Returns:
        The number of answers by kind: an event's kind, an error's code, or ``closed``.
    """
    answers: Counter[str] = Counter()

    async def attack(guest: Guest) -> None:
        url = f"ws://127.0.0.1:{guest.server.port}/api/tables/{guest.table}/socket"
        headers = {"Authorization": f"Bearer {guest.token}"}
        local = guest.server.source.get("source_address")
        source = {"local_addr": local} if local else {}
        opened = connect(url, proxy=None, additional_headers=headers, **source)
        async with opened as line:
            await line.send(json.dumps({"type": "hello", "version": 3}))

            async def listen() -> None:
                async for text in line:
                    told = json.loads(text)
                    answers[told.get("code") or told.get("kind") or told["type"]] += 1

            listening = asyncio.create_task(listen())
            until = time.monotonic() + seconds
            number = 0
            try:
                while time.monotonic() < until:
                    await line.send(json.dumps(message(number)))
                    number += 1
                    await asyncio.sleep(1 / often)
            except ConnectionClosed:
                answers["closed"] += 1
            await asyncio.sleep(0.2)
            listening.cancel()
            with suppress(asyncio.CancelledError, ConnectionClosed):
                await listening

    async def all_at_once() -> None:
        await asyncio.gather(*(attack(guest) for guest in guests))

    asyncio.run(all_at_once())
    return answers


UPGRADE = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}
HELLO = b'{"type":"hello","version":3,"seq":0}'


def opened(
    server: RunningServer, table: str, lines: ExitStack, **headers: str
) -> tuple[socket.socket, bytes]:
    """Request a WebSocket; returns its TCP connection and the first line of the response."""
    line = lines.enter_context(
        socket.create_connection(("127.0.0.1", server.port), WAIT, **server.source)
    )
    asked = {"Host": f"127.0.0.1:{server.port}"} | UPGRADE | headers
    head = [f"GET /api/tables/{table}/socket HTTP/1.1", *(f"{k}: {v}" for k, v in asked.items())]
    line.sendall("\r\n".join([*head, "", ""]).encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n") and (byte := line.recv(1)):
        answer += byte
    return line, answer.partition(b"\r\n")[0]


def greet(line: socket.socket) -> None:
    """Send ``hello`` on an open WebSocket; the mask is zero, which leaves the text unchanged."""
    line.sendall(bytes((0x81, 0x80 | len(HELLO), 0, 0, 0, 0)) + HELLO)
