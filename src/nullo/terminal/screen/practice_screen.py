"""Practises mistakes on the table screen, which shows each position as its player saw it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from textual.widgets import Static

from nullo.game.moves import Move
from nullo.game.view import Public, View
from nullo.locale.words import say
from nullo.records.film import bots_of
from nullo.terminal.screen.keymap import TAKEN, TEXTS, bind
from nullo.terminal.screen.table_model import TableModel, refusals
from nullo.terminal.screen.table_screen import TableScreen
from nullo.terminal.shared.choices import Prompt
from nullo.terminal.shared.people import bot_words
from nullo.terminal.shared.practice import Practice


class PracticeModel(TableModel):
    """Lets the user decide again at the mistakes of a match; a choice does not change the position."""

    def __init__(self, practice: Practice) -> None:
        mistake = practice.mistake
        super().__init__(mistake.observer.view, mistake.words.people, mistake.match.game)
        self.practice = practice

    @property
    def me(self) -> int:
        return self.practice.decision.seat

    @property
    def acting_seats(self) -> list[int]:
        return [self.me]

    @property
    def history(self) -> list[list[str]]:
        return [[text.plain for text in hand] for hand in self.practice.mistake.observer.history]

    @property
    def advice(self) -> Move | None:
        return self.practice.best

    def mark(self, seat: int) -> str:
        bots = bots_of(self.practice.mistake.match)
        return bot_words(bots[seat]) if bots and bots[seat] else ""

    @cached_property
    def meaningless(self) -> frozenset[str]:
        return super().meaningless | {"hint", "claim", "back", "pace"}

    async def act(self, move: Move) -> None:
        with refusals():
            self.practice.choose(move)
        self.listener()

    def go(self, by: int) -> bool:
        """Go ``by`` mistakes forwards; returns whether the mistake there belongs to the same match."""
        match = self.practice.mistake.match
        self.practice.go(self.practice.at + by)
        if self.practice.mistake.match is not match:
            return False
        self.view = self.practice.mistake.observer.view
        self.listener()
        return True


class PracticeScreen(TableScreen):
    """Asks for better choices; the result is ``other`` if the next mistake belongs to another match."""

    model: PracticeModel

    BINDINGS: ClassVar = bind("reveal", "next", "earlier")
    FOOT = ("keys", "reveal", "next", "earlier", "leave", *TEXTS)
    KEYS = (*TableScreen.TURN, "reveal", "flaw", *TableScreen.KEYS[5:-1], "finish")
    LETTERS: ClassVar = TAKEN | frozenset("am")

    def asks(self, view: View) -> Prompt:
        """A prompt: the number of the mistake and, below it, how good the last choice was.

        Before the first choice, the game's own question is below it.
        """
        practice = self.model.practice
        asked = super().asks(view)
        why = practice.answer.plain or asked.text
        return Prompt(f"{practice.heading} · {practice.question}", why, asked.rule)

    def _ask(self, no: str = "") -> None:
        super()._ask(no)
        answer = self.model.practice.answer
        if answer and not no:
            self.query_one("#why", Static).update(answer)

    def foot(self) -> Sequence[str]:
        practice = self.model.practice
        missing = set()
        if practice.at == 0:
            missing.add("earlier")
        if practice.at + 1 == len(practice.mistakes):
            missing.add("next")
        return [name for name in super().foot() if name not in missing]

    async def milestones(self, public: Public) -> None:
        """Do nothing, because no hand ends while mistakes are practised."""

    def action_reveal(self) -> None:
        self._read(say("tool-analysis"), self.model.practice.reveal())
        self.show_change()

    def action_next(self) -> None:
        self._go(1)

    def action_earlier(self) -> None:
        self._go(-1)

    def _go(self, by: int) -> None:
        self._asked, self._which = None, []
        if not self.model.go(by):
            self.dismiss("other")
