"""Finds names as people type them: in any case, or abbreviated."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

MOST = 3  # the most names to suggest
ALIKE = 0.7  # how similar, from 0 to 1, a name must be to the typed text to be suggested


def plain(text: str) -> str:
    """The form of ``text`` for comparisons: lower case, without accents, spaces and punctuation."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if letter.isalnum())


def names_by_form(names: Iterable[str]) -> dict[str, str]:
    """Maps the form of each name for comparisons (:func:`plain`) to the name."""
    return {plain(name): name for name in names}


def find(text: str, names: Mapping[str, str]) -> str | None:
    """The name that the typed ``text`` means; None if it means no name, or more than one.

    It is the name with the same form (:func:`plain`). If there is none, it is the only name whose form
    begins with the form of ``text``. ``names`` maps forms to names.
    """
    wanted = plain(text)
    if not wanted:
        return None
    if wanted in names:
        return names[wanted]
    begun = {name for known, name in names.items() if known.startswith(wanted)}
    return begun.pop() if len(begun) == 1 else None


def suggest(text: str, names: Mapping[str, str]) -> str:
    """Up to ``MOST`` names similar to ``text``, separated by commas; ``names`` maps forms to names."""
    wanted = plain(text)
    begun = [name for known, name in names.items() if wanted and known.startswith(wanted)]
    alike = [names[known] for known in get_close_matches(wanted, names, MOST, ALIKE)]
    return ", ".join(list(dict.fromkeys([*begun, *alike]))[:MOST])
