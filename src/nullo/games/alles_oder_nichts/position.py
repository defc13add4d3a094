"""Positions of Alles oder Nichts (Hexagames 1988), by the rules T1–T15 of ``rules/en.md``."""

from __future__ import annotations

from typing import Any

import cython
import msgspec

from nullo.engine.fields import Ints, Word
from nullo.engine.observation import ObservationWriter
from nullo.engine.rng import Rng
from nullo.engine.sampling import Worlds
from nullo.game.moves import Move
from nullo.game.view import Ask, Entry, Known, Own, Public, Refusal, Saying, ScorePart, SeatPublic
from nullo.games.alles_oder_nichts.moves import BID, BIDS, DEAL, SAY, SAYINGS
from nullo.games.alles_oder_nichts.options import EXACT_POINTS, MOST_BID, AllesOptions
from nullo.games.trick.revokes import RevokePosition

if not cython.compiled:
    from math import sqrt

    from nullo.engine.bits import bit, ones
    from nullo.engine.position import choice
    from nullo.games.trick.moves import CALL, PLAY

OPEN = 0

TAKEN, TAKEN_OPEN, EXACT, EXACT_OPEN = range(4)  # what scores points

# In games between rules of thumb: the standard deviation of a hand's points, and the mean of its best score.
SWING = 1.7
BEST_OF_HAND = 4.5


class AllesOderNichtsPosition(RevokePosition):
    """A position of Alles oder Nichts: the cards, whose turn it is, bids and score."""

    KINDS = (("taken", "T11"), ("taken-open", "T12"), ("exact", "T11"), ("exact", "T12"))

    def __init__(self, options: AllesOptions) -> None:
        super().__init__(options, options.deck)
        self.ranks: int = options.ranks
        self.many_sizes: int = len(options.hand_sizes)
        self.sizes: Ints = [0] * 100  # cards in each hand of the cycle
        for number, size in enumerate(options.hand_sizes):
            self.sizes[number] = size
        self.goal: int = options.target or 0
        self.hands_to_play: int = options.hands
        self.impossible_bids: bool = options.impossible_bids
        self.last_bids: Ints = [-1] * 6
        self._begin_hand()

    # --- T4: the deal -----------------------------------------------------------------------

    def _begin_hand(self) -> None:
        self._start_revokes()
        self.phase = DEAL
        self.actor = -1
        self.hand_size: int = self.sizes[self.hand % self.many_sizes]
        self.dealt: int = 0
        self.turned: int = -1  # the card turned up for trump
        self.bids: Ints = [-1] * 6
        # Sets of seats:
        self.have_bid: int = 0
        self.have_said: int = 0
        self.opened: int = 0
        self.forfeit: int = 0  # called revokers

    def deal(self, rng: Rng) -> None:
        if self.dealt or self.actor != -1:
            while self.actor == -1:
                self.apply(self.pick(rng))
            return
        many = self.hand_size * self.players
        self._shuffle(rng, many + 1)
        self._deal_pack((self.dealer + 1) % self.players, self.hand_size)
        self.dealt = many
        self.apply(self.pack[many])

    # --- actions ----------------------------------------------------------------------------

    def legal_mask(self) -> Word:
        if self.phase == BID:
            return ones(self._bid_limit() + 1)
        if self.phase == SAY:
            return 3
        if self.phase == DEAL:
            return self.undealt
        return RevokePosition.legal_mask(self)

    def pick(self, rng: Rng) -> int:
        if self.phase == BID:
            return rng.below(self._bid_limit() + 1)
        if self.phase == SAY:
            return rng.below(2)
        if self.phase == PLAY and not self.honour:
            return choice(self._following(), rng)
        return choice(self.fair_mask(), rng)

    def _bid_limit(self) -> int:
        if self.impossible_bids or self.hand_size > MOST_BID:
            return MOST_BID
        return self.hand_size

    def apply(self, index: int) -> None:
        self.verdict = 0
        if self.phase == PLAY:
            self._play(index)
        elif self.phase == BID:
            self.bids[self.actor] = index
            self.have_bid |= bit(self.actor)
            if self.actor == self.dealer:
                self.phase = SAY
            self.actor = self.actor + 1 if self.actor + 1 < self.players else 0
        elif self.phase == SAY:
            self.have_said |= bit(self.actor)
            if index == OPEN:
                self.opened |= bit(self.actor)
            if self.actor == self.dealer:
                self.phase = PLAY
            self.actor = self.actor + 1 if self.actor + 1 < self.players else 0
            self.leader = self.actor
        elif self.phase == DEAL:
            self._take(index)
        else:
            RevokePosition.apply(self, index)

    def _take(self, card: int) -> None:
        self.undealt &= ~bit(card)
        if self.dealt < self.hand_size * self.players:
            self.hands[(self.dealer + 1 + self.dealt) % self.players] |= bit(card)
            self.dealt += 1
            return
        self.dealt += 1
        self.turned = card
        self.trump = self.suit_of[card]
        self.phase = BID
        self.actor = (self.dealer + 1) % self.players

    def _play(self, card: int) -> None:
        self._note_play(card)
        self._lay(card)
        if self.laid == self.players:
            self._complete()
        else:
            self.actor = self.actor + 1 if self.actor + 1 < self.players else 0

    def _after_trick(self) -> None:
        if self.tricks < self.hand_size:
            self.phase = PLAY
        else:
            self._score()

    def _apply_call(self, caller: int, seat: int, true: int) -> None:
        """T15: mark a seat called for a revoke, which then scores nothing for the hand."""
        if true:
            self.forfeit |= bit(seat)

    # --- T11–T14: the score -----------------------------------------------------------------

    def _score(self) -> None:
        for seat in range(self.players):
            won = self.taken[seat]
            exact = EXACT_POINTS if won == self.bids[seat] else 0
            self.last_bids[seat] = self.bids[seat]
            if self.forfeit >> seat & 1:
                continue
            if not self.opened >> seat & 1:
                self._earn(seat, TAKEN, won)
                self._earn(seat, EXACT, exact)
            elif exact:
                self._earn(seat, TAKEN_OPEN, 2 * won)
                self._earn(seat, EXACT_OPEN, exact)
        self._end_hand()

    def _over(self) -> bool:
        if not self.goal:
            return not self.hand < self.hands_to_play
        for seat in range(self.players):
            if self.total[seat] >= self.goal:
                return True
        return False

    def points(self, seat: int) -> float:
        return self.total[seat]

    def to_come(self) -> float:
        hands = 1.0 * (self.hands_to_play - self.hand)
        if self.goal:
            best = 0
            for seat in range(self.players):
                best = max(best, self.total[seat])
            hands = 0.5 + (self.goal - best) / BEST_OF_HAND
        return SWING * sqrt(hands) if hands > 0.0 else 0.0

    def bid_result(self, seat: int) -> int:
        if self.earned_in != self.hand - 1:
            return 0  # nobody has scored anything
        return 1 if self.earned[seat * 8 + EXACT] or self.earned[seat * 8 + EXACT_OPEN] else 0

    # --- dealing from a deck ----------------------------------------------------------------

    def deal_to(self) -> int | None:
        if self.dealt < self.hand_size * self.players:
            return (self.dealer + 1 + self.dealt) % self.players
        return None

    # --- what seats see ----------------------------------------------------------------------

    def observed(self, index: int, seat: int | None) -> bool:
        if self.phase == DEAL:
            to = self.deal_to()
            return to is None or to == seat
        if self.phase == BID:
            return self.actor == seat
        return True

    def revelations(self, seat: int | None) -> list[Saying]:
        """Sayings with the open bids after all seats have declared, and all bids after the score (T7).

        They also say whether a call was true or false (F17).
        """
        if self.phase == PLAY and self.played == 0 and self.all_said():
            return self._bids("open-bids", self.bids, self.opened)
        shown: list[Saying] = super().revelations(seat) if self.verdict else []
        ended = self.hand and (self.actor == -4 or (self.phase == DEAL and self.dealt == 0))
        return shown + self._last_bids() if ended else shown

    def all_said(self) -> bool:
        """Whether all seats have said "open" or "secret", so that open bids are shown."""
        return self.have_said == ones(self.players)

    def announcements(self) -> list[Saying]:
        """T4: the saying which card was turned up for trump, if the last action turned one up."""
        if self.phase != BID or self.have_bid:
            return []
        suit = self.deck_cards.suits[self.trump]
        return [Saying("turned-up", card=self.deck_cards.codes[self.turned], suit=suit)]

    def _last_bids(self) -> list[Saying]:
        return self._bids("bids", self.last_bids, ones(self.players))

    def _bids(self, code: str, bids: Any, seats: int) -> list[Saying]:
        shown = [Entry(k, number=bids[k]) for k in range(self.players) if seats >> k & 1]
        return [Saying(code, entries=tuple(shown))] if shown else []

    def score_parts(self) -> list[list[ScorePart]]:
        """T11, T12: the parts of each seat's score; its bid and its tricks are parts that score 0."""
        sides = super().score_parts()
        takers = self.takers(self.hand - 1)
        for seat, parts in enumerate(sides):
            if parts and parts[0].code != "exact":
                parts[0] = msgspec.structs.replace(parts[0], count=takers.count(seat))
            else:
                parts.insert(0, ScorePart("tricks", 0, "T12", takers.count(seat)))
            parts.insert(0, ScorePart("bid", 0, "T5", self.last_bids[seat]))
        return sides

    def hand_score(self, bid: int, opened: bool, tricks: int, forfeit: bool) -> list[ScorePart]:
        """T11, T12, T15: what a seat scores in a hand at a real table.

        ``forfeit`` says whether the seat was called for a revoke.
        """
        twin: AllesOderNichtsPosition = cython.cast(AllesOderNichtsPosition, self.fresh())
        twin.bids[0] = bid
        twin.opened = 1 if opened else 0
        twin.forfeit = 1 if forfeit else 0
        twin.taken[0] = tricks
        twin.tricks = tricks
        for trick in range(tricks):
            twin.trick_winner[trick] = 0
        twin._score()
        return twin.score_parts()[0]

    def seat_public(self, seat: int) -> SeatPublic:
        entry: SeatPublic = super().seat_public(seat)
        if self.all_said() and self.opened >> seat & 1:
            entry.bid = BIDS[self.bids[seat]]
        elif self.have_bid >> seat & 1:
            entry.laid = True
        if self.have_said >> seat & 1:
            entry.said = SAYINGS[0 if self.opened >> seat & 1 else 1]
        entry.revokes = self.forfeit >> seat & 1
        return entry

    def public(self) -> Public:
        public: Public = super().public()
        public.turned_up = self.deck_cards.codes[self.turned] if self.turned >= 0 else ""
        public.piles = {"aside": self.size - self.dealt}
        public.last = self._last_bids() if self.hand else []
        return public

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
        """Remove the cards and bids that ``seat`` does not know; worlds draw bids from all legal ones."""
        super().scrub(seat, worlds)
        shown = self.opened if self.phase >= PLAY else 0
        for other in range(self.players):
            if other != seat and self.bids[other] >= 0 and not shown >> other & 1:
                self.bids[other] = 0

    def cards_shown(self) -> int:
        return bit(self.turned) if self.turned >= 0 else 0

    def _settle_tricks(self, worlds: Worlds, rng: Rng) -> bool:
        shown = self.opened if self.phase >= PLAY else 0
        for seat in range(self.players):
            if seat != worlds.seat and self.have_bid >> seat & 1 and not shown >> seat & 1:
                self.bids[seat] = rng.below(self._bid_limit() + 1)
        return RevokePosition._settle_tricks(self, worlds, rng)

    def hidden_choice(self, actor: int, phase: int) -> int:
        bid: int = self.bids[actor]
        return bid
