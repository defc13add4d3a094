"""What a worked trick is made of: cards, and what is said of them as keys of words."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from nullo.locale.words import say

Names = Callable[[str], str]


class Note(msgspec.Struct, frozen=True):
    """Something to be said.

    Attributes:
        key: of its words.
        params: what the words need.
        cards: codes of the cards that they name, by variable.
    """

    key: str
    params: dict[str, str | int] = {}
    cards: dict[str, str] = {}

    def words(self, name: Names, language: str | None = None) -> str:
        """It in words; ``name`` puts a card's code into words."""
        named = {variable: name(code) for variable, code in self.cards.items()}
        return say(self.key, {**self.params, **named}, language)


class Laid(msgspec.Struct):
    """A card of a worked trick or turn.

    Attributes:
        seat: whose it was.
        card: its code; a SAUCE card's, what it was played as.
        who: the player's name and part: who led, took, drew, threw.
        notes: what else is to be said of it.
        sauce: it is a SAUCE card.
        turned: an ALL or a NOTHING that counted as the opposite when the trick was complete.
        won: it took the trick.
    """

    seat: int
    card: str
    who: Note
    notes: list[Note] = []
    sauce: bool = False
    turned: bool = False
    won: bool = False

    def words(self, name: Names, language: str | None = None) -> str:
        """Who played which card."""
        params = {"who": self.who.words(name, language), "card": name(self.card)}
        return say("worked-laid", params, language)


class Held(msgspec.Struct):
    """A hand before its own play.

    Attributes:
        who: whose it is.
        cards: codes.
        fair: those that could be played, without a revoke.
    """

    who: Note
    cards: list[str]
    fair: list[str]


class Worked(msgspec.Struct):
    """A worked trick; in Nothing, a turn.

    Attributes:
        name: as rule pages call it.
        game: its id.
        rule: number of the rule that it shows.
        laid: its cards in order.
        why: why it went as it did.
        trumps: suits that were trump.
        hand: a hand that is shown too.
    """

    name: str
    game: str
    rule: str
    laid: list[Laid]
    why: list[Note]
    trumps: list[str] = []
    hand: Held | None = None
