"""Runs the command line, with exit codes and one-line error messages."""

from __future__ import annotations

import errno
import sys
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import typer

from nullo.cli.usage_errors import usage
from nullo.game.errors import NulloError
from nullo.locale.error_words import error_text
from nullo.locale.words import say
from nullo.system.plug_ins import plug_in_failure
from nullo.system.printable import printable
from nullo.terminal.shared.errors import INTERRUPTED, BadInput, reason
from nullo.terminal.shared.streams import CLOSED_PIPE, hush

BAD_INPUT = 2
PLUG_IN_FAILED = 1


def run_app(app: Callable[..., Any], args: Sequence[str] | None = None) -> int:
    """Run a Typer application; turn exceptions into an exit code and at most one line."""
    try:
        code = app(args, standalone_mode=False, prog_name="nullo")
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except BadInput as error:
        return complain(str(error), error.about)
    except NulloError as error:
        return complain(error_text(error))
    except typer.TyperException as error:
        return complain(usage(error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BaseException as error:  # a plug-in may also exit
        if isinstance(error, OSError) and error.errno == errno.EPIPE:
            hush(sys.stdout)
            return CLOSED_PIPE
        if isinstance(error, OSError) and error.errno == errno.ENOSPC and error.filename is None:
            hush(sys.stdout)  # standard output is full
            return complain(reason(error))
        if _blame_plug_in(error):
            return PLUG_IN_FAILED
        raise


def _blame_plug_in(error: BaseException) -> bool:
    """Print an exception that a plug-in raised, with the plug-in's part of the traceback.

    Returns:
        False if no plug-in is to blame; nothing is printed then.
    """
    blamed = plug_in_failure(error)
    if blamed is None:
        return False
    with suppress(OSError):
        print(blamed.trace, end="", file=sys.stderr)
    what = traceback.format_exception_only(error)[0].strip()
    complain(say("wrong-plug-in", {"module": blamed.module, "what": what}))
    return True


def complain(message: str, about: str = "nullo") -> int:
    """Print one line on standard error; returns the exit code for bad input."""
    try:
        print(printable(f"{about}: {' '.join(message.split())}"), file=sys.stderr, flush=True)
    except OSError:  # the exit code still reports the error
        hush(sys.stderr)
    return BAD_INPUT
