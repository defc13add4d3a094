"""Buttons in a row, or one below the other."""

from __future__ import annotations

from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Button

AROUND = 4  # columns of a button besides its label, and to the next one


class Buttons(Horizontal):
    """Buttons in a row; one below the other where a row has no room for them."""

    DEFAULT_CSS = """
    Buttons { height: auto; }
    Buttons.stacked { layout: vertical; }
    Buttons Button { min-width: 6; margin-right: 2; background: $button; color: $foreground; }
    Buttons Button.main { background: $primary; color: $on-accent; }
    Buttons Button:focus { background: $background; color: $foreground; text-style: bold reverse;
        background-tint: $foreground 0%; }
    """

    def on_resize(self) -> None:
        """Use the new width."""
        labels = [Content(str(one.label)) for one in self.query(Button) if one.display]
        need = sum(label.cell_length + AROUND for label in labels)
        self.set_class(need > self.content_size.width, "stacked")
