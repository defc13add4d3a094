"""The waiting room of a table: its members and, for the host, order of seats, bots and start."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from nullo.bots.base import LEVELS
from nullo.game.errors import NulloError
from nullo.games.registry import rules_of
from nullo.lessons.lesson import has_lesson
from nullo.locale.words import say
from nullo.server.protocol.messages import Member
from nullo.terminal.screen.dialogs import Buttons, end
from nullo.terminal.screen.keymap import KeyLine, Ticks, key_line, newcomer_tick, tick
from nullo.terminal.screen.remote_model import RemoteModel, lasting, said_words
from nullo.terminal.screen.remote_screen import talk
from nullo.terminal.screen.table_model import ActionRefused
from nullo.terminal.shared.people import bot_about, bot_words, bots_know


class WaitingRoomScreen(Screen[str]):
    """The waiting room; its result is ``play`` if the game begins, otherwise ``leave`` or ``ended``."""

    CSS = """
    WaitingRoomScreen { background: $felt; }
    WaitingRoomScreen #head { height: auto; padding: 1 3 0 3; }
    WaitingRoomScreen #link { height: auto; padding: 0 3 1 3; color: $primary; text-style: bold; }
    WaitingRoomScreen #room { height: 1fr; scrollbar-size-vertical: 1; }
    WaitingRoomScreen OptionList { width: 1fr; height: 1fr; min-height: 6; margin: 0 2;
        background: $panel; border: round $primary; }
    WaitingRoomScreen Ticks { padding: 0 3; }
    WaitingRoomScreen #note { height: auto; max-height: 6; padding: 0 3; color: $quiet; }
    WaitingRoomScreen Buttons { padding: 0 2; margin-bottom: 1; }
    """
    BINDINGS: ClassVar = [
        ("q,escape", "leave"),
        ("s", "start"),
        ("u,shift+up", "move(-1)"),
        ("d,shift+down", "move(1)"),
        ("x", "remove"),
        ("b", "bot"),
        ("B", "all_bots"),
        ("n", "newcomer"),
        ("h", "newcomer_hints"),
        ("e", "learn"),
        ("t", "talk"),
    ]

    def __init__(self, model: RemoteModel, learn: Callable[[str], None]) -> None:
        super().__init__()
        self.model = model
        self._learn = learn
        self._left = False
        self._start = Button(say("room-start"), compact=True, classes="main", id="start")

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="room", can_focus=False):
            yield Static(id="head")
            yield Static(Text(str(self.model.client.link)), id="link")
            yield OptionList(id="seats")
            yield Ticks()
            yield Static(id="note")
        with Buttons():
            yield self._start
            yield Button(say("room-leave"), compact=True, id="leave")
        yield KeyLine(wraps=True)

    def on_mount(self) -> None:
        self.model.listener = self.show_change
        self.show_change()
        self.query_one(OptionList).focus()

    def _leave(self, answer: str) -> None:
        if not self._left:
            self._left = True
            if answer == "play" and self.app.screen is not self:
                self.app.notify(say("tui-learn-begun"))
            end(self, answer)

    @property
    def host(self) -> bool:
        known = self.model.table_state
        return known.you.member >= 0 and known.you.member == known.table.host

    def show_change(self) -> None:
        if not self.is_attached or self._left:
            return
        model = self.model
        table = model.table_state.table
        if model.client.ended or table.stage != "gathering":
            self._leave("ended" if model.client.ended else "play")
            return
        key = "room-lead-host" if self.host else "room-lead"
        if model.table_state.you.member < 0:
            key = "room-lead-watch"
        lead = say(key, {"name": model.member_name(table.host)})
        title = say("room-heading", {"game": model.title})
        self.query_one("#head", Static).update(Text.assemble((title, "bold"), "\n", lead))
        self._seats()
        self._start.display = self.host  # no query: it may not be mounted yet
        self._ticks()
        self._note()
        self._keys()

    def _seats(self) -> None:
        seats = self.query_one(OptionList)
        table = self.model.table_state.table
        order = "room-seats-placed" if table.host_seats else "room-seats-note"
        seats.border_title = say("room-seats-cut" if self._cut_decides() else order)
        at = seats.highlighted
        seats.clear_options()
        for number in table.seats:
            if member := table.find(number):
                seats.add_option(Option(self._row(member), str(number)))
        if table.seats:
            seats.highlighted = min(at or 0, len(table.seats) - 1)

    def _row(self, member: Member) -> Text:
        notes = []
        known = self.model.table_state
        if member.id == known.you.member:
            notes.append(say("room-you"))
        if member.id == known.table.host:
            notes.append(say("room-host"))
        if member.newcomer:
            notes.append(say("newcomer-sign"))
        if member.bot:
            notes.append(say("room-bot", {"level": bot_words(member.bot)}))
        elif member.id not in self.model.client.online and member.id != known.you.member:
            notes.append(say("room-offline"))
        tail = f"   {', '.join(notes)}" if notes else ""
        return Text.assemble((member.name, "" if member.bot else "bold"), tail)

    @property
    def _may_be_new(self) -> bool:
        known = self.model.table_state
        return known.table.newcomer_hints and known.you.member in known.table.seats

    @property
    def _may_help_newcomers(self) -> bool:
        return self.host and not self.model.table_state.table.hints

    def _ticks(self) -> None:
        table, me = self.model.table_state.table, self.model.myself
        hints = new = lesson = None
        if self._may_help_newcomers:
            words = say("newcomer-hint-setting")
            if not table.newcomer_hints:
                words += f" · {say('newcomer-hint-about')}"
            hints = tick("h", "newcomer_hints", words, table.newcomer_hints)
        if self._may_be_new and me is not None:
            new = newcomer_tick(me.newcomer)
            if me.newcomer and has_lesson(table.game):
                lesson = key_line("e", "learn", say("first-lesson"))
        self.query_one(Ticks).show(hints, new, lesson)

    def _note(self, no: str = "") -> None:
        table = self.model.table_state.table
        lines = [no or self.model.line]
        if table.clock is not None and table.clock.slow:
            lines.append(say("clock-says-slow", {"time": lasting(table.clock.move)}))
        if self.host:
            bots = sum(bool(member.bot) for member in table.members)
            lines.append(say("room-start-bots", {"bots": bots}))
        if any(member.bot for member in table.members):
            lines.append(bots_know(table.knowledge))
        lines.append(self._about())
        lines += [said_words(said) for said in self.model.client.said[-2:]]
        self.query_one("#note", Static).update(Text("\n".join(filter(None, lines))))

    def _about(self) -> str:
        member = self._bot_here()
        return bot_about(member.bot) if member and member.bot in LEVELS else ""

    def on_option_list_option_highlighted(self) -> None:
        self._note()

    def _keys(self) -> None:
        keys = {"talk": "t", "leave": "q"}
        if has_lesson(self.model.game):
            keys = {"learn": "e", **keys}
        if self.host:
            own = {"start": say("key-enter"), "up": "u", "down": "d", "remove": "x", "bot": "b"}
            keys = {**own, "alike": "B", **keys}
        actions = {"up": "move(-1)", "down": "move(1)", "alike": "all_bots"}
        self.query_one(KeyLine).show(keys, actions)

    async def _order(self, kind: str, **fields: object) -> None:
        try:
            await self.model.order(kind, **fields)
        except ActionRefused as error:
            self._note(str(error))

    async def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        if event.button.id == "start":
            await self.action_start()
        else:
            self.action_leave()

    async def on_option_list_option_selected(self) -> None:
        await self.action_start()

    async def action_start(self) -> None:
        if self.host:
            await self._order("start")
        else:
            self._note(say("error-not-host"))

    def _here(self) -> int | None:
        at = self.query_one(OptionList).highlighted
        return at if self.host else None

    def _cut_decides(self) -> bool:
        table = self.model.table_state.table
        try:
            rules = rules_of(table.game)
            cut = rules.cut(rules.fill(table.options))
        except NulloError:  # a game that this program does not have
            return False
        return cut is not None and cut.seating and not table.host_seats

    async def action_move(self, by: int) -> None:
        """Move the selected member ``by`` seats; after that, no cut decides who sits where."""
        at = self._here()
        order = list(self.model.table_state.table.seats)
        if at is None or not 0 <= at + by < len(order):
            return
        order[at], order[at + by] = order[at + by], order[at]
        if self._cut_decides():
            await self._order("settings", host_seats=True)
        self.query_one(OptionList).highlighted = at + by
        await self._order("arrange", order=order)

    async def action_remove(self) -> None:
        at = self._here()
        if at is not None:
            await self._order("remove", member=self.model.table_state.table.seats[at])

    async def action_bot(self) -> None:
        """Give the selected bot the next level; after the last level, the first."""
        member = self._bot_here()
        if self.host and member:
            at = LEVELS.index(member.bot) if member.bot in LEVELS else -1
            level = LEVELS[(at + 1) % len(LEVELS)]
            await self._order("choose-bot", member=member.id, bot=level)

    async def action_all_bots(self) -> None:
        """Give all bots the level of the selected one."""
        member = self._bot_here()
        if self.host and member:
            await self._order("settings", bots=member.bot)

    def _bot_here(self) -> Member | None:
        at = self.query_one(OptionList).highlighted
        member = None if at is None else self.model.member(at)
        return member if member and member.bot else None

    async def action_newcomer(self) -> None:
        me = self.model.myself
        if self._may_be_new and me is not None:
            await self._order("newcomer", new=not me.newcomer)

    async def action_newcomer_hints(self) -> None:
        if self._may_help_newcomers:
            allowed = not self.model.table_state.table.newcomer_hints
            await self._order("settings", newcomer_hints=allowed)

    def action_learn(self) -> None:
        if has_lesson(self.model.game):
            self._learn(self.model.game)

    def action_talk(self) -> None:
        talk(self.app, self._order)

    def action_leave(self) -> None:
        self._leave("leave")
