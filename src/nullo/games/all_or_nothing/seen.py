"""What each seat of ALL or NOTHING sees and is asked, and the worlds consistent with what it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython
import msgspec

from nullo.game.moves import Move
from nullo.game.view import Ask, Own, Public, Refusal, Saying, ScorePart
from nullo.games.all_or_nothing.moves import BIDS
from nullo.games.all_or_nothing.position import AllOrNothingPosition

if not cython.compiled:
    from nullo.engine.bits import bit, lowest
    from nullo.games.all_or_nothing.position import (
        BID,
        DEAL,
        NUMBERED,
        PLAY,
    )

if TYPE_CHECKING:
    from nullo.engine.observation import ObservationWriter


class AllOrNothing(AllOrNothingPosition):
    """ALL or NOTHING with what seats see; the base class has the rules."""

    def observed(self, index: int, seat: int | None) -> bool:
        return self.phase != DEAL or self.deal_to() == seat

    def told(self) -> list[Saying]:
        """A11: a special card that now counts as the opposite."""
        if not self.played or self.actor == -4:
            return []
        card = self.line[self.played - 1]
        if not self.flips[card]:
            return []
        turn = lowest(self.flips[card])
        codes = self.deck_cards.codes
        code = "flipped-all" if self.alls >> turn & 1 else "flipped-nothing"
        return [Saying(code, card=codes[NUMBERED + turn], by=codes[card])]

    def score_parts(self) -> list[list[ScorePart]]:
        """A14–A17, with the tricks that cost points."""
        each = {"missed-nothing": self.miss, "missed-all": self.miss, "revokes": self.revoke}
        sides = super().score_parts()
        for parts in sides:
            for k, part in enumerate(parts):
                if part.code in each:
                    count = part.number // each[part.code]
                    parts[k] = msgspec.structs.replace(part, count=count)
        return sides

    def scored(self, bid: int, tricks: int, revokes: int) -> list[ScorePart]:
        """A14–A17: what a seat scores in a hand, for whoever keeps the score at a real table."""
        twin = cython.cast(AllOrNothingPosition, self.fresh())
        twin.bids[0] = bid
        twin.taken[0] = tricks
        twin.found[0] = revokes
        twin._score()
        return twin.score_parts()[0]

    def public(self) -> Public:
        codes = self.deck_cards.codes
        seats = []
        for seat in range(self.players):
            entry = self.seat_public(seat)
            entry.bid = self._bid_of(seat)
            entry.revokes = self.found[seat]
            seats.append(entry)
        return Public(
            seats=seats,
            scores=self.scores(),
            trick=self.plays(),
            taking=self.taking(),
            led=self.deck_cards.suits[self.led] if self.led >= 0 else "",
            turned=[codes[NUMBERED + k] for k in range(8) if (self.alls ^ 15) >> k & 1],
            piles={"aside": self.cards_in_play - self.hand_size * self.players},
            tricks=self.trick_list(),
            winners=self.winners(),
        )

    def observe(self, seat: int, writer: ObservationWriter) -> bool:
        self._observe_tricks(writer)
        for other in range(self.players):
            if self.bids[other] >= 0:
                place = writer.seat_at(other) + writer.declared_at
                writer.word(place, BID, self.bids[other])
        writer.cards(writer.turned_at + NUMBERED, self.alls ^ 15)
        aside = self.cards_in_play - self.hand_size * self.players
        writer.number(writer.aside_at, aside / writer.all_cards)
        writer.cards(writer.hand_at, self.hands[seat])
        if self.bids[seat] >= 0:
            writer.word(writer.bid_at, BID, self.bids[seat])
        return True

    def own(self, seat: int) -> Own:
        return Own(seat, hand=self.hand_of(seat), bid=self._bid_of(seat))

    def _bid_of(self, seat: int) -> Move | None:
        return None if self.bids[seat] < 0 else BIDS[self.bids[seat]]

    def ask(self) -> Ask:
        if self.phase == BID:
            return Ask("bid-flips", why="bid-flips", rule="A7")
        if self.laid and self.led < 0:
            return Ask("no-suit", why="no-suit", rule="A9")
        made: Ask = self.ask_play("A10")
        if made.code == "follow":
            return Ask("follow", made.params, why="flips", rule="A10")
        return made

    def refusal(self, index: int) -> Refusal:
        if not self.hands[self.actor] & bit(index):
            return Refusal("A8", "not-in-hand")
        suit = self.deck_cards.suits[self.led]
        return Refusal("A10", "must-follow-or-flip", {"suit": suit})

    def card_shown(self, phase: int, index: int) -> int:
        return index if phase == PLAY else -1
