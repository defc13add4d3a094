"""Routes that do not belong to a table: pages, games, rules, lessons, health, metrics."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from nullo.build import __version__
from nullo.game.errors import UnknownGame
from nullo.games.registry import rules_of
from nullo.locale.words import plugin_words
from nullo.paper import available
from nullo.server.pages.game_catalogue import catalogue, pictures
from nullo.server.pages.lesson_pages import lesson_page
from nullo.server.pages.manifest import manifest
from nullo.server.pages.offline_site import HEAD as OFFLINE_HEAD
from nullo.server.pages.page_heads import head_of
from nullo.server.pages.rule_pages import rule_html
from nullo.server.pages.static_files import INDEX, Page
from nullo.server.protocol.messages import VERSION
from nullo.server.protocol.problems import Problem
from nullo.server.routes.app_state import AppState
from nullo.server.routes.routing import JSON, Handler, address, answer, route
from nullo.server.runtime.settings import OFFLINE
from nullo.server.transport.request_language import language_of, query_language, wants_page


@cache
def _games(printing: bool) -> Page:
    return Page(msgspec.json.encode(catalogue(printing)), JSON)


@cache
def _pictures() -> dict[tuple[str, str], Page]:
    return {key: Page(body, "image/svg+xml") for key, body in pictures().items()}


async def games(request: Request, state: AppState) -> Response:
    """``GET /api/games``: all games and their options."""
    return _games(available()).answer(request)


async def picture(request: Request, state: AppState) -> Response:
    """``GET /api/games/{game}/pictures/{name}.svg``: the picture on a card."""
    page = _pictures().get((request.path_params["game"], request.path_params["name"]))
    if page is None:
        raise Problem("no-page", 404)
    return page.answer(request)


@cache
def _words(language: str) -> Page:
    return Page(msgspec.json.encode(plugin_words(language)), JSON)


async def words(request: Request, state: AppState) -> Response:
    """``GET /api/words``: the words of plug-in games in a language; the web page contains all other words."""
    return _words(query_language(request.query_params)).answer(request)


@cache
def _page(find: Callable[[str, str], object], game: str, language: str) -> Page | None:
    found = find(game, language)
    return Page(msgspec.json.encode(found), JSON) if found else None


def _of_game(find: Callable[[str, str], object], none: str) -> Handler:
    """A handler that answers with what ``find`` returns for a game and language.

    If that is None, the answer is the problem with the code ``none``.
    """

    async def show(request: Request, state: AppState) -> Response:
        game = request.path_params["game"][:100]
        try:
            rules_of(game)
        except UnknownGame:
            raise Problem("no-game", 404, game=game[:40]) from None
        page = _page(find, game, query_language(request.query_params))
        if page is None:
            raise Problem(none, 404, game=game[:40])
        return page.answer(request)

    return show


async def health(request: Request, state: AppState) -> Response:
    """``GET /health``: whether the store works."""
    await state.store.health()
    return answer({"status": "ok", "version": __version__, "protocol": VERSION})


async def metrics(request: Request, state: AppState) -> Response:
    """``GET /metrics``: the server's metrics, for Prometheus."""
    return Response(state.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def index(request: Request, state: AppState) -> Response:
    """The page's HTML for any address that people see."""
    language = language_of(request.headers)
    head = await head_of(request.url.path, state.store, language)
    html = head.html(address(request, state), request.url.path, language)
    if state.offline is not None:
        html += f"\n    {OFFLINE_HEAD}"
    return state.pages.index(html, language).answer(request, 0 if head.found else 404)


async def app(request: Request, state: AppState) -> Response:
    """``GET /manifest.webmanifest``: the manifest in the language of ``?lang=``, else the browser's."""
    return manifest(query_language(request.query_params, language_of(request.headers))).answer(
        request
    )


async def offline(request: Request, state: AppState) -> Response:
    """``GET /offline/…``: a file of the site that plays without a connection."""
    assert state.offline is not None
    page = state.offline.file(request.path_params["path"] or INDEX)
    if page is None:
        raise Problem("no-page", 404)
    return page.answer(request)


async def file(request: Request, state: AppState) -> Response:
    """A built file of the web page; for an unknown path, a page that says that there is no such page."""
    path = request.path_params["path"]
    page = state.pages.file(path)
    if page is not None:
        return page.answer(request)
    if path.startswith("api/") or not wants_page(request.headers):
        raise Problem("no-page", 404)
    return await index(request, state)


ROUTES = [
    route("/api/games", games),
    route("/api/games/{game}/pictures/{name}.svg", picture),
    route("/api/words", words),
    route("/api/rules/{game}", _of_game(rule_html, "no-rules")),
    route("/api/lessons/{game}", _of_game(lesson_page, "no-lesson")),  # a guided first hand
    route("/health", health),
    route("/metrics", metrics),
]
OFFLINE_SITE = [route(f"{OFFLINE}{{path:path}}", offline)]  # where the settings name such a site
ADDRESSES = (
    *("/", "/games", "/daily", "/carry", "/t/{id}", "/rules/{game}", "/learn/{game}"),
    *("/replay", "/replay/{id}", "/duplicate", "/duplicate/{id}", "/beat/{seat}", "/together/{id}"),
    *("/score", "/score/{game}", "/scores/{id}"),
)
"""The addresses that people see."""
PAGES = [
    *(route(path, index) for path in ADDRESSES),
    route("/manifest.webmanifest", app),
    route("/{path:path}", file),
]
