"""The invitation to a game that has begun."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import Button

from nullo.lessons.lesson import has_lesson
from nullo.locale.words import say
from nullo.terminal.screen.dialogs import Question
from nullo.terminal.screen.remote_model import RemoteModel
from nullo.terminal.screen.ticks import Ticks, key_line, newcomer_tick


class Invitation(Question):
    """Asks whether to take a bot's seat in a game that has begun, and whether the game is new to the reader.

    It ends with ``sit``, ``watch`` or None.

    Args:
        model: the table as a spectator sees it.
        learn: opens the lesson of the game.

    Attributes:
        newcomer: whether the reader has said that the game is new to them.
    """

    CSS = """
    Invitation Ticks { margin-top: 1; }
    """
    BINDINGS: ClassVar = [
        ("n", "newcomer"),
        ("e", "learn"),
    ]

    def __init__(self, model: RemoteModel, learn: Callable[[str], None]) -> None:
        table = model.table_state.table
        host = next((one.name for one in table.members if one.id == table.host), "")
        body = "\n".join([say("invited-by", {"name": host}), say("invited-begun")])
        answers = [("sit", say("sit-down")), ("watch", say("lobby-watch"))]
        super().__init__(say("invited-heading", {"game": model.title}), Text(body), answers)
        self._game, self._learn = table.game, learn
        self._asks = table.newcomer_hints
        self.newcomer = False

    def more(self) -> ComposeResult:
        """Whether the game is new to the reader, and the way to its lesson."""
        yield Ticks()

    def on_mount(self) -> None:
        self._show()
        self.query_one(Button).focus()

    def _show(self) -> None:
        lesson = key_line("e", "learn", say("invited-unknown")) if has_lesson(self._game) else None
        self.query_one(Ticks).show(newcomer_tick(self.newcomer) if self._asks else None, lesson)

    def action_newcomer(self) -> None:
        """Say that the game is new to the reader, or no longer."""
        if self._asks:
            self.newcomer = not self.newcomer
            self._show()

    def action_learn(self) -> None:
        """Open the lesson; it leads back here."""
        if has_lesson(self._game):
            self._learn(self._game)
