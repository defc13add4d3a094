"""A rule of thumb for ALL or NOTHING: bid by the hand's strength, then take tricks or avoid them."""

from __future__ import annotations

import cython

from nullo.engine.playout import Policy
from nullo.engine.position import Position
from nullo.engine.rng import Rng
from nullo.games.all_or_nothing.position import AllOrNothingPosition

if not cython.compiled:
    from nullo.engine.bits import bit, lowest, ones
    from nullo.games.all_or_nothing.moves import BID
    from nullo.games.all_or_nothing.position import BID_ALL, BID_NOTHING, NUMBERED

ENOUGH = 3.0  # measured: from this strength on, ALL costs less than NOTHING
NEVER = 1e9
ENOUGH_OF_TWO_TEAMS = 0.35  # A18: the same with two teams, for each card of a hand
ENOUGH_OF_THREE = 0.27
SHARE = 3.4  # A19: tricks to bid for each point of strength, times the number of players
LASTING = 0.75  # A18: the probability that a partner's winning card is not beaten by the next seat
TEMPTING = 2.2  # from this strength on, a beginner bids ALL, even if another seat has bid it


class Heuristic(Policy):
    """Plays the fair card that is best for taking tricks, or for losing them, now and later.

    Fields (C only, when compiled): ``lasting``, by number and players still to come, the probability
    that the best card so far takes the trick; ``weight``, by number, how many tricks a card is expected to
    take.
    """

    def __init__(self) -> None:
        super().__init__()
        self.lasting = [
            (0.9 - 0.6 * (9 - k % 10) / 9) ** (k // 10) if k < 60 else 0.0 for k in range(64)
        ]
        self.weight = [0.55 * (number / 9.0) ** 2 for number in range(10)]

    def choose(self, position: Position, rng: Rng) -> int:
        return self._choose(cython.cast(AllOrNothingPosition, position))

    def tempting(self, position: Position, index: int, rng: Rng) -> int:
        """What tempts a beginner: to bid ALL with too weak a hand or one trick more; to play high cards.

        After a bid of NOTHING, low cards tempt instead.
        """
        table: AllOrNothingPosition = cython.cast(AllOrNothingPosition, position)
        if table.phase == BID:
            if table.bid_mask > ones(2):
                return index + 1 if index < table.hand_size else BID_ALL
            return BID_ALL if self._strength(table) > TEMPTING else index
        return table.eager(self._wants(table))

    def _choose(self, table: AllOrNothingPosition) -> int:
        return self._choose_bid(table) if table.phase == BID else self._card(table)

    def _choose_bid(self, table: AllOrNothingPosition) -> int:
        """The bid: ALL if the hand is strong and no other side has bid it; the others then avoid tricks.

        A19: if numbers are bid, the other seats want tricks, and a number always costs less than ALL.
        """
        strength = self._strength(table)
        if table.bid_mask > ones(2):
            return BID_NOTHING + self._number(table, strength)
        return BID_ALL if strength > self._enough(table) else BID_NOTHING

    def _enough(self, table: AllOrNothingPosition) -> float:
        """The strength from which the actor bids ALL; out of reach if another side has bid ALL."""
        for seat in range(table.players):
            if table.bids[seat] == BID_ALL and (seat - table.actor) % table.sides:
                return NEVER
        if table.members == 1:
            return ENOUGH
        return table.hand_size * (ENOUGH_OF_TWO_TEAMS if table.sides == 2 else ENOUGH_OF_THREE)

    def _strength(self, table: AllOrNothingPosition) -> float:
        tricks = 0.0
        mask = table.hands[table.actor]
        while mask:
            tricks += self._worth(lowest(mask), table.alls)
            mask &= mask - 1
        return tricks

    def _card(self, table: AllOrNothingPosition) -> int:
        sign = 1.0 if self._wants(table) else -1.0
        mask = table.fair_mask()
        best = lowest(mask)
        if mask == bit(best):
            return best
        partners = self._partners_chance(table)
        most = -1e9
        while mask:
            card = lowest(mask)
            mask &= mask - 1
            kept = self._turns(table, card) - self._worth(card, table.alls)
            chance = self._chance(table, card)
            if partners > chance:
                chance = partners
            value = sign * (chance + 0.5 * kept)
            if value > most:
                most = value
                best = card
        return best

    def _wants(self, table: AllOrNothingPosition) -> bool:
        """Whether the actor wants tricks: always after ALL; after a number, until it has that many (A19).

        A18: with two teams, both partners want the trick that breaks the opponents' ALL, whatever they have
        bid. With three teams, nobody wants it for that, because the third team would gain as much at no cost.
        """
        seat = table.actor
        if table.taken[seat] < table.number_of(table.bids[seat]):
            return True
        return table.sides == 2 and self._can_break(table)

    def _can_break(self, table: AllOrNothingPosition) -> bool:
        """A18: whether another team has bid ALL and has every trick so far."""
        for seat in range(table.players):
            if table.bids[seat] == BID_ALL and (seat - table.actor) % table.sides:
                if table.taken_by_side(seat) == table.tricks:
                    return True
        return False

    def _partners_chance(self, table: AllOrNothingPosition) -> float:
        """A18: if the actor has bid ALL and a partner is winning, the probability that it takes the trick.

        Otherwise 0.
        """
        if table.members == 1 or not table.laid or table.bids[table.actor] != BID_ALL:
            return 0.0
        winner = table._winner()
        if (winner - table.actor) % table.sides:
            return 0.0
        return LASTING ** (table.players - table.laid - 1)

    def _number(self, table: AllOrNothingPosition, strength: float) -> int:
        """A19: how many tricks to bid with a hand of this ``strength``; 0 is NOTHING."""
        number = int(strength * SHARE / table.players + 0.5)
        most = table.hand_size - 1
        return number if number < most else most

    def _worth(self, card: int, alls: int) -> float:
        if card < NUMBERED:
            return self.weight[card % 10]
        return 0.8 if alls >> (card - NUMBERED) & 1 else 0.1

    def _turns(self, table: AllOrNothingPosition, card: int) -> float:
        """How many more tricks the actor's hand should take because ``card`` turns one of its cards.

        It is 0 if ``card`` is no FLIP, or if the special card that it turns is not in the hand.
        """
        flip = table.flips[card]
        if not flip:
            return 0.0
        special = NUMBERED + lowest(flip)
        if not table.hands[table.actor] >> special & 1:
            return 0.0
        return self._worth(special, table.alls ^ flip) - self._worth(special, table.alls)

    def _chance(self, table: AllOrNothingPosition, card: int) -> float:
        """The probability that ``card`` takes the trick (A12), given the cards on the table."""
        left = table.players - table.laid - 1
        alls = table.alls ^ table.flips[card]
        for k in range(table.played - table.laid, table.played):
            other = table.line[k]
            if other >= NUMBERED and alls >> (other - NUMBERED) & 1:
                return 0.0
        if card < NUMBERED:
            return self._chance_of_number(table, card, left)
        if alls >> (card - NUMBERED) & 1:
            return 1.0 if left == 0 else 0.9
        if table.laid:
            return 0.0
        return 0.02

    def _chance_of_number(self, table: AllOrNothingPosition, card: int, left: int) -> float:
        suit = table.suit_of[card]
        if table.led >= 0 and suit != table.led and not table.offsuit_wins:
            return 0.0
        for k in range(table.played - table.laid, table.played):
            other = table.line[k]
            if other < NUMBERED and (table.offsuit_wins or table.suit_of[other] == table.led):
                if other % 10 >= card % 10:
                    return 0.0
        return self.lasting[10 * left + card % 10]
