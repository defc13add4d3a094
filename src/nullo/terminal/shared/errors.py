"""Errors for bad input, and the system's errors in words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from nullo.locale.error_words import message_text
from nullo.locale.system_errors import fault
from nullo.locale.words import say

INTERRUPTED = 130  # the exit code after Ctrl-C


class BadInput(Exception):
    """Raised for bad input to a command; it is reported in one line.

    The line begins with ``about``: ``nullo`` or the name of a file.
    """

    def __init__(self, message: str, about: str = "nullo") -> None:
        super().__init__(message)
        self.about = about


def wrong_input(key: str, about: str | Path = "nullo", **params: str | int) -> BadInput:
    """A :class:`BadInput` with the message, in the user's language, that has this key."""
    return BadInput(say(key, params), str(about))


@contextmanager
def blame_file(path: str | Path) -> Iterator[None]:
    """If reading or writing a file fails, raise :class:`BadInput` that names the file."""
    try:
        yield
    except BrokenPipeError:  # nobody reads what is written to standard output
        raise
    except OSError as error:
        raise BadInput(reason(error), str(path)) from None
    except ValueError as error:
        if not str(error).startswith("embedded null"):
            raise
        raise BadInput(reason(error), repr(str(path))) from None


def reason(error: OSError | ValueError) -> str:
    """The reason, in words, why a file cannot be used.

    ``error`` is a ValueError if the path contains a null character.
    """
    return say("system-null") if isinstance(error, ValueError) else message_text(fault(error))
