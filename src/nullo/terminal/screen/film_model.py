"""The model of a film: a sequence of states, and the history up to each."""

from __future__ import annotations

from typing import Any

from nullo.game.events import apply_event
from nullo.game.view import View, from_plain, json_values
from nullo.records.film import Film, FilmState
from nullo.state import Game
from nullo.terminal.screen.table_model import TableModel
from nullo.terminal.shared.event_words import narrate
from nullo.terminal.shared.people import People, bot_words


class FilmModel(TableModel):
    """Shows a film from one of its seats; ``place`` is the number of steps shown so far."""

    def __init__(self, game: Game, film: Film, people: People, seat: int) -> None:
        super().__init__(None, people, game)
        self.film = film
        self.seat = seat
        self.place = 0
        self._plain: list[Any] = [json_values(film.start)]
        self._texts: dict[int, list[list[str]]] = {}
        self._look()

    @property
    def me(self) -> int:
        return self.seat

    def mark(self, seat: int) -> str:
        bots = self.film.bots
        return bot_words(bots[seat]) if bots and bots[seat] else ""

    @property
    def steps(self) -> int:
        """The number of steps after the first state."""
        return len(self.film.steps)

    @property
    def history(self) -> list[list[str]]:
        return self.history_until(self.place)

    def history_until(self, place: int) -> list[list[str]]:
        """The history in sentences after a number of steps."""
        texts = self._texts.setdefault(self.seat, [])
        while len(texts) < place:
            texts.append(self._tell(len(texts)))
        hands: list[list[str]] = []
        for step, told in zip(self.film.steps[:place], texts, strict=False):
            while len(hands) <= step.hand:
                hands.append([])
            hands[step.hand] += told
        return hands or [[]]

    def _tell(self, number: int) -> list[str]:
        step, public = self.film.steps[number], self.state_at(number + 1).public
        return narrate(self.people, step.lines, public)

    def state_at(self, place: int) -> FilmState:
        """The state after a number of steps."""
        while len(self._plain) <= place:
            step = self.film.steps[len(self._plain) - 1]
            self._plain.append(apply_event(self._plain[-1], step.lines, step.patch))
        return from_plain(self._plain[place], FilmState)

    def view_at(self, place: int) -> View:
        """The seat's view after a number of steps."""
        state = self.state_at(place)
        return View(state.public, state.owns[self.film.seats.index(self.seat)])

    def _look(self) -> None:
        self.view = self.view_at(self.place)

    def go(self, place: int) -> None:
        """Go to the state after a number of steps."""
        self.place = max(0, min(self.steps, place))
        self._look()
        self.listener()
