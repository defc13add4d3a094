"""Nullo's games as a vector environment of Gymnasium: an agent plays one seat of each game against bots.

``docs/vector.md`` has examples. Needs the extra ``gymnasium``.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from nullo.envs.observation import Observation
from nullo.values import CopiedWhole, whole
from nullo.vector import Arrays, make

Actions = NDArray[np.integer[Any]]


class NulloVectorEnv(CopiedWhole, VectorEnv[Observation, Actions, NDArray[Any]]):
    """``num_envs`` games, in each of which the agent plays one seat and an opponent all others.

    An observation has two parts: ``observation`` (float32) is what the seat sees
    (``State.observation_tensor``), and ``action_mask`` (int8) has a 1 for each fair action
    (``State.fair_actions``). A reward is the change of the seat's points since its last action. Games are
    never truncated. When a game is over, the next one begins in the same step
    (``AutoresetMode.SAME_STEP``), so there are no final observations.

    Args:
        game: the game's id.
        num_envs: the number of games.
        opponent: one of ``nullo.vector.OPPONENTS``.
        seats: the agent's seat in each game; by default 0, 1, 2 … in turn.
        threads: the number of threads among which the games are divided.
        copy: whether ``reset`` and ``step`` return copies of the observations; if not, the next step
            changes the arrays that they returned.
        options: the options of the game, as for :func:`nullo.load`.

    Raises:
        UnknownGame, OptionError, ValueError, TypeError: see :func:`nullo.vector.make`.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: SupportsIndex,
        *,
        opponent: str = "random",
        seats: Sequence[SupportsIndex] | None = None,
        threads: SupportsIndex = 1,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.games = make(
            game, num_envs, opponent=opponent, seats=seats, threads=threads, **options
        )
        self.num_envs = self.games.n
        made = self.games.game
        self._copy = copy
        self._rows = np.arange(self.num_envs)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(
                    -np.inf, np.inf, (made.observation_tensor_size(),), np.float32
                ),
                "action_mask": spaces.Box(0, 1, (made.num_distinct_actions(),), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(made.num_distinct_actions())
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self,
        *,
        seed: SupportsIndex | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin new games; their cards follow from ``seed``, or are unpredictable if it is None.

        Raises:
            ValueError: ``seed`` is a sequence; only one number for all games is possible.
            TypeError: the seed is not a whole number.
        """
        if isinstance(seed, Sequence):
            raise ValueError("one seed decides the cards of all games: give one number")
        cards = secrets.randbits(63) if seed is None else whole(seed, "a seed")
        return self._observation(self.games.reset(cards)), {}

    def step(
        self, actions: Actions
    ) -> tuple[
        Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """Apply one action in each game.

        Returns:
            As in Gymnasium: observations, rewards, terminations, truncations (all false) and infos.

        Raises:
            ValueError, UnknownAction, IllegalAction: see :meth:`nullo.vector.VectorGames.step`.
        """
        # ``arrays.players`` are the seats that have just acted, even if their game has ended.
        arrays = self.games.step(actions)
        rewards = arrays.rewards[self._rows, arrays.players].astype(np.float64)
        never = np.zeros(self.num_envs, np.bool_)
        return self._observation(arrays), rewards, arrays.ended.copy(), never, {}

    def close_extras(self, **_: Any) -> None:
        """End the threads; Gymnasium's ``close`` calls this."""
        self.games.close()

    def _observation(self, arrays: Arrays) -> Observation:
        seen, mask = arrays.observations, arrays.legal.view(np.int8)
        if self._copy:
            seen, mask = seen.copy(), mask.copy()
        return {"observation": seen, "action_mask": mask}
