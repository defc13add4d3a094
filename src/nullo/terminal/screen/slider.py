"""The slider of a replay."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget


class Slider(Widget):
    """Shows how far the film is, and where somebody could have done better; a click moves it."""

    DEFAULT_CSS = "Slider { height: 1; padding: 0 2; background: $felt; color: $primary; }"

    class Moved(Message):
        """A place was clicked, from 0 to 1."""

        def __init__(self, part: float) -> None:
            super().__init__()
            self.part = part

    def __init__(self) -> None:
        super().__init__(id="slider")
        self.part = 0.0
        self.marks: list[tuple[float, str]] = []

    def show(self, part: float, marks: list[tuple[float, str]]) -> None:
        """Move the slider.

        Args:
            part: a place from 0 to 1.
            marks: such places and the styles of their marks.
        """
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
