"""Nullo's games as games of OpenSpiel; importing this module registers them.

Each option of a game is a parameter. 0 stands for an option that is not set; a list is written as ``6/5/4``,
or ``6/`` if it has one number. All points come at the end of the game, as OpenSpiel's searches need. Chance
outcomes have ids of their own, from 0. ``docs/environments.md`` has an example. Needs the extra
``openspiel``.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isinf
from typing import Any

import numpy as np
import pyspiel

from nullo.engine.rng import Rng
from nullo.game.options import Option
from nullo.games.registry import BUILT_IN, rules_of
from nullo.games.rules import Rules
from nullo.state import Game, State, load

UNBOUNDED = 10_000.0  # stands for utilities without a bound, because OpenSpiel needs a number
LONGEST = 100_000  # stands for games without a greatest length


class NulloGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Nullo with values for its options; each of Nullo's games has a subclass of this class.

    Attributes:
        kind: the game's ``pyspiel.GameType``.
        rules: the game's rules.
        game: the game as :func:`nullo.load` returns it.
    """

    kind: Any
    rules: Rules

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given, rules = dict(params or {}), self.rules
        options = {"players": given["players"]} if "players" in given else {}
        for option in rules.options:
            if option.name in given:
                options[option.name] = _value(option, given[option.name])
        self.game: Game = load(rules.id, **options)
        least, most = self.game.min_utility(), self.game.max_utility()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.num_distinct_actions(),
            max_chance_outcomes=self.game.max_chance_outcomes(),
            num_players=self.game.players,
            min_utility=-UNBOUNDED if isinf(least) else least,
            max_utility=UNBOUNDED if isinf(most) else most,
            utility_sum=None,
            max_game_length=self.game.max_game_length() or LONGEST,
        )
        super().__init__(self.kind, info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (str(self),)

    def new_initial_state(self) -> NulloState:
        """The state before the first deal."""
        return NulloState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> NulloObserver:
        """An observer of what a seat sees or, with perfect recall, of all that it has seen and done.

        ``kind`` is OpenSpiel's ``IIGObservationType``, which says whether there is perfect recall.

        Raises:
            ValueError: ``params`` is not empty; these observers have no parameters.
        """
        if params:
            raise ValueError(f"observers of Nullo have no parameters, so not {params}")
        return NulloObserver(self.game, kind is not None and kind.perfect_recall)


class NulloState(pyspiel.State):  # type: ignore[misc]
    """A state of a game in OpenSpiel; its legal actions are Nullo's fair ones (``State.fair_actions``)."""

    def __init__(self, game: NulloGame, state: State | None = None) -> None:
        super().__init__(game)
        self.state = state or game.game.new_initial_state()
        self._chance = game.game.num_distinct_actions()  # id of the first chance outcome in Nullo

    def current_player(self) -> int:
        """The seat to act, or OpenSpiel's number for chance or for the end of the game."""
        return self.state.current_player()

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state.is_terminal()

    def returns(self) -> list[float]:
        """The points that each seat has won or lost since the start; all 0 until the game is over."""
        if self.state.is_terminal():
            return self.state.returns()
        return [0.0] * self.state.game.players

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The id and the probability of each outcome at a chance node."""
        return [(outcome - self._chance, p) for outcome, p in self.state.chance_outcomes()]

    def resample_from_infostate(self, player: int, sampler: Any = None) -> NulloState:
        """A state drawn at random from those that ``player`` cannot tell from this one, all equally likely.

        Args:
            sampler: a function that returns random numbers from 0 to 1; without it, the same state is drawn
                every time.
        """
        seed = int(sampler() * 2**53) if sampler else 0
        twin = self.state.resample_from_infostate(player, Rng(seed, "openspiel"))
        found = self.get_game().new_initial_state()
        for action in twin.history():
            found.apply_action(action - self._chance if found.is_chance_node() else action)
        return found  # type: ignore[no-any-return]

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.fair_actions(player)

    def _apply_action(self, action: int) -> None:
        self.state.apply_action(action + self._chance if self.state.is_chance_node() else action)

    def _action_to_string(self, player: int, action: int) -> str:
        number = action + self._chance if player == pyspiel.PlayerId.CHANCE else action
        return self.state.game.action_text(number)

    def __str__(self) -> str:
        return str(self.state)

    def __copy__(self) -> NulloState:
        return self.clone()  # type: ignore[no-any-return]

    def __deepcopy__(self, memo: Any) -> NulloState:
        return self.clone()  # type: ignore[no-any-return]


class NulloObserver:
    """Observes what a seat sees now or, with perfect recall, all that it has seen and done.

    Attributes:
        tensor: the observation tensor (float32) or, with perfect recall, the information-state tensor.
        dict: the sections of ``tensor`` by name.
    """

    def __init__(self, game: Game, recall: bool) -> None:
        self._game, self._recall = game, recall
        sections = (game.information_encoder if recall else game.encoder).sections
        self.tensor = np.zeros(sum(size for _, size in sections), np.float32)
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        begin = 0
        for name, size in sections:
            self.dict[name] = self.tensor[begin : begin + size]
            begin += size

    def __reduce__(self) -> tuple[Any, ...]:
        return NulloObserver, (self._game, self._recall), self.tensor.copy()

    def __setstate__(self, tensor: np.ndarray[Any, Any]) -> None:
        self.tensor[:] = tensor  # ``dict`` has views of it

    def set_from(self, state: NulloState, player: int) -> None:
        """Write into ``tensor`` what ``player`` sees or, with perfect recall, all it has seen and done."""
        if self._recall:
            state.state.information_state_into(self.tensor, player)
        else:
            state.state.observation_into(self.tensor, player)

    def string_from(self, state: NulloState, player: int) -> str:
        """What ``player`` sees or, with perfect recall, all that it has seen and done, as a string."""
        if self._recall:
            return state.state.information_state_string(player)
        return state.state.observation_string(player)


def _load(text: str) -> NulloGame:
    return pyspiel.load_game(text)  # type: ignore[no-any-return]


def _value(option: Option, given: Any) -> Any:
    return None if option.unset and given == 0 else given


def _parameter(option: Option) -> Any:
    if option.many:
        return "/".join(map(str, option.default))
    return 0 if option.default is None else option.default


def register(game: str) -> str:
    """Register a game with OpenSpiel; returns the game's name in OpenSpiel."""
    rules = rules_of(game)
    name = f"nullo_{game.replace('-', '_')}"
    low, high = rules.players
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Nullo: {rules.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": rules.default_players,
            **{option.name: _parameter(option) for option in rules.options},
        },
    )
    # OpenSpiel keeps it until after Python has shut down; a class survives that, but a function does not.
    made = type(name, (NulloGame,), {"kind": kind, "rules": rules, "__module__": __name__})
    globals()[name] = made
    pyspiel.register_game(kind, made)
    return name


NAMES = [register(game) for game in BUILT_IN]
"""The names of the games in OpenSpiel."""
