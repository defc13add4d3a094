"""Finds names as people type them: in any case, or abbreviated."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

MOST = 3  # the most names to suggest
ALIKE = 0.7  # how similar, from 0 to 1, a name must be to the typed text to be suggested


def plain(text: str) -> str:
    """A name without case, accents, spaces and signs, for comparison."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if letter.isalnum())


def names_by_form(names: Iterable[str]) -> dict[str, str]:
    """Names by their form for comparison."""
    return {plain(name): name for name in names}


def find(text: str, names: Mapping[str, str]) -> str | None:
    """The name, by its form, that a text means: in any case, or the only one that begins so; else None."""
    wanted = plain(text)
    if not wanted:
        return None
    if wanted in names:
        return names[wanted]
    begun = {name for known, name in names.items() if known.startswith(wanted)}
    return begun.pop() if len(begun) == 1 else None


def suggest(text: str, names: Mapping[str, str]) -> str:
    """Names similar to a text, separated by commas; may be empty."""
    wanted = plain(text)
    begun = [name for known, name in names.items() if wanted and known.startswith(wanted)]
    alike = [names[known] for known in get_close_matches(wanted, names, MOST, ALIKE)]
    return ", ".join(list(dict.fromkeys([*begun, *alike]))[:MOST])
