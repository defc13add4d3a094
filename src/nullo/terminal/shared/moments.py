"""Moments that decide a trick or a hand: what the screen shows then, how long, and the reason in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from nullo.game.deciding import DecidingMoment, decision_of, hand_ended, tricks_since, turned_cards
from nullo.game.look import Look
from nullo.game.view import Line, Own, SeatPublic, View
from nullo.locale.words import capital, say
from nullo.terminal.shared.faces import Faces, look_of

RESTS = 2.0  # seconds for which a deciding moment is shown unless the user goes on, as on the page
RESTS_QUICK = 1.2  # the same where bots are quick


class Moment(NamedTuple):
    """A moment that decided a trick or a hand, and the view that is shown during it."""

    decision: DecidingMoment
    view: View
    ends_hand: bool


def rest_of(pace: str) -> float:
    """How many seconds a deciding moment is shown if the bots have this pace."""
    return RESTS_QUICK if pace == "quick" else RESTS


def moment_of(before: View, lines: Sequence[Line], after: View) -> Moment | None:
    """The deciding moment of the actions ``lines`` between two views; None if they decided nothing."""
    look = look_of(before.public.game)
    decision = decision_of(before.public, after.public, look)
    if decision is None:
        return None
    ends = hand_ended(before.public, after.public)
    return Moment(decision, end_of_hand(before, lines, after, look) if ends else after, ends)


def reason_words(decision: DecidingMoment, faces: Faces) -> str:
    """A sentence on why a move was decisive; empty if it was so only because it ended the hand."""
    if decision.kind == "last":
        return ""
    card = faces.card(decision.card)
    if decision.kind == "trump":
        return capital(say("decided-trump", {"card": card, "suit": decision.suit}))
    key = "decided-all" if decision.full else "decided-nothing"
    return capital(say(key, {"card": card, "by": faces.card(decision.by)}))


def end_of_hand(before: View, lines: Sequence[Line], after: View, look: Look) -> View:
    """The view at the end of a hand, before the next deal; in it, it is nobody's turn.

    It is made from the view ``before`` the last actions and the view ``after`` the deal.
    """
    public = before.public
    played = [
        [line.move.card for line in lines if line.seat == seat and line.move]
        for seat in range(len(public.seats))
    ]
    tricks = tricks_since(public, after.public)
    taken = [trick.winner for trick in tricks[len(public.tricks) :]]
    seats = [_seat_after(seat, played[k], taken.count(k)) for k, seat in enumerate(public.seats)]
    to = {verb.name: verb.to for verb in look.verbs}
    pile = [line.move.card for line in lines if line.move and to.get(line.move.verb) == "discard"]
    open_ = replace(
        public,
        actor=-1,
        seats=seats,
        trick=[],
        taking=-1,
        tricks=tricks,
        turned=turned_cards(tricks, look),
        discard=[*public.discard, *pile],
    )
    own = before.own
    return replace(before, public=open_, own=own and _own_after(own, played[own.seat], look))


def _seat_after(seat: SeatPublic, played: Sequence[str], taken: int) -> SeatPublic:
    cards = max(0, seat.cards - sum(map(bool, played)))
    shown = [card for card in seat.shown if card not in played]
    return replace(seat, cards=cards, shown=shown, tricks=seat.tricks + taken)


def _own_after(own: Own, played: Sequence[str], look: Look) -> Own:
    hand = list(own.hand)
    wild = next((code for code, face in look.cards.items() if face.wild), "")
    for card in played:
        code = card if card in hand else wild
        if code in hand:
            hand.remove(code)
    return replace(own, hand=hand, legal=[], pending=[], refused=[])
