"""What a game has to print on paper: a score sheet, bid cards and reference cards.

A game states it in ``Rules.print_form``, with the keys of words in its ``words/LANGUAGE.paper.ftl``;
:mod:`nullo.paper` draws it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

ALL = ("*",)
"""The value of ``Column.parts`` that stands for all parts of a score."""


class Words(msgspec.Struct, frozen=True):
    """A piece of text in any language: the key of its words and their parameters."""

    key: str
    params: Mapping[str, str | int] = {}


class Column(msgspec.Struct, frozen=True):
    """A column of a score sheet.

    Attributes:
        name: the key of its heading.
        kind: what its cells hold: space to write in (if empty), the running ``total``, the number of
            ``cards`` of the hand, or something to circle: the ``signs`` of bids, two ``letters`` or the
            ``suits`` of the deck.
        letters: the keys of the letters.
        width: its width relative to the other columns.
        each: whether each seat of the side has such a column; otherwise the side has one.
        card: the code of the card that is its heading, instead of words.
        entry: the field of the score form (:mod:`nullo.game.score_form`) that fills its cells when a kept
            score is printed; if the side has several seats, their values are added up.
        values: the values of ``entry`` for which the signs or letters stand, in their order.
        parts: the codes of the score parts whose points fill its cells when a kept score is printed;
            ``ALL`` for all parts.
    """

    name: str = ""
    kind: Literal["", "total", "signs", "letters", "suits", "cards"] = ""
    letters: tuple[str, ...] = ()
    width: float = 1
    each: bool = False
    card: str = ""
    entry: str = ""
    values: tuple[int, ...] = ()
    parts: tuple[str, ...] = ()


class Row(msgspec.Struct, frozen=True):
    """The row of a hand in a score sheet.

    Attributes:
        cards: the number of cards of each player, if that changes from hand to hand; otherwise 0.
        mark: a short sign beside the hand's number, such as ``×2``.
    """

    cards: int = 0
    mark: str = ""


class ScoreSheet(msgspec.Struct, frozen=True):
    """A score sheet.

    Attributes:
        row: the key of what a row is called, such as "hand".
        hand: columns about the hand, at the left.
        side: columns of each player or team.
        notes: columns about the hand, at the right.
        notes_name: the key of the heading over ``notes``.
        rows: the rows of the hands; if empty, as many as fit on the sheet.
        start: the total at the beginning; None if it is not printed.
        dealers: whether each row shows the dealer, because the deal passes from seat to seat.
        help: how a hand scores, in small print.
    """

    row: str = "paper-hand"
    hand: tuple[Column, ...] = ()
    side: tuple[Column, ...] = (Column("paper-points", parts=ALL), Column("paper-total", "total"))
    notes: tuple[Column, ...] = ()
    notes_name: str = ""
    rows: tuple[Row, ...] = ()
    start: int | None = None
    dealers: bool = True
    help: tuple[Words, ...] = ()


class PrintedLine(msgspec.Struct, frozen=True):
    """A line of a reference card.

    Attributes:
        cards: codes of cards, drawn as rank and suit, or as a circle if the card can be turned.
        rank: a rank without a suit, drawn as on a card.
        words: the line's words; the part before the first colon is printed as a heading.
        heading: the key of a heading to use instead of that part.
        by: codes of the cards that turn ``cards``, drawn after an arrow.
    """

    cards: tuple[str, ...] = ()
    rank: str = ""
    words: Words | None = None
    heading: str = ""
    by: tuple[str, ...] = ()


class ReferenceCard(msgspec.Struct, frozen=True):
    """A card that sums up some rules for players to keep at hand.

    Attributes:
        title: the key of its title.
        lines: its lines.
        sign: its subject in large print, such as a rank.
        each: whether every player gets one; otherwise there is one for the table.
    """

    title: str
    lines: tuple[PrintedLine, ...]
    sign: str = ""
    each: bool = False


class BidCard(msgspec.Struct, frozen=True):
    """A card with which a player bids a number; every player gets one."""

    number: int


class PrintForm(msgspec.Struct, frozen=True):
    """What a game has to print.

    Attributes:
        sheet: its score sheet.
        bids: the bid cards of one player.
        references: its reference cards.
        copies: by a card's code, how many copies of it to print, if it is another number than in the deck.
        bought: whether shops sell the deck, so that it need not be printed.
    """

    sheet: ScoreSheet = ScoreSheet()
    bids: tuple[BidCard, ...] = ()
    references: tuple[ReferenceCard, ...] = ()
    copies: Mapping[str, int] = {}
    bought: bool = False
