"""The table screen of a table on a server: talk, take-backs, claims, the clock, the next game."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App

from nullo.locale.words import say
from nullo.server.protocol.messages import EMOTES, SAID_LENGTH
from nullo.terminal.screen.dialogs import Asking, Question, end
from nullo.terminal.screen.keymap import bind
from nullo.terminal.screen.remote_model import RemoteModel
from nullo.terminal.screen.table_screen import TableScreen

TITLES = {"back": "back-title", "rematch": "rematch-title"}


class RemoteScreen(TableScreen):
    """A table on a server; the result is ``leave``, ``gone``, ``ended``, ``replay`` or ``next:TABLE``."""

    model: RemoteModel

    BINDINGS: ClassVar = bind("talk")
    FOOT = ("keys", "leave", "rules", "hint", "talk", "scores", "history", "back", "claim", "last")
    KEYS = (*TableScreen.KEYS[:-3], "talk", *TableScreen.KEYS[-3:])

    def __init__(self, model: RemoteModel) -> None:
        super().__init__(model)
        self._asked_for: set[str] = set()  # the requests whose dialogs are open
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
        elif table.next and self._goes_along():
            self._end(f"next:{table.next}")
        else:
            super().show_change()
            self._ask_rematch()
            self._ask_back()

    def _goes_along(self) -> bool:
        me, asks = self.model.table_state.you.member, self.model.table_state.table.rematch
        return me < 0 or asks is None or me in (asks.member, *asks.yes)

    def _ask_rematch(self) -> None:
        """Ask the user to agree to or refuse another member's request for a rematch.

        If nobody agreed to the user's own request, ask what to do instead.
        """
        me, asks = self.model.table_state.you.member, self.model.table_state.table.rematch
        name = {"name": self.model.member_name(asks.member if asks else -1)}
        if asks and asks.member == me and not (asks.wanted or asks.yes or asks.go):
            answers = ("rematch-bots", "rematch-withdraw")
            self._question("rematch", True, say("rematch-nobody"), *answers)
        else:
            wanted = asks is not None and me in asks.wanted
            self._question("rematch", wanted, say("rematch-asks", name))

    def _ask_back(self) -> None:
        me, back = self.model.table_state.you.member, self.model.table_state.table.back
        name = {"name": self.model.member_name(back.member if back else -1)}
        wanted = back is not None and me in back.wanted
        self._question("back", wanted, f"{say('back-asks', name)} {say('back-move')}")

    def _question(self, about: str, wanted: bool, words: str, yes: str = "", no: str = "") -> None:
        """If an answer is ``wanted``, open a dialog, but only once. Send the answer if it is still wanted."""

        def send(answer: str | None) -> None:
            if about in self._asked_for:
                self.run_worker(self._order(f"answer-{about}", yes=answer == "yes"))

        if not wanted:
            self._asked_for.discard(about)
        elif about not in self._asked_for:
            self._asked_for.add(about)
            answers = [("yes", say(yes or f"{about}-yes")), ("no", say(no or f"{about}-no"))]
            self.app.push_screen(Question(say(TITLES[about]), Text(words), answers), send)

    def _end(self, answer: str) -> None:
        if not self._over:
            self._over = True
            end(self, answer)

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
        seated = self.model.table_state.you.member >= 0
        return [answer for answer in super().answers() if answer[0] != "again" or seated]

    def _after(self, answer: str | None) -> None:
        if answer == "again":
            self.run_worker(self._again())
        elif answer in ("lobby", "replay"):
            self._end("leave" if answer == "lobby" else "replay")

    async def _again(self) -> None:
        """Ask for a rematch; if another member has asked for one, agree to it.

        If the user has asked for one, start the game without the others.
        """
        if self.model.table_state.table.rematch is None:
            await self._order("ask-rematch")
        else:
            await self._order("answer-rematch", yes=True)


def talk(app: App[Any], order: Callable[..., Coroutine[Any, Any, None]]) -> None:
    """Ask the user for a line of talk, and send it with ``order``, as text or as an emote."""

    def send(text: str | None) -> None:
        if text:
            emote = text.removeprefix("/")
            known = text.startswith("/") and emote in EMOTES
            app.run_worker(order("say", **({"emote": emote} if known else {"text": text})))

    words = say("tui-say-words", {"emotes": " ".join(f"/{emote}" for emote in EMOTES)})
    app.push_screen(Asking(say("tool-talk"), words, most=SAID_LENGTH), send)
