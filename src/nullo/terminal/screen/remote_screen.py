"""The table screen of a table on a server: talk, take-backs, claims, the clock, the next game."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App

from nullo.locale.words import say
from nullo.server.protocol.messages import EMOTES, SAID_LENGTH
from nullo.terminal.screen.dialogs import Asking, Question
from nullo.terminal.screen.remote_model import RemoteModel
from nullo.terminal.screen.table_screen import TableScreen


class RemoteScreen(TableScreen):
    """A table on a server; ends with ``leave``, ``gone``, ``ended``, or ``next:`` and the next table's id."""

    model: RemoteModel

    BINDINGS: ClassVar = [
        ("t", "talk"),
    ]
    FOOT = ("keys", "leave", "rules", "hint", "talk", "scores", "history", "back", "claim", "last")
    KEYS = (*TableScreen.KEYS[:-3], "talk", *TableScreen.KEYS[-3:])

    def __init__(self, model: RemoteModel) -> None:
        super().__init__(model)
        self._asked_back = False
        self._asked_again = False
        self._over = False

    async def on_mount(self) -> None:
        self.set_interval(1, self._tick)
        self.call_later(self.show_change)  # show what arrived before there was a screen

    def _tick(self) -> None:
        if self.model.view is not None and self.model.counts_down:
            self._bar(self.model.view.public)

    def show_change(self) -> None:
        table = self.model.table_state.table
        if not self.is_attached or self._over:
            return
        if self.model.client.ended in ("nonsense", "removed"):
            self._end("ended")
            return
        if table.next and self._goes_along():
            self._end(f"next:{table.next}")
            return
        super().show_change()
        self._ask_rematch()
        back, me = table.back, self.model.table_state.you.member
        wanted = back is not None and me in back.wanted
        if back and wanted and not self._asked_back:
            name = {"name": self.model.member_name(back.member)}
            body = Text(f"{say('back-asks', name)} {say('back-move')}")
            answers = [("yes", say("back-yes")), ("no", say("back-no"))]
            self.app.push_screen(Question(say("back-title"), body, answers), self._answer)
        self._asked_back = wanted

    def _goes_along(self) -> bool:
        me, asks = self.model.table_state.you.member, self.model.table_state.table.rematch
        return me < 0 or asks is None or me in (asks.member, *asks.yes)

    def _ask_rematch(self) -> None:
        """Open a dialog if the reader is to answer, or nobody else agrees to the reader's request."""
        me, asks = self.model.table_state.you.member, self.model.table_state.table.rematch
        if asks is None:
            self._asked_again = False
            return
        alone = asks.member == me and not (asks.wanted or asks.yes or asks.go)
        wanted = alone or me in asks.wanted
        if wanted and not self._asked_again:
            name = {"name": self.model.member_name(asks.member)}
            body = Text(say("rematch-nobody") if alone else say("rematch-asks", name))
            yes = say("rematch-bots") if alone else say("rematch-yes")
            no = say("rematch-withdraw") if alone else say("rematch-no")
            question = Question(say("rematch-title"), body, [("yes", yes), ("no", no)])
            self.app.push_screen(question, self._answer_again)
        self._asked_again = wanted

    def _answer_again(self, answer: str | None) -> None:
        if self._asked_again:
            self.run_worker(self._order("answer-rematch", yes=answer == "yes"))

    def _end(self, answer: str) -> None:
        """Close the screen once, with everything above it."""
        if not self._over:
            self._over = True
            while self.app.screen is not self:
                self.app.pop_screen()
            self.dismiss(answer)

    def _answer(self, answer: str | None) -> None:
        if self._asked_back:
            self.run_worker(self._order("answer-back", yes=answer == "yes"))

    async def _order(self, kind: str, **fields: object) -> None:
        await self.attempt(self.model.order(kind, **fields))

    def action_talk(self) -> None:
        talk(self.app, self._order)

    def action_leave(self) -> None:
        if self.model.client.ended or self.model.over or self.model.table_state.you.member < 0:
            self._end("leave")
            return
        ways = {"now": "tui-leave-now", "good": "tui-leave-for-good", "stay": "tui-stay"}
        answers = [(answer, say(key)) for answer, key in ways.items()]
        question = Question(say("tui-leave-question"), Text(say("tui-leave-words")), answers)
        self.app.push_screen(question, self._leave)

    def _leave(self, answer: str | None) -> None:
        if answer == "now":
            self._end("leave")
        elif answer == "good":
            self.run_worker(self._leave_for_good())

    async def _leave_for_good(self) -> None:
        await self._order("leave")
        self._end("gone")

    def answers(self) -> list[tuple[str, str]]:
        """The choices at the end of the game; a spectator cannot start the next one."""
        seated = self.model.table_state.you.member >= 0
        return [answer for answer in super().answers() if answer[0] != "again" or seated]

    def _after(self, answer: str | None) -> None:
        if answer == "again":
            self.run_worker(self._again())
        elif answer in ("lobby", "replay"):
            self._end("leave" if answer == "lobby" else "replay")

    async def _again(self) -> None:
        """Ask everybody; who has asked already begins without the others, who is asked agrees."""
        if self.model.table_state.table.rematch is None:
            await self._order("ask-rematch")
        else:
            await self._order("answer-rematch", yes=True)


def talk(app: App[Any], order: Callable[..., Coroutine[Any, Any, None]]) -> None:
    """Ask for a line, and send it by ``order`` as a text or as an emote."""

    def send(text: str | None) -> None:
        if text:
            emote = text.removeprefix("/")
            known = text.startswith("/") and emote in EMOTES
            app.run_worker(order("say", **({"emote": emote} if known else {"text": text})))

    words = say("tui-say-words", {"emotes": " ".join(f"/{emote}" for emote in EMOTES)})
    app.push_screen(Asking(say("tool-talk"), words, most=SAID_LENGTH), send)
