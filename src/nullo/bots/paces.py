"""The paces of bots."""

from __future__ import annotations

PACES = {"slow": 2.5, "normal": 1.0, "quick": 0.4}
"""The time that a bot takes for a move, relative to the usual one; from slow to quick."""


def after(pace: str) -> str:
    """The next pace; after the last, the first."""
    names = list(PACES)
    return names[(names.index(pace) + 1) % len(names)] if pace in names else "normal"
