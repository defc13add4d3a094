"""The arrays that hold the observations and results of many games that are played at once."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nullo.state import Game


@dataclass(frozen=True)
class Arrays:
    """The observations and results of ``n`` games: arrays with a row or a number for each game.

    All arrays are contiguous.

    Attributes:
        observations: float32, ``n`` × ``game.observation_tensor_size()``: what the seat to act sees.
        legal: bool, ``n`` × ``game.num_distinct_actions()``: whether each action is one of the fair actions
            of the seat to act (``State.fair_actions``).
        players: int32, ``n``: the seat to act.
        rewards: float32, ``n`` × ``game.num_players()``: the change of each seat's points in the last step;
            higher is better.
        ended: bool, ``n``: whether the last step ended the game. If it did, ``observations``, ``legal`` and
            ``players`` already belong to the next game.
    """

    observations: NDArray[np.float32]
    legal: NDArray[np.bool_]
    players: NDArray[np.int32]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]

    @classmethod
    def empty(cls, game: Game, n: int) -> Arrays:
        """New arrays of zeros for ``n`` games."""
        kinds = layout(game, n)
        made: dict[str, Any] = {name: np.zeros(*kind) for name, kind in kinds.items()}
        return cls(**made)

    def copy(self) -> Arrays:
        """A copy with copies of all arrays."""
        made: dict[str, Any] = {one.name: getattr(self, one.name).copy() for one in fields(self)}
        return type(self)(**made)

    def check(self, game: Game, n: int) -> None:
        """Check that ``n`` games can be written into these arrays.

        Raises:
            ValueError: an array has another shape or type, is not contiguous or cannot be written to.
        """
        kinds = layout(game, n)
        for field in fields(self):
            array, (shape, dtype) = getattr(self, field.name), kinds[field.name]
            wanted = f"{np.dtype(dtype).name} array of shape {shape}"
            if not isinstance(array, np.ndarray):
                raise ValueError(f"{field.name} must be a {wanted}, not {type(array).__name__}")
            if array.shape != shape or array.dtype != dtype:
                raise ValueError(
                    f"{field.name} must be a {wanted}, not {array.dtype.name} of {array.shape}"
                )
            if not array.flags.c_contiguous or not array.flags.writeable:
                raise ValueError(f"{field.name} must be contiguous and writeable")


def layout(game: Game, n: int) -> dict[str, tuple[tuple[int, ...], type]]:
    """The shape and the type of each array in :class:`Arrays` for ``n`` games, by name."""
    return {
        "observations": ((n, game.observation_tensor_size()), np.float32),
        "legal": ((n, game.num_distinct_actions()), np.bool_),
        "players": ((n,), np.int32),
        "rewards": ((n, game.players), np.float32),
        "ended": ((n,), np.bool_),
    }
