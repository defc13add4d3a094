"""How screens show a game: its cards, its cover in the lobby, and what its table displays.

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
        path: another shape to draw in the colour of ``drawing``, as the ``d`` of an SVG path in a box of
            24 by 24; empty for the usual shape.
    """

    letter: str
    sign: str
    drawing: Drawing
    path: str = ""


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """The appearance of a card that shows something other than its rank and suit, or more than these.

    Attributes:
        name: key of the card's name; if empty, the name is composed of rank and suit (``Look.name``).
        word: key of the word printed on the card; it stays the same when the card is turned.
        full: whether a card that can be turned shows a full circle (all) at first; if not, an empty one.
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
    """How screens show a game.

    Attributes:
        minutes: how long a game usually takes; 0 if unknown.
        grows_with: the options to which ``minutes`` is proportional. An option that is a list counts by
            its length.
        cover: the codes of three cards that stand for the game in the lobby; a wild card is followed by
            the cards that it may be played as.
        suits: the suits from left to right in a hand.
        painted: whether cards have a strip in the colour of their suit.
        name: key of the words for a card's name, with the parameters ``rank`` and ``suit``.
        heights: for ranks that are not numbers, the number by which a hand is sorted.
        worth: the points that a card counts while it is in a hand, by code.
        cards: the cards that show something other than rank and suit, or more, by code.
        order_worth: the points of a card of the lowest suit (``Public.suit_order``), of a suit in the
            middle and of the highest suit; empty if points do not depend on that order.
        trump_points: the ranks that score points if they are trumps, each with its points.
        tricks: whether the game is played in tricks.
        parts: what the table shows beside the trick: ``piles`` (stock and discard pile, in the
            place of a trick), ``facts`` (what is in force or at stake, and other piles),
            ``teams`` (what each team has bid, taken and scored).
        seat: what a seat's name plate counts: ``tricks``, points ``taken``, points towards the
            ``target`` or points in the ``hand``.
        bids: how bids are shown in front of a seat: as ``cards``, face down at first, or as ``signs``;
            empty if they are not shown there.
        bid_signs: by verb, the circle that is a bid's sign, ``full`` or ``empty``.
        first_bid: the number that is selected first when a bid in points is chosen; 0 for the lowest.
        bid_parts: the codes of the score parts that tell how a bid went: it was made if they give points,
            and missed if they take points away.
        bid_unscored: how a bid went if the side's score has no such part; empty if that is unknown.
        shown: what screens call the face-up cards of a hand: ``face-up``, ``exposed`` or ``known``.
        signed: whether a hand may score above or below 0, so that scores are written with a sign.
        turn_up: the phases in which the turned-up card lies alone in the middle of the table.
        verbs: how screens offer and report moves, by their verbs; a verb that is missing here is shown
            with the defaults of :class:`nullo.game.moves.Verb`.
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
        """The rank and the suit letter in a card's code; for a card without a suit, ``(code, "")``."""
        face = self.cards.get(code)
        if len(code) > 1 and not (face and face.wild):
            letters = {suit.letter for suit in self.suits}
            if code[-1] in letters:
                return code[:-1], code[-1]
            if code[0] in letters:
                return code[1:], code[0]
        return code, ""
