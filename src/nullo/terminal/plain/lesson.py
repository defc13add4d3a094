"""A guided first hand in line mode."""

from __future__ import annotations

from rich import box
from rich.panel import Panel
from rich.text import Text

from nullo.lessons.lesson import Lesson, Stop, learnt
from nullo.locale.words import say, title_of
from nullo.state.move_text import Action
from nullo.terminal.plain.session import Left, Session
from nullo.terminal.shared.choices import OfferedMoves
from nullo.terminal.shared.console import can_draw, out
from nullo.terminal.shared.errors import INTERRUPTED
from nullo.terminal.shared.faces import Faces, in_sentence
from nullo.terminal.shared.observer import Observer
from nullo.terminal.shared.people import People


class _NotAdvised(Exception):
    """Raised if the learner chose a legal action that the lesson does not advise."""


def teach(taught: Lesson) -> int:
    """Give a lesson; returns the exit code."""
    game = taught.game
    console = out()
    title = say("learn-title", {"game": title_of(game)})
    console.print(Text(title, style="bold"))
    console.print(Text(say("learn-cli-intro")))
    try:
        Classroom(taught).teach()
    except (Left, KeyboardInterrupt) as left:
        console.print(Text("\n" + say("learn-cli-left", {"game": game})))
        return INTERRUPTED if isinstance(left, KeyboardInterrupt) else 0
    return 0


class Classroom(Session):
    """Gives a lesson in line mode."""

    def __init__(self, taught: Lesson) -> None:
        faces = Faces(can_draw())
        people = People(taught.names, taught.seat)
        observer = Observer(taught.match.game, taught.seat, people, faces)
        super().__init__(taught.match, observer, out(), faces)
        self.lesson = taught
        self.stop: Stop = taught.stops[0]

    def do(self, action: Action) -> None:
        """Raise unless the tip advises ``action``. It is not applied: the film shows what follows."""
        if not self.lesson.check(self.stop, action):
            raise _NotAdvised

    def teach(self) -> None:
        """Go through all tips, then list what was learnt; raises :class:`Left` if the learner leaves."""
        stops = self.lesson.stops
        shown, at = 0, 0
        while at < len(stops):
            self.stop = stops[at]
            self._go(shown, self.stop.step)
            shown = self.stop.step
            at = self._ask(at) if self.stop.move else self._wait(at)
        self.finish()
        self.console.print(Text("\n" + say("learn-learnt"), style="bold"))
        for line in learnt(self.lesson.game):
            self.console.print(Text(f"  {'·' if self.faces.signs else '-'} {line}"))
        self.console.print(Text("\n" + say("learn-cli-play", {"game": self.lesson.game})))

    def _go(self, start: int, end: int) -> None:
        """Print what happens in the film from step ``start`` to ``end``, if ``end`` is the later one."""
        self.observer.view = self.lesson.view(start)
        for step in range(start, end):
            self.observer.look(self.lesson.film.steps[step].lines, self.lesson.view(step + 1))
        self.observer.view = self.lesson.view(end)
        self.tell()

    def _wait(self, at: int) -> int:
        """Show tip ``at``, which is only to be read; returns the number of the next stop."""
        self.console.print()
        if self.observer.view.public.phase != "over":
            self.console.print(self.screen.draw(self.observer.view, None))
        self._tip()
        self.console.print(Text(say("learn-cli-next"), style="dim"))
        while True:
            text = self.read()
            if not text or text.lower() in ("show", "next"):
                return at + 1
            if (back := self._stop_after(text, at)) is not None:
                return back
            if not self._command(text):
                self.console.print(Text(say("learn-cli-next"), style="dim"))

    def _ask(self, at: int) -> int:
        """Show tip ``at``, and ask until it has been followed; returns the number of the next stop."""
        choices = self.show()
        while True:
            text = self.read()
            if text.lower() == "show" and self.stop.move:
                action = choices.words(self.stop.move)
                self._say("learn-cli-shown", action=action)
                return at + 1
            if (back := self._stop_after(text, at)) is not None:
                return back
            if not text:
                choices = self.show()
            elif not self._command(text) and self._follow(choices, text):
                return at + 1

    def _stop_after(self, text: str, at: int) -> int | None:
        return {"back": max(0, at - 1), "again": 0}.get(text.lower())

    def _follow(self, choices: OfferedMoves, text: str) -> bool:
        try:
            return self._act(choices, text)
        except _NotAdvised:
            self._print(self.faces.paint(self.stop.tip.instead(self._card) or say("learn-not")))
            return False

    def show(self) -> OfferedMoves:
        choices = OfferedMoves(self.observer.view, self.observer.people, self.faces)
        self.console.print()
        self.console.print(self.screen.draw(self.observer.view, choices))
        self._tip()
        self._prompt(choices)
        self.console.print(Text(say("learn-cli-way"), style="dim"))
        return choices

    def _tip(self) -> None:
        stops = self.lesson.stops
        number = next(k for k, stop in enumerate(stops, 1) if stop is self.stop)
        title = say("learn-step", {"number": number, "many": len(stops)})
        rule = f" · {self.stop.tip.rule}" if self.stop.tip.rule else ""
        self.console.print(
            Panel(
                self.faces.paint(self.stop.tip.words(self._card)),
                title=Text(title + rule, style="bold"),
                title_align="left",
                box=box.ROUNDED if self.faces.signs else box.ASCII,
                width=self.screen.width,
            )
        )

    def _hint(self) -> None:
        self._tip()

    def _history(self) -> None:
        for hand in self.observer.history:  # a lesson is one hand, but its end begins another list
            for text in hand:
                self._print(text)

    def _card(self, code: str) -> str:
        return in_sentence(code, self.lesson.game, self.faces)
