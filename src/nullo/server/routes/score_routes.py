"""Routes for the scorekeeper: the rules by which scores are kept, and scores that others may watch."""

from __future__ import annotations

import secrets
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from nullo.games.registry import all_rules
from nullo.scorekeeper import (
    KeptScore,
    WrongEntry,
    WrongNames,
    reckon_score,
    score_rules,
    usual_options,
)
from nullo.server.pages.static_files import Page
from nullo.server.protocol.http_bodies import (
    AskScoreRules,
    ChangeScore,
    RemoveScore,
    SharedScore,
    ShareScore,
    SharingScore,
    UsualScoreRules,
)
from nullo.server.protocol.problems import Problem, bad_field
from nullo.server.routes.app_state import AppState
from nullo.server.routes.routing import JSON, address, answer, body, option_problems, route
from nullo.server.runtime.client_addresses import address_of
from nullo.server.store import new_token
from nullo.server.table.display_names import clean
from nullo.system.decoding import json_decoder


@cache
def _usual() -> Page:
    found = {}
    for rules in all_rules().games:
        low, high = rules.players
        each = [usual_options(rules, players) for players in range(low, high + 1)]
        found[rules.id] = [score_rules(rules.id, options) for options in each]
    return Page(msgspec.json.encode(UsualScoreRules(found)), JSON)


async def usual(request: Request, state: AppState) -> Response:
    """``GET /api/score-rules``: how to keep the score of all games as they are usually played."""
    return _usual().answer(request)


async def rules(request: Request, state: AppState) -> Response:
    """``POST /api/score-rules``: how to keep the score of a game with the options in the body."""
    wish = await body(request, state, AskScoreRules)
    with option_problems(wish.game):
        return answer(score_rules(wish.game, wish.options))


async def share(request: Request, state: AppState) -> Response:
    """``POST /api/scores``: let others watch a score."""
    limits = state.settings.limits
    wish = await body(request, state, ShareScore, limits.score)
    state.sharings.check(address_of(request))
    data = _json(wish.score)
    id, key = secrets.token_urlsafe(9), new_token()
    if not await state.store.keep_score(id, key, data, limits.scores):
        raise Problem("busy", 503)
    return answer(SharingScore(id, key, f"{address(request, state)}/scores/{id}"), 201)


async def change(request: Request, state: AppState) -> Response:
    """``PUT /api/scores/{id}``: change a score that others may watch."""
    wish = await body(request, state, ChangeScore, state.settings.limits.score)
    state.score_changes.check(address_of(request))
    data = _json(wish.score)
    last = await state.store.change_score(request.path_params["id"], wish.key, wish.change, data)
    if last is None:
        raise Problem("no-score", 404)
    return Response(status_code=204)


async def remove(request: Request, state: AppState) -> Response:
    """``DELETE /api/scores/{id}``: delete a score, so that nobody can watch it any more."""
    wish = await body(request, state, RemoveScore)
    if not await state.store.remove_score(request.path_params["id"], wish.key):
        raise Problem("no-score", 404)
    return Response(status_code=204)


async def watch(request: Request, state: AppState) -> Response:
    """``GET /api/scores/{id}?after=CHANGE``: a score; the status is 204 if CHANGE was its last change."""
    found = await state.store.score(request.path_params["id"])
    if found is None:
        raise Problem("no-score", 404)
    if str(found.change) == request.query_params.get("after"):
        return Response(status_code=204)
    score = json_decoder(KeptScore).decode(found.data)
    return answer(SharedScore(found.change, score))


def check_score(score: KeptScore) -> None:
    """Clean the names in a score; raises Problem if the score is impossible by the rules."""
    try:
        with option_problems(score.game):
            reckon_score(score)
    except WrongNames as error:
        raise bad_field("names", error) from None
    except WrongEntry as error:
        raise Problem("bad-field", field="hands", reason=str(error)) from None
    score.names = [clean(name) for name in score.names]


def _json(score: KeptScore) -> str:
    check_score(score)
    return msgspec.json.encode(score).decode()


ROUTES = [
    route("/api/score-rules", usual),
    route("/api/score-rules", rules, "POST"),
    route("/api/scores", share, "POST"),
    route("/api/scores/{id}", watch),
    route("/api/scores/{id}", change, "PUT"),
    route("/api/scores/{id}", remove, "DELETE"),
]
