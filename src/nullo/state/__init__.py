"""Games with their options, their states, what seats know of these, and matches."""

from nullo.state.state import Game, SeatState, State, load

__all__ = ["Game", "SeatState", "State", "load"]
