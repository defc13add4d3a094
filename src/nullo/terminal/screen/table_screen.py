"""The table screen: shows the table and lets the user act."""

from __future__ import annotations

import time
from collections.abc import Awaitable
from dataclasses import replace
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult

from nullo.game.moves import PLAY, Move
from nullo.game.view import Public, View
from nullo.locale.words import say
from nullo.terminal.screen import info_texts
from nullo.terminal.screen.action_bar import ActionLabel, Actions, ActionTaken, action_labels
from nullo.terminal.screen.dialogs import Question
from nullo.terminal.screen.hand_view import Hand
from nullo.terminal.screen.info_texts import refusal_words
from nullo.terminal.screen.keymap import TAKEN, TEXTS, WINDOW, Names, bind
from nullo.terminal.screen.seat_text import with_label
from nullo.terminal.screen.table_model import ActionRefused, TableModel
from nullo.terminal.screen.view_screen import ViewScreen
from nullo.terminal.shared.choices import OfferedMoves
from nullo.terminal.shared.event_words import Teller
from nullo.terminal.shared.faces import look_of, suits_in_colours
from nullo.terminal.shared.hand_text import held_cards
from nullo.terminal.shared.hint_words import HintSteps, hint_counts
from nullo.terminal.shared.remarks import switch_remarks


class TableScreen(ViewScreen):
    """A table at which the user plays; its result names what comes next, such as ``again``."""

    ADVICE: Names = ("hint", "claim", "back", "pace", "remarks")
    BINDINGS: ClassVar = [
        *bind(*ADVICE),
        ("up,left", "app.focus_previous"),
        ("down,right", "app.focus_next"),
    ]
    FOOT: Names = ("keys", "leave", "rules", "hint", "back", *TEXTS[1:], "claim")
    TURN: Names = ("arrows", "enter", "digits", "letters", "tab")
    KEYS: Names = (*TURN, *TEXTS, *ADVICE, *WINDOW, "leave")

    LETTERS: ClassVar = TAKEN  # letters that no button may have

    def __init__(self, model: TableModel) -> None:
        super().__init__(model)
        self._asked: object = None
        self._which: list[Move] = []
        self._warned: Move | None = None
        self._steps: HintSteps | None = None
        self._hands = len(model.view.public.hands) if model.view else 0
        self._ended = False

    def tools(self) -> ComposeResult:
        yield Actions()

    async def offer(self, view: View) -> None:
        own = view.own
        hand, actions = self.query_one(Hand), self.query_one(Actions)
        hand.palette = self.faces.palette
        if own is None:
            hand.display = False
            await actions.show({}, [])
            return
        turn = self.model.my_turn
        advised = self.model.advice if turn else None
        choices = OfferedMoves(view, self.model.people, self.faces)
        asks = turn and choices.asks_card
        unseen = view.public.seats[own.seat].cards if own.unseen else 0
        cards = held_cards(view, own, choices if turn else None, self.faces, advised)
        revokes = {move.card for move in own.revokes} if asks else set()
        cards = [replace(card, mark="!") if card.code in revokes else card for card in cards]
        hand.show(cards, asks, unseen)
        if self._which and turn:
            others = [
                ActionLabel(move, say("hand-as", {"card": self.faces.card(move.card)}))
                for move in self._which
            ]
            await actions.show({}, [*others, ActionLabel("", say("hand-back"), "b")])
        else:
            others = self.meanwhile()
            if turn:
                others = action_labels(choices, self.model.people, self.faces, self.LETTERS)
            first = look_of(view.public.game).first_bid
            await actions.show(choices.numbers if turn else {}, others, first, advised)
        asked = (view.public.phase, view.public.hand, len(view.public.log), turn, *own.pending)
        if asked != self._asked and self.is_current:
            self._asked, self._warned = asked, None
            if turn:
                self._focus(asks)

    def meanwhile(self) -> list[ActionLabel]:
        """The buttons that are shown while it is not the user's turn."""
        return []

    def _focus(self, cards: bool) -> None:
        hand, actions = self.query_one(Hand), self.query_one(Actions)
        if (not cards or actions.advised_buttons) and actions.focus_first():
            return
        hand.focus()
        if hand.cards:
            self._look(hand.place)

    async def milestones(self, public: Public) -> None:
        if self._ended or self.model.moment is not None:
            return
        if public.phase == "over":
            self._ended = True
            self._hands = len(public.hands)
            self.app.push_screen(self._result(public), self._after)
        elif len(public.hands) > self._hands:
            self._hands = len(public.hands)
            self.model.hold(True)
            title = say("table-hand-done", {"number": len(public.hands)})
            question = Question(title, self._summary(), [("on", say("act-go-on"))])
            self.app.push_screen(question, self._go_on)

    def _go_on(self, answer: str | None) -> None:
        self.model.hold(False)
        self.show_change()

    def _summary(self) -> Text:
        told = self.model.history[-2:][0]  # the next hand has its own sentences already
        shown = [self.faces.paint(text) for text in told[-6:]]
        return Text("\n").join([*shown, *self._remarks()])

    def _remarks(self) -> list[Text]:
        return [Text(line, "italic") for line in self.model.remarks]

    def _result(self, public: Public) -> Question:
        teller = Teller(self.model.people, self.faces)
        body: list[RenderableType] = [
            self._winners(teller, public),
            *map(Text, teller.why_over(public)),
            Text(),
            info_texts.score_sheet(self.model, public),
        ]
        if remarks := self._remarks():
            body += [Text(), *remarks]
        if self.model.series:
            body += [Text(), Text(self.model.series)]
        if len(public.hands) > 1:
            body += [Text(), info_texts.curves(self.model, public)]
        if hinted := hint_counts(self.model.hint_counts, self.model.people):
            body += [Text(), Text(hinted)]
        return Question(say("table-over"), Group(*body), self.answers())

    def _winners(self, teller: Teller, public: Public) -> Text:
        words = Text(teller.winners(public), "bold")
        if not teller.is_winner(public):
            return words
        suits = suits_in_colours(public.game, self.faces)
        return Text.assemble(suits, "   ", words, "   ", suits)

    def answers(self) -> list[tuple[str, str]]:
        return [
            ("again", say("act-play-again")),
            ("look", say("tui-look")),
            ("replay", say("tui-foot-replay")),
            ("lobby", say("act-lobby")),
        ]

    def _after(self, answer: str | None) -> None:
        if answer in ("again", "lobby", "replay"):
            self.dismiss(answer)

    async def _do(self, move: Move) -> None:
        self._which = []
        own = self.model.view.own if self.model.view else None
        if own and move in own.revokes and self._warned != move:
            self._warned = move
            self._ask(say("tui-warn", {"card": self.faces.card(move.card)}))
            return
        await self.attempt(self.model.act(move))

    async def attempt(self, deed: Awaitable[None]) -> None:
        try:
            await deed
        except ActionRefused as error:
            self._ask(refusal_words(error.refusal, self.faces) if error.refusal else str(error))

    async def on_action_taken(self, event: ActionTaken) -> None:
        await self._press(event.action)

    async def _press(self, action: Move | str) -> None:
        if isinstance(action, Move):
            await self._do(action)
        else:
            self._which = []
            await self._show()

    def on_hand_looked(self, event: Hand.Looked) -> None:
        self._look(event.place)

    def _look(self, place: int) -> None:
        own = self.model.view.own if self.model.view else None
        if own is None or not 0 <= place < len(own.hand):
            return
        refusal = own.refusal(own.hand[place]) if self.model.my_turn else None
        if refusal is None:
            self._ask()
        else:
            card = self.faces.card(own.hand[place])
            self._ask(with_label(card, refusal_words(refusal, self.faces)))

    def on_click(self) -> None:
        self.model.go_on()

    async def on_hand_chosen(self, event: Hand.Chosen) -> None:
        if self.model.moment is not None:
            self.model.go_on()
            return
        view = self.model.view
        if view is None or view.own is None:
            return
        if not self.model.my_turn:
            self._ask(say("table-not-yet"))
            return
        choices = OfferedMoves(view, self.model.people, self.faces)
        if not choices.asks_card:
            self._ask(say("table-no-card"))
            return
        place = event.place + 1
        if place not in choices.cards:
            self._look(event.place)
            self.app.bell()
        elif choices.cards[place] in choices.wild and len(choices.wild) > 1:
            self._which = choices.wild
            await self.offer(view)
            self._ask(say("hand-which"))
            self.query_one(Actions).focus_first()
        else:
            await self._do(choices.cards[place])

    async def on_key(self, event: events.Key) -> None:
        if self.model.moment is not None:
            self.model.go_on()
            event.stop()
            return
        letter = event.character or ""
        if letter.isdigit():
            hand, actions = self.query_one(Hand), self.query_one(Actions)
            if actions.type_digit(letter) or hand.type_digit(letter, time.monotonic()):
                event.stop()
        elif letter.isalpha() and (action := self.query_one(Actions).letter(letter.lower())):
            event.stop()
            await self._press(action)

    async def action_hint(self) -> None:
        if not self.model.my_turn:
            self._ask(say("table-not-yet"))
            return
        try:
            hint = await self.model.hint()
        except ActionRefused as refused:
            self._ask(str(refused))
            return
        if hint is None:
            return
        if self._steps is None or self._steps.hint is not hint:
            model = self.model
            self._steps = HintSteps(hint, model.game, model.people, self.faces, self._move_words)
        with self.model.blaming_server():
            self.say(self._steps.next(), hint=True)

    def _move_words(self, move: Move) -> str:
        if move.verb == PLAY.name:
            return self.faces.card(move.card)
        assert self.model.view is not None
        return OfferedMoves(self.model.view, self.model.people, self.faces).words(move)

    async def action_claim(self) -> None:
        await self.attempt(self.model.claim())

    async def action_pace(self) -> None:
        async def change() -> None:
            pace = await self.model.change_pace()
            self.say(with_label(say("pace-title"), say(f"pace-{pace}")))

        await self.attempt(change())

    def action_remarks(self) -> None:
        self.say(switch_remarks())

    async def action_back(self) -> None:
        await self.attempt(self.model.take_back())
