"""Talk at a table: one line of plain text or an emote, from members with a seat to everybody.

It is stored and sent as events of the table; records, logs and metrics never contain it.
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from nullo.server.protocol.messages import EMOTES, SAID_LENGTH, Said, Say, TableView
from nullo.server.protocol.problems import Refused, bad_field
from nullo.server.table.display_names import one_line
from nullo.server.table.events import Stored
from nullo.server.table.seating import check_person

KEPT = 50
MOST = 10_000  # messages by one member at a table, because all events of a table are read


def clean_message(view: TableView, many: int, member: int, command: Say) -> Say:
    """A member's message, in one line without invisible characters.

    Raises:
        Refused: talk is off, the member has no seat, or it has sent too many messages (``many`` so far).
        Problem: the message is empty, has both a text and an emote, or has an unknown emote.
    """
    check_person(view, member)
    if not view.talk:
        raise Refused("talk-off")
    if many >= MOST:
        raise Refused("worn-out")
    if command.emote and command.text:
        raise bad_field("emote", "comes without a text")
    if command.emote:
        if command.emote not in EMOTES:
            raise bad_field("emote", f"must be one of {', '.join(EMOTES)}")
        return command
    text = one_line(command.text, SAID_LENGTH)
    if not text:
        raise bad_field("text", "must not be empty")
    return replace(command, text=text)


class Talk:
    """The recent messages at a table; for a rematch, ``before`` are those of the previous table."""

    def __init__(self, before: list[Said] | None = None) -> None:
        self.many: Counter[int] = Counter()  # messages of each member since the table was opened
        self.last = before or []
        """The last messages, oldest first; the list is never changed."""

    def add(self, view: TableView, stored: Stored, event: Say) -> Said:
        person = view.find(stored.member)
        name = person.name if person else ""
        said = Said(stored.seq, stored.at, stored.member, name, event.text, event.emote)
        self.many[stored.member] += 1
        self.last = [*self.last, said][-KEPT:]
        return said
