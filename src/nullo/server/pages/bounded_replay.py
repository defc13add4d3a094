"""Replays records that clients send, which may be wrong or too long."""

from typing import Any

from nullo.game.errors import RecordError
from nullo.records.record import parse, replay
from nullo.server.protocol.problems import Problem
from nullo.state.match import Match


def bounded_replay(data: bytes, most: int, too_long: str) -> Match:
    """Replay a record in JSON, unless it is too long.

    Args:
        data: the record.
        most: the greatest number of actions and dealt cards that the game may have.
        too_long: the code of the problem if it has more.

    Raises:
        Problem: the record is invalid, or the game is too long.
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
    """The number of actions in a record, which may be invalid."""
    hands = record.get("hands")
    if not isinstance(hands, list):
        return 0
    lists = [hand.get("actions") for hand in hands if isinstance(hand, dict)]
    return sum(len(actions) for actions in lists if isinstance(actions, list))
