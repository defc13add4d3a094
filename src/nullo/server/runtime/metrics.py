"""The server's metrics, for Prometheus."""

from __future__ import annotations

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The metrics of one server, in a registry of its own."""

    def __init__(self) -> None:
        # Imported here, because a site counts nothing.
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

        self.registry = own = CollectorRegistry()
        self.moves = Counter("nullo_moves", "Actions done", ["by"], registry=own)
        for by in ("person", "bot"):
            self.moves.labels(by)
        self.events = Counter("nullo_events", "Events kept", registry=own)
        self.frames = Counter("nullo_frames", "Frames sent", registry=own)
        self.refused = Counter("nullo_errors", "Messages refused", ["code"], registry=own)
        self.failures = Counter("nullo_failures", "What should not happen", ["what"], registry=own)
        self.tables = Gauge("nullo_tables", "Tables in memory", registry=own)
        self.connections = Gauge("nullo_connections", "WebSockets open", registry=own)
        about = "From an event's cause to its commit"
        self.commit = Histogram("nullo_commit_seconds", about, buckets=BUCKETS, registry=own)
        about = "From a bot's turn to its move"
        self.waited = Histogram("nullo_bot_seconds", about, buckets=BUCKETS, registry=own)
        about = "Moves of club, since there was no time to search"
        self.hurried = Counter("nullo_bot_hurried", about, registry=own)

    def text(self) -> bytes:
        from prometheus_client import generate_latest

        return generate_latest(self.registry)
