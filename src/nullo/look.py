"""How a game looks on every screen: its cards, its cover, and what its table shows. Codes, no words.

A game states one :class:`Look` in its ``Rules``. The page has it from ``GET /api/games``.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Drawing = Literal[
    "spade", "heart", "diamond", "club",
    "drop", "leaf", "triangle", "square", "star", "flower",
]  # fmt: skip


class Suit(msgspec.Struct, frozen=True, omit_defaults=True):
    """A suit as it is drawn.

    Attributes:
        letter: as in the codes of its cards, at the end (``10h``) or at the beginning (``b7``).
            A letter that no game of Nullo's own has is named by ``suit-LETTER`` in the words.
        sign: one character for it in text.
        drawing: its shape and its colour.
        path: another shape in that colour: the ``d`` of an SVG path in a box of 24 by 24.
    """

    letter: str
    sign: str
    drawing: Drawing
    path: str = ""


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a card looks that shows more than rank and suit, or something else.

    Attributes:
        name: key of its name; empty: the deck's, by rank and suit.
        word: key of the word printed on it; a drawing, the same however it counts.
        full: of a card that turns: it begins as a full circle (all), not as an empty one.
        turned_by: the cards that turn it into its opposite.
        turns: the card that it turns.
        wild: it is played as another card.
        picture: an SVG of the game's folder, ``pictures/NAME.svg``, 100 wide and 140 high.
    """

    name: str = ""
    word: str = ""
    full: bool = False
    turned_by: tuple[str, ...] = ()
    turns: str = ""
    wild: bool = False
    picture: str = ""


STANDARD_SUITS = (
    Suit("s", "♠", "spade"),
    Suit("h", "♥", "heart"),
    Suit("c", "♣", "club"),
    Suit("d", "♦", "diamond"),
)
HEIGHTS = {"J": 11, "Q": 12, "K": 13, "A": 14}


class Look(msgspec.Struct, frozen=True):
    """How a game looks.

    Attributes:
        minutes: how long it usually takes; 0: nobody knows.
        grows_with: options that it takes longer with, in proportion. A list has an entry a hand.
        cover: three cards for the lobby; a wild card with those that it may be: ``SAUCE g2 r5``.
        suits: from left to right in a hand.
        painted: cards have a strip in the colour of their suit.
        name: key of a card's name, of its ``rank`` and its ``suit``.
        heights: ranks that are no numbers, for the order of a hand.
        worth: what a card counts in a hand, by code.
        cards: cards that look otherwise, by code.
        trump_points: ranks that count as trumps, and what they count.
        tricks: it is played in tricks.
        parts: what its table shows beside the trick: ``piles`` (stock and discard pile, in the
            place of a trick), ``sauces`` (the rules in force, the kitty, the order of suits),
            ``teams`` (what each team has bid, taken and scored).
        seat: what the plaque of a seat counts: ``tricks``, cards ``taken``, points towards the
            ``target`` or points in the ``hand``.
        bids: how bids lie before a seat: as ``cards``, face down at first, or as ``signs``.
        bid_signs: bids with a circle as their sign: ``full`` or ``empty``.
        shown: what cards of a hand that lie face up are: ``face-up``, ``exposed`` or ``known``.
        signed: scores of a hand go up and down, and are written with their sign.
        turn_up: phases in which the card turned up lies alone in the middle.
    """

    minutes: int = 0
    grows_with: tuple[str, ...] = ()
    cover: tuple[str, ...] = ()
    suits: tuple[Suit, ...] = STANDARD_SUITS
    painted: bool = False
    name: str = "card-suit"
    heights: dict[str, int] = msgspec.field(default_factory=HEIGHTS.copy)
    worth: dict[str, int] = {}
    cards: dict[str, Face] = {}
    trump_points: tuple[tuple[str, int], ...] = ()
    tricks: bool = True
    parts: tuple[Literal["piles", "sauces", "teams"], ...] = ()
    seat: Literal["tricks", "taken", "target", "hand"] = "tricks"
    bids: Literal["", "cards", "signs"] = ""
    bid_signs: dict[str, Literal["full", "empty"]] = {}
    shown: Literal["face-up", "exposed", "known"] = "face-up"
    signed: bool = False
    turn_up: tuple[str, ...] = ()

    def parts_of(self, code: str) -> tuple[str, str]:
        """Rank and suit letter of a card's code; of any other card the code and no suit."""
        face = self.cards.get(code)
        if len(code) > 1 and not (face and face.wild):
            letters = {suit.letter for suit in self.suits}
            if code[-1] in letters:
                return code[:-1], code[-1]
            if code[0] in letters:
                return code[1:], code[0]
        return code, ""
