"""Worked tricks for the page, with their words in the reader's language."""

from __future__ import annotations

import msgspec

from nullo.lessons.reasons import suit_of
from nullo.lessons.shapes import Held, Laid
from nullo.lessons.worked import worked
from nullo.server.lessons import marked
from nullo.words import say


class TrickCard(msgspec.Struct, omit_defaults=True):
    """A card of a worked trick.

    Attributes:
        card: its code; a SAUCE card's, what it was played as.
        label: who played it, and who led or took the trick.
        notes: what else is to be said of it.
        sauce: it is a SAUCE card.
        turned: an ALL or a NOTHING that counted as the opposite.
        won: it took the trick.
        trump: it was trump.
    """

    card: str
    label: str
    notes: list[str] = []
    sauce: bool = False
    turned: bool = False
    won: bool = False
    trump: bool = False


class TrickHand(msgspec.Struct):
    """A hand before its own play.

    Attributes:
        label: whose it is.
        cards: codes.
        fair: those that could be played.
    """

    label: str
    cards: list[str]
    fair: list[str]


class TrickPage(msgspec.Struct, omit_defaults=True):
    """A worked trick; in Nothing, a turn. In ``why`` and ``notes`` codes stand as in a lesson.

    Attributes:
        caption: what it shows.
        game: its id.
        rule: number of the rule that it shows.
        cards: in order.
        why: why it went as it did.
        hand: a hand that is shown too.
    """

    caption: str
    game: str
    rule: str
    cards: list[TrickCard]
    why: str
    hand: TrickHand | None = None


def trick_page(name: str, caption: str, language: str) -> TrickPage:
    """A worked trick by its name.

    Raises:
        KeyError: there is none of this name.
    """
    found = worked(name)
    trump = found.trumps

    def card(laid: Laid) -> TrickCard:
        return TrickCard(
            laid.card,
            laid.who.words(marked, language),
            [note.words(marked, language) for note in laid.notes],
            laid.sauce,
            laid.turned,
            laid.won,
            suit_of(found.game, laid.card) in trump,
        )

    def hand(held: Held) -> TrickHand:
        key = "worked-hand" if len(held.fair) < len(held.cards) else "worked-hand-turn"
        label = say(key, {"who": held.who.words(marked, language)}, language)
        return TrickHand(label, held.cards, held.fair)

    why = " ".join(note.words(marked, language) for note in found.why)
    cards = [card(laid) for laid in found.laid]
    shown = hand(found.hand) if found.hand else None
    return TrickPage(caption, found.game, found.rule, cards, why, shown)
