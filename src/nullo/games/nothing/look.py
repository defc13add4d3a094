"""How screens show Nothing."""

from __future__ import annotations

from nullo.game.look import HEIGHTS, Look
from nullo.games.nothing.moves import VERBS
from nullo.games.nothing.position import ace_low_deck, value_of

LOOK = Look(
    minutes=10,
    grows_with=("players", "rounds"),
    cover=("7d", "Jh", "Kh"),
    heights={**HEIGHTS, "A": 1},
    worth={code: value_of(code) for code in ace_low_deck().codes},
    tricks=False,
    parts=("piles",),
    seat="hand",
    shown="known",
    verbs=VERBS,
)
