"""Buttons for all actions except cards, and a stepper for bids that rise in steps of more than 1."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

from textual.containers import HorizontalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Button, Static

from nullo.game.moves import Move
from nullo.locale.words import capital, say
from nullo.terminal.screen.keymap import TAKEN
from nullo.terminal.shared.choices import OfferedMoves, letter, move_words
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.people import People

ADVISED = "▾"


@dataclass(frozen=True)
class ActionLabel:
    """The label of a button and its key, if it has one.

    ``action`` is a move or the name of another action.
    """

    action: Move | str
    label: str
    letter: str = ""


def action_labels(
    choices: OfferedMoves, people: People, faces: Faces, taken: frozenset[str] = TAKEN
) -> list[ActionLabel]:
    """Labels for all choices but cards of the hand and numbers; their keys are letters not in ``taken``."""
    used = set(taken)
    labels = []
    for choice in choices.others:
        label = capital(move_words("act", choice.move, people, faces, choices.discard))
        key = letter(label, used)
        used.add(key)
        labels.append(ActionLabel(choice.move, label, key))
    return labels


@dataclass
class ActionTaken(Message):
    """Posted when the user has chosen an action: a move or the name of another action."""

    action: Move | str


class ActionButton(Button):
    """A button for an action; it stands out if it is ``primary`` or ``advised``."""

    def __init__(self, deed: ActionLabel, primary: bool = False, advised: bool = False) -> None:
        label = Content(deed.label)
        place = deed.label.lower().find(deed.letter) if deed.letter else -1
        if place >= 0:
            label = label.stylize("underline bold", place, place + 1)
        if advised:
            label = Content(f"{ADVISED} ") + label
        super().__init__(label, compact=True, classes="main" if primary or advised else "")
        self.deed = deed
        self.advised = advised


class Stepper(Static, can_focus=True):
    """Chooses one of many numbers: keys or clicks change it, Enter confirms it."""

    BINDINGS: ClassVar = [
        ("left,minus,down", "step(-1)"),
        ("right,plus,equals_sign,up", "step(1)"),
        ("pagedown", "step(-5)"),
        ("pageup", "step(5)"),
        ("enter", "take"),
    ]

    def __init__(self, numbers: Mapping[int, Move], at: int, advised: Move | None = None) -> None:
        super().__init__()
        self.advised = advised
        at = next((number for number, action in numbers.items() if action == advised), at)
        self.numbers = dict(sorted(numbers.items()))
        self.order = list(self.numbers)
        self.place = min(range(len(self.order)), key=lambda k: abs(self.order[k] - at))
        self._typed = ""

    def on_mount(self) -> None:
        self._show()

    @property
    def number(self) -> int:
        return self.order[self.place]

    def _show(self) -> None:
        less, more = say("act-less"), say("act-more")
        sign = f"{ADVISED} " if self.numbers[self.number] == self.advised else ""
        self.update(
            Content.from_markup(
                "[@click='step(-1)'] − $less [/] [b reverse] $number [/] [@click='step(1)'] $more + [/]"
                "  [@click='take'][b] $sign$take [/][/]",
                sign=sign,
                less=less,
                more=more,
                number=str(self.number).rjust(3),
                take=say("act-bid", {"number": self.number}),
            )
        )

    def action_step(self, by: int) -> None:
        self._typed = ""
        self.focus()
        self._to(self.place + by)

    def _to(self, place: int) -> None:
        self.place = max(0, min(len(self.order) - 1, place))
        self._show()

    def action_take(self) -> None:
        self.post_message(ActionTaken(self.numbers[self.number]))

    def type_digit(self, digit: str) -> None:
        typed = self._typed + digit
        self._typed = typed if int(typed) <= self.order[-1] else digit
        number = int(self._typed)
        self._to(min(range(len(self.order)), key=lambda k: abs(self.order[k] - number)))


class Actions(HorizontalScroll):
    """The line of buttons, and perhaps a stepper, for the actions that the user may choose."""

    DEFAULT_CSS = """
    Actions { height: 1; background: $felt; align-horizontal: center; scrollbar-size: 0 0; }
    Actions Button { margin: 0 1 0 0; min-width: 3; background: $button; color: $foreground;
        text-style: none; }
    Actions Button.main { background: $primary; color: $on-accent; }
    Actions Button:focus { background: $background; color: $foreground; text-style: bold reverse;
        background-tint: $foreground 0%; }
    Actions Stepper { width: auto; margin-right: 2; link-style: none; link-color: $foreground;
        link-background: $button; link-style-hover: bold; }
    Actions Stepper:focus { text-style: bold; }
    """

    def __init__(self) -> None:
        super().__init__(id="actions", can_focus=False)
        self.action_labels: list[ActionLabel] = []
        self._shown: object = None
        self._laying = asyncio.Lock()

    async def show(
        self,
        numbers: Mapping[int, Move],
        others: Sequence[ActionLabel],
        at: int = 0,
        advised: Move | None = None,
    ) -> None:
        """Show buttons for ``numbers`` (or a stepper that starts at ``at``) and for ``others``."""
        async with self._laying:  # two calls at once would add the buttons twice
            shown = (tuple(numbers.items()), tuple(others), advised)
            if shown == self._shown:
                return
            self._shown = None  # until they are mounted, because this may be cancelled
            self.action_labels = list(others)
            # Shielded: Textual waits for the same tasks, and its application stops if one is cancelled.
            await asyncio.shield(self.remove_children())
            deeds = [*others]
            if len(numbers) > 3 and all(b - a > 1 for a, b in pairwise(sorted(numbers))):
                await self.mount(Stepper(numbers, at, advised))
            else:
                each = sorted(numbers.items())
                deeds[:0] = [ActionLabel(action, f" {number} ") for number, action in each]
            first = None if numbers or advised else next(iter(others), None)
            await self.mount(
                *(ActionButton(one, one is first, one.action == advised) for one in deeds)
            )
            self._shown = shown

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        if isinstance(event.button, ActionButton):
            self.post_message(ActionTaken(event.button.deed.action))

    @property
    def advised_buttons(self) -> list[ActionButton]:
        return [
            child for child in self.children if isinstance(child, ActionButton) and child.advised
        ]

    def focus_first(self) -> bool:
        """Focus the advised button, or the first if none is advised; returns whether there is any."""
        for child in (*self.advised_buttons, *self.children):
            child.focus()
            return True
        return False

    def type_digit(self, digit: str) -> bool:
        for child in self.children:
            if isinstance(child, Stepper):
                child.focus()
                child.type_digit(digit)
                return True
            if isinstance(child, ActionButton) and child.deed.label.strip() == digit:
                child.focus()
                return True
        return False

    def letter(self, letter: str) -> Move | str:
        """The action of the button with this key; empty if no button has it."""
        return next((deed.action for deed in self.action_labels if deed.letter == letter), "")
