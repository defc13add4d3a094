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

    A game derives a class that notes what the actor knows (``look``), and what distinguishes actions
    (``act``). The network's first output is the value of an action. ``look`` and ``act`` call ``flag``,
    ``one``, ``steps`` and ``word`` in a fixed order; each call stands for the next features, whose numbers
    follow from the sizes in the calls. Features that do not apply are noted all the same, with any value,
    and removed (``leave_out``), so that the numbers of later features stay the same.

    The policy ``fallback`` plays the decisions for which ``look`` returns False. An object has room for one
    decision: threads need one each.
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
        """Note the features of a decision, which its actor knows; False: use the fallback."""
        return False

    def act(self, position: Position, index: int) -> None:
        """Note the features of an action, after those of the decision."""

    def candidates(self, position: Position) -> Word:
        """The fair actions to choose among; a game may leave out some that are much like others."""
        return position.fair_mask()

    def stake(self, position: Position) -> float:
        """The factor of this hand's points, relative to an ordinary hand."""
        return 1.0

    # --- features ---------------------------------------------------------------------------

    if not cython.compiled:

        def flag(self, present: int) -> None:
            """Note one feature, present unless the number is 0."""
            self.one(0 if present else -1, 1)

        def one(self, value: int, size: int) -> None:
            """Note one of ``size`` features by its number from 0; none if the value is outside."""
            if 0 <= value < size:
                self.on[self.many] = self.at + value
                self.many += 1
            self.at += size

        def steps(self, value: int, size: int) -> None:
            """Note the first ``value`` of ``size`` features."""
            for k in range(min(value, size)):
                self.on[self.many] = self.at + k
                self.many += 1
            self.at += size

        def word(self, mask: int, size: int) -> None:
            """Note a feature for each bit of a word."""
            while mask:
                self.on[self.many] = self.at + lowest(mask)
                self.many += 1
                mask &= mask - 1
            self.at += size

        def leave_out(self, before: int) -> None:
            """Remove the features noted since ``many`` was ``before``, but keep their numbers."""
            self.many = before

    def usual(self, position: Position, ahead: float) -> None:
        """Ask the fallback for its choice.

        The network learns how much the values differ from a first guess: that the fallback's choice is
        worth ``ahead`` (in the network's unit) more than the others. So a policy that has learned little
        plays like the fallback. Only for games whose rule of thumb uses no chance.
        """
        self.usual_index = self.fallback.choose(position, self.luck)
        self.head_start = int(ahead * OUTPUT_ONE)

    def value(self, position: Position, index: int) -> int:
        """The value of an action after ``evaluate``, in multiples of 1 / ``ONE``² of the network's unit."""
        self.note_action(position, index)
        self.evaluation.finish(self.on, self.common, self.many)
        found = self.evaluation.value(0)
        return found + self.head_start if index == self.usual_index else found

    def note_action(self, position: Position, index: int) -> None:
        """Note the features of an action instead of those of the last one."""
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
        """Note the features of a new decision; False: the fallback plays it."""
        self.many = 0
        self.at = 0
        self.usual_index = -1
        if not self.look(position):
            return False
        self.common = self.many
        self.first_of_action = self.at
        return True

    def evaluate(self, position: Position) -> bool:
        """Note the features of a decision and begin to run the network; False: the fallback plays it."""
        if not self.note_decision(position):
            return False
        self.evaluation.begin(self.on, self.common)
        return True

    def best(self, position: Position, mask: Word) -> int:
        """The action with the highest value after ``evaluate``; of equal ones, the lowest index."""
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
        """A random action after ``evaluate``, the likelier the higher its value.

        An action by ``doubt`` (in the network's unit) worse than the best has a quarter of its chance.
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
        """Set ``chances``, the relative chances of actions in :meth:`sample`; returns their sum."""
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
        """The features of a decision, None if the fallback plays it."""
        return list(self.on)[: self.many] if self.note_decision(position) else None

    def features_of_action(self, position: Position, index: int) -> list[int]:
        """The features of an action after a call of :meth:`features_of` for its decision."""
        self.note_action(position, index)
        return list(self.on)[self.common : self.many]

    def sample_action(self, position: Position, doubt: float, rng: Rng) -> int:
        """A random action, the likelier the better; see :meth:`sample`."""
        if not self.evaluate(position):
            return self.choose(position, rng)
        return self.sample(position, self.candidates(position), doubt, rng)

    def values_of(self, position: Position) -> dict[int, float] | None:
        """The value of each candidate in points of the hand, None if the fallback plays the decision."""
        if not self.evaluate(position):
            return None
        unit = self.network.unit * self.stake(position) / OUTPUT_ONE
        mask = self.candidates(position)
        return {
            index: self.value(position, index) * unit
            for index in range(64)
            if mask >> cython.cast(cython.int, index) & 1
        }
