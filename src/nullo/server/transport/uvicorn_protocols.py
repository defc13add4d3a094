"""uvicorn's protocols, with limits that they do not set themselves.

uvicorn keeps a head of any length in memory, waits for ever for its end, and goes on reading a body after it
was refused. Each request is therefore limited in total size and time. WebSocket messages are counted by the
code that reads them. This module counts all other frames: pings, unsolicited pongs, and message fragments.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from nullo.server.runtime.rates import Rate
from nullo.server.transport.tcp_connections import TcpConnections

HEAD_BYTES = 64 * 1024
REQUEST_BYTES = 1024 * 1024
"""Our requests are shorter; a client that sends more would miss the answer anyway."""
PATIENCE = 20.0  # seconds in which a request must be complete
CONTROLS_PER_SECOND = 10
CONTROLS = 50


class BoundedHttp(HttpToolsProtocol):
    """HTTP for uvicorn; a request that is too long or too slow ends its connection."""

    def __init__(self, *args: Any, lines: TcpConnections, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._lines = lines
        self._whole = 0
        self._size = 0
        self._in_head = True
        self._due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._lines.open(transport, self.client[0] if self.client else ""):
            self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._lines.close(self.transport)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        # uvicorn does so only when the connection is lost; the parser refers to its protocol.
        self.parser = None  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        whole = self._whole
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._due is None and self._whole == whole:
            self._await_request()  # line breaks before a request, after which uvicorn would wait
        if self._due is None:
            return
        self._size += len(data)
        if self._in_head and self._size > HEAD_BYTES:
            self.send_400_response("The head of the request is too long.")
        elif self._size > REQUEST_BYTES:
            self.transport.close()

    def on_message_begin(self) -> None:
        self._await_request()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._whole += 1
        self._stop_waiting()
        self._lines.ask(self.transport)
        super().on_message_complete()

    def _await_request(self) -> None:
        self._stop_waiting()
        self._size = 0
        self._in_head = True
        self._due = self.loop.call_later(PATIENCE, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """WebSockets for uvicorn; too many frames that are not messages end the connection."""

    def __init__(self, *args: Any, lines: TcpConnections, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._lines = lines
        self._controls = Rate(CONTROLS_PER_SECOND, CONTROLS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._lines.close(self.transport)
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True  # otherwise its refusal would be logged as our failure

    def handle_ping(self) -> None:
        if self._is_in_time():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_in_time():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_in_time():
            super().handle_cont(event)

    def _is_in_time(self) -> bool:
        if self._controls.take():
            return True
        self.transport.abort()
        return False
