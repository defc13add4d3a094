"""Nullo: card games of all or nothing.

>>> import nullo
>>> game = nullo.load("alles-oder-nichts", players=3)
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
"""

from nullo.build import COMPILED, __version__
from nullo.core.position import CHANCE_PLAYER, TERMINAL_PLAYER
from nullo.core.rng import Rng
from nullo.errors import (
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
