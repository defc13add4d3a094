"""The table screen of a recorded game, with a slider."""

from __future__ import annotations

import time
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.message import Message
from textual.widget import Widget

from nullo.locale.words import say
from nullo.records.record import write
from nullo.system.whole_files import write_whole
from nullo.terminal.screen.dialogs import Asking
from nullo.terminal.screen.hand_view import Hand, held
from nullo.terminal.screen.info_screen import InfoScreen
from nullo.terminal.screen.prompt import Prompt
from nullo.terminal.screen.replay_model import ReplayModel
from nullo.terminal.shared.choices import Choices
from nullo.terminal.shared.errors import reason
from nullo.terminal.shared.kept_games import holds_something
from nullo.view import View

EVERY = 0.9


class Slider(Widget):
    """Shows how far the film is; a click moves it."""

    DEFAULT_CSS = "Slider { height: 1; padding: 0 2; background: $felt; color: $primary; }"

    class Moved(Message):
        """A place was clicked, from 0 to 1."""

        def __init__(self, part: float) -> None:
            super().__init__()
            self.part = part

    def __init__(self) -> None:
        super().__init__(id="slider")
        self.part = 0.0

    def show(self, part: float) -> None:
        """Move the slider to a place from 0 to 1."""
        self.part = part
        self.refresh()

    def render(self) -> Text:
        width = max(2, self.content_size.width)
        at = round(self.part * (width - 1))
        return Text("━" * at + "●" + "─" * (width - 1 - at), no_wrap=True)

    def _move(self, x: int) -> None:
        width = max(2, self.content_size.width)
        self.post_message(self.Moved(max(0.0, min(1.0, (x - 2) / (width - 1)))))

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Move to the mouse, and follow it."""
        self.capture_mouse()
        self._move(event.x)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Follow the mouse while its button is pressed."""
        if event.button:
            self._move(event.x)

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """Stop following the mouse."""
        self.release_mouse()


class ReplayScreen(InfoScreen):
    """A recorded game, step by step.

    Args:
        model: the model of the replay.
    """

    AUTO_FOCUS = ""
    BINDINGS: ClassVar = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("pageup", "trick(-1)", show=False),
        Binding("pagedown", "trick(1)", show=False),
        Binding("left_square_bracket,up", "hand(-1)", show=False),
        Binding("right_square_bracket,down", "hand(1)", show=False),
        Binding("home", "end(0)", show=False),
        Binding("end", "end(1)", show=False),
        Binding("v,tab", "seat", show=False),
        Binding("o", "open", show=False),
        Binding("w", "write", show=False),
        Binding("space,enter", "run", show=False),
    ]
    FOOT: ClassVar[tuple[str, ...]] = (
        "keys",
        "leave",
        "step",
        "run",
        "seat",
        "open",
        "rules",
        "scores",
        "history",
        "write",
        "details",
    )
    SIGNS: ClassVar[dict[str, str]] = InfoScreen.SIGNS | {
        "step": "← →",
        "run": "␣",
        "seat": "v",
        "open": "o",
        "write": "w",
    }
    KEYS: ClassVar[tuple[str, ...]] = (
        "step",
        "trick",
        "hand",
        "ends",
        "run",
        "seat",
        "open",
        "rules",
        "scores",
        "history",
        "last",
        "details",
        "write",
        "light",
        "suspend",
        "leave",
    )

    def __init__(self, model: ReplayModel) -> None:
        super().__init__(model)
        self.recorded = model
        self._plays = False

    def tools(self) -> ComposeResult:
        """The slider."""
        yield Slider()

    async def on_mount(self) -> None:
        """Start the timer that plays the film."""
        self.query_one(Hand).can_focus = False
        self.set_interval(EVERY, self._tick)

    def _tick(self) -> None:
        if self._plays and self.is_current:
            self.action_step(1)
            self._plays = self.recorded.place < self.recorded.steps

    # --- showing ----------------------------------------------------------------------------

    def asks(self, view: View) -> Prompt:
        """How far the film is, and from which seat it is shown."""
        name = self.recorded.people.name(self.recorded.seat)
        key = "tui-seen-open" if self.recorded.open else "tui-seen"
        steps = {"step": self.recorded.place, "steps": self.recorded.steps}
        return Prompt(say("tui-step", steps), say(key, {"name": name}))

    async def offer(self, view: View) -> None:
        """Show the seat's hand and the slider."""
        own = view.own
        hand = self.query_one(Hand)
        hand.palette = self.faces.palette
        if own is not None:
            unseen = view.public.seats[own.seat].cards if own.unseen else 0
            choices = Choices(view, self.recorded.people, self.faces)
            hand.show(held(view, own, choices, False, self.faces), False, unseen)
        self.query_one(Slider).show(self.recorded.place / max(1, self.recorded.steps))

    # --- moving -----------------------------------------------------------------------------

    def action_step(self, by: int = 1) -> None:
        """Go a step forwards or backwards."""
        self.recorded.go(self.recorded.place + by)

    def action_trick(self, by: int) -> None:
        """Go to the end of the next or previous trick."""
        self.recorded.go(self.recorded.next_trick(by))

    def action_hand(self, by: int) -> None:
        """Go to the beginning of the next or previous hand."""
        self.recorded.go(self.recorded.next_hand(by))

    def action_end(self, last: int) -> None:
        """Go to the beginning or the end."""
        self.recorded.go(self.recorded.steps if last else 0)

    def action_seat(self) -> None:
        """Look from the next seat."""
        self.recorded.look_from(self.recorded.seat + 1, self.recorded.open)

    def action_open(self) -> None:
        """Switch between all hands and one."""
        self.recorded.look_from(self.recorded.seat, not self.recorded.open)

    def action_run(self) -> None:
        """Play or pause."""
        self._plays = not self._plays

    def action_write(self) -> None:
        """Write the record to a file."""

        def named(name: str | None) -> None:
            if name:
                self._write(Path(name).expanduser())

        name = f"{self.recorded.game}-{time.strftime('%Y%m%d-%H%M')}.json"
        self.app.push_screen(Asking(say("tui-foot-write"), say("tui-write-to"), name, 400), named)

    def _write(self, path: Path) -> None:
        text = write(self.recorded.match)
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
        """Go where the slider was clicked."""
        self.recorded.go(round(event.part * self.recorded.steps))
