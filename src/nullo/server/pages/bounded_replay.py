"""Replays records that clients send, which may be wrong or too long."""

from __future__ import annotations

from typing import Any

from nullo.records.record import parse, replay
from nullo.state.match import Match


class TooLong(Exception):
    """A game has more actions and dealt cards than allowed."""


def bounded_replay(data: bytes, most: int) -> Match:
    """Replay a record in JSON, unless it is too long.

    Args:
        data: the record.
        most: the greatest number of actions and dealt cards that the game may have.

    Raises:
        RecordError: the record is invalid.
        TooLong: the game is too long.
    """

    def check(steps: int) -> None:
        if steps > most:
            raise TooLong

    record = parse(data)
    check(_actions(record))  # before replaying it
    match = replay(record, check=check)
    check(match.state.many_steps())
    return match


def _actions(record: dict[str, Any]) -> int:
    """The number of actions in a record, which may be invalid."""
    hands = record.get("hands")
    if not isinstance(hands, list):
        return 0
    lists = [hand.get("actions") for hand in hands if isinstance(hand, dict)]
    return sum(len(actions) for actions in lists if isinstance(actions, list))
