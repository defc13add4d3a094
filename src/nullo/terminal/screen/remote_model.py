"""The model of a table on a server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import Any

from nullo.bots.paces import after
from nullo.game.errors import NulloError
from nullo.game.moves import Move
from nullo.hints import Hint
from nullo.locale.words import message_or, say
from nullo.remote.client import Rejected, TableClient
from nullo.remote.table_state import TableState
from nullo.server.protocol.messages import EventFrame, Member, Said, TakeBack
from nullo.state import load
from nullo.state.asks import last_card
from nullo.terminal.screen.table_model import ActionRefused, TableModel
from nullo.terminal.shared.choices import meaningless_commands
from nullo.terminal.shared.event_words import narrate, seating_words
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.moments import moment_of, rest_of
from nullo.terminal.shared.people import People, bot_words
from nullo.terminal.shared.remarks import remark_lines

UNSHOWABLE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""Errors that may be raised by drawing, or putting into words, what a faulty server has sent."""


class RemoteModel(TableModel):
    """A table on a server, seen from a seat or by a spectator."""

    def __init__(self, client: TableClient) -> None:
        super().__init__(None, People([]))
        self.client = client
        self._history: list[list[str]] = [[]]
        self._hint: Hint | None = None
        self._hint_of: tuple[object, ...] = ()
        client.watcher = self._on_change
        client.rest = self._rest
        self._history_looked_at: list[list[str]] = [[]]
        if client.known:
            self._look()

    @property
    def table_state(self) -> TableState:
        """The table's state; raises RuntimeError if the server has not sent it yet."""
        if self.client.known is None:
            raise RuntimeError("nothing is known of the table yet")
        return self.client.known

    @property
    def game(self) -> str:
        return self.table_state.table.game

    @cached_property
    def meaningless(self) -> frozenset[str]:
        try:
            state = load(self.game, **self.table_state.table.options).new_initial_state()
        except NulloError:  # only the server knows the game, and refuses such commands
            return frozenset()
        return meaningless_commands(state)

    @property
    def acting_seats(self) -> list[int]:
        return [] if self.moment else self.table_state.table.asked

    @property
    def notes(self) -> list[str]:
        seal = self.table_state.table.seal
        return [say("tui-seal", {"seal": seal})] if seal else []

    @property
    def hands(self) -> list[list[str]] | None:
        return self.table_state.hands

    @property
    def plays_itself(self) -> bool:
        table, own = self.table_state.table, self.view.own if self.view else None
        waits = not table.last_card or table.back is not None or self.me not in table.asked
        return own is not None and not waits and bool(last_card(own))

    @property
    def series(self) -> str:
        table = self.table_state.table
        if table.games + (table.stage != "over") < 2:
            return ""
        won = [(one.wins if one else 0, self.people.name(k)) for k, one in enumerate(self._by_seat)]
        ordered = sorted(won, key=lambda one: -one[0])
        words = [say("series-of", {"name": name, "wins": wins}) for wins, name in ordered]
        return say("series-words", {"list": ", ".join(words)})

    @property
    def withheld(self) -> frozenset[str]:
        table = self.table_state.table
        counts = table.fixed is not None and not table.fixed.practice
        me = self.myself
        new = table.newcomer_hints and me is not None and me.newcomer
        hints = not counts and (table.hints or new or len(table.persons()) < 2)
        refused = {"hint": not hints, "back": not table.takebacks}
        return frozenset(name for name, no in refused.items() if no)

    @property
    def hint_counts(self) -> Sequence[int]:
        table = self.table_state.table
        return table.hinted[: len(table.seats)]

    @property
    def history(self) -> list[list[str]]:
        ends = self.moment is not None and self.moment.ends_hand
        return self._history_looked_at if ends else self._history

    @property
    def remarks(self) -> list[str]:
        bots = [member.bot if member else "" for member in self._by_seat]
        return remark_lines(self.view.public, bots, self.people) if self.view else []

    @property
    def myself(self) -> Member | None:
        return self.table_state.table.find(self.table_state.you.member)

    @property
    def _by_seat(self) -> list[Member | None]:
        table = self.table_state.table
        return [table.find(number) for number in table.seats]

    def member(self, seat: int) -> Member | None:
        return next(iter(self._by_seat[seat:]), None)

    def mark(self, seat: int) -> str:
        member = self.member(seat)
        if member is None:
            return ""
        if member.bot:
            return bot_words(member.bot)
        if member.away:
            return say("table-away")
        return "" if member.id in self.client.online else say("table-offline")

    @property
    def line(self) -> str:
        client = self.client
        if client.ended:
            return say(f"tui-ended-{client.ended}")
        if client.status != "open":
            return say("tui-line-lost")
        return "   ".join(filter(None, [self._clock(), *self._absences()]))

    @property
    def counts_down(self) -> bool:
        """Whether :attr:`line` contains a time that is running, so that it must be updated."""
        return self.table_state.table.clock is not None or bool(self.client.bots_in())

    def _absences(self) -> list[str]:
        table, waits = self.table_state.table, self.client.bots_in()
        told = []
        for member in table.members if table.stage == "playing" else ():
            left = waits.get(member.id)
            if left is None or member.away or member.bot or member.id not in table.seats:
                continue
            words = {"name": member.name, "time": _minutes(left)}
            told.append(say("table-away-in" if left else "told-away", words))
        return told

    def _clock(self) -> str:
        table = self.table_state.table
        if table.clock is None or not table.asked or table.stage != "playing":
            return ""
        seat = self.me if self.me in table.asked else table.asked[0]
        left = table.clock.move - self.client.asked_for(seat)
        bank = table.banks[seat] / 1000 if seat < len(table.banks) else 0.0
        if left < 0:
            bank, left = max(0.0, bank + left), 0.0
        if table.clock.slow:
            return say("tui-clock-slow", {"time": lasting(left)})
        return say("tui-clock", {"left": _minutes(left), "bank": _minutes(bank)})

    async def act(self, move: Move) -> None:
        self.reason = ""
        await self.order("act", move=move)

    async def claim(self) -> None:
        await self.order("claim")

    async def change_pace(self) -> str:
        pace = after(self.table_state.table.pace)
        await self.order("settings", pace=pace)
        return pace

    async def take_back(self) -> None:
        await self.order("ask-back")

    async def order(self, kind: str, **fields: Any) -> None:
        try:
            await self.client.send(kind, **fields)
        except Rejected as error:
            raise self._refusal(error) from None

    def _refusal(self, error: Rejected) -> ActionRefused:
        if self.client.ended:
            return ActionRefused(self.line)
        return ActionRefused(error_words(error.code, str(error)), error.refusal)

    async def hint(self) -> Hint | None:
        decision = self._decision()
        if self._hint is None or self._hint_of != decision:
            try:
                self._hint = await self.client.hint()
            except Rejected as error:
                raise self._refusal(error) from None
            self._hint_of = decision
        return self._hint

    def _decision(self) -> tuple[object, ...]:
        """A key of the user's current decision; it changes only when there is another decision."""
        view = self.view
        if view is None or view.own is None:
            return ()
        public, own = view.public, view.own
        return (public.hand, public.phase, len(public.log), *own.pending, *own.legal)

    @contextmanager
    def blaming_server(self) -> Iterator[None]:
        try:
            yield
        except UNSHOWABLE:  # later, not in the middle of drawing
            asyncio.get_running_loop().call_soon(self.client.distrust)

    def _on_change(self, before: TableState | None, event: EventFrame | None) -> None:
        if event is not None and before is not None:
            with self.blaming_server():
                self._look_for_moment(before, event)
                self._look()
                self.tell(before, event)
        else:
            self._look()
        self.listener()

    def _look_for_moment(self, before: TableState, event: EventFrame) -> None:
        known = self.table_state
        moment = None
        rests = not known.table.clock and known.table.claimed < 0 and event.kind != "take-back"
        if rests and before.view and known.view:
            moment = moment_of(before.view, event.lines, known.view)
        self._history_looked_at = [[*hand] for hand in self._history]
        self.notice(moment, asked=self.me in known.table.asked)

    async def _rest(self) -> None:
        if self.moment is not None and await self.look_at(rest_of(self.table_state.table.pace)):
            self._look()
            self.listener()

    def _look(self) -> None:
        known = self.client.known
        if known is None:
            return
        self.view = self.moment.view if self.moment else known.view
        names = [member.name if member else "" for member in self._by_seat]
        self.people = People(names, known.you.seat if known.you.seat >= 0 else None)

    def tell(self, before: TableState, event: EventFrame) -> None:
        known = self.table_state
        told = _came_and_went(before, known)
        if event.kind == "start":
            told += seating_words(self.table_state.table.cut, self.people, Faces())
        if event.said is not None:
            told.append(said_words(event.said))
        if event.kind in ("ask-back", "answer-back", "take-back", "claim"):
            told += self._agreement_words(before, event.kind)
        if event.kind in ("ask-rematch", "answer-rematch"):
            told += self._rematch_words(event.kind)
        old, new = before.view, known.view
        if old is not None and new is not None and event.kind != "take-back":
            told += narrate(self.people, event.lines, new.public)
        self._history[-1] += told
        if old is not None and new is not None and new.public.hand != old.public.hand:
            self._history.append([])

    def _agreement_words(self, before: TableState, kind: str) -> list[str]:
        table = self.table_state.table
        if kind == "claim" and table.claimed >= 0:
            return [self.people.sentence("told-claim", table.claimed)]
        old, new = before.table.back, table.back
        if kind == "take-back" and old is not None:
            return [say("told-back-done", {"what": self._move_words(old)})]
        if kind == "ask-back" and new is not None:
            mine = new.member == self.table_state.you.member
            key = "told-back-asked-you" if mine else "told-back-asked"
            params = {"name": self.member_name(new.member), "what": self._move_words(new)}
            return [say(key, params)]
        return [say("told-back-refused")] if new is None and old is not None else []

    def _rematch_words(self, kind: str) -> list[str]:
        asks = self.table_state.table.rematch
        if asks is None:
            return []
        if kind == "ask-rematch" and asks.member != self.table_state.you.member:
            return [say("rematch-asks", {"name": self.member_name(asks.member)})]
        waiting = ", ".join(self.member_name(member) for member in asks.wanted)
        return [say("rematch-waiting", {"names": waiting})] if waiting else []

    def _move_words(self, back: TakeBack) -> str:
        mine = back.member == self.table_state.you.member
        return say("back-move-you" if mine else "back-move")

    def member_name(self, member: int) -> str:
        found = self.table_state.table.find(member)
        return found.name if found else ""


def error_words(code: str, otherwise: str) -> str:
    """The words for an error code of the server; ``otherwise`` if there are none."""
    try:
        return message_or(f"error-{code}", otherwise)
    except ValueError:  # the words need parameters that are missing
        return otherwise


def said_words(said: Said) -> str:
    """A message of the talk, with the name of its author before it."""
    text = message_or(f"emote-{said.emote}", said.emote) if said.emote else said.text
    return say("talk-line", {"name": said.name, "words": " ".join(text.split())})


def _came_and_went(before: TableState, after: TableState) -> list[str]:
    olds = {member.id: member for member in before.table.members}
    news = {member.id: member for member in after.table.members}
    told = []
    for seat, number in enumerate(after.table.seats):
        now = news.get(number)
        if now is None or number == after.you.member:
            continue
        if was := olds.get(number):
            if was.away != now.away and not now.bot:
                told.append(say("told-away" if now.away else "told-back", {"name": now.name}))
        elif before.table.stage != "gathering":
            gone = olds.get(before.table.seats[seat])
            if not now.bot:
                told.append(say("told-joined", {"name": now.name}))
            elif gone is not None:
                told.append(say("told-left", {"name": gone.name, "bot": now.name}))
    return told


def _minutes(seconds: float) -> str:
    whole = int(seconds + 0.999)
    return f"{whole // 60}:{whole % 60:02}"


def lasting(seconds: float) -> str:
    """A length of time in days, hours or minutes, rounded down, but at least a minute."""
    for key, size in (("tui-days", 24 * 3600), ("tui-hours", 3600)):
        if seconds >= size:
            return say(key, {"count": int(seconds // size)})
    return say("tui-minutes", {"count": max(1, int(seconds // 60))})
