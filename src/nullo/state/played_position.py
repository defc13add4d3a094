"""A position with its history: the actions that led to it, who saw them, and how the scores changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from nullo.engine.position import CHANCE_PLAYER, Position
from nullo.engine.rng import Rng, check_rng
from nullo.game.moves import Move
from nullo.game.phases import DEAL
from nullo.game.view import Line
from nullo.state.checked_position import CheckedPosition
from nullo.state.game_setup import GameSetup
from nullo.state.information import Information
from nullo.state.information_tensor import InformationEncoder
from nullo.state.move_text import Action
from nullo.state.seen_tokens import SeenTokens
from nullo.state.telling import Step, Telling


class PlayedPosition(CheckedPosition):
    """A position that keeps as its history the actions and chance outcomes that have been applied to it."""

    def __init__(self, game: GameSetup, position: Position) -> None:
        super().__init__(game, position)
        self._actions: list[int] = []  # the ids of all actions and chance outcomes
        # Made when first needed, each from a copy of the first position.
        self._first = position.copy()
        self._made_telling: Telling | None = None
        self._made_information: Information | None = None
        self._made_tokens: SeenTokens | None = None
        # The log of a hand and, by seat, the moves of the hand that not everybody saw.
        self._log_hand = 0
        self._logged = 0  # the number of steps that the log takes into account
        self._log: list[Line] = []
        self._secrets: list[list[Move]] = [[] for _ in range(game.players)]
        self._public: tuple[Step | None, Line] = None, Line(-1, "")  # the latest spectator's line
        self._start = self._points = self._rewarded = position.all_points()

    # --- doing ------------------------------------------------------------------------------

    def apply_action(self, action: Action) -> None:
        """Apply an action, given as an id, a text or a move; if it is refused, nothing changes.

        Raises:
            IllegalAction: the rules do not allow it now.
            UnknownCard, UnknownAction: the game has no such card or action.
            TypeError: ``action`` is not a whole number, a string or a move.
        """
        self.apply_checked(self.check(action))

    def apply_checked(self, action: int) -> None:
        """Apply an action that :meth:`check` has just returned; it is not checked again."""
        position = self.position
        # Chance outcomes count with the decision that led to them: see ``rewards``.
        if position.actor != CHANCE_PLAYER:
            self._rewarded = self._points
        position.act(action - self.game.offsets[position.phase])
        if position.actor != CHANCE_PLAYER:
            self._points = position.all_points()
        self._actions.append(action)

    def deal(self, rng: Rng) -> None:
        """Deal and draw cards at random until a seat is to act or the game is over.

        Raises:
            TypeError: ``rng`` is not a :class:`nullo.Rng`.
        """
        rng = check_rng(rng)
        if self.position.actor == CHANCE_PLAYER:
            self._actions += self.position.deal_outcomes(rng, self.game.offsets)
            self._points = self.position.all_points()

    # --- scores -----------------------------------------------------------------------------

    def hands(self) -> list[list[int]]:
        """For each complete hand, by how much it changed each side's total."""
        return [list(hand) for hand in self._telling.hands[: self.position.hand]]

    def returns(self) -> list[float]:
        """The points that each seat has won or lost since the start of the game.

        Higher is better, even in games in which the lowest score wins.
        """
        points = self.position.all_points()
        return [now - start for now, start in zip(points, self._start, strict=True)]

    def rewards(self) -> list[float]:
        """The change of each seat's return since the previous decision of any seat; see :meth:`returns`.

        A seat's rewards at all decisions and at the end of the game add up to its return. At a chance node
        rewards are 0, so adding them up over all states gives the same sum.
        """
        if self.is_chance_node():
            return [0.0] * self.game.players
        return [now - before for now, before in zip(self._points, self._rewarded, strict=True)]

    def player_return(self, seat: int) -> float:
        """The entry of ``seat`` in :meth:`returns`."""
        return self.returns()[self.game.check_seat(seat)]

    def player_reward(self, seat: int) -> float:
        """The entry of ``seat`` in :meth:`rewards`."""
        return self.rewards()[self.game.check_seat(seat)]

    # --- history ----------------------------------------------------------------------------

    def history(self) -> list[int]:
        """The ids of all actions and chance outcomes so far, in order."""
        return list(self._actions)

    def steps(self, start: int = 0) -> Sequence[Step]:
        """The steps from number ``start`` on: actions and chance outcomes, with who saw what of each."""
        return tuple(self._telling.steps[start:])

    def many_steps(self) -> int:
        """The number of actions and chance outcomes so far."""
        return len(self._actions)

    def seats_changed_since(self, start: int) -> tuple[int, ...] | None:
        """The seats whose own parts the steps from number ``start`` on may have changed; None means all."""
        if self.many_steps() != start + 1:
            return None
        step, actor = self._telling.steps[start], self.position.actor
        narrow = self.game.phases[step.phase].affects_only_actor_and_next
        if not narrow or actor < 0 or self.position.hand != step.hand:
            return None
        return step.actor, actor

    def line(self, step: Step, seat: int | None = None) -> Line:
        """The line of the log for ``step``, as ``seat`` (or a spectator if it is None) saw it."""
        seat = self._observer(seat)
        if seat is not None:
            return self._line(step, seat, step.seen_by(seat))
        if self._public[0] is not step:
            self._public = step, self._line(step, None, step.seen_by(None))
        return self._public[1]

    def open_line(self, step: Step) -> Line:
        """The line of the log for ``step`` with its move, even if the move was hidden from others.

        The other parts of the line are as a spectator saw them.
        """
        return self._line(step, None, True)

    def _line(self, step: Step, seat: int | None, seen: bool) -> Line:
        phase = self.game.phases[step.phase].name
        move, deed = (self._move(step), step.deed) if seen else (None, None)
        told = [*step.first, *step.shown_to(seat), *step.last]
        unlogged = not step.seen_by(None) or self.is_silent(step)
        return Line(step.actor, phase, move, deed, told, unlogged, step.final)

    def _move(self, step: Step) -> Move:
        return self.game.phases[step.phase].moves[step.index]

    def is_silent(self, step: Step) -> bool:
        """Whether ``step`` only dealt a card into a hand, which needs no line in the log."""
        if step.actor >= 0 or step.deed or step.first or step.last or step.revealed:
            return False
        return self.game.phases[step.phase].name == DEAL

    @property
    def _telling(self) -> Telling:
        """The steps of all actions so far; brought up to date on each access."""
        telling = self._made_telling
        if telling is None:
            telling = self._made_telling = Telling(self.game, self._first.copy())
        if len(telling.steps) < len(self._actions):
            telling.catch_up(self._actions)
        return telling

    @property
    def _information(self) -> Information:
        if self._made_information is None:
            self._made_information = Information(self.game, self._first.copy())
        return self._made_information

    def _seen_tokens(self, encoder: InformationEncoder) -> SeenTokens:
        if self._made_tokens is None:
            self._made_tokens = SeenTokens(encoder, self._first.copy())
        return self._made_tokens

    def _note_log(self) -> None:
        """Bring the log of the present hand (if the game is over, of the last hand) up to date."""
        hand = int(self.position.hand - self.is_terminal())
        if hand != self._log_hand:
            self._log_hand = hand
            self._log = []
            self._secrets = [[] for _ in range(self.game.players)]
        steps = self._telling.steps
        for number in range(self._logged, len(steps)):
            step = steps[number]
            if step.hand != hand:
                continue
            if step.seen_by(None):
                line = self.line(step)
                if not line.unlogged:
                    self._log.append(line)
            elif step.actor >= 0:
                self._secrets[step.actor].append(self._move(step))
        self._logged = len(steps)

    def child(self, action: Action) -> Self:
        """A copy of this state to which an action has been applied.

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
        twin._actions = list(self._actions)
        twin._first = self._first
        twin._made_telling = self._made_telling and self._made_telling.copy()
        twin._made_information = self._made_information and self._made_information.copy()
        twin._made_tokens = self._made_tokens and self._made_tokens.copy()
        twin._log_hand = self._log_hand
        twin._logged = self._logged
        twin._log = list(self._log)
        twin._secrets = [list(moves) for moves in self._secrets]
        twin._public = self._public
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
            and self._actions == other._actions
        )

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        return f"{self.game!r} after {self.many_steps()} actions"

    def _observer(self, seat: int | None) -> int | None:
        return None if seat is None else self.game.check_seat(seat)
