"""What a bot gets: the state as one seat knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

from nullo.core.position import Position, Redealer
from nullo.core.rng import Rng
from nullo.view import View

if TYPE_CHECKING:
    from nullo.state.state import State


class SeatState:
    """A state as one seat knows it: its view, its history and its worlds, but never the truth.

    Raises:
        UnknownSeat, TypeError: the state has no such seat.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.__state = state
        self.seat = state.game.check_seat(seat)
        self.game = state.game

    def view(self) -> View:
        """The seat's view."""
        return self.__state.view(self.seat)

    def legal_actions(self) -> list[int]:
        """The ids of the legal actions, in ascending order."""
        return self.__state.legal_actions(self.seat)

    def fair_actions(self) -> list[int]:
        """``legal_actions`` without the revokes and unfounded calls of honour mode."""
        position = self.__state.position
        if position.actor != self.seat:
            return []
        return [self.game.action_id(position.phase, index) for index in position.fair()]

    @overload
    def action_to_string(self, action: int, /) -> str: ...

    @overload
    def action_to_string(self, player: int, action: int, /) -> str: ...

    def action_to_string(self, *action: int) -> str:
        """The text of an action id: see :meth:`nullo.State.action_to_string`."""
        return self.__state.action_to_string(*action)

    def information_state_string(self) -> str:
        """Everything that the seat has seen and done."""
        return self.__state.information_state_string(self.seat)

    def known_position(self) -> Position:
        """The position without anything that the seat does not know.

        Raises:
            StateError: cards are being dealt.
        """
        self.__state.check_worlds(self.seat)
        return self.__state.position.known_to(self.seat)

    def redealer(self) -> Redealer:
        """A source of worlds consistent with what the seat knows, drawn uniformly."""
        return self.__state.redealer(self.seat)

    def likely(self) -> Redealer:
        """Worlds as from :meth:`redealer`, but preferring those in which the others played sensibly.

        Raises:
            StateError: cards are being dealt.
        """
        self.__state.check_worlds(self.seat)
        position = self.__state.position
        return position.likely(self.seat)

    def resample(self, rng: Rng) -> State:
        """A state that the seat cannot tell from the real one."""
        return self.__state.resample_from_infostate(self.seat, rng)

    def __reduce__(self) -> tuple[Any, ...]:
        # What leaves the process must not contain the truth: a world takes its place.
        text = self.information_state_string()
        world = self.__state.resample_from_infostate(self.seat, Rng(text, "for_seat"))
        return SeatState, (world, self.seat)
