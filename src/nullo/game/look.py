"""How a game looks on every screen: its cards, its cover, and what its table shows.

A game states one :class:`Look` in its ``Rules``, with codes and the keys of words. The page gets it from
``GET /api/games``.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from nullo.game.moves import PLAY, Verb

Drawing = Literal[
    "spade", "heart", "diamond", "club",
    "drop", "leaf", "triangle", "square", "star", "flower",
]  # fmt: skip


class Suit(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a suit is drawn.

    Attributes:
        letter: the letter in the codes of its cards, at the end (``10h``) or at the beginning
            (``b7``). Letters that Nullo's own games do not use are named by ``suit-LETTER`` in the
            game's words.
        sign: one character for the suit in text.
        drawing: the suit's shape and colour.
        path: another shape in that colour: the ``d`` of an SVG path in a box of 24 by 24.
    """

    letter: str
    sign: str
    drawing: Drawing
    path: str = ""


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a card looks that shows something other than rank and suit, or more.

    Attributes:
        name: key of the card's name; empty: the name that the deck makes of rank and suit.
        word: key of the word printed on the card, however the card counts.
        full: whether a card that can be turned is a full circle (all) at first, not an empty one.
        turned_by: the cards that turn this card into its opposite.
        turns: the card that this card turns.
        wild: whether the card is played as another card.
        picture: an SVG in the game's folder, ``pictures/NAME.svg``, 100 wide and 140 high.
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
        minutes: how long a game usually takes; 0: unknown.
        grows_with: the options to which this time is proportional. A list counts by its length.
        cover: three cards for the lobby; a wild card is followed by the cards it may be.
        suits: the suits from left to right in a hand.
        painted: whether cards have a strip in the colour of their suit.
        name: key of a card's name, made of its ``rank`` and its ``suit``.
        heights: ranks that are not numbers, with their height for the order of a hand.
        worth: the points of a card in a hand, by code.
        cards: the cards that do not look like rank and suit alone, by code.
        order_worth: the points of a card of the lowest suit in the order of suits, of one between, and of
            the highest; empty: none.
        trump_points: the ranks that score points as trumps, and their points.
        tricks: whether the game is played in tricks.
        parts: what the table shows beside the trick: ``piles`` (stock and discard pile, in the
            place of a trick), ``facts`` (what is in force or at stake, and other piles),
            ``teams`` (what each team has bid, taken and scored).
        seat: what the plaque of a seat counts: ``tricks``, points ``taken``, points towards the
            ``target`` or points in the ``hand``.
        bids: how bids are shown in front of a seat: as ``cards``, face down at first, or as ``signs``.
        bid_signs: bids with a circle as their sign, by verb: ``full`` or ``empty``.
        first_bid: the number at which the choice of a bid in points starts; 0: the lowest.
        bid_parts: the codes of the score parts that tell how a bid went: made if the points are for the
            side, missed if they are against it.
        bid_unscored: how the bid of a side without any such part went; empty: unknown.
        shown: what the face-up cards of a hand are called: ``face-up``, ``exposed`` or ``known``.
        signed: whether a hand may score above or below 0, so that scores are written with a sign.
        turn_up: the phases in which the turned-up card lies alone in the middle of the table.
        verbs: how screens offer and report moves; verbs that are missing here have the defaults.
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
    order_worth: tuple[int, ...] = ()
    trump_points: tuple[tuple[str, int], ...] = ()
    tricks: bool = True
    parts: tuple[Literal["piles", "facts", "teams"], ...] = ()
    seat: Literal["tricks", "taken", "target", "hand"] = "tricks"
    bids: Literal["", "cards", "signs"] = ""
    bid_signs: dict[str, Literal["full", "empty"]] = {}
    first_bid: int = 0
    bid_parts: tuple[str, ...] = ()
    bid_unscored: Literal["", "missed"] = ""
    shown: Literal["face-up", "exposed", "known"] = "face-up"
    signed: bool = False
    turn_up: tuple[str, ...] = ()
    verbs: tuple[Verb, ...] = (PLAY,)

    def parts_of(self, code: str) -> tuple[str, str]:
        """Rank and suit letter of a card's code; of a card without a suit, the code and no letter."""
        face = self.cards.get(code)
        if len(code) > 1 and not (face and face.wild):
            letters = {suit.letter for suit in self.suits}
            if code[-1] in letters:
                return code[:-1], code[-1]
            if code[0] in letters:
                return code[1:], code[0]
        return code, ""
