"""The names of bots at a table."""

from __future__ import annotations

NAMES = (
    "Ada",
    "Bruno",
    "Cleo",
    "Dario",
    "Emmy",
    "Felix",
    "Greta",
    "Hugo",
    "Ines",
    "Jonas",
    "Kira",
    "Luca",
)
