"""What is written can be read, by those who may."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import select, text

from nullo.server.store import LobbyRow, Seat, StoreError, new_token
from nullo.server.store.schema import metadata
from nullo.server.store.store import Store
from nullo.server.table.events import Event, Leave, Shuffle, Stored

from .sample_events import GATHERING, NOW, OVER, PLAYING, first, move, opened, run, seqs


def test_events_come_back_as_they_were_also_after_reopening(url: str) -> None:
    deal = Stored(3, NOW, Shuffle(0, "00" * 32, ["10h", "♠"], [["a"]], [2**53 - 1]))
    stored = [*first(), deal, move(4, 3, "client ☺ \x00")]

    async def write(store: Store) -> None:
        await store.create("t", stored[:2], GATHERING)
        await store.append("t", stored[2:3])
        if (
            "postgres" in url
        ):  # PostgreSQL's texts cannot contain NUL; nothing else of the event is lost
            with pytest.raises(StoreError):
                await store.append("t", stored[3:])
            stored[3] = msgspec.structs.replace(stored[3], client="client ☺")
        await store.append("t", stored[3:])
        assert await store.events("t") == stored

    async def read(store: Store) -> None:
        assert await store.events("t") == stored
        assert await store.events("t", after=2) == stored[2:]
        assert await store.events("t", after=4) == await store.events("none") == []

    run(url, write)
    run(url, read)


def test_what_is_not_awaited_is_stored_in_order(url: str) -> None:
    async def test(store: Store) -> None:
        waiting = [store.create("t", first(), GATHERING)]
        waiting += [store.append("t", [move(seq)]) for seq in range(3, 1200)]
        waiting[5].cancel()
        await waiting[-1]
        assert seqs(await store.events("t")) == list(range(1, 1200))
        await asyncio.gather(*waiting, return_exceptions=True)

    run(url, test)


def test_closing_writes_what_waits(url: str) -> None:
    async def test(store: Store) -> None:
        await opened(store)
        waiting = store.append("t", [move(3)])
        await store.close()
        await waiting
        with pytest.raises(StoreError, match="closed"):
            await store.append("t", [move(4)])
        with pytest.raises(StoreError, match="closed"):
            await store.events("t")

    run(url, test)


def test_the_brief_changes_with_the_events(url: str) -> None:
    async def test(store: Store) -> None:
        await opened(store)
        entry = await store.entry("t")
        assert entry == replace(GATHERING, id="t", made=NOW, touched=NOW)
        waiting = [
            store.append("t", [move(3)], lobby_row=PLAYING),
            store.append("t", [move(4)], lobby_row=OVER),
        ]
        await asyncio.gather(*waiting)
        assert await store.entry("t") == replace(OVER, id="t", made=NOW, touched=NOW + 4)
        with pytest.raises(StoreError):
            await store.append("t", [move(4)], lobby_row=PLAYING)
        assert await store.entry("t") == replace(OVER, id="t", made=NOW, touched=NOW + 4)
        assert await store.entry("none") is None

    run(url, test)


def test_lobby_shows_listed_tables_that_are_not_over_the_newest_first(url: str) -> None:
    async def test(store: Store) -> None:
        hidden = LobbyRow("gathering")
        for at, (table, lobby_row) in enumerate(
            {
                "old": GATHERING,
                "plays": PLAYING,
                "over": OVER,
                "hidden": hidden,
                "new": GATHERING,
            }.items()
        ):
            await store.create(table, first(NOW + at), lobby_row)
        assert [entry.id for entry in await store.lobby()] == ["new", "plays", "old"]
        assert [entry.id for entry in await store.lobby(limit=1)] == ["new"]

    run(url, test)


def test_seats_by_session_and_token(url: str) -> None:
    ann, ben, token = new_token(), new_token(), new_token()

    async def test(store: Store) -> None:
        await opened(store, "a", NOW, Seat(0, session=ann))
        await opened(store, "b", NOW + 5, Seat(0, session=ann))
        await store.append("a", [move(3)], seats=[Seat(1, session=ben), Seat(2, token=token)])
        assert await store.who("a", session=ann) == 0
        assert await store.who("a", session=ben) == 1
        assert await store.who("a", token=token) == 2
        assert await store.who("a", session=ben, token=token) == 2
        assert await store.who("a", session=token) is await store.who("a", token=ann) is None
        assert await store.who("b", session=ben) is await store.who("a") is None

        assert [(entry.id, member) for entry, member in await store.own_tables(ann)] == [
            ("b", 0),
            ("a", 0),
        ]
        await store.append("b", [move(3)], lobby_row=OVER)
        assert [entry.id for entry, _ in await store.own_tables(ann)] == ["a"]

        await store.append("a", [Stored(4, NOW, Leave(1))], unseat=[1])
        assert await store.who("a", session=ben) is None
        await store.append("a", [], seats=[Seat(5, session=ben)])
        assert await store.who("a", session=ben) == 5

    run(url, test)


def test_secrets_are_not_stored(url: str) -> None:
    session, token = new_token(), new_token()

    async def test(store: Store) -> None:
        await opened(store, "t", NOW, Seat(0, session, token))
        assert store._database is not None
        with store._database.reader.connect() as line:
            rows = [list(line.execute(select(table))) for table in metadata.sorted_tables]
        assert session not in str(rows) and token not in str(rows)

    run(url, test)


def test_deleting_takes_every_row(url: str) -> None:
    async def test(store: Store) -> None:
        await opened(store, "t", NOW, Seat(0, new_token()))
        await opened(store, "stays")
        assert await store.delete("t") is True
        assert await store.delete("t") is False
        assert await store.events("t") == []
        assert store._database is not None
        with store._database.reader.connect() as line:
            for table in ("events", "members"):
                found = line.execute(text(f"SELECT table_id FROM {table}")).scalars()
                assert set(found) <= {"stays"}
        await store.create("t", first(), GATHERING)
        assert seqs(await store.events("t")) == [1, 2]

    run(url, test)


def test_a_damaged_event_is_told_and_not_guessed(url: str) -> None:
    async def test(store: Store) -> None:
        await opened(store)
        assert store._database is not None
        with store._database.writer.begin() as line:
            line.execute(text('UPDATE events SET data = \'{"kind": "later"}\' WHERE seq = 2'))
        with pytest.raises(StoreError, match="event 2"):
            await store.events("t")

    run(url, test)


def test_the_kind_is_kept_beside_every_event(url: str) -> None:
    kinds = {kind.__struct_config__.tag for kind in Event.__args__}

    async def test(store: Store) -> None:
        await opened(store)
        assert store._database is not None
        with store._database.reader.connect() as line:
            found = set(line.execute(text("SELECT kind FROM events")).scalars())
        assert found == {"open", "join"} <= kinds

    run(url, test)
