"""How a command ends: its exit code, and what it says of an error in one line."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import typer

from nullo.cli.streams import hush
from nullo.cli.wrong import usage
from nullo.errors import NulloError
from nullo.printable import printable
from nullo.system import fault
from nullo.wording import told, worded
from nullo.words import say

BAD_INPUT = 2
INTERRUPTED = 130
CLOSED_PIPE = 1


class Wrong(Exception):
    """Bad input that a command found; the message is all that the user reads.

    Args:
        message: one line.
        about: what it starts with in place of ``nullo``: the name of a file.
    """

    def __init__(self, message: str, about: str = "nullo") -> None:
        super().__init__(message)
        self.about = about


def guarded(app: Callable[..., Any], args: Sequence[str] | None = None) -> int:
    """Run a Typer application; turn what ends it into an exit code and at most one line."""
    try:
        code = app(args, standalone_mode=False, prog_name="nullo")
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except Wrong as error:
        return complain(str(error), error.about)
    except NulloError as error:
        return complain(worded(error))
    except typer.TyperException as error:
        return complain(usage(error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except OSError as error:
        if error.errno == errno.EPIPE:
            hush(sys.stdout)
            return CLOSED_PIPE
        if error.errno == errno.ENOSPC and error.filename is None:  # what is written to is full
            hush(sys.stdout)
            return complain(reason(error))
        raise


def complain(message: str, about: str = "nullo") -> int:
    """Print one line on standard error; the exit code for bad input."""
    try:
        print(printable(f"{about}: {' '.join(message.split())}"), file=sys.stderr, flush=True)
    except OSError:  # the exit code says it still
        hush(sys.stderr)
    return BAD_INPUT


def reason(error: OSError | ValueError) -> str:
    """Why a file could not be read or written, in words.

    Args:
        error: of the system; or of its name, which has a null character in it.
    """
    return say("system-null") if isinstance(error, ValueError) else told(fault(error))


def closed_pipe() -> NoReturn:
    """End a command whose output nobody reads any more."""
    hush(sys.stdout)
    raise SystemExit(CLOSED_PIPE)
