"""Nullo: card games of all or nothing.

>>> import nullo
>>> game = nullo.load("alles-oder-nichts", players=3)
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from nullo.build import COMPILED, __version__

if TYPE_CHECKING:
    from nullo.engine.position import CHANCE_PLAYER, TERMINAL_PLAYER
    from nullo.engine.rng import Rng
    from nullo.game.errors import (
        IllegalAction,
        NulloError,
        OptionError,
        RecordError,
        StateError,
        UnknownAction,
        UnknownCard,
        UnknownGame,
        UnknownSeat,
        WrongSeat,
    )
    from nullo.games.registry import game_ids
    from nullo.state import Game, SeatState, State, load

__all__ = [
    "CHANCE_PLAYER",
    "COMPILED",
    "TERMINAL_PLAYER",
    "Game",
    "IllegalAction",
    "NulloError",
    "OptionError",
    "RecordError",
    "Rng",
    "SeatState",
    "State",
    "StateError",
    "UnknownAction",
    "UnknownCard",
    "UnknownGame",
    "UnknownSeat",
    "WrongSeat",
    "__version__",
    "game_ids",
    "load",
]

_FROM = {
    "nullo.engine.position": ("CHANCE_PLAYER", "TERMINAL_PLAYER"),
    "nullo.engine.rng": ("Rng",),
    "nullo.games.registry": ("game_ids",),
    "nullo.state": ("Game", "SeatState", "State", "load"),
}
_HOME = {name: module for module, names in _FROM.items() for name in names}


if not TYPE_CHECKING:  # type checkers must know each name

    def __getattr__(name: str) -> Any:
        """The object with a name of ``__all__``.

        Its module is imported only when the object is first used, so that the command's help needs no engine.
        """
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(_HOME.get(name, "nullo.game.errors")), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
