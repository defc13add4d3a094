"""Options of games on the command line: ``-o name=value``."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from nullo.locale.words import say
from nullo.terminal.shared import typed_names
from nullo.terminal.shared.errors import BadInput


def read_options(given: Sequence[str] | None, players: int | None, game: str) -> dict[str, Any]:
    """Options by name, ``players`` among them; a value of ``name=value`` is JSON, or else a word."""
    options: dict[str, Any] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        name = name.strip()
        if not equals or not name:
            raise BadInput(say("wrong-pair", {"text": text}))
        if name in options:
            raise BadInput(say("wrong-twice", {"option": name}))
        options[name] = read_value(value)
    options = typed_names.options(options, game)
    if players is not None:
        if "players" in options:
            raise BadInput(say("wrong-twice", {"option": "players"}))
        options["players"] = players
    return options


def read_value(text: str) -> Any:
    """A JSON value, or the text itself if it is not JSON."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text.strip()


def split_names(text: str) -> list[str]:
    """The names in a list of bots with commas, as they are typed."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise BadInput(say("wrong-bots-missing", {"text": repr(text)}))
    return names


def read_bots(text: str) -> list[str]:
    """The names of the bots in a list with commas."""
    return [typed_names.bot(name) for name in split_names(text)]
