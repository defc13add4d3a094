"""Facts about a play to a trick that are certain from what the seat knows, in any game with tricks."""

from __future__ import annotations

from collections.abc import Iterator

from nullo.engine.position import Position
from nullo.engine.rng import Rng
from nullo.game.phases import PLAY
from nullo.game.view import Reason, View
from nullo.state import SeatState
from nullo.state.claims import Proofs, has_claims

MOST = 300  # the most tricks to try for a proof


def trick_reasons(seat: SeatState, view: View, action: int) -> list[Reason]:
    """The reasons for playing the card of ``action``, the most important first.

    The list is empty if the seat is not playing to a trick.
    """
    if view.public.phase != PLAY or not seat.game.rules.look.tricks:
        return []
    return list(_Trick(seat, view, action).reasons())


class _Trick:
    def __init__(self, seat: SeatState, view: View, action: int) -> None:
        assert view.own is not None
        self._seat = seat
        self._public = view.public
        self._hand = view.own.hand
        self._world = seat.redealer().sample(Rng(0))
        _, self._index = seat.game.action_place(action)
        self._card = seat.game.move(action).card
        faces = seat.game.rules.look.cards.values()
        self._turning = any(face.turned_by for face in faces)
        self._wild = any(face.wild for face in faces)
        self._proofs = Proofs(seat, MOST) if has_claims(seat.game, self._world) else None

    def reasons(self) -> Iterator[Reason]:
        if len(self._hand) > 1 and self._proofs:
            order = self._proofs.order()
            if order and order[0].card == self._card:
                yield Reason("rest-sure", {"count": len(self._hand)}, "sure")
                return
        yield from self._taking()
        yield from self._trumps()
        yield from self._void()

    def _taking(self) -> Iterator[Reason]:
        """The reasons that say who takes the trick if the card is played, and whether that is sure."""
        trick, before = self._public.trick, self._public.taking
        mine = self._taker(self._index) == self._seat.seat
        lies = next((play.card for play in trick if play.seat == before), "")
        side = self._seat.game.side
        after_me = self._seat.game.players - 1 - len(trick)
        if mine and not after_me and self._proofs:
            yield Reason("takes-last", nudge="trick")
        elif mine and self._proofs and self._proofs.takes_trick(self._index):
            yield Reason("takes-sure", nudge="sure")
        elif not trick:
            yield from self._lead()
        elif mine:
            yield Reason("takes-now", {"card": lies, "count": after_me}, "trick")
        elif side(before) == side(self._seat.seat):
            yield Reason("partner", {"seat": before, "card": lies}, "trick")
        elif not any(self._taker(index) == self._seat.seat for index in self._world.fair()):
            yield Reason("cannot-beat", {"card": lies}, "trick")
        else:
            yield Reason("stays-below", {"card": lies}, "trick")

    def _lead(self) -> Iterator[Reason]:
        """The reason that says how many of the cards that others may hold beat the card if it is led."""
        if not self._proofs or self._turning:
            return
        indices = self._seat.game.card_indices(self._world.phase)
        led = self._world.copy()
        led.act(self._index)
        cards, me = self._proofs.cards, self._seat.seat
        beaten_by = [card for card in cards if self._taker(indices[card], led) != me]
        suit, trumps = self._suit(self._card), self._public.trumps
        if suit not in trumps and trumps and all(self._suit(card) in trumps for card in beaten_by):
            yield Reason("tops-suit", {"suit": suit}, "suit")
        elif beaten_by:
            yield Reason("lead-beaten", {"count": len(beaten_by)}, "suit")

    def _trumps(self) -> Iterator[Reason]:
        trumps = self._public.trumps
        if trumps and self._proofs and not self._public.trick:
            if not any(self._suit(card) in trumps for card in self._proofs.cards):
                yield Reason("trumps-out", nudge="trumps")

    def _void(self) -> Iterator[Reason]:
        suit = self._suit(self._card)
        others = {self._suit(card) for card in self._hand if card != self._card}
        if suit and others and suit not in others and suit not in self._public.trumps:
            if not self._turning and not self._wild:
                yield Reason("makes-void", {"suit": suit}, "suits")

    def _taker(self, index: int, before: Position | None = None) -> int:
        """The seat that takes the trick, or is winning it so far, once the card ``index`` has been played.

        The card is played in the position ``before``, by default in the present one.
        """
        world = (before or self._world).copy()
        hand, complete = world.hand, len(world.takers(world.hand))
        world.act(index)
        taken = world.takers(hand)
        return taken[complete] if len(taken) > complete else world.public().taking

    def _suit(self, card: str) -> str:
        return self._seat.game.rules.look.parts_of(card)[1]
