"""Finds games, bots and options by names as people type them, and reads values of ``-o name=value``."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from nullo.bots.base import names as bot_names
from nullo.game.errors import OptionError, UnknownBot, UnknownGame
from nullo.game.options import Option
from nullo.games.registry import game_ids, rules_of
from nullo.locale.error_words import make_error
from nullo.locale.words import LANGUAGES, message_or
from nullo.terminal.shared.alike import find, names_by_form, plain, suggest
from nullo.terminal.shared.errors import wrong_input


def game(text: str) -> str:
    """The id of the game that the typed ``text`` means, by its id or by its title in any language.

    Returns the text itself if no game is similar.

    Raises:
        UnknownGame: some games are similar, but none is clearly meant; the message suggests them.
    """
    ids = game_ids()
    if text in ids:
        return text
    names: dict[str, str] = {}
    for one in ids:
        titles = [message_or(f"title-{one}", one, language) for language in LANGUAGES]
        names.update(dict.fromkeys(names_by_form([one, *titles]), one))
    found = find(text, names)
    if found is None and (meant := suggest(text, names)):
        raise make_error(UnknownGame, "wrong-game-meant", game=repr(text), meant=meant)
    return found or text


def bot(text: str) -> str:
    """The name of the bot that the typed ``text`` means.

    Returns the text itself if no bot is similar, or if it is ``module:Class``.

    Raises:
        UnknownBot: some bots are similar, but none is clearly meant; the message suggests them.
    """
    if ":" in text or text in bot_names():
        return text
    names = names_by_form(bot_names())
    found = find(text, names)
    if found is None and (meant := suggest(text, names)):
        raise make_error(UnknownBot, "wrong-bot-meant", bot=repr(text), meant=meant)
    return found or text


def options(given: Mapping[str, Any], of: str) -> dict[str, Any]:
    """The options in ``given``; names and values that are words get the spelling of the game ``of``.

    Raises:
        OptionError: an option is given twice, or a name or word is not known but similar to known ones.
    """
    known = {option.name: option for option in rules_of(of).options}
    names = names_by_form(["players", *known])
    meant: dict[str, Any] = {}
    for name, value in given.items():
        own = name if name in known else find(name, names) or name
        if own in meant:
            raise OptionError(own, "given twice").with_key("wrong-twice", option=own)
        if own not in names.values() and (others := suggest(name, names)):
            raise OptionError(name, f"did you mean {others}?").with_key(
                "wrong-option-meant", option=name, game=of, meant=others
            )
        meant[own] = option_value(known[own], value) if own in known else value
    return meant


def option_value(option: Option, value: Any) -> Any:
    """The value of ``option`` that was typed as ``value``; ``value`` itself if no value is meant by it.

    Raises:
        OptionError: ``value`` is only similar to a choice of the option; the message suggests that choice.
    """
    if not isinstance(value, str):
        return value
    if option.unset and plain(value) == "none":
        return None
    if isinstance(option.default, bool):
        return {"true": True, "false": False}.get(plain(value), value)
    if not option.choices:
        return value
    names = names_by_form(option.choices)
    found = find(value, names)
    if found is None and (meant := suggest(value, names)):
        message = f"must be one of {', '.join(option.choices)}; did you mean {meant}?"
        raise OptionError(option.name, message).with_key(
            "wrong-choice-meant", option=option.name, value=repr(value), meant=meant
        )
    return found or value


def read_options(given: Sequence[str] | None, players: int | None, game: str) -> dict[str, Any]:
    """The options of a game by name, from strings ``name=value`` whose values are JSON or words.

    ``players`` is added as an option unless it is None.

    Raises:
        BadInput: a string is not a pair, or an option is given twice.
        OptionError: a name or word is not known but similar to known ones.
    """
    typed: dict[str, Any] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        name = name.strip()
        if not equals or not name:
            raise wrong_input("wrong-pair", text=text)
        if name in typed:
            raise wrong_input("wrong-twice", option=name)
        typed[name] = read_value(value)
    meant = options(typed, game)
    if players is not None:
        if "players" in meant:
            raise wrong_input("wrong-twice", option="players")
        meant["players"] = players
    return meant


def read_value(text: str) -> Any:
    """The value that ``text`` states in JSON, or the text itself if it is not JSON."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text.strip()


def split_names(text: str) -> list[str]:
    """The names in a list separated by commas, as they were typed; raises BadInput if one is empty."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise wrong_input("wrong-bots-missing", text=repr(text))
    return names


def read_bots(text: str) -> list[str]:
    """The exact names of the bots in a list separated by commas."""
    return [bot(name) for name in split_names(text)]
