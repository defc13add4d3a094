"""``nullo replay`` shows a record, and ``nullo verify`` checks its seals."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from nullo.cli.options import ReplayOptions, VerifyOptions
from nullo.game.errors import RecordError
from nullo.locale.error_words import error_text
from nullo.locale.words import say
from nullo.records.record import read
from nullo.records.verify import check_seals
from nullo.state.match import Match, summary
from nullo.terminal.plain.replay import RecordPrinter
from nullo.terminal.shared.analyses import read_analysis
from nullo.terminal.shared.console import can_draw, no_screen, out
from nullo.terminal.shared.errors import BadInput, blame_file
from nullo.terminal.shared.faces import Faces


def run(wish: ReplayOptions) -> int:
    """Show a record on the screen, or print it; returns the exit code."""
    return show(match_in(wish.file, wish.number), wish)


def show(match: Match, wish: ReplayOptions) -> int:
    """Show a match on the screen, or print it; returns the exit code."""
    if wish.json:
        print(json.dumps(summary(match.state), ensure_ascii=False))
    elif not wish.plain and wish.file != "-" and not no_screen():
        from nullo.terminal.screen.app import on_screen

        return on_screen(lambda app: app.replay(match))
    else:
        RecordPrinter(match, out(), Faces(can_draw()), read_analysis(match)).run()
    return 0


def match_in(file: str, number: int | None) -> Match:
    """The match of record ``number`` (from 1) in a file; if it is None, of the file's only record.

    If ``file`` is ``-``, standard input is read.
    """
    with blame_file(file):
        content = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    try:
        return read(content, number)
    except RecordError as error:
        raise BadInput(error_text(error), file) from None


def verify(wish: VerifyOptions) -> int:
    """Check the seals of a record and print the result; returns the exit code."""
    match = match_in(wish.file, wish.number)
    try:
        checks = check_seals(match)
    except RecordError as error:
        raise BadInput(error_text(error), wish.file) from None
    fits = not any(check.why for check in checks)
    if wish.json:
        hands = [
            {"hand": one.hand + 1, "fits": not one.why, "why": one.why, "seals": one.seals}
            for one in checks
        ]
        print(json.dumps({"fits": fits, "hands": hands}))
        return 0 if fits else 1
    console = out()
    for check in checks:
        first = check.seals[0][:8] if check.seals else ""
        params: dict[str, str | int] = {"hand": check.hand + 1, "seal": first}
        console.print(say(f"verify-{check.why or 'fits'}", params), soft_wrap=True)
    console.print(say("verify-all-fit" if fits else "verify-not-all"), soft_wrap=True)
    console.print(say("verify-proves"), soft_wrap=True)
    return 0 if fits else 1
