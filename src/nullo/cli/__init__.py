"""The command line: ``nullo`` and its commands."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

__all__ = ["main"]


def main(args: Sequence[str] | None = None) -> int:
    """Run the command line with ``args``, by default those of the process; returns the exit code."""
    try:
        return _run(args)
    except KeyboardInterrupt:  # while modules are imported; later ``run_app`` catches it
        return 130


def _run(args: Sequence[str] | None) -> int:
    from nullo.cli.app import app
    from nullo.cli.exits import complain, run_app
    from nullo.cli.language import is_bare, translate_help, wanted_language
    from nullo.locale.words import say, speak
    from nullo.terminal.shared.console import at_terminal, no_screen, prepare_streams
    from nullo.terminal.shared.settings import read

    has_output = prepare_streams()
    if os.environ.get("NO_COLOR") == "":  # counts as unset: see no-color.org
        del os.environ["NO_COLOR"]
    words = list(sys.argv[1:] if args is None else args)
    speak(wanted_language(words, chosen=read().language))
    if not has_output:  # report this before the work is done, not after it
        return complain(say("cli-no-output"))

    # A bot given as module:Class may be in the current directory, as with python -m.
    with suppress(FileNotFoundError):  # it was deleted
        if (here := os.getcwd()) not in sys.path and "" not in sys.path:
            sys.path.append(here)
    if is_bare(words) and at_terminal():
        if why := no_screen():
            return complain(say("cli-no-screen", {"why": why}))
        words.append("play")
    return run_app(translate_help(app), words)
