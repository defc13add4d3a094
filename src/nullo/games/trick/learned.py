"""What the learned policies of trick games share: suits numbered in an order that ignores their names."""

from __future__ import annotations

import cython

from nullo.engine.fields import Word
from nullo.engine.learned import LearnedPolicy
from nullo.engine.network import Network
from nullo.engine.playout import Policy
from nullo.games.trick.tricks import TrickPosition

if not cython.compiled:
    from nullo.engine.bits import bit, lowest, ones, popcount


class TrickLearned(LearnedPolicy):
    """Numbers the suits anew for each decision, so that what is learned about one suit holds for all.

    Fields (C only, when compiled): ``place``, by suit, its new number; ``shift``, by card, what to add to
    its number for its feature. If actions have features, ``look`` also sets ``hand``, the actor's cards;
    ``unseen``, those that other seats may hold; ``winners``, those of the hand that would now win the trick.
    """

    def __init__(self, network: Network, fallback: Policy) -> None:
        super().__init__(network, fallback)
        self.place = [0] * 8
        self.shift = [0] * 64
        self.hand = 0
        self.unseen = 0
        self.winners = 0

    def number_suits(
        self, game: TrickPosition, hand: Word, first: int, second: int, ranks: int, top: int
    ) -> None:
        """Number the suits: ``first`` (if not -1), ``second``, then by length and strength in ``hand``.

        A suit has ``ranks`` ranks in this deck and ``top`` in the largest deck; in features, they are
        aligned at the highest.
        """
        for suit in range(game.suits):
            before = 0
            if suit != first:
                own = game.suit_mask[suit] & hand
                for other_suit in range(game.suits):
                    if other_suit == first or suit == second:
                        before += other_suit == first
                    elif other_suit == second:
                        before += 1
                    elif other_suit != suit:
                        other = game.suit_mask[other_suit] & hand
                        longer = popcount(other) - popcount(own)
                        if longer == 0 and other:
                            # Of suits of equal length, the one with the higher cards comes first.
                            mine = own >> (suit * ranks)
                            theirs = other >> (other_suit * ranks)
                            longer = 1 if theirs > mine else -1 if theirs < mine else 0
                        before += longer > 0 or (longer == 0 and other_suit < suit)
            self.place[suit] = before
            for card in range(suit * ranks, suit * ranks + ranks):
                self.shift[card] = before * top - suit * ranks + top - ranks

    def cards(self, mask: Word, size: int) -> None:
        """Turn on one of the next ``size`` features for each card in ``mask``."""
        while mask:
            card = lowest(mask)
            mask &= mask - 1
            self.on[self.many] = self.at + card + self.shift[card]
            self.many += 1
        self.at += size

    def suit_set(self, suits: int, size: int) -> None:
        """Turn on one of the next ``size`` features for each suit in the bit set ``suits``."""
        for suit in range(8):
            if suits >> suit & 1:
                self.on[self.many] = self.at + self.place[suit]
                self.many += 1
        self.at += size

    def by_winning(self, card: int, value: int, size: int) -> None:
        """Turn on feature ``value`` of the next ``size`` if ``card`` would now win the trick.

        Otherwise turn on feature ``value`` of the ``size`` features after those.
        """
        wins = self.winners >> card & 1
        self.one(value if wins else -1, size)
        self.one(-1 if wins else value, size)

    def card(self, game: TrickPosition, card: int) -> None:
        """Turn on features of how strong ``card`` is within its suit; none if it has no suit."""
        before = self.many
        suit = max(game.suit_of[card], 0)
        own = game.suit_mask[suit] & self.hand
        others = game.suit_mask[suit] & self.unseen
        own_below = popcount(own & ones(card))
        below = popcount(others & ones(card))
        above = popcount(others) - below
        self.one(min(above, 7), 8)
        self.one(min(below, 7), 8)
        self.one(min(popcount(own) - own_below - 1, 5), 6)
        self.one(min(own_below, 5), 6)
        self.one(min(popcount(own), 6), 7)
        self.one(min(popcount(others), 8), 9)
        self.one(0 if not game.laid or game.led < 0 else 1 if suit == game.led else 2, 3)
        self.one(-1 if game.laid else min(below, 5), 6)
        self.one(-1 if game.laid else min(above, 5), 6)
        self.one(min(above, 5) if game.laid and self.winners >> card & 1 else -1, 6)
        lacking = 0  # seats that play after this one and lack the suit
        for near in range(1, game.players - game.laid):
            lacking += game.void[(game.actor + near) % game.players] >> suit & 1
        self.one(min(lacking, 4), 5)
        if game.suit_of[card] < 0:
            self.leave_out(before)

    def leading(self, game: TrickPosition, size: int, others: int) -> None:
        """Turn on a feature for the card that is winning the trick, and one for its seat.

        The first is one of the next ``size`` features, the second one of the ``others`` features after these.
        """
        winner = game._winner() if game.laid else game.actor
        best = game._best()
        self.cards(bit(best) if best >= 0 else 0, size)
        self.one((winner - game.actor + game.players) % game.players - 1, others)
