"""The table screen on which mistakes are practised."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.widgets import Static

from nullo.game.view import Public, View
from nullo.locale.words import say
from nullo.terminal.screen.keymap import TAKEN, TEXTS
from nullo.terminal.screen.practice_model import PracticeModel
from nullo.terminal.screen.table_screen import TableScreen
from nullo.terminal.shared.prompt import Prompt


class PracticeScreen(TableScreen):
    """Asks for a better choice than the one that was a mistake, and says how good it is.

    It ends with ``other`` where the next mistake is one of another game.
    """

    BINDINGS: ClassVar = [
        ("a", "reveal"),
        ("m", "next"),
        ("M", "earlier"),
    ]
    FOOT = ("keys", "reveal", "next", "earlier", "leave", *TEXTS)
    KEYS = (*TableScreen.TURN, "reveal", "flaw", *TableScreen.KEYS[5:-1], "finish")
    LETTERS: ClassVar = TAKEN | frozenset("am")

    def __init__(self, model: PracticeModel) -> None:
        super().__init__(model)
        self.practised = model

    # --- showing ----------------------------------------------------------------------------

    def asks(self, view: View) -> Prompt:
        """Which mistake this is; below, what the table asks, or how good the last choice was."""
        practice = self.practised.practice
        asked = super().asks(view)
        why = practice.answer.plain or asked.text
        return Prompt(f"{practice.heading} · {practice.question}", why, asked.rule)

    def _ask(self, no: str = "") -> None:
        super()._ask(no)
        answer = self.practised.practice.answer
        if answer and not no:
            self.query_one("#why", Static).update(answer)

    def foot(self) -> Sequence[str]:
        """The commands of the last line, without a way to a mistake that is not there."""
        practice = self.practised.practice
        missing = set()
        if practice.at == 0:
            missing.add("earlier")
        if practice.at + 1 == len(practice.mistakes):
            missing.add("next")
        return [name for name in super().foot() if name not in missing]

    async def milestones(self, public: Public) -> None:
        """Nothing: no hand ends here."""

    # --- moving -----------------------------------------------------------------------------

    def action_reveal(self) -> None:
        """Show what each choice is worth."""
        self._read(say("tool-analysis"), self.practised.practice.reveal())
        self.show_change()

    def action_next(self) -> None:
        """Go to the next mistake."""
        self._go(1)

    def action_earlier(self) -> None:
        """Go to the previous mistake."""
        self._go(-1)

    def _go(self, by: int) -> None:
        self._asked, self._which = None, []
        if not self.practised.go(by):
            self.dismiss("other")
