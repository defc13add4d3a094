"""Follows a game from one seat: the current view, and the sentences for the player."""

from __future__ import annotations

from copy import copy

from rich.text import Text

from nullo.game.events import Event, apply_event
from nullo.game.view import View, from_plain, plain
from nullo.state import Game
from nullo.terminal.shared.event_words import Teller
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.people import People


class Observer:
    """Follows a game from one seat by its events alone.

    Attributes:
        view: the current view.
        untold: the sentences not yet printed, each with the seat that acted.
        history: all sentences, one list per hand.
    """

    def __init__(self, game: Game, seat: int, people: People, faces: Faces) -> None:
        self._of = game, seat, people, faces
        self.people = people
        self.teller = Teller(people, faces)
        self._plain = plain(game.new_initial_state().view(seat))
        self.view: View = from_plain(self._plain, View)
        self.untold: list[tuple[int, Text]] = []
        self.history: list[list[Text]] = [[]]

    def afresh(self) -> Observer:
        """A new observer of the same seat, at the game's beginning."""
        return Observer(*self._of)

    def still(self) -> Observer:
        """A copy that sees nothing more."""
        twin = copy(self)
        twin.untold, twin.history = list(self.untold), [list(hand) for hand in self.history]
        return twin

    def see(self, event: Event) -> None:
        """Apply an event: update the view, and add the sentences of the event."""
        before = self.view
        self._plain = apply_event(self._plain, [event.line], event.patch)
        self.view = from_plain(self._plain, View)
        told = self.teller.tell([event.line], self.view.public)
        seat = event.line.seat
        if len(self.view.public.hands) > len(before.public.hands):
            seat = -1  # the end of a hand has its own lines
        elif seat < 0 and event.line.phase != "deal" and self.untold:
            seat = self.untold[-1][0]  # a card that the previous action drew
        self.untold += [(seat, text) for text in told]
        self.history[-1] += told
        if self.view.public.hand != before.public.hand:
            self.history.append([])
