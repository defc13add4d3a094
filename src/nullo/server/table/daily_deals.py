"""Tables of daily deals; what they are follows from :mod:`nullo.deals.daily`."""

from __future__ import annotations

from nullo.deals import daily
from nullo.server.table import events, fixed_deals
from nullo.server.table.events import Fixed


def opened(day: str, game: str, name: str, practice: bool) -> list[events.Event]:
    """The first events of a table for a try."""
    fixed = Fixed("daily", day, daily.seed_of(day, game), practice)
    options = daily.game_of(game).stated_options()
    return fixed_deals.opened(game, options, (name, ""), daily.BOT, fixed)
