"""The server's metrics, for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prometheus_client.core import HistogramMetricFamily, Metric

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Times:
    """A histogram of durations."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count a duration."""
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    def family(self, name: str, words: str) -> HistogramMetricFamily:
        """The histogram in Prometheus's form."""
        from prometheus_client.core import HistogramMetricFamily

        bounds = [*map(str, map(float, BUCKETS)), "+Inf"]
        told = list(zip(bounds, accumulate(self._counts), strict=True))
        return HistogramMetricFamily(name, words, buckets=told, sum_value=self._sum)


class Metrics:
    """The metrics of one server, in a registry of its own.

    Attributes:
        moves: actions, by persons and by bots. Like the next three, a plain number: a Prometheus
            counter takes a lock each time, and these count thousands per second.
        events: events stored.
        frames: frames sent.
        commit: durations from an event's cause to its commit.
    """

    def __init__(self) -> None:
        # Imported here, because a site counts nothing.
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

        self.registry = CollectorRegistry()
        self.registry.register(self)
        self.moves = {"person": 0, "bot": 0}
        self.events = 0
        self.frames = 0
        self.refused = Counter("nullo_errors", "Messages refused", ["code"], registry=self.registry)
        self.failures = Counter(
            "nullo_failures", "What should not happen", ["what"], registry=self.registry
        )
        self.tables = Gauge("nullo_tables", "Tables in memory", registry=self.registry)
        self.connections = Gauge("nullo_connections", "WebSockets open", registry=self.registry)
        self.commit = Times()
        self.waited = Histogram(
            "nullo_bot_seconds",
            "From a bot's turn to its move",
            buckets=BUCKETS,
            registry=self.registry,
        )

        self.hurried = Counter(
            "nullo_bot_hurried",
            "Moves of club, since there was no time to search",
            registry=self.registry,
        )

    def collect(self) -> Iterator[Metric]:
        """The plain numbers in Prometheus's form."""
        from prometheus_client.core import CounterMetricFamily

        moves = CounterMetricFamily("nullo_moves", "Actions done", labels=["by"])
        for by, many in self.moves.items():
            moves.add_metric([by], many)
        yield moves
        yield CounterMetricFamily("nullo_events", "Events kept", self.events)
        yield CounterMetricFamily("nullo_frames", "Frames sent", self.frames)
        yield self.commit.family("nullo_commit_seconds", "From an event's cause to its commit")

    def text(self) -> bytes:
        """All metrics in Prometheus's text format."""
        from prometheus_client import generate_latest

        return generate_latest(self.registry)
