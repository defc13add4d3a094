"""``nullo replay``: a record in words, or its scores as JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from nullo.cli.options import ReplayOptions
from nullo.game.errors import RecordError
from nullo.locale.error_words import error_text
from nullo.records.record import read
from nullo.state.match import Match, summary
from nullo.terminal.plain.replay import RecordPrinter
from nullo.terminal.shared.analyses import read_analysis
from nullo.terminal.shared.console import can_draw, can_screen, out
from nullo.terminal.shared.errors import BadInput, blame_file
from nullo.terminal.shared.faces import Faces


def run(wish: ReplayOptions) -> int:
    """Check a record and show it on the screen, or print it; returns the exit code."""
    return show(match_in(wish.file, wish.number), wish)


def show(match: Match, wish: ReplayOptions) -> int:
    """Show a match on the screen, or print it; returns the exit code."""
    if wish.json:
        print(json.dumps(summary(match.state), ensure_ascii=False))
    else:
        if not wish.plain and wish.file != "-" and can_screen():
            from nullo.terminal.screen.app import on_screen

            return on_screen(lambda app: app.replay(match))
        RecordPrinter(match, out(), Faces(can_draw()), read_analysis(match)).run()
    return 0


def match_in(file: str, number: int | None) -> Match:
    """The match whose record is in a file, or on standard input for ``-``.

    Args:
        number: which record of a file that holds several, from 1; None: the only one.

    Raises:
        BadInput: the file cannot be read, or its record is invalid.
    """
    try:
        return read(_content(file), number)
    except RecordError as error:
        raise BadInput(error_text(error), file) from None


def _content(file: str) -> bytes:
    with blame_file(file):
        return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
