"""A row that the database cannot store fails only for its own caller."""

from __future__ import annotations

import pytest

from nullo.server.store import StoreError
from nullo.server.store.store import Store

from .sample_events import GATHERING, PLAYING, first, move, opened, outcomes, run, seqs

NUL, SURROGATE, LONG = "\0", "\ud800", "".join(chr(0x4E00 + k) for k in range(8000))


@pytest.mark.parametrize("client", [NUL, SURROGATE, LONG], ids=["nul", "surrogate", "long"])
def test_a_message_id_fails_nobody_else(url: str, client: str) -> None:
    async def test(store: Store) -> None:
        for table in ("t", "u", "v"):
            await opened(store, table)
        found = await outcomes(
            store.append("t", [move(3)], lobby_row=PLAYING),
            store.append("u", [move(3, 0, client)]),
            store.append("v", [move(3)]),
            store.append("t", [move(4, 0, "fine")]),
        )
        # SQLite accepts some values that PostgreSQL refuses.
        assert [found[0], *found[2:]] == ["ok"] * 3
        assert found[1] in ("ok", "StoreError")
        assert seqs(await store.events("t")) == [1, 2, 3, 4]
        assert seqs(await store.events("v")) == [1, 2, 3]

    run(url, test)


def test_a_bad_row_after_a_clash_fails_nobody_else(url: str) -> None:
    """The query that finds the reason of the first failure also gets the values of the second row."""

    async def test(store: Store) -> None:
        for table in ("t", "u"):
            await opened(store, table)
        found = await outcomes(
            store.append("t", [move(2), move(3, 0, NUL)]),
            store.append("t", [move(2), move(3, 0, SURROGATE)]),
            store.append("none", [move(3, 2**70, NUL)]),
            store.append("u", [move(3)]),
        )
        assert "ok" not in found[:3] and found[3] == "ok"

    run(url, test)


@pytest.mark.parametrize("id", ["\0", "t\0", "\ud800", "", " t", "t\n", "ü", "x" * 10_000, "../t"])
def test_what_is_no_id_names_no_table(url: str, id: str) -> None:
    async def test(store: Store) -> None:
        await opened(store)
        assert await store.entry(id) is None
        assert await store.events(id) == []
        assert await store.who(id, session="s" * 40, token="t" * 40) is None
        assert await store.delete(id) is False
        with pytest.raises(StoreError):
            await store.create(id, first(), GATHERING)
        with pytest.raises(StoreError):
            await store.append(id, [move(3)])
        await store.append("t", [move(3)])

    run(url, test)
