"""Shows a recorded game on the table screen: forwards and backwards, from any seat."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from nullo.analysis import Analysis, Decision, analyse
from nullo.engine.network import NetworkError
from nullo.game.moves import Move
from nullo.game.view import View
from nullo.locale.error_words import error_text
from nullo.locale.words import say
from nullo.records.film import film
from nullo.records.record import write
from nullo.state.match import Match
from nullo.system.whole_files import write_whole
from nullo.terminal.screen.dialogs import Asking
from nullo.terminal.screen.hand_view import Hand
from nullo.terminal.screen.keymap import TEXTS, WINDOW, bind
from nullo.terminal.screen.practice_screen import PracticeModel, PracticeScreen
from nullo.terminal.screen.table_model import ActionRefused, FilmModel
from nullo.terminal.screen.view_screen import ViewScreen
from nullo.terminal.shared.analyses import FLAWS, AnalysisWords, keep_analysis
from nullo.terminal.shared.choices import Prompt
from nullo.terminal.shared.errors import reason
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.hand_text import held_cards
from nullo.terminal.shared.kept_games import holds_something
from nullo.terminal.shared.kept_mistakes import keep_mistakes
from nullo.terminal.shared.people import people_of
from nullo.terminal.shared.practice import Practice, mistakes_of


class ReplayModel(FilmModel):
    """Shows a match and its mistakes, with all hands face up if ``open``; nobody can act in it."""

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
        """The analysed decision that the present step shows; None if it shows none."""
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
            if told := super()._tell(number):  # without words about mistakes
                return told[-1]
        return ""

    def look_from(self, seat: int, open: bool) -> None:
        self.seat, self.open = seat % len(self.people.names), open
        self._look()
        self.listener()

    def next_trick(self, by: int) -> int:
        """The next step at which a trick is complete, a hand begins or the film ends.

        If ``by`` is -1, the previous such step; otherwise ``by`` is 1.
        """
        place = self.place
        while 0 < place + by < self.steps:
            place += by
            public, before = self.state_at(place).public, self.state_at(place - 1).public
            if len(public.tricks) > len(before.tricks) or public.hand != before.hand:
                return place
        return max(0, min(self.steps, place + by))

    def next_hand(self, by: int) -> int:
        """The next step at which a hand begins; if ``by`` is -1, the previous such step."""
        steps = self.film.steps
        hands = [0] + [k for k in range(1, len(steps)) if steps[k].hand != steps[k - 1].hand]
        if by > 0:
            return next((k for k in hands if k > self.place), self.steps)
        return max((k for k in hands if k < self.place), default=0)

    def next_flaw(self, by: int) -> int:
        """The step of the next mistake or, if ``by`` is -1, of the previous one.

        If there is none, the current step.
        """
        turns = [one.turn for one in self.flaws if (one.turn - self.place) * by > 0]
        return min(turns, key=lambda turn: abs(turn - self.place), default=self.place)

    async def act(self, move: Move) -> None:
        raise ActionRefused(say("table-watching"))


class Slider(Widget):
    """Shows the place in the film, and where the mistakes are; the mouse moves it."""

    DEFAULT_CSS = "Slider { height: 1; padding: 0 2; background: $felt; color: $primary; }"

    @dataclass
    class Moved(Message):
        """Posted when the user has chosen a place in the film; ``part`` is from 0 to 1."""

        part: float

    def __init__(self) -> None:
        super().__init__(id="slider")
        self.part = 0.0
        self.marks: list[tuple[float, str]] = []

    def show(self, part: float, marks: list[tuple[float, str]]) -> None:
        """Show the position ``part`` in the film, from 0 to 1; each mark is such a position and a style."""
        self.part, self.marks = part, marks
        self.refresh()

    def render(self) -> Text:
        width = max(2, self.content_size.width)
        at = round(self.part * (width - 1))
        line = Text("━" * at + "─" * (width - at), no_wrap=True)
        for part, style in self.marks:
            place = round(part * (width - 1))
            line = line[:place] + Text("╋", style) + line[place + 1 :]
        return line[:at] + Text("●") + line[at + 1 :]

    def _move(self, x: int) -> None:
        width = max(2, self.content_size.width)
        self.post_message(self.Moved(max(0.0, min(1.0, (x - 2) / (width - 1)))))

    def on_mouse_down(self, event: events.MouseDown) -> None:
        self.capture_mouse()
        self._move(event.x)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if event.button:
            self._move(event.x)

    def on_mouse_up(self, event: events.MouseUp) -> None:
        self.release_mouse()


EVERY = 0.9  # seconds between the steps of the running film


class ReplayScreen(ViewScreen):
    """A recorded game, step by step."""

    model: ReplayModel

    AUTO_FOCUS = ""
    BINDINGS: ClassVar = [
        ("left", "step(-1)"),
        ("right", "step(1)"),
        ("pageup", "trick(-1)"),
        ("pagedown", "trick(1)"),
        ("left_square_bracket,up", "hand(-1)"),
        ("right_square_bracket,down", "hand(1)"),
        ("home", "end(0)"),
        ("end", "end(1)"),
        ("v,tab", "seat"),
        ("space,enter", "run"),
        ("m", "flaw(1)"),
        ("M", "flaw(-1)"),
        *bind("open", "write", "analyse", "practise"),
    ]
    FOOT = (
        *("keys", "leave", "step", "run", "analyse", "practise", "seat", "open"),
        *("rules", "scores", "history", "write", "details"),
    )
    KEYS = (
        *("step", "trick", "hand", "ends", "run", "seat", "open", "analyse", "flaw", "practise"),
        *TEXTS,
        *("write", *WINDOW, "leave"),
    )

    def __init__(self, model: ReplayModel) -> None:
        super().__init__(model)
        self._plays = False
        self._stop: threading.Event | None = None  # stops the analysis that is running
        self._progress = ""

    def tools(self) -> ComposeResult:
        yield Slider()

    async def on_mount(self) -> None:
        self.query_one(Hand).can_focus = False
        self.set_interval(EVERY, self._tick)

    def _tick(self) -> None:
        if self._plays and self.is_current:
            self.action_step(1)
            self._plays = self.model.place < self.model.steps

    def asks(self, view: View) -> Prompt:
        name = {"name": self.model.people.name(self.model.seat)}
        seen = say("tui-seen-open" if self.model.open else "tui-seen", name)
        step = say("tui-step", {"step": self.model.place, "steps": self.model.steps})
        if self._stop:
            return Prompt(f"{step} · {seen}", self._progress)
        return Prompt(f"{step} · {seen}", "") if self.model.decision else Prompt(step, seen)

    def _ask(self, no: str = "") -> None:
        super()._ask(no)
        words, decision = self._words, self.model.decision
        if words and decision and not no and not self._stop:
            summary = words.summary(decision, self.model.pile_before(decision))
            self.query_one("#why", Static).update(summary)

    @property
    def _words(self) -> AnalysisWords | None:
        found = self.model.analysis
        return AnalysisWords(found, self.model.people, self.faces) if found else None

    async def offer(self, view: View) -> None:
        own = view.own
        hand = self.query_one(Hand)
        hand.palette = self.faces.palette
        if own is not None:
            unseen = view.public.seats[own.seat].cards if own.unseen else 0
            hand.show(held_cards(view, own, None, self.faces), False, unseen)
        steps = max(1, self.model.steps)
        flaws = self.model.flaws
        marks = [(one.turn / steps, self.faces.style(FLAWS[one.kind])) for one in flaws]
        self.query_one(Slider).show(self.model.place / steps, marks)

    def foot(self) -> Sequence[str]:
        flaws = self.model.flaws
        return [name for name in super().foot() if flaws or name != "practise"]

    def action_step(self, by: int = 1) -> None:
        self.model.go(self.model.place + by)

    def action_trick(self, by: int) -> None:
        self.model.go(self.model.next_trick(by))

    def action_hand(self, by: int) -> None:
        self.model.go(self.model.next_hand(by))

    def action_end(self, last: int) -> None:
        self.model.go(self.model.steps if last else 0)

    def action_seat(self) -> None:
        self.model.look_from(self.model.seat + 1, self.model.open)

    def action_open(self) -> None:
        self.model.look_from(self.model.seat, not self.model.open)

    def action_run(self) -> None:
        self._plays = not self._plays

    def action_flaw(self, by: int) -> None:
        self.model.go(self.model.next_flaw(by))

    async def action_analyse(self) -> None:
        """Start an analysis of the game. If one is running, stop it. If it is done, show its results."""
        if self._stop:
            self._stop.set()
            self._stop = None
            self.show_change()
        elif self._words:
            self._read(say("tool-analysis"), self._analysis(self._words))
        else:
            self._analyse()

    @work(group="analysis")
    async def _analyse(self) -> None:
        stop = self._stop = threading.Event()
        self._progress = say("analysis-running")
        loop = asyncio.get_running_loop()

        def show(done: int, total: int) -> None:
            if not stop.is_set():
                self._progress = say("tui-analysing", {"done": done, "all": total})
                loop.call_soon_threadsafe(self.show_change)

        def make() -> Analysis | None:
            analysis = analyse(self.model.match, progress=show, stop=stop.is_set)
            if analysis:
                keep_analysis(analysis)
                keep_mistakes(self.model.match, analysis, date.today())
            return analysis

        try:
            analysis = await asyncio.to_thread(make)  # so that keys are always handled
        except NetworkError as error:
            analysis = None
            self._read(say("tool-analysis"), Text(error_text(error)))
        if self._stop is stop:
            self._stop = None
            if analysis:
                self.model.show_analysis(analysis)

    def on_unmount(self) -> None:
        if self._stop:
            self._stop.set()

    def _analysis(self, words: AnalysisWords) -> RenderableType:
        parts: list[RenderableType] = []
        if decision := self.model.decision:
            parts = [words.explanation(decision, self.model.pile_before(decision)), Text()]
        players = words.players(range(len(self.model.people.names)))
        return Group(*parts, Text(say("analysis-players"), "bold"), players)

    def action_practise(self) -> None:
        words, seat = self._words, self.model.seat
        if words is None:
            self.say(say("tui-practise-first"), no=True)
        elif mistakes := mistakes_of(self.model.match, words, [seat]):
            self._plays = False
            self.app.push_screen(PracticeScreen(PracticeModel(Practice(mistakes))))
        else:
            name = {"name": self.model.people.name(seat)}
            self.say(say("tui-practise-none", name), no=True)

    def action_write(self) -> None:
        def save(name: str | None) -> None:
            if name:
                self._write(Path(name).expanduser())

        name = f"{self.model.game}-{time.strftime('%Y%m%d-%H%M')}.json"
        self.app.push_screen(Asking(say("tui-foot-write"), say("tui-write-to"), name, 400), save)

    def _write(self, path: Path) -> None:
        text = write(self.model.match)
        try:
            if holds_something(path) and path.read_bytes() != text.encode():
                self.say(f"{path}: {say('tui-file-there')}", no=True)
                return
            write_whole(path, text)
        except (OSError, ValueError) as error:
            self.say(f"{path}: {reason(error)}", no=True)
        else:
            self.say(say("tui-written", {"path": str(path)}))

    def on_slider_moved(self, event: Slider.Moved) -> None:
        self.model.go(round(event.part * self.model.steps))
