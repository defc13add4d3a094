"""Tries at fixed deals: one of each session counts, and it goes with its table."""

from __future__ import annotations

from nullo.server.store import DealTry, Seat
from nullo.server.store.lobby_rows import LobbyRow
from nullo.server.store.store import Store

from .sample_events import GATHERING, NOW, first, outcomes, run

DEAL = "daily/2026-11-22/sauce"


async def tries(store: Store, table: str, session: str = "ann", deal: str = DEAL) -> None:
    seats = [Seat(0, session)]
    await store.create(table, first(), GATHERING, seats, tried=DealTry(deal, session))


def test_one_try_of_each_session(url: str) -> None:
    async def go(store: Store) -> None:
        await tries(store, "one")
        await tries(store, "two", "bo")
        await tries(store, "three", deal="daily/2026-11-23/sauce")
        assert await outcomes(tries(store, "four")) == ["Conflict"]
        assert await store.entry("four") is None
        found = await store.own_tries([DEAL, "daily/2026-11-24/sauce"], "ann")
        assert {deal: row.id for deal, row in found.items()} == {DEAL: "one"}
        assert await store.own_tries([DEAL], "cy") == {}

    run(url, go)


def test_two_tries_at_once(url: str) -> None:
    async def go(store: Store) -> None:
        assert sorted(await outcomes(tries(store, "one"), tries(store, "two"))) == [
            "Conflict",
            "ok",
        ]

    run(url, go)


def test_results_are_of_games_that_are_over(url: str) -> None:
    async def go(store: Store) -> None:
        await tries(store, "one")
        await tries(store, "two", "bo")
        await store.show("two", NOW, LobbyRow("over"))
        many, over = await store.results(DEAL)
        assert (many, [row.id for row in over]) == (2, ["two"])
        await store.delete("two")
        assert await store.results(DEAL) == (1, [])

    run(url, go)


def test_tries_go_to_another_device(url: str) -> None:
    async def go(store: Store) -> None:
        await tries(store, "one", "phone")
        await tries(store, "two", "laptop", "daily/2026-11-23/sauce")
        await store.carry("t" * 43, "phone", "", now=NOW, until=NOW + 9, most=9)
        await store.take_carried("t" * 43, "laptop", NOW)
        deals = [DEAL, "daily/2026-11-23/sauce"]
        assert set(await store.own_tries(deals, "phone")) == set(deals)

    run(url, go)
