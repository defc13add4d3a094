"""A chair from which a recorded game is looked at, forwards and backwards, from any seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from nullo.cli.table.people import People
from nullo.film import FilmState, film
from nullo.game import Game
from nullo.match import Match
from nullo.tui.chair import Chair, Refused
from nullo.tui.telling import narrate
from nullo.view import View, patched
from nullo.words import say


class ReplayChair(Chair):
    """Looks at a match; nothing can be done.

    Args:
        match: the game, whole or as far as it went.
        seat: from where to look.
        open: all hands are seen.
    """

    def __init__(self, match: Match, seat: int = 0, open: bool = True) -> None:
        self.match = match
        self._game: Game = match.game
        self._film = film(match)
        names = [
            name or say("seat", {"seat": k})
            for k, name in enumerate(match.names or [""] * match.game.players)
        ]
        self._names = names
        self._plain: list[Any] = [msgspec.to_builtins(self._film.start)]
        self._texts: dict[int, list[list[str]]] = {}
        self.place = 0
        self.seat = seat
        self.open = open
        super().__init__(None, People(names))
        self._look()

    # --- what is seen -----------------------------------------------------------------------

    @property
    def game(self) -> str:
        return self._game.id

    @property
    def options(self) -> Mapping[str, Any]:
        return self._game.options

    @property
    def asked(self) -> list[int]:
        actor = self.view.public.actor if self.view else -1
        return [actor] if actor >= 0 else []

    @property
    def me(self) -> int:
        return self.seat

    @property
    def my_turn(self) -> bool:
        return False

    @property
    def hands(self) -> list[list[str]] | None:
        return [own.hand for own in self._state(self.place).owns] if self.open else None

    @property
    def steps(self) -> int:
        """How many steps there are after the first state."""
        return len(self._film.steps)

    @property
    def told(self) -> list[list[str]]:
        texts = self._texts.setdefault(self.seat, [])
        while len(texts) < self.place:
            texts.append(self._tell(len(texts)))
        hands: list[list[str]] = []
        for step, told in zip(self._film.steps[: self.place], texts, strict=False):
            while len(hands) <= step.hand:
                hands.append([])
            hands[step.hand] += told
        return hands or [[]]

    def _tell(self, number: int) -> list[str]:
        step = self._film.steps[number]
        before, after = self._view(number), self._view(number + 1)
        return narrate(self.people, before, [k for k in step.lines if k.phase != "deal"], after)

    def _state(self, place: int) -> FilmState:
        while len(self._plain) <= place:
            patch = self._film.steps[len(self._plain) - 1].patch
            self._plain.append(patched(self._plain[-1], patch))
        return msgspec.convert(self._plain[place], FilmState)

    def _view(self, place: int) -> View:
        state = self._state(place)
        return View(state.public, state.owns[self.seat])

    def _look(self) -> None:
        self.view = self._view(self.place)

    # --- moving -----------------------------------------------------------------------------

    def go(self, place: int) -> None:
        """To the state after so many steps."""
        self.place = max(0, min(self.steps, place))
        self._look()
        self.listener()

    def look_from(self, seat: int, open: bool) -> None:
        """From another seat, or with other hands seen."""
        self.seat, self.open = seat % self._game.players, open
        self._look()
        self.listener()

    def next_trick(self, by: int) -> int:
        """Where the next trick (or the one before) is complete, a hand begins, or the film ends."""
        place = self.place
        while 0 < place + by < self.steps:
            place += by
            public, before = self._state(place).public, self._state(place - 1).public
            if len(public.tricks) > len(before.tricks) or public.hand != before.hand:
                return place
        return max(0, min(self.steps, place + by))

    def next_hand(self, by: int) -> int:
        """Where the next hand begins, or the present one or the one before."""
        steps = self._film.steps
        hands = [0] + [k for k in range(1, len(steps)) if steps[k].hand != steps[k - 1].hand]
        if by > 0:
            return next((k for k in hands if k > self.place), self.steps)
        return max((k for k in hands if k < self.place), default=0)

    async def act(self, action: str) -> None:
        raise Refused(say("table-watching"))

    async def run(self) -> None:
        """Nothing happens by itself."""
