"""How cards and suits look in text: signs and colours, and letters where signs cannot be shown."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from rich.text import Text

from nullo.locale.words import ENGLISH, say, spoken
from nullo.view import Play

SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
#: Signs of the six colours; the number of their points is the place in the order.
SHAPES = {"b": "●", "g": "◆", "y": "▲", "o": "■", "r": "★", "p": "✿"}
ALL_SIGNS = SIGNS | SHAPES
STYLES = {
    "s": "bold",
    "h": "red",
    "d": "yellow",
    "c": "green",
    "b": "blue",
    "g": "green",
    "y": "yellow",
    "o": "dark_orange",
    "r": "red",
    "p": "magenta",
}
_SUIT_LAST = re.compile(r"(?:10|[0-9]{1,2}|[AJQKN])[shdc]")
_SUIT_FIRST = re.compile(r"[bgyorp][0-9]{1,2}")
_IN_TEXT = re.compile(r"(?<!\w)(?:(?:[0-9]{1,2}|[A-Z])([♠♥♦♣●◆▲■★✿])|([bgyorp])[0-9]{1,2})(?!\w)")
_COURT = "KQJ"
_COLOURS = "bgyorp"


def parts(code: str) -> tuple[str, str]:
    """Rank and suit letter of a card code; of any other card the code and no suit."""
    if _SUIT_LAST.fullmatch(code):
        return code[:-1], code[-1]
    if _SUIT_FIRST.fullmatch(code):
        return code[1:], code[0]
    return code, ""


def index(rank: str) -> str:
    """A rank as it is printed on a card: the letters of court cards are the language's."""
    return say(f"card-index-{rank}") if rank in _COURT else rank


def coded(text: str) -> str:
    """A typed text in small letters, a card in it by its code: in French ``dh`` is ``qh``."""
    letters = {index(rank).lower(): rank.lower() for rank in _COURT}
    head, space, last = text.rpartition(" ")
    if len(last) == 2 and last[0] in letters and last[1] in SIGNS:
        last = letters[last[0]] + last[1]
    return head + space + last


def style(suit: str) -> str:
    """The colour of a suit."""
    return STYLES.get(suit, "")


class Faces:
    """Cards as text: the rank, then the sign of its suit or colour: ``10♥``, ``4★``.

    Args:
        signs: signs and box lines can be shown; otherwise suits are letters, and a colour's card
            is its code, or has the colour's name where the reader is not English.
    """

    def __init__(self, signs: bool = True) -> None:
        self.signs = signs

    def card(self, code: str) -> str:
        """A card in a sentence: ``10♥``, ``4★``; any other keeps its code."""
        rank, suit = parts(code)
        if self.signs and suit in ALL_SIGNS:
            return index(rank) + ALL_SIGNS[suit]
        if suit in _COLOURS and suit and spoken() != ENGLISH:
            # Codes begin with a letter of an English word, which says nothing to others.
            return say("card-colour", {"rank": rank, "suit": suit})
        if suit not in SIGNS:
            return code
        return index(rank) + suit

    def play(self, play: Play) -> str:
        """A card played; a SAUCE card with what it is."""
        card = self.card(play.card)
        return f"SAUCE={card}" if play.sauce else card

    def suit(self, letter: str) -> str:
        """The sign of a suit; empty if it has none."""
        return ALL_SIGNS.get(letter, "") if self.signs else ""

    def cards(self, codes: Iterable[str]) -> str:
        """Cards one after the other."""
        return " ".join(self.card(code) for code in codes)

    def paint(self, text: str) -> Text:
        """A sentence with its cards in their colours."""
        painted = Text(text)
        for found in _IN_TEXT.finditer(text):
            sign, letter = found.groups()
            suit = letter or next(key for key, value in ALL_SIGNS.items() if value == sign)
            painted.stylize(self.style(suit), *found.span())
        for suit, pattern in _named_colours(spoken()):
            for found in pattern.finditer(text):
                painted.stylize(self.style(suit), *found.span())
        return painted

    def style(self, suit: str) -> str:
        """How a card of a suit is painted in a sentence."""
        return style(suit)


@cache
def _named_colours(language: str) -> list[tuple[str, re.Pattern[str]]]:
    """How the cards of each colour look in a sentence, where they are named in words."""
    if language == ENGLISH:
        return []
    found = []
    for suit in _COLOURS:
        card = re.escape(say("card-colour", {"rank": "0", "suit": suit}, language))
        found.append((suit, re.compile(r"(?<!\w)" + card.replace("0", "[0-9]{1,2}") + r"(?!\w)")))
    return found
