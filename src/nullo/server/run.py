"""Runs a server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import cast

import uvicorn

from nullo.server.app import create
from nullo.server.protocol.messages import FRAME_BYTES
from nullo.server.runtime.logs import configure, note
from nullo.server.runtime.settings import ServerSettings
from nullo.server.transport.file_descriptors import fit_limits
from nullo.server.transport.tcp_connections import PROXY, TcpConnections
from nullo.server.transport.uvicorn_protocols import BoundedHttp, BoundedWebSocket

PING_SECONDS = 20.0
SWITCH_SECONDS = 0.0003
"""The longest that the store's thread waits for the interpreter's lock each time it comes back from
the database. Python's default, 5 ms, would be most of the latency of a move."""

COLLECTION = (2_000, 20, 1_000)
"""When Python's garbage collector searches for cycles: among new objects, when there are 2,000 more; among
those that survived this, after 20 such searches; among all objects, after 1,000 searches of the second kind.
The last takes half a second with a thousand tables. It can be so rare because tables and connections that end
leave no cycles."""


class Server(uvicorn.Server):
    """A server that calls ``ready`` once it has started.

    When it stops, it closes WebSockets with code 1012, after which clients reconnect.
    """

    def __init__(self, settings: ServerSettings, ready: Callable[[], None]) -> None:
        lines = TcpConnections(settings.limits)
        # uvicorn calls these only to make one for each connection.
        http = cast("type[asyncio.Protocol]", partial(BoundedHttp, lines=lines))
        ws = cast("type[asyncio.Protocol]", partial(BoundedWebSocket, lines=lines))
        super().__init__(
            uvicorn.Config(
                create(settings),
                log_config=None,
                access_log=False,
                server_header=False,
                http=http,
                ws=ws,
                forwarded_allow_ips=list(PROXY),
                # A frame that is too long gets an error; a much longer one is not even read.
                ws_max_size=4 * FRAME_BYTES,
                # Small frames gain little, and their lengths would reveal secrets.
                ws_per_message_deflate=False,
                ws_ping_interval=PING_SECONDS,
                ws_ping_timeout=PING_SECONDS,
                timeout_graceful_shutdown=5,
            )
        )
        self._ready = ready
        self._collection = gc.get_threshold()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.collect()
            gc.freeze()
            gc.set_threshold(*COLLECTION)
            sys.setswitchinterval(SWITCH_SECONDS)
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        gc.set_threshold(*self._collection)
        gc.unfreeze()


def run(
    settings: ServerSettings,
    sockets: list[socket.socket],
    ready: Callable[[], None],
    level: str = "WARNING",
) -> bool:
    """Serve until SIGINT or SIGTERM; returns whether the server could start."""
    configure(level)
    settings = replace(settings, limits=fit_limits(settings.limits))
    server = Server(settings, ready)
    # uvicorn raises the signals that stopped it again at the end; they have been handled.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    server.run(sockets)
    note("stopped")
    return server.started
