"""A rule of thumb for All Fives: win the trumps that count, and keep the high cards for that."""

from __future__ import annotations

import cython

from nullo.engine.fields import Word
from nullo.engine.playout import Policy
from nullo.engine.position import Position
from nullo.engine.rng import Rng
from nullo.games.all_fives.position import AllFivesPosition

if not cython.compiled:
    from nullo.engine.bits import bit, lowest, ones, popcount
    from nullo.games.all_fives.moves import ANSWER, ASK, BEG
    from nullo.games.all_fives.position import PASS, STAND, TAKE_ONE
    from nullo.games.trick.moves import PLAY

# Found by playing variants against each other, in points: the strengths from which a seat stands or says
# "take one"; what each trump adds to the strength in addition to its score; the worth of a trump in the
# hand, and the part of the trump's score that is added to that.
TO_STAND = 4.0
TO_TAKE = 3.0
EACH = 1.5
KEPT = 1.5
PART = 0.67


class Heuristic(Policy):
    """Plays the card that gains most in this trick, after subtracting what it would be worth later."""

    def choose(self, position: Position, rng: Rng) -> int:
        return self._choose(cython.cast(AllFivesPosition, position))

    def tempting(self, position: Position, index: int, rng: Rng) -> int:
        """What tempts a beginner: to stand with any hand; in play, to play a high card."""
        game: AllFivesPosition = cython.cast(AllFivesPosition, position)
        if game.phase == PLAY:
            return game.eager(True)
        return STAND if game.phase == BEG else index

    def _choose(self, game: AllFivesPosition) -> int:
        if game.phase == PLAY:
            return self._card(game)
        if game.phase == BEG:
            return STAND if self._strength(game) >= TO_STAND else 1
        if game.phase == ANSWER:
            return TAKE_ONE if self._strength(game) >= TO_TAKE else 1
        if game.phase == ASK:
            return PASS
        # Correct if possible and never call: these are the lowest actions of the fair mask.
        return lowest(game.fair_mask())

    def _strength(self, game: AllFivesPosition) -> float:
        """The strength of the actor's hand, in points, if the turned-up suit is trump."""
        cards = game.hands[game.actor] & game.suit_mask[game.suit_of[game.turned]]
        total = 0.0
        while cards:
            total += EACH + game.worth[lowest(cards)]
            cards &= cards - 1
        return total

    def _card(self, game: AllFivesPosition) -> int:
        mask = game.fair_mask()
        best = lowest(mask)
        if mask == bit(best):
            return best
        out = self._out(game)
        table = 0.0
        for k in range(game.played - game.laid, game.played):
            if game.suit_of[game.line[k]] == game.trump:
                table += game.worth[game.line[k]]
        most = -1e9
        winning = game._beating(mask)
        while mask:
            card = lowest(mask)
            mask &= mask - 1
            stake = table
            if game.suit_of[card] == game.trump:
                stake += game.worth[card]
            holds = self._holds(game, card, out) if winning >> card & 1 else 0.0
            value = (2.0 * holds - 1.0) * stake - self._keep(game, card)
            if value > most:
                most = value
                best = card
        return best

    def _out(self, game: AllFivesPosition) -> Word:
        own = game.hands[game.actor]
        return game.in_play & ~(own | game.aside | bit(game.turned) | game.played_cards())

    def _holds(self, game: AllFivesPosition, card: int, out: Word) -> float:
        """The probability that ``card``, which beats those on the table, takes the trick.

        ``out`` are the cards that other seats may hold.
        """
        suit = game.suit_of[card]
        size = popcount(out) * 1.0
        chance = 1.0
        seat = game.actor
        for _ in range(game.players - game.laid - 1):
            seat = seat + 1 if seat + 1 < game.players else 0
            higher = out & game.suit_mask[suit] & ~ones(card + 1)
            over = 1.0 - self._lacks(game, seat, size, higher)
            if suit != game.trump:
                led = suit if game.laid == 0 else game.led
                ruff = self._lacks(game, seat, size, out & game.suit_mask[led])
                ruff *= 1.0 - self._lacks(game, seat, size, out & game.suit_mask[game.trump])
                over += ruff * (1.0 - over)
            chance *= 1.0 - over
        return chance

    def _lacks(self, game: AllFivesPosition, seat: int, size: float, cards: Word) -> float:
        """The probability that a seat holds none of ``cards``, which are all of one suit.

        ``size`` is the number of cards that other seats may hold.
        """
        chance = 1.0
        if cards and not game.void[seat] >> game.suit_of[lowest(cards)] & 1:
            # Seats still to play hold as many cards as the actor, who cannot see them.
            lacking = 1.0 - popcount(game.hands[game.actor]) * 1.0 / size
            for _ in range(popcount(cards)):
                chance *= lacking
        return chance

    def _keep(self, game: AllFivesPosition, card: int) -> float:
        return KEPT + PART * game.worth[card] if game.suit_of[card] == game.trump else 0.0
