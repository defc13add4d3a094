"""Which games there are: Nullo's five, and those of plug-ins."""

from __future__ import annotations

from importlib import import_module

from nullo.errors import UnknownGame
from nullo.plugged import plugged
from nullo.rules import Rules

BUILT_IN = {
    "all-or-nothing": "nullo.games.all_or_nothing",
    "alles-oder-nichts": "nullo.games.alles_oder_nichts",
    "nothing": "nullo.games.nothing",
    "all-fives": "nullo.games.all_fives",
    "sauce": "nullo.games.sauce",
}


def game_ids() -> list[str]:
    """The ids of all games: Nullo's five, then those of plug-ins (entry points ``nullo.games``)."""
    return [*BUILT_IN, *(name for name in plugged("nullo.games") if name not in BUILT_IN)]


def rules_of(game: str) -> Rules:
    """A game's rules by its id.

    Raises:
        UnknownGame: no game has this id.
    """
    if game in BUILT_IN:
        rules = import_module(BUILT_IN[game]).RULES
    else:
        found = plugged("nullo.games").get(game)
        if found is None:
            there = ", ".join(game_ids())
            raise UnknownGame(f"there is no game {game!r}; there are: {there}").keyed(
                "wrong-game", game=repr(game), games=there
            )
        rules = found.load()
    if not isinstance(rules, Rules):
        raise TypeError(f"the plug-in for {game} is no nullo.rules.Rules")
    return rules
