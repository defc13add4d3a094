"""Makes films in a process of its own, because a long film takes seconds."""

from __future__ import annotations

import gzip

import msgspec

from nullo.game.errors import ErrorMessage, RecordError
from nullo.records.film import film
from nullo.server.pages.bounded_replay import TooLong, bounded_replay
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


def make(order: Order) -> Made:
    """Make the film for an order."""
    try:
        shown = film(bounded_replay(order.record, order.most))
    except (TooLong, MemoryError):
        return Made(too_long=True)
    except RecordError as error:
        return Made(wrong=error.message)
    # A record may contain any names; show them as a table would.
    shown.names = [one_line(name, NAME_LENGTH) for name in shown.names]
    body = msgspec.json.encode(shown)
    return Made(gzip.compress(body, 5, mtime=0) if order.packed else body)
