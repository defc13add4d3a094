"""Metrics that nobody reads, and that therefore count nothing."""

from __future__ import annotations

from typing import Any


class Nothing:
    """A counter, gauge or histogram that forgets."""

    def labels(self, *values: str) -> Nothing:
        """The same for labels."""
        return self

    def inc(self, many: float = 1) -> None:
        """Count nothing."""

    def dec(self, many: float = 1) -> None:
        """Count nothing."""

    def set(self, value: float) -> None:
        """Note nothing."""

    def observe(self, value: float) -> None:
        """Note nothing."""


class QuietMetrics:
    """What :class:`nullo.server.runtime.metrics.Metrics` offers to those who count."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return Nothing()
