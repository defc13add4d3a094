"""A server for tables in the browser and the terminal.

Its packages, each of which imports only from those above it (``tests/server/test_layers.py``):

- ``protocol``: messages and HTTP bodies, their JSON Schema and TypeScript.
- ``runtime``: settings, limits, logs, metrics, scheduling.
- ``table``: one table as a pure function of its events.
- ``store``: events, members and lobby rows in SQLite or PostgreSQL.
- ``live``: tables in memory, the clients connected to them, the bots' turns.
- ``transport``: TCP connections, uvicorn's protocols, WebSockets, sessions.
- ``pages``: what the browser loads: built files, rule pages, lessons, QR codes.
- ``routes``: the handlers of HTTP requests and WebSockets.

``app`` puts them together, ``run`` runs the server.
"""
