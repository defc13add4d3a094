"""Tables whose cards and bots follow from a seed, so that many can play the same deal."""

from __future__ import annotations

from typing import Any

from nullo.bots.people import NAMES
from nullo.server.table import events
from nullo.server.table.events import Fixed


def opened(
    game: str, options: dict[str, Any], first: tuple[str, str], bot: str, fixed: Fixed
) -> list[events.Event]:
    """The first events of a table for a deal, which begins at once, without a cut.

    Args:
        game: the game's id.
        options: all that differ from the usual, and ``players``.
        first: the name in seat 0 and its bot; empty: a person.
        bot: the level in all other seats.
        fixed: where the cards come from.
    """
    name = first[0].casefold()
    others = [other for other in NAMES if other.casefold() != name]
    players = [first, *((others[k], bot) for k in range(int(options["players"]) - 1))]
    opening = events.Open(game, options, bots=bot, takebacks=fixed.practice, fixed=fixed)
    joins = [events.Join(k, name, bot, k) for k, (name, bot) in enumerate(players)]
    return [opening, *joins, events.Start(list(range(len(players))))]
