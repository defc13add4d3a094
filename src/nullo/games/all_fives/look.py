"""How screens show All Fives."""

from __future__ import annotations

from nullo.game.cards import standard_deck
from nullo.game.look import Look
from nullo.games.all_fives.moves import VERBS
from nullo.games.all_fives.position import WORTH

_CARDS = sorted(WORTH, key=lambda card: (card < 9, -card))  # F11: ace to jack, ten, five

LOOK = Look(
    minutes=15,
    grows_with=("players", "target"),
    cover=("As", "5s", "Ks"),
    trump_points=tuple((standard_deck().codes[card][:-1], WORTH[card]) for card in _CARDS),
    seat="target",
    shown="exposed",
    turn_up=("deal", "beg", "answer"),
    verbs=VERBS,
)
