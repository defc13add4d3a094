"""What a card means in its game: its value, what it counts as now, whether it flips."""

from __future__ import annotations

from nullo.games.all_or_nothing.position import all_or_nothing_deck, flipped_by
from nullo.games.nothing.position import value_of
from nullo.locale.words import say
from nullo.terminal.shared.faces import Faces, parts
from nullo.view import Own, Public


def note_of(code: str, public: Public, faces: Faces) -> str:
    """Its worth, what it counts as now, or that it flips, in three characters; or nothing."""
    suit = parts(code)[1]
    sign = faces.suit(suit) or suit
    if public.game == "nothing":
        return f"{sign}{value_of(code):>2}"
    if public.game == "all-or-nothing":
        if code[0] in "AN":
            counts_all = (code[0] == "A") != (code in public.turned)
            return say("state-all" if counts_all else "state-nothing")
        if flipped_by(all_or_nothing_deck().number(code)) >= 0:
            return f" {sign}{'⇅' if faces.signs else '*'}"
    return ""


def in_sentence(code: str, game: str, faces: Faces) -> str:
    """A card in a sentence; an ALL or a NOTHING by its name, as its code looks like an ace's."""
    if game == "all-or-nothing" and code[0] in "AN":
        return say("card-all" if code[0] == "A" else "card-nothing", {"suit": code[1]})
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
