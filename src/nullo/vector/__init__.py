"""Plays many games at once, with observations, masks and rewards in NumPy arrays; see ``docs/vector.md``."""

from nullo.vector.arrays import Arrays
from nullo.vector.games import OPPONENTS, VectorGames, make

__all__ = ["OPPONENTS", "Arrays", "VectorGames", "make"]
