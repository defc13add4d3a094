"""Makes films in a process of its own, because a long film takes seconds."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec

from nullo.errors import ErrorMessage, RecordError
from nullo.records.film import film
from nullo.records.record import parse, replay
from nullo.server.protocol.messages import NAME_LENGTH
from nullo.server.table.display_names import one_line


class Order(msgspec.Struct):
    """A request for a film.

    Attributes:
        record: the game's record in JSON, as a client sent it.
        most: the greatest number of actions and dealt cards that the game may have.
        packed: whether to compress the film.
    """

    record: bytes
    most: int
    packed: bool


class Made(msgspec.Struct):
    """The result of an order.

    Attributes:
        film: the film in JSON, compressed if that was asked for.
        too_long: there is no film, because the game is too long.
        wrong: there is no film, because this is wrong with the record.
    """

    film: bytes = b""
    too_long: bool = False
    wrong: ErrorMessage | None = None


class _TooLong(Exception):
    pass


def work(order: bytes) -> bytes:
    """Make the film for an :class:`Order` and return a :class:`Made`; both are MessagePack."""
    return msgspec.msgpack.encode(make(msgspec.msgpack.decode(order, type=Order)))


def made(answer: bytes) -> Made:
    """Decode the answer of :func:`work`."""
    return msgspec.msgpack.decode(answer, type=Made)


def make(order: Order) -> Made:
    """Make the film for an order."""

    def check(steps: int) -> None:
        if steps > order.most:
            raise _TooLong

    try:
        record = parse(order.record)
        check(_actions(record))  # before replaying it
        played = replay(record, check=check)
        check(played.state.many_steps())
        shown = film(played)
    except (_TooLong, MemoryError):
        return Made(too_long=True)
    except RecordError as error:
        return Made(wrong=error.message)
    # A record may contain any names; show them as a table would.
    shown.names = [one_line(name, NAME_LENGTH) for name in shown.names]
    body = msgspec.json.encode(shown)
    return Made(gzip.compress(body, 5, mtime=0) if order.packed else body)


def _actions(record: dict[str, Any]) -> int:
    """The number of actions in a record, which may be invalid."""
    hands = record.get("hands")
    if not isinstance(hands, list):
        return 0
    lists = [hand.get("actions") for hand in hands if isinstance(hand, dict)]
    return sum(len(actions) for actions in lists if isinstance(actions, list))
