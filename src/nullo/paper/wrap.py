"""Breaks a text into lines."""

from __future__ import annotations

from nullo.paper.pen import width_of


def wrapped(text: str, font: str, size: float, room: float) -> list[str]:
    """The lines of a text, broken between words; a word wider than ``room`` has a line of its own."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and width_of(f"{lines[-1]} {word}", font, size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
