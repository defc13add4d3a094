"""Decks of cards: every card has a number from 0, and a code such as ``10h``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from nullo.game.errors import UnknownCard

SUITS = "shdc"
UNICODE_SUITS = {"♠": "s", "♥": "h", "♦": "d", "♣": "c", "♤": "s", "♡": "h", "♢": "d", "♧": "c"}
REMEMBERED = 1 << 13  # the number of hands whose codes a deck caches


class Deck:
    """The cards of a game, in order.

    Attributes:
        codes: the canonical code of each card, by number.
        suits: the letters of the suits, by number.
        suit_of: the number of each card's suit, or -1 for a card without one.
    """

    def __init__(self, codes: Sequence[str], suits: str, suit_of: Sequence[int]) -> None:
        self.codes = tuple(codes)
        self.suits = suits
        self.suit_of = tuple(suit_of)
        self._told: dict[int, list[str]] = {}
        self._numbers = {
            spelt: number for number, code in enumerate(codes) for spelt in (code, code.lower())
        }

    def __len__(self) -> int:
        return len(self.codes)

    def number(self, text: str) -> int:
        """The number of the card with the code ``text``.

        Case does not matter, and ♠ ♥ ♦ ♣ are understood in place of letters.

        Raises:
            UnknownCard: no card of this deck has that code.
            TypeError: ``text`` is not a string.
        """
        number = self._numbers.get(text)
        if number is not None:
            return number
        if not isinstance(text, str):
            raise TypeError(f"a card must be a text, not {text!r:.40}")
        plain = text.replace("\ufe0f", "").lower()
        for sign, letter in UNICODE_SUITS.items():
            plain = plain.replace(sign, letter)
        try:
            return self._numbers[plain]
        except KeyError:
            raise UnknownCard(text) from None

    def cards(self, mask: int) -> list[str]:
        """The codes of the cards in ``mask``, a bit set by the cards' numbers."""
        known = self._told.get(mask)
        if known is None:
            known = [code for at, code in enumerate(self.codes) if mask >> at & 1]
            if len(self._told) >= REMEMBERED:
                self._told.clear()
            self._told[mask] = known
        return known.copy()

    def names(self, numbers: Iterable[int]) -> list[str]:
        """The codes of the cards with these numbers."""
        return [self.codes[number] for number in numbers]


@cache
def standard_deck() -> Deck:
    """The deck of 52 cards, suit by suit, each from the 2 up to the ace."""
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    return Deck(
        [rank + suit for suit in SUITS for rank in ranks],
        SUITS,
        [suit for suit in range(4) for _ in ranks],
    )


@cache
def numbered_deck(suits: int, ranks: int) -> Deck:
    """A deck of ``suits`` suits with the numbers 1 to ``ranks`` each, suit by suit."""
    return Deck(
        [f"{rank}{SUITS[suit]}" for suit in range(suits) for rank in range(1, ranks + 1)],
        SUITS[:suits],
        [suit for suit in range(suits) for _ in range(ranks)],
    )
