"""A screen that shows the model of a table: heading, seats, history, hand; keys open texts about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.css.query import NoMatches
from textual.screen import Screen
from textual.widgets import Static

from nullo.game.view import Public, View
from nullo.locale.words import say
from nullo.terminal.screen import info_texts
from nullo.terminal.screen.board_view import Board
from nullo.terminal.screen.dialogs import Reading, RuleBook
from nullo.terminal.screen.hand_view import Hand
from nullo.terminal.screen.info_texts import progress, prompt_for
from nullo.terminal.screen.keymap import SIGNS, TEXTS, KeyLine, Names, bind
from nullo.terminal.screen.seat_text import Painter, SeatTeller, fold_items, with_label
from nullo.terminal.screen.table_model import TableModel
from nullo.terminal.shared.choices import Prompt
from nullo.terminal.shared.event_words import Teller
from nullo.terminal.shared.moments import Moment
from nullo.terminal.shared.table_text import TableText

PANE = 112
LEAST = (36, 10)
FLAT, LOW = 12, 16
BESIDE_HAND = 5  # lines that a low screen needs in addition to the hand
PARTS = ("bar", "left", "facts", "told", "mine", "prompt", "why", "story", "keys", "cramped")


class ViewScreen(Screen[str]):
    """Shows a table to one user, and texts about it; subclasses add actions."""

    CSS = """
    ViewScreen { layout: vertical; layers: below above; background: $background; }
    #bar { height: 1; background: $panel; color: $foreground; padding: 0 1; }
    #facts { height: auto; max-height: 5; background: $felt; color: $foreground; }
    #main { height: 1fr; }
    #left { width: 1fr; }
    #pane { background: $panel; border-left: solid $surface; padding: 0 1; display: none;
        scrollbar-size-vertical: 1; }
    #pane.open { display: block; }
    #told, #mine, #prompt, #why { height: 1; background: $felt; padding: 0 1; }
    #told, #why, #keys { color: $quiet; }
    #mine { height: auto; max-height: 2; }
    #prompt { text-style: bold; }
    #why { height: auto; min-height: 1; max-height: 2; }
    #why.no { color: $error; text-style: bold; }
    #cramped { layer: above; dock: top; width: 100%; height: 100%; display: none;
        background: $error; color: $background; text-style: bold; padding: 0 1; }
    """
    BINDINGS: ClassVar = [*bind("keys", *TEXTS), ("q,escape", "leave")]
    FOOT: Names = ("keys", "leave")
    KEYS: Names = ()

    def __init__(self, model: TableModel) -> None:
        super().__init__()
        self.model = model
        self.prompt = Prompt("")

    @property
    def faces(self) -> Painter:
        return Painter(self.app.palette)  # type: ignore[attr-defined]

    def compose(self) -> ComposeResult:
        palette = self.faces.palette
        yield Static(id="bar")
        with Horizontal(id="main"):
            with Vertical(id="left"):
                yield Static(id="facts")
                yield Board(self.model, palette)
                yield Static(id="told")
                yield Static(id="mine")
                yield Static(id="prompt")
                yield Static(id="why")
                yield from self.tools()
                yield Hand(palette)
            with VerticalScroll(id="pane", can_focus=False):
                yield Static(id="story")
        yield KeyLine()
        yield Static(id="cramped")

    def tools(self) -> ComposeResult:
        """The widgets between the prompt and the hand."""
        yield from ()

    async def on_mount(self) -> None:
        self.model.listener = self.show_change
        with self._while_here():
            self._fit()
        self._live()
        await self._show_while_here()

    @work
    async def _live(self) -> None:
        await self.model.run()

    @work(exclusive=True, group="show")
    async def _show_soon(self) -> None:
        await self._show_while_here()

    async def _show_while_here(self) -> None:
        with self._while_here():
            await self._show()

    @contextmanager
    def _while_here(self) -> Iterator[None]:
        """Ignore errors of a faulty server, and of parts that are missing because the screen is closing."""
        try:
            with self.model.blaming_server():
                yield
        except NoMatches:
            if all(self.query(f"#{part}") for part in PARTS) and self.query(Hand):
                raise

    def show_change(self) -> None:
        if self.is_attached:
            self._show_soon()

    async def _show(self) -> None:
        model = self.model
        view, faces = model.view, self.faces
        if view is None or not self.is_attached:
            return
        self._bar(view.public)
        self._lines(view, faces)
        self._foot()
        for board in self.query(Board):
            board.palette = faces.palette
            board.refresh()
        self.prompt = self.asks(view)
        self._ask()
        await self.offer(view)
        self._fit()
        self._story(faces)
        await self.milestones(view.public)

    def asks(self, view: View) -> Prompt:
        model = self.model
        if model.moment is not None:
            return Prompt(self._moment_text(model.moment, view.public), say("tui-looking"))
        if model.plays_itself:
            return Prompt(say("table-last-card"))
        return prompt_for(view, model.acting_seats, model.people, self.faces)

    def _moment_text(self, moment: Moment, public: Public) -> str:
        people = self.model.people
        if not moment.ends_hand and public.trick:
            last = public.trick[-1]
            return people.sentence("told-play", last.seat, what=self.faces.play(last))
        if not moment.ends_hand:
            return people.sentence("told-takes", public.tricks[-1].winner)
        return say("table-hand-done", {"number": len(public.hands) + 1})

    async def offer(self, view: View) -> None:
        """Show the user's hand and the possible actions; by default do nothing."""

    async def milestones(self, public: Public) -> None:
        """Pause to show the result if a hand or the game has just ended; by default do nothing."""

    def _bar(self, public: Public) -> None:
        text = f"{self.model.title}  ·  {progress(public)}"
        note = self.model.line
        bar = Text.assemble((text, "bold"), ("   " + note if note else "", "reverse"))
        self.query_one("#bar", Static).update(bar)

    def _lines(self, view: View, faces: Painter) -> None:
        model, public = self.model, view.public
        width = max(40, self.query_one("#left").size.width or self.size.width)
        lines = TableText(model.title, model.people, faces, width)
        lines.width = width
        facts = lines.facts(public)
        if kitty := view.own.known_in("kitty") if view.own else []:
            facts.append("  " + with_label(say("table-kitty-known"), faces.cards(kitty)))
        shown = [f"  {line}" for fact in facts for line in fold_items([fact.strip()], width - 3)]
        self.query_one("#facts", Static).update(Text("\n").join(map(faces.paint, shown)))
        self.query_one("#told", Static).update(faces.paint(model.latest))
        mine = Text()
        if model.me >= 0:
            teller = SeatTeller(view, model.people, faces)
            room = len(teller.name(model.me)) + len(str(max(public.scores, key=abs))) + 6
            name = teller.heading(model.me, room, model.acting_seats, "")
            mine = Text.assemble(name, "   ", " · ".join(teller.facts(model.me)))
            if notes := teller.notes(model.me):
                mine.append("   ").append_text(faces.paint(" · ".join(notes)))
        self.query_one("#mine", Static).update(mine)

    def _ask(self, no: str = "") -> None:
        rule = f" ({self.prompt.rule})" if self.prompt.rule else ""
        self.query_one("#prompt", Static).update(Text(self.prompt.text + rule))
        why, reason = self.prompt.why, self.model.reason
        self.say(no or (why or reason if self.model.my_turn else reason or why), no=bool(no))

    def say(self, text: str, *, no: bool = False, hint: bool = False) -> None:
        """Show a message below the prompt: as a refusal if ``no``, with room for more lines if ``hint``."""
        why = self.query_one("#why", Static)
        why.set_class(no, "no")
        why.set_class(hint, "hint")
        why.update(Text(text))
        self._fit_why()

    def _fit_why(self) -> None:
        why = self.query_one("#why", Static)
        few, many = (2, 5) if why.has_class("hint") else (1, 2)
        why.styles.max_height = few if self.size.height < LOW else many

    def _story(self, faces: Painter) -> None:
        pane = self.query_one("#pane")
        pane.set_class(self.size.width >= PANE, "open")
        pane.styles.width = 38 + max(0, self.size.width - PANE) * 3 // 8
        if self.size.width >= PANE:
            self.query_one("#story", Static).update(info_texts.history(self.model, faces))
            pane.scroll_end(animate=False)

    def _fit(self) -> None:
        """Hide the less important parts in a small window, or everything if it is too small."""
        width, height = self.size
        columns, lines = LEAST
        lines = max(lines, self.query_one(Hand).fit() + BESIDE_HAND)
        self.query_one("#told").display = height >= LOW
        for part in ("facts", "mine", "keys"):
            self.query_one(f"#{part}").display = height >= FLAT
        self.query_one("#facts").styles.max_height = 1 if height < LOW else 5
        self._fit_why()
        cramped = self.query_one("#cramped", Static)
        cramped.display = width < columns or height < lines
        cramped.update(Text(say("tui-too-small", {"columns": columns, "lines": lines})))

    def foot(self) -> Sequence[str]:
        """The commands to show in the last line of the screen, the most important ones first."""
        return self.meaningful(self.FOOT)

    def _foot(self) -> None:
        self.query_one(KeyLine).show({name: SIGNS[name] for name in self.foot()})

    def meaningful(self, names: Sequence[str]) -> list[str]:
        """Those of the named commands that this game has and this table does not refuse."""
        without = self.model.meaningless | self.model.withheld
        return [name for name in names if name not in without]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action not in self.model.meaningless and super().check_action(action, parameters)

    async def on_resize(self) -> None:
        with self._while_here():
            self._fit()
        await self._show_while_here()

    def _read(self, title: str, body: RenderableType, end: bool = False) -> None:
        self.app.push_screen(Reading(title, body, end=end))

    def action_keys(self) -> None:
        keys = info_texts.keys(self.model.game, self.meaningful(self.KEYS))
        self._read(say("tui-foot-keys"), keys)

    def action_rules(self) -> None:
        rules = self._rules_in_play()
        self.app.push_screen(RuleBook(self.model.game, self.model.title, rules))

    def _rules_in_play(self) -> Sequence[str]:
        own = self.model.view.own if self.model.view else None
        rules = [self.prompt.rule] if self.prompt.rule else []
        hand = self.query_one(Hand)
        if own and hand.has_focus and hand.place < len(own.hand):
            refusal = own.refusal(own.hand[hand.place])
            if refusal and refusal.rule not in rules:
                rules.append(refusal.rule)
        return rules

    def action_history(self) -> None:
        with self._while_here():
            body = info_texts.history(self.model, self.faces)
            self._read(say("tui-foot-history"), body, end=True)

    def action_scores(self) -> None:
        with self._while_here():
            if self.model.view:
                sheet = info_texts.score_sheet(self.model, self.model.view.public)
                series = [Text(), Text(self.model.series)] if self.model.series else []
                self._read(say("table-score"), Group(sheet, *series))

    def action_last(self) -> None:
        public = self.model.view.public if self.model.view else Public()
        tricks = public.tricks or public.ended
        body = Text(say("last-none"))
        with self._while_here():
            if tricks:
                body = self.faces.paint(Teller(self.model.people, self.faces).trick(tricks[-1]))
            self._read(say("table-last-trick"), body)

    def action_details(self) -> None:
        with self._while_here():
            if self.model.view:
                body = info_texts.everything(self.model, self.faces, 70)
                self._read(say("tui-foot-details"), body)

    def action_leave(self) -> None:
        self.dismiss("leave")
