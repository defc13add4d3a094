"""Practice of mistakes: each position as its player saw it, and how good another choice is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from msgspec.structs import replace
from rich.console import Group
from rich.text import Text

from nullo.analysis import Decision, Tried
from nullo.game.moves import Move
from nullo.locale.words import say
from nullo.state import State
from nullo.state.match import Match
from nullo.state.move_text import Action
from nullo.terminal.shared.analyses import FLAWS, AnalysisWords
from nullo.terminal.shared.observer import Observer


@dataclass(frozen=True)
class Mistake:
    """A decision that could have been better, with the state before it and what its player had seen."""

    decision: Decision
    match: Match
    state: State
    observer: Observer
    words: AnalysisWords


class Practice:
    """Shows mistakes again, one after another.

    Args:
        note: called after the first try at each mistake, with its number and whether it was solved.
    """

    def __init__(
        self, mistakes: Sequence[Mistake], note: Callable[[int, bool], object] | None = None
    ) -> None:
        self.mistakes = mistakes
        self._note = note
        self._tried: set[int] = set()
        self.go(0)

    def go(self, at: int) -> None:
        """Go to a mistake, by its number from 0; a number beyond the ends means the first or the last."""
        self.at = max(0, min(at, len(self.mistakes) - 1))
        self.chosen: Move | None = None  # the last choice
        self.revealed = False

    @property
    def decision(self) -> Decision:
        return self.mistake.decision

    @property
    def mistake(self) -> Mistake:
        return self.mistakes[self.at]

    def choose(self, action: Action) -> None:
        state = self.mistake.state
        self.chosen = state.game.move(state.check(action))
        self._note_try()

    def _note_try(self) -> None:
        if self.at not in self._tried and self._note:
            self._note(self.at, self.solved)
        self._tried.add(self.at)

    @property
    def _trial(self) -> Tried | None:
        return next((one for one in self.decision.tried if one.move == self.chosen), None)

    @property
    def solved(self) -> bool:
        return self._trial is not None and self._trial.kind == "best"

    @property
    def best(self) -> Move | None:
        """A best move; None until the user has found it or has had it shown."""
        if self.solved:
            return self.chosen
        return self.decision.tried[0].move if self.revealed else None

    @property
    def heading(self) -> str:
        return say("analysis-practise-at", {"at": self.at + 1, "all": len(self.mistakes)})

    @property
    def question(self) -> str:
        return self.mistake.words.people.sentence("analysis-practise-ask", self.decision.seat)

    @property
    def answer(self) -> Text:
        if not self.chosen:
            return Text()
        tried = self._trial
        if tried is None:
            return Text(say("analysis-unjudged"))
        if tried.kind == "best":
            text = say("analysis-right")
        else:
            same = self.chosen == self.decision.move
            loss = {"lost": f"−{self.mistake.words.loss(tried.loss, self.decision.by_points)}"}
            text = say("analysis-same" if same else "analysis-wrong", loss)
        return self.mistake.words.assessment(tried.kind, text)

    def reveal(self) -> Group:
        self.revealed = True
        self._note_try()
        return self.mistake.words.explanation(
            self.decision, self.mistake.observer.view.public.discard
        )


def mistakes_of(match: Match, words: AnalysisWords, seats: Collection[int]) -> list[Mistake]:
    """The mistakes of the ``seats`` in an analysed game, in the order of play; may be empty."""
    flaws = {
        one.step: one for one in words.analysis.decisions if one.kind in FLAWS and one.seat in seats
    }
    state = match.game.new_initial_state()
    watching = {one.seat for one in flaws.values()}
    observers = {seat: Observer(match.game, seat, words.people, words.faces) for seat in watching}
    mistakes = []
    for step, action in enumerate(match.state.history()):
        if decision := flaws.get(step):
            observer = observers[decision.seat].frozen_copy()
            _leave_out_unjudged_bids(observer, decision)
            mistakes.append(Mistake(decision, match, state.clone(), observer, words))
        for seat, event in state.step_checked(action, watching).items():
            if seat is not None:
                observers[seat].see(event)
    return mistakes


def _leave_out_unjudged_bids(observer: Observer, decision: Decision) -> None:
    """At a bid, remove from the observer's view the bids that the analysis did not judge.

    They are many, and much like the judged ones.
    """
    view = observer.view
    if decision.bid and view.own is not None:
        judged = {one.move for one in decision.tried}
        legal = [move for move in view.own.legal if move in judged]
        observer.view = replace(view, own=replace(view.own, legal=legal))
