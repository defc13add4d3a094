"""The model of a recorded game: shown forwards and backwards, from any seat."""

from __future__ import annotations

from nullo.locale.words import say
from nullo.records.film import film
from nullo.state.match import Match
from nullo.terminal.screen.film_model import FilmModel
from nullo.terminal.screen.table_model import Refused
from nullo.terminal.shared.people import People


class ReplayModel(FilmModel):
    """Shows a match; nothing can be done in it.

    Args:
        match: the game, complete or as far as it was played.
        seat: the seat from which to look.
        open: whether all hands are shown.
    """

    def __init__(self, match: Match, seat: int = 0, open: bool = True) -> None:
        self.match = match
        self.open = open
        names = [
            name or say("seat", {"seat": k})
            for k, name in enumerate(match.names or [""] * match.game.players)
        ]
        super().__init__(match.game, film(match), People(names), seat)

    # --- what is shown ----------------------------------------------------------------------

    @property
    def asked(self) -> list[int]:
        actor = self.view.public.actor if self.view else -1
        return [actor] if actor >= 0 else []

    @property
    def my_turn(self) -> bool:
        return False

    @property
    def hands(self) -> list[list[str]] | None:
        return [own.hand for own in self.state_at(self.place).owns] if self.open else None

    # --- moving -----------------------------------------------------------------------------

    def look_from(self, seat: int, open: bool) -> None:
        """Change the seat, or whether all hands are shown."""
        self.seat, self.open = seat % self._game.players, open
        self._look()
        self.listener()

    def next_trick(self, by: int) -> int:
        """The step at which the next or previous trick is complete, a hand begins, or the film ends."""
        place = self.place
        while 0 < place + by < self.steps:
            place += by
            public, before = self.state_at(place).public, self.state_at(place - 1).public
            if len(public.tricks) > len(before.tricks) or public.hand != before.hand:
                return place
        return max(0, min(self.steps, place + by))

    def next_hand(self, by: int) -> int:
        """The step at which the next hand begins, or the present or previous one."""
        steps = self.film.steps
        hands = [0] + [k for k in range(1, len(steps)) if steps[k].hand != steps[k - 1].hand]
        if by > 0:
            return next((k for k in hands if k > self.place), self.steps)
        return max((k for k in hands if k < self.place), default=0)

    async def act(self, action: str) -> None:
        raise Refused(say("table-watching"))

    async def run(self) -> None:
        """Do nothing: a replay moves only when it is told to."""
