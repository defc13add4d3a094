"""``nullo daily``: the daily deals."""

from __future__ import annotations

import json
from typing import Any

from rich.text import Text

from nullo.cli.options import DailyOptions
from nullo.cli.play import show_game
from nullo.deals import daily
from nullo.locale.words import say, title_of
from nullo.terminal.shared.console import is_terminal, out
from nullo.terminal.shared.daily_game import DailyAttempt
from nullo.terminal.shared.errors import wrong_input
from nullo.terminal.shared.start_game import WeekDeal, open_deal, outcome, week
from nullo.terminal.shared.tables import empty_table


def run(wish: DailyOptions) -> int:
    """Play a daily deal, or print its results or the week's deals; returns the exit code."""
    if wish.game is None:
        if wish.practice or wish.expert or wish.date:
            raise wrong_input("play-which")
        return _show_week(wish.json)
    if wish.expert or wish.json:
        return _results(wish.game, wish.date, wish.json)
    local = open_deal(wish.game, wish.date, wish.practice)
    return show_game(local, None, plain=wish.plain)


def _results(game: str, day: str, as_json: bool) -> int:
    deals = [one for one in week() if one.game == game]
    deal = next((one for one in deals if one.day == (day or deals[0].day)), None)
    if deal is None:
        raise wrong_input("error-no-daily")
    today = deal.day == daily.today().isoformat()
    if today and (deal.mine is None or deal.mine.points is None):
        raise wrong_input("daily-hidden")
    line = daily.expert_line(deal.day, game)
    points = daily.points_of(line["result"]["scores"])
    if as_json:
        print(json.dumps({**_data(deal), "expert": points}))
        return 0
    console = out()
    if deal.mine is not None:
        console.print(Text(outcome(deal)))
    console.print(Text(say("daily-expert-points", {"points": points})))
    return 0


def _data(deal: WeekDeal) -> dict[str, Any]:
    mine = deal.mine
    tried = None if mine is None else {"points": mine.points, "won": mine.won}
    return {"date": deal.day, "game": deal.game, "mine": tried}


def _show_week(as_json: bool) -> int:
    deals = week()
    if as_json:
        told = [_data(deal) for deal in deals]
        print(json.dumps({"today": deals[0].day, "left": daily.seconds_to_next(), "deals": told}))
        return 0
    days = list(dict.fromkeys(deal.day for deal in deals))
    labels = [say("daily-today"), *(day[5:] for day in days[1:])]
    table = empty_table(say("games-figure-game"), *labels)
    for column in table.columns[1:]:
        column.no_wrap = True
    for game in dict.fromkeys(deal.game for deal in deals):
        cells = [_cell(deal.mine) for deal in deals if deal.game == game]
        table.add_row(title_of(game), *cells)
    console = out()
    if not is_terminal():
        console.width = 120
    console.print(Text(say("daily-lead")))
    console.print()
    console.print(table)
    hours, minutes = divmod(daily.seconds_to_next() // 60, 60)
    console.print(Text(f"\n{say('daily-left', {'hours': hours, 'minutes': minutes})}"))
    console.print(Text(say("daily-how"), style="dim"))
    return 0


def _cell(mine: DailyAttempt | None) -> Text:
    if mine is None:
        return Text("–", style="dim")
    if mine.points is None:
        return Text("…")
    return Text(f"{mine.points}{'*' if mine.won else ''}", style="bold" if mine.won else "")
