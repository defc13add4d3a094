"""The paces of bots: how long they take for a move."""

from __future__ import annotations

PACES = {"slow": 2.5, "normal": 1.0, "quick": 0.4}
"""By pace, the time that a bot takes for a move as a multiple of the normal time; from slow to quick."""


def after(pace: str) -> str:
    """The pace that follows ``pace``, in a cycle; ``normal`` if there is no such pace."""
    names = list(PACES)
    return names[(names.index(pace) + 1) % len(names)] if pace in names else "normal"
