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
from nullo.server.transport.file_descriptors import fitted
from nullo.server.transport.tcp_connections import PROXY, TcpConnections
from nullo.server.transport.uvicorn_protocols import BoundedHttp, BoundedWebSocket

BACK = 20.0
TURN = 0.001
"""Seconds for which the store's thread may be kept waiting each time it comes back from the database;
five times as long, as Python has it, is most of what a move then takes."""


class Server(uvicorn.Server):
    """Says when it has begun; clients are told to come back (1012) when it stops."""

    def __init__(self, settings: ServerSettings, ready: Callable[[], None]) -> None:
        lines = TcpConnections(settings.limits)
        # uvicorn only calls them, to make one for each connection.
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
                # Frames that are too long get an error; much longer ones are not even read.
                ws_max_size=4 * FRAME_BYTES,
                # Little to gain on small frames, and what is secret is not to be told by lengths.
                ws_per_message_deflate=False,
                ws_ping_interval=BACK,
                ws_ping_timeout=BACK,
                timeout_graceful_shutdown=5,
            )
        )
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _collect_rarely()
            sys.setswitchinterval(TURN)
            self._ready()


def _collect_rarely() -> None:
    """Look for garbage in circles after ten thousand new objects, not 700, and not among the code.

    Nearly all goes when the last who knows it does; what is left is tables that have been closed.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 20)


def run(
    settings: ServerSettings,
    sockets: list[socket.socket],
    ready: Callable[[], None],
    level: str = "WARNING",
) -> bool:
    """Serve until SIGINT or SIGTERM; False: it could not begin."""
    configure(level)
    settings = replace(settings, limits=fitted(settings.limits))
    server = Server(settings, ready)
    # uvicorn raises the signals that ended it again when all is closed; that was the wish.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    server.run(sockets)
    note("stopped")
    return server.started
