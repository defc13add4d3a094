"""A game with values for its options, without states: its deck, phases and actions."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple, Self

from nullo.game.cards import Deck
from nullo.game.errors import UnknownAction, UnknownSeat
from nullo.game.phases import Phase
from nullo.game.rules import Rules
from nullo.game.view import Saying
from nullo.values import whole


class GameType(NamedTuple):
    """What kind of game it is, with the names of OpenSpiel's ``GameType`` and its words in lower case.

    Attributes:
        short_name: the game's id.
        long_name: its title.
        min_num_players, max_num_players: how many can play.
        utility: ``general_sum``: returns need not add up to the same in every game.
        reward_model: ``rewards``: points come with every hand.
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
    """What a state needs to know of its game; :class:`nullo.Game` makes states of it.

    Attributes:
        rules: the game's rules.
        options: the value of every option, by name.
        typed_options: the same, as the rules take them: an object of their class of options, if there is one.
        deck: the cards.
        phases: the phases, by number.
        offsets: by phase, the id of its first action.
    """

    def __init__(self, rules: Rules, options: Mapping[str, Any]) -> None:
        self.rules = rules
        self.typed_options: Any = rules.fill(options)
        self.options: dict[str, Any] = dict(self.typed_options)
        self.deck: Deck = rules.deck(self.typed_options)
        self.phases: tuple[Phase, ...] = rules.phases(self.typed_options)
        # The ids of what chance decides follow those of what players do.
        order = sorted(enumerate(self.phases), key=lambda entry: entry[1].chance)
        self.offsets = [0] * len(self.phases)
        self._texts: list[str] = []
        self._order = [number for number, _ in order]
        for number, phase in order:
            self.offsets[number] = len(self._texts)
            self._texts += phase.actions
        self._starts = [self.offsets[number] for number in self._order]

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.stated_options().items())
        return f"nullo.load({self.id!r}{options})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameSetup) and (self.id, self.options) == (other.id, other.options)

    def __hash__(self) -> int:
        return hash(self.id)

    # A game never changes, so a copy is the game itself; and what it has worked out is not sent.

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

    def get_type(self) -> GameType:
        """What kind of game it is, in OpenSpiel's terms."""
        low, high = self.rules.players
        return GameType(self.id, self.rules.title, low, high)

    def num_players(self) -> int:
        """Number of seats."""
        return self.players

    def num_distinct_actions(self) -> int:
        """Number of ids of what players do: 0 to this number minus 1."""
        return len(self._texts) - self.max_chance_outcomes()

    def max_chance_outcomes(self) -> int:
        """Number of ids of what chance decides, which follow those of players' actions."""
        return sum(len(phase.actions) for phase in self.phases if phase.chance)

    def max_game_length(self) -> int | None:
        """The greatest number of decisions in a game; None: there is no bound."""
        return self.rules.bounds(self.typed_options).decisions

    def min_utility(self) -> float:
        """What a seat can lose from the start to the end, as in ``State.returns``; it may be infinite."""
        return self.rules.bounds(self.typed_options).least

    def max_utility(self) -> float:
        """What a seat can win from the start to the end, as in ``State.returns``; it may be infinite."""
        return self.rules.bounds(self.typed_options).most

    def utility_sum(self) -> float | None:
        """What the returns of all seats add up to; None, as it is different from game to game."""
        return None

    def check_seat(self, seat: int) -> int:
        """A seat's number as an ``int``, from a whole number of any type.

        Raises:
            UnknownSeat: the game has no such seat.
            TypeError: it is not a whole number.
        """
        number = seat if type(seat) is int else whole(seat, "a seat")
        if not 0 <= number < self.players:
            raise UnknownSeat(number, self.players)
        return number

    def stated_options(self) -> dict[str, Any]:
        """``players`` and the options that differ from their defaults, as JSON values."""
        return self.rules.trim(self.options)

    def action_text(self, action: int) -> str:
        """The text of an action id.

        Raises:
            UnknownAction: no action has this id.
            TypeError: it is not a whole number.
        """
        action = whole(action, "an action's id")
        if not 0 <= action < len(self._texts):
            raise self._unknown(str(action))
        return self._texts[action]

    def action_id(self, phase: int, index: int) -> int:
        """The id of an index in a phase."""
        return self.offsets[phase] + index

    def action_place(self, action: int) -> tuple[int, int]:
        """The phase of an action id, and its index within that phase.

        Raises:
            UnknownAction, TypeError: see :meth:`action_text`.
        """
        self.action_text(action)
        phase = self._order[bisect_right(self._starts, action) - 1]
        return phase, action - self.offsets[phase]

    def id_of_version_1(self, action: int) -> int:
        """The id of what had this id when ids were in the order of the phases, with chance among them.

        Raises:
            UnknownAction: nothing had this id.
        """
        rest = action
        for number, phase in enumerate(self.phases):
            if 0 <= rest < len(phase.actions):
                return self.action_id(number, rest)
            rest -= len(phase.actions)
        raise self._unknown(str(action))

    @cached_property
    def _by_text(self) -> list[dict[str, int]]:
        return [{text.lower(): i for i, text in enumerate(phase.actions)} for phase in self.phases]

    @cached_property
    def _by_card(self) -> list[dict[str, int]]:
        codes = set(self.deck.codes)
        return [
            {
                text.split()[-1]: i
                for i, text in enumerate(phase.actions)
                if text.split()[-1] in codes
            }
            for phase in self.phases
        ]

    @cached_property
    def length(self) -> tuple[int, int]:
        """The greatest number of hands, and the total that ends the game; 0 where there is no such end."""
        return self.rules.hands_to_play(self.typed_options), self.rules.target(self.typed_options)

    def card_indices(self, phase: int) -> dict[str, int]:
        """The index of the action that names each card, in a phase."""
        return self._by_card[phase]

    def saying(self, actor: int, phase: int, index: int) -> Saying:
        """An action as its text tells it: a code, and the card or number at its end."""
        saying = self._sayings.get((actor, phase, index))
        if saying is None:
            saying = self._read(actor, self.phases[phase].actions[index])
            self._sayings[actor, phase, index] = saying
        return saying

    @cached_property
    def _sayings(self) -> dict[tuple[int, int, int], Saying]:
        return {}

    def _read(self, actor: int, text: str) -> Saying:
        """The saying that an action's text is."""
        *words, last = text.split()
        if words and last in self.deck.codes:
            return Saying("-".join(words), actor, card=last)
        if words and last.isdigit():
            return Saying("-".join(words), actor, number=int(last))
        return Saying("-".join([*words, last]), actor)

    def canonical(self, text: str) -> str:
        """An action's text in canonical form, its card spelt as the deck spells it.

        Raises:
            UnknownCard: it names a card that is not in the game's deck.
            UnknownAction: no phase has such an action.
        """
        words = text.lower().split()
        joined = " ".join(words)
        for table, phase in zip(self._by_text, self.phases, strict=True):
            if joined in table:
                return phase.actions[table[joined]]
        heads = {text.split()[0].lower() for text in self._carded}
        if len(words) == 2 and words[0] in heads:
            code = self.deck.codes[self.deck.number(words[1])]
            return self.canonical(f"{words[0]} {code}") if code.lower() != words[1] else joined
        raise self._unknown(repr(text.strip()))

    def _unknown(self, action: str) -> UnknownAction:
        message = f"{self.id} has no action {action}"
        return UnknownAction(message).keyed("wrong-action", game=self.id, action=action)

    @cached_property
    def _carded(self) -> list[str]:
        codes = set(self.deck.codes)
        return [text for text in self._texts if text.split()[-1] in codes]

    def is_spoken(self, action: str) -> bool:
        """Whether an action's text is something to be said, and does not begin with a verb."""
        return any(action in phase.spoken for phase in self.phases)

    def numbered_like(self, text: str) -> tuple[Phase, list[str]] | None:
        """The first phase that has actions with the verb of a text but no card, and these actions.

        None: there is none, or the text is not a verb and a number.
        """
        verb, _, number = " ".join(text.lower().split()).partition(" ")
        if not number.isdecimal():
            return None
        for phase in self.phases:
            alike = [action for action in phase.actions if action.startswith(f"{verb} ")]
            if alike := [action for action in alike if action not in self._carded]:
                return phase, alike
        return None

    def index_of(self, phase: int, text: str) -> int | None:
        """The index of a canonical text in a phase, or None if the phase has no such action."""
        return self._by_text[phase].get(text.lower())
