"""Dodge: rules D1–D6 of ``rules/en.md``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nullo.game.cards import Deck, numbered_deck
from nullo.game.moves import card_moves
from nullo.game.options import count
from nullo.game.phases import Phase
from nullo.games.rules import Rules
from nullo.games.dodge.look import LOOK
from nullo.games.dodge.position import Dodge


class DodgeRules(Rules):
    """The game's statement; see :class:`nullo.games.rules.Rules`."""

    id = "dodge"
    title = "Dodge"
    prefix = "D"
    deck_rule = "D1"
    look = LOOK
    players = (3, 5)
    lowest_wins = True
    options = (count("hands", 4, "D6"),)

    def deck(self, options: Mapping[str, Any]) -> Deck:
        return numbered_deck(4, 8)

    def phases(self, options: Mapping[str, Any]) -> tuple[Phase, ...]:
        codes = self.deck(options).codes
        return (
            Phase("deal", card_moves("deal", codes), chance=True, rule="D2"),
            Phase("play", card_moves("play", codes), rule="D3", affects_only_actor_and_next=True),
        )

    def position(self, options: Mapping[str, Any]) -> Dodge:
        return Dodge(options)


RULES = DodgeRules()
