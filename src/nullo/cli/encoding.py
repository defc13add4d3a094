"""Replaces signs that the output cannot encode by letters, so that printing never fails."""

from __future__ import annotations

import codecs
import sys
from io import TextIOWrapper

LETTERS = {
    "♠": "s",
    "♥": "h",
    "♦": "d",
    "♣": "c",
    "·": "-",
    "–": "-",
    "…": "...",
    "±": "+-",
    "‹": "<",
    "›": ">",
    "▸": ">",
    "⇅": "*",
    "─": "-",
    "│": "|",
}


def _instead(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    wrong = error.object[error.start : error.end]
    return "".join(LETTERS.get(sign, "?") for sign in wrong), error.end


def stand_in() -> None:
    """Make standard output and error write letters for signs that they cannot encode."""
    codecs.register_error("nullo-letters", _instead)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="nullo-letters")
