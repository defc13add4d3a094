"""Runs the command line, with exit codes and one-line error messages."""

from __future__ import annotations

import errno
import re
import sys
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import typer

from nullo.game.errors import NulloError
from nullo.locale.error_words import error_text
from nullo.locale.words import ENGLISH, current_language, say
from nullo.system.plug_ins import plug_in_failure
from nullo.system.printable import printable
from nullo.terminal.shared.console import CLOSED_PIPE, discard_output
from nullo.terminal.shared.errors import INTERRUPTED, BadInput, reason

BAD_INPUT = 2
PLUG_IN_FAILED = 1


def run_app(app: Callable[..., Any], args: Sequence[str] | None = None) -> int:
    """Run a Typer application; returns the exit code.

    An exception prints at most one line.
    """
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
            discard_output(sys.stdout)
            return CLOSED_PIPE
        if isinstance(error, OSError) and error.errno == errno.ENOSPC and error.filename is None:
            discard_output(sys.stdout)  # standard output is full
            return complain(reason(error))
        if _blame_plug_in(error):
            return PLUG_IN_FAILED
        raise


def _blame_plug_in(error: BaseException) -> bool:
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
        discard_output(sys.stderr)
    return BAD_INPUT


ARGUMENTS = {
    "No such option": "option",
    "No such command": "command",
    "Missing argument": "missing",
    "Missing option": "missing",
    "Option": "bare",
    "Invalid value for": "value",
    "Got unexpected extra argument(s)": "extra",
}
"""Maps the beginning of a message of Typer to the end of the key of Nullo's own message."""


def usage(error: typer.TyperException) -> str:
    """The message for wrong arguments, which also says how to get help."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "nullo"
    return say("wrong-usage", {"message": _argument(error), "path": path})


def _argument(error: typer.TyperException) -> str:
    """Typer's message for wrong arguments, translated from English into the user's language."""
    format_message = getattr(error, "format_message", None)
    message = str(format_message() if format_message else error).strip().rstrip(".")
    if not message:
        return say("cli-no-command")
    if current_language() == ENGLISH:
        return message
    named = re.search(r"'[^']*'(?: / '[^']*')*|--?[\w-]+|\([^()]*\)$", message)
    kind = ARGUMENTS.get(message.partition(" '")[0].partition(":")[0].partition(" (")[0])
    own = str(getattr(error, "message", ""))
    if kind == "value" and not own.startswith("Input "):
        return say("wrong-argument-because", {"name": named[0] if named else "", "reason": own})
    return say(f"wrong-argument-{kind}", {"name": named[0]}) if kind and named else message
