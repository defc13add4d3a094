"""Nullo: five card games of all or nothing.

>>> import nullo
>>> game = nullo.load("alles-oder-nichts", players=3)
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
"""

from nullo.build import COMPILED
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
from nullo.state.game import Game, load
from nullo.state.seat_state import SeatState
from nullo.state.state import State

__version__ = "0.1.0"

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
    "game_ids",
    "load",
]
