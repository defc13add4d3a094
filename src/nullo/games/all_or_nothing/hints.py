"""What a player of ALL or NOTHING should know who is advised to do an action."""

from __future__ import annotations

from nullo.game.moves import Move
from nullo.game.view import Own, Public, Reason, View
from nullo.games.all_or_nothing.look import LOOK
from nullo.games.all_or_nothing.moves import NOTHING


def reasons(view: View, move: Move) -> list[Reason]:
    """A7, A11, A14: the cards that count as ALL; which card is turned; whether the bid still holds."""
    public, own = view.public, view.own
    assert own is not None
    if public.phase == "bid":
        return [Reason("alls-held", {"count": _alls(own)}, "alls")]
    if public.phase != "play":
        return []
    found = []
    face = LOOK.cards.get(move.card)
    if face and face.turns:
        code = "turns-nothing" if _counts_all(face.turns, public) else "turns-all"
        found.append(Reason(code, {"card": face.turns}, "turns"))
    mine = public.seats[own.seat].tricks
    if own.bid == NOTHING:
        code = "bid-nothing-lost" if mine else "bid-nothing-holds"
    else:
        others = sum(entry.tricks for entry in public.seats) - mine
        code = "bid-all-lost" if others else "bid-all-holds"
    return [*found, Reason(code, nudge="bid-left")]


def _alls(own: Own) -> int:
    return sum(card in LOOK.cards and LOOK.cards[card].full for card in own.hand)


def _counts_all(card: str, public: Public) -> bool:
    """Whether a card that turns counts as ALL now."""
    return LOOK.cards[card].full != (card in public.turned)
