"""The user's hand: cards side by side or fanned, for mouse and keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from nullo.terminal.screen.action_bar import ADVISED
from nullo.terminal.screen.card_drawing import TINY, Canvas, Fan, card_at, lay, places, put_card
from nullo.terminal.screen.palette import Palette
from nullo.terminal.shared.hand_text import Card

DIGITS_WITHIN = 0.8  # seconds between the digits of a number


class Hand(Widget, can_focus=True):
    """The cards of a hand, in several rows if one row is too narrow."""

    DEFAULT_CSS = """
    Hand { height: 6; background: $felt; }
    Hand:focus { background: $felt; }
    """
    BINDINGS: ClassVar = [
        ("left", "move(-1)"),
        ("right", "move(1)"),
        ("home", "move(-99)"),
        ("end", "move(99)"),
        ("enter,space", "choose"),
    ]

    @dataclass
    class Looked(Message):
        """Posted when the user has moved, by keys or mouse, to the card number ``place`` (from 0)."""

        place: int

    class Chosen(Looked):
        """Posted when the user has chosen the card number ``place`` (from 0)."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(id="hand")
        self.palette = palette
        self.cards: list[Card] = []
        self.asks = False
        self.unseen = 0
        self.place = 0
        self._typed = ""
        self._when = 0.0

    def show(self, cards: Sequence[Card], asks: bool, unseen: int = 0) -> None:
        """Show ``cards``, with numbers if the user is to choose one, or the backs of ``unseen`` cards."""
        changed = [card.code for card in cards] != [card.code for card in self.cards]
        fresh = asks and not self.asks
        self.cards, self.asks, self.unseen = list(cards), asks, unseen
        if changed or fresh:
            self.place = min(self.place, max(0, len(cards) - 1))
            legal = [k for k, card in enumerate(cards) if card.legal]
            if asks and legal and self.place not in legal:
                self.place = min(legal, key=lambda k: abs(k - self.place))
            self.place = next((k for k, card in enumerate(cards) if card.advised), self.place)
        self.fit()
        self.refresh()

    def fit(self) -> int:
        """Make the widget as high as its cards need; returns its height in lines."""
        self.styles.height = lines = self._lies().height
        return lines

    def _lies(self) -> Fan:
        count = max(1, len(self.cards) or self.unseen)
        width = max(10, self.size.width or self.app.size.width)
        return lay(count, width, self.app.size.height)

    def _lift(self, lies: Fan) -> list[int]:
        if lies.size is TINY:
            return [0] * len(self.cards)
        return [
            0 if self._chosen(k) else 1 if card.legal else 2 for k, card in enumerate(self.cards)
        ]

    def _chosen(self, place: int) -> bool:
        return self.has_focus and place == self.place

    def render(self) -> Text:
        canvas = Canvas(self.size.width, self.size.height)
        lies = self._lies()
        if self.unseen and not self.cards:
            for x, y in places(self.unseen, lies, canvas.width):
                below = y + (lies.size is not TINY)
                put_card(canvas, x, below, Card(""), lies.size, self.palette)
            return canvas.as_text()
        spots = places(len(self.cards), lies, canvas.width)
        lift = self._lift(lies)
        for k in sorted(range(len(self.cards)), key=self._chosen):
            x, y = spots[k]
            self._card(canvas, x, y + lift[k], k, lies)
        return canvas.as_text()

    def _card(self, canvas: Canvas, x: int, y: int, place: int, lies: Fan) -> None:
        card = self.cards[place]
        chosen = self._chosen(place)
        put_card(canvas, x, y, card, lies.size, self.palette, chosen)
        rim = self.palette.rim(not card.legal, chosen)
        if lies.size is TINY:
            number = str(place + 1) if card.legal else f"({place + 1})"
            signs = (ADVISED if card.advised else "") + (number if self.asks else "") + card.mark
            canvas.put(x, y + 1, signs, rim + (" bold" if card.legal else ""))
            return
        if card.mark:
            canvas.put(x + 1, y, card.mark, f"{rim} bold")
        if card.advised:
            canvas.put(x + 2, y, ADVISED, f"{rim} bold")
        if self.asks:
            number = str(place + 1)
            number = number if card.legal else f"({number})"
            at_x = x + 1 if lies.step < lies.size.wide else x + (lies.size.wide - len(number)) // 2
            canvas.put(at_x, y + lies.size.high - 1, number, rim + (" bold" if card.legal else ""))

    def _go(self, place: int) -> None:
        if self.cards:
            self.place = max(0, min(len(self.cards) - 1, place))
            self.refresh()
            self.post_message(self.Looked(self.place))

    def action_move(self, by: int) -> None:
        self._go(self.place + by)

    def action_choose(self) -> None:
        if self.cards:
            self.post_message(self.Chosen(self.place))

    def type_digit(self, digit: str, now: float) -> bool:
        """Select the card whose number is being typed; returns whether there is one."""
        typed = self._typed + digit if now - self._when < DIGITS_WITHIN else digit
        if not 1 <= int(typed) <= len(self.cards):
            typed = digit
        if not 1 <= int(typed) <= len(self.cards):
            return False
        self._typed, self._when = typed, now
        self.focus()
        self._go(int(typed) - 1)
        return True

    def _under(self, event: events.MouseEvent) -> int | None:
        lies = self._lies()
        chosen = self.place if self.has_focus else -1
        lift = self._lift(lies)
        return card_at(event.x, event.y, len(self.cards), lies, self.size.width, chosen, lift)

    def on_click(self, event: events.Click) -> None:
        place = self._under(event)
        if place is not None:
            self._go(place)
            self.post_message(self.Chosen(place))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        place = self._under(event)
        if place is not None and place != self.place and self.has_focus:
            self._go(place)

    def on_focus(self) -> None:
        self._go(self.place)

    def on_resize(self) -> None:
        self.fit()
