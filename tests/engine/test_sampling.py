"""Worlds against full enumeration: counted correctly, drawn uniformly, refused if there is none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from chance import assert_uniform
from nullo import Rng
from nullo.engine import sampling
from nullo.engine.position import Position
from nullo.engine.sampling import Worlds

Placement = tuple[int, ...]


def enumerate_worlds(capacities: Sequence[int], masks: Sequence[int]) -> Iterator[Placement]:
    """Every way to place each card, one after the other."""
    if not masks:
        if not any(capacities):
            yield ()
        return
    for place, free in enumerate(capacities):
        if free and masks[0] >> place & 1:
            left = [*capacities[:place], free - 1, *capacities[place + 1 :]]
            for rest in enumerate_worlds(left, masks[1:]):
                yield (place, *rest)


def worlds(capacities: Sequence[int], masks: Sequence[int]) -> Worlds:
    made = Worlds(Position({"players": 3}), 0)
    for capacity in capacities:
        made.place(capacity)
    for card, mask in enumerate(masks):
        made.put(card, mask)
    return made.prepare()


def drawn(source: Worlds, rng: Rng) -> Placement:
    return tuple(place for _, place in sorted(source.placement(rng)))


SETS: dict[str, tuple[list[int], list[int]]] = {
    "free": ([2, 2, 2], [0b111] * 6),
    "one void": ([2, 2, 1], [0b110, 0b110, 0b111, 0b111, 0b111]),
    "crossed voids": ([2, 2, 2], [0b110, 0b101, 0b011, 0b111, 0b111, 0b110]),
    "forced": ([1, 2, 1], [0b001, 0b111, 0b110, 0b111]),
    "an empty place": ([0, 2, 2], [0b111, 0b011, 0b110, 0b111]),
    "alike places": ([1, 1, 1, 2], [0b1111, 0b1000, 0b1111, 0b0111, 0b1111]),
    "alone": ([3], [1, 1, 1]),
    "uneven": ([4, 1, 1], [0b111, 0b011, 0b101, 0b110, 0b111, 0b111]),
    "narrow": ([2, 1, 1, 1], [0b0011, 0b0110, 0b1100, 0b1001, 0b1111]),
    "nearly full": ([1, 3, 2], [0b011, 0b010, 0b110, 0b110, 0b111, 0b110]),
}


@pytest.mark.parametrize("name", SETS)
def test_every_world_is_as_likely(name: str) -> None:
    capacities, masks = SETS[name]
    every = list(enumerate_worlds(capacities, masks))
    source = worlds(capacities, masks)
    rng = Rng(name, "worlds")
    assert source.count() == len(every)
    assert_uniform((drawn(source, rng) for _ in range(60 * len(every))), every)


@st.composite
def constraints(draw: st.DrawFn) -> tuple[list[int], list[int]]:
    capacities = draw(st.lists(st.integers(0, 3), min_size=1, max_size=4))
    cards = min(sum(capacities), 7)
    while sum(capacities) > cards:
        capacities[capacities.index(max(capacities))] -= 1
    masks = draw(
        st.lists(
            st.integers(0, (1 << len(capacities)) - 1), min_size=sum(capacities), max_size=cards
        )
    )
    return capacities, masks


@given(constraints(), st.integers(0, 1000))
def test_counts_equal_enumeration(made: tuple[list[int], list[int]], seed: int) -> None:
    capacities, masks = made
    every = set(enumerate_worlds(capacities, masks))
    if not every:
        with pytest.raises(ValueError, match="no world"):
            worlds(capacities, masks)
        return
    source = worlds(capacities, masks)
    assert source.count() == len(every)
    rng = Rng(seed)
    assert all(drawn(source, rng) in every for _ in range(20))


def test_random_constraints_are_drawn_uniformly() -> None:
    rng = Rng(5, "constraints")
    tried = 0
    while tried < 25:
        capacities = [rng.randrange(3) for _ in range(2 + rng.randrange(3))]
        masks = [1 + rng.randrange((1 << len(capacities)) - 1) for _ in range(sum(capacities))]
        every = list(enumerate_worlds(capacities, masks))
        if not 2 <= len(every) <= 120:
            continue
        tried += 1
        source = worlds(capacities, masks)
        assert_uniform((drawn(source, rng) for _ in range(30 * len(every))), every)


@pytest.mark.parametrize(
    ("capacities", "masks"),
    [([1, 1], [0b01, 0b01]), ([2, 1], [0b10, 0b10, 0b11]), ([1], [0]), ([1, 0], [0b10])],
)
def test_no_world_is_refused(capacities: list[int], masks: list[int]) -> None:
    with pytest.raises(ValueError, match="no world"):
        worlds(capacities, masks)


def test_too_many_kinds_of_places_are_refused() -> None:
    """Their counts would need 4 to the power of 32 numbers, which no C integer can tell."""
    masks = [1 << place | 1 << (place + 1) % 32 for place in range(32) for _ in range(3)]
    with pytest.raises(ValueError, match="too many kinds of places"):
        worlds([3] * 32, masks)


def test_too_many_kinds_of_cards_are_refused() -> None:
    """Each card may lie in most of the places, but no two in the same: more pairs than there is room for."""
    masks = [mask for mask in range(1 << 12) if mask.bit_count() >= 9][:128]
    with pytest.raises(ValueError, match="too many kinds of places"):
        worlds([11] * 8 + [10] * 4, masks)


def test_cards_and_places_must_match() -> None:
    with pytest.raises(ValueError, match="2 cards for 3 places"):
        worlds([3], [1, 1])


def test_a_large_deal_is_counted_without_overflow() -> None:
    # 108 cards for 12 seats and the stock: far beyond 2**64 ways, still exact to a double.
    source = worlds([7] * 12 + [24], [(1 << 13) - 1] * 108)
    assert 1e80 < source.count() < float("inf")
    placed = source.placement(Rng(1))
    assert sorted(card for card, _ in placed) == list(range(108))


CHAINS: dict[str, tuple[list[int], list[int]]] = {
    "two": ([2, 2, 1], [0b100, 0b110, 0b110, 0b111, 0b111]),
    "alike places": ([1, 1, 2, 1], [0b0100, 0b0111, 0b0111, 0b1111, 0b1111]),
    "one kind": ([2, 1, 2], [0b111] * 5),
    "an empty place": ([0, 2, 2], [0b100, 0b101, 0b111, 0b111]),
}


@pytest.mark.parametrize("name", CHAINS)
def test_a_chain_is_drawn_uniformly_without_counts(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sampling, "LARGE", 0)
    capacities, masks = CHAINS[name]
    every = list(enumerate_worlds(capacities, masks))
    source = worlds(capacities, masks)
    rng = Rng(name, "chain")
    assert source.count() == len(every)
    assert_uniform((drawn(source, rng) for _ in range(60 * len(every))), every)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(constraints(), st.integers(0, 1000))
def test_counts_equal_enumeration_in_chains_too(
    monkeypatch: pytest.MonkeyPatch, made: tuple[list[int], list[int]], seed: int
) -> None:
    monkeypatch.setattr(sampling, "LARGE", 0)
    capacities, masks = made
    nested = [mask & ~((1 << mask % 3) - 1) for mask in masks]
    test_counts_equal_enumeration.hypothesis.inner_test((capacities, nested), seed)  # type: ignore[attr-defined]


def test_many_kinds_of_places_in_a_chain_cost_nothing() -> None:
    # Counting would need a table of 8**11 * 28 rooms.
    source = worlds([7] * 11 + [27], [((1 << 12) - 1) & ~((1 << k // 9) - 1) for k in range(104)])
    assert 1e40 < source.count() < float("inf")
    for card, place in source.placement(Rng(1)):
        assert place >= card // 9
