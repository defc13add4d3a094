"""Worked tricks for the page, with their words in the reader's language."""

from __future__ import annotations

from nullo.lessons.laying import Held, Laid, suit_of
from nullo.lessons.worked import worked_trick
from nullo.locale.words import say
from nullo.server.pages.lesson_pages import mark_card
from nullo.server.protocol.http_bodies import TrickCard, TrickHand, TrickPage


def trick_page(name: str, caption: str, language: str) -> TrickPage:
    """A worked trick by its name.

    Raises:
        KeyError: there is no worked trick of this name.
    """
    found = worked_trick(name)
    trump = found.trumps

    def card(laid: Laid) -> TrickCard:
        return TrickCard(
            laid.card,
            laid.who.words(mark_card, language),
            [note.words(mark_card, language) for note in laid.notes],
            laid.wild,
            laid.turned,
            laid.won,
            suit_of(found.game, laid.card) in trump,
        )

    def hand(held: Held) -> TrickHand:
        key = "worked-hand" if len(held.fair) < len(held.cards) else "worked-hand-turn"
        label = say(key, {"who": held.who.words(mark_card, language)}, language)
        return TrickHand(label, held.cards, held.fair)

    why = " ".join(note.words(mark_card, language) for note in found.why)
    cards = [card(laid) for laid in found.laid]
    shown = hand(found.hand) if found.hand else None
    return TrickPage(caption, found.game, found.rule, cards, why, shown)
