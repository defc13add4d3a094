"""Follows a game from one seat: the current view, and what the player has been told."""

from __future__ import annotations

import msgspec
from rich.text import Text

from nullo.state import Game
from nullo.terminal.shared.event_words import Teller
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.people import People
from nullo.view import Event, View, moved, plain


class Observer:
    """Follows a game from one seat by its events alone.

    Attributes:
        view: the snapshot.
        untold: what has not been printed, each with whose doing it was.
        told: all that was told, a list a hand.
    """

    def __init__(self, game: Game, me: int, names: list[str], faces: Faces) -> None:
        self._of = game, me, names, faces
        self.people = People(names, me)
        self.teller = Teller(self.people, faces)
        self._plain = plain(game.new_initial_state().view(me))
        self.view: View = msgspec.convert(self._plain, View)
        self.untold: list[tuple[int, Text]] = []
        self.told: list[list[Text]] = [[]]

    def afresh(self) -> Observer:
        """A new observer of the same seat, at the game's beginning."""
        return Observer(*self._of)

    def see(self, event: Event) -> None:
        """Apply an event: update the view, and word what happened."""
        before = self.view
        self._plain = moved(self._plain, [event.line], event.patch)
        self.view = msgspec.convert(self._plain, View)
        told = self.teller.tell([event.line], self.view.public)
        seat = event.line.seat
        if len(self.view.public.hands) > len(before.public.hands):
            seat = -1  # a hand's end stands on lines of its own
        elif seat < 0 and event.line.phase != "deal" and self.untold:
            seat = self.untold[-1][0]  # a card that somebody's action drew
        self.untold += [(seat, text) for text in told]
        self.told[-1] += told
        if self.view.public.hand != before.public.hand:
            self.told.append([])
