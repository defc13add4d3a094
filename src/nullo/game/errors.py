"""The exceptions for wrong input. Every message names the rule, the option or the field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self, TypeAlias


@dataclass(frozen=True)
class ErrorMessage:
    """An error's message as a key and parameters, which a screen puts into words in its language.

    Attributes:
        key: the key of its words in ``locale``.
        params: the parameters of the words; a parameter may itself be an ``ErrorMessage``.
        rule: the number of the rule to cite after the message; may be empty.
        english: the English words to use if ``locale`` lacks the key, as it may for a plug-in.
    """

    key: str
    params: Mapping[str, Param] = field(default_factory=dict)
    rule: str = ""
    english: str = ""


Param: TypeAlias = str | int | ErrorMessage


class NulloError(ValueError):
    """The base class of errors caused by wrong input. When one is raised, nothing has changed.

    Attributes:
        key: the key of its words in ``locale``; empty if there is only the English text.
        params: the parameters of the words.
        rule: the number of the rule that is cited after them, such as ``"F9"``; may be empty.
    """

    key = ""
    params: Mapping[str, Param] = {}
    rule = ""

    def with_key(self, key: str, rule: str = "", **params: str | ErrorMessage) -> Self:
        """Set the key and parameters of the error's words and its rule; returns the error itself."""
        return self.with_message(ErrorMessage(key, params, rule))

    def with_message(self, message: ErrorMessage) -> Self:
        """Take the error's key, parameters and rule from ``message``; returns the error itself."""
        self.key, self.params, self.rule = message.key, message.params, message.rule
        return self

    @property
    def message(self) -> ErrorMessage:
        """The message as a key and parameters, with the error's English text as a fallback."""
        return ErrorMessage(self.key, self.params, self.rule, str(self))

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.args, vars(self))


def _rebuild(
    kind: type[NulloError], args: tuple[object, ...], fields: dict[str, Any]
) -> NulloError:
    """An unpickled error of the class ``kind``.

    It is made without ``__init__``, which may need other arguments than ``args``.
    """
    error = kind.__new__(kind, *args)
    vars(error).update(fields)
    return error


class UnknownGame(NulloError):
    """No game has this id."""


class OptionError(NulloError):
    """The option ``option`` is unknown, has a wrong value, or is impossible together with other options."""

    def __init__(self, option: str, reason: str) -> None:
        super().__init__(f"option {option}: {reason}")
        self.option = option


class UnknownCard(NulloError):
    """The string ``text`` is not the code of a card of the deck."""

    def __init__(self, text: str) -> None:
        super().__init__(f"there is no card {text[:40]!r} in this game")
        self.text = text
        self.with_key("wrong-card", card=repr(text[:40]))


class UnknownAction(NulloError):
    """A string or number is not an action of the game in any phase."""


class IllegalAction(NulloError):
    """An action that the rules do not allow now.

    Attributes:
        seat: the seat that tried it; negative if no seat is to act.
        action: the action's text.
        rule: the number of the rule that forbids it, such as ``"F9"``; empty while cards are dealt and
            after the game.
        reason: why the rule forbids it, in a few words.
        code, params: those of the equivalent :class:`nullo.game.view.Refusal`.
        spoken: whether the action is said aloud (``nullo.game.moves.Verb.spoken``).
    """

    def __init__(
        self,
        seat: int,
        action: str,
        rule: str,
        reason: str,
        code: str = "",
        params: Mapping[str, str | int] | None = None,
        *,
        spoken: bool = False,
    ) -> None:
        deed = f'say "{action}"' if spoken else action
        tried = f"seat {seat} may not {deed}" if seat >= 0 else f'"{action}" is not possible now'
        super().__init__(with_rule(f"{tried}: {reason}", rule))
        self.seat = seat
        self.action = action
        self.rule = rule
        self.reason = reason
        self.code = code
        self.params: dict[str, str | int] = dict(params or {})
        self.spoken = spoken

    @property
    def message(self) -> ErrorMessage:
        why = ErrorMessage(f"refuse-{self.code}", self.params, english=self.reason)
        who = "spoken" if self.spoken else "seat"
        params: dict[str, Param] = {
            "who": who if self.seat >= 0 else "nobody",
            "seat": str(self.seat),
            "action": self.action,
            "why": why,
        }
        return ErrorMessage("wrong-now", params, self.rule)


class WrongSeat(NulloError):
    """A seat tried to act when it was not its turn."""


class UnknownSeat(NulloError):
    """A number is not a seat of the game."""

    def __init__(self, seat: int, players: int) -> None:
        last = players - 1
        super().__init__(f"there is no seat {seat}: seats are 0 to {last}")
        self.seat = seat
        self.with_key("wrong-seat", seat=str(seat), last=str(last))


def with_rule(message: str, rule: str) -> str:
    """``message``, followed by the rule's number in brackets unless ``rule`` is empty."""
    return f"{message} ({rule})" if rule else message


class RecordError(NulloError):
    """A record is invalid; the message says where and why."""


class StateError(NulloError):
    """A serialised state is damaged or from another version, or a method cannot be called in this state."""


class UnknownBot(NulloError):
    """There is no bot with this name."""
