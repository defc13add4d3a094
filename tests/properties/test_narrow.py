"""Phases declared as narrow: they do not change what uninvolved seats know."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_games import GAMES, MANY, games, step

import nullo


@pytest.mark.parametrize("name", GAMES)
@MANY
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_no_other_seat_than_those_touched_learns_anything(
    name: str, data: st.DataObject, seed: int
) -> None:
    state = data.draw(games(name)).new_initial_state()
    rng = nullo.Rng(seed)
    seats = range(state.game.players)
    own = [state.own(seat) for seat in seats]
    for number in range(300):
        if state.is_terminal():
            break
        state.apply_action(step(state, rng))
        now = [state.own(seat) for seat in seats]
        touched = state.seats_changed_since(number)
        if touched is not None:
            assert {seat for seat in seats if own[seat] != now[seat]} <= set(touched)
        own = now
