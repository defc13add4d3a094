"""What can go wrong, by kind. Every message names the rule, the option or the field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self, TypeAlias


@dataclass(frozen=True)
class Saying:
    """A message that is still to be put into a language.

    Attributes:
        key: of its words in ``locale``.
        params: what the words need; a message within the message is one itself.
        rule: the number of the rule that is cited after it, if one is.
        english: what stands in for it where ``locale`` has no such key (a plug-in's).
    """

    key: str
    params: Mapping[str, Param] = field(default_factory=dict)
    rule: str = ""
    english: str = ""


Param: TypeAlias = str | int | Saying


class NulloError(ValueError):
    """The base of all errors that wrong input causes. Nothing has changed when one is raised.

    Attributes:
        key: of its words in ``locale``, for those who typed it; empty: it is English only.
        params: what the words need.
        rule: the number of the rule that is cited after them, such as ``"F9"``; empty if none is.
    """

    key = ""
    params: Mapping[str, Param] = {}
    rule = ""

    def keyed(self, key: str, rule: str = "", **params: str | Saying) -> Self:
        """The same error, with the key of its words and what they need."""
        return self.says(Saying(key, params, rule))

    def says(self, saying: Saying) -> Self:
        """The same error, with this message for its words."""
        self.key, self.params, self.rule = saying.key, saying.params, saying.rule
        return self

    @property
    def saying(self) -> Saying:
        """What it says, to be put into a language."""
        return Saying(self.key, self.params, self.rule, str(self))


class UnknownGame(NulloError):
    """No game has this id."""


class OptionError(NulloError):
    """An option is unknown, out of its range, or impossible with the others.

    Attributes:
        option: its name.
    """

    def __init__(self, option: str, reason: str) -> None:
        super().__init__(f"option {option}: {reason}")
        self.option = option


class UnknownCard(NulloError):
    """A text names no card of the deck.

    Attributes:
        text: what was given.
    """

    def __init__(self, text: str) -> None:
        super().__init__(f"there is no card {text[:40]!r} in this game")
        self.text = text
        self.keyed("wrong-card", card=repr(text[:40]))


class UnknownAction(NulloError):
    """A text or number is no action of the game at all."""


class IllegalAction(NulloError):
    """An action that the rules do not allow now.

    Attributes:
        seat: who tried it.
        action: its text.
        rule: the number of the rule that forbids it, such as ``"F9"``; empty if none speaks of it
            (an action while cards come, or after the game).
        reason: the rule in a few words.
        code, params: of the :class:`nullo.view.Refusal` that says the same.
    """

    def __init__(
        self,
        seat: int,
        action: str,
        rule: str,
        reason: str,
        code: str = "",
        params: Mapping[str, str | int] | None = None,
    ) -> None:
        super().__init__(cited(f"seat {seat} may not {action}: {reason}", rule))
        self.seat = seat
        self.action = action
        self.rule = rule
        self.reason = reason
        self.code = code
        self.params: dict[str, str | int] = dict(params or {})

    @property
    def saying(self) -> Saying:
        """Who may not do what, and why."""
        why = Saying(f"refuse-{self.code}", self.params, english=self.reason)
        params: dict[str, Param] = {"seat": str(self.seat), "action": self.action, "why": why}
        return Saying("wrong-now", params, self.rule)


class WrongSeat(NulloError):
    """It is not this seat's turn."""


class UnknownSeat(NulloError):
    """A number is no seat of the game.

    Attributes:
        seat: what was given.
    """

    def __init__(self, seat: int, players: int) -> None:
        last = players - 1
        super().__init__(f"there is no seat {seat}: seats are 0 to {last}")
        self.seat = seat
        self.keyed("wrong-seat", seat=str(seat), last=str(last))


def cited(message: str, rule: str) -> str:
    """A message with the number of its rule, if there is one."""
    return f"{message} ({rule})" if rule else message


class RecordError(NulloError):
    """A record is wrong; the message says where and why."""


class StateError(NulloError):
    """A serialised state is damaged or from a later version."""


class UnknownBot(NulloError):
    """There is no bot of this name, or the name is of something else."""
