"""Nullo's games as environments of RLCard; importing this module registers them.

``rlcard.make("nullo-GAME")`` creates one; ``docs/environments.md`` has examples. Needs the extra
``rlcard``.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, ClassVar, SupportsIndex

import numpy as np
from rlcard.envs import Env
from rlcard.envs.registration import register

from nullo.engine.rng import Rng
from nullo.game.view import plain
from nullo.games.registry import BUILT_IN
from nullo.state import State, load
from nullo.values import CopiedWhole, whole

OWN = ("seed", "allow_step_back")  # the parts of a configuration that RLCard itself reads
PREFIX = "game_"


class Observation(np.ndarray[Any, Any]):
    """An array with the method ``tostring``, which RLCard's ``CFRAgent`` needs and NumPy 2.3 has removed."""

    def tostring(self, order: Any = "C") -> bytes:
        """The bytes of the array, like ``tobytes``."""
        return self.tobytes(order)


class NulloGame(CopiedWhole):
    """A game in RLCard's sense: it deals the cards itself, and can step back to earlier states.

    Attributes:
        allow_step_back: whether earlier states are kept.
        np_random: RLCard's random generator, on which the cards of each game depend.
    """

    np_random: np.random.RandomState

    def __init__(self, game: str, options: Mapping[str, Any]) -> None:
        self.game = load(game, **options)
        self.allow_step_back = False
        self.state: State = self.game.new_initial_state()
        self._before: list[State] = []
        self._last = 0
        self._seed = 0

    def get_num_players(self) -> int:
        """The number of players."""
        return self.game.players

    def get_num_actions(self) -> int:
        """The number of different actions that players have."""
        return self.game.num_distinct_actions()

    def init_game(self) -> tuple[int, int]:
        """Begin a new game and deal; returns the seat to act, twice."""
        self.state = self.game.new_initial_state()
        self._before = []
        self._seed = int(self.np_random.randint(0, 2**63 - 1, dtype=np.int64))
        self._deal()
        return self._last, self._last

    def step(self, action: str) -> tuple[int, int]:
        """Apply an action, given as text; returns the next seat to act, twice.

        Raises:
            IllegalAction, UnknownAction: the action is not allowed now.
        """
        checked = self.state.check(action)
        if self.allow_step_back:
            self._before.append(self.state.clone())
        self.state.apply_checked(checked)
        self._deal()
        return self._last, self._last

    def step_back(self) -> bool:
        """Return to the state before the last action; returns False if that state was not kept."""
        if not self._before:
            return False
        self.state = self._before.pop()
        self._last = self.state.current_player()
        return True

    def get_state(self, player_id: int) -> int:
        """``player_id`` itself; the environment takes everything else from ``state``."""
        return player_id

    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.state.is_terminal()

    def get_player_id(self) -> int:
        """The seat to act or, if the game is over, the seat that acted last."""
        return self._last

    def _deal(self) -> None:
        # A step of a game always gets the same cards, even if it is repeated after a step back.
        self.state.deal(Rng(self._seed, "rlcard", self.state.many_steps()))
        if not self.state.is_terminal():
            self._last = self.state.current_player()


class NulloEnv(CopiedWhole, Env):  # type: ignore[misc]
    """A game of Nullo as an environment of RLCard; each of Nullo's games has a subclass of this class.

    A state has RLCard's entries: ``obs`` (float32) is what the seat sees (``State.observation_tensor``);
    ``legal_actions`` are the ids of fair actions (``State.fair_actions``), and ``raw_legal_actions`` their
    texts; ``raw_obs`` is the seat's view as plain dictionaries; ``action_record`` has everybody's actions as
    text, except those that the seat has not seen. Payoffs are the points won or lost since the start; higher
    is better in every game.

    Args:
        config: RLCard's ``seed`` and ``allow_step_back``, the number of players as ``game_num_players``, and
            any option of the game with the prefix ``game_``, such as ``game_hands``.

    Raises:
        OptionError: an option is unknown or out of range.
        TypeError, ValueError: the seed is not a non-negative integer.
    """

    name: ClassVar[str]
    nullo_id: ClassVar[str]

    def __init__(self, config: Mapping[str, Any]) -> None:
        self.default_game_config: dict[str, Any] = {}
        self.game = NulloGame(self.nullo_id, _options(config))
        super().__init__({"seed": None, "allow_step_back": False, **config})
        size = self.game.game.observation_tensor_size()
        self.state_shape = [[size] for _ in range(self.num_players)]
        self.action_shape = [None for _ in range(self.num_players)]

    def seed(self, seed: SupportsIndex | None = None) -> Any:
        """Create a new random generator, by default with an unpredictable seed.

        Raises:
            TypeError, ValueError: the seed is not a non-negative integer.
        """
        return super().seed(None if seed is None else whole(seed, "a seed", 0))

    @property
    def state_of_game(self) -> State:
        """The present state of the game."""
        return self.game.state

    def step_back(self) -> Any:
        """Return to the state before the last action.

        Returns:
            That state and the seat to act in it; False if there is no earlier state.

        Raises:
            Exception: the environment was created without ``allow_step_back``.
        """
        before = super().step_back()
        if before:
            self.action_recorder.pop()
            self.timestep -= 1
        return before

    def get_payoffs(self) -> np.ndarray[Any, Any]:
        """The points that each seat has won or lost since the start."""
        return np.array(self.game.state.returns())

    def get_perfect_information(self) -> dict[str, Any]:
        """The serialised state, which ``nullo.State.deserialize`` reads, and the seat to act."""
        return {"state": self.game.state.serialize(), "current_player": self.get_player_id()}

    def _extract_state(self, seat: int) -> dict[str, Any]:
        state, game = self.game.state, self.game.game
        legal = state.fair_actions(seat)
        buffer = np.empty(game.observation_tensor_size(), np.float32)
        state.observation_into(buffer, seat)
        done = [step for step in state.steps() if step.actor >= 0 and step.seen_by(seat)]
        return {
            "obs": buffer.view(Observation),
            "legal_actions": OrderedDict.fromkeys(legal),
            "raw_obs": plain(state.view(seat)),
            "raw_legal_actions": [game.action_text(action) for action in legal],
            "action_record": [
                (step.actor, game.action_text(game.action_id(step.phase, step.index)))
                for step in done
            ],
        }

    def _decode_action(self, action_id: int) -> str:
        return self.game.game.action_text(action_id)

    def _get_legal_actions(self) -> OrderedDict[int, None]:
        return OrderedDict.fromkeys(self.game.state.fair_actions())


def _options(config: Mapping[str, Any]) -> dict[str, Any]:
    named = {name: value for name, value in config.items() if name not in OWN}
    options = {name.removeprefix(PREFIX): value for name, value in named.items()}
    if "num_players" in options:
        options["players"] = options.pop("num_players")
    return options


def _register(game: str) -> str:
    name = f"nullo-{game}"
    kind = "".join(part.title() for part in name.split("-")) + "Env"
    globals()[kind] = type(
        kind, (NulloEnv,), {"name": name, "nullo_id": game, "__module__": __name__}
    )
    register(name, f"{__name__}:{kind}")
    return name


NAMES = [_register(game) for game in BUILT_IN]
"""The names of the games in RLCard."""
