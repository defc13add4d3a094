"""The game that a request asks for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from nullo.game.errors import OptionError, UnknownGame
from nullo.games.registry import rules_of
from nullo.server.protocol.problems import Problem
from nullo.state import Game


def chosen_game(id: str, options: dict[str, Any]) -> Game:
    """A game with options as in a record.

    Raises:
        Problem: there is no such game, or an option is wrong or not offered.
    """
    with option_problems(id):
        game = Game(rules_of(id), options)
        _check_offered(game)
    return game


@contextmanager
def option_problems(game: str) -> Iterator[None]:
    """Turn an unknown game and a wrong option into problems that name their field."""
    try:
        yield
    except UnknownGame:
        raise Problem("no-game", field="game", game=game[:40]) from None
    except OptionError as error:
        raise Problem("bad-option", field=error.option[:40], reason=error.message) from None


def _check_offered(game: Game) -> None:
    stated = game.stated_options()
    for option in game.rules.options:
        if option.name in stated and not option.offered:
            reason = "it is for studies, and tables of a server do not have it"
            raise OptionError(option.name, reason).with_key("wrong-offered", option=option.name)
