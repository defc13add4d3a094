"""The application: every route, the gate in front of them, and their shared state."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from nullo.locale.words import load_words
from nullo.server.protocol.problems import Problem
from nullo.server.routes import (
    analysis_routes,
    challenge_routes,
    daily_routes,
    duplicate_routes,
    look_routes,
    own_routes,
    paper_routes,
    replay_routes,
    score_routes,
    site_routes,
    table_routes,
)
from nullo.server.routes.app_state import Analyse, AppState
from nullo.server.routes.table_socket import table_socket
from nullo.server.runtime.settings import ServerSettings
from nullo.server.transport.error_answers import problem_answer, readable_answer
from nullo.server.transport.gate import LOCAL, Gate

if TYPE_CHECKING:
    from nullo.server.runtime.metrics import Metrics
    from nullo.server.store.store import Store


def create(
    settings: ServerSettings,
    store: Store | None = None,
    metrics: Metrics | None = None,
    analyse: Analyse | None = None,
    *,
    words_ahead: bool = True,
) -> Starlette:
    """The server as an ASGI application. If ``store`` is None, it opens the database that the settings name.

    ``analyse`` computes the parts of analyses; if it is None, the server starts processes that do so. If
    ``words_ahead`` is True, the words of all languages are loaded when the server starts.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with store or _database(settings) as opened:
            state = app.state.nullo = AppState(settings, opened, metrics, analyse)
            state.hub.start()
            ahead = [asyncio.to_thread(load_words)] if words_ahead else []
            words = asyncio.gather(*ahead, return_exceptions=True)
            try:
                yield
            finally:
                await words
                await state.close()

    return Starlette(
        routes=[
            *table_routes.ROUTES,
            *own_routes.ROUTES,
            *daily_routes.ROUTES,
            *duplicate_routes.ROUTES,
            *challenge_routes.ROUTES,
            *look_routes.ROUTES,
            *score_routes.ROUTES,
            *replay_routes.ROUTES,
            *analysis_routes.ROUTES,
            *site_routes.ROUTES,
            *paper_routes.ROUTES,
            WebSocketRoute("/api/tables/{id}/socket", table_socket),
            *(site_routes.OFFLINE_SITE if settings.offline is not None else ()),
            *site_routes.PAGES,
        ],
        middleware=[Middleware(Gate, settings=settings)],
        exception_handlers={HTTPException: _error_response, Exception: _broken},
        lifespan=lifespan,
    )


def _database(settings: ServerSettings) -> Store:
    from nullo.server.store.store import Store

    return Store(settings.db)


async def _error_response(request: Request, error: Exception) -> Response:
    problem = Problem("no-page", 404)
    if isinstance(error, HTTPException) and error.status_code != 404:
        problem = Problem("method", error.status_code)
    return problem_answer(problem)


async def _broken(request: Request, error: Exception) -> Response:
    # This answer is made outside the gate, which may have refused the request's host name.
    return readable_answer(Problem("broken", 500), request.headers, LOCAL)
