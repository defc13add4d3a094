"""What a card means in its game: its value, what it counts as now, whether it flips."""

from __future__ import annotations

from nullo.game.view import Own, Public
from nullo.locale.words import say
from nullo.terminal.shared.faces import Faces, look_of, parts


def note_of(code: str, public: Public, faces: Faces) -> str:
    """A card's note of three characters: its worth, what it counts as, or that it flips; may be empty."""
    look = look_of(public.game)
    suit = parts(code)[1]
    sign = faces.suit(suit) or suit
    if code in look.worth:
        return f"{sign}{look.worth[code]:>2}"
    face = look.cards.get(code)
    if face and face.turned_by:
        counts_all = face.full != (code in public.turned)
        return say("state-all" if counts_all else "state-nothing")
    if face and face.turns:
        return f" {sign}{'⇅' if faces.signs else '*'}"
    return ""


def in_sentence(code: str, game: str, faces: Faces) -> str:
    """A card as a sentence names it: by its own name if it has one, otherwise by rank and sign."""
    face = look_of(game).cards.get(code)
    if face and face.turned_by:
        return say(face.name, {"suit": parts(code)[1]})
    return faces.card(code)


def marks_of(own: Own, public: Public) -> list[str]:
    """A sign for each card of the hand: ``+`` just received, ``*`` seen by all, or none."""
    shown = list(public.seats[own.seat].shown)
    marks = []
    for code in own.hand:
        mark = "+" if code == own.taken else "*" if code in shown else ""
        if mark == "*":
            shown.remove(code)
        marks.append(mark)
    return marks
