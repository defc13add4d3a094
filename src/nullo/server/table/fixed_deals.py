"""Tables whose cards and bots' choices follow from a seed, so that many people can play the same deal."""

from __future__ import annotations

from typing import Any

from nullo.deals import challenge as challenges
from nullo.deals import daily
from nullo.deals.challenge import Challenge
from nullo.deals.fixed_game import others
from nullo.server.table import events
from nullo.server.table.events import Fixed


def first_events(
    game: str, options: dict[str, Any], first: tuple[str, str], bot: str, fixed: Fixed
) -> list[events.Event]:
    """The first events of a table for a try at a deal; the game begins at once, without a cut.

    ``first`` is the name and bot (empty for a person) of seat 0; all other seats have the bot ``bot``.
    """
    players = [first, *((name, bot) for name in others(first[0], int(options["players"]) - 1))]
    opening = events.Open(
        game, options, bots=bot, takebacks=fixed.practice, fixed=fixed, last_card=True
    )
    joins = [events.Join(k, name, bot, k) for k, (name, bot) in enumerate(players)]
    return [opening, *joins, events.Start(list(range(len(players))))]


def first_daily_events(day: str, game: str, name: str, practice: bool) -> list[events.Event]:
    """The first events of a table for a try at a daily deal."""
    fixed = Fixed("daily", day, daily.seed_of(day, game), practice)
    options = daily.game_of(game).stated_options()
    return first_events(game, options, (name, ""), daily.BOT, fixed)


def first_challenge_events(
    game: str, options: dict[str, Any], challenge: Challenge, id: str, name: str
) -> list[events.Event]:
    """The first events of a table for a try at a challenge, with the seats, bots and dealer of its game."""
    seed, dealt = challenges.seed_of(challenge.record), challenges.dealt_chance(challenge.record)
    fixed = Fixed("challenge", id, seed, number=1, dealt=dealt)
    names, bots = challenges.names_beside(challenge, name), challenge.bots
    order = sorted(range(len(bots)), key=lambda seat: seat != challenge.seat)
    joins = [
        events.Join(member, names[seat], bots[seat], member) for member, seat in enumerate(order)
    ]
    opening = events.Open(
        game, options, bots=daily.BOT, takebacks=False, fixed=fixed, last_card=True
    )
    seated = [order.index(seat) for seat in range(len(order))]
    return [opening, *joins, events.Start(seated, challenge.record.get("cut"))]
