"""Makes documents for paper in a process of its own, because drawing one takes a second at worst."""

from __future__ import annotations

from typing import Any

import msgspec

from nullo.paper import Kind, Paper, document, kept_score
from nullo.scorekeeper import KeptScore


class Order(msgspec.Struct):
    """A request for a document; the game and its options are checked already.

    Attributes:
        kind: what it is.
        game: the game's id.
        options: its options.
        paper: the size of the paper.
        language: of the words.
        score: what was kept at a real table, to be printed on the score sheet.
        date: the day of that game, in words.
    """

    kind: Kind
    game: str
    options: dict[str, Any]
    paper: Paper
    language: str
    score: KeptScore | None = None
    date: str = ""

    def key(self) -> str:
        """The same for orders of the same document."""
        return msgspec.json.encode(self, order="sorted").decode()


class Made(msgspec.Struct):
    """The result of an order: a PDF, empty if the game has no rules to print."""

    pdf: bytes = b""


def work(order: bytes) -> bytes:
    """Fill an :class:`Order` and return a :class:`Made`; both are MessagePack."""
    return msgspec.msgpack.encode(make(msgspec.msgpack.decode(order, type=Order)))


def made(answer: bytes) -> Made:
    """Decode the answer of :func:`work`."""
    return msgspec.msgpack.decode(answer, type=Made)


def make(order: Order) -> Made:
    """Fill an order."""
    paper, language = order.paper, order.language
    if order.score:
        return Made(kept_score(order.score, paper=paper, language=language, date=order.date).pdf)
    found = document(order.kind, order.game, order.options, paper=paper, language=language)
    return Made(found.pdf if found else b"")
