"""Routes for the daily deals: the week, a try, the list of scores, the expert's line."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from nullo.deals import daily
from nullo.deals.daily import deal_name, seconds_to_next, today
from nullo.games.registry import rules_of
from nullo.server.pages.kept_answers import Line
from nullo.server.protocol.http_bodies import (
    DailyDeal,
    DailyScore,
    DailyScores,
    DailyTry,
    DailyWeek,
    PlayDaily,
)
from nullo.server.protocol.problems import Problem
from nullo.server.routes.app_state import AppState
from nullo.server.routes.routing import answer, body, route
from nullo.server.routes.tries import make_try, player, seat_response
from nullo.server.store.lobby_rows import LobbyRow
from nullo.server.table import fixed_deals
from nullo.server.table.display_names import clean
from nullo.server.transport.sessions import session

SHOWN = 100


async def week(request: Request, state: AppState) -> Response:
    """``GET /api/daily``: the deals of the last seven days, and the user's tries."""
    days, games = daily.week(today()), daily.games()
    names = {deal_name(day, game): (day, game) for day in days for game in games}
    secret = session(request)
    tried = await state.store.own_tries(list(names), secret) if secret else {}
    deals = []
    for name, (day, game) in names.items():
        line = state.expert_lines.line_if_known(name)
        deals.append(DailyDeal(day, game, _try(tried[name], line) if name in tried else None))
    return answer(DailyWeek(days[0], seconds_to_next(), daily.BOT, games, deals))


def _try(row: LobbyRow, line: Line | None) -> DailyTry:
    result = row.result
    if result is None:
        return DailyTry(row.id, False, 0, False)
    points = daily.points_of(result.scores)
    return DailyTry(row.id, True, points, 0 in result.winners, _line_points(line))


def _line_points(line: Line | None) -> int | None:
    return daily.points_of(line["result"]["scores"]) if line else None


async def play(request: Request, state: AppState) -> Response:
    """``POST /api/daily/{date}/{game}``: the table for the user's try that counts, or for a practice try."""
    day, game = _deal(request)
    wish = await body(request, state, PlayDaily)
    name = clean(wish.name)
    deal = deal_name(day, game)
    secret, before = await player(request, state, deal)
    counts = not wish.practice
    if counts and before is not None:
        return seat_response(request, state, before.id)
    on_its_day = day == today().isoformat()
    if counts and not on_its_day:
        raise Problem("daily-over", 409)
    if wish.practice and on_its_day and (before is None or before.stage != "over"):
        raise Problem("daily-first", 409)
    first = fixed_deals.first_daily_events(day, game, name, wish.practice)
    return await make_try(request, state, first, deal if counts else "", secret)


async def scores(request: Request, state: AppState) -> Response:
    """``GET /api/daily/{date}/{game}``: the list of scores, once the user's try or the day is over."""
    day, game = _deal(request)
    own = await _attempt_of(request, state, day, game)
    tries, over = await state.store.results(deal_name(day, game))
    if not _is_open(day, own):
        return answer(DailyScores(day, game, tries, False))
    found = [
        DailyScore(
            name=row.result.names[0],
            points=daily.points_of(row.result.scores),
            won=0 in row.result.winners,
            table=row.id,
            mine=own is not None and own.id == row.id,
        )
        for row in over
        if row.result is not None and not row.result.bots[0]  # people who have left have no score
    ]
    sign = 1 if rules_of(game).lowest_wins else -1
    found.sort(key=lambda score: sign * score.points)
    shown = [score for n, score in enumerate(found) if n < SHOWN or score.mine]
    make = partial(daily.expert_line, day, game)
    line = await state.expert_lines.soon(deal_name(day, game), make)
    return answer(DailyScores(day, game, tries, True, shown, _line_points(line)))


async def expert(request: Request, state: AppState) -> Response:
    """``GET /api/daily/{date}/{game}/expert``: the record of how the bot ``expert`` plays the deal."""
    day, game = _deal(request)
    if not _is_open(day, await _attempt_of(request, state, day, game)):
        raise Problem("daily-first", 409)
    make = partial(daily.expert_line, day, game)
    return answer(await state.expert_lines.of(deal_name(day, game), make))


async def _attempt_of(request: Request, state: AppState, day: str, game: str) -> LobbyRow | None:
    secret, deal = session(request), deal_name(day, game)
    return (await state.store.own_tries([deal], secret)).get(deal) if secret else None


def _is_open(day: str, own: LobbyRow | None) -> bool:
    over = own is not None and own.stage == "over"
    return over or day != today().isoformat()


def _deal(request: Request) -> tuple[str, str]:
    day, game = request.path_params["date"], request.path_params["game"]
    if day not in daily.week(today()) or game not in daily.games():
        raise Problem("no-daily", 404)
    return day, game


ROUTES = [
    route("/api/daily", week),
    route("/api/daily/{date}/{game}", scores),
    route("/api/daily/{date}/{game}", play, "POST"),
    route("/api/daily/{date}/{game}/expert", expert),
]
