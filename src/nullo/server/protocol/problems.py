"""Errors that clients cause, and their messages."""

from __future__ import annotations

from typing import Any

import msgspec

from nullo.game.errors import ErrorMessage, IllegalAction, Param, with_rule
from nullo.game.view import Refusal
from nullo.locale.error_words import message_text
from nullo.locale.words import ENGLISH
from nullo.system.decoding import json_decoder


class Problem(Exception):
    """A request or message is refused; nothing has changed. The key of its words is ``error-CODE``."""

    refusal: Refusal | None = None  # the rule that forbids an action

    def __init__(self, code: str, status: int = 400, *, field: str = "", **params: Param) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.field = field
        self.params = params

    @property
    def message(self) -> str:
        return self.text(ENGLISH)

    def text(self, language: str) -> str:
        return message_text(ErrorMessage(f"error-{self.code}", self.params), language)


class Refused(Problem):
    """A table refuses a command; nothing has changed. ``words``, if given, are the message in English."""

    def __init__(self, code: str, words: str = "", refusal: Refusal | None = None) -> None:
        super().__init__(code, 409)
        self.refusal = refusal
        self._words = words

    def text(self, language: str) -> str:
        return self._words or super().text(language)


def bad_field(field: str, reason: object) -> Problem:
    """The problem that a field has a wrong value."""
    return Problem("bad-field", field=field, reason=f"{field}: {reason}" if field else str(reason))


def by_rule(error: IllegalAction) -> Refused:
    """The refusal of an action that a rule of the game forbids."""
    why = Refusal(error.rule, error.code, error.params)
    return Refused("illegal", with_rule(error.reason, error.rule), why)


def read(data: bytes, kind: Any) -> Any:
    """Decode JSON as a message of the type ``kind``.

    Raises:
        Problem: ``data`` is not JSON, or a field is wrong; the problem then names that field.
    """
    try:
        return json_decoder(kind).decode(data)
    except msgspec.ValidationError as error:
        # msgspec says what was expected and where, but not what was given.
        reason, _, path = str(error).partition(" - at `$")
        raise bad_field(path.rstrip("`").lstrip("."), reason) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Problem("bad-json") from None
