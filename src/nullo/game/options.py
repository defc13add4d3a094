"""The options of a game: their names, defaults and ranges."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

from nullo.game.errors import OptionError
from nullo.values import whole

MOST = 10_000
LIST = re.compile(r"(?=.*[,/])\s*-?\d{1,9}\s*([,/]\s*-?\d{1,9}\s*)*[,/]?\s*")
"""A string that lists whole numbers; at least one comma or slash distinguishes it from a single number."""
HONOUR = {"mode": "honour"}
"""The option that sets honour mode: a wrong card is not refused, and opponents may call the revoke."""


def may_revoke(options: Mapping[str, Any]) -> bool:
    """Whether a game with these options is in honour mode."""
    return all(options.get(name) == value for name, value in HONOUR.items())


@dataclass(frozen=True)
class Option:
    """One option of a game: its name, default and range.

    Attributes:
        name: its name in records and on the command line.
        default: the value if none is given.
        low, high: the range of a whole number, or of a list's entries.
        choices: the allowed words; empty if the option's values are not words.
        only: the allowed numbers; empty if all numbers of the range are allowed.
        many: whether it is a list of 1 to 100 whole numbers, which may be given as a string such as
            ``"6,5,4"`` or ``"6/5/4"``.
        unset: whether it may also be None.
        rule: the number of the rule that describes it.
        offered: whether the form for setting up a table offers it; other options are for programs and
            studies.
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
        """Check ``value`` and return it in its usual form; a list of numbers becomes a tuple.

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
            listed = isinstance(value, Sequence) or getattr(value, "ndim", 0) == 1  # or NumPy's
            if not listed or isinstance(value, (str, bytes, bytearray)):
                raise self._wrong("list", f"must be a list of whole numbers, not {value!r}", value)
            if not 1 <= len(value) <= 100:
                many = len(value)
                raise self._wrong("entries", f"must have 1 to 100 entries, not {many}", many)
            return tuple(self._whole(item) for item in value)
        return self._whole(value)

    def words(self) -> tuple[str, ...]:
        """The values that the command line accepts as words, such as ``true`` or ``none``."""
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
        if self.only and number not in self.only:
            choices = ", ".join(map(str, self.only))
            raise self._wrong("choice", f"must be one of {choices}, not {number}", number)
        return number

    def _wrong(self, kind: str, reason: str, value: Any) -> OptionError:
        choices = ", ".join(self.choices or map(str, self.only))
        params = {"option": self.name, "value": repr(value), "choices": choices}
        params |= {"low": str(self.low), "high": str(self.high)}
        return OptionError(self.name, reason).with_key(f"wrong-{kind}", **params)


def count(
    name: str, default: int | None, rule: str = "", *, low: int = 1, high: int = MOST
) -> Option:
    """An option whose value is a number of things, from ``low`` to ``high``.

    It may also be None if ``default`` is None.
    """
    return Option(name, default, low=low, high=high, unset=default is None, rule=rule)


def amount(name: str, default: int, rule: str = "") -> Option:
    """An option whose value is a number of points, at least 0."""
    return Option(name, default, low=0, rule=rule)


def flag(name: str, default: bool, rule: str = "") -> Option:
    """An option that is on or off."""
    return Option(name, default, rule=rule)


def word(name: str, *choices: str, rule: str = "") -> Option:
    """An option whose values are words; the first is the default."""
    return Option(name, choices[0], choices=choices, rule=rule)


def for_studies(*options: Option) -> tuple[Option, ...]:
    """Copies of the options that the form for setting up a table does not offer."""
    return tuple(replace(option, offered=False) for option in options)


def option(default: Any, rule: str = "", **facts: Any) -> Any:
    """A dataclass field that states an option in a subclass of :class:`GameOptions`.

    Args:
        default: the option's default.
        rule: the number of the rule that describes it.
        facts: other attributes of its :class:`Option`; ``kind`` may be a class derived from ``Option``.
    """
    return field(default=default, metadata={"rule": rule, **facts})


@dataclass(frozen=True, eq=False)
class GameOptions(Mapping[str, Any]):
    """The values of a game's options; a game states its own as fields of a subclass.

    For code that does not know the game, it is a mapping from names to values.
    """

    players: int

    @classmethod
    def own_options(cls) -> tuple[Option, ...]:
        """The options that this class states as fields, without ``players``."""
        stated = []
        for one in fields(cls):
            if one.name != "players":
                facts = dict(one.metadata)
                kind: type[Option] = facts.pop("kind", Option)
                stated.append(kind(one.name, one.default, unset=one.default is None, **facts))
        return tuple(stated)

    def are_usual(self, *names: str) -> bool:
        """Whether the options with these names have their default values."""
        return all(getattr(self, name) == getattr(type(self), name) for name in names)

    @property
    def honour(self) -> bool:
        """Whether the game is in honour mode, in which players may revoke."""
        return may_revoke(self)

    def check(self) -> None:
        """Check that the values can be combined; a subclass overrides this if some combinations are not.

        Raises:
            OptionError: the values cannot be combined; the error names one of the options.
        """

    def __getitem__(self, name: str) -> Any:
        if name not in self.__dataclass_fields__:
            raise KeyError(name)
        return getattr(self, name)

    def __iter__(self) -> Iterator[str]:
        return iter(self.__dataclass_fields__)

    def __len__(self) -> int:
        return len(self.__dataclass_fields__)
