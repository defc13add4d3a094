"""The route of guided first hands."""

from __future__ import annotations

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from nullo.game.errors import UnknownGame
from nullo.games.registry import rules_of
from nullo.server.pages.lesson_pages import lesson_page
from nullo.server.pages.static_files import Page
from nullo.server.protocol.problems import Problem
from nullo.server.routes.app_state import AppState
from nullo.server.routes.routing import JSON, route
from nullo.server.transport.request_language import asked


@cache
def _page(game: str, language: str) -> Page | None:
    page = lesson_page(game, language)
    return Page(msgspec.json.encode(page), JSON) if page else None


async def show_lesson(request: Request, state: AppState) -> Response:
    """``GET /api/lessons/{game}``; in English if there is no translation."""
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
