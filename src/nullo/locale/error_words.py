"""Puts errors and messages into words of a language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from nullo.game.errors import ErrorMessage, NulloError, RecordError, with_rule
from nullo.locale.words import ENGLISH, has_words, say

Error = TypeVar("Error", bound=NulloError)

LONG = 200  # characters of a parameter that are shown, since it may be very long


def message_text(message: ErrorMessage, language: str | None = None) -> str:
    """A message in words, with the messages among its parameters in words, too."""
    if message.english and not has_words(message.key, language):
        return message.english[:LONG]
    params: dict[str, str | int] = {}
    for name, value in message.params.items():
        if isinstance(value, ErrorMessage):
            params[name] = message_text(value, language)
        else:
            params[name] = value[:LONG] if isinstance(value, str) else value
    return with_rule(say(message.key, params, language), message.rule)


def error_text(error: Exception, language: str | None = None) -> str:
    """The message of an error in ``language``, or in English if the error has no known key."""
    if isinstance(error, NulloError) and has_words(error.message.key, language):
        return message_text(error.message, language)
    return str(error)


def make_error(kind: type[Error], key: str, rule: str = "", **params: str | ErrorMessage) -> Error:
    """An error of the class ``kind`` whose message has this key; ``str`` of the error is in English."""
    return _with_text(kind, ErrorMessage(key, params, rule))


def record_error(why: ErrorMessage | str, /, **params: str | ErrorMessage) -> RecordError:
    """A :class:`RecordError` for the reason ``why``: a message, or the key of a message with ``params``."""
    return _with_text(RecordError, _message(why, params))


def record_error_at(
    place: ErrorMessage | str, why: ErrorMessage | str, rule: str = "", **params: str | ErrorMessage
) -> RecordError:
    """A :class:`RecordError` that also says in which ``place`` the record is wrong."""
    told = {"place": place, "why": _message(why, params)}
    return record_error(ErrorMessage("record-at", told, rule))


def _message(why: ErrorMessage | str, params: Mapping[str, str | ErrorMessage]) -> ErrorMessage:
    return ErrorMessage(why, params) if isinstance(why, str) else why


def _with_text(kind: type[Error], message: ErrorMessage) -> Error:
    return kind(message_text(message, ENGLISH)).with_message(message)
