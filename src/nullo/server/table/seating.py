"""Members, seats and host of a table: joining, leaving, order, settings.

Functions never change a view; they return a changed copy. They raise Refused if the table refuses something.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from nullo.bots.people import names_of
from nullo.bots.policies import knowledge_of
from nullo.engine.rng import Rng
from nullo.locale.words import ENGLISH, say
from nullo.server.protocol.messages import (
    ChooseBot,
    FixedDeal,
    Member,
    Settings,
    TableSettings,
    TableView,
)
from nullo.server.protocol.problems import Refused
from nullo.server.table.display_names import alike, bot_name, distinct
from nullo.server.table.events import Join, Leave, Open, Start
from nullo.state import Game
from nullo.state.claims import may_claim
from nullo.state.cut import draw_cut

MOST_MEMBERS = 9_000
"""Members that a table accepts over time, including bots. Bots that replace those who leave may exceed it."""
NOBODY = -1
BEFORE_START = ("clock", "takebacks", "open_after", "hints", "newcomer_hints", "host_seats")
"""Settings that cannot change after the game has begun."""


def settings_of(source: Open | Settings | TableView) -> dict[str, Any]:
    """The settings of a table by name."""
    return {name: getattr(source, name) for name in ("bots", *TableSettings.__struct_fields__)}


def as_seated(before: TableView, after: TableView) -> bool:
    """Whether two views have the same members and seats, as the same objects."""
    return before.members is after.members and before.seats is after.seats


def seat_of(view: TableView, member: int) -> int:
    """The seat of a member; raises Refused if it has none."""
    if member not in view.seats:
        raise Refused("no-seat")
    return view.seats.index(member)


def check_person(view: TableView, member: int) -> None:
    """Raise Refused if ``member`` is not a person with a seat."""
    if all(person.id != member for person in view.persons()):
        raise Refused("no-seat")


def members_by_seat(view: TableView) -> list[Member]:
    """The table's members in the order of their seats."""
    members = {member.id: member for member in view.members}
    return [members[member] for member in view.seats]


def may_ask_for_hints(view: TableView, member: int) -> bool:
    """Whether a member may ask for hints: either the settings allow it, or it is alone with bots."""
    if view.hints or all(person.id == member for person in view.persons()):
        return True
    person = view.find(member)
    return view.newcomer_hints and person is not None and person.newcomer


def others(view: TableView, member: int) -> list[int]:
    """The numbers of the other people who have a seat and are not away."""
    return [item.id for item in view.persons() if item.id != member and not item.away]


def check_free(view: TableView) -> None:
    """Raise Refused if the table has a fixed deal, where all tries must be comparable."""
    if view.fixed is not None:
        raise Refused("fixed-deal")


def check_stage(view: TableView, *stages: str) -> None:
    """Raise Refused if the table is at none of ``stages``."""
    if view.stage not in stages:
        raise Refused("not-now")


# --- from commands to events -------------------------------------------------------------------


def join(
    view: TableView, name: str, place: int, closed: Collection[int] = (), newcomer: bool = False
) -> Join:
    """The event by which a person takes a bot's place: ``place`` or, if that is -1, the first possible one.

    Raises:
        Refused: the table is closed, there is no such place, the place is taken, or it is in ``closed``.
    """
    check_stage(view, "gathering", "playing")
    check_free(view)
    if view.closed:
        raise Refused("closed-table")
    if not -1 <= place < len(view.seats):
        raise Refused("no-such-place")
    bots = {member.id for member in view.members if member.bot}
    free = [k for k, member in enumerate(view.seats) if member in bots]
    if not free:
        raise Refused("full")
    if place not in (-1, *free):
        raise Refused("place-taken")
    unclosed = [k for k in free if k not in closed]
    if place in closed or not unclosed:
        raise Refused("hand-left")
    place = unclosed[0] if place < 0 else place
    stay = [member for member in view.members if member.id != view.seats[place]]
    name = distinct(name, [member.name for member in stay if not member.bot])
    taken = [name, *(member.name for member in stay)]
    others = {
        member.id: bot_name(taken, member.bot, view.game)
        for member in stay
        if member.bot and alike(member.name) == alike(name)
    }
    number = _next(view)
    if number >= MOST_MEMBERS:
        raise Refused("worn-out")
    return Join(number, name, place=place, others=others, newcomer=newcomer)


def empty_places(view: TableView, players: int) -> list[Join]:
    """The events by which bots join a new table that has fewer members than ``players``."""
    taken = [member.name for member in view.members]
    bots = [view.bots] * (players - len(view.seats))
    return bots_join(taken, _next(view), bots, view.game)


def bots_join(taken: Sequence[str], number: int, bots: Sequence[str], game: str) -> list[Join]:
    """The events by which bots join after members with the names ``taken``, as members from ``number`` on."""
    names = list(taken)
    joins: list[Join] = []
    for bot in bots:
        names.append(bot_name(names, bot, game))
        joins.append(Join(number + len(joins), names[-1], bot, len(names) - 1))
    return joins


def leave(view: TableView, member: int, removed: bool = False) -> Leave:
    """The event by which a person leaves, and a bot takes their place."""
    check_stage(view, "gathering", "playing")
    person = view.find(member)
    if person is None or person.bot:
        raise Refused("no-such-member")
    name = bot_name([item.name for item in view.members], view.bots, view.game)
    return Leave(member, removed, _next(view), name)


def check_order(view: TableView, game: Game, order: Sequence[int]) -> None:
    """Raise Refused if ``order`` does not have every member once, or a cut will decide the order."""
    check_stage(view, "gathering")
    cut = game.rules.cut(game.typed_options)
    if cut is not None and cut.seating and not view.host_seats:
        raise Refused("cut-seats")
    if sorted(order) != sorted(view.seats):
        raise Refused("bad-order")


def start(view: TableView, game: Game) -> Start:
    """The event that starts the game; unless the host has placed the people, a cut may decide the seats."""
    check_stage(view, "gathering")
    return seated_by_cut(view.seats, game, not view.host_seats)


def seated_by_cut(seats: list[int], game: Game, cuts: bool) -> Start:
    """The event that starts a game. If ``cuts`` is True and the game has a cut, it decides who sits where."""
    drawn = draw_cut(game, Rng(secrets.token_hex(32), "cut")) if cuts else None
    rounds, seating = drawn or (None, range(len(seats)))
    return Start([seats[place] for place in seating], rounds)


def check_settings(view: TableView, wish: Settings) -> None:
    """Raise Refused if ``wish`` changes a setting that can no longer change."""
    given = msgspec.to_builtins(wish)  # without those that stay the same
    for name in BEFORE_START:
        if name in given and view.stage != "gathering":
            raise Refused("before-start", f"{name}: {say('error-before-start', language=ENGLISH)}")
    if wish.bots is not None:
        check_free(view)


def check_choice(view: TableView, member: int) -> None:
    """Raise Refused if ``member`` is not a bot that may be replaced by another one."""
    check_stage(view, "gathering", "playing")
    check_free(view)
    bot = view.find(member)
    if bot is None or not bot.bot:
        raise Refused("no-such-member")


def _next(view: TableView) -> int:
    return 1 + max((member.id for member in view.members), default=NOBODY)


# --- from events to views ----------------------------------------------------------------------


def new_table(id: str, event: Open, game: Game) -> TableView:
    """The view of a new table, which has no members yet."""
    fixed = event.fixed
    return TableView(
        id=id,
        game=event.game,
        options=event.options,
        stage="gathering",
        host=NOBODY,
        members=[],
        seats=[],
        knowledge=knowledge_of(game),
        claims=may_claim(game.new_initial_state()),
        fixed=FixedDeal(fixed.kind, fixed.name, fixed.practice, fixed.number) if fixed else None,
        games=event.games,
        **settings_of(event),
    )


def after_join(view: TableView, event: Join) -> TableView:
    """The table after somebody has joined, perhaps in place of a bot."""
    seats = list(view.seats)
    place = event.place if 0 <= event.place < len(seats) else len(seats)
    gone = seats[place : place + 1]
    seats[place : place + 1] = [event.member]
    host = view.host
    if host == NOBODY and not event.bot:
        host = event.member
    members = [
        replace(item, name=event.others[item.id]) if item.id in event.others else item
        for item in view.members
        if item.id not in gone
    ]
    members.append(
        Member(event.member, event.name, event.bot, wins=event.wins, newcomer=event.newcomer)
    )
    return replace(view, members=members, seats=seats, host=host)


def after_leave(view: TableView, event: Leave) -> TableView:
    """The table after a person has left; if that was the host, whoever joined first becomes host."""
    members = [item for item in view.members if item.id != event.member]
    people = [item.id for item in members if not item.bot]
    members.append(Member(event.bot, event.name, view.bots))
    seats = [event.bot if item == event.member else item for item in view.seats]
    host = min(people, default=NOBODY) if view.host == event.member else view.host
    return replace(view, members=members, seats=seats, host=host)


def with_settings(view: TableView, event: Settings) -> TableView:
    """The table after its settings have changed. If they name a bot, it replaces all bots of the table."""
    # None means unchanged, except that the clock is None if there is none.
    changed = {
        name: value
        for name, value in settings_of(event).items()
        if value is not UNSET and (value is not None or name == "clock")
    }
    if event.bots is not None:
        members = view.members
        for item in view.members:
            if item.bot:
                members = _with_level(members, item.id, event.bots, view.game)
        changed["members"] = members
    return replace(view, **changed)


def with_bot(view: TableView, event: ChooseBot) -> TableView:
    """The table after another bot was chosen in place of one of its bots."""
    return replace(view, members=_with_level(view.members, event.member, event.bot, view.game))


def _with_level(members: list[Member], number: int, bot: str, game: str) -> list[Member]:
    others = [item.name for item in members if item.id != number]

    def with_name(item: Member) -> Member:
        known = item.name in names_of(bot, game)
        name = item.name if known else bot_name(others, bot, game)
        return replace(item, bot=bot, name=name)

    return [with_name(item) if item.id == number else item for item in members]


def with_mark(view: TableView, member: int, **marks: bool) -> TableView:
    """The table after a member's marks ``away`` or ``newcomer`` have changed."""
    members = [replace(item, **marks) if item.id == member else item for item in view.members]
    return replace(view, members=members)


def with_full_banks(view: TableView) -> TableView:
    """The table with full banks, at the beginning of the game."""
    if view.clock is None:
        return view
    return replace(view, banks=[view.clock.bank * 1000] * len(view.seats))


def with_bank_used(view: TableView, seat: int, spent: int) -> TableView:
    """The table after a seat has used time from its bank."""
    banks = list(view.banks)
    banks[seat] = max(0, banks[seat] - spent)
    return replace(view, banks=banks)
