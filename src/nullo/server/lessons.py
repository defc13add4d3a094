"""Guided first hands for the page, with their words in the reader's language."""

from __future__ import annotations

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from nullo.errors import UnknownGame
from nullo.film import Film
from nullo.lessons.lesson import Stop, learnt, lesson
from nullo.registry import rules_of
from nullo.server.app_state import AppState
from nullo.server.http import JSON, route
from nullo.server.pages import Page
from nullo.server.problems import Problem
from nullo.server.reader import asked
from nullo.words import title_of


class LessonStop(msgspec.Struct, omit_defaults=True):
    """Where a lesson waits, and what it says there.

    In the words a card's code stands between U+0001 and U+0002.

    Attributes:
        step: how many steps of the film have been shown.
        text: the tip.
        rule: number of the rule that it teaches.
        action: what the pupil is to do then; empty: only to read.
        instead: why another lawful choice is worse.
    """

    step: int
    text: str
    rule: str = ""
    action: str = ""
    instead: str = ""


class LessonPage(msgspec.Struct):
    """A guided first hand.

    Attributes:
        title: of the game.
        seat: the pupil's.
        film: the hand, as the pupil sees it.
        stops: where it waits, in order.
        learnt: what the pupil knows at the end.
    """

    title: str
    seat: int
    film: Film
    stops: list[LessonStop]
    learnt: list[str]


def lesson_page(game: str, language: str) -> LessonPage | None:
    """The lesson of a game; None: it has none."""
    found = lesson(game)
    if found is None:
        return None
    title = title_of(game, rules_of(game).title, language)
    stops = [_stop(stop, language) for stop in found.stops]
    return LessonPage(title, found.seat, found.film, stops, learnt(game, language))


@cache
def _page(game: str, language: str) -> Page | None:
    page = lesson_page(game, language)
    return Page(msgspec.json.encode(page), JSON) if page else None


def _stop(stop: Stop, language: str) -> LessonStop:
    tip = stop.tip
    instead = tip.instead(marked, language) if stop.action else ""
    return LessonStop(stop.step, tip.words(marked, language), tip.rule, stop.action, instead)


def marked(code: str) -> str:
    """A card's code as words for the page hold it."""
    return f"\u0001{code}\u0002"


async def show_lesson(request: Request, state: AppState) -> Response:
    """``GET /api/lessons/{game}``, in English where there is no translation."""
    game = request.path_params["game"][:100]
    try:
        rules_of(game)
    except UnknownGame:
        raise Problem("no-game", 404, game=game[:40]) from None
    page = _page(game, asked(request.query_params))
    if page is None:
        raise Problem("no-lesson", 404, game=game[:40])
    return page.answer(request)


ROUTES = [route("/api/lessons/{game}", show_lesson)]
