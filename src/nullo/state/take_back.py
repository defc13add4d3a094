"""Take-backs: which action a seat may take back, if nobody has seen anything new since."""

from __future__ import annotations

from nullo.game.errors import NulloError
from nullo.state.state import State


def last_action(state: State, seat: int) -> int:
    """The number, among the steps of ``state``, of the last action of ``seat`` in the present hand.

    Raises:
        NulloError: the seat has not acted in this hand, or something was shown or drawn afterwards.
        UnknownSeat, TypeError: there is no such seat.
    """
    seat = state.game.check_seat(seat)
    steps, hand = state.steps(), state.position.hand
    for number in range(len(steps) - 1, -1, -1):
        if steps[number].hand != hand:
            break
        if steps[number].actor == seat:
            if shown_since(state, number):
                raise NulloError("something was shown or drawn since").with_key("error-revealed")
            return number
    raise NulloError("nothing was done in this hand").with_key("error-nothing-to-take-back")


def shown_since(state: State, start: int) -> bool:
    """Whether the steps from number ``start`` on drew, dealt or revealed anything, or ended the hand."""
    hand = state.position.hand
    for step in state.steps(start):
        if step.actor < 0 or step.revealed is not None or step.hand != hand:
            return True
        others = [saw for seat, saw in enumerate(step.seen or ()) if seat != step.actor]
        if state.game.phases[step.phase].secret and any(others):
            return True
    return state.is_terminal()
