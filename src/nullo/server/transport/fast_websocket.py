"""A WebSocket to which the application writes without uvicorn's state machine.

uvicorn passes each answer through several coroutines and a state machine, and a move is answered to
everybody at the table. So a text is framed here and given to the transport. Of uvicorn's class this uses
``handle_connect``, ``connection_lost``, ``scope``, ``close_sent``, ``writable``, ``disconnected``, ``conn``
and ``transport``.
"""

from __future__ import annotations

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from nullo.server.transport.direct import EXTENSION

TEXT = 0x81  # the first byte of a text that consists of one frame


class FastWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that an application may write to directly."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if hasattr(self, "scope"):  # it has been connected
            cast("dict[str, Any]", self.scope["extensions"]).pop(EXTENSION, None)

    def write(self, text: str) -> bool:
        """Send a message at once; False: the connection cannot take it now."""
        if not self.writable.is_set() or self.disconnected or self.conn.state is not OPEN:
            return False
        self.transport.write(framed(text.encode()))
        return True


def framed(text: bytes) -> bytes:
    """A text as a frame from a server."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, 126, size >> 8, size & 255)) + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text
