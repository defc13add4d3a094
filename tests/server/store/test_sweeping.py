"""Deleting old tables, also with wrong clocks."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from nullo.server.store import LobbyRow, Retention
from nullo.server.store.store import Store

from .sample_events import GATHERING, NOW, OVER, PLAYING, first, move, run, seqs

DAY = 86_400_000
HOUR = DAY // 24


async def swept(store: Store, days: float, keep: Retention | None = None) -> list[str]:
    """The tables deleted so long after the first sweep, if the server ran all the time."""
    gone: list[str] = []
    for _ in range(2):  # the previous sweep sees the changes; there is one each hour
        gone += await store.sweep(NOW + int(days * DAY), int(days * DAY), keep)
    return gone


@pytest.mark.parametrize(("lobby_row", "days"), [(GATHERING, 1), (PLAYING, 30), (OVER, 30)])
def test_each_stage_has_its_days(url: str, lobby_row: LobbyRow, days: int) -> None:
    async def test(store: Store) -> None:
        await store.create("t", first(NOW), lobby_row)
        assert await swept(store, 0) == []
        assert await swept(store, days) == []
        assert await swept(store, days + 1e-7) == ["t"]
        assert await store.entry("t") is None
        assert await store.events("t") == []

    run(url, test)


def test_an_event_keeps_a_table_even_without_a_brief(url: str) -> None:
    async def test(store: Store) -> None:
        await store.create("t", first(NOW), PLAYING)
        await swept(store, 0)
        await swept(store, 20)
        await store.append("t", [move(3, at=NOW)])
        await swept(store, 20.1)
        assert await swept(store, 50) == []
        assert await swept(store, 50.2) == ["t"]

    run(url, test)


def test_an_event_that_comes_during_the_sweep_keeps_its_table(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: Store) -> None:
        for table in ("t", "u"):
            await store.create(table, first(NOW), GATHERING)
        await swept(store, 0)
        read = store._read

        async def late(function: Any, *given: Any) -> Any:
            found = await read(function, *given)
            if found == ["t", "u"]:
                await store.append("t", [move(3)])
            return found

        monkeypatch.setattr(store, "_read", late)
        assert await swept(store, 2) == ["u"]
        assert seqs(await store.events("t")) == [1, 2, 3]

    run(url, test)


def test_the_days_can_be_set(url: str) -> None:
    keep = Retention(gathering=0.5, playing=2, over=400)

    async def test(store: Store) -> None:
        for lobby_row in (GATHERING, PLAYING, OVER):
            await store.create(lobby_row.stage, first(NOW), lobby_row)
        await swept(store, 0, keep)
        assert await swept(store, 1, keep) == ["gathering"]
        assert await swept(store, 3, keep) == ["playing"]
        assert await swept(store, 399, keep) == []

    run(url, test)


def test_many_go_in_portions_and_the_others_stay(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nullo.server.store.sweeping.LOOKED_AT", 7)

    async def test(store: Store) -> None:
        old = [f"old{number}" for number in range(45)]
        await asyncio.gather(*(store.create(table, first(NOW), GATHERING) for table in old))
        await swept(store, 0)
        await store.create("new", first(NOW), GATHERING)
        await swept(store, 0.5)
        assert sorted(await swept(store, 1.1)) == sorted(old)
        assert seqs(await store.events("new")) == [1, 2]
        assert await swept(store, 1.2) == []

    run(url, test)


def test_a_clock_far_ahead_deletes_nothing_however_long_it_stays_so(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(store: Store) -> None:
        for lobby_row in (GATHERING, PLAYING, OVER):
            await store.create(lobby_row.stage, first(NOW), lobby_row)
        assert await store.sweep(NOW, None) == []
        for hour in range(1, 24):
            assert await store.sweep(NOW + 40 * DAY + hour * HOUR, HOUR) == []
        # Tables that are really old are deleted in time, whatever their date says.
        gone = []
        for hour in range(24, 28):
            gone += await store.sweep(NOW + 40 * DAY + hour * HOUR, HOUR)
        assert gone == ["gathering"]
        # The same holds when the clock is right again.
        assert await store.sweep(NOW + 28 * HOUR, HOUR) == []

    with caplog.at_level(logging.WARNING):
        run(url, test)
    assert "39 days ahead" in caplog.text or "40 days ahead" in caplog.text


def test_a_server_that_starts_with_a_clock_far_ahead_believes_a_day_of_it(url: str) -> None:
    async def test(store: Store) -> None:
        await store.create("t", first(NOW), PLAYING)
        await store.sweep(NOW, None)
        for start in range(20):  # it crashes, and is started again
            assert await store.sweep(NOW + 400 * DAY + start, None) == []

    run(url, test)


def test_a_clock_that_was_in_1970_costs_no_table_when_it_is_set(url: str) -> None:
    async def test(store: Store) -> None:
        assert await store.sweep(0, None) == []
        await store.create("t", first(10), GATHERING)
        assert await store.sweep(HOUR, HOUR) == []
        assert await store.sweep(NOW, HOUR) == []
        assert await store.sweep(NOW + HOUR, HOUR) == []

    run(url, test)


def test_a_server_that_runs_now_and_then_counts_the_days_between(url: str) -> None:
    async def test(store: Store) -> None:
        await store.create("t", first(NOW), PLAYING)
        gone = []
        for day in range(40):
            gone += await store.sweep(NOW + int(day * 0.9 * DAY), None)
        assert gone == ["t"]

    run(url, test)


def test_several_workers_sweep_and_time_passes_once(postgres_url: str) -> None:
    async def test(one: Store) -> None:
        await one.create("t", first(NOW), GATHERING)
        async with Store(postgres_url) as two:
            for hour in range(24):
                for store in (one, two):
                    assert await store.sweep(NOW + hour * HOUR, HOUR) == []
            gone = []
            for hour in range(24, 28):
                gone += await one.sweep(NOW + hour * HOUR, HOUR)
            assert gone == ["t"]

    run(postgres_url, test)
