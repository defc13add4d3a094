"""The key by which the application finds a WebSocket that it may write to directly."""

EXTENSION = "nullo.direct"
"""The key of a connection's :class:`FastWebSocket` in its scope, among ASGI's extensions."""
