"""Bad input, and errors of the system in words."""

from __future__ import annotations

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


def reason(error: OSError | ValueError) -> str:
    """The reason why a file could not be read or written, in words.

    Args:
        error: from the system; a ValueError if the file's name contains a null character.
    """
    return say("system-null") if isinstance(error, ValueError) else message_text(fault(error))
