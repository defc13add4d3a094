"""Snapshot + event = next snapshot, for every seat and a spectator."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_games import GAMES, MANY, games, observers, step

import nullo
from nullo.game.events import apply_event
from nullo.game.view import View, plain


@pytest.mark.parametrize("name", GAMES)
@MANY
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_snapshot_and_event_make_the_next_snapshot(
    name: str, data: st.DataObject, seed: int
) -> None:
    state = data.draw(games(name)).new_initial_state()
    rng = nullo.Rng(seed)
    seen = {seat: plain(state.view(seat)) for seat in observers(state)}
    for _ in range(400):
        if state.is_terminal():
            break
        events = state.step(step(state, rng))
        assert set(events) == set(seen)
        for seat, event in events.items():
            seen[seat] = apply_event(seen[seat], [event.line], event.patch)
            assert seen[seat] == plain(state.view(seat))


@pytest.mark.parametrize("name", GAMES)
def test_a_spectator_sees_no_more_than_a_seat(name: str) -> None:
    state = nullo.load(name).new_initial_state()
    rng = nullo.Rng(name)
    for _ in range(150):
        if state.is_terminal():
            break
        publics = [plain(View(state.view(seat).public)) for seat in observers(state)]
        assert all(public == publics[-1] for public in publics)
        assert state.view().own is None
        state.apply_action(step(state, rng))
