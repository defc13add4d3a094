"""Practises the mistakes of a game in line mode."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from nullo.locale.words import say
from nullo.state.move_text import Action
from nullo.terminal.plain.session import Left, Session
from nullo.terminal.shared.choices import OfferedMoves
from nullo.terminal.shared.errors import INTERRUPTED
from nullo.terminal.shared.practice import Practice


def practise_lines(practice: Practice, console: Console) -> int:
    """Practise each mistake until it is solved or its answer is shown; returns the exit code."""
    try:
        for at in range(len(practice.mistakes)):
            practice.go(at)
            PracticeSession(practice, console).ask()
        console.print(Text("\n" + say("practise-over")))
    except Left:
        return 0
    except KeyboardInterrupt:
        console.print()
        return INTERRUPTED
    return 0


class PracticeSession(Session):
    """Asks in line mode for a better choice than the mistake; a choice does not change the game."""

    ABOUT: ClassVar[dict[str, str]] = {
        **Session.ABOUT,
        "enter": "analysis-reveal",
        "quit": "command-quit-practice-words",
    }

    def __init__(self, practice: Practice, console: Console) -> None:
        self.practice = practice
        mistake = practice.mistake
        super().__init__(mistake.match, mistake.observer, console, mistake.words.faces)
        self.meaningless |= {"hint", "undo"}

    def do(self, action: Action) -> None:
        self.practice.choose(action)

    def ask(self) -> None:
        """Ask until the user has found a best choice or has had the answer shown."""
        choices = self.show()
        while not self.practice.solved:
            text = self.read()
            if not text:
                self.console.print(Padding(self.practice.reveal(), (0, 0, 0, 2)))
                return
            if not self._command(text) and self._act(choices, text):
                self._print(self.practice.answer)

    def _prompt(self, choices: OfferedMoves) -> None:
        practice = self.practice
        self.console.print(Text(f"{practice.heading}. {practice.question}", style="bold"))
        super()._prompt(choices)
        self.console.print(Text(say("practise-way"), style="dim"))
