"""What Sauce states about itself: options, deck, phases, cut."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from nullo.cards import Deck
from nullo.games.sauce.position import Sauce
from nullo.games.sauce.table import sauce_deck
from nullo.rules import Cut, Phase, Rules, amount, count, word


class SauceRules(Rules):
    """The game's statement; see :class:`nullo.rules.Rules`."""

    id = "sauce"
    title = "Sauce"
    prefix = "S"
    players = (4, 4)
    teams = True
    options = (
        word("menu", "house", "published", rule="S18"),
        count("hands", 10, "S35"),
        count("target", 1000, "S35"),
        count("super_after", 6, "S34", low=0),
        amount("super_at", 700, "S34"),
        amount("shadoof_at", 225, "S10"),
        amount("no_way_at", 80, "S13"),
        amount("blind_behind", 250, "S12"),
        word("mode", "strict", rule="S37"),
    )

    def deck(self, options: Mapping[str, Any]) -> Deck:
        return sauce_deck()

    def phases(self, options: Mapping[str, Any]) -> tuple[Phase, ...]:
        return _phases()

    def cut(self, options: Mapping[str, Any]) -> Cut:
        """S4: by rank, ties by colour; a SAUCE is not drawn."""
        return Cut("S4", True, (*(card % 10 * 6 + card // 10 for card in range(60)), None))

    def position(self, options: Mapping[str, Any]) -> Sauce:
        return Sauce(options)


@cache
def _phases() -> tuple[Phase, ...]:
    codes = sauce_deck().codes
    bids = (*(f"bid {number}" for number in range(0, 301, 5)), "nope", "shadoof")
    return (
        Phase("deal", tuple(f"deal {code}" for code in codes), chance=True),
        Phase("toss", tuple(f"toss {code}" for code in codes), secret=True),
        Phase("give", tuple(f"give {code}" for code in codes), secret=True),
        Phase("blind", ("blind nope", "look")),
        Phase("bid", bids),
        Phase("no-way", ("no way", "decline")),
        Phase("play", tuple(f"play {code}" for code in codes[:60])),
        Phase("draw", tuple(f"draw {code}" for code in codes), chance=True),
    )


RULES = SauceRules()
