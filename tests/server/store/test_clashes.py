"""Concurrent writers: the first wins, the others get an error, and other tables are not affected."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter

import pytest

from nullo.server.store import AlreadyStored, Conflict, NoSuchTable, Seat, new_token
from nullo.server.store.store import Store

from .sample_events import GATHERING, NOW, PLAYING, first, move, opened, outcomes, run, seqs


def test_conflict(url: str) -> None:
    async def test(store: Store) -> None:
        await opened(store)
        await store.append("t", [move(3)])
        with pytest.raises(Conflict):
            await store.append("t", [move(3, 1, "other")])
        with pytest.raises(Conflict):
            await store.create("t", first(), GATHERING)
        assert (await store.events("t"))[2:] == [move(3)]

    run(url, test)


def test_duplicate_says_where_it_is(url: str) -> None:
    async def test(store: Store) -> None:
        await opened(store)
        await store.append("t", [move(3, 1, "id"), move(4)])
        for again in (5, 3):
            with pytest.raises(AlreadyStored) as caught:
                await store.append("t", [move(again, 1, "id")])
            assert caught.value.seq == 3
        await store.append("t", [move(5, 2, "id")])  # another member's
        await opened(store, "u")
        await store.append("u", [move(3, 1, "id")])  # at another table

    run(url, test)


def test_gone(url: str) -> None:
    async def test(store: Store) -> None:
        await opened(store)
        await store.delete("t")
        with pytest.raises(NoSuchTable):
            await store.append("t", [move(3)], lobby_row=PLAYING)
        with pytest.raises(NoSuchTable):
            await store.append("t", [], seats=[Seat(0, new_token())])

    run(url, test)


def test_a_seat_is_taken_once(url: str) -> None:
    session = new_token()

    async def test(store: Store) -> None:
        await opened(store, "t", NOW, Seat(0, session))
        with pytest.raises(Conflict):
            await store.append("t", [move(3)], seats=[Seat(1, session)])
        with pytest.raises(Conflict):
            await store.append("t", [move(3)], seats=[Seat(0, new_token())])
        assert seqs(await store.events("t")) == [1, 2]

    run(url, test)


def test_one_clash_fails_one_caller_of_a_batch(url: str) -> None:
    async def test(store: Store) -> None:
        tables = [f"t{number}" for number in range(60)]
        await asyncio.gather(*(opened(store, table) for table in tables))
        await store.append("t7", [move(3, 0, "done")])
        found = await outcomes(
            *(
                store.append(table, [move(3, 0, "new"), move(4)], lobby_row=PLAYING)
                for table in tables
            ),
            store.append("t7", [move(4, 0, "done")]),
            store.append("none", [move(3)]),
            store.append("t3", [move(5), move(6)]),
            store.append("t3", [move(7), move(6)]),
            store.append("t3", [move(7)]),
        )
        expected = ["Conflict" if table == "t7" else "ok" for table in tables]
        assert found == [*expected, "AlreadyStored", "NoSuchTable", "ok", "Conflict", "ok"]
        assert seqs(await store.events("t3")) == list(range(1, 8))
        assert seqs(await store.events("t7")) == [1, 2, 3]
        entry = await store.entry("t7")
        assert entry is not None and entry.stage == "gathering"

    run(url, test)


def test_data_that_the_database_cannot_hold_fails_one_caller(url: str) -> None:
    async def test(store: Store) -> None:
        await opened(store)
        found = await outcomes(
            store.append("t", [move(3)]),
            store.append("t", [move(4, at=2**70)]),
            store.append("t", [move(4)]),
        )
        assert found == ["ok", "StoreError", "ok"]

    run(url, test)


def test_two_stores_race_for_every_event(postgres_url: str) -> None:
    """One of them stores each number; the other gets a ``Conflict``."""

    async def player(store: Store, name: str) -> int:
        taken = 0
        while True:
            seq = len(await store.events("t")) + 1
            if seq > 60:
                return taken
            try:
                await store.append("t", [move(seq, 0, f"{name}{seq}")])
                taken += 1
            except Conflict:
                pass

    async def test(one: Store) -> None:
        await opened(one)
        async with Store(postgres_url) as two:
            players = ((one, "a"), (two, "b"), (one, "c"), (two, "d"))
            taken = await asyncio.gather(*(player(store, name) for store, name in players))
            assert sum(taken) == 58
            assert seqs(await two.events("t")) == list(range(1, 61))

    run(postgres_url, test)


def test_two_stores_write_batches_over_the_same_tables(postgres_url: str) -> None:
    """They write in opposite orders, and neither may wait for the other for ever."""

    async def test(one: Store) -> None:
        tables = [f"t{number}" for number in range(40)]
        await asyncio.gather(*(opened(one, table) for table in tables))
        async with Store(postgres_url) as two:
            for seq in range(3, 12):
                found = await outcomes(
                    *(one.append(table, [move(seq)], lobby_row=PLAYING) for table in tables),
                    *(
                        two.append(table, [move(seq)], lobby_row=PLAYING)
                        for table in reversed(tables)
                    ),
                )
                assert sorted(found) == ["Conflict"] * 40 + ["ok"] * 40
            for table in tables:
                assert seqs(await two.events(table)) == list(range(1, 12))

    run(postgres_url, test)


def test_nothing_of_a_refused_request_is_left_in_cycles(url: str) -> None:
    async def clashes(store: Store) -> None:
        refused = (
            store.append("t", [move(3, 1, "other")]),
            store.append("t", [move(5, 1, "id")]),
            store.append("none", [move(3)], lobby_row=PLAYING),
        )
        assert await outcomes(*refused) == ["Conflict", "AlreadyStored", "NoSuchTable"]

    async def test(store: Store) -> None:
        await opened(store)
        await store.append("t", [move(3, 1, "id")])
        await clashes(store)  # what is made once
        gc.collect()
        gc.disable()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            await clashes(store)
            await store.append("t", [move(4)])  # the writer has let go of the others
            gc.collect()
            left = Counter(type(one).__qualname__ for one in gc.garbage)
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.enable()
        assert not {
            name: left[name] for name in ("Request", "IntegrityError", "frame") if left[name]
        }

    run(url, test)
