"""Take-backs: who may ask, who must agree, and what ends a request.

A member with a seat may ask that its last action in the hand, and all later ones, be undone. Every other
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
    """Raise Refused if ``member`` can take nothing back now, or the table allows no take-backs."""
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
    """Raise Refused if ``member`` is not asked to agree.

    A member may always withdraw its own request or agreement (``yes`` is false).
    """
    back = view.back
    if back is None:
        raise Refused("no-back")
    own = [back.member, *back.yes] if not yes else []
    if member not in (*back.wanted, *own):
        raise Refused("no-back")


def with_request(view: TableView, play: TableGame, member: int) -> TableView:
    """The table with a member's request to take back its last action."""
    play.asks[member] += 1
    return replace(view, back=TakeBack(member, play.last_of(member), [], others(view, member)))


def with_answer(view: TableView, member: int, yes: bool) -> TableView:
    """The table after a member's answer to the request for a take-back; a refusal ends the request."""
    back = view.back
    if back is None or not yes:
        return replace(view, back=None)
    wanted = [item for item in back.wanted if item != member]
    return replace(view, back=replace(back, yes=[*back.yes, member], wanted=wanted))


def without(view: TableView, member: int) -> TableView:
    """The table after a member has left or is away: it need not agree any more, and its own request ends."""
    back = view.back
    if back is None:
        return view
    person = view.find(back.member)
    if person is None or person.away:
        return replace(view, back=None)
    yes = [item for item in back.yes if item != member]
    wanted = [item for item in back.wanted if item != member]
    return replace(view, back=replace(back, yes=yes, wanted=wanted))
