"""Routes that make challenges: others play the cards of a game that somebody has played against bots.

A challenge is a set of one deal; it is played by the routes of :mod:`nullo.server.routes.duplicate_routes`.
"""

from __future__ import annotations

import asyncio
import re

from starlette.requests import Request
from starlette.responses import Response

from nullo.deals import challenge as challenges
from nullo.deals.challenge import Challenge, challenge_of
from nullo.deals.decisive_trick import decisive_trick
from nullo.server.pages.challenge_pictures import available
from nullo.server.pages.page_heads import challenge_words
from nullo.server.pages.record_tasks import ChallengeRequest
from nullo.server.protocol.http_bodies import MadeChallenge
from nullo.server.protocol.problems import Problem, bad_field
from nullo.server.routes.app_state import AppState
from nullo.server.routes.routing import address, answer, data_of, qr_code, requested_row, route
from nullo.server.runtime.client_addresses import address_of
from nullo.server.store import token_hash
from nullo.server.store.values import DuplicateSet
from nullo.server.table.display_names import clean
from nullo.server.transport.request_language import query_language
from nullo.server.transport.sessions import bearer, session


async def challenge_from_table(request: Request, state: AppState) -> Response:
    """``POST /api/tables/{id}/challenge``: a challenge by the person who played at the table against bots."""
    row = await requested_row(request, state)
    secret, token = session(request), bearer(request)
    member = await state.store.who(row.id, session=secret, token=token)
    if member is None:
        raise Problem("no-seat", 403)
    table = await state.hub.read(row.id) if row.stage == "over" else None
    if table is None or table.record() is None or table.match is None:
        raise Problem("not-over", 409)
    if table.view.fixed is not None:
        raise Problem("fixed-deal", 409)
    if [person.id for person in table.view.persons()] != [member]:
        raise Problem("not-alone", 409)
    seat = table.view.seats.index(member)
    challenge = challenge_of(table.match, seat, token_hash(secret or token).hex())
    stored = await state.store.duplicate(challenges.id_of(challenge.record, seat))
    if stored is None:
        challenge.decisive = await asyncio.to_thread(decisive_trick, table.match, seat)
    elif stored.data.challenge:
        challenge = stored.data.challenge
    return await _keep(request, state, challenge)


async def challenge_from_record(request: Request, state: AppState) -> Response:
    """``POST /api/challenges?seat=SEAT``: a challenge to play SEAT in the game of the record in the body."""
    limits = state.settings.limits
    seat = request.query_params.get("seat", "")
    if not re.fullmatch("[0-9]{1,2}", seat):
        raise bad_field("seat", "must be a whole number from 0")
    async with state.challenges.admission(request):
        record = await data_of(request, limits.challenge)
        wanted = ChallengeRequest(record, limits.film_actions, int(seat))
        challenge = await state.challenges.do(wanted, request)
    for bot in challenge.bots:
        if bot:
            state.check_bot(bot, "meta")
    challenge.record["names"] = [clean(name) for name in challenge.names]
    return await _keep(request, state, challenge)


async def _keep(request: Request, state: AppState, challenge: Challenge) -> Response:
    record = challenge.record
    id = challenges.id_of(record, challenge.seat)
    known = await state.store.duplicate(id) is not None
    if not known:
        state.makings.check(address_of(request))
        host = challenge.names[challenge.seat]
        data = DuplicateSet(record["game"], record["options"], 1, "", host, challenge)
        await state.store.keep_duplicate(id, challenges.seed_of(record), data)
    link = f"{address(request, state)}/duplicate/{id}"
    qr = await qr_code(link, request, state)
    return answer(MadeChallenge(id, link, qr, challenge.decisive), 200 if known else 201)


async def picture(request: Request, state: AppState) -> Response:
    """``GET /duplicate/{id}/picture.png``: the picture of a challenge for previews of its link."""
    id = request.path_params["id"]
    found = await state.store.duplicate(id)
    if found is None or found.data.challenge is None or not available():
        raise Problem("no-duplicate", 404)
    language = query_language(request.query_params)
    words = challenge_words(found.data, f"{address(request, state)}/duplicate/{id}", language)
    png = await state.challenge_pictures.get(words, address_of(request))
    return Response(png, 200, {"cache-control": "public, max-age=3600"}, "image/png")


ROUTES = [
    route("/duplicate/{id}/picture.png", picture),
    route("/api/tables/{id}/challenge", challenge_from_table, "POST"),
    route("/api/challenges", challenge_from_record, "POST"),
]
