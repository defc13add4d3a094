"""Numbers as a language writes them, for tables; :mod:`nullo.locale.messages` writes those in sentences."""

from __future__ import annotations

from nullo.locale.messages import NUMBERS
from nullo.locale.words import current_language


def figure(value: float, form: str, language: str | None = None) -> str:
    """A number formatted by Python's ``form``, with the language's point and sign between thousands."""
    signs = NUMBERS[language or current_language()]
    return format(value, form).translate({ord(","): signs.group, ord("."): signs.point})


def percent(share: float, digits: int = 0, language: str | None = None) -> str:
    """A share as a percentage with so many digits after the point."""
    sign = NUMBERS[language or current_language()].percent
    return f"{figure(100 * share, f'.{digits}f', language)}{sign}"
