"""Nullo's games as environments of PettingZoo, in which agents act one after the other (AEC).

``docs/environments.md`` has examples. Needs the extra ``pettingzoo``.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from nullo.engine.rng import Rng
from nullo.envs.observation import Observation
from nullo.game.errors import StateError
from nullo.state import State, load
from nullo.values import CopiedWhole, check_open, whole


class Agents(CopiedWhole):
    """The interface of PettingZoo's environments with type annotations, which PettingZoo itself lacks."""

    agents: list[str]
    possible_agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    num_agents: int
    max_num_agents: int

    if TYPE_CHECKING:

        @property
        def unwrapped(self) -> NulloEnv: ...

        def observation_space(self, agent: str) -> spaces.Dict: ...

        def action_space(self, agent: str) -> spaces.Discrete[np.int64]: ...

        def reset(
            self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
        ) -> None: ...

        def agent_iter(self, max_iter: int = 2**63) -> Iterable[str]: ...

        def last(
            self, observe: bool = True
        ) -> tuple[Observation, float, bool, bool, dict[str, Any]]: ...

        def observe(self, agent: str) -> Observation: ...

        def step(self, action: SupportsIndex | None) -> None: ...

        def render(self) -> str | None: ...

        def close(self) -> None: ...


def env(
    game: str,
    /,
    *,
    max_cycles: SupportsIndex | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> WrappedEnv:
    """A new :class:`NulloEnv` in PettingZoo's usual wrappers; an illegal action ends the game for all agents.

    Args:
        game: the game's id.
        max_cycles: how many decisions per seat, on average, a game may have before it is truncated; None if
            games are never truncated.
        render_mode: ``"ansi"`` or None.
        options: the options of the game, as for :func:`nullo.load`.

    Raises:
        UnknownGame, OptionError: see :func:`nullo.load`.
        ValueError, TypeError: ``max_cycles`` or ``render_mode`` is not allowed.
    """
    made = raw_env(game, max_cycles=max_cycles, render_mode=render_mode, **options)
    inner = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    return WrappedEnv(wrappers.AssertOutOfBoundsWrapper(inner))


class WrappedEnv(Agents, wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """A :class:`NulloEnv` with wrappers around it, as :func:`env` returns it."""

    def __str__(self) -> str:
        return str(self.env)


class NulloEnv(Agents, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game between the agents ``player_0``, ``player_1`` …, one for each seat.

    An agent's observation has two parts: ``observation`` (float32) is the tensor of
    ``State.observation_tensor``, and ``action_mask`` (int8) has a 1 for each fair action
    (``State.fair_actions``) while it is the agent's turn; otherwise it is all 0. Actions are the ids of
    ``nullo.Game``. The reward of a step is the change of ``State.returns`` that it led to; a hand's points
    come with its last card.

    After :meth:`close`, ``reset``, ``observe``, ``step`` and ``render`` raise RuntimeError.
    """

    metadata = {"name": "nullo", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        /,
        *,
        max_cycles: SupportsIndex | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        cycles = None if max_cycles is None else whole(max_cycles, "max_cycles", 1)
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode must be 'ansi' or None, not {render_mode!r}")
        super().__init__()
        self.game = load(game, **options)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"nullo_{self.game.id.replace('-', '_')}"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents = []
        self._most = None if cycles is None else cycles * self.game.players
        self._rng = Rng(0)
        self._state: State | None = None
        self._decisions = 0
        self._closed = False
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
        """The present state of the game.

        Raises:
            RuntimeError: no game has begun, or the environment is closed.
        """
        check_open(self._closed)
        if self._state is None:
            raise RuntimeError("call reset() first")
        return self._state

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of observations, with ``observation`` and ``action_mask``; the same for all agents."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """The space of actions: the ids of all actions that players have."""
        return self._action_space[agent]

    def reset(
        self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> None:
        """Begin a new game.

        Args:
            seed: decides all cards of this game, and of later games that begin without a seed. If no seed is
                ever given, cards are unpredictable.
            options: not used.

        Raises:
            TypeError: the seed is not a whole number.
        """
        check_open(self._closed)
        if seed is not None:
            self._rng = Rng(whole(seed, "a seed"), "pettingzoo")
        elif self._state is None:
            self._rng = Rng(secrets.randbits(62), "pettingzoo")
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._decisions = 0
        self._state = self.game.new_initial_state()
        self._state.deal(self._rng)
        self.agent_selection = self.possible_agents[self._state.current_player()]

    def observe(self, agent: str) -> Observation:
        """What ``agent`` observes; the class describes its parts."""
        state, seat = self.state_of_game, self.possible_agents.index(agent)
        tensor = np.zeros(self.game.observation_tensor_size(), np.float32)
        state.observation_into(tensor, seat)
        mask = np.zeros(self.game.num_distinct_actions(), np.int8)
        mask[state.fair_actions(seat)] = 1
        return {"observation": tensor, "action_mask": mask}

    def step(self, action: SupportsIndex | None) -> None:
        """Apply the action of the agent whose turn it is; if the game is over for this agent, give None.

        Raises:
            IllegalAction, UnknownAction, TypeError: see :meth:`nullo.State.apply_action`.
            StateError: the action is None, although the game is not over.
            RuntimeError: no game has begun, or the environment is closed.
        """
        state = self.state_of_game
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise StateError("the game is not over: an action is needed, not None")
        state.apply_action(whole(action, "an action's id"))
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
        """The view of the seat to act as JSON or, if the game is over, a line that says what was played.

        None if the mode is not ``"ansi"``.
        """
        state = self.state_of_game
        if self.render_mode is None:
            return None
        shown = state.observation_string(state.current_player()) if not state.is_terminal() else ""
        return shown or str(state)

    def close(self) -> None:
        """Close the environment, so that it refuses further calls; it has no resources to free."""
        self._closed = True


raw_env = NulloEnv
