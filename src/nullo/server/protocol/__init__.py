"""The protocol: the messages of the WebSocket, the bodies of HTTP, their schema and TypeScript."""
