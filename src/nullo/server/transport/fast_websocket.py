"""A fast path for WebSocket messages: complete ones bypass uvicorn's queues and tasks.

uvicorn passes each message through a parser, a queue and a task, and each answer through a state
machine, which costs more than the rules of the game. Nearly every message is one short text in one
piece; such a text is read here. Everything else goes through uvicorn, as does the rest of a connection
after something has come in pieces, and what the application cannot accept at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets was installed without its compiled part
    from websockets.utils import apply_mask

EXTENSION = "nullo.direct"
"""The key of a connection's :class:`FastWebSocket` in its scope, among ASGI's extensions."""

TEXT = 0x81  # the first byte of a text that consists of one frame
MASKED = 0x80

Sink = Callable[[bytes], bool]


class FastWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that an application may read and write directly.

    Attributes:
        sink: called with the ASCII of a message; False: pass it on to uvicorn.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.sink: Sink | None = None
        self._in_pieces = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self

    def write(self, text: str) -> bool:
        """Send a message at once; False: the connection cannot take it now."""
        if not self.writable.is_set() or self.disconnected or self.conn.state is not OPEN:
            return False
        self.transport.write(framed(text.encode()))
        return True

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete and not self._in_pieces:
            start = payload(data)
            if not start:
                self._in_pieces = True
            elif data[0] == TEXT and self.sink is not None and self._is_free():
                message = apply_mask(data[start:], data[start - 4 : start])
                if message.isascii() and self.sink(message):
                    return
        super().data_received(data)

    def _is_free(self) -> bool:
        """Whether no earlier message is still to be read or completed."""
        return self.queue.empty() and self.conn.current_size is None and self.conn.state is OPEN


def framed(text: bytes) -> bytes:
    """A text as a frame from a server."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, 126, size >> 8, size & 255)) + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text


def payload(data: bytes) -> int:
    """The start of the payload, if this is one complete frame of a client, below 64 KiB; else 0."""
    many = len(data)
    if many < 6 or not data[1] & MASKED:
        return 0
    size, start = data[1] & 127, 6
    if size == 126 and many >= 8:
        size, start = data[2] << 8 | data[3], 8
    elif size > 125:
        return 0
    return start if many == start + size else 0
