"""Routes for duplicates: sets of deals that friends each play in the same seat."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from nullo.deals import challenge as challenges
from nullo.deals import daily
from nullo.deals.challenge import Challenge
from nullo.deals.fixed_game import EXPERT, EXPERT_NAME, line, others, side_of
from nullo.games.registry import rules_of
from nullo.records.record import replay
from nullo.server.pages.kept_answers import SOON
from nullo.server.protocol.http_bodies import (
    ChallengeFacts,
    Duplicate,
    DuplicatePlayer,
    DuplicateResult,
    MadeDuplicate,
    MakeDuplicate,
    PlayDuplicate,
)
from nullo.server.protocol.problems import Problem
from nullo.server.routes.app_state import AppState
from nullo.server.routes.routing import address, answer, body, chosen_game, route
from nullo.server.routes.tries import make_try, player, seat_response
from nullo.server.runtime.client_addresses import address_of
from nullo.server.store import new_token, token_hash
from nullo.server.store.lobby_rows import LobbyRow
from nullo.server.store.values import DuplicateSet, StoredSet, deal_name
from nullo.server.table import fixed_deals
from nullo.server.table.display_names import clean
from nullo.server.table.events import Fixed
from nullo.server.transport.sessions import session
from nullo.state import Game

Tried = Sequence[tuple[str, bytes, LobbyRow]]
"""Tries at deals: for each, the deal's name, the hash of the player's session, and the table's lobby row."""
AT_ONCE = 0.05
"""Seconds for which a request waits for each of several expert's lines. A line that takes longer is in the
answer to the next request."""


async def make(request: Request, state: AppState) -> Response:
    """``POST /api/duplicates``: a new set of deals."""
    wish = await body(request, state, MakeDuplicate)
    if wish.game not in daily.games():
        raise Problem("no-game", field="game", game=wish.game[:40])
    asked = wish.options
    game = daily.game_of(wish.game) if asked is None else chosen_game(wish.game, asked)
    name = clean(wish.name)
    state.makings.check(address_of(request))
    id = secrets.token_urlsafe(9)
    data = DuplicateSet(game.id, game.stated_options(), wish.deals, daily.BOT, name)
    await state.store.keep_duplicate(id, new_token(), data)
    return answer(MadeDuplicate(id, f"{address(request, state)}/duplicate/{id}"), 201)


async def show(request: Request, state: AppState) -> Response:
    """``GET /api/duplicates/{id}``: the results of a set of deals, as far as the user may know them."""
    id, stored = await _requested_set(request, state)
    data = stored.data
    deals = [deal_name(id, number) for number in range(1, data.deals + 1)]
    tried = await state.store.all_tried(deals)
    me = reader_of(request)
    done = _finished_deals(me, data, deals, tried)
    players: dict[bytes, DuplicatePlayer] = {}
    if data.challenge:
        mine = is_challenger(me, data)
        result = _challenge_result(data.challenge, bool(done))
        players[b""] = DuplicatePlayer(data.host, mine, [result])
    for deal, owner, row in tried:
        name = row.people[0] if row.people else row.host
        player = players.setdefault(owner, DuplicatePlayer(name, owner == me, [None] * data.deals))
        player.results[deals.index(deal)] = _result(data.game, row, owner == me, deal in done)
    experts: list[DuplicateResult | None] = [None] * data.deals
    seconds = SOON if len(done) == 1 else AT_ONCE
    for number, deal in enumerate(deals, 1):
        if deal in done:
            make = partial(_make_line, stored, number)
            record = await state.expert_lines.soon(deal, make, seconds)
            experts[number - 1] = _line_result(record)
    facts = _challenge_facts(data.challenge) if data.challenge else None
    begun = list(players.values())
    told = Duplicate(
        id, data.game, data.options, data.deals, data.bot, data.host, begun, experts, facts
    )
    return answer(told)


def reader_of(request: Request) -> bytes:
    """The hash of the session from which a request comes; empty if it has none."""
    secret = session(request)
    return token_hash(secret) if secret else b""


def _finished_deals(me: bytes, data: DuplicateSet, deals: Sequence[str], tried: Tried) -> set[str]:
    if is_challenger(me, data):
        return set(deals)
    return {deal for deal, owner, row in tried if owner == me and row.stage == "over"}


def is_challenger(me: bytes, data: DuplicateSet) -> bool:
    """Whether a set of deals is a challenge made by the session with the hash ``me``."""
    return bool(me) and data.challenge is not None and data.challenge.owner == me.hex()


def _result(game: str, row: LobbyRow, mine: bool, done: bool) -> DuplicateResult:
    result = row.result
    if result is None:
        return DuplicateResult(False, table=row.id if mine else "")
    if not done or 0 not in result.members:  # people who have left have no points
        return DuplicateResult(True)
    side = side_of(result.members.index(0), result.scores)
    hands = [hand[side] for hand in result.by_hand]
    return DuplicateResult(True, result.scores[side], side in result.winners, hands, row.id)


def _challenge_result(challenge: Challenge, done: bool) -> DuplicateResult:
    shown = _line_result(challenge.record, challenge.seat, challenge.hands)
    assert shown is not None
    return shown if done else replace(shown, hands=[])


def _challenge_facts(challenge: Challenge) -> ChallengeFacts:
    result, rules = challenge.record["result"], rules_of(challenge.record["game"])
    ended = result["scores"], result["winners"], len(challenge.hands)
    return ChallengeFacts(challenge.seat, challenge.bots, *ended, rules.lowest_wins)


def _line_result(
    record: dict[str, Any] | None, seat: int = -1, by_hand: Sequence[Sequence[int]] | None = None
) -> DuplicateResult | None:
    """The result of a seat (by default, the expert's) in a record; None if ``record`` is None.

    ``by_hand`` are the points of each side in each hand, if they are known; computing them takes long.
    """
    if record is None:
        return None
    seat = record["names"].index(EXPERT_NAME) if seat < 0 else seat
    result = record["result"]
    side = side_of(seat, result["scores"])
    hands = replay(record).state.hands() if by_hand is None else by_hand
    points = [hand[side] for hand in hands]
    return DuplicateResult(True, result["scores"][side], side in result["winners"], points)


async def challenge_record(request: Request, state: AppState) -> Response:
    """``GET /api/duplicates/{id}/record``: the record of a challenge's game, once the user has played it."""
    challenge = (await played_deal(request, state)).stored.data.challenge
    if challenge is None:
        raise Problem("no-duplicate", 404)
    return answer(challenge.record)


async def expert(request: Request, state: AppState) -> Response:
    """``GET /api/duplicates/{id}/{number}/expert``: the record of how the bot ``expert`` plays the deal."""
    deal = await played_deal(request, state)
    make = partial(_make_line, deal.stored, deal.number)
    record = await state.expert_lines.of(deal.name, make)
    if record is None:
        raise Problem("no-duplicate", 404)
    return answer(record)


def _make_line(stored: StoredSet, number: int) -> dict[str, Any] | None:
    data = stored.data
    game = Game(rules_of(data.game), data.options)
    if data.challenge:
        return challenges.expert_line(data.challenge, game)
    names = [EXPERT_NAME, *others(EXPERT_NAME, game.players - 1)]
    bots = [EXPERT, *[data.bot] * (game.players - 1)]
    return line(game, f"{stored.seed}/{number}", bots, names)


class PlayedDeal(NamedTuple):
    """A deal of a set that the user has played."""

    name: str
    number: int  # in its set
    stored: StoredSet
    tried: Tried


async def played_deal(request: Request, state: AppState) -> PlayedDeal:
    """The deal that a request's path names, by default the first of the set.

    Raises:
        Problem: there is no such deal, or the user has not played it.
    """
    name, number, stored = await _requested_deal(request, state)
    tried = await state.store.all_tried([name])
    if not _finished_deals(reader_of(request), stored.data, [name], tried):
        raise Problem("daily-first", 409)
    return PlayedDeal(name, number, stored, tried)


async def play(request: Request, state: AppState) -> Response:
    """``POST /api/duplicates/{id}/{number}``: the table for the user's try at a deal."""
    deal, number, stored = await _requested_deal(request, state)
    data, id = stored.data, request.path_params["id"]
    wish = await body(request, state, PlayDuplicate)
    name = clean(wish.name)
    secret, before = await player(request, state, deal)
    if before is not None:
        return seat_response(request, state, before.id)
    challenge = data.challenge
    if challenge:
        if is_challenger(reader_of(request), data):
            raise Problem("own-challenge", 409)
        first = fixed_deals.first_challenge_events(data.game, data.options, challenge, id, name)
    else:
        fixed = Fixed("duplicate", id, f"{stored.seed}/{number}", number=number)
        first = fixed_deals.first_events(data.game, data.options, (name, ""), data.bot, fixed)
    return await make_try(request, state, first, deal, secret)


async def _requested_set(request: Request, state: AppState) -> tuple[str, StoredSet]:
    id = request.path_params["id"]
    stored = await state.store.duplicate(id)
    if stored is None:
        raise Problem("no-duplicate", 404)
    return id, stored


async def _requested_deal(request: Request, state: AppState) -> tuple[str, int, StoredSet]:
    id, stored = await _requested_set(request, state)
    number = request.path_params.get("number", 1)
    if not 1 <= number <= stored.data.deals:
        raise Problem("no-duplicate", 404)
    return deal_name(id, number), number, stored


ROUTES = [
    route("/api/duplicates", make, "POST"),
    route("/api/duplicates/{id}", show),
    route("/api/duplicates/{id}/record", challenge_record),
    route("/api/duplicates/{id}/{number:int}", play, "POST"),
    route("/api/duplicates/{id}/{number:int}/expert", expert),
]
