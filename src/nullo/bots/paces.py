"""How long bots take for a move."""

from __future__ import annotations

PACES = {"slow": 2.5, "normal": 1.0, "quick": 0.4}
"""The time that a bot takes, compared with the usual one; from slow to quick."""


def after(pace: str) -> str:
    """The next pace; the first after the last."""
    names = list(PACES)
    return names[(names.index(pace) + 1) % len(names)] if pace in names else "normal"
