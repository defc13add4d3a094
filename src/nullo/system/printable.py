"""Makes texts from elsewhere safe to print: nothing in them can control the terminal."""

from __future__ import annotations

from typing import Any


def printable(text: str) -> str:
    """A text whose control, invisible and direction-changing characters are replaced by spaces.

    Those that join letters remain where they do.
    """
    if text.isprintable():
        return text
    from nullo.system.graphemes import INVISIBLE, join_letters  # not imported where all is plain

    return "".join(c if c.isprintable() or c in INVISIBLE else " " for c in join_letters(text))


def all_printable(value: Any) -> Any:
    """JSON values with :func:`printable` applied to every text."""
    if isinstance(value, str):
        return printable(value)
    if isinstance(value, list):
        return [all_printable(item) for item in value]
    if isinstance(value, dict):
        return {printable(key): all_printable(item) for key, item in value.items()}
    return value
