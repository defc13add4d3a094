"""The daily deals: their dates, games, options and expert lines. Their cards follow from the date alone."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

from nullo.deals.fixed_game import EXPERT, EXPERT_NAME, line, others
from nullo.games.registry import all_rules, rules_of
from nullo.state import Game

BOT = "club"  # the level in all other seats: it does not search, so it plays alike on every machine

DAYS = 7


def today() -> date:
    """The date of the present daily deals, in universal time."""
    return datetime.now(UTC).date()


def seconds_to_next() -> int:
    """The number of seconds until the next daily deals."""
    now = datetime.now(UTC)
    after = datetime.combine(now.date() + timedelta(days=1), datetime.min.time(), UTC)
    return max(1, int((after - now).total_seconds()))


def week(last: date) -> list[str]:
    """The dates of the seven days up to ``last``, the latest first, in ISO format."""
    return [(last - timedelta(days=days)).isoformat() for days in range(DAYS)]


def games() -> dict[str, dict[str, Any]]:
    """The ids of the games that have a daily deal, with the options of the deal as in a record."""
    return {
        rules.id: game_of(rules.id).stated_options()
        for rules in all_rules().games
        if rules.daily is not None
    }


def game_of(game: str) -> Game:
    """The game with the id ``game`` and the options of its daily deal."""
    rules = rules_of(game)
    return Game(rules, dict(rules.daily or {}))


def deal_name(day: str, game: str) -> str:
    """The name of the daily deal of ``game`` on ``day``, a date in ISO format."""
    return f"daily/{day}/{game}"


def seed_of(day: str, game: str) -> str:
    """The seed from which the daily deal of ``game`` on ``day`` follows."""
    return f"nullo/{deal_name(day, game)}"


def points_of(scores: list[int]) -> int:
    """The player's points: the entry of side 0 in ``scores``, because the player has seat 0."""
    return scores[0]


def expert_line(day: str, game: str) -> dict[str, Any]:
    """The record of the daily deal as played with the bot ``expert`` in the player's seat.

    It is the same on every machine.
    """
    played = game_of(game)
    names = [EXPERT_NAME, *others(EXPERT_NAME, played.players - 1)]
    bots = [EXPERT, *[BOT] * (played.players - 1)]
    return line(played, seed_of(day, game), bots, names)
