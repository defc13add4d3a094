"""How Dodge looks."""

from __future__ import annotations

from nullo.game.look import Look
from nullo.game.moves import PLAY

LOOK = Look(minutes=10, grows_with=("hands",), cover=("8s", "7h", "1d"), verbs=(PLAY,))
