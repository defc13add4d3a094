"""Helpers for testing games, both Nullo's own and plug-ins; :func:`check_game` tests a whole game."""

from nullo.testing.check import Checked, check_game
from nullo.testing.check_worlds import GameFault
from nullo.testing.driving import deal, play, play_randomly

__all__ = ["Checked", "GameFault", "check_game", "deal", "play", "play_randomly"]
