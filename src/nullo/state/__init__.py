"""Games with their options, states, what seats know of them, and matches."""

from nullo.state.state import Game, SeatState, State, load

__all__ = ["Game", "SeatState", "State", "load"]
