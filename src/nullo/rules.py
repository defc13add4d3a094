"""What a game states about itself: its options, deck, phases and cut, and its first position."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any, ClassVar, Literal, NamedTuple

from nullo.cards import Deck
from nullo.core.position import Position
from nullo.counted import Counted
from nullo.errors import OptionError
from nullo.keeping import GameLimit, Keeping, plain
from nullo.look import Look
from nullo.printed import Printed
from nullo.values import whole
from nullo.view import Ending, Public, PublicPart, Reason, View

MOST = 10_000
LIST = re.compile(r"(?=.*[,/])\s*-?\d{1,9}\s*([,/]\s*-?\d{1,9}\s*)*[,/]?\s*")
"""A list of whole numbers as text: at least one comma or stroke, which tells it from a number."""


@dataclass(frozen=True)
class Option:
    """One option of a game: its name, default and range.

    Attributes:
        name: as in records and on the command line.
        default: the value if none is given.
        low, high: the range of a whole number, or of a list's entries.
        choices: the allowed words of a word.
        only: the numbers of the range that are allowed; empty: all.
        many: whether it is a list of 1–100 whole numbers; also as text, ``"6,5,4"`` or ``"6/5/4"``.
        unset: whether it may also be None.
        rule: the rule that describes it.
        offered: whether the forms of a table offer it, in words; others are for programs and studies.
    """

    name: str
    default: Any
    low: int = 0
    high: int = MOST
    choices: tuple[str, ...] = ()
    many: bool = False
    unset: bool = False
    rule: str = ""
    only: tuple[int, ...] = ()
    offered: bool = True

    def check(self, value: Any) -> Any:
        """Check a value and return it.

        Raises:
            OptionError: the value is not allowed.
        """
        if value is None and self.unset:
            return None
        if self.choices:
            if not isinstance(value, str) or value not in self.choices:
                raise self._wrong(
                    "choice", f"must be one of {', '.join(self.choices)}, not {value!r}", value
                )
            return str(value)
        if isinstance(self.default, bool):
            if not isinstance(value, bool):
                raise self._wrong("flag", f"must be true or false, not {value!r}", value)
            return value
        if self.many:
            if isinstance(value, str) and LIST.fullmatch(value):
                value = [int(part) for part in re.split("[,/]", value) if part.strip()]
            if not _is_list(value):
                raise self._wrong("list", f"must be a list of whole numbers, not {value!r}", value)
            if not 1 <= len(value) <= 100:
                many = len(value)
                raise self._wrong("entries", f"must have 1 to 100 entries, not {many}", many)
            return tuple(self._whole(item) for item in value)
        return self._whole(value)

    def words(self) -> tuple[str, ...]:
        """The values that are words, as on the command line."""
        flags = ("true", "false") if isinstance(self.default, bool) else ()
        return (*self.choices, *flags, *(("none",) if self.unset else ()))

    def _whole(self, value: Any) -> int:
        try:
            number = whole(value, self.name)
        except TypeError:
            reason = f"must be a whole number, not {value!r}"
            raise self._wrong("number", reason, value) from None
        if self.low == self.high != number:
            raise self._wrong("fixed", f"must be {self.low}, not {number}", number)
        if not self.low <= number <= self.high:
            raise self._wrong(
                "range", f"must be from {self.low} to {self.high}, not {number}", number
            )
        return number

    def _wrong(self, kind: str, reason: str, value: Any) -> OptionError:
        params = {"option": self.name, "value": repr(value), "choices": ", ".join(self.choices)}
        params |= {"low": str(self.low), "high": str(self.high)}
        return OptionError(self.name, reason).keyed(f"wrong-{kind}", **params)


def _is_list(value: Any) -> bool:
    """Whether it is a list of any kind, also an array of NumPy, but no text."""
    if isinstance(value, (str, bytes, bytearray)):
        return False
    return isinstance(value, Sequence) or getattr(value, "ndim", 0) == 1


def count(
    name: str, default: int | None, rule: str = "", *, low: int = 1, high: int = MOST
) -> Option:
    """An option that counts something; at least 1 by default."""
    return Option(name, default, low=low, high=high, unset=default is None, rule=rule)


def amount(name: str, default: int, rule: str = "") -> Option:
    """An option in points, at least 0."""
    return Option(name, default, low=0, rule=rule)


def flag(name: str, default: bool, rule: str = "") -> Option:
    """An option that is on or off."""
    return Option(name, default, rule=rule)


def word(name: str, *choices: str, rule: str = "") -> Option:
    """An option with named values; the first is the default."""
    return Option(name, choices[0], choices=choices, rule=rule)


def for_studies(*options: Option) -> tuple[Option, ...]:
    """The same options, which no form offers."""
    return tuple(replace(option, offered=False) for option in options)


@dataclass(frozen=True)
class Phase:
    """A phase of a game and the texts of its actions, by index.

    Attributes:
        name: the key of its words in ``locale``.
        actions: canonical texts of the actions, or of a chance phase's outcomes.
        chance: nobody acts; the driver chooses the outcome.
        secret: several seats may choose at once, unseen by each other. Every other phase except chance
            is open: everybody sees every action.
        told: whether hidden actions are revealed when the hand is scored.
        rule: the number of the rule that asks.
        spoken: actions whose texts are words to be said, such as ``no way``; of the others the text
            begins with a verb.
        narrow: whether, within the hand, an action changes no seat's own part except those of the seat
            that did it and of the next to act.
    """

    name: str
    actions: tuple[str, ...]
    chance: bool = False
    secret: bool = False
    told: bool = False
    rule: str = ""
    spoken: tuple[str, ...] = ()
    narrow: bool = False


@dataclass(frozen=True)
class Cut:
    """How to read the draw before the first hand.

    Attributes:
        rule: the number of its rule.
        seating: it orders all seats; otherwise it only decides the first dealer.
        strength: the rank of each card by number: the highest wins, equal ones tie and draw again.
            None: the card may not be drawn.
    """

    rule: str
    seating: bool
    strength: tuple[int | None, ...]


@dataclass(frozen=True)
class Training:
    """How a network learns: self-play and learning in turns.

    Attributes:
        rounds: how many there are, unless the command says otherwise.
        decisions: recorded in a round.
        batch: decisions per step of learning.
        rate: the greatest learning rate.
        hidden: the sizes of the hidden layers.
        playouts: by which policy hands are played on after an action: "policy" (the learned one) or "thumb".
        worlds: how many worlds each action is tried in; 0: the real position alone.
    """

    rounds: int = 150
    decisions: int = 40_000
    batch: int = 4096
    rate: float = 2e-3
    hidden: tuple[int, int] = (128, 32)
    playouts: Literal["policy", "thumb"] = "policy"
    worlds: int = 0


@dataclass(frozen=True)
class Learning:
    """What a game's networks learn by self-play; their weights are in the game's folder.

    Attributes:
        policy: the class that plays by a network, as ``module:Class``; a
            :class:`nullo.core.learned.LearnedPolicy`.
        unit: the points to which an output of 1 corresponds.
        settings: options to learn with, and how much of the decisions each gets, relatively.
        outputs: the number of outputs of a network; 1: its actions are told apart by their features.
        training: how the policy is trained.
        others: how a model of the other seats is trained, for searches; None: there they play by the policy.
    """

    policy: str
    unit: float
    settings: tuple[tuple[Mapping[str, Any], float], ...]
    outputs: int = 1
    training: Training = Training()
    others: Training | None = None


class Bounds(NamedTuple):
    """What a game cannot exceed; it need not reach it.

    Attributes:
        decisions: of all players in a whole game; None: there is no bound.
        least, most: what a seat can win or lose from the start of the game to its end, in the points
            of ``State.returns``.
    """

    decisions: int | None
    least: float
    most: float


class Rules(ABC):
    """The rules of a game. Each game's module in ``nullo.games`` has one instance.

    Attributes:
        id: the game's name in records and on the command line.
        prefix: the letter of its rules' numbers.
        place: its place in lists of games: lower ones first, equal ones by id.
        deck_rule: the number of the rule about the cards of a deck, for refusals.
        players: the least and greatest number of players.
        default_players: the default number.
        options: all options except ``players``.
        look: its look: cards, cover, table.
        public_part: the class of ``Public.special``: a ``msgspec.Struct``, and a ``PublicPart``.
        teams: seats ``k`` and ``k + 2`` score together.
        lowest_wins: the lowest total wins.
        daily: the options of the daily deal; None: the game has none.
        redeals: the number of further decks to prepare for a hand, for new deals within it.
        draws: the number of random draws to prepare for a hand.
        thumb: the rule of thumb as ``module:Class``, a :class:`nullo.core.playout.Policy`; empty:
            there is none, and ``simple`` plays at random.
        learning: what a network learns of the game, and how; None: nothing.
        sampler: how ``sampler`` plays worlds on (``"thumb"`` or ``"random"``) and evaluates them
            (``"points"``, ``"lead"`` or ``"win"``), and by how many standard errors another
            action must be better than the rule of thumb's; chosen by measurement.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    prefix: ClassVar[str]
    place: ClassVar[int] = 100
    deck_rule: ClassVar[str] = ""
    players: ClassVar[tuple[int, int]]
    default_players: ClassVar[int] = 4
    options: ClassVar[tuple[Option, ...]] = ()
    look: ClassVar[Look] = Look()
    public_part: ClassVar[type[PublicPart]] = PublicPart
    teams: ClassVar[bool] = False
    lowest_wins: ClassVar[bool] = False
    daily: ClassVar[Mapping[str, Any] | None] = None
    redeals: ClassVar[int] = 0
    draws: ClassVar[int] = 0
    thumb: ClassVar[str] = ""
    learning: ClassVar[Learning | None] = None
    sampler: ClassVar[tuple[str, str, float]] = ("thumb", "points", 1.0)

    @abstractmethod
    def deck(self, options: Mapping[str, Any]) -> Deck:
        """All cards that may appear, numbered."""

    @abstractmethod
    def phases(self, options: Mapping[str, Any]) -> tuple[Phase, ...]:
        """The phases; ``Position.phase`` is an index into them."""

    @abstractmethod
    def position(self, options: Mapping[str, Any]) -> Position:
        """The position before the first deal."""

    def check(self, options: Mapping[str, Any]) -> None:
        """Refuse impossible combinations of options.

        Raises:
            OptionError: names one of the options.
        """

    def cut(self, options: Mapping[str, Any]) -> Cut | None:
        """How to read the cut; None: the game has none."""
        return None

    def hands_to_play(self, options: Mapping[str, Any]) -> int:
        """The greatest number of hands; 0: as many as the target needs."""
        return int(options.get("hands") or 0)

    def target(self, options: Mapping[str, Any]) -> int:
        """The total that ends the game; 0: there is none."""
        return int(options.get("target") or 0)

    def bounds(self, options: Mapping[str, Any]) -> Bounds:
        """How long a game can be, and how much a seat can win or lose in it."""
        return Bounds(None, -inf, inf)

    def ending(self, public: Public, options: Mapping[str, Any]) -> Ending | None:
        """The limit that has ended a game; None: the game does not say.

        Args:
            public: what everybody sees of the game, which is over.
            options: its options.
        """
        for limit in self.limits(options):
            if limit.reached(len(public.hands), public.scores):
                return Ending(limit.code, limit.number, limit.rule)
        return None

    def limits(self, options: Mapping[str, Any]) -> tuple[GameLimit, ...]:
        """What ends a game with these options; the first that is reached is told."""
        found = []
        if target := self.target(options):
            found.append(GameLimit("target", target, self.rule_of("target"), "least"))
        if hands := self.hands_to_play(options):
            rule = self.rule_of("hands") or self.rule_of("rounds")
            found.append(GameLimit("hands", hands, rule, "hands"))
        return tuple(found)

    def keeping(self, options: Mapping[str, Any]) -> Keeping:
        """What is entered to keep the score at a real table; unless a game says, the points themselves."""
        return plain()

    def rule_of(self, option: str) -> str:
        """The number of the rule that describes an option; empty: there is no such option."""
        return next((one.rule for one in self.options if one.name == option), "")

    def side(self, seat: int) -> int:
        """The number of a seat's side, as in ``State.scores``: the seat's own, or its team's."""
        return seat % 2 if self.teams else seat

    def reasons(self, view: View, action: str) -> list[Reason]:
        """What a player should know who is advised to do an action: facts of this game alone.

        What all games with tricks have in common is in :mod:`nullo.hints`.

        Args:
            view: the view of the seat that is to act.
            action: the text of the action.
        """
        return []

    def printed(self, options: Mapping[str, Any]) -> Printed:
        """What of the game is printed on paper: its score sheet, and cards beside its deck."""
        return Printed()

    def counted(self, options: Mapping[str, Any]) -> Counted:
        """What a study counts in the hands of the game, and what it asks of the counts."""
        return Counted()

    def fill(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options by name: the given ones, checked, and the defaults of the others.

        Raises:
            OptionError: an option is unknown, out of range, or impossible with others.
        """
        low, high = self.players
        known = {"players": Option("players", self.default_players, low=low, high=high)}
        known.update({option.name: option for option in self.options})
        for name in given:
            if name not in known:
                raise OptionError(str(name), f"{self.id} has no such option").keyed(
                    "wrong-option", option=str(name), game=self.id
                )
        filled = {
            name: option.check(given[name]) if name in given else option.default
            for name, option in known.items()
        }
        self.check(filled)
        return filled

    def trim(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """``players`` and the options that differ from their defaults, as in a record."""
        defaults = {option.name: option.default for option in self.options}
        trimmed: dict[str, Any] = {"players": options["players"]}
        for name, default in defaults.items():
            if options[name] != default:
                value = options[name]
                trimmed[name] = list(value) if isinstance(value, tuple) else value
        return trimmed
