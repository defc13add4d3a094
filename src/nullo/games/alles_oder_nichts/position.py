"""Alles oder Nichts (Hexagames 1988): rules T1–T15 of ``rules/en.md``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import cython

from nullo.cards import numbered_deck
from nullo.core.position import Position, Redealer
from nullo.core.sampling import Worlds
from nullo.games.trick.revokes import RevokePosition
from nullo.view import Ask, Own, Public, Refusal

if not cython.compiled:
    from nullo.core.bits import bit, ones
    from nullo.core.position import choice

if TYPE_CHECKING:
    from nullo.core.rng import Rng

# The phases.
DEAL = 0
BID = 1
SAY = 2
PLAY = 3
CORRECT = 4  # … 7, one a suit
CALL = 8

OPEN = 0


class AllesOderNichts(RevokePosition):
    """Where a game of Alles oder Nichts stands.

    Fields (C only, when compiled): ``bids`` by seat, -1 before; ``have_bid``, ``have_said``,
    ``opened``, ``forfeit`` (revokers called): words of seats; ``turned``: the trump card, -1
    before.
    """

    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__(options, numbered_deck(options["suits"], options["ranks"]))
        self.ranks = options["ranks"]
        self.many_sizes = len(options["hand_sizes"])
        self.sizes = [*options["hand_sizes"], *([0] * (100 - self.many_sizes))]
        self.goal = options["target"] or 0
        self.hands_to_play = options["hands"]
        self.most_bid = 6 if options["impossible_bids"] else 0
        self.bids = [-1] * 6
        self.total = [0] * 6
        self.last = [0] * 6
        self.last_bids = [-1] * 6
        self.hand_size = 0
        self.dealt = 0
        self.turned = -1
        self.opened = 0
        self.have_bid = 0
        self.have_said = 0
        self.forfeit = 0
        self._begin_hand()

    def assign(self, other: Position) -> None:
        self._copy(cython.cast(AllesOderNichts, other))

    def _copy(self, other: AllesOderNichts) -> None:
        self._assign_revokes(other)
        self.hand_size = other.hand_size
        self.dealt = other.dealt
        self.turned = other.turned
        self.opened = other.opened
        self.have_bid = other.have_bid
        self.have_said = other.have_said
        self.forfeit = other.forfeit
        for k in range(6):
            self.bids[k] = other.bids[k]
            self.total[k] = other.total[k]
            self.last[k] = other.last[k]
            self.last_bids[k] = other.last_bids[k]

    # --- T4: the deal -----------------------------------------------------------------------

    def _begin_hand(self) -> None:
        self._start_revokes()
        self.phase = DEAL
        self.actor = -1
        self.hand_size = self.sizes[self.hand % self.many_sizes]
        self.dealt = 0
        self.turned = -1
        self.opened = 0
        self.have_bid = 0
        self.have_said = 0
        self.forfeit = 0
        for seat in range(self.players):
            self.bids[seat] = -1

    def deal(self, rng: Rng) -> None:
        if self.actor != -1:
            return
        if self.dealt:
            while self.actor == -1:
                self.apply(self.pick(rng))
            return
        many = self.hand_size * self.players
        self._shuffle(rng, many + 1)
        at = 0
        seat = self.dealer
        for _ in range(self.players):
            seat = seat + 1 if seat + 1 < self.players else 0
            hand = self.hands[seat]
            for _k in range(self.hand_size):
                hand |= bit(self.pack[at])
                at += 1
            self.hands[seat] = hand
        self.dealt = many
        self.apply(self.pack[many])

    def _begin_bids(self) -> None:
        self.phase = BID
        self.actor = (self.dealer + 1) % self.players

    # --- actions ----------------------------------------------------------------------------

    def legal_mask(self) -> int:
        if self.phase == PLAY:
            return self._playable()
        if self.phase == BID:
            return ones(self._bid_limit() + 1)
        if self.phase == SAY:
            return 3
        if self.phase == DEAL:
            return self.undealt
        if self.phase == CALL:
            return self._call_mask()
        return self._correct_mask()

    def pick(self, rng: Rng) -> int:
        if self.phase == BID:
            return rng.below(self._bid_limit() + 1)
        if self.phase == SAY:
            return rng.below(2)
        if self.phase == PLAY and not self.honour:
            return choice(self._playable(), rng)
        return choice(self.fair_mask(), rng)

    def fair_mask(self) -> int:
        if self.phase == PLAY:
            return self._following()
        if self.phase == CALL:
            return bit(self.players)
        return self.legal_mask()

    def _bid_limit(self) -> int:
        """T5: the highest bid."""
        if self.most_bid:
            return self.most_bid
        return self.hand_size if self.hand_size < 6 else 6

    def apply(self, index: int) -> None:
        self.verdict = 0
        if self.phase == PLAY:
            self._play(index)
        elif self.phase == BID:
            self.bids[self.actor] = index
            self.have_bid |= 1 << self.actor
            if self.actor == self.dealer:
                self.phase = SAY
            self.actor = self.actor + 1 if self.actor + 1 < self.players else 0
        elif self.phase == SAY:
            self.have_said |= 1 << self.actor
            if index == OPEN:
                self.opened |= 1 << self.actor
            if self.actor == self.dealer:
                self.phase = PLAY
            self.actor = self.actor + 1 if self.actor + 1 < self.players else 0
            self.leader = self.actor
        elif self.phase == DEAL:
            self._take(index)
        elif self.phase == CALL:
            self._call(index)
        else:
            self._correct(index)

    def _take(self, card: int) -> None:
        """T4: the next card of the deck."""
        self.undealt &= ~bit(card)
        if self.dealt < self.hand_size * self.players:
            self.hands[(self.dealer + 1 + self.dealt) % self.players] |= bit(card)
            self.dealt += 1
            return
        self.dealt += 1
        self.turned = card
        self.trump = self.suit_of[card]
        self._begin_bids()

    def _play(self, card: int) -> None:
        """T8."""
        self._note_play(card)
        self._lay(card)
        if self.laid == self.players:
            self._complete()
        else:
            self.actor = self.actor + 1 if self.actor + 1 < self.players else 0

    def _turned(self) -> None:
        """T10: the winner leads, or the hand is scored."""
        if self.tricks < self.hand_size:
            self.phase = PLAY
        else:
            self._score()

    def _judged(self, caller: int, seat: int, true: int) -> None:
        """T15: a called revoker scores nothing for the hand."""
        if true:
            self.forfeit |= 1 << seat

    # --- T11–T14: the score -----------------------------------------------------------------

    def _score(self) -> None:
        for seat in range(self.players):
            won = self.taken[seat]
            extra = 3 if won == self.bids[seat] else 0
            if self.forfeit >> seat & 1:
                gain = 0
            elif self.opened >> seat & 1:
                gain = 2 * won + extra if extra else 0
            else:
                gain = won + extra
            self.last[seat] = gain
            self.last_bids[seat] = self.bids[seat]
            self.total[seat] += gain
        self.hand += 1
        if self._over():
            self.actor = -4
            return
        self.dealer = self.dealer + 1 if self.dealer + 1 < self.players else 0
        self._begin_hand()

    def _over(self) -> bool:
        """T14."""
        if not self.goal:
            return not self.hand < self.hands_to_play
        for seat in range(self.players):
            if self.total[seat] >= self.goal:
                return True
        return False

    def points(self, seat: int) -> float:
        return self.total[seat]

    def scores(self) -> list[int]:
        return [self.total[seat] for seat in range(self.players)]

    def winners(self) -> list[int]:
        if self.actor != -4:
            return []
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    # --- what is known ----------------------------------------------------------------------

    def deck(self) -> list[int] | None:
        if self.phase == DEAL and self.actor == -1 and self.dealt == 0:
            return list(range(self.size))
        return None

    def deal_to(self) -> int | None:
        if self.dealt < self.hand_size * self.players:
            return (self.dealer + 1 + self.dealt) % self.players
        return None

    def observed(self, index: int, seat: int | None) -> bool:
        if self.phase == DEAL:
            to = self.deal_to()
            return to is None or to == seat
        if self.phase == BID:
            return self.actor == seat
        return True

    def revealed(self, seat: int | None) -> str:
        """T7: open bids once all have said; all bids once the hand is scored; F17: calls."""
        everyone = (1 << self.players) - 1
        if self.phase == PLAY and self.played == 0 and self.have_said == everyone:
            return self._bid_text(self.bids, self.opened)
        text = self._verdict_text()
        if self._fresh():
            text = f"{text} {self._bid_text(self.last_bids, everyone)}".strip()
        return text

    def _fresh(self) -> bool:
        """Whether the last action ended a hand."""
        return self.hand > 0 and (self.actor == -4 or (self.phase == DEAL and self.dealt == 0))

    def _bid_text(self, bids: Any, seats: int) -> str:
        return " ".join(f"{k}:{bids[k]}" for k in range(self.players) if seats >> k & 1)

    def public(self) -> Public:
        codes = self.deck_cards.codes
        suits = self.deck_cards.suits
        everyone = (1 << self.players) - 1
        seats = []
        for seat in range(self.players):
            entry = self.seat_public(seat)
            if self.have_said == everyone and self.opened >> seat & 1:
                entry.bid = f"bid {self.bids[seat]}"
            elif self.have_bid >> seat & 1:
                entry.laid = True
            if self.have_said >> seat & 1:
                entry.said = "open" if self.opened >> seat & 1 else "secret"
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
            last=self._bid_text(self.last_bids, everyone) if self.hand else "",
            winners=self.winners(),
        )

    def own(self, seat: int) -> Own:
        bid = self.bids[seat]
        known = {
            f"seat {other}": self.deck_cards.cards(self.known[other])
            for other in range(self.players)
            if other != seat and self.known[other]
        }
        text = f"bid {bid}" if bid >= 0 else ""
        return Own(seat, hand=self.hand_of(seat), bid=text, known=known)

    def ask(self) -> Ask:
        if self.phase == BID:
            return Ask("bid-tricks", why="bid-tricks", rule="T5")
        if self.phase == SAY:
            return Ask("say", why="say", rule="T12")
        return self.ask_play("T8") if self.phase == PLAY else self.ask_revoke("T15", "T15")

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

    def redealer(self, seat: int) -> Redealer:
        """Others' hands from the cards unseen, by the voids shown; hidden bids uniform, legal."""
        base: AllesOderNichts = self.copy()
        worlds = Worlds(base, seat)
        base.scrub(seat, worlds)
        return worlds.prepare()

    def scrub(self, seat: int, worlds: Worlds) -> None:
        """Take from this copy all that ``seat`` does not know, and state it as places and cards."""
        self._hide(seat, worlds, bit(self.turned) if self.turned >= 0 else 0)
        for other in range(self.players):
            if other != seat and self.bids[other] >= 0 and not self.shows_bid(other):
                self.bids[other] = 0

    def shows_bid(self, seat: int) -> bool:
        """Whether all can see the seat's bid."""
        return self.phase >= PLAY and (self.opened >> seat & 1) != 0

    def settle(self, redealer: Redealer, rng: Rng) -> bool:
        return self._place(cython.cast(Worlds, redealer), rng)

    def _place(self, worlds: Worlds, rng: Rng) -> bool:
        shown = self.opened if self.phase >= PLAY else 0
        for seat in range(self.players):
            if seat != worlds.seat and self.have_bid >> seat & 1 and not shown >> seat & 1:
                self.bids[seat] = rng.below(self._bid_limit() + 1)
        return self._put(worlds)

    def hidden_choice(self, actor: int, phase: int) -> int:
        bid: int = self.bids[actor]
        return bid
