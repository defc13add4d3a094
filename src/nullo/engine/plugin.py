"""Adapters between plug-ins in plain Python and the compiled code that plays games.

Python code cannot override a compiled method, so a plug-in derives from these classes and overrides
their Python methods. If one of them raises an exception, it is stored, and raised again when control is
back in Python code.
"""

from __future__ import annotations

from typing import Self

import cython

from nullo.engine.fields import Word
from nullo.engine.playout import Policy
from nullo.engine.position import CHANCE_PLAYER, Position, Redealer
from nullo.engine.rng import Rng

if not cython.compiled:
    from nullo.engine.bits import bit, lowest


class PythonPosition(Position):
    """A position in plain Python, with any number of actions.

    A plug-in overrides ``legal``, ``act``, ``become``, ``points_of``, ``scores``, ``winners``,
    ``public`` and ``own``; if cards are dealt unseen, also ``deck`` and ``observed``; and for bots that
    search, ``redealer`` (with a :class:`PythonRedealer`).
    """

    def legal(self) -> list[int]:
        raise NotImplementedError(f"{type(self).__name__} must say its legal actions")

    def fair(self) -> list[int]:
        return self.legal()

    def act(self, index: int) -> None:
        raise NotImplementedError(f"{type(self).__name__} must say what an action does")

    def become(self, other: Position) -> None:
        raise NotImplementedError(f"{type(self).__name__} must say how it is copied")

    def copy(self) -> Self:
        twin = type(self)(self.options)
        twin.become(self)
        return twin

    def points_of(self, seat: int) -> float:
        scores = self.scores()
        return float(scores[seat % len(scores)])

    def legal_from(self, first: int) -> list[int]:
        return [first + index for index in self.legal()]

    def allows(self, index: int) -> bool:
        return index in self.legal()

    def all_points(self) -> list[float]:
        return [self.points_of(seat) for seat in range(self.players)]

    def draw_chance(self, rng: Rng) -> int:
        outcomes = self.chance()
        ticket = rng.randrange(sum(weight for _, weight in outcomes))
        for index, weight in outcomes:
            ticket -= weight
            if ticket < 0:
                return index
        raise ValueError("no chance outcome has a weight")

    def deal_all(self, rng: Rng) -> None:
        while self.actor == CHANCE_PLAYER:
            self.act(self.draw_chance(rng))

    def choose(self, rng: Rng) -> int:
        actions = self.fair()
        return actions[rng.randrange(len(actions))]

    # The compiled interface, each method by its Python method.

    def legal_mask(self) -> Word:
        with cython.gil:
            try:
                return sum(bit(i) for i in self.legal() if i < 64)
            except BaseException as error:
                self.fail(error)
                return 0

    def fair_mask(self) -> Word:
        with cython.gil:
            try:
                return sum(bit(i) for i in self.fair() if i < 64)
            except BaseException as error:
                self.fail(error)
                return 0

    def pick(self, rng: Rng) -> int:
        with cython.gil:
            try:
                return self.choose(rng)
            except BaseException as error:
                self.fail(error)
                return 0

    def apply(self, index: int) -> None:
        with cython.gil:
            if not self.failed:
                try:
                    self.act(index)
                except BaseException as error:
                    self.fail(error)

    def deal(self, rng: Rng) -> None:
        with cython.gil:
            try:
                self.deal_all(rng)
            except BaseException as error:
                self.fail(error)

    def assign(self, other: Position) -> None:
        with cython.gil:
            self.phase, self.actor = other.phase, other.actor
            self.hand, self.dealer = other.hand, other.dealer
            self.failed = other.failed
            try:
                self.become(other)
            except BaseException as error:
                self.fail(error)

    def points(self, seat: int) -> float:
        with cython.gil:
            try:
                return self.points_of(seat)
            except BaseException as error:
                self.fail(error)
                return 0.0

    def side(self, seat: int) -> int:
        with cython.gil:
            try:
                return seat % len(self.scores())
            except BaseException as error:
                self.fail(error)
                return seat


class PythonRedealer(Redealer):
    """Draws worlds in plain Python; a plug-in overrides ``world``."""

    def world(self, target: Position, rng: Rng) -> None:
        """Turn ``target``, a copy of ``base``, into a random world; all worlds must be equally likely."""
        raise NotImplementedError(f"{type(self).__name__} must say how a world is drawn")

    def draw(self, target: Position, rng: Rng) -> bool:
        with cython.gil:
            try:
                target.become(self.base)
                self.world(target, rng)
            except BaseException as error:
                target.fail(error)
            return True


class PythonPolicy(Policy):
    """A playout policy in plain Python; a plug-in overrides ``advise``."""

    def advise(self, position: Position, rng: Rng) -> int:
        raise NotImplementedError(f"{type(self).__name__} must choose")

    def choose(self, position: Position, rng: Rng) -> int:
        with cython.gil:
            try:
                return self.advise(position, rng)
            except BaseException as error:
                position.fail(error)
                mask = position.fair_mask()
                return lowest(mask) if mask else 0
