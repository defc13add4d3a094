"""Runs the command line, with exit codes and one-line error messages."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable, Sequence
from typing import Any

import typer

from nullo.cli.usage_errors import usage
from nullo.errors import NulloError
from nullo.locale.error_words import worded
from nullo.system.printable import printable
from nullo.terminal.shared.errors import INTERRUPTED, BadInput, reason
from nullo.terminal.shared.streams import CLOSED_PIPE, hush

BAD_INPUT = 2


def guarded(app: Callable[..., Any], args: Sequence[str] | None = None) -> int:
    """Run a Typer application; turn exceptions into an exit code and at most one line."""
    try:
        code = app(args, standalone_mode=False, prog_name="nullo")
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except BadInput as error:
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
        if error.errno == errno.ENOSPC and error.filename is None:  # standard output is full
            hush(sys.stdout)
            return complain(reason(error))
        raise


def complain(message: str, about: str = "nullo") -> int:
    """Print one line on standard error; returns the exit code for bad input."""
    try:
        print(printable(f"{about}: {' '.join(message.split())}"), file=sys.stderr, flush=True)
    except OSError:  # the exit code still reports the error
        hush(sys.stderr)
    return BAD_INPUT
