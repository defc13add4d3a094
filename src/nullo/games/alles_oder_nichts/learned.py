"""The features that the learned policy of Alles oder Nichts uses of a decision and of its actions."""

from __future__ import annotations

import cython

from nullo.engine.network import Network
from nullo.engine.playout import Policy
from nullo.engine.position import Position
from nullo.engine.rng import Rng
from nullo.games.alles_oder_nichts.options import MOST_BID, AllesOptions
from nullo.games.alles_oder_nichts.position import AllesOderNichtsPosition
from nullo.games.trick.learned import TrickLearned

if not cython.compiled:
    from nullo.engine.bits import bit, ones
    from nullo.games.alles_oder_nichts.moves import BID
    from nullo.games.trick.moves import PLAY

CARDS = 48
BIDS = MOST_BID + 1
TOO_MANY = MOST_BID + 1
DOUBT = 0.15  # how other seats' hidden bids are drawn: see ``sample``


class Learned(TrickLearned):
    """The learned policy of Alles oder Nichts; it numbers the trump suit 0, and the suit led after it.

    Fields (C only, when compiled): ``missing``, how many tricks the actor still needs, or ``TOO_MANY``.
    """

    def __init__(self, network: Network, fallback: Policy) -> None:
        super().__init__(network, fallback)
        self.missing = 0

    @staticmethod
    def supports(options: AllesOptions) -> bool:
        """Whether the network was trained for these options.

        It was trained for the usual deck with hands of 3 to 6 cards, and for three players with two suits of
        four ranks and hands of at most 2 cards; in both cases without impossible bids.
        """
        deck = (options.suits, options.ranks)
        usual = deck == (4, 12) and min(options.hand_sizes) >= 3 and options.largest_hand <= 6
        small = deck == (2, 4) and options.largest_hand <= 2 and options.players == 3
        return (usual or small) and not options.impossible_bids

    def look(self, position: Position) -> bool:
        if not BID <= position.phase <= PLAY:
            return False
        self._look(cython.cast(AllesOderNichtsPosition, position))
        self.usual(position, 0.05)
        return True

    def act(self, position: Position, index: int) -> None:
        self._act(cython.cast(AllesOderNichtsPosition, position), index)

    def _look(self, game: AllesOderNichtsPosition) -> None:
        me = game.actor
        self.hand = game.hands[me]
        self.number_suits(game, self.hand, game.trump, game.led, game.ranks, 12)
        self.one(game.phase - BID, 3)
        self.one(game.players - 3, 4)
        self.one(game.suits - 2, 3)
        self.one(12 - game.ranks, 12)
        self.one((me - game.dealer + game.players) % game.players, 6)
        self.one(game.hand_size - 1, 6)
        self.one(game.hand_size - game.tricks - 1, 6)
        self.cards(self.hand, CARDS)
        out = bit(game.turned) | game.played_cards()
        self.unseen = ones(game.size) & ~self.hand & ~out
        self.cards(out, CARDS)
        self.leading(game, CARDS, 5)
        self.winners = game._beating(self.hand)
        self.one(game.laid, 6)
        self.flag(game.laid and game.led == game.trump)
        self.one(game.bids[me], BIDS)
        self.missing = self._missing(game, me)
        self._seat(game, me)
        for near in range(1, 6):
            before = self.many
            self._seat(game, (me + near) % game.players)
            if near >= game.players:
                self.leave_out(before)

    def _seat(self, game: AllesOderNichtsPosition, seat: int) -> None:
        """Turn on features of what everybody sees of a seat and, for the actor, of the tricks it needs."""
        self.suit_set(game.void[seat], 4)
        self.one(game.taken[seat], 7)
        said = game.have_said >> seat & 1
        opened = game.opened >> seat & 1
        self.flag(said and opened)
        self.flag(said and not opened)
        shown = seat == game.actor or (opened and game.phase == PLAY)
        self.one(self._missing(game, seat) if shown else -1, 8)

    def _missing(self, game: AllesOderNichtsPosition, seat: int) -> int:
        missing = game.bids[seat] - game.taken[seat]
        return missing if missing >= 0 else TOO_MANY

    def _act(self, game: AllesOderNichtsPosition, index: int) -> None:
        self.flag(index == self.usual_index)
        self.one(self._identity(game, index), CARDS + BIDS + 2)
        before = self.many
        card = index if game.phase == PLAY else 0
        self.by_winning(card, game.players - game.laid - 1, 6)
        self.by_winning(card, self.missing, 8)
        self.flag(game.suit_of[card] == game.trump)
        self.card(game, card)
        if game.phase != PLAY:
            self.leave_out(before)

    def _identity(self, game: AllesOderNichtsPosition, index: int) -> int:
        if game.phase == PLAY:
            return index + self.shift[index]
        return CARDS + (index if game.phase == BID else BIDS + index)

    # --- hidden bids ------------------------------------------------------------------------

    def imagine(self, world: Position, past: Position, seat: int, rng: Rng) -> None:
        self._imagine(
            cython.cast(AllesOderNichtsPosition, world),
            cython.cast(AllesOderNichtsPosition, past),
            seat,
            rng,
        )

    def _imagine(
        self, game: AllesOderNichtsPosition, past: AllesOderNichtsPosition, seat: int, rng: Rng
    ) -> None:
        """T5: replace the bids that ``seat`` cannot see by bids that suit the hands in this world."""
        shown = game.opened if game.phase >= PLAY else 0
        hidden = game.have_bid & ~shown & ~bit(seat)
        if not hidden:
            return
        past.assign(game)
        self._before_bids(past)
        for other in range(game.players):
            if hidden >> other & 1:
                past.actor = other
                self.evaluate(past)
                game.bids[other] = self.sample(past, ones(past._bid_limit() + 1), DOUBT, rng)

    def _before_bids(self, game: AllesOderNichtsPosition) -> None:
        game.phase = BID
        game.have_bid = 0
        game.have_said = 0
        game.opened = 0
        game.tricks = 0
        game.played = 0
        game.laid = 0
        game.led = -1
        for seat in range(game.players):
            game.hands[seat] |= game.gone[seat]
            game.gone[seat] = 0
            game.void[seat] = 0
            game.taken[seat] = 0
            game.bids[seat] = -1
