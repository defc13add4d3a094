"""Explains who took a trick and why, from the cards on the table."""

from __future__ import annotations

from nullo.game.view import Public, Saying, Trick
from nullo.games.registry import rules_of
from nullo.lessons.shapes import Note

TURNED_RANKS = ("reversed", "straight")
"""The sayings that ranks run the other way from now on."""


def reasons(
    trick: Trick, start: Public, end: Public, sayings: list[Saying], names: list[str]
) -> list[Note]:
    """Why a trick was won, and its consequences.

    Args:
        start, end: the public view before its first card and after its last.
        sayings: what the game says of the last card.
    """
    card = next(play.card for play in trick.plays if play.seat == trick.winner)
    turned = any(face.turned_by for face in rules_of(start.game).look.cards.values())
    notes = [
        _reason_by_states(trick, end, card) if turned else _reason_by_ranks(trick, start, card)
    ]
    points = end.seats[trick.winner].points - start.seats[trick.winner].points
    if points > 0:
        notes.append(Note("worked-points", {"points": points}))
    if any(saying.code in TURNED_RANKS for saying in sayings):
        notes.append(Note("worked-reverses"))
    if end.phase == "play" and end.actor not in (trick.winner, -1):
        notes.append(Note("worked-leads", {"name": names[end.actor]}))
    return notes


def _reason_by_states(trick: Trick, end: Public, card: str) -> Note:
    """Why a card won where cards are turned: by what each card counted as."""
    faces = rules_of(end.game).look.cards
    turning = [
        play.card for play in trick.plays if play.card in faces and faces[play.card].turned_by
    ]
    alls = [card for card in turning if faces[card].full != (card in end.turned)]
    if alls:
        return Note("worked-first-all" if len(alls) > 1 else "worked-all", cards={"card": card})
    if len(turning) == len(trick.plays):
        return Note("worked-all-nothing", cards={"card": card})
    return Note("worked-number", {"suit": card[-1]}, {"card": card})


def _reason_by_ranks(trick: Trick, start: Public, card: str) -> Note:
    suit = suit_of(start.game, card)
    led = suit_of(start.game, trick.plays[0].card)
    if suit in start.trumps and suit != led:
        many = sum(suit_of(start.game, play.card) in start.trumps for play in trick.plays)
        return Note("worked-highest-trump" if many > 1 else "worked-trump", cards={"card": card})
    key = "worked-highest-reversed" if start.reversed else "worked-highest"
    return Note(key, {"suit": suit}, {"card": card})


def turn_reasons(game: str, before: list[str], after: list[str]) -> list[Note]:
    """How a turn of drawing and discarding changed the worth of a hand."""
    worth = rules_of(game).look.worth
    old, new = (sum(worth[code] for code in hand) for hand in (before, after))
    if old == new:
        return [Note("worked-turn-same", {"after": new})]
    return [Note("worked-turn", {"before": old, "after": new})]


def suit_of(game: str, card: str) -> str:
    """The letter of a card's suit."""
    return rules_of(game).look.parts_of(card)[1]
