"""What the server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The counters of one server, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("nullo_moves", "Actions done", ["by"], registry=self.registry)
        self.events = Counter("nullo_events", "Events kept", registry=self.registry)
        self.frames = Counter("nullo_frames", "Frames sent", registry=self.registry)
        self.refused = Counter("nullo_errors", "Messages refused", ["code"], registry=self.registry)
        self.failures = Counter(
            "nullo_failures", "What should not happen", ["what"], registry=self.registry
        )
        self.tables = Gauge("nullo_tables", "Tables in memory", registry=self.registry)
        self.connections = Gauge("nullo_connections", "WebSockets open", registry=self.registry)
        self.commit = Histogram(
            "nullo_commit_seconds",
            "From an event's cause to its commit",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.thought = Histogram(
            "nullo_bot_seconds", "How long bots think", buckets=BUCKETS, registry=self.registry
        )

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
