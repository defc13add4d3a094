"""Games with values for their options: the part that needs no states, such as deck, phases and actions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple, Self

from nullo.game.cards import Deck
from nullo.game.errors import UnknownSeat
from nullo.game.moves import Move, Verb
from nullo.game.phases import Phase
from nullo.games.rules import Rules
from nullo.state.move_text import MoveTexts, text_of
from nullo.values import whole


class GameType(NamedTuple):
    """What kind of game a game is, with the fields of OpenSpiel's ``GameType`` and its values in lower case.

    Attributes:
        short_name: the game's id.
        long_name: the game's title.
        utility: ``general_sum``, because the sum of the seats' returns may differ from game to game.
        reward_model: ``rewards``, because points come with every hand and not only at the end.
    """

    short_name: str
    long_name: str
    min_num_players: int
    max_num_players: int
    dynamics: str = "sequential"
    chance_mode: str = "explicit_stochastic"
    information: str = "imperfect_information"
    utility: str = "general_sum"
    reward_model: str = "rewards"
    provides_information_state_string: bool = True
    provides_information_state_tensor: bool = True
    provides_observation_string: bool = True
    provides_observation_tensor: bool = True


class GameSetup:
    """A game with values for its options; the subclass :class:`nullo.Game` adds states.

    Attributes:
        rules: the game's rules.
        options: the value of every option, by name.
        typed_options: the same values in the form that the rules take: an object of their
            ``options_class``, if they have one.
        phases: the phases, by number.
        offsets: by phase, the id of its first action.
    """

    def __init__(self, rules: Rules, options: Mapping[str, Any]) -> None:
        self.rules = rules
        self.typed_options: Any = rules.fill(options)
        self.options: dict[str, Any] = dict(self.typed_options)
        self.deck: Deck = rules.deck(self.typed_options)
        self.phases: tuple[Phase, ...] = rules.phases(self.typed_options)
        # The ids of chance outcomes follow those of players' actions.
        order = sorted(enumerate(self.phases), key=lambda entry: entry[1].chance)
        self.offsets = [0] * len(self.phases)
        self._moves: list[Move] = []
        self._places: list[tuple[int, int]] = []  # by action, its phase and its index there
        for number, phase in order:
            self.offsets[number] = len(self._moves)
            self._moves += phase.moves
            self._places += [(number, index) for index in range(len(phase.moves))]

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.stated_options().items())
        return f"nullo.load({self.id!r}{options})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameSetup) and (self.id, self.options) == (other.id, other.options)

    def __hash__(self) -> int:
        return hash(self.id)

    # A game never changes, so a copy is the game itself. Cached values are not pickled.

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.rules, self.options)

    @property
    def id(self) -> str:
        """The game's name in records and on the command line."""
        return self.rules.id

    @cached_property
    def players(self) -> int:
        """Number of seats."""
        return int(self.options["players"])

    @cached_property
    def sides(self) -> int:
        """Number of sides: teams or, without teams, seats."""
        return self.rules.sides(self.typed_options)

    def side(self, seat: int) -> int:
        """The index of a seat's side in ``State.scores``."""
        return seat % self.sides

    def get_type(self) -> GameType:
        """What kind of game it is, in OpenSpiel's terms."""
        low, high = self.rules.players
        return GameType(self.id, self.rules.title, low, high)

    def num_players(self) -> int:
        """Number of seats."""
        return self.players

    def num_distinct_actions(self) -> int:
        """Number of actions that players have, whose ids are 0 to this number minus 1."""
        return len(self._moves) - self.max_chance_outcomes()

    def max_chance_outcomes(self) -> int:
        """Number of chance outcomes, whose ids follow those of players' actions."""
        return sum(len(phase.moves) for phase in self.phases if phase.chance)

    def max_game_length(self) -> int | None:
        """The greatest number of decisions in a game; None if there is no bound."""
        return self.rules.bounds(self.typed_options).decisions

    def min_utility(self) -> float:
        """The lowest possible return of a seat; it may be infinite."""
        return self.rules.bounds(self.typed_options).least

    def max_utility(self) -> float:
        """The highest possible return of a seat; it may be infinite."""
        return self.rules.bounds(self.typed_options).most

    def utility_sum(self) -> float | None:
        """Always None, because the sum of the seats' returns differs from game to game."""
        return None

    def check_seat(self, seat: int) -> int:
        """Check that the game has this seat; returns its number as an ``int``, whatever type it had.

        Raises:
            UnknownSeat: the game has no such seat.
            TypeError: ``seat`` is not a whole number.
        """
        number = seat if type(seat) is int else whole(seat, "a seat")
        if not 0 <= number < self.players:
            raise UnknownSeat(number, self.players)
        return number

    def stated_options(self) -> dict[str, Any]:
        """``players`` and the options that differ from their defaults, as JSON values."""
        return self.rules.trim(self.options)

    @cached_property
    def move_texts(self) -> MoveTexts:
        """The texts of all moves of the game, for writing and parsing."""
        return MoveTexts(self.id, self.phases, self.deck)

    def move(self, action: int) -> Move:
        """The move of the action with the id ``action``.

        Raises:
            UnknownAction: no action has this id.
            TypeError: the id is not a whole number.
        """
        action = whole(action, "an action's id")
        if not 0 <= action < len(self._moves):
            raise self.move_texts.unknown(str(action))
        return self._moves[action]

    def action_text(self, action: int) -> str:
        """The text of the action with the id ``action``.

        Raises:
            UnknownAction, TypeError: see :meth:`move`.
        """
        return text_of(self.move(action))

    def action_id(self, phase: int, index: int) -> int:
        """The id of the action with the index ``index`` in the phase with the number ``phase``."""
        return self.offsets[phase] + index

    def action_place(self, action: int) -> tuple[int, int]:
        """The number of the phase to which an action id belongs, and the action's index in that phase.

        Raises:
            UnknownAction, TypeError: see :meth:`move`.
        """
        self.move(action)
        return self._places[action]

    @cached_property
    def _by_card(self) -> list[dict[str, int]]:
        return [
            {move.card: index for index, move in enumerate(phase.moves) if move.card}
            for phase in self.phases
        ]

    @cached_property
    def length(self) -> tuple[int, int]:
        """The greatest number of hands, and the total that ends the game; 0 where there is no such limit."""
        return self.rules.hands_to_play(self.typed_options), self.rules.target(self.typed_options)

    def card_indices(self, phase: int) -> dict[str, int]:
        """For each card code, the index of the action that names the card in the phase ``phase``."""
        return self._by_card[phase]

    @cached_property
    def verbs(self) -> dict[str, Verb]:
        """The verbs for which the game states how screens offer them, by name."""
        return {verb.name: verb for verb in self.rules.look.verbs}
