"""Daily deals: a table whose cards and bots follow from the date and the game alone."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

from nullo.bots.base import make
from nullo.core.rng import Rng
from nullo.games.registry import listed, rules_of
from nullo.rules import Rules
from nullo.server.table import events, fixed_deals
from nullo.server.table.events import Fixed
from nullo.server.table.table import Table
from nullo.state import Game

BOT = "club"
"""The level in all other seats: it does not search, so it plays alike on every machine."""

EXPERT = "expert"
PLAYOUTS = 200
DAYS = 7


def week(last: date) -> list[str]:
    """The dates of the last seven days, the latest first."""
    return [(last - timedelta(days=days)).isoformat() for days in range(DAYS)]


def games() -> dict[str, dict[str, Any]]:
    """The games that have a daily deal, with its options as in a record."""
    return {rules.id: _options(rules) for rules in listed().games if rules.daily is not None}


def _options(rules: Rules) -> dict[str, Any]:
    return Game(rules, dict(rules.daily or {})).stated_options()


def deal_name(day: str, game: str) -> str:
    """The name of a deal in the store."""
    return f"daily/{day}/{game}"


def opened(day: str, game: str, name: str, practice: bool) -> list[events.Event]:
    """The first events of a table for a try."""
    return _opened(day, game, (name, ""), practice)


def _opened(day: str, game: str, first: tuple[str, str], practice: bool) -> list[events.Event]:
    fixed = Fixed("daily", day, f"nullo/{deal_name(day, game)}", practice)
    return fixed_deals.opened(game, _options(rules_of(game)), first, BOT, fixed)


def expert_line(day: str, game: str) -> dict[str, Any]:
    """The record of the deal with ``expert`` in the player's seat, the same on every machine."""
    table, _ = Table.begin("expert", _opened(day, game, ("Expert", EXPERT), True))
    while table.view.asked:
        seat = table.view.asked[0]
        rng = Rng(table.bot_seed(seat), "server")
        playouts = PLAYOUTS if seat == 0 else None
        bot = make(EXPERT if seat == 0 else BOT, rng, playouts=playouts)
        table.do(table.decide_bot(seat, bot.choose(table.seat_state(seat))))
    record = table.record()
    assert record is not None
    return record


def points_of(scores: list[int], rules: Rules) -> int:
    """The points of the player, who has seat 0."""
    return scores[rules.side(0)]
