"""Which games there are: Nullo's own, and those of plug-ins."""

from __future__ import annotations

from importlib import import_module

from nullo.errors import UnknownGame
from nullo.games.folders import GameFolder, built_in, folder_of, folders
from nullo.rules import Rules

BUILT_IN = tuple(built_in())


def game_ids() -> list[str]:
    """The ids of all games: Nullo's own, then those of plug-ins (entry points ``nullo.games``)."""
    return [folder.id for folder in folders()]


def rules_of(game: str) -> Rules:
    """A game's rules by its id.

    Raises:
        UnknownGame: no game has this id.
        TypeError: what a plug-in names is no :class:`nullo.rules.Rules`.
    """
    folder = folder_of(game)
    if folder is None:
        there = ", ".join(game_ids())
        raise UnknownGame(f"there is no game {game!r}; there are: {there}").keyed(
            "wrong-game", game=repr(game), games=there
        )
    return load_rules(folder)


def load_rules(folder: GameFolder) -> Rules:
    """The rules that a folder holds.

    Raises:
        TypeError: what a plug-in names is no :class:`nullo.rules.Rules`.
    """
    rules = folder.entry.load() if folder.entry else import_module(folder.module).RULES
    if not isinstance(rules, Rules):
        raise TypeError(f"the plug-in for {folder.id} is no nullo.rules.Rules")
    return rules
