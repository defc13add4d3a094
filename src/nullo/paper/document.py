"""What is printed: kinds of documents, sizes of paper, and the finished document."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["scoresheet", "deck", "rules"]
KINDS: tuple[Kind, ...] = ("scoresheet", "deck", "rules")
"""The kinds of documents that can be printed for a game."""
Paper = Literal["a4", "letter"]
PAPERS: dict[Paper, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""The width and height of each paper size in portrait, in millimetres."""


class Document(msgspec.Struct, frozen=True):
    """A document: the file, and the numbers of pages, cards, bid cards and reference cards in it."""

    pdf: bytes
    pages: int
    cards: int = 0
    bids: int = 0
    references: int = 0
