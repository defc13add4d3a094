"""Dialogs over the table: texts, rules, questions, a text field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import Button, Input, Label, Markdown, Static
from textual.widgets.markdown import MarkdownBlock

from nullo.locale.words import rule_page, say
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.worked_tricks import in_words

AROUND = 4  # columns of a button around its label, with the gap to the next one


class Buttons(Horizontal):
    """Buttons in a row, or one below the other if the row is too narrow."""

    DEFAULT_CSS = """
    Buttons { height: auto; }
    Buttons.stacked { layout: vertical; }
    Buttons Button { min-width: 6; margin-right: 2; background: $button; color: $foreground; }
    Buttons Button.main { background: $primary; color: $on-accent; }
    Buttons Button:focus { background: $background; color: $foreground; text-style: bold reverse;
        background-tint: $foreground 0%; }
    """

    def on_resize(self) -> None:
        labels = [Content(str(one.label)) for one in self.query(Button) if one.display]
        need = sum(label.cell_length + AROUND for label in labels)
        self.set_class(need > self.content_size.width, "stacked")


MARK = "▸ "
Answer = TypeVar("Answer")


class Dialog(ModalScreen[Answer]):
    """A box over the screen; Escape closes it."""

    DEFAULT_CSS = """
    Dialog { align: center middle; }
    Dialog > #box { width: 76; max-width: 96%; height: auto; max-height: 96%; background: $surface;
        border: round $primary; border-title-style: bold; padding: 0 1; }
    Dialog > #box.tall { height: 96%; }
    Dialog > #box.wide { width: 110; }
    Dialog VerticalScroll { height: auto; max-height: 100%; scrollbar-size-vertical: 1; }
    Dialog .tall VerticalScroll { height: 1fr; }
    Dialog Buttons { dock: bottom; align-horizontal: right; margin-top: 1; }
    Dialog Buttons Button { margin: 0 0 0 2; }
    Dialog Input { border: tall $quiet; }
    Dialog Label { width: 100%; }
    """
    BINDINGS: ClassVar = [("escape,q", "close")]
    SIZE: ClassVar = ""

    def __init__(self, title: str) -> None:
        super().__init__()
        self._title = title

    def compose(self) -> ComposeResult:
        with Vertical(id="box", classes=self.SIZE) as box:
            box.border_title = self._title
            yield from self.content()

    def content(self) -> ComposeResult:
        yield from ()

    def action_close(self) -> None:
        self.dismiss(None)


def end(screen: Screen[str], answer: str) -> None:
    """Close ``screen`` and everything above it; ``answer`` is the result of ``screen``."""
    while screen.app.screen is not screen:
        screen.app.pop_screen()
    screen.dismiss(answer)


class Reading(Dialog[None]):
    """A dialog with a text to read; if ``end``, it is scrolled to the end of the text."""

    BINDINGS: ClassVar = [("enter", "close")]

    def __init__(self, title: str, body: RenderableType = "", *, end: bool = False) -> None:
        super().__init__(title)
        self._body, self._end = body, end

    def content(self) -> ComposeResult:
        with VerticalScroll():
            yield self.text()

    def text(self) -> Widget:
        return Static(self._body)

    def on_mount(self) -> None:
        self.query_one("#box").border_subtitle = f" {say('key-escape')} {say('tui-close')} "
        self.call_after_refresh(self.begin)

    def begin(self) -> None:
        for scroll in self.query(VerticalScroll) if self._end else ():
            scroll.scroll_end(animate=False)


class RuleBook(Reading):
    """A dialog with a game's rules; those whose numbers are in ``rules`` are marked.

    It is scrolled to the first marked rule.
    """

    BINDINGS: ClassVar = [("r", "close")]
    SIZE: ClassVar = "tall wide"

    def __init__(self, game: str, title: str, rules: Sequence[str]) -> None:
        super().__init__(title)
        page = in_words(rule_page(game) or say("rules-none"), Faces())
        self._page = mark_rules(page, rules)

    def text(self) -> Widget:
        return Markdown(self._page, open_links=False)

    def begin(self) -> None:
        for block in self.query(MarkdownBlock):
            if str(block.source or "").lstrip("*-> ").startswith(MARK.strip()):
                block.scroll_visible(top=True, animate=False)
                return


def mark_rules(page: str, rules: Sequence[str]) -> str:
    """The rule page with a sign at each rule whose number is in ``rules``."""
    lines = []
    for line in page.splitlines():
        for number in rules:
            if line.startswith(f"- {number}. "):
                line = f"- **{MARK}{number}.** {line.removeprefix(f'- {number}. ')}"
        lines.append(line)
    return "\n".join(lines)


class Question(Dialog[str | None]):
    """A question with a button for each answer, the most likely answer first.

    Each answer is a pair of a name and a label.
    """

    BINDINGS: ClassVar = [
        ("left,up", "app.focus_previous"),
        ("right,down", "app.focus_next"),
        ("pageup", "page(-1)"),
        ("pagedown", "page(1)"),
    ]

    def __init__(
        self, title: str, body: RenderableType, answers: Sequence[tuple[str, str]]
    ) -> None:
        super().__init__(title)
        self._body, self._answers = body, answers

    def content(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield Static(self._body)
            yield from self.more()
        with Buttons():
            for number, (key, words) in enumerate(self._answers):
                kind = "" if number else "main"
                yield Button(words, name=key, compact=True, classes=kind)

    def more(self) -> ComposeResult:
        yield from ()

    def action_page(self, by: int) -> None:
        text = self.query_one(VerticalScroll)
        text.scroll_relative(y=by * max(1, text.size.height - 1), animate=False)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self.dismiss(event.button.name)


class Asking(Dialog[str | None]):
    """A dialog that asks for a line of text, of at most ``most`` characters."""

    BINDINGS: ClassVar = [("escape", "close")]

    def __init__(self, title: str, label: str, value: str = "", most: int = 140) -> None:
        super().__init__(title)
        self._label, self._value, self._most = label, value, most

    def content(self) -> ComposeResult:
        yield Label(self._label)
        yield Input(self._value, max_length=self._most)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.dismiss(event.value.strip())
