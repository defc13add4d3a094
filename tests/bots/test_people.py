"""The names of bots."""

from __future__ import annotations

from collections import Counter

from nullo.bots.base import LEVELS
from nullo.bots.people import LEVEL_NAMES, NAMES, names_of
from nullo.games.registry import BUILT_IN


def test_each_level_has_names_of_its_own() -> None:
    assert set(LEVEL_NAMES) == set(LEVELS)
    used = Counter(name for names in LEVEL_NAMES.values() for name in names)
    assert max(used.values()) == 1
    assert {len(names) for names in LEVEL_NAMES.values()} == {12}


def test_another_name_comes_first_at_another_game() -> None:
    for level, names in LEVEL_NAMES.items():
        orders = [names_of(level, game) for game in BUILT_IN]
        assert all(set(order) == set(names) for order in orders)
        assert len({order[0] for order in orders}) > 2
    assert names_of("simple", "sauce") == NAMES
