"""Choices that several seats make at the same time and in secret.

A position asks one seat after the other. As a seat's legal choices do not depend on what others chose in
secret, each seat is asked in a copy of the position in which the seats before it have made
some legal choice. Once all seats have chosen, their choices are applied in the position's order.
"""

from __future__ import annotations

from typing import Any

from nullo.engine.position import Position
from nullo.game.errors import IllegalAction, WrongSeat, with_rule
from nullo.game.view import Own
from nullo.state.asks import ask, chosen_already
from nullo.state.checked_position import CheckedPosition
from nullo.state.game_setup import GameSetup
from nullo.state.move_text import Action, text_of
from nullo.state.state import SeatState, State


def is_secret(state: State) -> bool:
    """Whether the seats are now choosing in secret."""
    return state.current_player() >= 0 and state.phase().secret


class _Chooser(CheckedPosition):
    """A seat's own copy of the position, and the indices of its choices."""

    def __init__(self, game: GameSetup, position: Position) -> None:
        super().__init__(game, position)
        self.chosen: list[int] = []
        self.fillers: list[int] = []  # legal choices in its place, for the copies of other seats

    def choose(self, index: int) -> None:
        self.chosen.append(index)
        self.position.act(index)

    def illegal(self, index: int) -> IllegalAction:
        if index not in self.chosen:
            return super().illegal(index)
        phase = self.phase()
        return self._refusal_error(text_of(phase.moves[index]), chosen_already(phase))


class Choices:
    """The choices in a secret phase of all seats that choose there, from the seat to act on.

    Args:
        state: a state in the secret phase; it must not change until all seats have chosen.

    Attributes:
        seats: the seats that choose, in the position's order.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self._game = state.game
        self._phase: int = state.position.phase
        self._hand: int = state.position.hand
        self.seats: list[int] = []
        self._choosers: dict[int, _Chooser] = {}
        walk = state.position.copy()
        while self._asks(walk) and (
            walk.actor not in self._choosers or walk.actor == self.seats[-1]
        ):
            seat = walk.actor
            if seat not in self._choosers:
                self.seats.append(seat)
                self._choosers[seat] = _Chooser(self._game, walk.copy())
            index = walk.legal()[0]
            self._choosers[seat].fillers.append(index)
            walk.act(index)

    def _asks(self, position: Position) -> bool:
        return position.actor >= 0 and position.phase == self._phase and position.hand == self._hand

    def waiting(self) -> list[int]:
        """The seats that have not chosen yet, in ascending order."""
        return sorted(seat for seat in self.seats if self.asks(seat))

    def asks(self, seat: int) -> bool:
        """Whether ``seat`` still has something to choose."""
        seat = self._game.check_seat(seat)
        chooser = self._choosers.get(seat)
        if chooser is None:
            return False
        return self._asks(chooser.position) and chooser.position.actor == seat

    def complete(self) -> bool:
        """Whether all seats have chosen."""
        return not any(self.asks(seat) for seat in self.seats)

    def legal_actions(self, seat: int) -> list[int]:
        """The ids of the actions that ``seat`` may choose next, ascending; empty if it has chosen."""
        if not self.asks(seat):
            return []
        return self._choosers[seat].legal_actions()

    def check(self, seat: int, action: Action) -> int:
        """Check that ``seat`` may choose an action now; returns the action's id.

        Raises:
            WrongSeat: the seat has nothing to choose, or has chosen.
            UnknownSeat, TypeError: there is no such seat.
            IllegalAction, UnknownAction, UnknownCard: see :meth:`State.apply_action`.
        """
        if not self.asks(seat):
            rule = self._game.phases[self._phase].rule
            raise WrongSeat(with_rule(f"seat {seat} has nothing to choose now", rule))
        return self._choosers[seat].check(action)

    def choose(self, seat: int, action: Action) -> None:
        """Store a seat's next choice.

        Raises:
            WrongSeat, UnknownSeat, IllegalAction, UnknownAction, UnknownCard, TypeError: see
                :meth:`check`.
        """
        self.choose_checked(seat, self.check(seat, action))

    def choose_checked(self, seat: int, action: int) -> None:
        """Store a choice that :meth:`check` has just returned; it is not checked again."""
        self._choosers[seat].choose(action - self._game.action_id(self._phase, 0))

    def actions(self) -> list[tuple[int, int]]:
        """All choices so far, as pairs of a seat and an action id, in the order in which to apply them."""
        return [
            (seat, self._game.action_id(self._phase, index))
            for seat in self.seats
            for index in self._choosers[seat].chosen
        ]

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_choices, (self._state.clone(), self.actions())

    # --- what a seat knows ------------------------------------------------------------------

    def own(self, seat: int) -> Own:
        """The own part of a seat's view, with its choices so far and the moves that it may choose next."""
        own = self._state.own(seat)
        own.legal = []
        own.ask = None
        own.refused = []
        own.revokes = []
        phase = self._game.phases[self._phase]
        chooser = self._choosers.get(seat)
        own.pending = [phase.moves[index] for index in chooser.chosen] if chooser else []
        if chooser and self.asks(seat):
            cards = {move.card for move in own.pending}
            ask(self._game, chooser.position, own, cards)
        return own

    def for_seat(self, seat: int) -> SeatState:
        """The state as ``seat`` knows it, with its choices so far, for a bot that chooses in that seat.

        Raises:
            WrongSeat: the seat has nothing to choose, or has chosen.
            UnknownSeat, TypeError: there is no such seat.
        """
        if not self.asks(seat):
            raise WrongSeat(f"seat {seat} has nothing to choose now")
        state = self._state.clone()
        for other in self.seats[: self.seats.index(seat)]:
            for index in self._choosers[other].fillers:
                state.apply_checked(self._game.action_id(self._phase, index))
        for index in self._choosers[seat].chosen:
            state.apply_checked(self._game.action_id(self._phase, index))
        return state.for_seat(seat)


def _made_choices(state: State, actions: list[tuple[int, int]]) -> Choices:
    choices = Choices(state)
    for seat, action in actions:
        choices.choose_checked(seat, action)
    return choices
