"""The table screen: seats around, what lies there, the reader's hand, and what may be done."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from nullo.cli.table.choices import Choices
from nullo.cli.table.notes import note_of
from nullo.cli.table.screen import Screen as Lines
from nullo.cli.table.tell import Teller
from nullo.tui import sheets
from nullo.tui.actions import Actions, Deed, deeds, words
from nullo.tui.board import Board
from nullo.tui.chair import Chair, Refused
from nullo.tui.dialogs import Question, Reading, RuleBook
from nullo.tui.hand import Hand, Held
from nullo.tui.prompt import Prompt, Prompter, refusal_words
from nullo.tui.seats import Painter, SeatTeller, folded
from nullo.tui.where import where
from nullo.view import Own, Public, View
from nullo.words import say

PANE = 112


class TableScreen(Screen[str]):
    """One reader at one table; ends with what is to be done next.

    Args:
        chair: where the reader sits.
    """

    CSS = """
    TableScreen { layout: vertical; background: $background; }
    #bar { height: 1; background: $panel; color: $foreground; padding: 0 1; }
    #facts { height: auto; max-height: 5; background: $felt; color: $foreground; }
    #main { height: 1fr; }
    #left { width: 1fr; }
    #pane { width: 38; background: $panel; border-left: solid $surface; padding: 0 1; display: none;
        scrollbar-size-vertical: 1; }
    #pane.open { display: block; }
    #told { height: 1; background: $felt; color: $quiet; padding: 0 1; }
    #mine { height: auto; max-height: 2; background: $felt; padding: 0 1; }
    #prompt { height: 1; background: $felt; padding: 0 1; text-style: bold; }
    #why { height: 1; background: $felt; padding: 0 1; color: $quiet; }
    #why.no { color: $error; text-style: bold; }
    #keys { height: 1; background: $panel; color: $quiet; padding: 0 1; link-style: none;
        link-color: $foreground; link-background: $panel; }
    """
    BINDINGS: ClassVar = [
        Binding("question_mark", "keys", show=False),
        Binding("r", "rules", show=False),
        Binding("h", "history", show=False),
        Binding("s", "scores", show=False),
        Binding("l", "last", show=False),
        Binding("d", "details", show=False),
        Binding("i", "hint", show=False),
        Binding("c", "claim", show=False),
        Binding("q,escape", "leave", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
    ]
    FOOT: ClassVar[tuple[str, ...]] = (
        "keys",
        "leave",
        "rules",
        "hint",
        "scores",
        "history",
        "last",
        "details",
        "claim",
    )
    SIGNS: ClassVar[dict[str, str]] = {
        "keys": "?",
        "rules": "r",
        "scores": "s",
        "history": "h",
        "last": "l",
        "details": "d",
        "hint": "i",
        "claim": "c",
        "leave": "q",
    }

    KEYS: ClassVar[tuple[str, ...]] = (
        "arrows",
        "enter",
        "digits",
        "letters",
        "tab",
        "rules",
        "scores",
        "history",
        "last",
        "details",
        "hint",
        "claim",
        "light",
        "leave",
    )

    def __init__(self, chair: Chair) -> None:
        super().__init__()
        self.chair = chair
        self.prompt = Prompt("")
        self._asked: object = None
        self._which: list[str] = []
        self._warned = ""
        self._hands = len(chair.view.public.hands) if chair.view else 0
        self._ended = False

    @property
    def faces(self) -> Painter:
        """Cards in the colours of the theme."""
        return Painter(self.app.palette)  # type: ignore[attr-defined]

    def compose(self) -> ComposeResult:
        """The parts, from top to bottom."""
        palette = self.faces.palette
        yield Static(id="bar")
        with Horizontal(id="main"):
            with Vertical(id="left"):
                yield Static(id="facts")
                yield Board(self.chair, palette)
                yield Static(id="told")
                yield Static(id="mine")
                yield Static(id="prompt")
                yield Static(id="why")
                yield from self.tools()
                yield Hand(palette)
            with VerticalScroll(id="pane", can_focus=False):
                yield Static(id="story")
        yield Static(id="keys")

    def tools(self) -> ComposeResult:
        """What lies between the question and the hand."""
        yield Actions()

    async def on_mount(self) -> None:
        """Show the table and begin."""
        self.chair.listener = self.changed
        self._foot()
        self._live()
        await self._show()

    @work
    async def _live(self) -> None:
        await self.chair.run()

    @work(exclusive=True, group="show")
    async def _show_soon(self) -> None:
        await self._show()

    def changed(self) -> None:
        """Something has changed: show it."""
        if self.is_attached:
            self._show_soon()

    # --- showing ----------------------------------------------------------------------------

    async def _show(self) -> None:
        chair = self.chair
        view = chair.view
        if view is None or not self.is_attached:
            return
        faces = self.faces
        public = view.public
        self._bar(public)
        self._lines(view, faces)
        for board in self.query(Board):
            board.palette = faces.palette
            board.refresh()
        self.prompt = self.asks(view)
        self._ask()
        await self.offer(view)
        self._story(faces)
        await self.milestones(public)

    def asks(self, view: View) -> Prompt:
        """What is asked."""
        chair = self.chair
        return Prompter(chair.people, self.faces, chair.options).prompt(view, chair.asked)

    def _bar(self, public: Public) -> None:
        text = f"{self.chair.title}  ·  {where(public, self.chair.options)}"
        note = self.chair.line
        bar = Text.assemble((text, "bold"), ("   " + note if note else "", "reverse"))
        self.query_one("#bar", Static).update(bar)

    def _lines(self, view: View, faces: Painter) -> None:
        chair, public = self.chair, view.public
        width = max(40, self.query_one("#left").size.width or self.size.width)
        lines = Lines(chair.title, chair.people, faces, width)
        lines.width = width
        facts = lines.facts(public)
        if public.idle and (left := self._turns_left(public)) > 0:
            facts.append("  " + say("table-idle", {"count": left}))
        kitty = view.own.known.get("kitty", []) if view.own else []
        if kitty:
            facts.append(f"  {say('table-kitty-known')}: {faces.cards(kitty)}")
        shown = [f"  {line}" for fact in facts for line in folded([fact.strip()], width - 3)]
        self.query_one("#facts", Static).update(Text("\n").join(map(faces.paint, shown)))
        told = [text for hand in chair.told[-2:] for text in hand]
        self.query_one("#told", Static).update(faces.paint(told[-1] if told else ""))
        mine = Text()
        if chair.me >= 0:
            teller = SeatTeller(view, chair.people, faces)
            room = len(teller.name(chair.me)) + len(str(max(public.scores, key=abs))) + 6
            name = teller.heading(chair.me, room, chair.asked, "")
            mine = Text.assemble(name, "   ", " · ".join(teller.facts(chair.me)))
            notes = teller.notes(chair.me)
            if notes:
                mine.append("   ")
                mine.append_text(faces.paint(" · ".join(notes)))
        self.query_one("#mine", Static).update(mine)

    def _turns_left(self, public: Public) -> int:
        return int(self.chair.options.get("stall", 0)) * public.players - public.idle

    def _ask(self, no: str = "") -> None:
        """The question and its reason, or why something is not allowed."""
        rule = f" ({self.prompt.rule})" if self.prompt.rule else ""
        self.query_one("#prompt", Static).update(Text(self.prompt.text + rule))
        self.say(no or self.prompt.why, no=bool(no))

    def say(self, text: str, *, no: bool = False) -> None:
        """Say something below the question, until the next thing is to be said.

        Args:
            no: that something is not done.
        """
        why = self.query_one("#why", Static)
        why.set_class(no, "no")
        why.update(Text(text))

    async def offer(self, view: View) -> None:
        """Lay the hand and the buttons; the keys go where something is asked."""
        own = view.own
        hand, actions = self.query_one(Hand), self.query_one(Actions)
        hand.palette = self.faces.palette
        if own is None:
            hand.display = False
            await actions.show({}, [])
            return
        turn = self.chair.my_turn
        choices = Choices(view, self.chair.people, self.faces)
        asks = turn and choices.asks_card
        unseen = view.public.seats[own.seat].cards if own.unseen else 0
        hand.show(self.held(view, own, choices, asks), asks, unseen)
        if self._which and turn:
            others = [
                Deed(action, say("hand-as", {"card": self.faces.card(action.rpartition(" ")[2])}))
                for action in self._which
            ]
            await actions.show({}, [*others, Deed("", say("hand-back"), "b")])
        else:
            others = deeds(choices, self.chair.people, self.faces) if turn else []
            await actions.show(choices.numbers if turn else {}, others, 75)
        asked = (view.public.phase, view.public.hand, len(view.public.log), turn, *own.pending)
        if asked != self._asked and self.is_current:
            self._asked, self._warned = asked, ""
            if turn:
                self._focus(asks)

    def _focus(self, cards: bool) -> None:
        hand, actions = self.query_one(Hand), self.query_one(Actions)
        if not cards and actions.focus_first():
            return
        hand.focus()
        if hand.cards:
            self._look(hand.place)

    def held(self, view: View, own: Own, choices: Choices, asks: bool) -> list[Held]:
        """The cards of the hand, as they are to lie."""
        shown = list(view.public.seats[own.seat].shown)
        revokes = {action.rpartition(" ")[2] for action in own.revokes}
        held = []
        for place, code in enumerate(own.hand, 1):
            mark = ""
            if code in revokes and asks:
                mark = "!"
            elif code == own.taken:
                mark = "+"
            elif code in shown:
                mark = "*"
                shown.remove(code)
            note = note_of(code, view.public, self.faces)
            held.append(Held(code, note, not asks or place in choices.cards, mark))
        return held

    def _story(self, faces: Painter) -> None:
        pane = self.query_one("#pane")
        pane.set_class(self.size.width >= PANE, "open")
        if self.size.width >= PANE:
            self.query_one("#story", Static).update(sheets.history(self.chair, faces))
            pane.scroll_end(animate=False)

    def _foot(self) -> None:
        """Name as many keys as there is room for."""
        words = {name: say(f"tui-foot-{name}") for name in self.FOOT}
        room = self.size.width - 2
        names = []
        for name in self.FOOT:
            room -= len(self.SIGNS[name]) + len(words[name]) + 3
            if room >= -2:
                names.append(name)
        parts = [f"[@click='screen.{n}'][b]{self.SIGNS[n]}[/b] ${n}[/]" for n in names]
        self.query_one("#keys", Static).update(Content.from_markup("  ".join(parts), **words))

    async def on_resize(self) -> None:
        """Use the room."""
        self._foot()
        await self._show()

    async def milestones(self, public: Public) -> None:
        """Stop at the end of a hand, and at the end of the game."""
        if self._ended:
            return
        if public.phase == "over":
            self._ended = True
            self._hands = len(public.hands)
            self.app.push_screen(self._result(public), self._after)
        elif len(public.hands) > self._hands:
            self._hands = len(public.hands)
            self.chair.hold(True)
            body = self._summary(public)
            title = say("table-hand-done", {"number": len(public.hands)})
            answers = [("on", say("act-go-on"))]
            self.app.push_screen(Question(title, body, answers), self._go_on)

    def _go_on(self, answer: str | None) -> None:
        self.chair.hold(False)
        self.changed()

    def _summary(self, public: Public) -> Text:
        told = [text for hand in self.chair.told[-2:] for text in hand]
        return Text("\n").join(self.faces.paint(text) for text in told[-6:])

    def _result(self, public: Public) -> Question:
        body: list[RenderableType] = [
            Text(Teller(self.chair.people, self.faces).winners(public), "bold"),
            Text(),
            sheets.score_sheet(self.chair, public),
        ]
        if len(public.hands) > 1:
            body += [Text(), sheets.curves(self.chair, public)]
        return Question(say("table-over"), Group(*body), self.answers())

    def answers(self) -> list[tuple[str, str]]:
        """What may be done when the game is over."""
        return [
            ("again", say("act-play-again")),
            ("look", say("tui-look")),
            ("replay", say("tui-foot-replay")),
            ("lobby", say("act-lobby")),
        ]

    def _after(self, answer: str | None) -> None:
        if answer in ("again", "lobby", "replay"):
            self.dismiss(answer)

    # --- acting -----------------------------------------------------------------------------

    async def _do(self, action: str) -> None:
        self._which = []
        own = self.chair.view.own if self.chair.view else None
        if own and action in own.revokes and self._warned != action:
            self._warned = action
            card = self.faces.card(action.rpartition(" ")[2])
            self._ask(say("tui-warn", {"card": card}))
            return
        try:
            await self.chair.act(action)
        except Refused as error:
            self.say_no(error)

    def say_no(self, error: Refused) -> None:
        """Say why something is not done."""
        self._ask(refusal_words(error.refusal, self.faces) if error.refusal else str(error))

    async def on_actions_done(self, event: Actions.Done) -> None:
        """A button was pressed."""
        await self._press(event.action)

    async def _press(self, action: str) -> None:
        if action:
            await self._do(action)
        else:
            self._which = []
            await self._show()

    def on_hand_looked(self, event: Hand.Looked) -> None:
        """Say of a card why it may not be played."""
        self._look(event.place)

    def _look(self, place: int) -> None:
        own = self.chair.view.own if self.chair.view else None
        if own is None or not 0 <= place < len(own.hand):
            return
        refusal = own.refused.get(own.hand[place]) if self.chair.my_turn else None
        if refusal is None:
            self._ask()
        else:
            card = self.faces.card(own.hand[place])
            self._ask(f"{card}: {refusal_words(refusal, self.faces)}")

    async def on_hand_chosen(self, event: Hand.Chosen) -> None:
        """A card was chosen: do what may be done with it."""
        view = self.chair.view
        if view is None or view.own is None:
            return
        if not self.chair.my_turn:
            self._ask(say("table-not-yet"))
            return
        choices = Choices(view, self.chair.people, self.faces)
        if not choices.asks_card:
            self._ask(say("table-no-card"))
            return
        place = event.place + 1
        if place not in choices.cards:
            self._look(event.place)
            self.app.bell()
        elif view.own.hand[event.place] == "SAUCE" and len(choices.as_sauce) > 1:
            self._which = choices.as_sauce
            await self.offer(view)
            self._ask(say("hand-which"))
            self.query_one(Actions).focus_first()
        else:
            await self._do(choices.cards[place])

    async def on_key(self, event: events.Key) -> None:
        """Digits go to cards and bids, letters press buttons."""
        letter = event.character or ""
        if not self.query(Actions):
            return
        if letter.isdigit():
            hand, actions = self.query_one(Hand), self.query_one(Actions)
            if actions.type_digit(letter) or hand.type_digit(letter, time.monotonic()):
                event.stop()
        elif letter.isalpha() and (action := self.query_one(Actions).letter(letter.lower())):
            event.stop()
            await self._press(action)

    # --- commands ---------------------------------------------------------------------------

    def _read(self, title: str, body: RenderableType, end: bool = False) -> None:
        self.app.push_screen(Reading(title, body, end=end))

    def action_keys(self) -> None:
        """What the keys do."""
        self._read(say("tui-foot-keys"), sheets.keys(self.chair.game, self.KEYS))

    def action_rules(self) -> None:
        """The rules, at the one in play."""
        rules = self._rules_in_play()
        self.app.push_screen(RuleBook(self.chair.game, self.chair.title, rules))

    def _rules_in_play(self) -> Sequence[str]:
        own = self.chair.view.own if self.chair.view else None
        rules = [self.prompt.rule] if self.prompt.rule else []
        hand = self.query_one(Hand)
        if own and hand.has_focus and hand.place < len(own.hand):
            refusal = own.refused.get(own.hand[hand.place])
            if refusal and refusal.rule not in rules:
                rules.append(refusal.rule)
        return rules

    def action_history(self) -> None:
        """What happened."""
        self._read(say("tui-foot-history"), sheets.history(self.chair, self.faces), end=True)

    def action_scores(self) -> None:
        """The scores, hand by hand."""
        if self.chair.view:
            self._read(say("table-score"), sheets.score_sheet(self.chair, self.chair.view.public))

    def action_last(self) -> None:
        """The last trick."""
        public = self.chair.view.public if self.chair.view else Public()
        tricks = public.tricks or public.ended
        body = Text(say("last-none"))
        if tricks:
            body = self.faces.paint(Teller(self.chair.people, self.faces).trick(tricks[-1]))
        self._read(say("table-last-trick"), body)

    def action_details(self) -> None:
        """All that lies open, in words."""
        if self.chair.view:
            self._read(say("tui-foot-details"), sheets.everything(self.chair, self.faces, 70))

    async def action_hint(self) -> None:
        """What a strong bot would do."""
        if not self.chair.my_turn:
            self._ask(say("table-not-yet"))
        elif action := await self.chair.hint():
            view = self.chair.view
            discard = view.public.discard[-1] if view and view.public.discard else ""
            if action.startswith("play "):
                shown = self.faces.card(action.rpartition(" ")[2])
            else:
                shown = words(action, discard, self.chair.people, self.faces)
            self.say(say("hint", {"action": shown}))

    async def action_claim(self) -> None:
        """Claim the rest of the tricks."""
        try:
            await self.chair.claim()
        except Refused as error:
            self.say_no(error)

    def action_leave(self) -> None:
        """Leave the table."""
        self.dismiss("leave")
