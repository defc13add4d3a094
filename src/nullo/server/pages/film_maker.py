"""Makes films in a process of its own, because a long film takes seconds."""

import gzip

import msgspec

from nullo.records.film import film
from nullo.server.pages.bounded_replay import bounded_replay
from nullo.server.protocol.messages import NAME_LENGTH
from nullo.server.protocol.problems import Problem
from nullo.server.table.display_names import one_line

TOO_LONG = "film-too-long"


class FilmRequest(msgspec.Struct):
    """A request for a film.

    Attributes:
        record: the game's record in JSON, as a client sent it.
        most: the greatest number of actions and dealt cards that the game may have.
        packed: whether to compress the film.
    """

    record: bytes
    most: int
    packed: bool


def render_film(request: FilmRequest) -> bytes:
    """The film in JSON, compressed if that is requested.

    Raises:
        Problem: the record is invalid, or the game is too long.
    """
    try:
        shown = film(bounded_replay(request.record, request.most, TOO_LONG))
    except MemoryError:
        raise Problem(TOO_LONG, 413) from None
    # A record may contain any names; show them as a table would.
    shown.names = [one_line(name, NAME_LENGTH) for name in shown.names]
    body = msgspec.json.encode(shown)
    return gzip.compress(body, 5, mtime=0) if request.packed else body
