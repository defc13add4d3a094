"""A store of tables in memory, for a single user; a change counts as stored once a keeper has stored it.

It has the methods of :class:`nullo.server.store.store.Store`, and never deletes old tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Self, TypeVar

import msgspec
from msgspec.structs import replace

from nullo.server.store import (
    AlreadyStored,
    Chain,
    Conflict,
    DealTry,
    LobbyRow,
    NoSuchTable,
    Seat,
    token_hash,
)
from nullo.server.store.lobby_rows import (
    MOST_FINISHED,
    MOST_RESULTS,
    MOST_TRIES,
    MOST_UNFINISHED,
)
from nullo.server.store.values import DuplicateSet, LookPosition, Retention, StoredSet
from nullo.server.table.events import Stored
from nullo.system.decoding import json_decoder

T = TypeVar("T")
Changes = list[tuple[str, str | None]]
"""The strings to store, by key; None if the key is to be deleted."""


class Keeper:
    """Stores strings by key for longer than this program runs; this base class stores nothing."""

    async def rows(self) -> list[tuple[str, str]]:
        """All stored keys and strings except events."""
        return []

    async def events(self, table: str) -> list[str]:
        """The events of a table, in order."""
        return []

    async def keep(self, changes: Changes) -> None:
        """Store all changes or none. It never raises an error; a keeper tells the user if it fails."""


class _Owner(msgspec.Struct):
    session: str = ""
    token: str = ""


_encode = msgspec.json.Encoder().encode
_decode_event = json_decoder(Stored).decode


class MemoryStore:
    """The tables of this browser, which ``keeper`` stores for later visits."""

    def __init__(self, keeper: Keeper) -> None:
        self.session = ""  # the user's session; empty if there is none yet
        self._keeper = keeper
        self._lock = asyncio.Lock()
        self._tables: dict[str, LobbyRow] = {}
        self._events: dict[str, list[Stored]] = {}
        self._members: dict[str, dict[int, _Owner]] = {}
        self._tries: dict[tuple[str, str], str] = {}
        self._sets: dict[str, StoredSet] = {}

    async def __aenter__(self) -> Self:
        for key, text in await self._keeper.rows():
            self._read(key, text)
        return self

    async def __aexit__(self, *error: object) -> None:
        pass

    def _read(self, key: str, text: str) -> None:
        kind, id, *rest = key.split("/", 2)
        if kind == "table":
            self._tables[id] = json_decoder(LobbyRow).decode(text)
        elif kind == "members":
            self._members[id] = json_decoder(dict[int, _Owner]).decode(text)
        elif kind == "try":
            self._tries[rest[0], id] = text
        elif kind == "session":
            self.session = text
        elif kind == "set":
            self._sets[id] = json_decoder(StoredSet).decode(text)

    async def keep_session(self, session: str) -> None:
        self.session = session
        await self._keeper.keep([("session/own", session)])

    # --- writing -----------------------------------------------------------------------------

    def create(
        self,
        table: str,
        stored: Sequence[Stored],
        lobby_row: LobbyRow,
        seats: Sequence[Seat] = (),
        as_at: str = "",
        unseat: Sequence[int] = (),
        tried: DealTry | None = None,
    ) -> asyncio.Future[None]:
        def do(changes: Changes) -> None:
            deal = (tried.deal, token_hash(tried.session).hex()) if tried else None
            if table in self._tables or deal in self._tries:
                raise Conflict(f"table {table}: something else was stored first")
            self._events[table] = []
            self._members[table] = dict(self._members.get(as_at, {}))
            self._put_events(table, stored, changes)
            at = stored[0].at
            self._put_row(table, replace(lobby_row, made=at, touched=stored[-1].at), changes)
            self._put_seats(table, seats, unseat, changes)
            if deal:
                self._tries[deal] = table
                changes.append((f"try/{deal[1]}/{deal[0]}", table))

        return self._write(do)

    def append(
        self,
        table: str,
        stored: Sequence[Stored],
        *,
        lobby_row: LobbyRow | None = None,
        seats: Sequence[Seat] = (),
        unseat: Sequence[int] = (),
        chain: Chain | None = None,
    ) -> asyncio.Future[None]:
        def do(changes: Changes) -> None:
            self._put_events(table, stored, changes)
            self._put_seats(table, seats, unseat, changes)
            if lobby_row is not None:
                self._put_row(table, replace(lobby_row, touched=stored[-1].at), changes)

        return self._write(do, table, chain)

    def show(
        self, table: str, at: int, lobby_row: LobbyRow, *, chain: Chain | None = None
    ) -> asyncio.Future[None]:
        return self._write(
            lambda changes: self._put_row(table, replace(lobby_row, touched=at), changes),
            table,
            chain,
        )

    def delete(self, table: str) -> asyncio.Future[bool]:
        def do(changes: Changes) -> bool:
            there = self._tables.pop(table, None) is not None
            self._members.pop(table, None)
            events = self._events.pop(table, [])
            changes += [(f"table/{table}", None), (f"members/{table}", None)]
            changes += [(_event_key(table, row.seq), None) for row in events]
            for (deal, owner), found in list(self._tries.items()):
                if found == table:
                    del self._tries[deal, owner]
                    changes.append((f"try/{owner}/{deal}", None))
            return there

        return self._write(do, table if table in self._tables else None)

    def _put_events(self, table: str, stored: Sequence[Stored], changes: Changes) -> None:
        there = self._events[table]
        for row in stored:
            for other in there:
                if row.client and (other.client, other.member) == (row.client, row.member):
                    raise AlreadyStored(other.seq)
        if stored and stored[0].seq != (there[-1].seq + 1 if there else stored[0].seq):
            raise Conflict(f"table {table}: something else was stored first")
        there += stored
        for row in stored:
            changes.append((_event_key(table, row.seq), _encode(row).decode()))

    def _put_row(self, table: str, row: LobbyRow, changes: Changes) -> None:
        old = self._tables.get(table)
        made, game = (row.made, row.game) if old is None else (old.made, old.game)
        self._tables[table] = replace(row, id=table, made=made, game=game)
        changes.append((f"table/{table}", _encode(self._tables[table]).decode()))

    def _put_seats(
        self, table: str, seats: Sequence[Seat], unseat: Sequence[int], changes: Changes
    ) -> None:
        members = self._members.setdefault(table, {})
        for member in unseat:
            members.pop(member, None)
        for seat in seats:
            owner = _Owner(_hex(seat.session), _hex(seat.token))
            sessions = {one.session for one in members.values()} - {""}
            if seat.member in members or owner.session in sessions:
                raise Conflict(f"table {table}: something else was stored first")
            members[seat.member] = owner
        changes.append((f"members/{table}", _encode(members).decode()))

    def _write(
        self, do: Callable[[Changes], T], table: str | None = None, chain: Chain | None = None
    ) -> asyncio.Future[T]:
        """Apply the change ``do`` after all earlier ones, and have the keeper store it; returns its result.

        Raises:
            Conflict: ``chain`` is broken.
            NoSuchTable: ``table`` is given and does not exist.
        """

        async def write() -> T:
            async with self._lock:
                if chain is not None and chain.broken:
                    raise Conflict("what this builds on has not been stored")
                try:
                    if table is not None:
                        await self._load(table)
                        if table not in self._tables:
                            raise NoSuchTable(f"there is no table {table}")
                    changes: Changes = []
                    done = do(changes)
                except Exception:
                    if chain is not None:
                        chain.broken = True
                    raise
                await self._keeper.keep(changes)
                return done

        task = asyncio.get_running_loop().create_task(write())
        # This marks a failure as seen, in case nobody waits for it.
        task.add_done_callback(lambda task: task.cancelled() or task.exception())
        return task

    def listen(self, changed: Callable[[str, int], None], missed: Callable[[], None]) -> None: ...

    async def sweep(self, now: int, ran: int | None, keep: Retention | None = None) -> list[str]:
        return []

    async def health(self) -> None: ...

    # --- what only a server does: there are no other devices and no other users ---------------

    async def carry(
        self, token: str, session: str, games: str, *, now: int, until: int, most: int
    ) -> bool:
        return False

    async def take_carried(self, token: str, own: str, now: int) -> None: ...
    async def keep_look(self, deal: str, look: LookPosition) -> None: ...
    async def end_look(self, deal: str) -> None: ...
    async def look(self, deal: str) -> None: ...
    async def change_score(self, id: str, key: str, number: int, data: str) -> None: ...
    async def score(self, id: str) -> None: ...

    async def keep_score(self, id: str, key: str, data: str, most: int) -> bool:
        return False

    async def remove_score(self, id: str, key: str) -> bool:
        return False

    def keep_duplicate(self, id: str, seed: str, data: DuplicateSet) -> asyncio.Future[None]:
        def do(changes: Changes) -> None:
            self._sets[id] = StoredSet(seed, data)
            changes.append((f"set/{id}", _encode(self._sets[id]).decode()))

        return self._write(do)

    async def duplicate(self, id: str) -> StoredSet | None:
        return self._sets.get(id)

    # --- reading -----------------------------------------------------------------------------

    async def _load(self, table: str) -> None:
        if table in self._tables and table not in self._events:
            self._events[table] = list(map(_decode_event, await self._keeper.events(table)))

    async def events(self, table: str, after: int = 0) -> list[Stored]:
        async with self._lock:
            await self._load(table)
        return [row for row in self._events.get(table, []) if row.seq > after]

    async def entry(self, table: str) -> LobbyRow | None:
        return self._tables.get(table)

    async def lobby(self, limit: int = 50) -> list[LobbyRow]:
        return []

    async def due(self, now: int, limit: int) -> list[str]:
        due = [row for row in self._tables.values() if 0 < row.due <= now]
        return [row.id for row in sorted(due, key=lambda row: row.due)[:limit]]

    async def own_tables(self, session: str, over: bool = False) -> list[tuple[LobbyRow, int]]:
        mine = token_hash(session).hex()
        found = [
            (self._tables[table], member)
            for table, members in self._members.items()
            for member, owner in members.items()
            if owner.session == mine and (self._tables[table].stage == "over") == over
        ]
        most = MOST_FINISHED if over else MOST_UNFINISHED
        return sorted(found, key=lambda one: -one[0].touched)[:most]

    async def own_tries(self, deals: Sequence[str], session: str) -> dict[str, LobbyRow]:
        mine = token_hash(session).hex()
        tables = {deal: self._tries.get((deal, mine)) for deal in deals}
        return {deal: self._tables[table] for deal, table in tables.items() if table is not None}

    async def all_tried(self, deals: Sequence[str]) -> list[tuple[str, bytes, LobbyRow]]:
        return self._tries_of(deals)[:MOST_TRIES]

    def _tries_of(self, deals: Sequence[str]) -> list[tuple[str, bytes, LobbyRow]]:
        found = [
            (deal, bytes.fromhex(owner), self._tables[table])
            for (deal, owner), table in self._tries.items()
            if deal in deals
        ]
        return sorted(found, key=lambda one: one[2].made)

    async def results(self, deal: str) -> tuple[int, list[LobbyRow]]:
        found = [row for _, _, row in self._tries_of([deal])]
        return len(found), [row for row in found if row.stage == "over"][:MOST_RESULTS]

    async def who(self, table: str, *, session: str = "", token: str = "") -> int | None:
        given = token_hash(token or session).hex()
        members = self._members.get(table, {}).items()
        own = (k for k, owner in members if given == (owner.token if token else owner.session))
        return next(own, None)

    async def hashes(self, table: str, member: int) -> list[str]:
        owner = self._members.get(table, {}).get(member, _Owner())
        return [one for one in (owner.session, owner.token) if one]

    async def knows(self, session: str) -> bool:
        mine = token_hash(session).hex()
        return any(
            mine == owner.session for one in self._members.values() for owner in one.values()
        )


def _event_key(table: str, seq: int) -> str:
    return f"event/{table}/{seq:08}"


def _hex(secret: str | None) -> str:
    return "" if secret is None else token_hash(secret).hex()
