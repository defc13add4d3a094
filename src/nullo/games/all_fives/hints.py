"""The reasons that hints give for an action in All Fives."""

from __future__ import annotations

from collections.abc import Iterable

from nullo.game.moves import Move
from nullo.game.view import Reason, View
from nullo.games.all_fives.look import LOOK


def reasons(view: View, move: Move) -> list[Reason]:
    """The reasons for ``move``: the trumps held and their points (F5); the points of the trick (F11)."""
    public, own = view.public, view.own
    assert own is not None
    if public.phase in ("beg", "answer") and public.turned_up:
        trump = LOOK.parts_of(public.turned_up)[1]
        held = [card for card in own.hand if card.endswith(trump)]
        points = _worth(held, trump)
        return [
            Reason("trumps-held", {"count": len(held), "suit": trump}, "trumps"),
            Reason("trumps-worth", {"points": points}, "trumps"),
        ]
    if public.phase == "play" and public.trick:
        points = _worth((play.card for play in public.trick), public.trumps[0])
        if points:
            return [Reason("trick-worth", {"points": points}, "worth")]
        return [Reason("trick-worthless", nudge="worth")]
    return []


def _worth(cards: Iterable[str], trump: str) -> int:
    worth = dict(LOOK.trump_points)
    ranks = [LOOK.parts_of(card) for card in cards]
    return sum(worth.get(rank, 0) for rank, suit in ranks if suit == trump)
