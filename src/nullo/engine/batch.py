"""Many games that advance together, one action a step, with their observations in arrays."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from copy import copy
from typing import Any

import cython

from nullo.engine.observation import ObservationWriter
from nullo.engine.playout import Policy
from nullo.engine.position import Position
from nullo.engine.rng import Rng

if not cython.compiled:
    from nullo.engine.bits import lowest, nth, popcount

    def pointers(objects: list[Any]) -> list[Any]:
        """The objects themselves; the compiled version returns their addresses, so keep the objects alive."""
        return objects

    def release(addresses: Any) -> None:
        """Do nothing; the compiled version frees what :func:`pointers` returned."""

    def zero_bytes(rows: Any, k: int, many: int) -> None:
        """Set the first ``many`` numbers of row ``k``, which are bytes, to 0."""
        rows[k, :many] = 0

    def zero_floats(rows: Any, k: int, many: int) -> None:
        """Set the first ``many`` numbers of row ``k``, which are floats, to 0."""
        rows[k, :many] = 0


ROOM = 512  # written places of an observation that are remembered, to be cleared before the next


class Batch:
    """Plays ``len(rngs)`` games at once; when one is over, the next begins in its place.

    The caller chooses the actions of the asked seats; a policy plays all others. Calls for disjoint ranges
    of games may run in different threads at the same time, each with a writer and a policy of its own; they
    run without the GIL. The game must be compiled, and write its own observations.

    Args:
        start: the position with which every game begins.
        rngs: by game, the random numbers for its cards and for the policy's choices.
        offsets: by phase, the id of its first action.
        asked: by game, the seat that is asked; -1 if all seats are.
    """

    def __init__(
        self, start: Position, rngs: list[Rng], offsets: Sequence[int], asked: Sequence[int]
    ) -> None:
        self.start = start
        self.many = len(rngs)
        self.players = start.players
        self.positions = [start.copy() for _ in rngs]
        self.rngs = rngs
        self.games = pointers(self.positions)
        self.sources = pointers(rngs)
        self.offsets = [0] * 32
        for phase, offset in enumerate(offsets):
            self.offsets[phase] = offset
        self.asked = array("i", asked)
        self.masks = array("Q", bytes(8 * self.many))
        self.points = array("d", bytes(8 * self.many * self.players))
        self.places = array("i", bytes(4 * self.many * ROOM))
        self.written = array("i", [-1] * self.many)  # how many of them; -1 if unknown

    def __dealloc__(self) -> None:
        release(self.games)
        release(self.sources)

    def copy(self) -> Batch:
        """An independent copy; call its :meth:`bind` before anything else."""
        asked = [self.asked[k] for k in range(self.many)]
        twin = Batch(self.start, [copy(rng) for rng in self.rngs], self.offsets, asked)
        for k in range(self.many):
            cython.cast(Position, twin.positions[k]).become(self.positions[k])
        twin.masks[:] = self.masks
        twin.points[:] = self.points
        return twin

    def bind(self, observations: Any, legal: Any, actors: Any, rewards: Any, ended: Any) -> None:
        """Set the arrays that :meth:`begin` and :meth:`step` fill, with a row or number for each game.

        Args:
            observations: float32, games × length of an observation.
            legal: uint8, games × number of actions: 1 for each action of :meth:`Position.fair_mask`.
            actors: int32, the seat to act.
            rewards: float32, games × players: the change of points in the step.
            ended: uint8, 1 if the game has ended in the step.
        """
        self.observations = observations
        self.legal = legal
        self.actors = actors
        self.rewards = rewards
        self.ended = ended
        for k in range(self.many):
            self.written[k] = -1

    def first_illegal(self, actions: Any) -> int:
        """The first game whose action in ``actions`` (ids, by game) is not legal now; -1 if all are legal."""
        for k in range(self.many):
            position = cython.cast(Position, self.positions[k])
            index = actions[k] - self.offsets[position.phase]
            if not 0 <= index < 64:
                return k
            if not self.masks[k] >> index & 1 and not position.legal_mask() >> index & 1:
                return k
        return -1

    def begin(self, first: int, last: int, writer: ObservationWriter, policy: Policy) -> None:
        """Begin the games ``first`` to ``last`` - 1 anew, and write the first observation of each."""
        with cython.nogil:
            for k in range(first, last):
                self._begin_game(
                    cython.cast(Position, self.games[k]),
                    cython.cast(Rng, self.sources[k]),
                    k,
                    writer,
                    policy,
                )

    def step(
        self, actions: Any, first: int, last: int, writer: ObservationWriter, policy: Policy
    ) -> None:
        """Play one action in each of the games ``first`` to ``last`` - 1.

        Then ``policy`` plays until the asked seat is to act, and the arrays of :meth:`bind` are filled.
        ``actions`` holds legal ids (int64), by game.
        """
        with cython.nogil:
            for k in range(first, last):
                self._go_on(
                    actions[k],
                    cython.cast(Position, self.games[k]),
                    cython.cast(Rng, self.sources[k]),
                    k,
                    writer,
                    policy,
                )

    def draw(self, actions: Any, rng: Rng) -> None:
        """Write the id of a random action for each game into ``actions`` (int64).

        All actions of :meth:`Position.fair_mask` are equally likely.
        """
        for k in range(self.many):
            mask = self.masks[k]
            phase = cython.cast(Position, self.positions[k]).phase
            actions[k] = self.offsets[phase] + nth(mask, rng.below(popcount(mask)))

    # --- without the GIL --------------------------------------------------------------------

    def _begin_game(
        self, position: Position, rng: Rng, k: int, writer: ObservationWriter, policy: Policy
    ) -> None:
        for seat in range(self.players):
            self.rewards[k, seat] = 0.0
        self.ended[k] = 0
        self._restart(position, rng, k, policy)
        self._show(position, k, writer)

    def _restart(self, position: Position, rng: Rng, k: int, policy: Policy) -> None:
        """Begin game ``k`` anew, and again if it is over before the asked seat is to act."""
        while True:
            position.assign(self.start)
            self._move_on(position, rng, self.asked[k], policy)
            if position.actor != -4:
                break
        for seat in range(self.players):
            self.points[k * self.players + seat] = self.start.points(seat)

    def _move_on(self, position: Position, rng: Rng, asked: int, policy: Policy) -> None:
        """Deal and let ``policy`` act until seat ``asked`` (any seat if -1) is to act or the game is over."""
        while True:
            if position.actor == -1:
                position.deal(rng)
            elif position.actor < 0 or asked < 0 or position.actor == asked:
                break
            else:
                position.apply(policy.choose(position, rng))

    def _go_on(
        self,
        action: int,
        position: Position,
        rng: Rng,
        k: int,
        writer: ObservationWriter,
        policy: Policy,
    ) -> None:
        position.apply(action - self.offsets[position.phase])
        self._move_on(position, rng, self.asked[k], policy)
        for seat in range(self.players):
            now = position.points(seat)
            self.rewards[k, seat] = now - self.points[k * self.players + seat]
            self.points[k * self.players + seat] = now
        self.ended[k] = 0
        if position.actor == -4:
            self.ended[k] = 1
            self._restart(position, rng, k, policy)
        self._show(position, k, writer)

    def _show(self, position: Position, k: int, writer: ObservationWriter) -> None:
        """Write the seat to act in game ``k``, its fair actions and its observation into the arrays."""
        self.actors[k] = position.actor
        mask = position.fair_mask()
        self.masks[k] = mask
        self._clear(k, writer.size)
        offset = self.offsets[position.phase]
        while mask:
            self.legal[k, offset + lowest(mask)] = 1
            mask &= mask - 1
        position.look(position.actor, writer)
        for number in range(writer.many):
            self.observations[k, writer.places[number]] = writer.values[number]
        if writer.many <= ROOM:
            self.written[k] = writer.many
            for number in range(writer.many):
                self.places[k * ROOM + number] = writer.places[number]

    def _clear(self, k: int, size: int) -> None:
        """Set the legal actions and the observation of game ``k`` to 0.

        If the places that were written are known, only those places of the observation are set to 0.
        """
        zero_bytes(self.legal, k, self.legal.shape[1])
        if self.written[k] < 0:
            zero_floats(self.observations, k, size)
        else:
            for number in range(self.written[k]):
                self.observations[k, self.places[k * ROOM + number]] = 0.0
        self.written[k] = -1
