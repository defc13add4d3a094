"""The games and options that tests run over: every built-in game, in several variants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import nullo
from long_run import part
from nullo.games.registry import BUILT_IN, all_rules, rules_of

#: A game without an entry is played with its usual options.
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "all-or-nothing": [
        {},
        {"players": 3, "hands": 2},
        {"players": 6, "hands": 2},
        {"hands": 2, "offsuit_wins": True},
        {"hands": 2, "mode": "honour"},
        {"players": 5, "hands": 3, "start": 10},
        {"players": 3, "suits": 2, "ranks": 3, "hand": 3, "hands": 2},
        {"hands": 2, "teams": 2},
        {"players": 6, "hands": 2, "teams": 3, "bids": "number"},
        {"players": 3, "hands": 2, "bids": "number", "mode": "honour"},
    ],
    "alles-oder-nichts": [
        {},
        {"players": 3, "hand_sizes": [3, 2]},
        {"players": 6, "hands": 3},
        {"players": 5, "target": 12, "impossible_bids": True},
        {"suits": 2, "ranks": 7, "hand_sizes": [3], "hands": 3},
        {"mode": "honour", "hands": 3},
    ],
    "nothing": [
        {},
        {"players": 2},
        {"players": 7},
        {"players": 3, "return_taken": True, "rounds": 2},
        {"players": 3, "allow_keep": False, "stall": 3},
        {"players": 2, "decks": 2, "hand": 4},
        {"players": 2, "suits": 2, "ranks": 3, "hand": 1, "rounds": 2},
    ],
    "all-fives": [
        {"target": 31},
        {"players": 3, "target": 31},
        {"batch": 1, "target": 11},
        {"players": 3, "mode": "honour", "target": 21},
        {"mode": "honour", "revoke_rule": "bonus", "target": 21},
        {"suits": 2, "ranks": 6, "hand": 2, "batch": 2, "hands": 2, "redeal": False},
    ],
    "sauce": [
        {"hands": 3},
        {"hands": 3, "menu": "published"},
        {"target": 300, "super_after": 0, "blind_behind": 50},
        {"suits": 3, "ranks": 4, "bid_step": 15, "hands": 2, "super_after": 1},
    ],
}


#: Between them they have every game's usual options, each mode, and what changes the course of a hand.
USUAL: dict[str, list[dict[str, Any]]] = {
    "all-or-nothing": [
        {},
        {"players": 6, "hands": 2, "teams": 3, "bids": "number"},
        {"players": 3, "hands": 2, "bids": "number", "mode": "honour"},
    ],
    "alles-oder-nichts": [{}, {"mode": "honour", "hands": 3}],
    "nothing": [
        {"players": 2},
        {"players": 3, "return_taken": True, "rounds": 2},
        {"players": 2, "decks": 2, "hand": 4},
    ],
    "all-fives": [{"target": 31}, {"mode": "honour", "revoke_rule": "bonus", "target": 21}],
    "sauce": [
        {"hands": 3, "menu": "published"},
        {"target": 300, "super_after": 0, "blind_behind": 50},
    ],
}


@dataclass(frozen=True)
class Variant:
    """A game with options, and a name that can be a file name."""

    game: str
    options: Mapping[str, Any]

    @property
    def name(self) -> str:
        """The game and its options as one word."""
        parts = [f"{key}_{value}" for key, value in self.options.items()]
        text = "-".join([self.game, *parts]).replace(" ", "").replace("[", "").replace("]", "")
        return text.replace(",", "+").lower()

    def load(self) -> nullo.Game:
        """The game."""
        return nullo.load(self.game, **self.options)

    @property
    def offered(self) -> bool:
        """Whether forms offer all its options."""
        hidden = {option.name for option in rules_of(self.game).options if not option.offered}
        return hidden.isdisjoint(self.options)

    def __str__(self) -> str:
        return self.name

    def __hash__(self) -> int:
        return hash(self.name)


def variants() -> list[Variant]:
    """All variants."""
    return [Variant(game, options) for game in games() for options in kinds_of(game)]


def some_variants() -> list[Variant]:
    """All variants in the long run; in the usual one so many that each game and mode is among them."""
    usual = [Variant(game, options) for game in USUAL for options in USUAL[game]]
    return part(variants(), *usual)


def first_variants() -> list[Variant]:
    """The first variant of each game."""
    return [Variant(game, kinds_of(game)[0]) for game in games()]


def kinds_of(game: str) -> list[dict[str, Any]]:
    """The options of each variant of a game."""
    return VARIANTS.get(game, [{}])


def games() -> list[str]:
    """The ids of the built-in games, in the order of the variants."""
    return [rules.id for rules in all_rules().games if rules.id in BUILT_IN]
