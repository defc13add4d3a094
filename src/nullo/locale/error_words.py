"""What was wrong, in a language: errors and the messages that they are made of."""

from __future__ import annotations

from nullo.errors import NulloError, RecordError, Saying, cited
from nullo.locale.words import ENGLISH, has_words, say

LONG = 200  # characters: what was given may be endless


def told(saying: Saying, language: str | None = None) -> str:
    """A message, with the messages within it, in words.

    Args:
        language: unless given, the one that is spoken.
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
    """What was wrong, in words if there are any for it, else in English.

    Args:
        language: unless given, the one that is spoken.
    """
    if isinstance(error, NulloError) and has_words(error.saying.key, language):
        return told(error.saying, language)
    return str(error)


def damaged(saying: Saying) -> RecordError:
    """The error of a record that says this; its own message is in English."""
    return RecordError(told(saying, ENGLISH)).says(saying)


def placed(place: Saying | str, why: Saying, rule: str = "") -> RecordError:
    """The error of a record: where it is wrong, and why."""
    return damaged(Saying("record-at", {"place": place, "why": why}, rule))
