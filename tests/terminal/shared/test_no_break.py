"""Where lines of text break."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from rich.text import Text
from textual.content import Content

from nullo.terminal.shared.console import keep_words_together


def _printed(words: str, width: int) -> list[str]:
    """The lines of a text on a console."""
    file = io.StringIO()
    Console(file=file, width=width).print(Text(words))
    return [line.rstrip() for line in file.getvalue().splitlines()]


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_no_line_begins_with_french_punctuation(space: str) -> None:
    keep_words_together()
    words = f"Jouer la donne du jour{space}: Sauce"
    lines = ["Jouer la donne du", f"jour{space}: Sauce"]
    assert _printed(words, 22) == lines
    assert [line.plain.rstrip() for line in Content(words).wrap(22)] == lines


def test_a_word_longer_than_a_line_is_folded_and_spaces_are_kept() -> None:
    keep_words_together()
    lines = ["  two", "spaces", "abcdefghij", "klmno p"]
    assert _printed("  two  spaces\nabcdefghijklmno p", 10) == lines
