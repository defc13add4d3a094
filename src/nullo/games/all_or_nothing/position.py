"""Positions of ALL or NOTHING (2016), by the rules A1–A19 of ``rules/en.md``."""

from __future__ import annotations

from functools import cache

import cython
import msgspec

from nullo.engine.fields import Ints, Word
from nullo.engine.observation import ObservationWriter
from nullo.engine.position import TERMINAL_PLAYER
from nullo.engine.rng import Rng
from nullo.game.cards import SUITS, Deck
from nullo.game.moves import Move
from nullo.game.view import Ask, Own, Public, Refusal, Saying, ScorePart, SeatPublic
from nullo.games.all_or_nothing.moves import BID, BIDS, DEAL, PLAY
from nullo.games.all_or_nothing.options import AllOrNothingOptions
from nullo.games.trick.tricks import TrickPosition

if not cython.compiled:
    from math import sqrt

    from nullo.engine.bits import bit, lowest, ones

# Bids by their numbers in a position. A19: the number of a bid of k tricks is BID_NOTHING + k.
BID_ALL, BID_NOTHING = range(2)

# What scores points.
MISSED_NOTHING, MISSED_ALL, MADE_NOTHING, MADE_ALL, REVOKES, MADE_NUMBER, MISSED_NUMBER = range(7)

# In games between rules of thumb: the standard deviation of a hand's points, and what the side in first
# place gains in a hand.
SWING = 31.0
BEST_OF_HAND = 20.0

# Lower cards are numbers, suit by suit; then follow the four ALL, then the four NOTHING.
NUMBERED = 40
ALL = "A"
NOTHING = "N"


@cache
def all_or_nothing_deck() -> Deck:
    """A1: 1–10 in four suits, then the ALL and the NOTHING cards, which have no suit."""
    numbers = [f"{rank}{suit}" for suit in SUITS for rank in range(1, 11)]
    specials = [kind + suit for kind in (ALL, NOTHING) for suit in SUITS]
    return Deck(numbers + specials, SUITS, [k // 10 for k in range(NUMBERED)] + [-1] * 8)


def flipped_by(card: int) -> int:
    """A2, A3: the special card that ``card`` turns (0–7, in the deck's order); -1 if it is not a FLIP."""
    suit, rank = card // 10, card % 10 + 1
    other = 3 - suit  # of the same colour: spades and clubs, hearts and diamonds
    return {1: 4 + suit, 2: suit, 9: 4 + other, 10: other}.get(rank, -1) if card < NUMBERED else -1


class AllOrNothingPosition(TrickPosition):
    """A position of ALL or NOTHING: the cards, whose turn it is, bids and score."""

    KINDS = (
        ("missed-nothing", "A14"),
        ("missed-all", "A15"),
        ("made-nothing", "A14"),
        ("made-all", "A15"),
        ("revokes", "A17"),
        ("made-number", "A19"),
        ("missed-number", "A19"),
    )

    def __init__(self, options: AllOrNothingOptions) -> None:
        super().__init__(options, all_or_nothing_deck(), options.cards_in_play)
        self.honour: bool = options.honour
        self.offsuit_wins: bool = options.offsuit_wins
        self.hands_to_play: int = int(options.hands)
        self.made_nothing: int = options.made_nothing
        self.made_all: int = options.made_all
        self.miss: int = options.miss
        self.revoke: int = options.revoke
        self.made_number: int = options.made_number
        self.hand_size: int = options.cards_each
        self.sides: int = options.sides  # A18: teams or, without teams, seats
        self.members: int = options.members  # of a side
        self.bid_mask: Word = ones(options.many_bids)
        self.makers: int = 0  # a set of seats: made their bids in the last hand that was scored
        self.flips: Ints = [0] * 64  # by card, a set of the special cards that it turns over
        self.free: Word = 0  # FLIP and special cards, which need not follow
        for card in range(self.size):
            turned = flipped_by(card)
            if turned >= 0 and not self.in_play & bit(NUMBERED + turned):
                turned = -1  # A2: its special card is not in the deck
            if turned >= 0:
                self.flips[card] = bit(turned)
            if turned >= 0 or card >= NUMBERED:
                self.free |= bit(card)
        for side in range(self.sides):
            self.total[side] = options.start * options.members  # A6, A18
        self._begin_hand()

    # --- A5: the deal -----------------------------------------------------------------------

    def _begin_hand(self) -> None:
        self._start_hand()
        self.phase = DEAL
        self.actor = -1
        self.dealt: int = 0
        self.alls: int = 15  # A11: the special cards that count as ALL; first the four ALL
        self.bids: Ints = [-1] * 6
        # Honour mode: by seat and suit, the tricks in which the seat did not follow, until a later card
        # shows them to be revokes; by seat, the revokes found.
        self.refused: Ints = [0] * 24
        self.found: Ints = [0] * 6

    def deal(self, rng: Rng) -> None:
        if self.dealt or self.actor != -1:
            while self.actor == -1:
                self.apply(self.pick(rng))
            return
        many = self.hand_size * self.players
        self._shuffle(rng, many)
        self._deal_pack(0, self.hand_size)
        self.dealt = many
        self._begin_bids()

    def _take(self, card: int) -> None:
        self.undealt &= ~bit(card)
        self.hands[(self.dealer + 1 + self.dealt) % self.players] |= bit(card)
        self.dealt += 1
        if self.dealt == self.hand_size * self.players:
            self._begin_bids()

    def _begin_bids(self) -> None:
        self.phase = BID
        self.actor = (self.dealer + 1) % self.players

    # --- actions ----------------------------------------------------------------------------

    def legal_mask(self) -> Word:
        if self.phase == PLAY:
            return self.hands[self.actor] if self.honour else self._proper()
        if self.phase == BID:
            return self.bid_mask
        return self.undealt

    def fair_mask(self) -> Word:
        return self._proper() if self.phase == PLAY else self.legal_mask()

    def _proper(self) -> Word:
        """A10: the cards that follow suit or may be played at any time; the whole hand if none follows."""
        hand = self.hands[self.actor]
        if self.led >= 0 and hand & self.suit_mask[self.led]:
            hand &= self.suit_mask[self.led] | self.free
        return hand

    def apply(self, index: int) -> None:
        if self.phase == PLAY:
            self._play(index)
        elif self.phase == BID:
            self._bid(index)
        else:
            self._take(index)

    def _bid(self, index: int) -> None:
        self.bids[self.actor] = index
        if self.actor == self.dealer:
            self.phase = PLAY
        self.actor = self.actor + 1 if self.actor + 1 < self.players else 0
        self.leader = self.actor  # A8

    def _play(self, card: int) -> None:
        self._watch(card)
        if self.led < 0:
            self.led = self.suit_of[card]  # A9
        self.alls ^= self.flips[card]  # A11
        self._lay(card)
        if self.laid < self.players:
            self.actor = self.actor + 1 if self.actor + 1 < self.players else 0
            return
        self._close_trick(self._winner())
        if self.tricks == self.hand_size:
            self._score()

    def _watch(self, card: int) -> None:
        """A10, A17: store what a play shows: in strict mode a void; in honour mode possible revokes.

        In honour mode, a card of a suit proves a revoke for every trick in which the seat did not follow it.
        """
        suit = self.suit_of[card]
        if self.honour and suit >= 0:
            self.found[self.actor] += self.refused[4 * self.actor + suit]
            self.refused[4 * self.actor + suit] = 0
        if self.led < 0 or suit == self.led or self.free >> card & 1:
            return
        if self.honour:
            self.refused[4 * self.actor + self.led] += 1
        else:
            self.void[self.actor] |= bit(self.led)

    def rank_strength(self, card: int) -> int:
        """A card's strength: its number; 11 for a special card that counts as ALL, 0 for NOTHING."""
        if card < NUMBERED:
            return card % 10 + 1
        return 11 if self.alls >> (card - NUMBERED) & 1 else 0

    def _winner(self) -> int:
        """A12: the seat with the first card that counts as ALL, else the highest number, else the leader."""
        start = self.played - self.laid
        for k in range(start, self.played):
            card = self.line[k]
            if card >= NUMBERED and self.alls >> (card - NUMBERED) & 1:
                return self.line_seat[k]
        if self.led < 0:
            return self.line_seat[start]
        return self._highest()

    def _highest(self) -> int:
        """A12, A13: the seat with the highest number of the suit led or, if ``offsuit_wins``, of any suit."""
        best = -1
        winner = 0
        for k in range(self.played - self.laid, self.played):
            card = self.line[k]
            if card < NUMBERED and (self.offsuit_wins or self.suit_of[card] == self.led):
                number = card - 10 * self.suit_of[card]
                if number > best:
                    best = number
                    winner = self.line_seat[k]
        return winner

    # --- A14–A19: the score -----------------------------------------------------------------

    def _score(self) -> None:
        self.makers = 0
        for seat in range(self.players):
            self._score_seat(seat)
        self._end_hand()

    def _score_seat(self, seat: int) -> None:
        """Add the points for a seat's bid and its revokes to the score of its side (A18)."""
        side = seat % self.sides
        bid = self.bids[seat]
        off = self._off(seat)
        if off:
            missed = MISSED_NUMBER
            if bid == BID_NOTHING:
                missed = MISSED_NOTHING
            elif bid == BID_ALL:
                missed = MISSED_ALL
            self._earn(side, missed, self.miss * off)
        else:
            self.makers |= bit(seat)
            if bid == BID_NOTHING:
                self._earn(side, MADE_NOTHING, -self.made_nothing)
            elif bid == BID_ALL:
                self._earn(side, MADE_ALL, -self.made_all)
            else:
                self._earn(side, MADE_NUMBER, -self.made_number)
        self._earn(side, REVOKES, self.revoke * self.found[seat])

    def _off(self, seat: int) -> int:
        """The number of tricks by which a seat has missed its bid in a complete hand.

        After NOTHING, these are the tricks that it took (A14); after ALL, those that its side lost (A15,
        A18); after a number, those that it took too many or too few (A19).
        """
        bid = self.bids[seat]
        if bid == BID_ALL:
            return self.hand_size - self.taken_by_side(seat)
        off = self.taken[seat] - self.number_of(bid)
        return off if off >= 0 else -off

    def taken_by_side(self, seat: int) -> int:
        """A18: how many tricks a seat and its partners have taken."""
        tricks = 0
        for other in range(self.players):
            if other % self.sides == seat % self.sides:
                tricks += self.taken[other]
        return tricks

    def number_of(self, bid: int) -> int:
        """A19: how many tricks a bid says the seat will take."""
        if bid == BID_ALL:
            return self.hand_size
        return bid - BID_NOTHING

    def _over(self) -> bool:
        for side in range(self.sides):
            if self.total[side] <= 0:
                return True
        return self.hand >= self.hands_to_play

    def side(self, seat: int) -> int:
        """A18: the number of a seat's side; seats alternate between the teams."""
        return seat % self.sides

    def scores(self) -> list[int]:
        return [self.total[side] for side in range(self.sides)]

    def winners(self) -> list[int]:
        """A16: the sides with the lowest score; empty until the game is over."""
        if self.actor != TERMINAL_PLAYER:
            return []
        scores = self.scores()
        return [side for side, score in enumerate(scores) if score == min(scores)]

    def points(self, seat: int) -> float:
        return -self.total[seat % self.sides]

    def to_come(self) -> float:
        best = self.total[0]
        for side in range(1, self.sides):
            best = min(best, self.total[side])
        best_of_hand = BEST_OF_HAND * self.members
        hands = min(1.0 * (self.hands_to_play - self.hand), 1.2 + best / best_of_hand)
        return SWING * sqrt(hands * self.members) if hands > 0.0 else 0.0

    def bid_result(self, seat: int) -> int:
        return self.makers >> seat & 1

    # --- dealing from a deck ----------------------------------------------------------------

    def deal_to(self) -> int | None:
        return (self.dealer + 1 + self.dealt) % self.players

    # --- what seats see ----------------------------------------------------------------------

    def observed(self, index: int, seat: int | None) -> bool:
        return self.phase != DEAL or self.deal_to() == seat

    def announcements(self) -> list[Saying]:
        """A11: the saying which special card the last play turned, if it was a FLIP."""
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
        """A14–A19: the parts of each side's score; ``count`` is how many tricks or revokes cost points."""
        missed = ("missed-nothing", "missed-all", "missed-number")
        each = dict.fromkeys(missed, self.miss) | {"revokes": self.revoke}
        sides = super().score_parts()
        for parts in sides:
            for k, part in enumerate(parts):
                if part.code in each:
                    count = part.number // each[part.code]
                    parts[k] = msgspec.structs.replace(part, count=count)
        return sides

    def hand_score(self, bid: int, tricks: int, revokes: int) -> list[ScorePart]:
        """A14–A19: what a seat scores in a hand at a real table.

        Args:
            bid: the index of the bid.
            tricks: the number of tricks of the seat or, for ALL, of its whole team.
            revokes: the number of the seat's revokes.
        """
        twin: AllOrNothingPosition = cython.cast(AllOrNothingPosition, self.fresh())
        twin.bids[0] = bid
        twin.taken[0] = tricks
        twin.found[0] = revokes
        twin._score_seat(0)
        twin._end_hand()
        return twin.score_parts()[0]

    def seat_public(self, seat: int) -> SeatPublic:
        entry: SeatPublic = super().seat_public(seat)
        entry.bid = self._bid_of(seat)
        entry.revokes = self.found[seat]
        return entry

    def public(self) -> Public:
        public: Public = super().public()
        codes = self.deck_cards.codes
        public.turned = [codes[NUMBERED + k] for k in range(8) if (self.alls ^ 15) >> k & 1]
        public.piles = {"aside": self.cards_in_play - self.hand_size * self.players}
        return public

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
            team = self.members > 1
            if self.bid_mask > ones(2):
                why = "bid-flips-number-team" if team else "bid-flips-number"
                return Ask("bid-flips-number", why=why, rule="A19")
            return Ask("bid-flips", why="bid-flips-team" if team else "bid-flips", rule="A7")
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
