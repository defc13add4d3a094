"""Texts of others on this terminal: what they brought with them must not steer it."""

from __future__ import annotations

from typing import Any


def printable(text: str) -> str:
    """A text in which all that a terminal would obey, not show, has become a space.

    That is controls, the escape among them, and what turns the line around or is not to be seen.
    """
    return text if text.isprintable() else "".join(c if c.isprintable() else " " for c in text)


def all_printable(value: Any) -> Any:
    """JSON values with every text in them :func:`printable`."""
    if isinstance(value, str):
        return printable(value)
    if isinstance(value, list):
        return [all_printable(item) for item in value]
    if isinstance(value, dict):
        return {printable(key): all_printable(item) for key, item in value.items()}
    return value
