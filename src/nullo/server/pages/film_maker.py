"""Makes films, in a process of its own: a long one takes seconds."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec

from nullo.errors import RecordError, Saying
from nullo.records.film import film
from nullo.records.record import parse, replay
from nullo.server.protocol.messages import NAME_LENGTH
from nullo.server.table.display_names import one_line


class Order(msgspec.Struct):
    """A film that is wanted.

    Attributes:
        record: of the game, in JSON as somebody has brought it.
        most: actions and dealt cards that the game may have.
        packed: whether the film is to be compressed.
    """

    record: bytes
    most: int
    packed: bool


class Made(msgspec.Struct):
    """What became of an order.

    Attributes:
        film: in JSON, perhaps compressed.
        too_long: there is none, since the game is.
        wrong: there is none, since this is wrong with the record.
    """

    film: bytes = b""
    too_long: bool = False
    wrong: Saying | None = None


class _TooLong(Exception):
    pass


def work(order: bytes) -> bytes:
    """Make the film that an :class:`Order` wants; a :class:`Made`. Both are MessagePack."""
    return msgspec.msgpack.encode(make(msgspec.msgpack.decode(order, type=Order)))


def made(answer: bytes) -> Made:
    """What an answer of :func:`work` says."""
    return msgspec.msgpack.decode(answer, type=Made)


def make(order: Order) -> Made:
    """Make the film that is wanted."""

    def check(steps: int) -> None:
        if steps > order.most:
            raise _TooLong

    try:
        record = parse(order.record)
        check(_actions(record))  # before it is replayed
        played = replay(record, check=check)
        check(played.state.many_steps())
        shown = film(played)
    except (_TooLong, MemoryError):
        return Made(too_long=True)
    except RecordError as error:
        return Made(wrong=error.saying)
    # A record's names are whatever its maker wrote; at a table they would have been these.
    shown.names = [one_line(name, NAME_LENGTH) for name in shown.names]
    body = msgspec.json.encode(shown)
    return Made(gzip.compress(body, 5, mtime=0) if order.packed else body)


def _actions(record: dict[str, Any]) -> int:
    """How many actions a record states, which may be damaged."""
    hands = record.get("hands")
    if not isinstance(hands, list):
        return 0
    lists = [hand.get("actions") for hand in hands if isinstance(hand, dict)]
    return sum(len(actions) for actions in lists if isinstance(actions, list))
