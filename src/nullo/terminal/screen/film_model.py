"""The model of a film: one state after another, and what was told on the way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from nullo.records.film import Film, FilmState
from nullo.state import Game
from nullo.terminal.screen.table_model import TableModel
from nullo.terminal.shared.event_words import narrate
from nullo.terminal.shared.people import People
from nullo.view import View, patched


class FilmModel(TableModel):
    """Shows a film from one of its seats.

    Args:
        game: of the film.
        film: what there is to be seen.
        people: who plays.
        seat: from where to look.

    Attributes:
        place: how many steps have been shown.
    """

    def __init__(self, game: Game, film: Film, people: People, seat: int) -> None:
        super().__init__(None, people)
        self._game = game
        self.film = film
        self.seat = seat
        self.place = 0
        self._plain: list[Any] = [msgspec.to_builtins(film.start)]
        self._texts: dict[int, list[list[str]]] = {}
        self._look()

    @property
    def game(self) -> str:
        return self._game.id

    @property
    def options(self) -> Mapping[str, Any]:
        return self._game.options

    @property
    def me(self) -> int:
        return self.seat

    @property
    def steps(self) -> int:
        """How many steps there are after the first state."""
        return len(self.film.steps)

    @property
    def told(self) -> list[list[str]]:
        texts = self._texts.setdefault(self.seat, [])
        while len(texts) < self.place:
            texts.append(self._tell(len(texts)))
        hands: list[list[str]] = []
        for step, told in zip(self.film.steps[: self.place], texts, strict=False):
            while len(hands) <= step.hand:
                hands.append([])
            hands[step.hand] += told
        return hands or [[]]

    def _tell(self, number: int) -> list[str]:
        step = self.film.steps[number]
        before, after = self.view_at(number), self.view_at(number + 1)
        return narrate(self.people, before, [k for k in step.lines if k.phase != "deal"], after)

    def state_at(self, place: int) -> FilmState:
        """The state after so many steps."""
        while len(self._plain) <= place:
            patch = self.film.steps[len(self._plain) - 1].patch
            self._plain.append(patched(self._plain[-1], patch))
        return msgspec.convert(self._plain[place], FilmState)

    def view_at(self, place: int) -> View:
        """What the seat saw after so many steps."""
        state = self.state_at(place)
        return View(state.public, state.owns[self.film.seats.index(self.seat)])

    def _look(self) -> None:
        self.view = self.view_at(self.place)

    def go(self, place: int) -> None:
        """To the state after so many steps."""
        self.place = max(0, min(self.steps, place))
        self._look()
        self.listener()
