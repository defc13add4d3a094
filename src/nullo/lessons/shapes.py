"""The data of a worked trick: its cards, and notes about them as keys of words."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from nullo.locale.words import say

Names = Callable[[str], str]


class Note(msgspec.Struct, frozen=True):
    """A remark to be put into words.

    Attributes:
        cards: codes of the cards that the words name, by variable.
    """

    key: str
    params: dict[str, str | int] = {}
    cards: dict[str, str] = {}

    def words(self, name: Names, language: str | None = None) -> str:
        """The remark in words; ``name`` puts a card's code into words."""
        named = {variable: name(code) for variable, code in self.cards.items()}
        return say(self.key, {**self.params, **named}, language)


class Laid(msgspec.Struct):
    """A card of a worked trick or turn.

    Attributes:
        card: its code; for a wild card, that of the card it was played as.
        who: the player's name and part in the trick: led, took, drew, threw.
        turned: whether it is an ALL or NOTHING that counted as the opposite when the trick was complete.
    """

    seat: int
    card: str
    who: Note
    notes: list[Note] = []
    wild: bool = False
    turned: bool = False
    won: bool = False

    def words(self, name: Names, language: str | None = None) -> str:
        """A text that says who played which card."""
        params = {"who": self.who.words(name, language), "card": name(self.card)}
        return say("worked-laid", params, language)


class Held(msgspec.Struct):
    """A player's hand before a card of the trick; ``fair``: those that could be played without a revoke."""

    who: Note
    cards: list[str]
    fair: list[str]


class Worked(msgspec.Struct):
    """A worked trick; in Nothing, a turn.

    Attributes:
        rule: the number of the rule that it shows.
        hand: a hand that is also shown.
    """

    name: str
    game: str
    rule: str
    laid: list[Laid]
    why: list[Note]
    trumps: list[str] = []
    hand: Held | None = None
