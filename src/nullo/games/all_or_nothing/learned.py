"""What the learned policy of ALL or NOTHING sees, and the outputs of its network."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import cython

from nullo.games.all_or_nothing.position import AllOrNothingPosition
from nullo.games.trick.learned import TrickLearned

if not cython.compiled:
    from nullo.core.bits import bit, lowest, ones, popcount
    from nullo.games.all_or_nothing.position import BID, BID_ALL, NUMBERED, PLAY

if TYPE_CHECKING:
    from nullo.core.position import Position

CARDS = 48
USUAL = {"made_nothing": 20, "made_all": 100, "miss": 10, "suits": 4, "ranks": 10, "hand": None}


class Learned(TrickLearned):
    """The suit led comes first; suits of one colour, linked by FLIP cards, are 0 and 3, or 1 and 2."""

    @staticmethod
    def supports(options: Mapping[str, Any]) -> bool:
        """The usual deck and scores, which decide what bids pay."""
        return all(options[name] == value for name, value in USUAL.items())

    def look(self, position: Position) -> bool:
        self._look(cython.cast(AllOrNothingPosition, position))
        self.usual(position, 0.1)
        return True

    def output(self, position: Position, index: int) -> int:
        return index + self.shift[index] if position.phase == PLAY else CARDS + index

    def _weight(self, game: AllOrNothingPosition, hand: int, suit: int) -> int:
        cards = game.suit_mask[suit] & hand
        return popcount(cards) << 10 | cards >> (10 * suit)

    def _number_pairs(self, game: AllOrNothingPosition, hand: int) -> None:
        """Number the suits so that those of one colour are ``k`` and ``3 - k``."""
        first = game.led
        if first < 0:
            first = 0
            for suit in range(1, 4):
                if self._weight(game, hand, suit) > self._weight(game, hand, first):
                    first = suit
        # Suits k and 3 - k have one colour.
        second = 1 if first == 0 or first == 3 else 0
        if self._weight(game, hand, 3 - second) > self._weight(game, hand, second):
            second = 3 - second
        self.place[first] = 0
        self.place[3 - first] = 3
        self.place[second] = 1
        self.place[3 - second] = 2
        for card in range(NUMBERED):
            suit = game.suit_of[card]
            self.shift[card] = 10 * (self.place[suit] - suit)
        for special in range(8):
            suit = special & 3
            self.shift[NUMBERED + special] = self.place[suit] - suit

    def _specials(self, set: int) -> int:
        """A set of the special cards by the new numbers of their suits."""
        found = 0
        for special in range(8):
            if set >> special & 1:
                found |= 1 << (special + self.shift[NUMBERED + special])
        return found

    def _look(self, game: AllOrNothingPosition) -> None:
        me = game.actor
        hand = game.hands[me]
        self._number_pairs(game, hand)
        self.flag(game.phase == BID)
        self.one(game.players - 3, 4)
        self.one((me - game.dealer + game.players) % game.players, 6)
        self.flag(game.offsuit_wins)
        self.one(game.hand_size - game.tricks - 1, 10)
        self.cards(hand, CARDS)
        out = self.played(game)
        self.cards(out, CARDS)
        self.cards(self.table(game), CARDS)
        self.word(self._specials(game.alls), 8)
        self.leading(game, CARDS, 5)
        self.cards(self._winning(game, hand), CARDS)
        self.standing(game, hand & ones(NUMBERED), ones(NUMBERED) & ~hand & ~out, False, CARDS)
        self.one(game.laid, 6)
        self.flag(game.laid and game.led < 0)
        self._specials_and_flips(game, hand, ones(CARDS) & ~hand & ~out)
        self._rest_of_the_trick(game)
        self._seat(game, me)
        for near in range(1, 6):
            if near < game.players:
                self._seat(game, (me + near) % game.players)
            else:
                self.skip(2 + 11 + 4 + 1)

    def _specials_and_flips(self, game: AllOrNothingPosition, hand: int, unseen: int) -> None:
        """A11: the special cards in hand and unseen by their states, and the flips in hand that turn them."""
        own = hand >> NUMBERED
        others = unseen >> NUMBERED
        self.word(self._specials(own & game.alls), 8)
        self.word(self._specials(own & ~game.alls), 8)
        self.word(self._specials(others & game.alls), 8)
        self.word(self._specials(others & ~game.alls), 8)
        turning_own = 0
        turning_others = 0
        left = hand
        while left:
            card = lowest(left)
            left &= left - 1
            if game.flips[card] & own:
                turning_own |= bit(card)
            elif game.flips[card] & others:
                turning_others |= bit(card)
        self.cards(turning_own, CARDS)
        self.cards(turning_others, CARDS)

    def _rest_of_the_trick(self, game: AllOrNothingPosition) -> None:
        """How many of each bid have still to play, and whether who is winning wants to."""
        all_bids = 0
        kept_nothings = 0
        for near in range(1, game.players - game.laid):
            seat = (game.actor + near) % game.players
            if game.bids[seat] == BID_ALL:
                all_bids += 1
            elif game.taken[seat] == 0:
                kept_nothings += 1
        self.steps(all_bids, 5)
        self.steps(kept_nothings, 5)
        if not game.laid:
            self.skip(3)
            return
        winner = game._winner()
        self.one(game.bids[winner], 2)
        self.flag(game.taken[winner] == 0)

    def _winning(self, game: AllOrNothingPosition, hand: int) -> int:
        """A12: the cards of a hand that would win the trick if it ended with them."""
        start = game.played - game.laid
        found = 0
        left = hand
        while left:
            card = lowest(left)
            left &= left - 1
            alls = game.alls ^ game.flips[card]
            beaten = 0
            for k in range(start, game.played):
                if game.line[k] >= NUMBERED and alls >> (game.line[k] - NUMBERED) & 1:
                    beaten = 1
            if beaten:
                continue
            if card >= NUMBERED:
                if alls >> (card - NUMBERED) & 1:
                    found |= bit(card)
            elif game.offsuit_wins or game.led < 0 or game.suit_of[card] == game.led:
                for k in range(start, game.played):
                    other = game.line[k]
                    if other < NUMBERED and other % 10 >= card % 10:
                        if game.offsuit_wins or game.suit_of[other] == game.led:
                            beaten = 1
                if not beaten:
                    found |= bit(card)
        return found

    def _seat(self, game: AllOrNothingPosition, seat: int) -> None:
        """What everybody sees of a seat."""
        self.one(game.bids[seat], 2)
        self.one(game.taken[seat], 11)
        self.suit_set(game.void[seat], 4)
        self.flag(game.bids[seat] == 1 and game.taken[seat] > 0)
