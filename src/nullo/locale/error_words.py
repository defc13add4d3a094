"""Puts errors and messages into words of a language."""

from __future__ import annotations

from nullo.errors import NulloError, RecordError, Saying, cited
from nullo.locale.words import ENGLISH, has_words, say

LONG = 200  # characters of a given value that are shown, since it may be endless


def told(saying: Saying, language: str | None = None) -> str:
    """A message, including the messages within it, in words.

    Args:
        language: by default the language of the process.
    """
    if saying.english and not has_words(saying.key, language):
        return saying.english[:LONG]
    params: dict[str, str | int] = {}
    for name, value in saying.params.items():
        if isinstance(value, Saying):
            params[name] = told(value, language)
        else:
            params[name] = value[:LONG] if isinstance(value, str) else value
    return cited(say(saying.key, params, language), saying.rule)


def worded(error: Exception, language: str | None = None) -> str:
    """The message of an error, in words if it has a key, otherwise in English.

    Args:
        language: by default the language of the process.
    """
    if isinstance(error, NulloError) and has_words(error.saying.key, language):
        return told(error.saying, language)
    return str(error)


def damaged(saying: Saying) -> RecordError:
    """A record's error with this message; the text of the exception itself is English."""
    return RecordError(told(saying, ENGLISH)).says(saying)


def placed(place: Saying | str, why: Saying, rule: str = "") -> RecordError:
    """A record's error that says where the record is wrong, and why."""
    return damaged(Saying("record-at", {"place": place, "why": why}, rule))
