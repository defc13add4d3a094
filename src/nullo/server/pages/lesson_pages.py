"""Guided first hands for the page, with their words in the reader's language."""

from __future__ import annotations

from nullo.games.registry import rules_of
from nullo.lessons.lesson import Stop, learnt, lesson
from nullo.locale.words import title_of
from nullo.server.protocol.http_bodies import LessonPage, LessonStop


def lesson_page(game: str, language: str) -> LessonPage | None:
    """The lesson of a game, or None if it has none."""
    found = lesson(game)
    if found is None:
        return None
    title = title_of(game, rules_of(game).title, language)
    stops = [_stop(stop, language) for stop in found.stops]
    return LessonPage(title, found.seat, found.film, stops, learnt(game, language))


def _stop(stop: Stop, language: str) -> LessonStop:
    tip = stop.tip
    instead = tip.instead(mark_card, language) if stop.move else ""
    return LessonStop(stop.step, tip.words(mark_card, language), tip.rule, stop.move, instead)


def mark_card(code: str) -> str:
    """A card's code, marked so that the page can replace it within words."""
    return f"\u0001{code}\u0002"
