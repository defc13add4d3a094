"""The reasons that hints give for an action in ALL or NOTHING."""

from __future__ import annotations

from nullo.game.moves import Move
from nullo.game.view import Own, Public, Reason, View
from nullo.games.all_or_nothing.look import LOOK
from nullo.games.all_or_nothing.moves import ALL, NOTHING


def reasons(view: View, move: Move) -> list[Reason]:
    """The reasons for ``move``: ALL cards held (A7); what a FLIP turns (A11); how the bid stands (A14)."""
    public, own = view.public, view.own
    assert own is not None
    if public.phase == "bid":
        alls = sum(card in LOOK.cards and LOOK.cards[card].full for card in own.hand)
        return [Reason("alls-held", {"count": alls}, "alls")]
    if public.phase != "play":
        return []
    found = []
    face = LOOK.cards.get(move.card)
    if face and face.turns:
        code = "turns-nothing" if _counts_all(face.turns, public) else "turns-all"
        found.append(Reason(code, {"card": face.turns}, "turns"))
    return [*found, _bid_left(public, own), *_partners_all(public, own)]


def _bid_left(public: Public, own: Own) -> Reason:
    """A14, A15, A18, A19: whether the seat's bid can still be made, and what it needs."""
    mine = public.seats[own.seat].tricks
    if own.bid == NOTHING:
        code = "bid-nothing-lost" if mine else "bid-nothing-holds"
    elif own.bid == ALL:
        sides = len(public.scores)
        others = any(
            entry.tricks for seat, entry in enumerate(public.seats) if (seat - own.seat) % sides
        )
        if sides < len(public.seats):
            code = "bid-all-team-lost" if others else "bid-all-team-holds"
        else:
            code = "bid-all-lost" if others else "bid-all-holds"
    else:
        assert own.bid is not None and own.bid.number is not None
        number = own.bid.number
        need = number - mine
        if need > len(own.hand):
            return Reason("bid-number-short", nudge="bid-left")
        if need < 0:
            return Reason("bid-number-over", nudge="bid-left")
        code = "bid-number-needs" if need else "bid-number-enough"
        return Reason(code, {"number": number, "count": need}, "bid-left")
    return Reason(code, nudge="bid-left")


def _partners_all(public: Public, own: Own) -> list[Reason]:
    """A18: the reason "a partner has bid ALL", if one has and this seat has not."""
    sides = len(public.scores)
    partners = range(own.seat % sides, len(public.seats), sides)
    if own.bid == ALL or all(public.seats[seat].bid != ALL for seat in partners):
        return []
    return [Reason("bid-all-partner", nudge="bid-left")]


def _counts_all(card: str, public: Public) -> bool:
    return LOOK.cards[card].full != (card in public.turned)
