"""Begins, continues or practises daily deals, and lists the week's."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from nullo.deals import daily
from nullo.games.registry import rules_of
from nullo.locale.words import say, title_of
from nullo.terminal.shared import daily_game, kept_games
from nullo.terminal.shared.daily_game import Try
from nullo.terminal.shared.errors import BadInput
from nullo.terminal.shared.local_game import LocalGame
from nullo.terminal.shared.start_game import take_up


class WeekDeal(NamedTuple):
    """A deal of the week, and the try, if there is one."""

    day: str
    game: str
    mine: Try | None


def week(last: date | None = None) -> list[WeekDeal]:
    """The deals of the last seven days, the latest first."""
    tries = daily_game.tries()
    days, games = daily.week(last or daily.today()), list(daily.games())
    return [
        WeekDeal(day, game, tries.get(daily.deal_name(day, game))) for day in days for game in games
    ]


def open_deal(game: str, day: str = "", practice: bool = False) -> LocalGame:
    """Start, resume or practise a daily deal.

    Args:
        day: the date; empty: today's.

    Raises:
        BadInput: there is no such deal, or it cannot be played like this now.
    """
    today = daily.today()
    day = day or today.isoformat()
    if game not in daily.games() or day not in daily.week(today):
        raise BadInput(say("error-no-daily"))
    mine = daily_game.tries().get(daily.deal_name(day, game))
    if practice:
        if day == today.isoformat() and (mine is None or mine.points is None):
            raise BadInput(say("error-daily-first"))
        return daily_game.begin(day, game, True)
    if mine is None:
        if day != today.isoformat():
            raise BadInput(say("error-daily-over"))
        return daily_game.begin(day, game, False)
    path = kept_games.folder() / mine.file
    if mine.points is None and path.is_file():
        return take_up(path)
    raise BadInput(outcome(WeekDeal(day, game, mine)))


def outcome(deal: WeekDeal) -> str:
    """The result of a try that is over, and how to practise, in words."""
    assert deal.mine is not None
    title = title_of(deal.game, rules_of(deal.game).title)
    params: dict[str, str | int] = {"game": title, "date": deal.day}
    if deal.mine.points is None:
        return say("daily-lost", params)
    return say("daily-ended", {**params, "points": deal.mine.points, "id": deal.game})
