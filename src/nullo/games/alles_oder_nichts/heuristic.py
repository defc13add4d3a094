"""A rule of thumb for Alles oder Nichts: bid the tricks of the high cards, then win or duck."""

from __future__ import annotations

import cython

from nullo.engine.fields import Word
from nullo.engine.playout import Policy
from nullo.engine.position import Position
from nullo.engine.rng import Rng
from nullo.games.alles_oder_nichts.position import AllesOderNichtsPosition

if not cython.compiled:
    from nullo.engine.bits import bit, highest, lowest, ones, popcount
    from nullo.games.alles_oder_nichts.moves import BID, SAY
    from nullo.games.trick.moves import PLAY

SECRET = 1

# Found by playing variants against each other: the worth of the lowest trump in tricks, how often the best
# card of another suit wins, and the fraction from which a bid is rounded up.
SMALL_TRUMP = 0.8
SIDE = 0.45
ROUND_UP = 0.75


class Heuristic(Policy):
    """The rule of thumb for Alles oder Nichts.

    It never says "open" about its bid, because that would cost it points with bids of any size.
    """

    def choose(self, position: Position, rng: Rng) -> int:
        return self._choose(cython.cast(AllesOderNichtsPosition, position), position.fair_mask())

    def tempting(self, position: Position, index: int, rng: Rng) -> int:
        """What tempts a beginner: to bid one trick more; high cards to win tricks, low ones to lose them."""
        game: AllesOderNichtsPosition = cython.cast(AllesOderNichtsPosition, position)
        if game.phase == BID:
            return index + 1 if game.legal_mask() & bit(index + 1) else index
        return game.eager(self._wants(game)) if game.phase == PLAY else index

    def _choose(self, game: AllesOderNichtsPosition, legal: Word) -> int:
        if game.phase == PLAY:
            if game.laid:
                return self._follow(game, legal, self._wants(game))
            return self._lead(game, legal, self._wants(game))
        if game.phase == BID:
            bid = 0
            hoped = self._expect(game) - ROUND_UP
            while bid < hoped and legal & bit(bid + 1):
                bid += 1
            return bid
        if game.phase == SAY:
            return SECRET
        # Correct if possible and never call: these are the lowest actions of the fair mask.
        return lowest(legal)

    # --- bidding ----------------------------------------------------------------------------

    def _expect(self, game: AllesOderNichtsPosition) -> float:
        """How many tricks the actor's hand is expected to take.

        Each card counts by the probability that no other seat has a higher one of its suit.
        """
        hand = game.hands[game.actor]
        others = (game.players - 1) * game.hand_size
        lacking = 1.0 - others * 1.0 / (game.size - game.hand_size - 1)
        total = 0.0
        left = hand
        while left:
            card = lowest(left)
            left &= left - 1
            best = 1.0
            for _ in range(popcount(self._higher(game, card) & ~hand)):
                best *= lacking
            if game.suit_of[card] == game.trump:
                total += SMALL_TRUMP + (1.0 - SMALL_TRUMP) * best
            else:
                total += SIDE * best
        return total

    def _higher(self, game: AllesOderNichtsPosition, card: int) -> Word:
        return game.suit_mask[game.suit_of[card]] & ~ones(card + 1) & ~bit(game.turned)

    # --- playing ----------------------------------------------------------------------------

    def _wants(self, game: AllesOderNichtsPosition) -> bool:
        """Whether the actor wants another trick: until it has its bid, and again once the bid is lost."""
        seat = game.actor
        return game.taken[seat] != game.bids[seat]

    def _lead(self, game: AllesOderNichtsPosition, legal: Word, win: bool) -> int:
        """The card to lead: if ``win``, the one with the fewest unseen cards above it, otherwise the most."""
        seen = game.hands[game.actor] | game.played_cards()
        chosen = 0
        fewest = 1000
        left = legal
        while left:
            card = lowest(left)
            left &= left - 1
            above = popcount(self._higher(game, card) & ~seen)
            if not win:
                above = -above
            if above < fewest:
                fewest = above
                chosen = card
        return chosen

    def _follow(self, game: AllesOderNichtsPosition, legal: Word, win: bool) -> int:
        winning = game._beating(legal)
        losing = legal & ~winning
        last = 1 if game.laid == game.players - 1 else 0
        if win:
            if not winning:
                return self._least(game, losing)
            # To trump, or as the last to play, the lowest winning card is enough.
            if last or game.suit_of[lowest(winning)] != game.led:
                return lowest(winning)
            return highest(winning)
        if losing:
            return self._top(game, losing)
        return highest(winning) if last else lowest(winning)

    def _top(self, game: AllesOderNichtsPosition, cards: Word) -> int:
        """The card best to get rid of: the highest trump, else the highest rank."""
        trumps = cards & game.suit_mask[game.trump]
        return highest(trumps) if trumps else self._extreme(game, cards, 1)

    def _least(self, game: AllesOderNichtsPosition, cards: Word) -> int:
        """The card least likely to win a later trick: the lowest rank, if possible not a trump."""
        plain = cards & ~game.suit_mask[game.trump]
        return self._extreme(game, plain, -1) if plain else lowest(cards)

    def _extreme(self, game: AllesOderNichtsPosition, cards: Word, sign: int) -> int:
        chosen = lowest(cards)
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            if sign * (card % game.ranks - chosen % game.ranks) > 0:
                chosen = card
        return chosen
