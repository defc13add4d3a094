"""What a game states about itself: its options, deck, phases and cut, and its first position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, NamedTuple, cast

from nullo.engine.position import Position
from nullo.game.cards import Deck
from nullo.game.errors import OptionError
from nullo.game.look import Look
from nullo.game.moves import Move
from nullo.game.options import GameOptions, Option
from nullo.game.phases import Cut, Phase
from nullo.game.print_form import PrintForm
from nullo.game.score_form import GameLimit, ScoreForm, plain
from nullo.game.study_form import StudyForm
from nullo.game.view import Ending, Public, Reason, View

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    OptionsT = TypeVar("OptionsT", bound=Mapping[str, Any], default=Any)
else:
    from typing import TypeVar

    OptionsT = TypeVar("OptionsT")


@dataclass(frozen=True)
class Training:
    """How a network is trained: in rounds of self-play, each followed by learning.

    Attributes:
        rounds: the default number of rounds.
        decisions: the number of decisions recorded in a round.
        batch: the number of decisions per step of learning.
        rate: the highest learning rate.
        hidden: the sizes of the hidden layers.
        playouts: the policy that plays on after a tried action: "policy" (the learned one) or "heuristic".
        worlds: the number of worlds in which each action is tried; if 0, the real position is used.
    """

    rounds: int = 150
    decisions: int = 40_000
    batch: int = 4096
    rate: float = 2e-3
    hidden: tuple[int, int] = (128, 32)
    playouts: Literal["policy", "heuristic"] = "policy"
    worlds: int = 0


@dataclass(frozen=True)
class Learning:
    """How a game's networks learn by self-play; their weights are in the game's folder.

    Attributes:
        policy: the class that plays by a network, as ``module:Class``; a
            :class:`nullo.engine.learned.LearnedPolicy`.
        unit: the points to which an output of 1 corresponds.
        settings: pairs of options to train with and their relative share of the decisions.
        training: how the policy is trained.
        others: how a model of the other seats is trained, for searches; if None, they use the policy.
    """

    policy: str
    unit: float
    settings: tuple[tuple[Mapping[str, Any], float], ...]
    training: Training = Training()
    others: Training | None = None


class Bounds(NamedTuple):
    """Limits that no game exceeds, though games may stay far from them.

    Attributes:
        decisions: the most decisions of all players in a whole game; None if there is no bound.
        least, most: a seat's lowest and highest possible result of a game, as in ``State.returns``.
    """

    decisions: int | None
    least: float
    most: float


class Rules(ABC, Generic[OptionsT]):
    """The rules of a game. Each game's module in ``nullo.games`` has one instance.

    Attributes:
        id: the game's name in records and on the command line.
        title: the game's name for people.
        prefix: the letter with which the numbers of its rules begin.
        place: its place in lists of games: lower numbers come first, games with equal numbers by id.
        deck_rule: the number of the rule about the cards of a deck, for refusals.
        players: the least and greatest number of players.
        default_players: the default number of players.
        options_class: the class of the options' values; if None, they are a mapping from names to values.
        options: all options except ``players``; a game with an ``options_class`` states them there.
        look: how screens show its cards, its cover and its table.
        observed: names and sizes of the game's own sections at the end of an observation tensor.
        teams: whether seats ``k`` and ``k + 2`` always score together. A game that offers teams has an
            option ``teams`` instead: their number, 0 for none.
        lowest_wins: whether the lowest total wins.
        daily: the options of the daily deal; None if the game has none.
        redeals: the number of further decks to prepare for a hand, for new deals within it.
        draws: the number of random draws to prepare for a hand.
        heuristic: the rule of thumb as ``module:Class``, a :class:`nullo.engine.playout.Policy`; if empty,
            there is none, and the bot ``simple`` plays at random.
        learning: how networks learn the game; None if no network plays it.
        sampler: how the bot ``sampler`` plays on in a world (``"heuristic"`` or ``"random"``) and values
            its end (``"points"``, ``"lead"`` or ``"win"``), and by how many standard errors another
            action must be better than the rule of thumb's; chosen by measurement.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    prefix: ClassVar[str]
    place: ClassVar[int] = 100
    deck_rule: ClassVar[str] = ""
    players: ClassVar[tuple[int, int]]
    default_players: ClassVar[int] = 4
    options_class: ClassVar[type[GameOptions] | None] = None
    options: ClassVar[tuple[Option, ...]] = ()
    look: ClassVar[Look] = Look()
    observed: ClassVar[tuple[tuple[str, int], ...]] = ()
    teams: ClassVar[bool] = False
    lowest_wins: ClassVar[bool] = False
    daily: ClassVar[Mapping[str, Any] | None] = None
    redeals: ClassVar[int] = 0
    draws: ClassVar[int] = 0
    heuristic: ClassVar[str] = ""
    learning: ClassVar[Learning | None] = None
    sampler: ClassVar[tuple[str, str, float]] = ("heuristic", "points", 1.0)

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if cls.options_class:
            cls.options = cls.options_class.own_options()

    @abstractmethod
    def deck(self, options: OptionsT) -> Deck:
        """All cards that may appear, numbered."""

    @abstractmethod
    def phases(self, options: OptionsT) -> tuple[Phase, ...]:
        """The phases; ``Position.phase`` is an index into them."""

    @abstractmethod
    def position(self, options: OptionsT) -> Position:
        """The position before the first deal."""

    def check(self, options: Mapping[str, Any]) -> None:
        """Refuse impossible combinations of options.

        Raises:
            OptionError: a combination is impossible; the error names one of its options.
        """

    def cut(self, options: OptionsT) -> Cut | None:
        """How the cut decides seats or the dealer; None if the game has no cut."""
        return None

    def hands_to_play(self, options: OptionsT) -> int:
        """The greatest number of hands; 0 if only the target ends the game."""
        return int(options.get("hands") or 0)

    def target(self, options: OptionsT) -> int:
        """The total that ends the game; 0 if there is none."""
        return int(options.get("target") or 0)

    def bounds(self, options: OptionsT) -> Bounds:
        """Bounds of a game's length and of what a seat can win or lose in it."""
        return Bounds(None, -inf, inf)

    def ending(self, public: Public, options: OptionsT) -> Ending | None:
        """The limit that has ended the game whose public view is ``public``; None if none has."""
        for limit in self.limits(options):
            if limit.reached(len(public.hands), public.scores):
                return Ending(limit.code, limit.number, limit.rule)
        return None

    def limits(self, options: OptionsT) -> tuple[GameLimit, ...]:
        """The limits that end a game; if several are reached at once, the first is reported."""
        found = []
        if target := self.target(options):
            found.append(GameLimit("target", target, self.rule_of("target"), "least"))
        if hands := self.hands_to_play(options):
            rule = self.rule_of("hands") or self.rule_of("rounds")
            found.append(GameLimit("hands", hands, rule, "hands"))
        return tuple(found)

    def observed_numbers(self, public: Public) -> list[float]:
        """The numbers of the sections :attr:`observed` of an observation tensor, from a public view."""
        return []

    def score_form(self, options: OptionsT) -> ScoreForm:
        """What is entered to keep the score at a real table; by default the points themselves."""
        return plain()

    def rule_of(self, option: str) -> str:
        """The number of the rule that describes an option; empty if there is no such option."""
        return next((one.rule for one in self.options if one.name == option), "")

    def sides(self, options: Mapping[str, Any]) -> int:
        """How many sides there are, as in ``State.scores``: teams or, without them, seats."""
        return 2 if self.teams else int(options.get("teams") or options["players"])

    def reasons(self, view: View, move: Move) -> list[Reason]:
        """Reasons for ``move`` that only this game has, from the view of the seat that is to act.

        Reasons that all trick games share are in :mod:`nullo.hints`.
        """
        return []

    def print_form(self, options: OptionsT) -> PrintForm:
        """What is printed on paper: the score sheet, and any cards in addition to the deck."""
        return PrintForm()

    def study_form(self, options: OptionsT) -> StudyForm:
        """What a study counts in each hand, and which charts it draws of the counts."""
        return StudyForm()

    def fill(self, given: Mapping[str, Any]) -> OptionsT:
        """The value of every option, by name: the given ones, checked, and defaults for the rest.

        Raises:
            OptionError: an option is unknown, out of range, or incompatible with another.
        """
        low, high = self.players
        players = Option("players", self.default_players, low=low, high=high)
        known = {option.name: option for option in (players, *self.options)}
        for name in given:
            if name not in known:
                raise OptionError(str(name), f"{self.id} has no such option").with_key(
                    "wrong-option", option=str(name), game=self.id
                )
        filled = {
            name: option.check(given[name]) if name in given else option.default
            for name, option in known.items()
        }
        if self.options_class:
            options = self.options_class(**filled)
            options.check()
            return cast(OptionsT, options)
        self.check(filled)
        return cast(OptionsT, filled)

    def trim(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """``players`` and the options that differ from their defaults, as in a record."""
        trimmed: dict[str, Any] = {"players": options["players"]}
        for option in self.options:
            value = options[option.name]
            if value != option.default:
                trimmed[option.name] = list(value) if isinstance(value, tuple) else value
        return trimmed
