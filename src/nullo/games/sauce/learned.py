"""What the learned policy of Sauce sees, and the outputs of its network."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import cython

from nullo.games.sauce.position import SaucePosition
from nullo.games.sauce.thumb import Thumb
from nullo.games.trick.learned import TrickLearned

if not cython.compiled:
    from nullo.core.bits import bit, lowest, ones, popcount
    from nullo.games.sauce.position import BLIND_NOPE, NOPE, SHADOOF
    from nullo.games.sauce.table import (
        BID,
        BLIND,
        COLOURS,
        COUNTER,
        FLIP_EACH,
        KITTY,
        LAW_GIVE,
        LOW_LEADS,
        LOW_TAKES,
        NO_WAY,
        PLAY,
        REVEALS,
        SAUCES,
        TOSS,
        TRUMPS,
        TURN_EACH,
    )

if TYPE_CHECKING:
    from nullo.core.network import Network
    from nullo.core.playout import Policy
    from nullo.core.position import Position

CARDS = 60
NAMED = 61  # the cards and SAUCE
NEAR = 6  # how many bids above and below the rule of thumb's it considers
BIDS = 2 * NEAR + 3  # and nope and Shadoof
USUAL = {"shadoof_at": 225, "no_way_at": 80, "bid_step": 5, "suits": 6, "ranks": 10}


class Learned(TrickLearned):
    """Suits are numbered by their role (low, led, others, high), cards by their height in the order in force.

    Seats are counted in the direction of play. Bids are told apart by how far they are from the rule
    of thumb's.

    Fields (C only, when compiled): ``usual_bid``, what the rule of thumb would bid if neither nope nor
    Shadoof; ``near_bids``, the bids considered.
    """

    def __init__(self, network: Network, fallback: Policy) -> None:
        super().__init__(network, fallback)
        self.usual_bid = 0
        self.near_bids = 0

    @staticmethod
    def supports(options: Mapping[str, Any]) -> bool:
        """The usual deck and bids, and worths of Shadoof and "no way"."""
        return all(options[name] == value for name, value in USUAL.items())

    def look(self, position: Position) -> bool:
        self._look(cython.cast(SaucePosition, position))
        self.usual(position, 0.08)
        return True

    def output(self, position: Position, index: int) -> int:
        if position.phase == PLAY:
            return index + self.shift[index]
        if position.phase == BID:
            if index >= NOPE:
                return CARDS + 2 * NEAR + 1 + index - NOPE
            return CARDS + NEAR + index - self.usual_bid
        start = CARDS + BIDS
        if position.phase == BLIND:
            return start + index
        if position.phase == NO_WAY:
            return start + 2 + index
        start += 4 if position.phase == TOSS else 4 + NAMED
        return start + index + (self.shift[index] if index < CARDS else 0)

    def candidates(self, position: Position) -> int:
        """Of the standard bids, those near the rule of thumb's."""
        mask = position.fair_mask()
        if position.phase == BID:
            self._compare_bids(
                cython.cast(Thumb, self.fallback), cython.cast(SaucePosition, position)
            )
            mask &= self.near_bids
        return mask

    def _compare_bids(self, thumb: Thumb, game: SaucePosition) -> None:
        self.usual_bid = thumb._standard(game, thumb._tricks(game))
        low = max(self.usual_bid - NEAR, 0)
        self.near_bids = ones(self.usual_bid + NEAR + 1) & ~ones(low) & ones(NOPE)
        self.near_bids |= bit(NOPE) | bit(SHADOOF)

    def stake(self, position: Position) -> float:
        """S34: doubled scores."""
        return 2.0 if cython.cast(SaucePosition, position).doubled else 1.0

    # --- suits and ranks --------------------------------------------------------------------

    def _number_roles(self, game: SaucePosition, hand: int) -> None:
        """Number the suits: the low one 0, the high one 5, between them the one led and then by length."""
        for suit in range(6):
            before = 1
            if suit == game.low:
                before = 0
            elif suit == game.high:
                before = 5
            elif not (game.laid and suit == game.led):
                own = game.suit_mask[suit] & hand
                for other_suit in range(6):
                    if other_suit == game.low or other_suit == game.high or other_suit == suit:
                        continue
                    other = game.suit_mask[other_suit] & hand
                    longer = popcount(other) - popcount(own)
                    if (
                        longer > 0
                        or (longer == 0 and other_suit < suit)
                        or (game.laid and other_suit == game.led)
                    ):
                        before += 1
            self.place[suit] = before
            for rank in range(10):
                height = 9 - rank if game.reversed else rank
                self.shift[10 * suit + rank] = 10 * before + height - 10 * suit - rank

    # --- features ---------------------------------------------------------------------------

    def _look(self, game: SaucePosition) -> None:
        me = game.actor
        if game.phase == BID:
            self._compare_bids(cython.cast(Thumb, self.fallback), game)
        step = 3 if game.law[COUNTER] else 1
        self._look_at_cards(game, step)
        self._look_at_laws(game)
        self.one(game.phase - TOSS, 6)
        self.one((me - game.dealer) & 3, 4)
        self.steps(self.usual_bid if game.phase == BID else 0, 32)
        self.one(game.tricks, 15)
        for near in range(4):
            self._seat(game, (me + near * step) & 3)
        self._team(game, me)
        self._team(game, me + 1)

    def _look_at_cards(self, game: SaucePosition, step: int) -> None:
        me = game.actor
        hand = 0 if game.unseen >> me & 1 else game.hands[me]
        self._number_roles(game, hand)
        self.cards(hand & COLOURS, CARDS)
        self.steps(popcount(hand & SAUCES), 2)
        self.steps(popcount(hand), 15)
        # Cards that are out of play, as far as the actor knows.
        out = game.kitty & game.open
        given = 0
        for event in range(game.events):
            if game.event_kind[event] == LAW_GIVE:
                given |= game.moved[event * 4 + me]
            else:
                out |= game.moved[event * 4 + me]
        out |= self.played(game)
        self.cards(out & COLOURS, CARDS)
        self.steps(popcount(out & SAUCES), 2)
        self.cards(given & ~out & COLOURS, CARDS)
        for near in range(1, 4):
            seat = (me + near * step) & 3
            self.cards(game.open & game.hands[seat] & COLOURS, CARDS)
        self.cards(game.sauces, CARDS)
        self.cards(game.left, CARDS)
        self.cards(game.trick, CARDS)
        if game.laid:
            best = game._best_card()
            self.cards(bit(best), CARDS)
            self.one(((game._who_played(best) - me) * step) & 3, 4)
            self.one(self.place[game.led], 6)
            self.cards(self._winning(game, game._playable()), CARDS)
        else:
            self.skip(CARDS + 4 + 6 + CARDS)
        self.one(game.laid, 4)
        could = 0 if game.unseen >> me & 1 else game._could(me)
        unseen = (COLOURS & ~game.sauces | game.left) & ~could & ~out & ~game.trick
        self.standing(game, could, unseen, game.reversed != game.law[LOW_TAKES], CARDS)

    def _winning(self, game: SaucePosition, hand: int) -> int:
        """The cards of a hand that would win the trick if it ended with them."""
        found = 0
        left = hand
        while left:
            card = lowest(left)
            left &= left - 1
            if game._best_of(game.trick | bit(card)) == card:
                found |= bit(card)
        return found

    def _look_at_laws(self, game: SaucePosition) -> None:
        self.one(game.law[KITTY] // 12, 3)
        self.one(game.law[TRUMPS], 3)
        self.flag(game.law[LOW_LEADS])
        self.flag(game.law[LOW_TAKES])
        self.flag(game.law[FLIP_EACH])
        self.flag(game.law[TURN_EACH])
        self.flag(game.law[REVEALS] >> (game.tricks + 1) != 0)
        self.flag(game.doubled)
        self.flag(game.broken)
        self.flag(game.low_trick and game.tricks == 0)
        self.one(game.quota, 6)

    def _seat(self, game: SaucePosition, seat: int) -> None:
        """What everybody sees of a seat: its bid, the suits that it lacks, whether it took points."""
        bid = game.bids[seat]
        self.flag(bid < 0)
        self.flag(bid == NOPE)
        self.flag(bid == SHADOOF)
        self.flag(bid == BLIND_NOPE)
        self.flag(0 <= bid < NOPE)
        self.steps(bid // 5 if 0 <= bid < NOPE else 0, 12)
        self.flag(game.no_way >> seat & 1)
        points = game._points_of(game.won[seat])
        self.flag(points > 0)
        self.steps(points // 30, 10)
        self.suit_set(game.void[seat], 6)

    def _team(self, game: SaucePosition, seat: int) -> None:
        """A seat's team: its aim, its points, and how far it is from the aim."""
        team = seat & 1
        points = game._points_of(game.won[team] | game.won[team + 2])
        aim = game._aim(team)
        self.steps(aim // 30, 10)
        self.steps(points // 30, 10)
        missing = aim - points
        self.flag(missing <= 0)
        self.one((missing + 4) // 5 - 1 if missing > 0 else -1, 40)
        self.steps(missing // 20 if missing > 0 else 0, 12)
        self.steps(-missing // 10 if missing < 0 else 0, 12)
