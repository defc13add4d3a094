"""The features that the learned policy of All Fives uses of a decision and of its actions."""

from __future__ import annotations

import cython

from nullo.engine.position import Position
from nullo.games.all_fives.options import AllFivesOptions
from nullo.games.all_fives.position import AllFivesPosition
from nullo.games.trick.learned import TrickLearned

if not cython.compiled:
    from nullo.engine.bits import bit, ones, popcount
    from nullo.games.all_fives.moves import BEG
    from nullo.games.all_fives.position import CARDS
    from nullo.games.trick.moves import PLAY


class Learned(TrickLearned):
    """The learned policy of All Fives; it numbers the trump suit 0, and the suit led after it."""

    @staticmethod
    def supports(options: AllFivesOptions) -> bool:
        """Whether the deck and the size of hands are the usual ones."""
        return options.are_usual("suits", "ranks", "hand")

    def look(self, position: Position) -> bool:
        if not BEG <= position.phase <= PLAY:
            return False
        self._look(cython.cast(AllFivesPosition, position))
        self.usual(position, 0.05)
        return True

    def act(self, position: Position, index: int) -> None:
        self._act(cython.cast(AllFivesPosition, position), index)

    def _look(self, game: AllFivesPosition) -> None:
        me = game.actor
        self.hand = game.hands[me]
        trump = game.suit_of[game.turned]
        self.number_suits(game, self.hand, trump, game.led, 13, 13)
        self.one(game.phase - BEG, 3)
        self.one(game.players - 2, 2)
        self.one((me - game.dealer + game.players) % game.players, 3)
        self.one(popcount(self.hand) - 1, 20)
        self.cards(self.hand, CARDS)
        out = bit(game.turned) | game.aside | game.played_cards()
        self.unseen = ones(CARDS) & ~self.hand & ~out
        self.cards(out, CARDS)
        self.cards(game.trick_cards(), CARDS)
        self.leading(game, CARDS, 2)
        self.winners = game._beating(self.hand)
        self.one(game.laid, 3)
        self.flag(game.laid and game.led == trump)
        for near in range(3):
            before = self.many
            self._seat(game, (me + near) % game.players)
            if near >= game.players:
                self.leave_out(before)

    def _seat(self, game: AllFivesPosition, seat: int) -> None:
        self.suit_set(game.void[seat], 4)
        self.steps(game.won[seat], 26)

    def _act(self, game: AllFivesPosition, index: int) -> None:
        self.flag(index == self.usual_index)
        self.one(self._identity(game, index), CARDS + 4)
        before = self.many
        card = index if game.phase == PLAY else 0
        self.by_winning(card, game.players - game.laid - 1, 3)
        self.flag(self.place[game.suit_of[card]] == 0)
        self.card(game, card)
        if game.phase != PLAY:
            self.leave_out(before)

    def _identity(self, game: AllFivesPosition, index: int) -> int:
        if game.phase == PLAY:
            return index + self.shift[index]
        return CARDS + (index if game.phase == BEG else 2 + index)
