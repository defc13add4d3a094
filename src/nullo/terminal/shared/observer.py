"""Follows a game from one seat: its current view, and sentences about what happens."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from rich.text import Text

from nullo.game.events import Event, apply_event
from nullo.game.phases import DEAL
from nullo.game.view import Line, View, from_plain, plain
from nullo.state import Game
from nullo.terminal.shared.event_words import Teller
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.moments import Moment, moment_of
from nullo.terminal.shared.people import People


class Observer:
    """Follows a game from one seat by its events alone."""

    def __init__(self, game: Game, seat: int, people: People, faces: Faces) -> None:
        self.people = people
        self.teller = Teller(people, faces)
        self._plain = plain(game.new_initial_state().view(seat))
        self.view: View = from_plain(self._plain, View)
        # Sentences and moments not yet shown, each with the seat that acted.
        self.untold: list[tuple[int, Text | Moment]] = []
        self.history: list[list[Text]] = [[]]  # all sentences by hand
        self.history_looked_at: list[list[Text]] = []  # the same up to the moment being shown
        self._moment: Moment | None = None

    def take_moment(self) -> Moment | None:
        """The deciding moment since the last call, or None; the next call will not return it again."""
        moment, self._moment = self._moment, None
        return moment

    def forget(self) -> None:
        """Drop the sentences and the moment that were not shown, because the user has seen them before."""
        self.untold.clear()
        self._moment = None

    def frozen_copy(self) -> Observer:
        twin = copy(self)
        twin.untold, twin.history = list(self.untold), [list(hand) for hand in self.history]
        return twin

    def see(self, event: Event) -> None:
        self._plain = apply_event(self._plain, [event.line], event.patch)
        self.look([event.line], from_plain(self._plain, View))

    def look(self, lines: Sequence[Line], view: View) -> None:
        """Update to ``view``, which is after an action and any dealing; add sentences about both."""
        before, line = self.view, lines[0]
        self.view = view
        told = self.teller.tell(lines, view.public)
        moment = moment_of(before, lines, view)
        seat = line.seat
        if len(view.public.hands) > len(before.public.hands):
            seat = -1  # the end of a hand has its own lines
        elif seat < 0 and line.phase != DEAL and self.untold:
            seat = self.untold[-1][0]  # a card that the previous action drew
        shown: list[Text | Moment] = [*told]
        if moment is not None:
            self._moment = moment
            first = self._sentences_before_moment(line)
            shown.insert(first, moment)
            self.history_looked_at = [*self.history[:-1], self.history[-1] + told[:first]]
        self.untold += [(seat, item) for item in shown]
        self.history[-1] += told
        if view.public.hand != before.public.hand:
            self.history.append([])

    def _sentences_before_moment(self, line: Line) -> int:
        """How many of a line's sentences describe the action itself; the rest describe its consequences."""
        sayings = line.sayings()
        codes = [saying.code for saying in sayings]
        many = codes.index("takes") + 1 if "takes" in codes else 1
        return len(self.teller.tell_sayings(sayings[:many], self.view.public, line))
