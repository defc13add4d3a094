"""Reads the tables of the quick rules, so that tests can compare them with the engine."""

from __future__ import annotations

import re

from nullo.games.folders import folder_of
from nullo.locale.words import ENGLISH, LANGUAGES

_NUMBER = re.compile(r"(?<![\w♠♥♦♣])[−+]?\d+(?![\w♠♥♦♣])")


def quick(game: str, language: str) -> str:
    """The quick rules of a game in a language."""
    folder = folder_of(game)
    assert folder
    return folder.text("rules", f"{language}.quick.md") or ""


def rows(game: str, language: str = ENGLISH) -> list[list[str]]:
    """The rows of its tables, without those of headings and lines."""
    lines = [line for line in quick(game, language).splitlines() if line.startswith("|")]
    kept = [
        line
        for line, after in zip(lines, [*lines[1:], ""], strict=True)
        if "---" not in line and "---" not in after
    ]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in kept]


def table(game: str) -> list[list[int]]:
    """The numbers in each row of its tables, which must be the same in every language."""
    found = [
        [
            [int(number.replace("−", "-")) for number in _NUMBER.findall(" | ".join(row))]
            for row in one
        ]
        for one in (rows(game, language) for language in LANGUAGES)
    ]
    assert all(one == found[0] for one in found)
    return found[0]
