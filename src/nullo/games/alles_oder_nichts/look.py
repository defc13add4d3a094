"""How screens show Alles oder Nichts."""

from __future__ import annotations

from nullo.game.look import Look
from nullo.games.alles_oder_nichts.moves import VERBS

LOOK = Look(
    minutes=20,
    grows_with=("players", "hands", "hand_sizes"),
    cover=("12d", "9c", "1s"),
    bids="cards",
    bid_parts=("exact",),
    bid_unscored="missed",
    verbs=VERBS,
)
