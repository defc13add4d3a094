"""What is said at a table: one line of plain text or an emote, by those who sit there, to all.

It is kept with the table's events and told from there; records, logs and metrics never hold it.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from nullo.server.protocol.messages import EMOTES, SAID_LENGTH, Said, TableView
from nullo.server.protocol.messages import Say as SayCommand
from nullo.server.protocol.problems import Problem
from nullo.server.table.display_names import one_line
from nullo.server.table.events import Say, Stored
from nullo.server.table.refused import Refused
from nullo.server.table.seating import find

KEPT = 50
MOST = 10_000  # that one member ever says at a table: its events are read as a whole


def decide(view: TableView, many: int, member: int, command: SayCommand) -> Say:
    """What a member's words lead to.

    Args:
        view: the table.
        many: how often this member has spoken there.
        member: who speaks.
        command: what is to be said.

    Raises:
        Refused: nobody may talk here, or this one may not.
        Problem: it is neither a text nor an emote.
    """
    if not _is_seated(view, member):
        raise Refused("no-seat")
    if not view.talk:
        raise Refused("talk-off")
    if many >= MOST:
        raise Refused("worn-out")
    if command.emote and command.text:
        raise _wrong("emote", "comes without a text")
    if command.emote:
        if command.emote not in EMOTES:
            raise _wrong("emote", f"must be one of {', '.join(EMOTES)}")
        return Say(member, emote=command.emote)
    text = one_line(command.text, SAID_LENGTH)
    if not text:
        raise _wrong("text", "must not be empty")
    return Say(member, text)


def _is_seated(view: TableView, member: int) -> bool:
    person = find(view, member)
    return person is not None and not person.bot and member in view.seats


def _wrong(field: str, reason: str) -> Problem:
    return Problem("bad-field", field=field, reason=f"{field}: {reason}")


class Talk:
    """What was said at a table of late.

    Attributes:
        many: how often each member has spoken since it opened.
    """

    def __init__(self) -> None:
        self.many: Counter[int] = Counter()
        self._said: list[Said] = []

    def add(self, view: TableView, stored: Stored, event: Say) -> Said:
        """Take in what a member of the table has said."""
        person = find(view, event.member)
        name = person.name if person else ""
        said = Said(stored.seq, stored.at, event.member, name, event.text, event.emote)
        self.many[event.member] += 1
        self._said = [*self._said, said][-KEPT:]  # a new list: snapshots hold the old one
        return said

    def last(self) -> list[Said]:
        """The last things said, oldest first; to be read, not changed."""
        return self._said


def text(said: Said) -> str:
    """As a frame holds it."""
    return msgspec.json.encode(said).decode()
