"""What is known of a decision's actions after they have been tried."""

from __future__ import annotations

import msgspec

NOISE = 2.0  # standard errors within which two actions count as equal

ALIKE_WIN = 0.03
"""Chances to win that differ by no more are about the same."""

ALIKE_POINTS = 0.1
"""Points that differ by no more of their standard deviation are about the same."""

ENOUGH = 50
"""In fewer worlds nothing is shown to be about the same."""


class Difference(msgspec.Struct, frozen=True):
    """By how much an action is worse than the best one, with the standard error.

    Both were tried in the same worlds, so this is more exact than the difference of their means.
    """

    mean: float
    error: float

    @property
    def clear(self) -> bool:
        """Whether the action is worse beyond noise."""
        return self.mean > NOISE * self.error

    def within(self, margin: float) -> bool:
        """Whether the difference is at most ``margin`` in either direction, with all its noise."""
        return abs(self.mean) + NOISE * self.error <= margin


class LineStep(msgspec.Struct, frozen=True):
    """A step of what probably follows: a seat's action, and how often it was seen after the steps before."""

    seat: int
    action: int
    share: float


class ActionValue(msgspec.Struct, frozen=True):
    """What an action led to.

    Attributes:
        action: its id.
        points: the seat's mean points of this hand, higher being better.
        lead: the same minus the average of the other sides.
        error: the standard error of ``lead``.
        win: the chance that the seat's side wins the game; None: the game does not state how much its
            points vary.
        made: the chance that the seat's side makes its bid; None: there are no bids.
        results: the points of this hand, and in which share of the worlds they came, in ascending order.
        behind: by how much its ``lead`` is less than that of the best action.
        win_behind: by how much its ``win`` is less.
    """

    action: int
    points: float
    lead: float
    error: float
    win: float | None
    made: float | None
    results: list[tuple[float, float]]
    behind: Difference
    win_behind: Difference

    @property
    def worse(self) -> bool:
        """Whether it is worse than the best action beyond noise: by the chance to win, or by points."""
        return self.win_behind.clear or self.behind.clear


class Judgement(msgspec.Struct, frozen=True):
    """All actions of a decision.

    Attributes:
        seat: who decides.
        worlds: in how many worlds every action was tried; 1 if there was nothing to decide.
        actions: the best first: the one with the greatest chance to win, or, of those that cannot be
            told from it by that, one that brings clearly more points. The others follow by their
            chances. Where the game states none, points decide.
    """

    seat: int
    worlds: int
    actions: list[ActionValue]

    @property
    def best(self) -> ActionValue:
        """The best action."""
        return self.actions[0]

    def of(self, action: int) -> ActionValue | None:
        """What an action is worth; None: it was not tried."""
        return next((value for value in self.actions if value.action == action), None)

    def equals(self) -> list[ActionValue]:
        """The actions that cannot be told from the best one, which comes first."""
        return [value for value in self.actions if not value.worse]

    def alike(self) -> list[ActionValue]:
        """The actions that are shown to be about as good as the best one, which comes first.

        Both by the chance to win and by points, the difference is small in either direction, with all
        its noise.
        """
        margin = ALIKE_POINTS * self.best.error * float(self.worlds**0.5)
        return [
            value
            for value in self.actions
            if value is self.best
            or (
                self.worlds >= ENOUGH
                and value.win_behind.within(ALIKE_WIN)
                and value.behind.within(margin)
            )
        ]

    def unsure(self) -> list[ActionValue]:
        """The actions of which the worlds do not tell whether they are worse than the best or as good."""
        alike = self.alike()
        return [value for value in self.equals() if value not in alike]
