"""The table screen of a guided first hand: tips, advised actions, and what was learnt."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import Static

from nullo.game.moves import Move
from nullo.game.view import Public, View
from nullo.lessons.lesson import learnt
from nullo.locale.words import say
from nullo.terminal.screen.action_bar import ActionLabel, Actions
from nullo.terminal.screen.dialogs import Question, RuleBook
from nullo.terminal.screen.hand_view import Hand
from nullo.terminal.screen.keymap import TAKEN, TEXTS, bind
from nullo.terminal.screen.lesson_model import LessonModel
from nullo.terminal.screen.table_screen import TableScreen
from nullo.terminal.shared.choices import Prompt

NEXT = "next"
NOT_HERE = {*TableScreen.ADVICE, "leave"}
"""Keys of a table that a lesson has no use for; one leaves it differently."""


class TipPanel(Static):
    """The tip's text, number and rule."""

    DEFAULT_CSS = """
    TipPanel { height: auto; min-height: 4; padding: 0 1; background: $surface;
        color: $foreground; border-left: thick $primary; }
    TipPanel.no { border-left: thick $error; color: $error; }
    """


class LessonScreen(TableScreen):
    """A lesson; ends with ``play`` or ``leave``, ``at_table`` only with ``leave``."""

    model: LessonModel

    BINDINGS: ClassVar = [
        ("enter,space", "go_on"),
        ("b,backspace", "previous"),
        *bind("shown", "restart"),
    ]
    WAYS = ("previous", "shown", "restart")
    FOOT = ("keys", "leave", *WAYS, *TEXTS)
    KEYS = (*WAYS, *(key for key in TableScreen.KEYS if key not in NOT_HERE), "away")
    LETTERS: ClassVar = TAKEN | frozenset("bwa")

    def __init__(self, model: LessonModel, *, at_table: bool = False) -> None:
        super().__init__(model)
        self._at_table = at_table
        self._told = False

    def tools(self) -> ComposeResult:
        yield TipPanel()
        yield from super().tools()

    async def on_mount(self) -> None:
        """Let the tip take the place of the prompt."""
        self.query_one("#prompt").display = False

    def asks(self, view: View) -> Prompt:
        """An empty prompt, because the tip says what is asked; the rule that applies is the tip's."""
        if self.model.moment is not None:
            return super().asks(view)
        stop = self.model.stop
        return Prompt("", rule=stop.tip.rule if stop else "")

    async def offer(self, view: View) -> None:
        self._tell()
        await super().offer(view)
        reading = self.model.reading
        self.query_one(Hand).can_focus = not reading
        actions = self.query_one(Actions)
        if reading and self.is_current and self.focused not in actions.children:
            actions.focus_first()

    def _tell(self) -> None:
        pupil = self.model
        many = len(pupil.lesson.stops)
        head = say("learn-step", {"number": min(pupil.at + 1, many), "many": many})
        if self.prompt.rule:
            head += f" · {self.prompt.rule}"
        tip = self.query_one(TipPanel)
        tip.set_class(pupil.astray, "no")
        words = self.prompt.text if pupil.moment is not None else pupil.words
        tip.update(Text.assemble((head, "bold"), "\n", self.faces.paint(words)))

    def meanwhile(self) -> list[ActionLabel]:
        return [ActionLabel(NEXT, say("learn-next"))] if self.model.reading else []

    async def milestones(self, public: Public) -> None:
        if not self.model.finished:
            self._told = False
        elif not self._told:
            self._told = True
            self._conclude()

    def _conclude(self) -> None:
        lines = [Text(f" · {line}") for line in learnt(self.model.game)]
        body = Group(Text(say("learn-learnt"), "bold"), *lines)
        self.app.push_screen(Question(say("learn-over"), body, self.answers()), self._after)

    def answers(self) -> list[tuple[str, str]]:
        others = [("rules", say("learn-rules")), ("again", say("learn-restart"))]
        if self._at_table:
            return [("leave", say("tui-learn-table")), *others]
        return [("play", say("learn-play")), *others, ("leave", say("tui-foot-leave"))]

    def _after(self, answer: str | None) -> None:
        if answer in ("play", "leave"):
            self.dismiss(answer)
        elif answer == "again":
            self.model.again()
        elif answer == "rules":
            book = RuleBook(self.model.game, self.model.title, [])
            self.app.push_screen(book, lambda _: self._conclude())

    async def _press(self, action: Move | str) -> None:
        if action == NEXT:
            self.action_go_on()
        else:
            await super()._press(action)

    def action_go_on(self) -> None:
        if self.model.moment is not None:
            self.model.go_on()
        elif self.model.finished:
            self._conclude()
        elif self.model.reading:
            self.model.next()

    def action_previous(self) -> None:
        self.model.back()

    def action_shown(self) -> None:
        self.model.next()

    def action_restart(self) -> None:
        self.model.again()

    async def action_hint(self) -> None:
        self.model.astray = False
        self.show_change()
