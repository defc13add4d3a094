"""Consoles of Rich for standard output and standard error, and what the terminal can show."""

from __future__ import annotations

import codecs
import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from select import select
from shutil import get_terminal_size
from typing import TextIO

from rich import _wrap
from rich.console import Console, ConsoleDimensions

from nullo.locale.words import say

COLUMNS, LINES = 80, 24  # the smallest size for the full screen
STANDARD = Path("-")  # stands for standard input or output in place of a file


class _Console(Console):
    def on_broken_pipe(self) -> None:
        discard_output(sys.stdout)
        raise SystemExit(CLOSED_PIPE)


def out() -> Console:
    """A console for standard output. Rich respects NO_COLOR and TERM=dumb; highlighting is off."""
    keep_words_together()
    console = _Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
    if console.is_dumb_terminal:  # Rich would assume 80 columns
        console.size = ConsoleDimensions(*get_terminal_size())
    return console


def err() -> Console:
    """A console for standard error."""
    return _Console(stderr=True, highlight=False, markup=False, emoji=False)


def is_terminal() -> bool:
    """Whether standard output is a terminal."""
    return sys.stdout.isatty()


def at_terminal() -> bool:
    """Whether standard input and standard output are both a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def wait_for_line(seconds: float) -> str:
    """The line that is typed within ``seconds``, without its line break; empty if none is typed."""
    try:
        typed = select([sys.stdin], [], [], seconds)[0]
    except (OSError, ValueError):  # Windows waits for sockets only
        time.sleep(seconds)
        return ""
    return sys.stdin.readline().strip() if typed else ""


def no_screen() -> str:
    """The reason, in words, why the full screen cannot be used here; empty if it can."""
    if not at_terminal():
        return say("screen-no-terminal")
    kind = os.environ.get("TERM", "" if os.name != "nt" else "windows")
    if kind in ("", "dumb", "unknown"):
        return say("screen-dumb", {"kind": repr(kind)})
    if not can_draw():
        return say("screen-letters")
    columns, lines = get_terminal_size()
    if columns < COLUMNS or lines < LINES:
        least = f"{COLUMNS} × {LINES}"
        return say("screen-small", {"columns": columns, "lines": lines, "least": least})
    return ""


def can_draw() -> bool:
    """Whether the encoding of standard output has box-drawing characters and suit symbols."""
    encoding = getattr(sys.stdout, "encoding", None) or getattr(sys.__stdout__, "encoding", None)
    try:
        "┌╌♠★✿▸·×".encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


@contextmanager
def progress(many: int, what: str) -> Iterator[Callable[[int], None]]:
    """Show a progress bar if standard error is a terminal; yields a function that sets what is done.

    ``many`` is the number at which all is done, ``what`` the label.
    """
    console = err()
    if not console.is_terminal or console.is_dumb_terminal:
        yield lambda done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(what, *columns, console=console, transient=True) as bar:
        task = bar.add_task(what, total=many)
        yield lambda done: bar.update(task, completed=done)


SPACES = "[^\\S\u00a0\u202f]"  # white space without the no-break spaces
WORD = re.compile(f"{SPACES}*[\\S\u00a0\u202f]+{SPACES}*")


def keep_words_together() -> None:
    """Let Rich and Textual break lines at white space, but not at no-break spaces."""
    _wrap.re_word = WORD


CLOSED_PIPE = 1  # the exit code if nobody reads the output


def prepare_streams() -> bool:
    """Make the standard streams usable; returns whether there is a standard output.

    If standard input or standard error is closed, it is replaced by the null device. Characters that a stream
    cannot encode are replaced when they are written.
    """
    for name, number, mode in (("stdin", 0, "r"), ("stderr", 2, "w")):
        if getattr(sys, name) is None:  # Python's sign that it was closed from the start
            _redirect_to_null(number)
            stream = open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115
            setattr(sys, name, stream)
            setattr(sys, f"__{name}__", stream)
    codecs.register_error("nullo-letters", _replace_signs)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="nullo-letters")
    return sys.stdout is not None


def discard_output(stream: TextIO) -> None:
    """Discard all further output to ``stream``, because the disk is full or nobody reads the output.

    Python's own flush at exit then fails no more.
    """
    with suppress(OSError, ValueError):  # a test's stream may have no file descriptor
        _redirect_to_null(stream.fileno())


def _redirect_to_null(number: int) -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    if nothing != number:
        os.dup2(nothing, number)
        os.close(nothing)


LETTERS = dict(zip("♠♥♦♣·–‹›▸⇅─│", "shdc--<>>*-|", strict=True)) | {"…": "...", "±": "+-"}


def _replace_signs(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    wrong = error.object[error.start : error.end]
    return "".join(LETTERS.get(sign, "?") for sign in wrong), error.end
