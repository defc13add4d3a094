"""The results of trying the actions that a seat may choose at a decision."""

from __future__ import annotations

import msgspec

NOISE = 2.0  # standard errors within which two actions count as equal

ALIKE_WIN = 0.03  # chances to win that differ by at most this are about the same
ALIKE_POINTS = 0.1  # points that differ by at most this many standard deviations are about the same
ENOUGH = 50  # the fewest worlds that can show that actions are about the same


class Difference(msgspec.Struct, frozen=True):
    """By how much an action is worse than the best action, on average, with the standard error.

    Both actions are tried in the same worlds, so the error is less than the errors of the two means suggest.
    """

    mean: float
    error: float

    @property
    def clear(self) -> bool:
        """Whether the action is worse by more than noise, which is two standard errors."""
        return self.mean > NOISE * self.error

    def within(self, margin: float) -> bool:
        """Whether the difference in either direction, plus its noise, is at most ``margin``."""
        return abs(self.mean) + NOISE * self.error <= margin


class LineStep(msgspec.Struct, frozen=True):
    """One step of a likely continuation: a seat's action, and how often it followed the earlier steps."""

    seat: int
    action: int
    share: float


class ActionValue(msgspec.Struct, frozen=True):
    """The results of trying an action in many worlds.

    Attributes:
        action: the action's id.
        points: the seat's mean points in this hand; higher is better.
        lead: by how much ``points`` is more than the average of the other sides.
        error: the standard error of ``lead``.
        win: the probability that the seat's side wins the game; None if the game does not state how much its
            points vary.
        made: the probability that the seat's side makes its bid; None if there are no bids.
        results: the different numbers of points in this hand, in ascending order, each with the share of the
            worlds in which it came about.
        behind: by how much its ``lead`` is less than that of the best action.
        win_behind: by how much its probability to win is less than that of the best action.
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
        """Whether the action is worse than the best one by more than noise, in points or chance to win."""
        return self.win_behind.clear or self.behind.clear


class Judgement(msgspec.Struct, frozen=True):
    """The actions that a seat may choose at one decision, with the results of trying each.

    Attributes:
        seat: the seat that decides.
        worlds: the number of worlds in which every action was tried.
        actions: the best action first, then the others by their chances to win, or by points if the game
            states no chances. The best has the greatest chance to win, unless the chance of another is
            within noise of that and its points are clearly more.
    """

    seat: int
    worlds: int
    actions: list[ActionValue]

    @property
    def best(self) -> ActionValue:
        """The best action."""
        return self.actions[0]

    def of(self, action: int) -> ActionValue | None:
        """The results of the action with the id ``action``; None if it was not tried."""
        return next((value for value in self.actions if value.action == action), None)

    def equals(self) -> list[ActionValue]:
        """The actions that are not worse than the best one by more than noise, the best first."""
        return [value for value in self.actions if not value.worse]

    def alike(self) -> list[ActionValue]:
        """The best action, followed by those that the trials show to be about as good.

        Their differences from the best in the chance to win and in points are both small, even with noise
        added.
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
        """The actions of which the trials do not show whether they are worse than the best one."""
        alike = self.alike()
        return [value for value in self.equals() if value not in alike]
