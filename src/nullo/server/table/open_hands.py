"""Decides when spectators see all cards: late in a hand, if the host allows it.

Once ``open_after`` tricks are complete (in games without tricks, rounds of turns), the cards are open until
the hand is over. A spectator may have had a seat a moment ago, or be about to take one. So the cards stay
closed in a hand that a person has left, and no seat can be taken in a hand once its cards have been open.
"""

from __future__ import annotations

from itertools import pairwise

from nullo.games.trick.tricks import TrickPosition
from nullo.server.protocol.messages import TableView
from nullo.server.table.former_members import NO_HAND
from nullo.server.table.play import TableGame
from nullo.state import State


class OpenHands:
    """Whether spectators of one table see all cards."""

    def __init__(self) -> None:
        self.shown = NO_HAND  # the hand that has been open
        self._closed = NO_HAND

    def close(self, play: TableGame | None) -> None:
        if play is not None:
            self._closed = play.hand

    def look(self, view: TableView, play: TableGame | None) -> None:
        if view.open_after < 0 or play is None or play.hand == self._closed:
            return
        if play.hand != self.shown and play.asked and rounds(play.state) >= view.open_after:
            self.shown = play.hand

    def hands(self, play: TableGame | None) -> list[list[str]] | None:
        if play is None or not self.is_open(play):
            return None
        return [cards_of_seat(play.state, seat) for seat in range(play.match.game.players)]

    def is_open(self, play: TableGame) -> bool:
        return self.shown == play.hand != self._closed and bool(play.asked)


def cards_of_seat(state: State, seat: int) -> list[str]:
    """The cards that a seat holds, even those that its player has not seen yet."""
    own = state.own(seat)
    if own.unseen and isinstance(state.position, TrickPosition):
        return state.position.hand_of(seat)
    return own.hand


def rounds(state: State) -> int:
    """The number of completed tricks in the hand or, in games without tricks, of rounds of turns."""
    public = state.public()
    if isinstance(state.position, TrickPosition):
        return len(public.tricks)
    actors = [line.seat for line in public.log if line.seat >= 0] + [state.current_player()]
    turns = sum(seat != after for seat, after in pairwise(actors))
    return turns // state.game.players
