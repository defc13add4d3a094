"""A position with the actions that led to it, and the scores on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from nullo.core.position import CHANCE_PLAYER, TERMINAL_PLAYER, Position
from nullo.core.rng import Rng
from nullo.state.checked_position import CheckedPosition
from nullo.state.game_setup import GameSetup
from nullo.state.history import History, Step
from nullo.view import Entry, Line, Saying, ScorePart


class PlayedPosition(CheckedPosition):
    """A position that changes by actions and dealt cards, and keeps them as its history.

    Attributes:
        game: what is played.
        position: read it, do not change it.
    """

    def __init__(self, game: GameSetup, position: Position) -> None:
        super().__init__(game, position)
        self._history = History(game)
        self._hands: list[list[int]] = []
        self._parts: list[list[list[ScorePart]]] = []
        self._start = [position.points_of(seat) for seat in range(game.players)]
        self._observers: tuple[int | None, ...] = (*range(game.players), None)
        self._points = self._rewarded = list(self._start)
        self._scores = position.scores()

    # --- doing ------------------------------------------------------------------------------

    def apply_action(self, action: int | str) -> None:
        """Do an action: an id or a text.

        Raises:
            IllegalAction: the rules do not allow it now; nothing has changed.
            UnknownCard, UnknownAction: the game has no such card or action.
            TypeError: it is neither a whole number nor a text.
        """
        self._apply(self._checked_index(action))

    def apply_checked(self, action: int) -> None:
        """Do an action that :meth:`check` has just returned; it is not checked again."""
        self._apply(action - self.game.action_id(self.position.phase, 0))

    def _apply(self, index: int) -> None:
        position, observers = self.position, self._observers
        actor, number, hand = position.actor, position.phase, position.hand
        phase = self.game.phases[number]
        seen = None
        if phase.secret or phase.chance:
            seen = tuple([position.observed(index, seat) for seat in observers])
        deed = position.deed(index)
        tricks = position.tricks_of(hand)
        position.act(index)
        reveals = [position.revealed(seat) for seat in observers]
        revealed = tuple([tuple(shown) for shown in reveals]) if any(reveals) else None
        told = position.told()
        if position.tricks_of(hand) > tricks:
            told = [*told, Saying("takes", position.taker(tricks), number=tricks + 1)]
        self._note_points(actor)
        scored = self._note_scores(hand)
        first: tuple[Saying, ...] = ()
        if over := position.hand != hand:
            first, last = tuple(told), self._hand_over(hand)
            self._parts.append(position.score_parts())
        elif scored:
            last = (*told, *scored)
        else:
            last = tuple(told)
        final = actor < 0 or position.actor < 0 or revealed is not None or over
        self._history.steps.append(
            Step(actor, number, index, hand, seen, revealed, deed, first, last, final)
        )

    def _hand_over(self, hand: int) -> tuple[Saying, ...]:
        """The sayings at the end of a hand: its scores, and who has won the game."""
        totals = zip(self._hands[hand], self._scores, strict=True)
        entries = [Entry(k, number=by, total=total) for k, (by, total) in enumerate(totals)]
        over = Saying("hand-over", number=hand + 1, entries=entries)
        if self.position.actor == TERMINAL_PLAYER:
            return over, Saying("won", sides=self.position.winners())
        return (over,)

    def _note_points(self, actor: int) -> None:
        """Store the points from one decision to the next, for :meth:`rewards`.

        Args:
            actor: the seat that has just acted; chance outcomes count with what led to them.
        """
        if actor != CHANCE_PLAYER:
            self._rewarded = self._points
        position = self.position
        if position.actor != CHANCE_PLAYER:
            self._points = [position.points_of(seat) for seat in range(position.players)]

    def _note_scores(self, hand: int) -> list[Saying]:
        """Store what the last action has changed in the totals; returns it as sayings.

        The scores of a hand are complete once another hand has begun, or the game is over.
        """
        before, after = self._scores, self.position.scores()
        self._scores = after
        if len(self._hands) <= hand:
            self._hands.append([0] * len(after))
        if after == before:
            return []
        scored = [a - b for a, b in zip(after, before, strict=True)]
        self._hands[hand] = [c + by for c, by in zip(self._hands[hand], scored, strict=True)]
        return [Saying("scored", sides=[k], number=by) for k, by in enumerate(scored) if by]

    def deal(self, rng: Rng) -> None:
        """Take chance outcomes from ``rng`` until a seat is to act or the game is over."""
        while self.is_chance_node():
            outcomes = self.position.chance()
            ticket = rng.randrange(sum(weight for _, weight in outcomes))
            for index, weight in outcomes:
                ticket -= weight
                if ticket < 0:
                    self._apply(index)
                    break

    # --- scores -----------------------------------------------------------------------------

    def hands(self) -> list[list[int]]:
        """By how much each complete hand changed the totals."""
        return [list(hand) for hand in self._hands[: self.position.hand]]

    def returns(self) -> list[float]:
        """Points won or lost since the start, by seat; higher is better, even where low scores win."""
        return [self.position.points_of(s) - start for s, start in enumerate(self._start)]

    def rewards(self) -> list[float]:
        """The change of :meth:`returns` since the previous decision, by seat.

        Read at every decision and at the end, or at every state, they add up to :meth:`returns`. At a
        chance node they are 0, and the change counts at the state after the cards were dealt.
        """
        if self.is_chance_node():
            return [0.0] * self.game.players
        return [now - before for now, before in zip(self._points, self._rewarded, strict=True)]

    def player_return(self, seat: int) -> float:
        """A seat's part of :meth:`returns`.

        Raises:
            UnknownSeat, TypeError: there is no such seat.
        """
        return self.returns()[self.game.check_seat(seat)]

    def player_reward(self, seat: int) -> float:
        """A seat's part of :meth:`rewards`.

        Raises:
            UnknownSeat, TypeError: there is no such seat.
        """
        return self.rewards()[self.game.check_seat(seat)]

    # --- history ----------------------------------------------------------------------------

    def history(self) -> list[int]:
        """The ids of all actions and chance outcomes so far."""
        return [self.game.action_id(step.phase, step.index) for step in self._history.steps]

    def steps(self, start: int = 0) -> Sequence[Step]:
        """All actions and chance outcomes so far, or those from ``start`` on, with who saw them."""
        return tuple(self._history.steps[start:])

    def many_steps(self) -> int:
        """The number of actions and chance outcomes so far."""
        return len(self._history.steps)

    def touched(self, start: int) -> tuple[int, ...] | None:
        """The seats whose own part may have changed by the steps from ``start`` on; None: all seats."""
        steps = self._history.steps
        if len(steps) != start + 1:
            return None
        step, actor = steps[start], self.position.actor
        narrow = self.game.phases[step.phase].narrow
        if not narrow or actor < 0 or self.position.hand != step.hand:
            return None
        return step.actor, actor

    def line(self, step: Step, seat: int | None = None) -> Line:
        """A step as ``seat`` (None: a spectator) saw it.

        Raises:
            UnknownSeat, TypeError: there is no such seat.
        """
        return self._history.line(step, self._observer(seat))

    def open_line(self, step: Step) -> Line:
        """A step with nothing hidden of the action itself."""
        return self._history.line(step, None, hidden=False)

    def is_silent(self, step: Step) -> bool:
        """Whether a step dealt a card without any saying, because the card appears in a hand."""
        return self._history.is_silent(step)

    def clone(self) -> Self:
        """An independent copy of this state."""
        twin = type(self).__new__(type(self))
        twin.game = self.game
        twin.position = self.position.copy()
        twin._history = self._history.copy()
        twin._hands = [list(hand) for hand in self._hands]
        twin._parts = list(self._parts)
        twin._start = self._start
        twin._observers = self._observers
        twin._points = self._points
        twin._rewarded = self._rewarded
        twin._scores = self._scores
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, PlayedPosition)
            and self.game == other.game
            and self.history() == other.history()
        )

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        return f"{self.game!r} after {len(self._history.steps)} actions"

    def _observer(self, seat: int | None) -> int | None:
        """The number of a seat, checked; None for a spectator."""
        return None if seat is None else self.game.check_seat(seat)
