"""The reasons that hints give for an action in Alles oder Nichts."""

from __future__ import annotations

from nullo.game.moves import Move
from nullo.game.view import Own, Public, Reason, View


def reasons(view: View, move: Move) -> list[Reason]:
    """The reasons for ``move``: the trumps held (T5); the tricks that the bid still needs (T11)."""
    public, own = view.public, view.own
    assert own is not None
    if public.phase == "bid":
        trump = public.trumps[0]
        count = sum(card.endswith(trump) for card in own.hand)
        return [Reason("trumps-held", {"count": count, "suit": trump}, "trumps")]
    if public.phase == "play" and own.bid and own.bid.number is not None:
        return [_missing_tricks(public, own, own.bid.number)]
    return []


def _missing_tricks(public: Public, own: Own, bid: int) -> Reason:
    need = bid - public.seats[own.seat].tricks
    if need > len(own.hand):
        return Reason("tricks-short", nudge="bid-left")
    if need > 0:
        return Reason("tricks-needed", {"number": need, "count": len(own.hand)}, "bid-left")
    return Reason("tricks-enough" if need == 0 else "tricks-over", nudge="bid-left")
