"""Finds games, bots and options by names as people type them: in any case, or abbreviated."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from nullo.bots.base import names as bot_names
from nullo.errors import OptionError, UnknownBot, UnknownGame
from nullo.games.registry import game_ids, rules_of
from nullo.locale.words import LANGUAGES, preferred, say, title_of
from nullo.rules import Option

MOST = 3  # the most names to suggest
ALIKE = 0.7  # how similar, from 0 to 1, a name must be to the typed text to be suggested


def plain(text: str) -> str:
    """A name without case, accents, spaces and signs, for comparison."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if letter.isalnum())


def known_as(names: Iterable[str]) -> dict[str, str]:
    """Names by their form for comparison."""
    return {plain(name): name for name in names}


def find(text: str, names: Mapping[str, str]) -> str | None:
    """The name that a text means: in any case, or the only one that begins like that; else None.

    Args:
        names: names by their form for comparison.
    """
    wanted = plain(text)
    if not wanted:
        return None
    if wanted in names:
        return names[wanted]
    begun = {name for known, name in names.items() if known.startswith(wanted)}
    return begun.pop() if len(begun) == 1 else None


def suggest(text: str, names: Mapping[str, str]) -> str:
    """Names similar to a text, separated by commas; may be empty."""
    wanted = plain(text)
    begun = [name for known, name in names.items() if wanted and known.startswith(wanted)]
    alike = [names[known] for known in get_close_matches(wanted, names, MOST, ALIKE)]
    return ", ".join(list(dict.fromkeys([*begun, *alike]))[:MOST])


def game(text: str) -> str:
    """The id of the game that a text means, by its id or its title in any language.

    Raises:
        UnknownGame: there is no such game, but there are similar names.
    """
    ids = game_ids()
    if text in ids:
        return text
    names: dict[str, str] = {}
    for one in ids:
        titles = [title_of(one, one, language) for language in LANGUAGES]
        names.update(dict.fromkeys(known_as([one, *titles]), one))
    found = find(text, names)
    if found is None and (meant := suggest(text, names)):
        message = f"there is no game {text!r}; did you mean {meant}?"
        raise UnknownGame(message).keyed("wrong-game-meant", game=repr(text), meant=meant)
    return found or text


def bot(text: str) -> str:
    """The name of the bot that a text means; ``module:Class`` is returned unchanged.

    Raises:
        UnknownBot: there is no such bot, but there are similar names.
    """
    if ":" in text or text in bot_names():
        return text
    names = known_as(bot_names())
    found = find(text, names)
    if found is None and (meant := suggest(text, names)):
        message = f"there is no bot {text!r}; did you mean {meant}?"
        raise UnknownBot(message).keyed("wrong-bot-meant", bot=repr(text), meant=meant)
    return found or text


def options(given: Mapping[str, Any], of: str) -> dict[str, Any]:
    """Options of a game with exact names, and words among their values with exact spelling.

    Args:
        given: the options as typed.
        of: the id of the game.

    Raises:
        UnknownGame: there is no such game.
        OptionError: an option is given twice, or does not exist, but there are similar names.
    """
    known = {option.name: option for option in rules_of(of).options}
    names = known_as(["players", *known])
    meant: dict[str, Any] = {}
    for name, value in given.items():
        own = name if name in known else find(name, names) or name
        if own in meant:
            raise OptionError(own, "given twice").keyed("wrong-twice", option=own)
        if own not in names.values() and (others := suggest(name, names)):
            raise OptionError(name, f"did you mean {others}?").keyed(
                "wrong-option-meant", option=name, game=of, meant=others
            )
        meant[own] = _value(known.get(own), value)
    return meant


def _value(option: Option | None, value: Any) -> Any:
    """A word as the option spells it; any other value unchanged."""
    if option is None or not isinstance(value, str):
        return value
    if isinstance(option.default, bool):
        return {"true": True, "false": False}.get(plain(value), value)
    if not option.choices:
        return value
    names = known_as(option.choices)
    found = find(value, names)
    if found is None and (meant := suggest(value, names)):
        message = f"must be one of {', '.join(option.choices)}; did you mean {meant}?"
        raise OptionError(option.name, message).keyed(
            "wrong-choice-meant", option=option.name, value=repr(value), meant=meant
        )
    return found or value


def language(text: str) -> str | None:
    """The language that a text means, by its tag or its name in any language; None: none."""
    if (tag := preferred([text])) is not None:
        return tag
    names = {
        plain(say(f"language-{one}", None, other)): one for one in LANGUAGES for other in LANGUAGES
    }
    return find(text, names)
