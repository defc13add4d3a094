"""Carries out members' commands, with what a table cannot do itself: limits, hints, proofs of claims."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from msgspec.structs import replace

from nullo.server.live.live_table import Cause, LiveTable
from nullo.server.protocol import messages
from nullo.server.protocol.problems import Problem, Refused
from nullo.server.routes.app_state import AppState
from nullo.server.store import StoreError
from nullo.server.table.events import Event, Leave
from nullo.server.table.seating import seat_of
from nullo.server.table.table import Table
from nullo.state.claims import check_claim


async def give_hint(
    state: AppState, live: LiveTable, member: int, command: messages.AskHint, address: str
) -> messages.HintReply:
    """The answer with a hint for a member's decision; the event of its action will say that it had a hint.

    Raises:
        Refused: it is not the member's turn, or the table allows no hints.
        Problem: the member asks too often, or no hint could be made.
    """
    table = await live.stored_table()
    known = table.hint_state(member)
    question = table.question(known.seat)
    asked, found = live.hinted.get(known.seat, (None, None))
    if found is None or asked != question:
        live.hints.check(member)
        found = await state.hub.hints.make(known, address, live.id)
        live.hinted[known.seat] = question, found
    return messages.HintReply(command.id, found)


BOUNDED = (
    messages.BeginGame
    | messages.Remove
    | messages.GiveUpSeat
    | messages.AnswerBack
    | messages.Claim
)
"""Commands that cannot be repeated endlessly, because the game or other commands limit them."""


def admit(
    state: AppState, table: str, member: int, command: messages.TableCommand, address: str
) -> None:
    """Count a command that will be stored, so that no client can fill the disk.

    There is no limit for a whole table, because one member could use up what the others need.

    Raises:
        Problem: the member or ``address`` has sent too many commands.
    """
    if isinstance(command, messages.MakeMove):
        state.acts.check(address)
        return
    if not isinstance(command, BOUNDED):
        state.member_changes.check((table, member))
    state.changes.check(address)
    if isinstance(command, messages.AskRematch):
        state.makings.check(address)


async def obey(
    state: AppState, live: LiveTable, member: int, command: messages.TableCommand
) -> Sequence[Event]:
    """Carry out a member's command; returns its events, none if it was carried out before.

    Raises:
        Problem: the command failed, or (Refused) the table refuses it.
    """
    cause: Cause
    match command:
        case messages.MakeMove():
            cause = _move_cause(live, member, command)
        case messages.Say():
            cause = _say_cause(live, member, command)
        case messages.Remove() | messages.GiveUpSeat():
            cause = await _leave_cause(state, live, member, command)
        case messages.Claim():
            return await _claim(state, live, member, command)
        case _:
            if isinstance(command, messages.Settings) and command.bots is not None:
                state.check_bot(command.bots)
            if isinstance(command, messages.ChooseBot):
                state.check_bot(command.bot, "bot")
            cause = lambda table: table.decide(member, command)  # noqa: E731
    return await live.submit(cause, member, command.id)


def _move_cause(live: LiveTable, member: int, act: messages.MakeMove) -> Cause:
    def cause(table: Table) -> list[Event]:
        hinted = any(
            table.view.seats[seat] == member and table.question(seat) == question
            for seat, (question, _) in live.hinted.items()
        )
        return table.decide(member, act, live.clock.bank_time_used(table, member), hinted)

    return cause


async def _leave_cause(
    state: AppState, live: LiveTable, member: int, command: messages.Remove | messages.GiveUpSeat
) -> Cause:
    """A function that returns the event by which a member leaves, with the hashes of the member's secrets."""
    leaver = command.member if isinstance(command, messages.Remove) else member
    try:
        hashes = await state.store.hashes(live.id, leaver)
    except StoreError:
        raise Problem("busy", 503) from None

    def cause(table: Table) -> list[Event]:
        decided = table.decide(member, command)
        return [
            replace(event, hashes=hashes) if isinstance(event, Leave) else event
            for event in decided
        ]

    return cause


def _say_cause(live: LiveTable, member: int, command: messages.Say) -> Cause:
    def cause(table: Table) -> list[Event]:
        said = table.decide(member, command)
        live.voices.check(member)
        return said

    return cause


async def _claim(
    state: AppState, live: LiveTable, member: int, command: messages.Claim
) -> Sequence[Event]:
    """Claim the remaining tricks if a proof is found; returns the events.

    Proofs are searched for off the event loop, one at a time. The claim is refused if the game goes on
    meanwhile.
    """
    table = await live.stored_table()
    if live.event_of(member, command.id):
        return []
    if table.play is None or table.view.stage != "playing":
        raise Refused("not-now")
    seat = seat_of(table.view, member)
    live.claims.take(seat, table.play.state)
    question = table.question(seat)
    claimed = table.play.state.clone()
    async with state.claiming:
        order = await asyncio.to_thread(check_claim, claimed, seat)
    if order is None:
        raise Refused("not-yours")

    def cause(table: Table) -> list[Event]:
        if table.question(seat) != question:
            raise Refused("not-now")
        return table.claim(command, seat, order)

    return await live.submit(cause, member, command.id)
