"""Scores of real tables: changed with their key alone, and deleted when nobody has changed them for long."""

from __future__ import annotations

from nullo.server.store.shared_rows import KEEP
from nullo.server.store.store import Store
from nullo.server.store.sweeping import DAY

from .sample_events import NOW, run


def test_a_score_and_its_changes(url: str) -> None:
    async def go(store: Store) -> None:
        assert await store.keep_score("a_score", "key", "0", 10)
        assert await store.score("a_score") == (0, "0")
        assert await store.score("aXscore") is None
        assert await store.change_score("a_score", "key", 2, "2") == 2
        assert await store.change_score("a_score", "key", 1, "1") == 2
        assert await store.change_score("a_score", "other", 3, "3") is None
        assert await store.score("a_score") == (2, "2")
        assert not await store.remove_score("a_score", "other")
        assert await store.remove_score("a_score", "key")
        assert await store.score("a_score") is None
        assert await store.change_score("bad id!", "key", 1, "") is None
        assert not await store.remove_score("bad id!", "key")

    run(url, go)


def test_there_is_room_for_so_many(url: str) -> None:
    async def go(store: Store) -> None:
        assert [await store.keep_score(f"s{k}", "key", "", 2) for k in range(3)] == [
            True,
            True,
            False,
        ]

    run(url, go)


def test_scores_that_nobody_changes_are_deleted(url: str) -> None:
    async def go(store: Store) -> None:
        for id in ("idle", "used"):
            await store.keep_score(id, "key", "", 10)
        await store.sweep(NOW, None)
        for days in range(1, KEEP + 3):
            if days == KEEP - 1:
                await store.change_score("used", "key", 1, "")
            await store.sweep(NOW + days * DAY, DAY)
        assert await store.score("idle") is None
        assert await store.score("used") is not None

    run(url, go)
