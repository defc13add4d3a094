"""The features that the learned policy of Sauce uses of a decision and of its actions."""

from __future__ import annotations

import cython

from nullo.engine.fields import Word
from nullo.engine.network import Network
from nullo.engine.playout import Policy
from nullo.engine.position import Position
from nullo.games.sauce.heuristic import Heuristic
from nullo.games.sauce.options import SauceOptions
from nullo.games.sauce.position import SaucePosition
from nullo.games.trick.learned import TrickLearned

if not cython.compiled:
    from nullo.engine.bits import bit, lowest, ones, popcount
    from nullo.games.sauce.moves import BID, BLIND, NO_WAY, PLAY, TOSS
    from nullo.games.sauce.position import (
        BLIND_NOPE,
        COLOURS,
        COUNTER,
        FLIP_EACH,
        KITTY,
        LAW_GIVE,
        LOW_LEADS,
        LOW_TAKES,
        NOPE,
        REVEALS,
        SAUCES,
        SHADOOF,
        TRUMPS,
        TURN_EACH,
    )

CARDS = 60
NAMED = 61  # the cards and SAUCE
NEAR = 6  # how many bids above and below the rule of thumb's are considered
BIDS = 2 * NEAR + 3  # and nope and Shadoof
ACTIONS = CARDS + BIDS + 4 + NAMED
STEPS = 8
"""Actions of a playout that the network chooses before the rule of thumb, 15 times as fast, takes over."""


class Learned(TrickLearned):
    """The learned policy of Sauce.

    It numbers suits by their role (low, led, others, high), and cards by their height in the order in force.
    It counts seats in the direction of play, and bids from the bid that the rule of thumb would make.

    Fields (C only, when compiled):
        usual_bid: the rule of thumb's bid in points.
        near_bids: the bids considered.
        aim: what the actor wants: 0 for no points, 1 to make the bid, 2 to make the opponents fail, 3 for no
            points beyond the bid.
        taker: who is winning the trick: 0 if nobody is yet, 1 for the partner, 3 for an opponent; one more
            if that seat wants no points.
        pot: the points of the trick.
        missing: the points that the actor's team and the other team still need for their bids.
    """

    def __init__(self, network: Network, fallback: Policy) -> None:
        super().__init__(network, fallback)
        self.rest = fallback
        self.rest_after = STEPS
        self.usual_bid = 0
        self.near_bids = 0
        self.aim = 0
        self.taker = 0
        self.pot = 0
        self.missing = [0] * 2

    @staticmethod
    def supports(options: SauceOptions) -> bool:
        """Whether the deck, the bids, and what Shadoof and "no way" require are the usual ones."""
        return options.are_usual("shadoof_at", "no_way_at", "bid_step", "suits", "ranks")

    def look(self, position: Position) -> bool:
        self._look(cython.cast(SaucePosition, position))
        self.usual(position, 0.03)
        return True

    def act(self, position: Position, index: int) -> None:
        self._act(cython.cast(SaucePosition, position), index)

    def candidates(self, position: Position) -> Word:
        """The fair actions to choose among; of bids in points, only those near the rule of thumb's."""
        mask = position.fair_mask()
        if position.phase == BID:
            self._compare_bids(
                cython.cast(Heuristic, self.fallback), cython.cast(SaucePosition, position)
            )
            mask &= self.near_bids
        return mask

    def _compare_bids(self, heuristic: Heuristic, game: SaucePosition) -> None:
        self.usual_bid = heuristic._standard(game, heuristic._tricks(game))
        low = max(self.usual_bid - NEAR, 0)
        self.near_bids = ones(self.usual_bid + NEAR + 1) & ~ones(low) & ones(NOPE)
        self.near_bids |= bit(NOPE) | bit(SHADOOF)

    def stake(self, position: Position) -> float:
        """S34: 2 in hands whose scores are doubled, else 1."""
        return 2.0 if cython.cast(SaucePosition, position).doubled else 1.0

    # --- suits and ranks --------------------------------------------------------------------

    def _number_roles(self, game: SaucePosition, hand: Word) -> None:
        """Number the suits: the low suit 0, the suit led 1, the others by length, the high suit 5."""
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
            self._compare_bids(cython.cast(Heuristic, self.fallback), game)
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
        self._look_at_aims(game)

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
        out |= game.played_cards()
        self.cards(out & COLOURS, CARDS)
        self.steps(popcount(out & SAUCES), 2)
        self.cards(given & ~out & COLOURS, CARDS)
        for near in range(1, 4):
            seat = (me + near * step) & 3
            self.cards(game.open & game.hands[seat] & COLOURS, CARDS)
        self.cards(game.left, CARDS)
        self.hand = 0 if game.unseen >> me & 1 else game._could(me)
        self.unseen = (COLOURS & ~game.sauces | game.left) & ~self.hand & ~out & ~game.trick
        self.winners = 0
        self.taker = 0
        before = self.many
        best = game._best_of(game.trick) if game.laid else 0
        taker = game._who_played(best) if game.laid else me
        self.cards(bit(best), CARDS)
        self.one(((taker - me) * step) & 3, 4)
        self.one(self.place[max(game.led, 0)], 6)
        if game.laid:
            self.winners = self._winning(game, game._playable())
            self.taker = 1 + 2 * ((taker - me) & 1) + game._shuns(taker)
        else:
            self.leave_out(before)
        self.one(game.laid, 4)

    def _winning(self, game: SaucePosition, hand: Word) -> Word:
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
        """Turn on features of the points that a seat's team needs and has, and of the difference."""
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

    def _look_at_aims(self, game: SaucePosition) -> None:
        """Set ``aim``, ``pot`` and ``missing``, and turn on features of what each seat wants of the trick."""
        me = game.actor
        for near in range(2):
            team = (me + near) & 1
            taken = game._points_of(game.won[team] | game.won[team + 2])
            self.missing[near] = game._aim(team) - taken
        if game._shuns(me):
            self.aim = 0
        elif self.missing[0] > 0:
            self.aim = 1
        else:
            self.aim = 2 if self.missing[1] > 0 else 3
        self.pot = game._points_of(game.trick)
        self.one(self.aim, 4)
        self.one(self.taker, 5)
        self.one(self.pot // 5 if game.laid else -1, 7)
        self.flag(game._shuns((me + 2) & 3))
        self.flag(game._shuns((me + 1) & 3) or game._shuns((me + 3) & 3))

    # --- an action --------------------------------------------------------------------------

    def _act(self, game: SaucePosition, index: int) -> None:
        self.flag(index == self.usual_index)
        self.one(self._identity(game, index), ACTIONS)
        self._note_bid(game, index if game.phase == BID else -1)
        before = self.many
        self._play(game, index if game.phase == PLAY else 0)
        if game.phase != PLAY:
            self.leave_out(before)
        before = self.many
        moves_card = game.phase != BID and game.phase != BLIND and game.phase != NO_WAY
        self._card(game, index if moves_card and index < CARDS else 0)
        if not moves_card or index >= CARDS:
            self.leave_out(before)

    def _identity(self, position: SaucePosition, index: int) -> int:
        """The number of an action's own feature, among ``ACTIONS`` features."""
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
        return start + 4 + index + (self.shift[index] if index < CARDS else 0)

    def _note_bid(self, game: SaucePosition, bid: int) -> None:
        """S9, S10: turn on features of a bid, and of the team's bid that it leads to.

        ``bid`` is -1 for other actions, which turn on none of these features.
        """
        mate = game.bids[(game.actor + 2) & 3]
        standard = bid if bid < NOPE else -1
        self.steps(standard, 40)
        self.one(-1 if bid < NOPE else bid - NOPE if mate < 0 else bid - NOPE + 2, 4)
        both = standard + mate if standard >= 0 and 0 <= mate < NOPE else -1
        self.steps(both // 2 if both >= 0 else 0, 24)
        self.flag(standard >= 0 and mate >= NOPE)

    def _play(self, game: SaucePosition, card: int) -> None:
        """Turn on features of what a card does to the trick: whether it wins it, from whom, which points."""
        left = 3 - game.laid
        wins = self.winners >> card & 1
        doing = 0 if not game.laid else 2 - wins
        pot = self.pot + game._points_of(bit(card))
        self.one(doing * 4 + left, 12)
        self.one(doing * 4 + self.aim, 12)
        self.one(doing * 5 + self.taker if game.laid else -1, 15)
        self.one(self.aim * 5 + self.taker if doing == 2 else -1, 20)
        self.one(doing * 9 + pot // 5, 27)
        self.one(doing * 3 + game._points_of(bit(card)) // 5, 9)
        # Whether the trick would make a bid, if it stayed as it is.
        takers = 0 if wins or not game.laid else (self.taker - 1) >> 1
        self.flag(wins and 0 < self.missing[0] <= pot)
        self.flag(doing == 2 and 0 < self.missing[takers] <= pot and takers == 0)
        self.flag(doing == 2 and 0 < self.missing[takers] <= pot and takers == 1)
        # S17: how many cards of its rank are on the table.
        same = 0
        for k in range(game.played - game.laid, game.played):
            same += game.line[k] % 10 == card % 10
        self.one(same, 4)
        self.one(same if game.laid == 3 else -1, 4)

    def _card(self, game: SaucePosition, card: int) -> None:
        suit = game.suit_of[card]
        mask = game.suit_mask[suit]
        higher = ones(card) if game.reversed != game.law[LOW_TAKES] else ~ones(card + 1)
        others = mask & self.unseen
        above = popcount(others & higher)
        below = popcount(others) - above
        own = mask & self.hand
        own_above = popcount(own & higher)
        trumps = 0 if game.law[LOW_TAKES] else popcount(game.trumps & self.unseen & ~mask)
        self.one(min(above, 7), 8)
        self.one(min(below, 7), 8)
        self.one(min(own_above, 5), 6)
        self.one(min(popcount(own), 6), 7)
        self.one(min(popcount(others), 9), 10)
        self.flag((game.left >> card & 1) != 0)
        trump = game.trumps & bit(card) and not game.law[LOW_TAKES]
        before = self.many
        self.flag(trump)
        self.one(min(trumps, 7) if not trump else -1, 8)
        wins = self.winners >> card & 1
        leads = 1 if not game.laid else 0
        self.one(min(above, 5) + 6 * (3 - game.laid) if wins else -1, 18)
        self.one(min(above, 7) if leads else -1, 8)
        self.one(min(below, 7) if leads else -1, 8)
        # Who lacks the suit, of those that play later.
        lacking = 0
        mate = (game.actor + 2) & 3
        for seat in range(4):
            if seat != game.actor and not self._has_played(game, seat):
                if game.void[seat] >> suit & 1 and seat != mate:
                    lacking += 1
        mate_lacks = game.void[mate] >> suit & 1
        self.one(0 if self._has_played(game, mate) else mate_lacks, 2)
        self.one(lacking, 3)
        self.one(leads * 2 + mate_lacks, 4)
        if game.phase != PLAY:
            self.leave_out(before)

    def _has_played(self, game: SaucePosition, seat: int) -> int:
        for k in range(game.played - game.laid, game.played):
            if game.line_seat[k] == seat:
                return 1
        return 0
