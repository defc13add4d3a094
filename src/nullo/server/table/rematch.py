"""Rematches: one person asks the others who played to play again; those who agree do so at a new table.

Every other person with a seat who is not away is asked. The table is made when all have answered and
somebody has agreed, or when the person who asked no longer wants to wait; bots take the other seats. The new
table takes over the number of games that each member has won, and what was said last.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Collection
from hashlib import sha256

from msgspec.structs import replace

from nullo.server.protocol.messages import Rematch, Said, TableView
from nullo.server.protocol.problems import Refused
from nullo.server.table import events
from nullo.server.table.display_names import bot_name
from nullo.server.table.seating import (
    check_free,
    check_person,
    check_stage,
    others,
    seated_by_cut,
    settings_of,
)
from nullo.state import Game


def _check(view: TableView, member: int) -> None:
    check_stage(view, "over")
    check_free(view)
    check_person(view, member)
    if view.next:
        raise Refused("rematch-begun")


def check_request(view: TableView, member: int) -> None:
    """Raise Refused if ``member`` cannot ask for a rematch now, or somebody has asked already."""
    _check(view, member)
    if view.rematch is not None and (view.rematch.wanted or is_due(view)):
        raise Refused("rematch-asked")


def check_answer(view: TableView, member: int) -> None:
    """Raise Refused if ``member`` cannot answer now, or nobody has asked for a rematch.

    The person who asked may also answer, to end the waiting.
    """
    _check(view, member)
    if view.rematch is None:
        raise Refused("no-rematch")


def with_request(view: TableView, member: int, cut: bool) -> TableView:
    """The table with a member's request for a rematch; it is granted if there is nobody to ask."""
    wanted = others(view, member)
    return replace(view, rematch=Rematch(member, cut, wanted=wanted, go=not wanted))


def with_answer(view: TableView, member: int, yes: bool) -> TableView:
    """The table after a member's answer to the request for a rematch."""
    asks = view.rematch
    assert asks is not None
    if member == asks.member:
        return replace(view, rematch=replace(asks, wanted=[], go=True) if yes else None)
    lists = {
        name: [item for item in getattr(asks, name) if item != member]
        for name in ("yes", "no", "wanted")
    }
    lists["yes" if yes else "no"].append(member)
    return replace(view, rematch=replace(asks, **lists))


def without(view: TableView, member: int) -> TableView:
    """The table after a member was marked away, so that a rematch no longer waits for its answer."""
    asks = view.rematch
    if asks is None or member not in asks.wanted:
        return view
    wanted = [item for item in asks.wanted if item != member]
    return replace(view, rematch=replace(asks, wanted=wanted))


def is_due(view: TableView) -> bool:
    """Whether it is time to make the table for the rematch."""
    asks = view.rematch
    return asks is not None and not view.next and not asks.wanted and (asks.go or bool(asks.yes))


def absent(view: TableView) -> list[int]:
    """The numbers of the people who have not agreed to play again."""
    asks = view.rematch
    coming = () if asks is None else (asks.member, *asks.yes)
    return [item.id for item in view.members if not item.bot and item.id not in coming]


def with_wins(view: TableView, game: Game, sides: Collection[int]) -> TableView:
    """The table after its game has ended; the members of the winning ``sides`` have one more win."""
    winners = {member for k, member in enumerate(view.seats) if game.side(k) in sides}
    members = [
        replace(item, wins=item.wins + 1) if item.id in winners else item for item in view.members
    ]
    return replace(view, members=members, games=view.games + 1)


def first_events(view: TableView, game: Game, said: list[Said]) -> list[events.Event]:
    """The first events of the table for the rematch, with bots for the people who do not play again.

    ``said`` is what was said last at the present table.
    """
    asks = view.rematch
    assert asks is not None
    gone = set(absent(view))
    staying = [item for item in view.members if item.id not in gone]
    number = 1 + max(item.id for item in view.members)
    names = [item.name for item in view.members]
    instead: dict[int, int] = {}
    joins: list[events.Event] = [
        events.Join(item.id, item.name, item.bot, wins=item.wins, newcomer=item.newcomer)
        for item in sorted(staying, key=lambda item: item.id)  # the host comes first
    ]
    for member in view.seats:
        if member in gone:
            instead[member] = number + len(instead)
            names.append(bot_name(names, view.bots, view.game))
            joins.append(events.Join(instead[member], names[-1], view.bots))
    opening = events.Open(
        view.game,
        view.options,
        **settings_of(view),
        games=view.games,
        said=[replace(one, seq=k - len(said)) for k, one in enumerate(said)],
    )
    seats = [instead.get(member, member) for member in view.seats]
    return [opening, *joins, seated_by_cut(seats, game, asks.cut)]


def next_id(id: str) -> str:
    """The id of the table for the rematch of the table ``id``; every worker finds the same one."""
    return urlsafe_b64encode(sha256(f"nullo next table\n{id}".encode()).digest()[:9]).decode()
