"""The clients connected to one table, and the frames sent to each."""

from __future__ import annotations

import secrets
from collections import deque

from msgspec.structs import replace

from nullo.server.live.absences import Absences
from nullo.server.live.client import NO_TABLE, Client
from nullo.server.protocol.messages import Gone, Presence, Reply
from nullo.server.protocol.problems import Problem
from nullo.server.table.event_frames import Frames
from nullo.server.table.events import Leave, Stored
from nullo.server.table.table import Table

KEPT = 16
"""Events whose frames are kept for clients that reconnect: some seconds of a game, about 50 kB a table."""


class ConnectedClients:
    """The clients connected to one table, and the last frames sent to them."""

    def __init__(self, told: int, absences: Absences) -> None:
        self.clients: set[Client] = set()
        self.told = told  # the last event that was sent to them
        # Names the history in which events are numbered. It is new each time the table is read from the
        # store: after a backup was restored, the same numbers may stand for other events.
        self.epoch = secrets.token_hex(4)
        self._recent: deque[tuple[int, Frames]] = deque(maxlen=KEPT)
        self._absences = absences
        self._presence = Presence([])

    def members(self) -> set[int]:
        return {client.member for client in self.clients if client.member is not None}

    def address(self) -> str:
        """The client address for which this table's bots think: that of the first member who is connected.

        It is empty if no member is connected.
        """
        here = [client for client in self.clients if client.member is not None]
        return min(here, key=lambda client: client.member or 0).address if here else ""

    def enter(
        self, client: Client, member: int | None, seq: int, table: Table, epoch: str = ""
    ) -> None:
        """Send a client the events after ``seq``, or a snapshot, and from then on every event."""
        self.clients.discard(client)
        client.member = member
        missed = [frames for number, frames in self._recent if number > seq]
        if epoch == self.epoch and 0 < seq <= table.seq and len(missed) == table.seq - seq:
            for frames in missed:
                client.send(frames.text(member))
        else:
            client.reply(replace(table.snapshot(member), epoch=self.epoch))
        if not client.closed:
            self.clients.add(client)
        if not self.notice(table):
            client.reply(self._presence)

    def leave(self, client: Client, table: Table) -> None:
        self.clients.discard(client)
        self.notice(table)

    def notice(self, table: Table) -> bool:
        """Send all clients ``presence`` if somebody came or left, or a bot now waits for one more member.

        Returns whether it was sent.
        """
        old, here = self._presence, self.members()
        watching = sum(client.member is None for client in self.clients)
        self._presence = new = Presence(sorted(here), watching, self._absences.waits(table, here))
        changed = (new.online, new.watching) != (old.online, old.watching)
        if not changed and new.away_in.keys() <= old.away_in.keys():
            return False
        self.say(new)
        return True

    def tell(self, row: Stored, frames: Frames) -> None:
        self._recent.append((row.seq, frames))
        self.told = row.seq
        for client in self.clients:
            id = row.client if client.member == row.member else ""
            client.send(frames.text(client.member, id))
            if isinstance(row.event, Leave) and client.member == row.event.member:
                client.member = None
                if row.event.removed:
                    client.refuse(Problem("removed"))

    def say(self, reply: Reply, only: Client | None = None) -> None:
        """Send a message that is not an event to all clients, or to one."""
        for client in self.clients if only is None else (only,):
            client.reply(reply)

    def end(self) -> None:
        self.say(Gone())
        for client in self.clients:
            client.close(NO_TABLE)
        self.clients.clear()
