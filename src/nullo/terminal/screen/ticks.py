"""Things to tick, each with its key."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static

from nullo.locale.words import say


class Ticks(Static):
    """Lines with a key each; a click does the same as the key."""

    DEFAULT_CSS = """
    Ticks { height: auto; link-style: none; link-color: $foreground; link-background: transparent; }
    """

    def show(self, *lines: Content | None) -> None:
        """Show lines, without those that are None."""
        shown = [line for line in lines if line is not None]
        self.display = bool(shown)
        self.update(Content("\n").join(shown))


def key_line(key: str, action: str, words: str) -> Content:
    """A line that does an action of the screen."""
    return Content.from_markup(f"[@click='screen.{action}'][b]{key}[/b]  $words[/]", words=words)


def tick(key: str, action: str, words: str, on: bool) -> Content:
    """A line that can be ticked."""
    return key_line(key, action, f"[{'x' if on else ' '}] {words}")


def newcomer_tick(on: bool) -> Content:
    """The line by which a reader says that the game is new to them."""
    words = f"{say('newcomer-tick')} · {say('newcomer-about')}"
    return tick("n", "newcomer", words, on)
