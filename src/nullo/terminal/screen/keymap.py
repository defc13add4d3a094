"""Commands of the screen and their keys, lines of keys, and lines to tick."""

from __future__ import annotations

from collections.abc import Mapping

from textual.binding import BindingType
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Static

from nullo.locale.words import message_or, say

Names = tuple[str, ...]  # names of commands, the most important ones first

TEXTS: Names = ("rules", "scores", "history", "last", "details")  # texts about the table
WINDOW: Names = ("light", "suspend")  # commands of the window
TAKEN = frozenset("rhsldiqtuc")  # letters of a table's commands, which no button may have
SIGNS = {
    "analyse": "a",
    "arrows": "← →",
    "back": "u",
    "claim": "c",
    "details": "d",
    "digits": "0–9",
    "earlier": "M",
    "flaw": "m M",
    "hand": "↑ ↓",
    "hint": "i",
    "history": "h",
    "keys": "?",
    "last": "l",
    "leave": "q",
    "letters": "a–z",
    "light": "F2",
    "next": "m",
    "open": "o",
    "pace": "F3",
    "practise": "p",
    "previous": "b",
    "remarks": "F4",
    "restart": "a",
    "reveal": "a",
    "rules": "r",
    "run": "␣",
    "scores": "s",
    "seat": "v",
    "shown": "w",
    "step": "← →",
    "suspend": "Ctrl-Z",
    "tab": "Tab ↑ ↓",
    "talk": "t",
    "write": "w",
}
"""The key of each command, in the short form that the last line of the screen shows."""


def bind(*names: str) -> list[BindingType]:
    """Bindings of the commands' keys to the actions with the same names; each must have one key."""
    return [(SIGNS[name].lower() if len(SIGNS[name]) > 1 else SIGNS[name], name) for name in names]


def key_words(name: str) -> str:
    """The keys of a command: in words if there are any, otherwise as in the last line of the screen."""
    return message_or(f"tui-key-{name}", SIGNS.get(name, ""))


NO_ACTIONS: Mapping[str, str] = {}
GAP = Content("  ")


class KeyLine(Widget):
    """Shows a screen's commands with their keys; unless ``wraps``, only those that fit in one line."""

    DEFAULT_CSS = """
    KeyLine { height: auto; background: $panel; padding: 0 1; link-style: none;
        link-color: $foreground; link-background: $panel; }
    """

    def __init__(self, *, wraps: bool = False) -> None:
        super().__init__(id="keys")
        self._wraps = wraps
        self._commands: list[Content] = []

    def show(self, keys: Mapping[str, str], actions: Mapping[str, str] = NO_ACTIONS) -> None:
        """Show commands with their keys. ``actions`` maps a command to its action if their names differ."""
        commands = [
            Content.from_markup(
                f"[@click='screen.{actions.get(name, name)}'][b]{key}[/b] $words[/]",
                words=say(f"tui-foot-{name}"),
            )
            for name, key in keys.items()
        ]
        if commands != self._commands:
            self._commands = commands
            self.refresh(layout=True)

    def render(self) -> Content:
        return Content("\n").join(self._fold(self.content_size.width))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return max(1, len(self._fold(width)))

    def _fold(self, width: int) -> list[Content]:
        lines: list[Content] = []
        for command in self._commands:
            if lines and lines[-1].cell_length + len(GAP) + command.cell_length <= width:
                lines[-1] += GAP + command
            elif self._wraps or not lines:
                lines.append(command)
        return lines


class Ticks(Static):
    """Shows lines that have a key each; a click on a line does the same as its key."""

    DEFAULT_CSS = """
    Ticks { height: auto; link-style: none; link-color: $foreground; link-background: transparent; }
    """

    def show(self, *lines: Content | None) -> None:
        shown = [line for line in lines if line is not None]
        self.display = bool(shown)
        self.update(Content("\n").join(shown))


def key_line(key: str, action: str, words: str) -> Content:
    """A line with a key and words; a click on it runs an action of the screen."""
    return Content.from_markup(f"[@click='screen.{action}'][b]{key}[/b]  $words[/]", words=words)


def tick(key: str, action: str, words: str, on: bool) -> Content:
    """A line that a key or a click ticks or unticks; it is ticked if ``on``."""
    return key_line(key, action, f"[{'x' if on else ' '}] {words}")


def newcomer_tick(on: bool) -> Content:
    """The line that users tick if the game is new to them."""
    words = f"{say('newcomer-tick')} · {say('newcomer-about')}"
    return tick("n", "newcomer", words, on)
