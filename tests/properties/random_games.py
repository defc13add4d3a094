"""Random games for the property tests: options and seeds from Hypothesis, play from a seed.

``NULLO_EXAMPLES`` sets the number of games per test and game (default 3).
"""

from __future__ import annotations

import os
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

import nullo
from nullo.game.options import Option
from nullo.games.registry import rules_of
from nullo.games.rules import Rules
from nullo.testing.driving import observers
from nullo.testing.driving import random_action as choose
from nullo.testing.driving import random_decisions as decisions
from nullo.testing.driving import random_outcome as outcome
from nullo.testing.driving import random_step as step

__all__ = [
    "EXAMPLES",
    "GAMES",
    "MANY",
    "choose",
    "decisions",
    "games",
    "observers",
    "outcome",
    "step",
]

EXAMPLES = int(os.environ.get("NULLO_EXAMPLES", "3"))
MANY = settings(
    max_examples=EXAMPLES,
    deadline=None,
    phases=[Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink],
    derandomize="NULLO_EXAMPLES" not in os.environ,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


GAMES = nullo.game_ids()


def values(option: Option) -> st.SearchStrategy[Any]:
    """Random values of an option, small so that games stay short."""
    if option.choices:
        return st.sampled_from(option.choices)
    if isinstance(option.default, bool):
        return st.booleans()
    small = st.integers(option.low, min(option.high, option.low + 9))
    if option.many:
        return st.lists(small, min_size=1, max_size=3)
    return small | st.none() if option.unset else small


@st.composite
def options_of(draw: st.DrawFn, rules: Rules) -> dict[str, Any]:
    """Random options of a game that are possible together; few or many of them are stated."""
    given: dict[str, Any] = {"players": draw(st.integers(*rules.players))}
    stated = draw(st.sets(st.sampled_from(rules.options), max_size=4)) if rules.options else set()
    for option in sorted(stated, key=lambda option: option.name):
        given[option.name] = draw(values(option))
    return given


@st.composite
def games(draw: st.DrawFn, game: str) -> nullo.Game:
    """A game of this id with random options."""
    rules = rules_of(game)
    for _ in range(20):
        given = draw(options_of(rules))
        try:
            return nullo.load(game, **given)
        except nullo.OptionError:
            continue
    return nullo.load(game)
