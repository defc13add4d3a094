"""The results of trying the actions of a decision."""

from __future__ import annotations

import msgspec

NOISE = 2.0  # standard errors within which two actions count as equal

ALIKE_WIN = 0.03  # chances to win that differ by at most this are about the same
ALIKE_POINTS = 0.1  # points that differ by at most so many standard deviations are about the same
ENOUGH = 50  # the fewest worlds that can show that actions are about the same


class Difference(msgspec.Struct, frozen=True):
    """By how much an action is worse than the best one, on average, with the standard error.

    Both are tried in the same worlds, so the error is less than those of the two means suggest.
    """

    mean: float
    error: float

    @property
    def clear(self) -> bool:
        """Whether the action is worse beyond noise."""
        return self.mean > NOISE * self.error

    def within(self, margin: float) -> bool:
        """Whether the difference is at most ``margin`` in either direction, including its noise."""
        return abs(self.mean) + NOISE * self.error <= margin


class LineStep(msgspec.Struct, frozen=True):
    """A step of what probably follows: a seat's action, and how often it followed the steps before."""

    seat: int
    action: int
    share: float


class ActionValue(msgspec.Struct, frozen=True):
    """The results of an action.

    Attributes:
        action: its id.
        points: the seat's mean points in this hand; higher is better.
        lead: ``points`` minus the average of the other sides.
        error: the standard error of ``lead``.
        win: the chance that the seat's side wins the game; None if the game does not state how much its
            points vary.
        made: the chance that the seat's side makes its bid; None if there are no bids.
        results: the points in this hand, ascending, each with its share of the worlds.
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
        """Whether it is worse than the best action beyond noise, by the chance to win or by points."""
        return self.win_behind.clear or self.behind.clear


class Judgement(msgspec.Struct, frozen=True):
    """All actions of a decision.

    Attributes:
        seat: who decides.
        worlds: in how many worlds every action was tried; 1 if there was nothing to decide.
        actions: the best first, then the others by their chances to win, or by points if the game states no
            chances. The best has the greatest chance, or within noise of it, clearly more points.
    """

    seat: int
    worlds: int
    actions: list[ActionValue]

    @property
    def best(self) -> ActionValue:
        """The best action."""
        return self.actions[0]

    def of(self, action: int) -> ActionValue | None:
        """The results of an action; None if it was not tried."""
        return next((value for value in self.actions if value.action == action), None)

    def equals(self) -> list[ActionValue]:
        """The actions that are not worse than the best one beyond noise, the best first."""
        return [value for value in self.actions if not value.worse]

    def alike(self) -> list[ActionValue]:
        """The actions that are shown to be about as good as the best one, which comes first.

        The differences in the chance to win and in points are both small, including their noise.
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
        """The actions for which the worlds do not show whether they are worse than the best one."""
        alike = self.alike()
        return [value for value in self.equals() if value not in alike]
