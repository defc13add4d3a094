"""Output that cannot show a sign shows a letter in its place, and never fails."""

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
    """Let standard output and error write letters for what they cannot encode."""
    codecs.register_error("nullo-letters", _instead)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="nullo-letters")
