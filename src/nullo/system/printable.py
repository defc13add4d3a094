"""Makes text from outside the program safe to print: nothing in it can control the terminal."""

from __future__ import annotations

from typing import Any


def printable(text: str) -> str:
    """``text`` with spaces in place of control, invisible and direction-changing characters.

    Invisible characters that join letters or select their form are kept.
    """
    if text.isprintable():
        return text
    from nullo.system.graphemes import INVISIBLE, join_letters  # not imported where all is plain

    return "".join(c if c.isprintable() or c in INVISIBLE else " " for c in join_letters(text))


def all_printable(value: Any) -> Any:
    """JSON values with :func:`printable` applied to every string."""
    if isinstance(value, str):
        return printable(value)
    if isinstance(value, list):
        return [all_printable(item) for item in value]
    if isinstance(value, dict):
        return {printable(key): all_printable(item) for key, item in value.items()}
    return value
