"""Routes for what is printed on paper: score sheets, decks and rules as PDF files."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from nullo.paper import KINDS, PAPERS, Kind, Paper, available, printable_ranges
from nullo.server.pages.paper_maker import PdfRequest
from nullo.server.pages.static_files import Page
from nullo.server.protocol.http_bodies import Printing, PrintScore
from nullo.server.protocol.problems import Problem, bad_field
from nullo.server.routes.app_state import AppState
from nullo.server.routes.routing import JSON, body, chosen_game, route
from nullo.server.routes.score_routes import check_score
from nullo.server.table.display_names import one_line
from nullo.server.transport.request_language import query_language
from nullo.system.decoding import json_decoder

PDF = "application/pdf"
DATE = 40  # the greatest length of a date
MOST = 2_000  # the greatest length of a game's options, as JSON


@cache
def _printing(able: bool) -> Page:
    told = Printing(printable_ranges() if able else [])
    return Page(msgspec.json.encode(told), JSON)


async def printing(request: Request, state: AppState) -> Response:
    """``GET /api/print``: which characters the server can print in names."""
    # The first call reads the fonts.
    return (await asyncio.to_thread(_printing, available())).answer(request)


async def show_document(request: Request, state: AppState) -> Response:
    """``GET /api/print/{game}/{kind}.pdf``: a game's document; ``?options=`` has its options in JSON."""
    wanted = _pdf_request(request)
    kept, key = state.kept_papers, wanted.key()
    pdf = kept.get(key)
    if pdf is None:
        pdf = await _pdf(request, state, wanted)
        kept.put(key, pdf)
    answer = Page(pdf, PDF).answer(request)
    name = f"{wanted.game}-{wanted.kind}.pdf"
    if name.isascii() and name.isprintable() and '"' not in name:
        answer.headers["content-disposition"] = f'inline; filename="{name}"'
    return answer


async def print_score(request: Request, state: AppState) -> Response:
    """``POST /api/print/score.pdf``: the score sheet of a game at a real table, filled in."""
    wish = await body(request, state, PrintScore, state.settings.limits.score)
    score = wish.score
    check_score(score)
    if not available():
        raise Problem("no-printing", 501)
    language = query_language(request.query_params)
    wanted = PdfRequest(
        "scoresheet", score.game, {}, wish.paper, language, score, one_line(wish.date, DATE)
    )
    pdf = await _pdf(request, state, wanted)
    return Response(pdf, media_type=PDF, headers={"cache-control": "no-store"})


def _pdf_request(request: Request) -> PdfRequest:
    path, query = request.path_params, request.query_params
    kind: Kind | None = next((one for one in KINDS if one == path["kind"]), None)
    if kind is None:
        raise Problem("no-page", 404)
    paper: Paper | None = next((one for one in PAPERS if one == query.get("paper", "a4")), None)
    if paper is None:
        raise bad_field("paper", f"must be one of {', '.join(PAPERS)}")
    options = _options(query.get("options", "{}"))
    if players := query.get("players"):
        # Whatever is not a number is refused as an option.
        few = players.isascii() and players.isdigit() and len(players) < 4
        options["players"] = int(players) if few else players[:40]
    game = chosen_game(path["game"][:100], options)
    # Without defaults; and the rules are the same for all options.
    stated = {} if kind == "rules" else game.rules.trim(game.typed_options)
    if not available():
        raise Problem("no-printing", 501)
    return PdfRequest(kind, game.id, stated, paper, query_language(query))


def _options(text: str) -> dict[str, Any]:
    try:
        if len(text) > MOST:
            raise ValueError
        return json_decoder(dict[str, Any]).decode(text)
    except (ValueError, RecursionError):
        raise bad_field("options", "must be a JSON object") from None


async def _pdf(request: Request, state: AppState, wanted: PdfRequest) -> bytes:
    async with state.papers.admission(request):
        return await state.papers.do(wanted, request)


ROUTES = [
    route("/api/print", printing),
    route("/api/print/score.pdf", print_score, "POST"),
    route("/api/print/{game}/{kind}.pdf", show_document),
]
