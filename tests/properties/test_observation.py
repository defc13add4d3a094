"""The compiled observation of a seat says exactly what its view says."""

from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_games import GAMES, MANY, decisions, games, step

import nullo

pytestmark = pytest.mark.parametrize("name", GAMES)


def by_view(state: nullo.State, seat: int) -> list[float]:
    """The tensor made of the seat's view."""
    numbers = [0.0] * state.game.observation_tensor_size()
    state.game.encoder.fill(state.view(seat), numbers)
    return numbers


def differences(state: nullo.State, seat: int) -> list[tuple[str, int, float, float]]:
    """Section, place, and both values, where the two tensors differ."""
    names = [(name, k) for name, size in state.game.encoder.sections for k in range(size)]
    pairs = zip(state.observation_tensor(seat), by_view(state, seat), strict=True)
    return [(*names[at], left, right) for at, (left, right) in enumerate(pairs) if left != right]


@MANY
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_it_equals_the_view(name: str, data: st.DataObject, seed: int) -> None:
    game = data.draw(games(name))
    rng, state = nullo.Rng(seed), game.new_initial_state()
    for _ in range(400):
        assert differences(state, rng.randrange(game.players)) == []
        if state.is_terminal():
            break
        state.apply_action(step(state, rng))


@MANY
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_every_kind_of_buffer(name: str, data: st.DataObject, seed: int) -> None:
    game = data.draw(games(name))
    size = game.observation_tensor_size()
    for state in decisions(game, nullo.Rng(seed), hands=1):
        wanted = state.observation_tensor()
        for code in "fd":
            buffer = array(code, [7.0] * (size + 1))
            state.observation_into(buffer)
            assert buffer[size] == 7.0
            assert buffer[:size] == array(code, wanted)
        numbers = [7.0] * size
        state.observation_into(numbers)
        assert numbers == wanted
