"""What a browser carries to another device: once, not for long, and unreadable in the database."""

from __future__ import annotations

from sqlalchemy import text

from nullo.server.store import Seat
from nullo.server.store.engine import Database
from nullo.server.store.lobby_rows import LobbyRow
from nullo.server.store.store import Store

from .sample_events import opened, run

NOW = 1_000_000
TOKEN = "token-of-the-link-0123456789"


async def carry(store: Store, token: str = TOKEN, session: str = "phone", most: int = 9) -> bool:
    return await store.carry(token, session, "[1]", now=NOW, until=NOW + 600, most=most)


async def sits(store: Store, table: str, session: str, stage: str = "playing") -> None:
    await opened(store, table)
    await store.append(table, [], seats=[Seat(5, session)])
    await store.show(table, NOW, LobbyRow(stage))  # type: ignore[arg-type]


def test_it_works_once(url: str) -> None:
    async def go(store: Store) -> None:
        await carry(store)
        first = await store.take_carried(TOKEN, "", NOW + 1)
        assert first is not None and (first.session, first.games) == ("phone", "[1]")
        assert await store.take_carried(TOKEN, "", NOW + 1) is None
        assert await store.take_carried("another-token-0123456789", "", NOW + 1) is None

    run(url, go)


def test_it_expires_and_sweeps_forget_it(url: str) -> None:
    async def go(store: Store) -> None:
        await carry(store)
        assert await store.take_carried(TOKEN, "", NOW + 600) is None
        assert not await carry(store, "b" * 20, most=1)
        await store.sweep(NOW + 600, None)
        assert await carry(store, "b" * 20, most=1)

    run(url, go)


def test_the_database_has_neither_the_session_nor_the_token(url: str) -> None:
    run(url, carry)
    database = Database(url)
    with database.reader.connect() as line:
        row = line.execute(text("SELECT token_hash, session, games FROM carries")).one()
    database.close()
    assert all(secret not in bytes(cell) for cell in row for secret in (b"phone", b"[1]", b"token"))


def test_the_seats_of_both_devices_come_together(url: str) -> None:
    async def go(store: Store) -> None:
        await sits(store, "one", "phone")
        await sits(store, "two", "laptop")
        await carry(store)
        assert await store.take_carried(TOKEN, "laptop", NOW) is not None
        assert {row.id for row, _ in await store.own_tables("phone")} == {"one", "two"}
        assert await store.own_tables("laptop") == []

    run(url, go)


def test_two_seats_at_one_unfinished_table_stay_apart(url: str) -> None:
    async def go(store: Store) -> None:
        await sits(store, "one", "phone")
        await store.append("one", [], seats=[Seat(6, "laptop")])
        await carry(store)
        found = await store.take_carried(TOKEN, "laptop", NOW)
        assert found is not None and found.clash and not found.session
        assert await store.who("one", session="laptop") == 6
        await store.show("one", NOW, LobbyRow("over"))
        found = await store.take_carried(TOKEN, "laptop", NOW)
        assert found is not None and found.session == "phone"
        assert await store.who("one", session="phone") == 5

    run(url, go)
