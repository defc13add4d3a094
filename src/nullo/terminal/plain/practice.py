"""Practises the mistakes of a game in line mode."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from nullo.game.errors import NulloError
from nullo.hints import Hint
from nullo.locale.words import say
from nullo.state.match import Match
from nullo.state.move_text import Action
from nullo.terminal.plain.session import Left, Session
from nullo.terminal.shared.choices import Choices
from nullo.terminal.shared.errors import INTERRUPTED
from nullo.terminal.shared.observer import Observer
from nullo.terminal.shared.practice import Practice


def practise_lines(practice: Practice, console: Console) -> int:
    """Ask for each mistake until it is solved or its answer shown; returns the exit code.

    Args:
        practice: the mistakes, at least one.
        console: prints them.
    """
    try:
        PracticeSession(practice, console).run()
    except Left:
        return 0
    except KeyboardInterrupt:
        console.print()
        return INTERRUPTED
    return 0


class _Position:
    """The position before a mistake, in which choices are made that change nothing."""

    def __init__(self, practice: Practice) -> None:
        self._practice = practice
        self.match: Match = practice.match
        self.observer: Observer = practice.observer
        self.me = self.turn = practice.decision.seat
        self.over = False
        self.last_card = None
        self.helps = True

    def think(self) -> int:
        raise AssertionError("no bot has to think")

    def do(self, seat: int, action: Action) -> None:
        """Choose an action."""
        self._practice.choose(action)

    def take_back(self) -> None:
        """Refused: nothing has been done."""
        raise NulloError("nothing has been done").keyed("error-not-now")

    def hint(self) -> Hint:
        raise AssertionError("there are no hints")


class PracticeSession(Session):
    """Practises mistakes in line mode."""

    ABOUT: ClassVar[dict[str, str]] = {
        **Session.ABOUT,
        "enter": "analysis-reveal",
        "quit": "command-quit-practice-words",
    }

    def __init__(self, practice: Practice, console: Console) -> None:
        super().__init__(_Position(practice), console, practice.words.faces)
        self.practice = practice
        self.meaningless |= {"hint", "undo"}

    def run(self) -> None:
        """Go through all mistakes.

        Raises:
            Left: the reader leaves.
        """
        for at in range(len(self.practice.mistakes)):
            self.practice.go(at)
            self.game = _Position(self.practice)
            self.ask()
        self.console.print(Text("\n" + say("practise-over")))

    def ask(self) -> None:
        """Ask until nothing is better than the choice, or the answer has been shown."""
        choices = self.show()
        while not self.practice.solved:
            text = self.read()
            if not text:
                self.console.print(Padding(self.practice.reveal(), (0, 0, 0, 2)))
                return
            if not self._command(text) and self._act(choices, text):
                self._print(self.practice.answer)

    def _prompt(self, choices: Choices) -> None:
        practice = self.practice
        self.console.print(Text(f"{practice.heading}. {practice.question}", style="bold"))
        super()._prompt(choices)
        self.console.print(Text(say("practise-way"), style="dim"))
