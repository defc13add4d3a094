"""Standard input, output and error where they are closed, full, or read by nobody."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import NoReturn, TextIO

CLOSED_PIPE = 1  # the exit code where nobody reads the output
_NUMBERS = {"stdin": 0, "stdout": 1, "stderr": 2}


def mend() -> bool:
    """Replace a closed standard input or error by the null device; whether there is an output.

    An input that is closed is empty, and what is written to a closed standard error is lost.
    """
    for name, mode in (("stdin", "r"), ("stderr", "w")):
        if getattr(sys, name) is None:  # so Python says that it was closed from the start
            number = _NUMBERS[name]
            _to_nothing(number)
            stream = open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115
            setattr(sys, name, stream)
            setattr(sys, f"__{name}__", stream)
    return sys.stdout is not None


def hush(stream: TextIO) -> None:
    """Discard all further output to a stream, also at exit: it is full, or its reader is gone."""
    with suppress(OSError, ValueError):  # one of a test's has no number
        _to_nothing(stream.fileno())


def closed_pipe() -> NoReturn:
    """Exit because the reader of the output is gone."""
    hush(sys.stdout)
    raise SystemExit(CLOSED_PIPE)


def _to_nothing(number: int) -> None:
    """Let a file descriptor refer to the null device."""
    nothing = os.open(os.devnull, os.O_RDWR)
    if nothing != number:
        os.dup2(nothing, number)
        os.close(nothing)
