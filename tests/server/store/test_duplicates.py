"""Sets of deals: stored until nobody plays them any more."""

from __future__ import annotations

from nullo.server.store import DealTry, Retention, Seat
from nullo.server.store.store import Store
from nullo.server.store.sweeping import DAY
from nullo.server.store.values import DuplicateSet, LookPosition, deal_name

from .sample_events import GATHERING, NOW, first, run

SET = DuplicateSet("sauce", {"players": 4}, 2, "club", "Ann")


def test_a_set_and_its_tries(url: str) -> None:
    async def go(store: Store) -> None:
        await store.keep_duplicate("a_set", "seed", SET)
        found = await store.duplicate("a_set")
        assert found is not None and (found.seed, found.data) == ("seed", SET)
        assert await store.duplicate("aXset") is None
        deals = [deal_name("a_set", number) for number in (1, 2)]
        tried = DealTry(deals[0], "ann")
        await store.create("t", first(), GATHERING, [Seat(0, "ann")], tried=tried)
        ((deal, _, row),) = await store.all_tried(deals)
        assert (deal, row.id) == (deals[0], "t")

    run(url, go)


def test_old_sets_without_tries_are_deleted(url: str) -> None:
    async def go(store: Store) -> None:
        for id in ("idle", "used"):
            await store.keep_duplicate(id, "seed", SET)
        tried = DealTry(deal_name("used", 1), "ann")
        await store.create("t", first(), GATHERING, [Seat(0, "ann")], tried=tried)
        await store.sweep(NOW, None)
        for days in range(1, 33):
            await store.sweep(NOW + days * DAY, DAY, keep)
        assert await store.duplicate("idle") is None
        assert await store.duplicate("used") is not None

    keep = Retention(gathering=100)
    run(url, go)


def test_a_second_look_is_kept_for_a_day(url: str) -> None:
    async def go(store: Store) -> None:
        deal = deal_name("a_set", 1)
        assert await store.look(deal) is None
        for turn in (1, 2):
            look = LookPosition("00", "Ann", "expert", turn, -1)
            await store.keep_look(deal, look)
            assert await store.look(deal) == (turn, look)
        await store.sweep(NOW, None)
        for days in range(1, 4):
            await store.sweep(NOW + days * DAY, DAY)
        assert await store.look(deal) is None
        await store.keep_look(deal, LookPosition("00", "Ann", "expert", 1, -1))
        await store.end_look(deal)
        assert await store.look(deal) is None

    run(url, go)
