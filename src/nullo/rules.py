"""What a game states about itself: its options, deck, phases, cut, and how a position begins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from nullo.cards import Deck
from nullo.core.position import Position
from nullo.errors import OptionError
from nullo.look import Look

MOST = 10_000


@dataclass(frozen=True)
class Option:
    """One option of a game: its name, default and range.

    Attributes:
        name: as records and the command line give it.
        default: what it is unless given.
        low, high: the range of a whole number, or of a list's entries.
        choices: for a word, the words allowed.
        only: the numbers of the range that are allowed; empty: all.
        many: a list of 1–100 whole numbers.
        unset: may also be None.
        rule: the rule that speaks of it.
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

    def check(self, value: Any) -> Any:
        """The value, if it is in range.

        Raises:
            OptionError: it is not.
        """
        if value is None and self.unset:
            return None
        if self.choices:
            if value not in self.choices:
                raise self._wrong(
                    "choice", f"must be one of {', '.join(self.choices)}, not {value!r}", value
                )
            return value
        if isinstance(self.default, bool):
            if not isinstance(value, bool):
                raise self._wrong("flag", f"must be true or false, not {value!r}", value)
            return value
        if self.many:
            if not isinstance(value, Sequence) or isinstance(value, str):
                raise self._wrong("list", f"must be a list of whole numbers, not {value!r}", value)
            if not 1 <= len(value) <= 100:
                many = len(value)
                raise self._wrong("entries", f"must have 1 to 100 entries, not {many}", many)
            return tuple(self._whole(item) for item in value)
        return self._whole(value)

    def _whole(self, value: Any) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong("number", f"must be a whole number, not {value!r}", value)
        if self.low == self.high != value:
            raise self._wrong("fixed", f"must be {self.low}, not {value}", value)
        if not self.low <= value <= self.high:
            raise self._wrong(
                "range", f"must be from {self.low} to {self.high}, not {value}", value
            )
        return value

    def _wrong(self, kind: str, reason: str, value: Any) -> OptionError:
        params = {"option": self.name, "value": repr(value), "choices": ", ".join(self.choices)}
        params |= {"low": str(self.low), "high": str(self.high)}
        return OptionError(self.name, reason).keyed(f"wrong-{kind}", **params)


def count(
    name: str, default: int | None, rule: str = "", *, low: int = 1, high: int = MOST
) -> Option:
    """An option that counts something: at least 1 unless ``low`` says otherwise."""
    return Option(name, default, low=low, high=high, unset=default is None, rule=rule)


def amount(name: str, default: int, rule: str = "") -> Option:
    """An option in points: at least 0."""
    return Option(name, default, low=0, rule=rule)


def flag(name: str, default: bool, rule: str = "") -> Option:
    """An option that is on or off."""
    return Option(name, default, rule=rule)


def word(name: str, *choices: str, rule: str = "") -> Option:
    """An option with named values; the first is the default."""
    return Option(name, choices[0], choices=choices, rule=rule)


@dataclass(frozen=True)
class Phase:
    """A phase of a game and the texts of its actions, by index.

    Attributes:
        name: key of its words in ``locale``.
        actions: canonical texts; in a chance phase, of the outcomes.
        chance: nobody acts; the driver tells what comes.
        secret: several may choose at once, unseen by each other. Every other phase that is not
            of chance is open: all see every action.
        told: what was hidden is told to all when the hand is scored.
        rule: number of the rule that asks.
        narrow: as long as the hand goes on, an action changes nothing of what seats know of their
            own, but for the seat that did it and the one to act next.
    """

    name: str
    actions: tuple[str, ...]
    chance: bool = False
    secret: bool = False
    told: bool = False
    rule: str = ""
    narrow: bool = False


@dataclass(frozen=True)
class Cut:
    """How the draw before the first hand is read.

    Attributes:
        rule: its rule's number.
        seating: it orders all seats; otherwise it only finds the first dealer.
        strength: rank of each card by number: highest first, equal ones tie and draw again.
            None: the card may not be drawn.
    """

    rule: str
    seating: bool
    strength: tuple[int | None, ...]


class Rules(ABC):
    """A game. One instance of each lives in its module of ``nullo.games``.

    Attributes:
        id: its name in records and on the command line.
        prefix: the letter of its rules' numbers.
        place: where lists of games show it: lower ones first, equal ones by id.
        deck_rule: the number of the rule that says which cards a deck has, for refusals.
        players: fewest and most players.
        default_players: unless told otherwise.
        options: all of them but ``players``.
        look: how it looks: cards, cover, table.
        teams: seats ``k`` and ``k + 2`` score together.
        lowest_wins: the lowest total is best.
        redeals: how many further decks a hand is to have ready, where the rules deal anew.
        draws: how many draws at random a hand is to have ready.
        thumb: the rule of thumb as ``module:Class``, a :class:`nullo.core.playout.Policy`; empty:
            there is none, and ``simple`` plays at random.
        sampler: how ``sampler`` plays worlds on (``"thumb"`` or ``"random"``) and judges them
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
    teams: ClassVar[bool] = False
    lowest_wins: ClassVar[bool] = False
    redeals: ClassVar[int] = 0
    draws: ClassVar[int] = 0
    thumb: ClassVar[str] = ""
    sampler: ClassVar[tuple[str, str, float]] = ("thumb", "points", 1.0)

    @abstractmethod
    def deck(self, options: Mapping[str, Any]) -> Deck:
        """Every card that may appear, numbered."""

    @abstractmethod
    def phases(self, options: Mapping[str, Any]) -> tuple[Phase, ...]:
        """The phases, numbered as ``Position.phase`` numbers them."""

    @abstractmethod
    def position(self, options: Mapping[str, Any]) -> Position:
        """The position before the first deal."""

    def check(self, options: Mapping[str, Any]) -> None:
        """Refuse options that are impossible together.

        Raises:
            OptionError: names one of them.
        """

    def cut(self, options: Mapping[str, Any]) -> Cut | None:
        """How the cut is read; None: the game has none."""
        return None

    def hands_to_play(self, options: Mapping[str, Any]) -> int:
        """How many hands are played at most; 0: as many as the target needs."""
        return int(options.get("hands") or 0)

    def target(self, options: Mapping[str, Any]) -> int:
        """The total that ends the game; 0: none does."""
        return int(options.get("target") or 0)

    def fill(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options by name: the given ones, checked, and the defaults of the others.

        Raises:
            OptionError: unknown, out of range, or impossible together.
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
        """``players`` and what differs from the defaults, as a record states them."""
        defaults = {option.name: option.default for option in self.options}
        trimmed: dict[str, Any] = {"players": options["players"]}
        for name, default in defaults.items():
            if options[name] != default:
                value = options[name]
                trimmed[name] = list(value) if isinstance(value, tuple) else value
        return trimmed
