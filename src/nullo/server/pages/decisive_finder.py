"""Finds, in a process of its own, the trick that decided a record's game."""

import msgspec

from nullo.deals.decisive_trick import DecisiveTrick, decisive_trick
from nullo.server.pages.bounded_replay import bounded_replay
from nullo.server.protocol.problems import Problem

TOO_LONG = "film-too-long"


class DecisiveRequest(msgspec.Struct):
    """A request for the trick that decided a game.

    Attributes:
        record: the game's record in JSON, as a client sent it.
        most: the greatest number of actions and dealt cards that the game may have.
    """

    record: bytes
    most: int


class DecisiveAnswer(msgspec.Struct, tag=True):
    """The trick that decided a game; None: the game has none."""

    trick: DecisiveTrick | None


def find_decisive(request: DecisiveRequest) -> DecisiveAnswer:
    """The trick that decided a record's game for the first of its winners.

    Raises:
        Problem: the record is invalid or too long, or its game is not over.
    """
    match = bounded_replay(request.record, request.most, TOO_LONG)
    if not match.state.is_terminal():
        raise Problem("not-over", 409)
    winners = match.state.winners()
    seats = (seat for seat in range(match.game.players) if match.game.side(seat) in winners)
    return DecisiveAnswer(decisive_trick(match, next(seats, 0)))
