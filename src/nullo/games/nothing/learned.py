"""What the learned policy of Nothing sees of a decision and of its actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from nullo.engine.learned import LearnedPolicy
from nullo.games.nothing.options import NothingOptions
from nullo.games.nothing.position import NothingPosition

if not cython.compiled:
    from nullo.engine.bits import bit, lowest
    from nullo.games.nothing.moves import TURN
    from nullo.games.nothing.options import HIGHEST
    from nullo.games.nothing.position import KEEP

if TYPE_CHECKING:
    from nullo.engine.fields import Word
    from nullo.engine.network import Network
    from nullo.engine.playout import Policy
    from nullo.engine.position import Position

VALUES = HIGHEST + 1
SEATS = 11


class Learned(LearnedPolicy):
    """Cards are told apart by their value alone (N2, N3).

    Fields (C only, when compiled): ``held``, by value, the number of cards counted; ``worst``, the highest
    value in the actor's hand.
    """

    def __init__(self, network: Network, fallback: Policy) -> None:
        super().__init__(network, fallback)
        self.held = [0] * 14
        self.worst = 0

    @staticmethod
    def supports(options: NothingOptions) -> bool:
        """Hands of seven from the usual deck, and the usual rules about keeping and returning cards."""
        return options.are_usual("hand", "suits", "ranks", "allow_keep", "return_taken")

    def look(self, position: Position) -> bool:
        self._look(cython.cast(NothingPosition, position))
        self.usual(position, 0.05)
        return True

    def candidates(self, position: Position) -> Word:
        """Of cards of one value, the first."""
        return self._first_of_each(cython.cast(NothingPosition, position))

    def _first_of_each(self, game: NothingPosition) -> Word:
        mask = game.fair_mask()
        if game.phase == TURN:
            return mask
        found = mask & bit(KEEP)
        mask &= ~bit(KEEP)
        seen = 0
        while mask:
            card = lowest(mask)
            mask &= mask - 1
            if not seen >> game.value[card] & 1:
                seen |= bit(game.value[card])
                found |= bit(card)
        return found

    def act(self, position: Position, index: int) -> None:
        self._act(cython.cast(NothingPosition, position), index)

    def _act(self, game: NothingPosition, index: int) -> None:
        self.flag(index == self.usual_index)
        turn = game.phase == TURN
        top = game.value[game.pile[game.piled - 1]] if game.piled else 0
        value = VALUES if turn or index == KEEP else game.value[index]
        self.one(index if turn else 2 + value, 3 + VALUES)
        self.one(self.worst if turn and index == 0 else -1, VALUES)
        self.one(self.worst - top if turn and index == 1 and self.worst > top else -1, VALUES)
        self.one(self.worst - value if value < VALUES else -1, VALUES)

    def _look(self, game: NothingPosition) -> None:
        me = game.actor
        self.flag(game.phase == TURN)
        self.one(game.players - 2, 11)
        self.flag(game.two_decks)
        self._values(game, game.once[me], game.twice[me], 8)
        self.worst = 0
        for value in range(VALUES):
            if self.held[value]:
                self.worst = value
        self._values(game, game.known_once[me], game.known_twice[me], 3)
        self.one(game.value[game.drawn] if game.drawn >= 0 else -1, VALUES)
        self.flag(game.taken >= 0)
        self.one(game.value[game.pile[game.piled - 1]] if game.piled else -1, VALUES)
        self.one(game.value[game.pile[game.piled - 2]] if game.piled > 1 else -1, VALUES)
        # The cards that are in no hidden place, by value: the pile and what is known of the other hands.
        for value in range(VALUES):
            self.held[value] = 0
        for k in range(game.piled):
            self.held[game.value[game.pile[k]]] += 1
        for seat in range(game.players):
            if seat != me:
                self._count(game, game.known_once[seat])
                self._count(game, game.known_twice[seat])
        for value in range(VALUES):
            self.steps(self.held[value], 8)
        # Draws that are left to each seat, finely at the end.
        self.steps(game.left, 16)
        self.steps(game.left // game.players, 24)
        self.one(game.left % game.players, 12)
        self.steps(game.idle, 4)
        self.steps(game.idle_limit - game.idle, 16)
        for near in range(1, SEATS + 1):
            before = self.many
            self._seat(game, (me + near) % game.players)
            if near >= game.players:
                self.leave_out(before)

    def _count(self, game: NothingPosition, cards: Word) -> None:
        while cards:
            self.held[game.value[lowest(cards)]] += 1
            cards &= cards - 1

    def _values(self, game: NothingPosition, once: Word, twice: Word, most: int) -> None:
        """How many cards of each value, up to ``most``."""
        for value in range(VALUES):
            self.held[value] = 0
        self._count(game, once)
        self._count(game, twice)
        for value in range(VALUES):
            self.steps(self.held[value], most)

    def _seat(self, game: NothingPosition, seat: int) -> None:
        """What everybody sees of a seat: cards known, the value of its last discard."""
        self._values(game, game.known_once[seat], game.known_twice[seat], 2)
        self.one(game.ceiling[seat], HIGHEST + 1)
