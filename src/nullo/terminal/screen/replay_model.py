"""The model of a recorded game: shown forwards and backwards, from any seat."""

from __future__ import annotations

from nullo.analysis import Analysis, Decision
from nullo.game.moves import Move
from nullo.locale.words import say
from nullo.records.film import film
from nullo.state.match import Match
from nullo.terminal.screen.table_model import ActionRefused, FilmModel
from nullo.terminal.shared.analyses import FLAWS, AnalysisWords
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.people import people_of


class ReplayModel(FilmModel):
    """Shows a match, with all hands if it is ``open``, and its mistakes; nothing can be done in it."""

    def __init__(self, match: Match, seat: int = 0, analysis: Analysis | None = None) -> None:
        self.match = match
        self.open = True
        self.analysis = analysis
        self._decisions = {one.turn: one for one in analysis.decisions} if analysis else {}
        super().__init__(match.game, film(match), people_of(match), seat)

    @property
    def acting_seats(self) -> list[int]:
        actor = self.view.public.actor if self.view else -1
        return [actor] if actor >= 0 else []

    @property
    def my_turn(self) -> bool:
        return False

    @property
    def hands(self) -> list[list[str]] | None:
        return [own.hand for own in self.state_at(self.place).owns] if self.open else None

    def show_analysis(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self._decisions = {one.turn: one for one in analysis.decisions}
        self._texts.clear()
        self.listener()

    @property
    def decision(self) -> Decision | None:
        """The decision that the present step shows; None: it shows none, or there is no analysis."""
        return self._decisions.get(self.place)

    @property
    def flaws(self) -> list[Decision]:
        return [one for one in self._decisions.values() if one.kind in FLAWS]

    def pile_before(self, decision: Decision) -> list[str]:
        return self.state_at(decision.turn - 1).public.discard

    def _tell(self, number: int) -> list[str]:
        return super()._tell(number) + self._flaw_words(number)

    def _flaw_words(self, number: int) -> list[str]:
        one = self._decisions.get(number + 1)
        if one is None or one.kind not in FLAWS or self.analysis is None:
            return []
        words = AnalysisWords(self.analysis, self.people, Faces())
        return ["  " + words.summary(one, self.pile_before(one)).plain]

    @property
    def latest(self) -> str:
        for number in reversed(range(self.place)):
            if told := super()._tell(number):  # without what could have been better
                return told[-1]
        return ""

    def look_from(self, seat: int, open: bool) -> None:
        self.seat, self.open = seat % len(self.people.names), open
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

    def next_flaw(self, by: int) -> int:
        """The step of the next or previous decision that could have been better, or the present one."""
        turns = [one.turn for one in self.flaws if (one.turn - self.place) * by > 0]
        return min(turns, key=lambda turn: abs(turn - self.place), default=self.place)

    async def act(self, move: Move) -> None:
        raise ActionRefused(say("table-watching"))
