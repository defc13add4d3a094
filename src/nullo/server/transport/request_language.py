"""Reads from a request's headers which language it wants, and whether it wants a page or JSON."""

from __future__ import annotations

from collections.abc import Mapping

from nullo.locale.words import ENGLISH, LANGUAGES, preferred_language


def language_of(headers: Mapping[str, str]) -> str:
    """The supported language that a browser prefers by ``Accept-Language``; English if it names none."""
    tags = []
    for item in headers.get("accept-language", "")[:200].split(","):
        tag, _, weight = item.partition(";q=")
        try:
            tags.append((-float(weight or 1), tag))
        except ValueError:
            continue
    return preferred_language(tag for _, tag in sorted(tags, key=lambda item: item[0])) or ENGLISH


def query_language(query: Mapping[str, str], otherwise: str = ENGLISH) -> str:
    """The language that ``?lang=`` names, or ``otherwise`` if it names no supported one."""
    language = query.get("lang", "")
    return language if language in LANGUAGES else otherwise


def wants_page(headers: Mapping[str, str]) -> bool:
    """Whether a request's headers ask for a page that a person can read."""
    return "text/html" in headers.get("accept", "")
