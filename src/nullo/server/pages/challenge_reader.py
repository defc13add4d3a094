"""Reads, in a process of its own, the record of which a challenge is made."""

import msgspec

from nullo.deals.challenge import Challenge, challenge_of
from nullo.game.errors import RecordError
from nullo.server.pages.bounded_replay import bounded_replay
from nullo.server.protocol.problems import Problem

TOO_LONG = "film-too-long"


class ChallengeRequest(msgspec.Struct):
    """A request for a challenge.

    Attributes:
        record: the game's record in JSON, as a client sent it.
        seat: the seat to be played again.
        most: the greatest number of actions and dealt cards that the game may have.
    """

    record: bytes
    seat: int
    most: int


def read_challenge(request: ChallengeRequest) -> Challenge:
    """The challenge that a record makes.

    Raises:
        Problem: the record is invalid, too long, or not that of a game against bots.
    """
    match = bounded_replay(request.record, request.most, TOO_LONG)
    try:
        return challenge_of(match, request.seat)
    except RecordError as error:
        raise Problem("bad-record", reason=error.message) from None
