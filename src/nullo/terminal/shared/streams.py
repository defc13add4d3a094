"""Handles standard input, output and error that are closed, full, or read by nobody."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import NoReturn, TextIO

CLOSED_PIPE = 1  # the exit code where nobody reads the output
_NUMBERS = {"stdin": 0, "stdout": 1, "stderr": 2}


def mend() -> bool:
    """Replace a closed standard input or error by the null device; returns whether there is an output.

    A closed input counts as empty; output to a closed standard error is lost.
    """
    for name, mode in (("stdin", "r"), ("stderr", "w")):
        if getattr(sys, name) is None:  # Python's sign that it was closed from the start
            number = _NUMBERS[name]
            _to_nothing(number)
            stream = open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115
            setattr(sys, name, stream)
            setattr(sys, f"__{name}__", stream)
    return sys.stdout is not None


def hush(stream: TextIO) -> None:
    """Discard all further output to a stream, also at exit, because it is full or nobody reads it."""
    with suppress(OSError, ValueError):  # a test's stream may have no file descriptor
        _to_nothing(stream.fileno())


def exit_on_closed_pipe() -> NoReturn:
    """Exit because nobody reads the output."""
    hush(sys.stdout)
    raise SystemExit(CLOSED_PIPE)


def _to_nothing(number: int) -> None:
    """Redirect a file descriptor to the null device."""
    nothing = os.open(os.devnull, os.O_RDWR)
    if nothing != number:
        os.dup2(nothing, number)
        os.close(nothing)
