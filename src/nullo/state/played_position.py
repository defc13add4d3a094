"""A position with the actions that led to it, and the scores on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from nullo.engine.position import CHANCE_PLAYER, Position
from nullo.engine.rng import Rng, check_rng
from nullo.game.view import Line
from nullo.state.checked_position import CheckedPosition
from nullo.state.game_setup import GameSetup
from nullo.state.history import History
from nullo.state.move_text import Action
from nullo.state.telling import Step


class PlayedPosition(CheckedPosition):
    """A position that changes by actions and dealt cards, and keeps them as its history.

    Attributes:
        game: what is played.
        position: read it, do not change it.
    """

    def __init__(self, game: GameSetup, position: Position) -> None:
        super().__init__(game, position)
        self._history = History(game, position)
        self._start = self._points = self._rewarded = position.all_points()

    # --- doing ------------------------------------------------------------------------------

    def apply_action(self, action: Action) -> None:
        """Do an action: an id or a text.

        Raises:
            IllegalAction: the rules do not allow it now; nothing has changed.
            UnknownCard, UnknownAction: the game has no such card or action.
            TypeError: it is neither a whole number nor a text.
        """
        self.apply_checked(self.check(action))

    def apply_checked(self, action: int) -> None:
        """Do an action that :meth:`check` has just returned; it is not checked again."""
        position = self.position
        # Chance outcomes count with the decision that led to them: see ``rewards``.
        if position.actor != CHANCE_PLAYER:
            self._rewarded = self._points
        position.act(action - self.game.offsets[position.phase])
        if position.actor != CHANCE_PLAYER:
            self._points = position.all_points()
        self._history.actions.append(action)

    def deal(self, rng: Rng) -> None:
        """Take chance outcomes from ``rng`` until a seat is to act or the game is over.

        Raises:
            TypeError: ``rng`` is no :class:`nullo.Rng`.
        """
        rng = check_rng(rng)
        if self.position.actor == CHANCE_PLAYER:
            self._history.actions += self.position.deal_outcomes(rng, self.game.offsets)
            self._points = self.position.all_points()

    # --- scores -----------------------------------------------------------------------------

    def hands(self) -> list[list[int]]:
        """By how much each complete hand changed the totals."""
        return [list(hand) for hand in self._history.telling.hands[: self.position.hand]]

    def returns(self) -> list[float]:
        """Points won or lost since the start, by seat; higher is better, even where low scores win."""
        points = self.position.all_points()
        return [now - start for now, start in zip(points, self._start, strict=True)]

    def rewards(self) -> list[float]:
        """The change of :meth:`returns` since the previous decision, by seat.

        Read at every decision and at the end, or at every state, they add up to :meth:`returns`. At a
        chance node they are 0, and the change counts at the state after the cards were dealt.
        """
        if self.is_chance_node():
            return [0.0] * self.game.players
        return [now - before for now, before in zip(self._points, self._rewarded, strict=True)]

    def player_return(self, seat: int) -> float:
        """A seat's part of :meth:`returns`."""
        return self.returns()[self.game.check_seat(seat)]

    def player_reward(self, seat: int) -> float:
        """A seat's part of :meth:`rewards`."""
        return self.rewards()[self.game.check_seat(seat)]

    # --- history ----------------------------------------------------------------------------

    def history(self) -> list[int]:
        """The ids of all actions and chance outcomes so far."""
        return list(self._history.actions)

    def steps(self, start: int = 0) -> Sequence[Step]:
        """All actions and chance outcomes so far, or those from ``start`` on, with who saw them."""
        return tuple(self._history.steps[start:])

    def many_steps(self) -> int:
        """The number of actions and chance outcomes so far."""
        return len(self._history.actions)

    def seats_changed_since(self, start: int) -> tuple[int, ...] | None:
        """The seats whose own part may have changed by the steps from ``start`` on; None: all seats."""
        if self.many_steps() != start + 1:
            return None
        step, actor = self._history.steps[start], self.position.actor
        narrow = self.game.phases[step.phase].affects_only_actor_and_next
        if not narrow or actor < 0 or self.position.hand != step.hand:
            return None
        return step.actor, actor

    def line(self, step: Step, seat: int | None = None) -> Line:
        """A step as ``seat`` (None: a spectator) saw it."""
        return self._history.line(step, self._observer(seat))

    def open_line(self, step: Step) -> Line:
        """A step with nothing hidden of the action itself."""
        return self._history.line(step, None, hidden=False)

    def is_silent(self, step: Step) -> bool:
        """Whether a step dealt a card without any saying, because the card appears in a hand."""
        return self._history.is_silent(step)

    def child(self, action: Action) -> Self:
        """A copy of this state after an action.

        Raises:
            IllegalAction, UnknownCard, UnknownAction, TypeError: see :meth:`apply_action`.
        """
        checked = self.check(action)
        twin = self.clone()
        twin.apply_checked(checked)
        return twin

    def clone(self) -> Self:
        """An independent copy of this state."""
        twin = type(self).__new__(type(self))
        twin.game = self.game
        twin.position = self.position.copy()
        twin._history = self._history.copy()
        twin._start = self._start
        twin._points = self._points
        twin._rewarded = self._rewarded
        return twin

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, PlayedPosition)
            and self.game == other.game
            and self._history.actions == other._history.actions
        )

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        return f"{self.game!r} after {self.many_steps()} actions"

    def _observer(self, seat: int | None) -> int | None:
        """The number of a seat, checked; None for a spectator."""
        return None if seat is None else self.game.check_seat(seat)
