"""A position with its history: the actions that led to it, who saw them, and the scores."""

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
    """A position that keeps its actions and chance outcomes as its history."""

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
        self._logged = 0  # steps
        self._log: list[Line] = []
        self._secrets: list[list[Move]] = [[] for _ in range(game.players)]
        self._public: tuple[Step | None, Line] = None, Line(-1, "")  # the last line for all
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
        self._actions.append(action)

    def deal(self, rng: Rng) -> None:
        """Take chance outcomes from ``rng`` until a seat is to act or the game is over.

        Raises:
            TypeError: ``rng`` is no :class:`nullo.Rng`.
        """
        rng = check_rng(rng)
        if self.position.actor == CHANCE_PLAYER:
            self._actions += self.position.deal_outcomes(rng, self.game.offsets)
            self._points = self.position.all_points()

    # --- scores -----------------------------------------------------------------------------

    def hands(self) -> list[list[int]]:
        """The changes of the totals in each complete hand."""
        return [list(hand) for hand in self._telling.hands[: self.position.hand]]

    def returns(self) -> list[float]:
        """Points won or lost since the start, by seat; higher is better, even where low scores win."""
        points = self.position.all_points()
        return [now - start for now, start in zip(points, self._start, strict=True)]

    def rewards(self) -> list[float]:
        """The change of :meth:`returns` since the previous decision, by seat.

        Those of all decisions and of the end add up to :meth:`returns`. At a chance node they are 0, so
        those of all states add up to the same.
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
        return list(self._actions)

    def steps(self, start: int = 0) -> Sequence[Step]:
        """The actions and chance outcomes from ``start`` on, with who saw them."""
        return tuple(self._telling.steps[start:])

    def many_steps(self) -> int:
        """The number of actions and chance outcomes so far."""
        return len(self._actions)

    def seats_changed_since(self, start: int) -> tuple[int, ...] | None:
        """The seats whose own parts the steps from ``start`` on may have changed; None: all seats."""
        if self.many_steps() != start + 1:
            return None
        step, actor = self._telling.steps[start], self.position.actor
        narrow = self.game.phases[step.phase].affects_only_actor_and_next
        if not narrow or actor < 0 or self.position.hand != step.hand:
            return None
        return step.actor, actor

    def line(self, step: Step, seat: int | None = None) -> Line:
        """A step as ``seat`` (None: a spectator) saw it."""
        seat = self._observer(seat)
        if seat is not None:
            return self._line(step, seat, step.seen_by(seat))
        if self._public[0] is not step:
            self._public = step, self._line(step, None, step.seen_by(None))
        return self._public[1]

    def open_line(self, step: Step) -> Line:
        """A step with nothing hidden of the action itself."""
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
        """Whether a step dealt a card without any saying, because the card appears in a hand."""
        if step.actor >= 0 or step.deed or step.first or step.last or step.revealed:
            return False
        return self.game.phases[step.phase].name == DEAL

    @property
    def _telling(self) -> Telling:
        """The steps of all actions so far."""
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
        """Add the steps since the previous call to the log of the present hand, or of the last one."""
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
        """A checked seat; None for a spectator."""
        return None if seat is None else self.game.check_seat(seat)
