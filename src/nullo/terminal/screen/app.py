"""The application: opens screens one after another."""

from __future__ import annotations

import json
import os
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App
from textual.binding import Binding

from nullo.game.errors import NulloError
from nullo.lessons.lesson import lesson
from nullo.locale.error_words import error_text
from nullo.locale.words import say
from nullo.records.film import player_of
from nullo.state.match import Match
from nullo.terminal.screen.dialogs import Reading
from nullo.terminal.screen.lesson_screen import LessonModel, LessonScreen
from nullo.terminal.screen.local_model import PACE, LocalModel
from nullo.terminal.screen.palette import DARK, DAY, LIGHT, NIGHT, Palette
from nullo.terminal.screen.seat_text import Painter
from nullo.terminal.screen.table_screen import TableScreen
from nullo.terminal.screen.view_screen import ViewScreen
from nullo.terminal.shared import daily_game, settings
from nullo.terminal.shared.console import keep_words_together, out
from nullo.terminal.shared.daily_game import DailyGame
from nullo.terminal.shared.errors import BadInput
from nullo.terminal.shared.kept_mistakes import due_practice
from nullo.terminal.shared.local_game import LocalGame
from nullo.terminal.shared.play_options import PlayOptions
from nullo.terminal.shared.practice import Practice
from nullo.terminal.shared.start_game import begin


class NulloApp(App[None]):
    """Nullo on the full screen.

    Args:
        start: opens the first screen.
        light: whether to use the light theme. By default, what the user chose last or, if they never chose,
            what the terminal reports.
        pace: the least time between the moves of bots, in seconds.
    """

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
        ("f2", "light"),
    ]

    def __init__(
        self, start: Callable[[NulloApp], None], *, light: bool | None = None, pace: float = PACE
    ) -> None:
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        keep_words_together()
        self._start = start
        self.pace = pace
        self.parting: list[str] = []  # lines to print after it is closed
        self._local: LocalGame | None = None
        self._lesson: LessonModel | None = None
        self.register_theme(NIGHT)
        self.register_theme(DAY)
        kept = settings.read().light if light is None else light
        bright = _is_light() if kept is None else kept
        self.theme = DAY.name if bright else NIGHT.name

    @property
    def palette(self) -> Palette:
        return DARK if self.current_theme.dark else LIGHT

    def on_mount(self) -> None:
        self._start(self)

    def action_light(self) -> None:
        self.theme = NIGHT.name if self.theme == DAY.name else DAY.name
        settings.save(light=self.theme == DAY.name)
        for screen in self.screen_stack:
            if isinstance(screen, ViewScreen):
                screen.show_change()

    def action_leave(self) -> None:
        """Close the application; then print how to continue an unfinished game or lesson."""
        if self._local is not None and not self._local.over:
            self.parting.append(self._local.farewell())
            self._local.close()
        if self._lesson is not None:
            key = "learn-cli-play" if self._lesson.finished else "learn-cli-left"
            self.parting.append(say(key, {"game": self._lesson.game}))
        self.exit()

    def play(self, local: LocalGame, wish: PlayOptions | None = None) -> None:
        """Play a local game; ``wish`` says how to start another one, by default with the same options."""
        self._local = local
        again = replace(wish or _like(local), seed=None, record=None)
        model = LocalModel(local, self.pace)

        def go_on(answer: str | None) -> None:
            local.close()
            if model.problem:
                self.parting.append(model.problem)
            if answer == "again" and isinstance(local, DailyGame):
                self.play(daily_game.begin(local.day, local.match.game.id, practice=True))
            elif answer == "again":
                self.begin(again)
            elif answer in ("replay", "lobby"):
                self._local = None
                self.lobby()
                if answer == "replay":
                    self.replay(local.match)
            else:
                self.action_leave()

        self.push_screen(TableScreen(model), go_on)

    def begin(self, wish: PlayOptions) -> None:
        try:
            local = begin(wish)
        except (BadInput, NulloError) as error:
            self.parting.append(error_text(error))
            self.exit()
        else:
            self.play(local, wish)

    def replay(self, match: Match) -> None:
        """Show a recorded game. Leaving it closes the application unless another screen is open below it."""
        from nullo.terminal.screen.replay_screen import ReplayModel, ReplayScreen
        from nullo.terminal.shared.analyses import read_analysis

        model = ReplayModel(match, player_of(match) or 0, analysis=read_analysis(match))
        home = len(self.screen_stack) > 1
        self.push_screen(ReplayScreen(model), lambda _: None if home else self.action_leave())

    def practise(self, practice: Practice) -> None:
        """Practise mistakes. Leaving this closes the application unless another screen is open below it."""
        from nullo.terminal.screen.practice_screen import PracticeModel, PracticeScreen

        home = len(self.screen_stack) > 1

        def go_on(answer: str | None) -> None:
            if answer == "other":
                self.practise(practice)
            elif not home:
                self.action_leave()

        self.push_screen(PracticeScreen(PracticeModel(practice)), go_on)

    def practise_mine(self) -> None:
        if practice := due_practice(Painter(self.palette), date.today()):
            self.practise(practice)

    def learn(self, game: str, *, at_table: bool = False) -> None:
        """Give the lesson of a game; if ``at_table``, the user then returns to a table on a server."""
        taught = lesson(game)
        if taught is None:
            body = Text(say("learn-cli-none", {"game": game}))
            self.push_screen(Reading(say("learn-button"), body))
            return
        home = len(self.screen_stack) > 1
        at = settings.read().lessons.get(game, 0)
        model = LessonModel(taught, Painter(self.palette), self.pace, at)
        model.keep = partial(settings.keep_lesson_place, game)
        self._lesson = model

        def go_on(answer: str | None) -> None:
            if answer != "play" and not home:
                self.action_leave()
                return
            self._lesson = None
            if answer == "play":
                self.begin(PlayOptions(game))

        self.push_screen(LessonScreen(model, at_table=at_table), go_on)

    def join(self, link: str, name: str = "") -> None:
        from nullo.terminal.screen import joining

        self.run_worker(self._elsewhere(joining.join(self, link, name)), group="joining")

    def host(self, server: str, game: str, name: str, options: dict[str, Any]) -> None:
        from nullo.terminal.screen import joining

        visit = joining.host(self, server, game, name, options)
        self.run_worker(self._elsewhere(visit), group="joining")

    async def _elsewhere(self, visit: Awaitable[str]) -> None:
        from nullo.terminal.screen.joining import Stopped

        home = len(self.screen_stack) > 1
        try:
            parting = await visit
        except Stopped as error:
            if home:
                self.push_screen(Reading(say("tui-foot-join"), Text(error_text(error))))
                return
            self.parting.append(error_text(error))
            self.exit(return_code=2)
            return
        if parting:
            self.parting.append(parting)
        if not home:
            self.action_leave()

    def lobby(self) -> None:
        from nullo.terminal.screen.lobby_screen import LobbyScreen

        self.push_screen(LobbyScreen(self), lambda _: self.action_leave())


def _like(local: LocalGame) -> PlayOptions:
    game = local.match.game
    options = [f"{name}={json.dumps(value)}" for name, value in game.stated_options().items()]
    bots = ",".join(local.names[seat] for seat in sorted(local.names) if seat != local.me)
    return PlayOptions(game.id, bots=bots, option=options)


def _is_light() -> bool:
    return os.environ.get("COLORFGBG", "").rpartition(";")[2] in ("7", "15")


def on_screen(start: Callable[[NulloApp], None]) -> int:
    """Run the application, whose first screen ``start`` opens; returns the exit code."""
    terminal = os.environ.get("TERM", "")
    if terminal.startswith(("vt1", "vt2")) or terminal.endswith(("-m", "-mono")):  # monochrome
        os.environ["NO_COLOR"] = "1"
    app = NulloApp(start)
    app.run()
    console = out()
    for line in app.parting:
        console.print(line)
    return app.return_code or 0
