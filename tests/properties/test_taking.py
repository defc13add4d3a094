"""The seat that is taking the trick, at every card of random games."""

from __future__ import annotations

import random
from typing import Any

import pytest
from taking_by_view import best

import nullo
from variants import VARIANTS

TRICKS = [
    (game, options) for game, many in VARIANTS.items() for options in many if game != "nothing"
]


@pytest.mark.parametrize(("game", "options"), TRICKS, ids=str)
def test_the_view_says_who_takes_the_trick(game: str, options: dict[str, Any]) -> None:
    """The view names the same seat as an independent computation from the cards."""
    loaded = nullo.load(game, **options)
    state = loaded.new_initial_state()
    dice, rng = random.Random(3), nullo.Rng(3)
    lying = 0
    for _ in range(400):
        if state.is_terminal():
            state = loaded.new_initial_state()
        state.deal(rng)
        state.apply_action(dice.choice(state.legal_actions()))
        public = state.public()
        assert public.taking == best(public, state.game.options), public.trick
        lying += bool(public.trick)
    assert lying > 20


def test_S34_the_view_says_from_which_hand_on_scores_count_double() -> None:
    state = nullo.load("sauce", super_after=2, super_at=5000, hands=4).new_initial_state()
    dice, rng = random.Random(3), nullo.Rng(3)
    seen = {}
    while not state.is_terminal():
        state.deal(rng)
        if not state.is_terminal():
            public = state.public()
            seen[public.hand] = public.is_double(public.hand)
            state.apply_action(dice.choice(state.legal_actions()))
    assert seen == {0: False, 1: False, 2: True, 3: True}
