"""What of a game is printed on paper: its score sheet, and cards beside those of its deck.

A game tells it by ``Rules.print_form``; :mod:`nullo.paper` draws it. Everything here is a code, a
number or the key of words, which are in the game's ``words/LANGUAGE.paper.ftl``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

ALL = ("*",)
"""Of a column: all parts of a score."""


class Words(msgspec.Struct, frozen=True):
    """A text: the key of its words, and their parameters."""

    key: str
    params: Mapping[str, str | int] = {}


class Column(msgspec.Struct, frozen=True):
    """A column of a score sheet.

    Attributes:
        name: the key of its heading.
        kind: what its cells hold before anybody writes: nothing, the running ``total``, signs of
            a bid to be ringed (``signs``), one ``letters`` of two to be ringed, the ``suits`` of the
            deck to be ringed, or the number of ``cards`` of the hand.
        letters: the keys of the letters.
        width: relative to the other columns.
        each: there is one for each seat of the side, not one for the side.
        card: the code of the card that is its heading, instead of words.
        entry: the field of a kept score's entries (:mod:`nullo.game.score_form`) that fills its cells; of a
            side with several seats the sum of their numbers.
        values: of an entry, those that the signs or letters stand for, in their order.
        parts: the codes of what fills its cells: the points of these parts of a kept score; ``ALL``:
            everything that the hand scored.
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
    """A hand of a score sheet.

    Attributes:
        cards: how many each player gets, where that changes from hand to hand.
        mark: a short sign beside its number, such as ``×2``.
    """

    cards: int = 0
    mark: str = ""


class ScoreSheet(msgspec.Struct, frozen=True):
    """A score sheet.

    Attributes:
        row: the key of what a row is.
        hand: columns about the hand, at the left.
        side: columns of each player or team.
        notes: columns about the hand, at the right.
        notes_name: the key of the heading of these.
        rows: the hands; none: as many as fit, because the game ends with a score.
        start: the total at the beginning; None: it is not written.
        dealers: whether the deal passes from seat to seat, and each row shows the dealer.
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
        cards: codes of cards, drawn as rank and suit, or as the circle of a card that turns.
        rank: a rank of any suit, drawn as on a card.
        words: a text; what stands before its first colon is its heading.
        heading: the key of another heading in place of that one.
        by: after an arrow, codes of the cards that turn the first ones.
    """

    cards: tuple[str, ...] = ()
    rank: str = ""
    words: Words | None = None
    heading: str = ""
    by: tuple[str, ...] = ()


class ReferenceCard(msgspec.Struct, frozen=True):
    """A card to look things up.

    Attributes:
        title: the key of its title.
        lines: what it says.
        sign: what it is about in large print, such as a rank.
        each: whether every player gets one.
    """

    title: str
    lines: tuple[PrintedLine, ...]
    sign: str = ""
    each: bool = False


class BidCard(msgspec.Struct, frozen=True):
    """A card with which a player bids a number; every player gets one."""

    number: int


class PrintForm(msgspec.Struct, frozen=True):
    """What of a game is printed.

    Attributes:
        sheet: its score sheet.
        bids: the bid cards of a player.
        references: cards to look things up.
        copies: cards of which the deck has another number than a hand is dealt from, by code.
        bought: whether shops sell the deck, so that nobody has to print it.
    """

    sheet: ScoreSheet = ScoreSheet()
    bids: tuple[BidCard, ...] = ()
    references: tuple[ReferenceCard, ...] = ()
    copies: Mapping[str, int] = {}
    bought: bool = False
