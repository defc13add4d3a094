"""Plays whole games in compiled code, and counts what happens in each hand."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

import cython

from nullo.engine.playout import Policy
from nullo.engine.position import Position, raise_failure
from nullo.engine.rng import Rng

if not cython.compiled:
    from nullo.engine.batch import pointers, release

COUNTS = 8  # the most counts of a game for each seat
COLUMNS = 4 + COUNTS  # hand, seat, place, made, and the counts
KEPT = 1000  # hands after which the side in first place is remembered


class Counter:
    """Counts what happens in a hand; each game derives a class of its own.

    ``counts[seat * COUNTS + k]`` is count ``k`` of a seat. All are 0 when a hand begins.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.counts = [0] * 96

    def begin(self, position: Position) -> None:
        """Update the counts at the first decision of a hand."""

    def watch(self, position: Position, index: int) -> None:
        """Update the counts before the actor's action ``index`` is applied."""

    def end(self, position: Position) -> None:
        """Update the counts after the hand has been scored.

        ``position`` is then already at the next hand, or at the end of the game.
        """

    def clear(self) -> None:
        """Set all counts to 0."""
        for k in range(96):
            self.counts[k] = 0


class CountedGames:
    """Plays games one after the other, each seat by its policy, and writes a row for each seat and hand.

    Args:
        policies: the policy of each seat.
        counter: counts what happens in each hand.
        rows: int32, rows × ``COLUMNS``: hand, seat, the seat's place clockwise from the dealer's left (0),
            whether it made its bid (1 or 0; -1 if the game has no bids), and the counts of ``counter``.
        gains: float64, by row, the change of the seat's points in the hand.

    Attributes:
        filled: the number of rows that the last call of ``run`` has written.
        decisions: the number of players' decisions in the present game.
        changes: how often, in the present game, another side has moved into sole first place.
    """

    def __init__(
        self, start: Position, policies: Sequence[Policy], counter: Counter, rows: Any, gains: Any
    ) -> None:
        self.start = start
        self.position = start.copy()
        self.players = start.players
        self.policies = list(policies)
        self.chosen = pointers(self.policies)
        self.counter = counter
        self.rows = rows
        self.gains = gains
        self.room = len(gains)
        self.leaders = array("i", bytes(4 * KEPT))
        self.before = [0.0] * 12
        self.filled = 0
        self.dealer = 0
        self.begin()

    def __dealloc__(self) -> None:
        release(self.chosen)

    def begin(self) -> None:
        """Begin the next game."""
        self.position.assign(self.start)
        self.decisions = 0
        self.changes = 0
        self.leader = -1
        self.hand = -1
        self.played = 0
        for seat in range(self.players):
            self.before[seat] = self.position.points(seat)

    def run(self, cards: Rng, choices: Rng) -> bool:
        """Play the game to its end; returns False if the rows are full before that. Then call it again."""
        self.filled = 0
        with cython.nogil:
            over = self._run(self.position, cards, choices)
        raise_failure(self.position)
        return bool(over)

    def leader_after(self, hands: int) -> int:
        """The side in sole first place after ``hands`` hands; -1 if there was none or it is not known.

        It is known for the hands already played, up to ``KEPT``.
        """
        if 0 < hands <= self.played and hands <= KEPT:
            return self.leaders[hands - 1]
        return -1

    # --- without the GIL --------------------------------------------------------------------

    def _run(self, position: Position, cards: Rng, choices: Rng) -> int:
        while position.actor != -4 and not position.failed:
            if self.filled + self.players > self.room:
                return 0
            if position.actor == -1:
                position.deal(cards)
            else:
                if self.hand < 0:
                    self._open(position)
                index = cython.cast(Policy, self.chosen[position.actor]).choose(position, choices)
                self.counter.watch(position, index)
                position.apply(index)
                self.decisions += 1
            if self.hand >= 0 and (position.hand != self.hand or position.actor == -4):
                self._close(position)
        return 1

    def _open(self, position: Position) -> None:
        self.hand = position.hand
        self.dealer = position.dealer
        self.counter.clear()
        self.counter.begin(position)

    def _close(self, position: Position) -> None:
        """Write the rows of the hand just over, and store which side is in first place."""
        self.counter.end(position)
        for seat in range(self.players):
            row = self.filled
            now = position.points(seat)
            self.rows[row, 0] = self.hand
            self.rows[row, 1] = seat
            self.rows[row, 2] = (seat - self.dealer - 1 + self.players) % self.players
            self.rows[row, 3] = position.bid_result(seat)
            for k in range(COUNTS):
                self.rows[row, 4 + k] = self.counter.counts[seat * COUNTS + k]
            self.gains[row] = now - self.before[seat]
            self.before[seat] = now
            self.filled += 1
        self._note_leader(position)
        self.hand = -1
        self.played += 1

    def _note_leader(self, position: Position) -> None:
        best = position.points(0)
        leader = position.side(0)
        for seat in range(1, self.players):
            points = position.points(seat)
            if points > best:
                best = points
                leader = position.side(seat)
            elif points == best and position.side(seat) != leader:
                leader = -1
        if self.played < KEPT:
            self.leaders[self.played] = leader
        if leader >= 0:
            if self.leader >= 0 and leader != self.leader:
                self.changes += 1
            self.leader = leader
