"""What each seat of Alles oder Nichts sees and is asked, and the worlds consistent with what it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython
import msgspec

from nullo.engine.sampling import Worlds
from nullo.game.moves import Move
from nullo.game.view import Ask, Entry, Known, Own, Public, Refusal, Saying, ScorePart
from nullo.games.alles_oder_nichts.moves import BIDS, OPEN, SECRET
from nullo.games.alles_oder_nichts.position import AllesOderNichtsPosition

if not cython.compiled:
    from nullo.engine.bits import bit, ones
    from nullo.games.alles_oder_nichts.position import BID, DEAL, SAY
    from nullo.games.trick.revokes import CALL, PLAY

if TYPE_CHECKING:
    from nullo.engine.observation import ObservationWriter
    from nullo.engine.rng import Rng


class AllesOderNichts(AllesOderNichtsPosition):
    """Alles oder Nichts with what seats see; the base class has the rules."""

    def observed(self, index: int, seat: int | None) -> bool:
        if self.phase == DEAL:
            to = self.deal_to()
            return to is None or to == seat
        if self.phase == BID:
            return self.actor == seat
        return True

    def revealed(self, seat: int | None) -> list[Saying]:
        """T7: open bids once all have declared; all bids once the hand is scored; F17: calls."""
        if self.phase == PLAY and self.played == 0 and self.all_said():
            return self._bids("open-bids", self.bids, self.opened)
        shown: list[Saying] = super().revealed(seat) if self.verdict else []
        return shown + self._last_bids() if self._fresh() else shown

    def all_said(self) -> bool:
        """Whether all seats have declared, so that open bids are shown."""
        return self.have_said == ones(self.players)

    def told(self) -> list[Saying]:
        """T4: the card turned up for trump."""
        if self.phase != BID or self.have_bid:
            return []
        suit = self.deck_cards.suits[self.trump]
        return [Saying("turned-up", card=self.deck_cards.codes[self.turned], suit=suit)]

    def _fresh(self) -> bool:
        """Whether the last action ended a hand."""
        return self.hand > 0 and (self.actor == -4 or (self.phase == DEAL and self.dealt == 0))

    def _last_bids(self) -> list[Saying]:
        """The bids of the hand just over."""
        return self._bids("bids", self.last_bids, ones(self.players))

    def _bids(self, code: str, bids: Any, seats: int) -> list[Saying]:
        shown = [Entry(k, number=bids[k]) for k in range(self.players) if seats >> k & 1]
        return [Saying(code, entries=tuple(shown))] if shown else []

    def score_parts(self) -> list[list[ScorePart]]:
        """T11, T12, with the bid and the tricks taken."""
        sides = super().score_parts()
        taken = [0] * self.players
        for trick in range(self.tricks_of(self.hand - 1)):
            taken[self.taker(trick)] += 1
        for seat, parts in enumerate(sides):
            if parts and parts[0].code != "exact":
                parts[0] = msgspec.structs.replace(parts[0], count=taken[seat])
            else:
                parts.insert(0, ScorePart("tricks", 0, "T12", taken[seat]))
            parts.insert(0, ScorePart("bid", 0, "T5", self.last_bids[seat]))
        return sides

    def scored(self, bid: int, opened: bool, tricks: int, forfeit: bool) -> list[ScorePart]:
        """T11, T12, T15: what a seat scores in a hand, for whoever keeps the score at a real table."""
        twin = cython.cast(AllesOderNichtsPosition, self.fresh())
        twin.bids[0] = bid
        twin.opened = 1 if opened else 0
        twin.forfeit = 1 if forfeit else 0
        twin.taken[0] = tricks
        twin.tricks = tricks
        for trick in range(tricks):
            twin.trick_winner[trick] = 0
        twin._score()
        return twin.score_parts()[0]

    def public(self) -> Public:
        codes = self.deck_cards.codes
        suits = self.deck_cards.suits
        seats = []
        for seat in range(self.players):
            entry = self.seat_public(seat)
            if self.all_said() and self.opened >> seat & 1:
                entry.bid = BIDS[self.bids[seat]]
            elif self.have_bid >> seat & 1:
                entry.laid = True
            if self.have_said >> seat & 1:
                entry.said = OPEN if self.opened >> seat & 1 else SECRET
            entry.revokes = self.forfeit >> seat & 1
            seats.append(entry)
        return Public(
            seats=seats,
            scores=self.scores(),
            trick=self.plays(),
            taking=self.taking(),
            led=suits[self.led] if self.led >= 0 else "",
            trumps=self.trump_suits(),
            turned_up=codes[self.turned] if self.turned >= 0 else "",
            piles={"aside": self.size - self.dealt},
            tricks=self.trick_list(),
            last=self._last_bids() if self.hand else [],
            winners=self.winners(),
        )

    def observe(self, seat: int, writer: ObservationWriter) -> bool:
        self._observe_tricks(writer)
        for other in range(self.players):
            at = writer.seat_at(other)
            if self.all_said() and self.opened >> other & 1:
                writer.word(at + writer.declared_at, BID, self.bids[other])
            elif self.have_bid >> other & 1:
                writer.one(at + writer.laid_at)
            if self.have_said >> other & 1:
                writer.word(at + writer.declared_at, SAY, 0 if self.opened >> other & 1 else 1)
            if other != seat:
                writer.cards(at + writer.known_at, self.known[other])
        if self.trump >= 0:
            writer.one(writer.trumps_at + self.trump)
        if self.turned >= 0:
            writer.one(writer.turned_up_at + self.turned)
        writer.number(writer.aside_at, (self.size - self.dealt) / writer.all_cards)
        writer.cards(writer.hand_at, self.hands[seat])
        if self.bids[seat] >= 0:
            writer.word(writer.bid_at, BID, self.bids[seat])
        return True

    def own(self, seat: int) -> Own:
        bid = self.bids[seat]
        known = [
            Known(self.deck_cards.cards(self.known[other]), other)
            for other in range(self.players)
            if other != seat and self.known[other]
        ]
        move = BIDS[bid] if bid >= 0 else None
        return Own(seat, hand=self.hand_of(seat), bid=move, known=known)

    def ask(self) -> Ask:
        if self.phase == BID:
            return Ask("bid-tricks", why="bid-tricks", rule="T5")
        if self.phase == SAY:
            return Ask("say", why="say", rule="T12")
        return self.ask_play("T8") if self.phase == PLAY else self.ask_revoke("T15", "T15")

    def not_asked(self, move: Move) -> Refusal | None:
        return self._not_in_strict(move, "T15")

    def refusal(self, index: int) -> Refusal:
        if self.phase == BID:
            return Refusal("T5", "bid-too-high", {"most": self._bid_limit()})
        if self.phase == CALL:
            return self._refuse_call(index, "T15")
        if self.phase != PLAY:
            return Refusal("T15", "not-in-hand")
        if not self.hands[self.actor] & bit(index):
            return Refusal("T8", "not-in-hand")
        return Refusal("T8", "must-follow", {"suit": self.deck_cards.suits[self.led]})

    # --- worlds -----------------------------------------------------------------------------

    def scrub(self, seat: int, worlds: Worlds) -> None:
        """Also remove hidden bids, which a world draws uniformly from the legal ones."""
        super().scrub(seat, worlds)
        for other in range(self.players):
            if other != seat and self.bids[other] >= 0 and not self.shows_bid(other):
                self.bids[other] = 0

    def cards_shown(self) -> int:
        return bit(self.turned) if self.turned >= 0 else 0

    def shows_bid(self, seat: int) -> bool:
        """Whether everybody can see the seat's bid."""
        return self.phase >= PLAY and (self.opened >> seat & 1) != 0

    def _settle_tricks(self, worlds: Worlds, rng: Rng) -> bool:
        shown = self.opened if self.phase >= PLAY else 0
        for seat in range(self.players):
            if seat != worlds.seat and self.have_bid >> seat & 1 and not shown >> seat & 1:
                self.bids[seat] = rng.below(self._bid_limit() + 1)
        return AllesOderNichtsPosition._settle_tricks(self, worlds, rng)

    def hidden_choice(self, actor: int, phase: int) -> int:
        bid: int = self.bids[actor]
        return bid
