"""The list of games: Nullo's own, and those of plug-ins."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from nullo.game.errors import UnknownGame
from nullo.games.folders import GameFolder, built_in, folder_of, folders
from nullo.games.rules import Rules
from nullo.system.plug_ins import blame, load_entry

BUILT_IN = tuple(built_in())

MOST_WHY = 200


def game_ids() -> list[str]:
    """The ids of all games: Nullo's own, then those of plug-ins (entry points ``nullo.games``)."""
    return [folder.id for folder in folders()]


def rules_of(game: str) -> Rules:
    """A game's rules by its id.

    Raises:
        UnknownGame: no game has this id.
        TypeError: the id is not a string, or a plug-in's object is not a :class:`nullo.games.rules.Rules`.
    """
    if not isinstance(game, str):
        raise TypeError(f"a game's id must be a text, not {game!r:.40}")
    folder = folder_of(game)
    if folder is None:
        there = ", ".join(game_ids())
        raise UnknownGame(f"there is no game {game!r}; there are: {there}").with_key(
            "wrong-game", game=repr(game), games=there
        )
    return load_rules(folder)


def load_rules(folder: GameFolder) -> Rules:
    """The rules in a game's folder.

    Raises:
        TypeError: a plug-in's object is not a :class:`nullo.games.rules.Rules`, or has another id.
        Exception: whatever importing a plug-in raises.
    """
    rules = load_entry(folder.entry) if folder.entry else import_module(folder.module).RULES
    if not isinstance(rules, Rules):
        raise _wrong_rules(folder, "is no nullo.games.rules.Rules")
    if rules.id != folder.id:
        raise _wrong_rules(folder, f"calls itself {rules.id}")
    return rules


def _wrong_rules(folder: GameFolder, why: str) -> TypeError:
    error = TypeError(f"the plug-in for {folder.id} {why}")
    blame(error, folder.module)
    return error


class Listed(NamedTuple):
    """The games that can be used, and the plug-ins that cannot.

    Attributes:
        games: the rules of each game, in the order of the list.
        broken: the ids of plug-ins that cannot be used, with the reason for each.
    """

    games: list[Rules]
    broken: dict[str, str]


def all_rules() -> Listed:
    """All games, in the order of ``Rules.place``, and the plug-ins that cannot be used."""
    games: list[Rules] = []
    broken: dict[str, str] = {}
    for folder in folders():
        try:
            rules = load_rules(folder)
            if folder.entry:  # a plug-in must have everything that lists show
                options = rules.fill({})
                rules.phases(options), rules.deck(options), rules.cut(options), len(rules.title)
            games.append(rules)
        except Exception as error:
            if folder.entry is None:
                raise
            why = " ".join(f"{type(error).__name__}: {error}".split())
            broken[folder.id] = why[:MOST_WHY]
    return Listed(sorted(games, key=lambda rules: (rules.place, rules.id)), broken)
