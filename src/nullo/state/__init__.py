"""Games with values for their options, the states of games, what seats know of states, and matches."""

from nullo.state.state import Game, SeatState, State, load

__all__ = ["Game", "SeatState", "State", "load"]
