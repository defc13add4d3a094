"""The features that the learned policy of ALL or NOTHING uses of a decision and of its actions."""

from __future__ import annotations

import cython

from nullo.engine.fields import Word
from nullo.engine.network import Network
from nullo.engine.playout import Policy
from nullo.engine.position import Position
from nullo.games.all_or_nothing.options import AllOrNothingOptions
from nullo.games.all_or_nothing.position import AllOrNothingPosition
from nullo.games.trick.learned import TrickLearned

if not cython.compiled:
    from nullo.engine.bits import bit, lowest, ones, popcount
    from nullo.games.all_or_nothing.moves import BID, PLAY
    from nullo.games.all_or_nothing.position import BID_ALL, NUMBERED

CARDS = NUMBERED + 8
HELD, TABLED, UNSEEN, GONE = range(4)


class Learned(TrickLearned):
    """The learned policy of ALL or NOTHING.

    It numbers the suit led 0. Suits of one colour, which FLIP cards link, are 0 and 3, or 1 and 2.

    Fields (C only, when compiled):
        tabled: the cards of the trick on the table.
        aim: what the actor wants: 0 for no trick, 1 for no more tricks, 2 for all tricks, 3 for many.
        flips_of: by special card, the FLIP cards that turn it.
    """

    def __init__(self, network: Network, fallback: Policy) -> None:
        super().__init__(network, fallback)
        self.tabled = 0
        self.aim = 0
        self.flips_of = [0] * 8

    @staticmethod
    def supports(options: AllOrNothingOptions) -> bool:
        """Whether the deck, bids and scores are the usual ones and there are no teams."""
        scores = ("made_nothing", "made_all", "miss")
        return options.are_usual(*scores, "teams", "bids", "suits", "ranks", "hand")

    def look(self, position: Position) -> bool:
        self._look(cython.cast(AllOrNothingPosition, position))
        self.usual(position, 0.1)
        return True

    def act(self, position: Position, index: int) -> None:
        self._act(cython.cast(AllOrNothingPosition, position), index)

    def _weight(self, game: AllOrNothingPosition, hand: Word, suit: int) -> int:
        cards = game.suit_mask[suit] & hand
        return 1024 * popcount(cards) + (cards >> 10 * suit)

    def _number_pairs(self, game: AllOrNothingPosition, hand: Word) -> None:
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
        found = 0
        for special in range(8):
            if set >> special & 1:
                found |= bit(special + self.shift[NUMBERED + special])
        return found

    # --- the decision -----------------------------------------------------------------------

    def _look(self, game: AllOrNothingPosition) -> None:
        me = game.actor
        if not self.flips_of[0]:
            self._pair(game)
        self.hand = game.hands[me]
        self._number_pairs(game, self.hand)
        self.flag(game.phase == BID)
        self.one(game.players - 3, 4)
        self.one((me - game.dealer + game.players) % game.players, 6)
        self.flag(game.offsuit_wins)
        self.one(game.hand_size - game.tricks - 1, 10)
        self.cards(self.hand, CARDS)
        out = game.played_cards()
        self.unseen = ones(CARDS) & ~self.hand & ~out
        self.cards(out, CARDS)
        self.tabled = game.trick_cards()
        self.cards(self.tabled, CARDS)
        self.word(self._specials(game.alls), 8)
        self.leading(game, CARDS, 5)
        self.winners = self._winning(game, self.hand)
        self.one(game.laid, 6)
        self.flag(game.laid and game.led < 0)
        self._look_at_specials(game)
        self._rest_of_the_trick(game)
        if game.bids[me] == BID_ALL:
            self.aim = 2 if game.taken[me] == game.tricks else 3
        else:
            self.aim = 0 if game.taken[me] == 0 else 1
        self._seat(game, me)
        for near in range(1, 6):
            before = self.many
            self._seat(game, (me + near) % game.players)
            if near >= game.players:
                self.leave_out(before)

    def _pair(self, game: AllOrNothingPosition) -> None:
        """A3: fill ``flips_of``: by special card, the FLIP cards that turn it, which are always the same."""
        for card in range(NUMBERED):
            for special in range(8):
                if game.flips[card] >> special & 1:
                    self.flips_of[special] |= bit(card)

    def _look_at_specials(self, game: AllOrNothingPosition) -> None:
        own = self.hand >> NUMBERED
        others = self.unseen >> NUMBERED
        self.word(self._specials(own & game.alls), 8)
        self.word(self._specials(own & ~game.alls), 8)
        self.word(self._specials(others & game.alls), 8)
        self.word(self._specials(others & ~game.alls), 8)

    def _rest_of_the_trick(self, game: AllOrNothingPosition) -> None:
        """Turn on features of how many seats with each bid must still play, and of the winning seat's bid."""
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
        before = self.many
        winner = game._winner() if game.laid else game.actor
        self.one(game.bids[winner], 2)
        self.flag(game.taken[winner] == 0)
        if not game.laid:
            self.leave_out(before)

    def _winning(self, game: AllOrNothingPosition, hand: Word) -> Word:
        specials = self.tabled >> NUMBERED
        best = -1
        for k in range(game.played - game.laid, game.played):
            other = game.line[k]
            if other < NUMBERED and (game.offsuit_wins or game.suit_of[other] == game.led):
                best = max(best, other % 10)
        found = 0
        left = hand
        while left:
            card = lowest(left)
            left &= left - 1
            alls = game.alls ^ game.flips[card]
            if alls & specials:
                continue
            if card >= NUMBERED:
                if alls >> (card - NUMBERED) & 1:
                    found |= bit(card)
            elif game.offsuit_wins or game.led < 0 or game.suit_of[card] == game.led:
                if card % 10 > best:
                    found |= bit(card)
        return found

    def _seat(self, game: AllOrNothingPosition, seat: int) -> None:
        self.one(game.bids[seat], 2)
        self.one(game.taken[seat], 11)
        self.suit_set(game.void[seat], 4)
        self.flag(game.bids[seat] == 1 and game.taken[seat] > 0)

    # --- an action --------------------------------------------------------------------------

    def _act(self, game: AllOrNothingPosition, index: int) -> None:
        self.flag(index == self.usual_index)
        card = index if game.phase == PLAY else 0
        self.one(index + self.shift[index] if game.phase == PLAY else CARDS + index, CARDS + 2)
        before = self.many
        self.by_winning(card, game.players - game.laid - 1, 6)
        self.by_winning(card, self.aim, 4)
        self.card(game, card)
        self._flip(game, card)
        self._special(game, card)
        if game.phase != PLAY:
            self.leave_out(before)

    def _flip(self, game: AllOrNothingPosition, card: int) -> None:
        """A11: turn on features of a FLIP, about the special card that it turns and that card's other FLIP.

        They are whether the special card counts as ALL, and the places of both cards.
        """
        before = self.many
        turned = lowest(game.flips[card]) if game.flips[card] else 0
        at = self._place(NUMBERED + turned)
        state = game.alls >> turned & 1
        other = self._place(lowest(self.flips_of[turned] & ~bit(card)))
        self.one(at * 2 + state, 8)
        self.one(other, 4)
        self.one(other * 2 + state if at == HELD else -1, 8)
        self.one(other * 2 + state if at == UNSEEN else -1, 8)
        if not game.flips[card]:
            self.leave_out(before)

    def _special(self, game: AllOrNothingPosition, card: int) -> None:
        """Turn on features of a special card: whether it counts as ALL, and where its FLIPs are."""
        hand = self.hand >> NUMBERED
        unseen = self.unseen >> NUMBERED
        wins = self.winners >> card & 1
        self.one(min(popcount(unseen & game.alls), 5) if wins else -1, 6)
        before = self.many
        special = max(card - NUMBERED, 0)
        state = game.alls >> special & 1
        flips = self.flips_of[special]
        self.one(state * 3 + popcount(flips & self.unseen), 6)
        self.one(state * 3 + popcount(flips & self.hand), 6)
        self.one(-1 if game.laid else state, 2)
        self.one(min(popcount(hand & game.alls), 3) if state else -1, 4)
        self.one(-1 if state else min(popcount(hand & ~game.alls), 3), 4)
        if card < NUMBERED:
            self.leave_out(before)

    def _place(self, card: int) -> int:
        """Where a card is: ``HELD`` by the actor, ``TABLED`` in this trick, ``UNSEEN``, or ``GONE``."""
        if self.hand >> card & 1:
            return HELD
        if self.unseen >> card & 1:
            return UNSEEN
        return TABLED if self.tabled >> card & 1 else GONE
