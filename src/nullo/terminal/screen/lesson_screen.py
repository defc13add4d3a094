"""A guided first hand on the table screen: it waits at each tip, and plays on between them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import Static

from nullo.game.moves import Move
from nullo.game.view import Public, View
from nullo.lessons.lesson import Lesson, Stop, learnt
from nullo.locale.words import say
from nullo.terminal.screen.action_bar import ActionLabel, Actions
from nullo.terminal.screen.dialogs import Question, RuleBook
from nullo.terminal.screen.hand_view import Hand
from nullo.terminal.screen.keymap import TAKEN, TEXTS, bind
from nullo.terminal.screen.local_model import PACE, REST
from nullo.terminal.screen.table_model import ActionRefused, FilmModel, refusals
from nullo.terminal.screen.table_screen import TableScreen
from nullo.terminal.shared.choices import Prompt
from nullo.terminal.shared.faces import Faces, in_sentence
from nullo.terminal.shared.moments import moment_of, rest_of
from nullo.terminal.shared.people import People


class LessonModel(FilmModel):
    """Plays a lesson; it accepts only the actions that its tips advise."""

    def __init__(self, lesson: Lesson, faces: Faces, pace: float = PACE, at: int = 0) -> None:
        super().__init__(
            lesson.match.game, lesson.film, People(lesson.names, lesson.seat), lesson.seat
        )
        self.lesson = lesson
        self.faces = faces
        self.pace = pace
        # The number of the present or next tip, from 0; at the end, the number of tips.
        self.at = at if 0 <= at < len(lesson.stops) else 0
        self.astray = False  # whether the user chose a legal action that is not advised
        # Called with each new ``at``, and with 0 at the end.
        self.keep: Callable[[int], None] = lambda at: None
        self._moved = asyncio.Event()
        self.place = lesson.stops[self.at].step
        self._look()

    @property
    def finished(self) -> bool:
        """Whether all tips have been shown, and also what the last move decided."""
        return self.moment is None and self._next is None

    @property
    def stop(self) -> Stop | None:
        return self._next if self.moment is None and self._there else None

    @property
    def _next(self) -> Stop | None:
        return self.lesson.stops[self.at] if self.at < len(self.lesson.stops) else None

    @property
    def _there(self) -> bool:
        return self._next is not None and self._next.step == self.place

    @property
    def history(self) -> list[list[str]]:
        ends = self.moment is not None and self.moment.ends_hand
        return self.history_until(self.place - ends)

    @property
    def reading(self) -> bool:
        return self.finished or (self.stop is not None and not self.stop.move)

    @property
    def words(self) -> str:
        if self.finished:
            return say("learn-over")
        if self.stop is None:
            return say("learn-watch")
        tip = self.stop.tip
        if self.astray:
            return tip.instead(self._card) or say("learn-not")
        return tip.words(self._card)

    def _card(self, code: str) -> str:
        return in_sentence(code, self.game, self.faces)

    @property
    def advice(self) -> Move | None:
        return self.stop.move if self.stop else None

    @property
    def acting_seats(self) -> list[int]:
        if self.stop is not None:
            return [self.seat] if self.stop.move else []
        actor = self.view.public.actor if self.view and not self.moment else -1
        return [actor] if actor >= 0 and actor != self.seat else []

    async def act(self, move: Move) -> None:
        if self.stop is None:
            raise ActionRefused(say("table-not-yet"))
        with refusals():
            wanted = self.lesson.check(self.stop, move)
        if wanted:
            self.next()
        else:
            self.astray = True
            self.listener()

    def next(self) -> None:
        """Continue after the current tip; if the tip advises a move, play that move."""
        if self.stop is not None:
            plays = self.stop.move is not None
            self._turn_to(self.at + 1)
            if plays:
                self._play_step()
            self.listener()

    def jump(self, at: int) -> None:
        self._turn_to(at)
        self.go(self.lesson.stops[at].step)

    def _turn_to(self, at: int) -> None:
        self.at, self.astray = at, False
        self.notice(None)
        self.reason = ""
        self.go_on()
        self.keep(0 if self._next is None else at)
        self._moved.set()

    def _play_step(self) -> None:
        before, lines = self.view_at(self.place), self.film.steps[self.place].lines
        self.place += 1
        after = self.view_at(self.place)
        self.notice(moment_of(before, lines, after), asked=self._there)
        self.view = self.moment.view if self.moment else after

    async def run(self) -> None:
        self.listener()
        while True:
            self._moved.clear()
            rest = self._rest()
            if self.moment is not None:
                if not await self.look_at(rest_of("normal") * self.pace / PACE):
                    continue
                self._look()
                self.listener()
                rest = 0.0
            waits = self.finished or self.stop is not None
            try:
                await asyncio.wait_for(self._moved.wait(), None if waits else rest)
            except TimeoutError:
                self._play_step()
                self.listener()

    def _rest(self) -> float:
        public = self.view_at(self.place).public
        complete = public.tricks and not public.trick
        return self.pace * (1 + REST if complete else 1)


NEXT = "next"
NOT_HERE = {*TableScreen.ADVICE, "leave"}  # commands that a lesson lacks, or describes differently


class TipPanel(Static):
    """Shows the text, number and rule of a tip."""

    DEFAULT_CSS = """
    TipPanel { height: auto; min-height: 4; padding: 0 1; background: $surface;
        color: $foreground; border-left: thick $primary; }
    TipPanel.no { border-left: thick $error; color: $error; }
    """


class LessonScreen(TableScreen):
    """A lesson; its result is ``play`` or ``leave``. If ``at_table``, it is always ``leave``."""

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
        # The tip takes the place of the prompt.
        self.query_one("#prompt").display = False

    def asks(self, view: View) -> Prompt:
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
            self.model.jump(0)
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
        self.model.jump(max(0, self.model.at - 1))

    def action_shown(self) -> None:
        self.model.next()

    def action_restart(self) -> None:
        self.model.jump(0)

    async def action_hint(self) -> None:
        self.model.astray = False
        self.show_change()
