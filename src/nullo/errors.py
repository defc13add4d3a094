"""What can go wrong, by kind. Every message names the rule, the option or the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self


class NulloError(ValueError):
    """The base of all errors that wrong input causes. Nothing has changed when one is raised.

    Attributes:
        key: of its words in ``locale``, for those who typed it; empty: it is English only.
        params: what the words need.
    """

    key = ""
    params: Mapping[str, str | int] = {}

    def keyed(self, key: str, **params: str) -> Self:
        """The same error, with the key of its words and what they need."""
        self.key = key
        self.params = params
        return self


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


class WrongSeat(NulloError):
    """It is not this seat's turn."""


def cited(message: str, rule: str) -> str:
    """A message with the number of its rule, if there is one."""
    return f"{message} ({rule})" if rule else message


class RecordError(NulloError):
    """A record is wrong; the message says where and why."""


class StateError(NulloError):
    """A serialised state is damaged or from a later version."""


class UnknownBot(NulloError):
    """No bot has this name, or what it names is no bot."""
