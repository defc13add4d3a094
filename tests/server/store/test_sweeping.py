"""The rule by which old tables go."""

from __future__ import annotations

import asyncio

import pytest

from nullo.server.store import Brief, Retention, Store

from .made import GATHERING, NOW, OVER, PLAYING, first, move, run, seqs

DAY = 86_400_000


@pytest.mark.parametrize(("brief", "days"), [(GATHERING, 1), (PLAYING, 30), (OVER, 30)])
def test_each_stage_has_its_days(url: str, brief: Brief, days: int) -> None:
    async def test(store: Store) -> None:
        await store.create("t", first(NOW), brief)
        assert await store.sweep(NOW + days * DAY) == []
        assert await store.sweep(NOW + days * DAY + 1) == ["t"]
        assert await store.entry("t") is None
        assert await store.events("t") == []

    run(url, test)


def test_an_event_keeps_a_table_even_without_a_brief(url: str) -> None:
    async def test(store: Store) -> None:
        await store.create("t", first(NOW), PLAYING)
        await store.append("t", [move(3, at=NOW + 20 * DAY)])
        assert await store.sweep(NOW + 50 * DAY) == []
        assert await store.sweep(NOW + 51 * DAY) == ["t"]

    run(url, test)


def test_the_days_can_be_set(url: str) -> None:
    keep = Retention(gathering=0.5, playing=2, over=400)

    async def test(store: Store) -> None:
        for brief in (GATHERING, PLAYING, OVER):
            await store.create(brief.stage, first(NOW), brief)
        assert await store.sweep(NOW + DAY, keep) == ["gathering"]
        assert await store.sweep(NOW + 3 * DAY, keep) == ["playing"]
        assert await store.sweep(NOW + 399 * DAY, keep) == []

    run(url, test)


def test_many_go_in_portions_and_the_others_stay(url: str) -> None:
    async def test(store: Store) -> None:
        old = [f"old{number}" for number in range(45)]
        await asyncio.gather(*(store.create(table, first(NOW), GATHERING) for table in old))
        await store.create("new", first(NOW + DAY), GATHERING)
        assert sorted(await store.sweep(NOW + DAY + 1)) == sorted(old)
        assert seqs(await store.events("new")) == [1, 2]
        assert await store.sweep(NOW + DAY + 1) == []

    run(url, test)
