"""High Card: one hidden card each; stay or fold; the highest of those who stay wins their number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nullo.game.cards import Deck, numbered_deck
from nullo.game.look import Look
from nullo.game.moves import card_moves, moves
from nullo.game.options import count, word
from nullo.game.phases import Cut, Phase
from nullo.games.rules import Rules
from nullo_toys.high_card.position import HighCard

PLACES = ("none", "legal", "act", "world", "points")


class HighCardRules(Rules):
    """The rules. The option ``broken`` makes a method raise, so that tests can follow the exception."""

    id = "high-card"
    title = "High Card"
    prefix = "H"
    deck_rule = "H1"
    players = (2, 4)
    default_players = 3
    options = (count("hands", 2, "H4"), word("broken", *PLACES))
    look = Look(minutes=1, grows_with=("hands",), cover=("1s", "4s", "7s"), tricks=False)

    def deck(self, options: Mapping[str, Any]) -> Deck:
        return numbered_deck(1, 7)

    def phases(self, options: Mapping[str, Any]) -> tuple[Phase, ...]:
        cards = card_moves("deal", self.deck(options).codes)
        return (
            Phase("deal", cards, chance=True, rule="H1"),
            Phase("stay-or-fold", moves("stay", "fold"), rule="H2"),
        )

    def cut(self, options: Mapping[str, Any]) -> Cut:
        return Cut("H1", False, tuple(range(7)))

    def position(self, options: Mapping[str, Any]) -> HighCard:
        return HighCard(options)


RULES = HighCardRules()
