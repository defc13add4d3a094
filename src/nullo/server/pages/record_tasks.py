"""Work on records that clients send; it is done in separate processes.

Each function raises a Problem if the record is invalid, or its game is too long.
"""

from __future__ import annotations

import gzip
from typing import Any

import msgspec

from nullo.deals.challenge import Challenge, challenge_of
from nullo.deals.decisive_trick import DecisiveTrick, decisive_trick
from nullo.game.errors import RecordError
from nullo.records.film import film
from nullo.records.record import parse, replay
from nullo.server.protocol.messages import NAME_LENGTH
from nullo.server.protocol.problems import Problem
from nullo.server.table.display_names import one_line
from nullo.state.match import Match

TOO_LONG = "film-too-long"


class RecordRequest(msgspec.Struct):
    """A request for something that is made from ``record``, which is JSON as a client sent it."""

    record: bytes
    most: int  # actions and dealt cards that the game may have


def bounded_replay(data: bytes, most: int, too_long: str = TOO_LONG) -> Match:
    """The match of a record in JSON, which may have at most ``most`` actions and dealt cards.

    ``too_long`` is the code of the Problem if it has more.
    """

    def check(steps: int) -> None:
        if steps > most:
            raise Problem(too_long, 413)

    try:
        record = parse(data)
        check(_actions(record))  # before replaying it
        match = replay(record, check=check)
    except RecordError as error:
        raise Problem("bad-record", reason=error.message) from None
    check(match.state.many_steps())
    return match


def _actions(record: dict[str, Any]) -> int:
    hands = record.get("hands")
    if not isinstance(hands, list):
        return 0
    lists = [hand.get("actions") for hand in hands if isinstance(hand, dict)]
    return sum(len(actions) for actions in lists if isinstance(actions, list))


class FilmRequest(RecordRequest):
    """A request for the film of a record; the answer is compressed if ``packed`` is True."""

    packed: bool


def render_film(request: FilmRequest) -> bytes:
    """The film of a record in JSON. A long film takes seconds."""
    try:
        shown = film(bounded_replay(request.record, request.most))
    except MemoryError:
        raise Problem(TOO_LONG, 413) from None
    # A record may contain any names; show them as a table would.
    shown.names = [one_line(name, NAME_LENGTH) for name in shown.names]
    body = msgspec.json.encode(shown)
    return gzip.compress(body, 5, mtime=0) if request.packed else body


class ChallengeRequest(RecordRequest):
    """A request to make a challenge from a record, in which other people play ``seat``."""

    seat: int


def read_challenge(request: ChallengeRequest) -> Challenge:
    """The challenge that is made from the record of a game against bots."""
    match = bounded_replay(request.record, request.most)
    try:
        return challenge_of(match, request.seat)
    except RecordError as error:
        raise Problem("bad-record", reason=error.message) from None


class DecisiveAnswer(msgspec.Struct, tag=True):
    """The trick that decided a game; None if the game has none."""

    trick: DecisiveTrick | None


def find_decisive(request: RecordRequest) -> DecisiveAnswer:
    """The trick that decided a record's finished game for the first of its winners."""
    match = bounded_replay(request.record, request.most)
    if not match.state.is_terminal():
        raise Problem("not-over", 409)
    winners = match.state.winners()
    seats = (seat for seat in range(match.game.players) if match.game.side(seat) in winners)
    return DecisiveAnswer(decisive_trick(match, next(seats, 0)))
