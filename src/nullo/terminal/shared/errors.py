"""Bad input, and errors of the system in words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from nullo.locale.error_words import message_text
from nullo.locale.words import say
from nullo.system.error_messages import fault

INTERRUPTED = 130  # the exit code after Ctrl-C


class BadInput(Exception):
    """Bad input to a command, reported by its message alone.

    Args:
        message: one line.
        about: the text before it, in place of ``nullo``: the name of a file.
    """

    def __init__(self, message: str, about: str = "nullo") -> None:
        super().__init__(message)
        self.about = about


@contextmanager
def blame_file(path: str | Path) -> Iterator[None]:
    """Report that a file cannot be read or written, in the name of the file.

    Raises:
        BadInput: in place of the system's error, or of Python's for a name with a null character.
    """
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
    """The reason why a file could not be read or written, in words.

    Args:
        error: from the system; a ValueError if the file's name contains a null character.
    """
    return say("system-null") if isinstance(error, ValueError) else message_text(fault(error))
