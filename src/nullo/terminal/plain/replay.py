"""Prints a recorded game in words."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from nullo.analysis import Analysis
from nullo.game.phases import DEAL
from nullo.locale.words import say, title_of
from nullo.records.film import bots_of, hints_of
from nullo.state import State
from nullo.state.match import Match
from nullo.terminal.shared.analyses import FLAWS, AnalysisWords
from nullo.terminal.shared.event_words import Teller, cut_words
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.hint_words import hint_counts
from nullo.terminal.shared.people import people_of, with_level


class RecordPrinter:
    """Prints a match from its first deal to its end, with all cards open, and the mistakes in it."""

    def __init__(
        self, match: Match, console: Console, faces: Faces, analysis: Analysis | None = None
    ) -> None:
        self.match = match
        self.console = console
        self.faces = faces
        self.people = people_of(match)
        self.teller = Teller(self.people, faces)
        self.words = AnalysisWords(analysis, self.people, faces) if analysis else None
        found = analysis.decisions if analysis else []
        self.flaws = {one.step: one for one in found if one.kind in FLAWS}

    def run(self) -> None:
        match = self.match
        options = match.game.stated_options()
        stated = ", ".join(f"{name} {value}" for name, value in options.items())
        title = title_of(match.game.id)
        self._print(Text(f"{title} ({stated})", style="bold"))
        bots = bots_of(self.match) or [""] * len(self.people.names)
        seated = zip(self.people.names, bots, strict=True)
        self._print(Text(", ".join(with_level(name, bot) for name, bot in seated)))
        for text in cut_words(match.cut or [], self.people, self.faces):
            self._print(self.faces.paint(text))
        self._play(match.game.new_initial_state(), match.state.history())
        if not match.state.is_terminal():
            self._print(Text(say("replay-unfinished")))
        if hinted := hint_counts(hints_of(match), self.people):
            self._print(Text(hinted))

    def _play(self, state: State, history: list[int]) -> None:
        hand = -1
        waiting: list[Text] = []
        dealt: dict[int, list[int]] = {}
        fresh = False
        for action in history:
            actor, phase = state.current_player(), state.phase().name
            if actor < 0 and phase == DEAL:
                self._take(state, action, dealt)
                fresh = True
            if actor >= 0 and state.position.hand != hand:
                hand = state.position.hand
                self._begin(hand, state)
                self._hands(state, dealt)
                fresh = False
            if actor >= 0:
                self._tell(waiting)
                if fresh:  # more cards in the same hand
                    self._hands(state, dealt)
                    fresh = False
            judged = self._flaw_words(state)
            state.apply_action(action)
            line = state.open_line(state.steps(state.many_steps() - 1)[0])
            told = self.teller.tell([line], state.public())
            if actor < 0:
                waiting += told
            else:
                self._tell(told)
                self._tell(judged)
        self._tell(waiting)

    def _flaw_words(self, state: State) -> list[Text]:
        one = self.flaws.get(state.many_steps())
        if one is None or self.words is None:
            return []
        return [Text("  ") + self.words.summary(one, state.public().discard)]

    def _tell(self, told: list[Text]) -> None:
        for text in told:
            self._print(text, indent=2)
        told.clear()

    def _begin(self, hand: int, state: State) -> None:
        dealer = self.people.name(state.view().public.dealer)
        title = say("replay-hand", {"number": hand + 1, "name": dealer})
        self._print(Text(f"\n{title}", style="bold"))

    def _take(self, state: State, action: int, dealt: dict[int, list[int]]) -> None:
        """If ``action`` deals a card to a seat, add it to ``dealt``. A new deck clears ``dealt`` first."""
        position, deck = state.position, state.game.deck
        if position.deck() is not None:
            dealt.clear()
        to = position.deal_to()
        if to is not None:
            code = state.game.move(action).card
            dealt.setdefault(to, []).append(deck.number(code))

    def _hands(self, state: State, dealt: dict[int, list[int]]) -> None:
        for seat in range(state.game.players):
            own = state.view(seat).own
            cards = own.hand if own else []
            if not cards:
                cards = state.game.deck.names(sorted(dealt.get(seat, [])))
            held = {"who": self.people.name(seat), "card": self.faces.cards(cards)}
            self._print(self.faces.paint(say("worked-laid", held)), indent=2)

    def _print(self, text: Text, indent: int = 0) -> None:
        self.console.print(Text(" " * indent) + text, soft_wrap=True)
