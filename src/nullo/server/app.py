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
from nullo.server.live.hub import Hub
from nullo.server.pages import film_maker, game_analyser, paper_maker
from nullo.server.pages.expert_lines import ExpertLines
from nullo.server.pages.kept_answers import KeptAnswers
from nullo.server.pages.qr_codes import QrCodes
from nullo.server.pages.static_files import StaticFiles
from nullo.server.protocol.problems import Problem
from nullo.server.routes import (
    analysis_routes,
    daily_routes,
    duplicate_routes,
    film_routes,
    lesson_routes,
    own_routes,
    paper_routes,
    score_routes,
    site_routes,
    table_routes,
)
from nullo.server.routes.app_state import AppState
from nullo.server.routes.event_quotas import Quotas
from nullo.server.routes.record_work import RecordWork
from nullo.server.routes.table_socket import table_socket
from nullo.server.runtime.connection_slots import ConnectionSlots
from nullo.server.runtime.metrics import Metrics
from nullo.server.runtime.scheduler import Lane
from nullo.server.runtime.settings import ServerSettings
from nullo.server.runtime.shared_answer import SharedAnswer
from nullo.server.runtime.shares import Share
from nullo.server.runtime.token_buckets import Buckets, Rations
from nullo.server.runtime.worker_processes import Processes
from nullo.server.transport.error_answers import problem_answer, readable_answer
from nullo.server.transport.gate import LOCAL, Gate

if TYPE_CHECKING:
    from nullo.server.store import Store

HOUR = 3600
FILMS_AT_ONCE = 1
FILM_MEMORY = 1 << 29
"""Bytes of memory that the process for films may use."""

ANALYSES_AT_ONCE = 1
"""The processes for analyses, whose priority is the lowest."""

ANALYSIS_MEMORY = 1 << 29
"""Bytes of memory that each of them may use."""

PAPERS_AT_ONCE = 1
PAPER_MEMORY = 1 << 29
"""Bytes of memory that the process for paper may use."""


def create(
    settings: ServerSettings, store: Store | None = None, metrics: Metrics | None = None
) -> Starlette:
    """The server as an ASGI application.

    Args:
        settings: its settings.
        store: where tables are stored; None: in the database of the settings.
        metrics: what counts; None: new ones.
    """
    app = Starlette(
        routes=[
            *table_routes.ROUTES,
            *own_routes.ROUTES,
            *daily_routes.ROUTES,
            *duplicate_routes.ROUTES,
            *score_routes.ROUTES,
            *film_routes.ROUTES,
            *analysis_routes.ROUTES,
            *site_routes.ROUTES,
            *lesson_routes.ROUTES,
            *paper_routes.ROUTES,
            WebSocketRoute("/api/tables/{id}/socket", table_socket),
            *site_routes.PAGES,
        ],
        middleware=[Middleware(Gate, settings=settings)],
        exception_handlers={HTTPException: _refused, Exception: _broken},
        lifespan=_lifespan,
    )
    app.state.settings = settings
    app.state.store = store
    app.state.metrics = metrics
    return app


@asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[None]:
    settings: ServerSettings = app.state.settings
    limits = settings.limits
    metrics = app.state.metrics or Metrics()
    async with app.state.store or _database(settings) as store:
        hub = Hub(settings, store, metrics)
        films = RecordWork(
            "film",
            Lane("film", FILMS_AT_ONCE),
            Processes(film_maker.work, film_maker.made, FILM_MEMORY),
            Share(limits.films, limits.films_each),
            Buckets(limits.films_per_hour / HOUR, limits.films_per_hour),
            "too-many-films",
        )
        analyses = RecordWork(
            "analysis",
            Lane("analysis", ANALYSES_AT_ONCE),
            Processes(game_analyser.work, game_analyser.made, ANALYSIS_MEMORY),
            Share(limits.analyses, limits.analyses_each),
            Buckets(limits.analyses_per_hour / HOUR, limits.analyses_per_hour),
            "too-many-analyses",
        )
        papers = RecordWork(
            "paper",
            Lane("paper", PAPERS_AT_ONCE),
            Processes(paper_maker.answer, paper_maker.decode, PAPER_MEMORY),
            Share(limits.papers, limits.papers_each),
            Buckets(limits.papers_per_hour / HOUR, limits.papers_per_hour),
            "too-many-papers",
        )
        app.state.nullo = AppState(
            settings=settings,
            store=store,
            hub=hub,
            metrics=metrics,
            pages=StaticFiles(settings.static),
            places=ConnectionSlots(limits.connections, limits.connections_per_address),
            rations=Rations(limits.catch_up_bytes_per_second, limits.catch_up_bytes),
            quotas=Quotas(limits),
            messages=Buckets(limits.messages_per_second_per_address, limits.burst_per_address),
            listed=SharedAnswer(lambda: table_routes.listed(store)),
            makings=Buckets(limits.tables_per_hour / HOUR, limits.tables_per_hour),
            joinings=Buckets(limits.joins_per_hour / HOUR, limits.joins_per_hour),
            joinings_here=Buckets(limits.joins_per_table / HOUR, limits.joins_per_table),
            carryings=Buckets(limits.carries_per_hour / HOUR, limits.carries_per_hour),
            sharings=Buckets(limits.scores_per_hour / HOUR, limits.scores_per_hour),
            score_changes=Buckets(
                limits.score_changes_per_minute / 60, limits.score_changes_per_minute
            ),
            films=films,
            pictures=QrCodes(limits),
            analyses=analyses,
            details=Buckets(limits.details_per_hour / HOUR, limits.details_per_hour),
            kept_analyses=KeptAnswers(limits.kept_analyses),
            papers=papers,
            kept_papers=KeptAnswers(limits.kept_papers),
            claiming=asyncio.Semaphore(1),
            expert_lines=ExpertLines(),
        )
        hub.start()
        # Otherwise the first reader of a language would delay everybody while its words are read.
        words = asyncio.create_task(asyncio.to_thread(load_words))
        try:
            yield
        finally:
            await asyncio.gather(words, return_exceptions=True)
            await hub.close()
            films.close()
            analyses.close()
            papers.close()


def _database(settings: ServerSettings) -> Store:
    from nullo.server.store import Store

    return Store(settings.db)


async def _refused(request: Request, error: Exception) -> Response:
    problem = Problem("no-page", 404)
    if isinstance(error, HTTPException) and error.status_code != 404:
        problem = Problem("method", error.status_code)
    return problem_answer(problem)


async def _broken(request: Request, error: Exception) -> Response:
    # This answer is made outside the gate, which may have refused the request's host name.
    return readable_answer(Problem("broken", 500), request.headers, LOCAL)
