"""Take-backs: who may ask, who must agree, and what ends a request.

A member with a seat may ask that its last action of the hand be undone, with all that followed. Every other
person with a seat who is not marked away must agree. Any action in the game ends the request, and so does the
first refusal.
"""

from __future__ import annotations

from msgspec.structs import replace

from nullo.server.protocol.messages import TableView, TakeBack
from nullo.server.protocol.problems import Refused
from nullo.server.table.play import TableGame
from nullo.server.table.seating import check_stage, others, seat_of

MOST = 1000  # requests by one member at a table


def check_request(view: TableView, play: TableGame | None, member: int) -> None:
    """Refuse a request if nothing can be taken back, or the table does not allow it."""
    check_stage(view, "playing")
    assert play is not None
    seat_of(view, member)
    if not view.takebacks:
        raise Refused("no-takebacks")
    if view.back is not None:
        raise Refused("back-asked")
    if play.asks[member] >= MOST:
        raise Refused("worn-out")
    play.last_of(member)


def check_answer(view: TableView, member: int, yes: bool) -> None:
    """Refuse an answer of a member who is not asked, unless it withdraws its own request or agreement."""
    back = view.back
    if back is None:
        raise Refused("no-back")
    own = [back.member, *back.yes] if not yes else []
    if member not in (*back.wanted, *own):
        raise Refused("no-back")


def with_request(view: TableView, play: TableGame, member: int) -> TableView:
    """The table with a request."""
    play.asks[member] += 1
    return replace(view, back=TakeBack(member, play.last_of(member), [], others(view, member)))


def with_answer(view: TableView, member: int, yes: bool) -> TableView:
    """The table after an answer."""
    back = view.back
    if back is None or not yes:
        return replace(view, back=None)
    wanted = [item for item in back.wanted if item != member]
    return replace(view, back=replace(back, yes=[*back.yes, member], wanted=wanted))


def without(view: TableView, member: int) -> TableView:
    """The table after a member has left or is away: it is no longer asked, and its own request ends."""
    back = view.back
    if back is None:
        return view
    person = view.find(back.member)
    if person is None or person.away:
        return replace(view, back=None)
    yes = [item for item in back.yes if item != member]
    wanted = [item for item in back.wanted if item != member]
    return replace(view, back=replace(back, yes=yes, wanted=wanted))
