"""What a player of Nothing should know who is advised to do an action."""

from __future__ import annotations

from nullo.game.moves import Move
from nullo.game.view import Reason, View
from nullo.games.nothing.position import value_of

FEW = 2
"""At most this many draws for each player are few."""


def reasons(view: View, move: Move) -> list[Reason]:
    """N2, N5, N9: the worth of the cards in question; the draws left, if they are few."""
    public, own = view.public, view.own
    assert own is not None
    found = []
    dearest = max(map(value_of, own.hand), default=0)
    if public.phase == "draw" and public.discard:
        top = public.discard[-1]
        found.append(Reason("pile-worth", {"card": top, "points": value_of(top)}, "worths"))
        if move.verb == "draw-discard" and value_of(top) < dearest:
            points = dearest - value_of(top)
            found.append(Reason("pile-swap", {"points": points}, "worths"))
    if move.verb == "discard" and value_of(move.card) == dearest:
        found.append(Reason("dearest", {"points": dearest}, "worths"))
    left = public.piles["stock"]
    if left <= FEW * public.players:
        found.append(Reason("few-draws", {"count": left}, "draws"))
    return found
