"""A dialog for the options of a new game."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widget import Widget
from textual.widgets import Button, Input, Label, Select, Static

from nullo.bots.base import BUILT_IN, LEVELS
from nullo.bots.base import names as bot_names
from nullo.game.errors import OptionError
from nullo.game.options import Option
from nullo.games.rules import Rules
from nullo.locale.error_words import error_text
from nullo.locale.words import has_words, legend, say, title_of
from nullo.terminal.screen.dialogs import Buttons, Dialog
from nullo.terminal.screen.seat_text import with_label
from nullo.terminal.shared.people import bot_about, bot_words
from nullo.terminal.shared.play_options import DEFAULT_BOT, PlayOptions
from nullo.terminal.shared.typed_names import option_value, read_value

EACH = ","  # stands for choosing a bot for each seat; no bot has this name


class OptionsDialog(Dialog[PlayOptions]):
    """A form with a game's options; its result is :class:`PlayOptions`, or None if the user cancels."""

    CSS = """
    OptionsDialog .row { height: auto; }
    OptionsDialog .row Label { width: 1fr; max-width: 34; }
    OptionsDialog Input, OptionsDialog Select { width: 1fr; max-width: 30; border: none; height: 1;
        padding: 0 1; }
    OptionsDialog Input { background: $button; }
    OptionsDialog Input:focus { background: $primary 40%; }
    OptionsDialog .each Label { padding-left: 2; }
    OptionsDialog #help { height: 3; margin-top: 1; color: $quiet; }
    OptionsDialog #help.no { color: $error; text-style: bold; }
    """
    SIZE: ClassVar = "tall"
    BINDINGS: ClassVar = [
        ("escape", "close"),
        ("down", "app.focus_next"),
        ("up", "app.focus_previous"),
    ]

    def __init__(self, rules: Rules) -> None:
        super().__init__(say("options-title", {"game": title_of(rules.id)}))
        self.rules = rules
        low, high = rules.players
        seats = Option("players", rules.default_players, low=low, high=high)
        self.options = [seats, *(option for option in rules.options if option.offered)]

    def content(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            for option in self.options:
                with Horizontal(classes="row"):
                    yield Label(self._words(option.name))
                    yield self._field(option)
            with Horizontal(classes="row"):
                yield Label(say("bots-title"))
                levels = [*LEVELS, *(name for name in bot_names() if name not in BUILT_IN)]
                bots = [(bot_words(name), name) for name in levels]
                yield _select([*bots, (say("bots-each"), EACH)], DEFAULT_BOT, "bots")
            for number in range(1, self.rules.players[1]):
                with Horizontal(classes="row each", id=f"row-{number}"):
                    yield Label(say("bots-one", {"number": number}))
                    yield _select(bots, DEFAULT_BOT, f"bot-{number}")
        yield Static(id="help")
        with Buttons():
            yield Button(say("tui-foot-play"), compact=True, classes="main", id="play")
            yield Button(say("cancel"), compact=True, id="cancel")

    def _words(self, name: str, more: str = "") -> str:
        for key in (f"option-{self.rules.id}-{name}{more}", f"option-{name}{more}"):
            if has_words(key):
                return say(key)
        return "" if more else name

    def _field(self, option: Option) -> Widget:
        name = f"o-{option.name}"
        if option.choices:
            words = [(self._words(option.name, f"-{c}") or c, c) for c in option.choices]
            return _select(words, option.default, name)
        if isinstance(option.default, bool):
            either = [(say("option-on"), True), (say("option-off"), False)]
            return _select(either, option.default, name)
        return Input(_field_text(option.default), compact=True, id=name, select_on_focus=False)

    def on_mount(self) -> None:
        self._show_bots()

    def on_select_changed(self, event: Select.Changed) -> None:
        self._show_bots()
        if event.select is self.focused:
            self._describe(event.select)

    def on_input_changed(self) -> None:
        self._show_bots()

    def _show_bots(self) -> None:
        each = self.query_one("#bots", Select).value == EACH
        for number in range(1, self.rules.players[1]):
            self.query_one(f"#row-{number}").display = each and number < self._players()

    def _players(self) -> int:
        typed = self.query_one("#o-players", Input).value.strip()
        return int(typed) if typed.isdecimal() and len(typed) < 3 else 0

    def _bots(self) -> str:
        chosen = str(self.query_one("#bots", Select).value)
        if chosen != EACH:
            return chosen
        seats = range(1, self._players())
        return ",".join(str(self.query_one(f"#bot-{seat}", Select).value) for seat in seats)

    def on_descendant_focus(self) -> None:
        self._describe(self.focused)

    def _describe(self, focused: Widget | None) -> None:
        kind, _, name = (focused.id or "" if focused else "").partition("-")
        if isinstance(focused, Select) and kind in ("bots", "bot"):
            self._help(bot_about(str(focused.value)))
            return
        if kind != "o":
            self._help("")
            return
        option = next(option for option in self.options if option.name == name)
        about = self._words(name, "-about")
        if isinstance(focused, Input) and not option.many:
            about += " " + say("option-range", {"low": option.low, "high": option.high})
        elif isinstance(focused, Input):
            about += " " + say("option-list-range", {"low": option.low})
        rule = f" ({option.rule})" if option.rule else ""
        self._help(" ".join([about + rule, *legend(about)]))

    def _help(self, text: str, no: bool = False) -> None:
        box = self.query_one("#help", Static)
        box.set_class(no, "no")
        box.update(Text(text))

    def values(self) -> dict[str, Any]:
        """The entered values that differ from the defaults; raises OptionError if one is not allowed."""
        chosen: dict[str, Any] = {}
        for option in self.options:
            field = self.query_one(f"#o-{option.name}")
            if isinstance(field, Select):
                chosen[option.name] = field.value
            elif isinstance(field, Input):
                chosen[option.name] = _read(field.value, option)
        return self.rules.trim(self.rules.fill(chosen))

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        if event.button.id == "play":
            self._play()
        else:
            self.dismiss(None)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self._play()

    def _play(self) -> None:
        try:
            values = self.values()
        except OptionError as error:
            self.query_one(f"#o-{error.option}").focus()
            reason = error_text(error).partition(": ")[2]
            self.call_after_refresh(self._help, with_label(self._words(error.option), reason), True)
            return
        words = [f"{name}={json.dumps(value)}" for name, value in values.items()]
        self.dismiss(PlayOptions(self.rules.id, bots=self._bots(), option=words))


def _select(choices: Iterable[tuple[str, Any]], value: Any, name: str) -> Select[Any]:
    return Select(choices, value=value, allow_blank=False, compact=True, id=name)


def _field_text(value: Any) -> str:
    if value is None:
        return ""
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _read(text: str, option: Option) -> Any:
    if not text.strip():
        return None if option.unset else option.default
    return option_value(option, read_value(f"[{text}]" if option.many else text))
