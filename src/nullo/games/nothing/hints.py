"""The reasons that hints give for an action in Nothing."""

from __future__ import annotations

from nullo.game.moves import Move
from nullo.game.view import Reason, View
from nullo.games.nothing.position import value_of

FEW = 2
"""Draws are few if at most this many are left for each player."""


def reasons(view: View, move: Move) -> list[Reason]:
    """The reasons for ``move``: the worth of cards (N2, N5) and, if they are few, the draws left (N9)."""
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
