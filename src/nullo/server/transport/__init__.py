"""Connections: TCP, uvicorn's protocols, WebSockets, the Host and Origin checks, sessions."""
