"""Makes remarks, which tell clients that connect later about a hand's take-backs and claims.

The log of the hand does not show take-backs and claims.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from nullo.game.view import Line
from nullo.server.protocol.messages import AnswerBack, Remark, TableView, TakeBack
from nullo.server.table.events import Stored, TakenBack
from nullo.server.table.play import TableGame

KEPT = 20
NAMED = 2


def with_take_back_remark(
    view: TableView, play: TableGame, stored: Stored, back: TakeBack, undone: Sequence[Line]
) -> TableView:
    """The table with a remark on how a request for a take-back ended: done, refused or overtaken by the game.

    ``view`` and ``play`` are those after the event ``stored``; ``undone`` are the log lines taken back.
    """
    seat = view.seats.index(back.member) if back.member in view.seats else -1
    lines, more = list(undone[:NAMED]), len(undone[NAMED:])
    match stored.event:
        case TakenBack():
            return _with(view, play, Remark(stored.seq, "taken-back", seat, lines=lines, more=more))
        case AnswerBack():
            return _with(view, play, Remark(stored.seq, "refused", seat))
        case _:
            return _with(view, play, Remark(stored.seq, "past", seat))


def with_claim_remark(view: TableView, play: TableGame, seq: int) -> TableView:
    """The table with a remark that a seat has claimed the rest of the hand."""
    return _with(view, play, Remark(seq, "claim", view.claimed))


def _with(view: TableView, play: TableGame, remark: Remark) -> TableView:
    at = len(play.state.public().log)
    # A take-back makes the log shorter.
    old = [replace(item, at=at) if item.at > at else item for item in view.remarks]
    return replace(view, remarks=[*old, replace(remark, at=at)][-KEPT:])
