"""What bots are called at a table."""

from __future__ import annotations

from collections.abc import Collection

NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Emmy", "Felix", "Greta", "Hugo", "Ines", "Jonas", "Kira")


def new_name(taken: Collection[str]) -> str:
    """A bot's name; one that nobody has, if there is any left."""
    return next((name for name in NAMES if name not in taken), NAMES[0])
