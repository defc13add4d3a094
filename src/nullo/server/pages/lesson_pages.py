"""Guided first hands and worked tricks for the web page, with their words in the user's language."""

from __future__ import annotations

from nullo.lessons.laying import Held, LaidCard, suit_of
from nullo.lessons.lesson import Stop, learnt, lesson
from nullo.lessons.worked import worked_trick
from nullo.locale.words import say, title_of
from nullo.server.protocol.http_bodies import (
    LessonPage,
    LessonStop,
    TrickCard,
    TrickHand,
    TrickPage,
)


def lesson_page(game: str, language: str) -> LessonPage | None:
    """The lesson of a game, or None if it has none."""
    found = lesson(game)
    if found is None:
        return None
    title = title_of(game, language)
    stops = [_stop(stop, language) for stop in found.stops]
    return LessonPage(title, found.seat, found.film, stops, learnt(game, language))


def _stop(stop: Stop, language: str) -> LessonStop:
    tip = stop.tip
    instead = tip.instead(mark_card, language) if stop.move else ""
    return LessonStop(stop.step, tip.words(mark_card, language), tip.rule, stop.move, instead)


def mark_card(code: str) -> str:
    """A card's code between marks, by which the web page finds it in a text."""
    return f"\u0001{code}\u0002"


def trick_page(name: str, caption: str, language: str) -> TrickPage:
    """The worked trick with this name, with its words in a language."""
    found = worked_trick(name)
    trump = found.trumps

    def card(laid: LaidCard) -> TrickCard:
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
