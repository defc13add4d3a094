"""The base class of the games' learned policies."""

from __future__ import annotations

from typing import Any

import cython

from nullo.engine.fields import Word
from nullo.engine.network import Evaluation, Network
from nullo.engine.playout import Policy
from nullo.engine.position import Position
from nullo.engine.rng import Rng

if not cython.compiled:
    from nullo.engine.bits import lowest
    from nullo.engine.network import MOST_PRESENT, OUTPUT_ONE


class LearnedPolicy(Policy):
    """Chooses the action to which a network gives the highest value.

    A game derives a class that turns on the features of what the actor knows (``look``) and of what
    distinguishes its actions (``act``). The network's first output is the value of an action. ``look`` and
    ``act`` call ``flag``, ``one``, ``steps`` and ``word`` in a fixed order. Each call sets the next features;
    their numbers follow from the sizes in the calls before it. Features that do not apply are set all the
    same, with any value, and turned off again (``leave_out``), so that the later features keep their numbers.

    The decisions for which ``look`` returns False are left to the policy ``fallback``. An object holds one
    decision, so each thread needs its own.
    """

    def __init__(self, network: Network, fallback: Policy) -> None:
        super().__init__()
        self.network = network
        self.fallback = fallback
        self.evaluation = Evaluation(network)
        if not cython.compiled:  # compiled, it is a C array
            self.on = [0] * MOST_PRESENT  # the numbers of the features present
        self.many = 0  # how many they are
        self.at = 0  # the number of the next feature
        self.common = 0  # how many of the features present are the decision's, before the action's
        self.first_of_action = 0  # the number of an action's first feature
        self.values = [0] * 64  # of the actions last compared
        self.chances = [0.0] * 64
        self.luck = Rng()
        self.usual_index = -1
        self.head_start = 0

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.network, self.fallback)

    @staticmethod
    def supports(options: Any) -> bool:
        """Whether the network was trained for these options."""
        return True

    # --- what a game states -----------------------------------------------------------------

    def look(self, position: Position) -> bool:
        """Turn on the features of what the actor knows; returns False if ``fallback`` is to decide."""
        return False

    def act(self, position: Position, index: int) -> None:
        """Turn on the features of action ``index``; their numbers follow those of the decision's features."""

    def candidates(self, position: Position) -> Word:
        """The fair actions to choose among, as a bit set; a game may leave out nearly equal ones."""
        return position.fair_mask()

    def stake(self, position: Position) -> float:
        """The weight of this hand's points relative to an ordinary hand's: 2 if scores are doubled."""
        return 1.0

    # --- features ---------------------------------------------------------------------------

    if not cython.compiled:

        def flag(self, present: int) -> None:
            """Turn on the next feature if ``present`` is not 0."""
            self.one(0 if present else -1, 1)

        def one(self, value: int, size: int) -> None:
            """Turn on feature ``value`` of the next ``size``, counted from 0; none if it is out of range."""
            if 0 <= value < size:
                self.on[self.many] = self.at + value
                self.many += 1
            self.at += size

        def steps(self, value: int, size: int) -> None:
            """Turn on the first ``value`` of the next ``size`` features."""
            for k in range(min(value, size)):
                self.on[self.many] = self.at + k
                self.many += 1
            self.at += size

        def word(self, mask: int, size: int) -> None:
            """Turn on those of the next ``size`` features whose bits are set in ``mask``."""
            while mask:
                self.on[self.many] = self.at + lowest(mask)
                self.many += 1
                mask &= mask - 1
            self.at += size

        def leave_out(self, before: int) -> None:
            """Turn off the features turned on since ``many`` was ``before``; later ones keep their number."""
            self.many = before

    def usual(self, position: Position, ahead: float) -> None:
        """Start from the guess that the fallback's choice is worth ``ahead`` more than every other action.

        ``ahead`` is in the network's unit. The network learns only how much the values differ from this
        guess, so a policy that has learned little plays like the fallback. Call it in ``look``, and only if
        the game's rule of thumb uses no random numbers.
        """
        self.usual_index = self.fallback.choose(position, self.luck)
        self.head_start = int(ahead * OUTPUT_ONE)

    def value(self, position: Position, index: int) -> int:
        """The value of action ``index``, in multiples of 1 / ``ONE``² of the network's unit.

        Call :meth:`evaluate` first.
        """
        self.note_action(position, index)
        self.evaluation.finish(self.on, self.common, self.many)
        found = self.evaluation.value(0)
        return found + self.head_start if index == self.usual_index else found

    def note_action(self, position: Position, index: int) -> None:
        """Turn on the features of action ``index`` in place of the previous action's."""
        self.many = self.common
        self.at = self.first_of_action
        self.act(position, index)

    # --- choosing ---------------------------------------------------------------------------

    def choose(self, position: Position, rng: Rng) -> int:
        mask = self.candidates(position)
        if mask & (mask - 1) == 0:
            return lowest(mask)
        if not self.evaluate(position):
            return self.fallback.choose(position, rng)
        return self.best(position, mask)

    def note_decision(self, position: Position) -> bool:
        """Turn off all features, then turn on those that all actions of a decision share.

        Returns False if the decision is left to ``fallback``.
        """
        self.many = 0
        self.at = 0
        self.usual_index = -1
        if not self.look(position):
            return False
        self.common = self.many
        self.first_of_action = self.at
        return True

    def evaluate(self, position: Position) -> bool:
        """Set the network's inputs for a decision and start it.

        Returns False if the decision is left to ``fallback``.
        """
        if not self.note_decision(position):
            return False
        self.evaluation.begin(self.on, self.common)
        return True

    def best(self, position: Position, mask: Word) -> int:
        """The action of ``mask`` with the highest value; the lowest index if several are equal.

        Call :meth:`evaluate` first. The value of each action is left in ``values``.
        """
        chosen = lowest(mask)
        most = -0x7FFFFFFF
        while mask:
            index = lowest(mask)
            mask &= mask - 1
            self.values[index] = self.value(position, index)
            if self.values[index] > most:
                most = self.values[index]
                chosen = index
        return chosen

    def sample(self, position: Position, mask: Word, doubt: float, rng: Rng) -> int:
        """A random action of ``mask``: the higher its value, the likelier. Call :meth:`evaluate` first.

        An action that is worse than the best by ``doubt`` (in the network's unit) is a quarter as likely.
        """
        total = self.weigh(position, mask, doubt) * rng.unit()
        index = lowest(mask)
        while mask:
            index = lowest(mask)
            mask &= mask - 1
            total -= self.chances[index]
            if total < 0:
                break
        return index

    def weigh(self, position: Position, mask: Word, doubt: float) -> float:
        """Set ``chances``, the relative probabilities of actions in :meth:`sample`; returns their sum."""
        most = self.values[self.best(position, mask)]
        total = 0.0
        while mask:
            index = lowest(mask)
            mask &= mask - 1
            gap = (most - self.values[index]) / doubt / OUTPUT_ONE
            # Not an exponential, whose last digit differs between platforms.
            weight = 1.0 / (1.0 + gap * gap)
            self.chances[index] = weight * weight
            total += weight * weight
        return total

    # --- callable from Python ---------------------------------------------------------------

    def features_of(self, position: Position) -> list[int] | None:
        """The numbers of the features that a decision turns on; None if it is left to ``fallback``."""
        return list(self.on)[: self.many] if self.note_decision(position) else None

    def features_of_action(self, position: Position, index: int) -> list[int]:
        """The numbers of the features that an action turns on.

        Call :meth:`features_of` for its decision first.
        """
        self.note_action(position, index)
        return list(self.on)[self.common : self.many]

    def sample_action(self, position: Position, doubt: float, rng: Rng) -> int:
        """A random action: the higher its value, the likelier (see :meth:`sample`).

        If the decision is left to ``fallback``, the action that it chooses.
        """
        if not self.evaluate(position):
            return self.choose(position, rng)
        return self.sample(position, self.candidates(position), doubt, rng)

    def values_of(self, position: Position) -> dict[int, float] | None:
        """The value of each candidate action in points of the hand, by index.

        None if the decision is left to ``fallback``.
        """
        if not self.evaluate(position):
            return None
        unit = self.network.unit * self.stake(position) / OUTPUT_ONE
        mask = self.candidates(position)
        return {
            index: self.value(position, index) * unit
            for index in range(64)
            if mask >> cython.cast(cython.int, index) & 1
        }
