"""Nullo's games as environments of PettingZoo, seat by seat (AEC).

``docs/environments.md`` has examples. Needs the extra ``pettingzoo``.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from nullo.core.rng import Rng
from nullo.errors import StateError
from nullo.state import State, load

Observation = dict[str, np.ndarray[Any, Any]]


def env(
    game: str, /, *, max_cycles: int | None = None, render_mode: str | None = None, **options: Any
) -> AECEnv[str, Observation, int]:
    """:class:`NulloEnv` with PettingZoo's usual wrappers: an illegal action ends the game for all.

    Args:
        game: the game's id.
        max_cycles: truncate a game after so many decisions of each seat, on average.
        render_mode: ``"ansi"`` or None.
        options: as for :func:`nullo.load`.

    Raises:
        UnknownGame, OptionError: see :func:`nullo.load`.
        ValueError: ``max_cycles`` or ``render_mode`` is not allowed.
    """
    made: AECEnv[str, Observation, int] = raw_env(
        game, max_cycles=max_cycles, render_mode=render_mode, **options
    )
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class NulloEnv(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """A game between ``player_0``, ``player_1`` …, who are the seats.

    An agent's observation has two parts: ``observation``, float32, the tensor of
    ``State.observation_tensor``, and ``action_mask``, int8, 1 for each legal action while it is the agent's
    turn, else all 0. Actions are the ids of ``nullo.Game``. The reward of a step is the change of
    ``State.returns`` that it led to; a hand's points come with its last card.
    """

    metadata = {"name": "nullo", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        /,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles must be at least 1, not {max_cycles}")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode must be 'ansi' or None, not {render_mode!r}")
        EzPickle.__init__(self, game, max_cycles=max_cycles, render_mode=render_mode, **options)
        AECEnv.__init__(self)
        self.game = load(game, **options)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"nullo_{self.game.id.replace('-', '_')}"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        self._most = None if max_cycles is None else max_cycles * self.game.players
        self._rng = Rng(0)
        self._state: State | None = None
        self._decisions = 0
        actions = self.game.num_distinct_actions()
        size = self.game.observation_tensor_size()
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self._action_space = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    @property
    def state_of_game(self) -> State:
        """The game's state.

        Raises:
            RuntimeError: no game has begun.
        """
        if self._state is None:
            raise RuntimeError("call reset() first")
        return self._state

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all agents: a dictionary of ``observation`` and ``action_mask``."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """The ids of players' actions."""
        return self._action_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game.

        Args:
            seed: decides all cards, also those of later games begun without a seed; None: go on with the
                cards of the last seed, at first with random ones.
            options: not used.
        """
        if seed is not None:
            self._rng = Rng(seed, "pettingzoo")
        elif self._state is None:
            self._rng = Rng(secrets.randbits(62), "pettingzoo")
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = 0
        self._state = self.game.new_initial_state()
        self._state.deal(self._rng)
        self.agent_selection = self.possible_agents[self._state.current_player()]

    def observe(self, agent: str) -> Observation:
        """What an agent knows: see the class."""
        state, seat = self.state_of_game, self.possible_agents.index(agent)
        tensor = np.zeros(self.game.observation_tensor_size(), np.float32)
        state.observation_into(tensor, seat)
        mask = np.zeros(self.game.num_distinct_actions(), np.int8)
        mask[state.legal_actions(seat)] = 1
        return {"observation": tensor, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Do an action for the agent whose turn it is; None if the game is over for it.

        Raises:
            IllegalAction, UnknownAction, TypeError: see :meth:`nullo.State.apply_action`.
            StateError: None is given while the game goes on.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.state_of_game
        if action is None:
            raise StateError("the game is not over: an action is needed, not None")
        state.apply_action(action)
        state.deal(self._rng)
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, state.rewards(), strict=True))
        if state.is_terminal():
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._most is not None and self._decisions >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        if not state.is_terminal():
            self.agent_selection = self.possible_agents[state.current_player()]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """In mode ``"ansi"``, the table as a spectator sees it, in JSON."""
        if self.render_mode is None:
            return None
        state = self.state_of_game
        shown = state.observation_string(state.current_player()) if not state.is_terminal() else ""
        return shown or str(state)

    def close(self) -> None:
        """Nothing is open."""


raw_env = NulloEnv
