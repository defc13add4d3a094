"""The reasons that hints give for an action in Sauce."""

from __future__ import annotations

from nullo.game.moves import Move
from nullo.game.view import Own, Public, Reason, View
from nullo.games.sauce.options import STEP

FEW = 2
"""Cards of a suit are few if there are at most this many."""


def reasons(view: View, move: Move) -> list[Reason]:
    """The reasons for ``move``.

    They are the trumps held, how few cards are left of a suit that is tossed or given (S22, S23), the points
    of the trick (S3), and what the team's bid still needs (S9, S31).
    """
    public, own = view.public, view.own
    assert own is not None
    if own.unseen:
        return []
    if public.phase == "bid":
        trumps = [card for card in own.hand if card[0] in public.trumps]
        if len(public.trumps) != 1:
            return []
        return [Reason("trumps-held", {"count": len(trumps), "suit": public.trumps[0]}, "trumps")]
    if move.verb in ("toss", "give"):
        return _given_away(own, move.card)
    if public.phase != "play":
        return []
    return [*_trick(public), *_bid_reasons(public, own)]


def _given_away(own: Own, card: str) -> list[Reason]:
    """The reason that few cards of the suit are left, not counting those already chosen to go, or none."""
    chosen = [move.card for move in own.pending]
    count = sum(held[0] == card[0] for held in own.hand if held not in chosen)
    if card == "SAUCE" or count > FEW:
        return []
    return [Reason("suit-few", {"suit": card[0], "count": count}, "suits")]


def _trick(public: Public) -> list[Reason]:
    order = public.suit_order
    if not order or not public.trick:
        return []
    points = 0
    for play in public.trick:
        suit = play.card[0]
        points += 0 if suit == order[0] else 2 * STEP if suit == order[-1] else STEP
    if points:
        return [Reason("trick-worth", {"points": points}, "worth")]
    return [Reason("trick-worthless", nudge="worth")]


def _bid_reasons(public: Public, own: Own) -> list[Reason]:
    """S9: what the team's bid still needs, as a reason, if both partners have bid points."""
    side = [public.seats[own.seat], public.seats[(own.seat + 2) % 4]]
    bids = [entry.bid.number for entry in side if entry.bid and entry.bid.number is not None]
    if len(bids) < 2 or any(entry.said and entry.said.verb == "no-way" for entry in side):
        return []
    wanted = sum(bids)
    points = wanted - sum(entry.points for entry in side)
    if points > 0:
        return [Reason("points-needed", {"points": points, "number": wanted}, "bid-left")]
    return [Reason("points-enough", {"number": wanted}, "bid-left")]
