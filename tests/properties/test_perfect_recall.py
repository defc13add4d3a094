"""Information states are equal exactly if everything that the seat saw and did was equal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_games import GAMES, MANY, decisions, games, step

import nullo
from nullo.testing.known import experience


@pytest.mark.parametrize("name", GAMES)
@MANY
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_equal_exactly_when_the_experience_was(name: str, data: st.DataObject, seed: int) -> None:
    game = data.draw(games(name))
    dice = nullo.Rng(seed, "worlds")
    for state in decisions(game, nullo.Rng(seed), hands=1, most=250):
        if dice.randrange(12):
            continue
        knower = dice.randrange(game.players)
        world = state.resample_from_infostate(knower, dice)
        for seat in range(game.players):
            strings = [s.information_state_string(seat) for s in (state, world)]
            lived = [experience(s, seat) for s in (state, world)]
            assert (strings[0] == strings[1]) == (lived[0] == lived[1]), seat
            assert seat != knower or strings[0] == strings[1]


@pytest.mark.parametrize("name", GAMES)
@MANY
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_nothing_is_forgotten(name: str, data: st.DataObject, seed: int) -> None:
    game = data.draw(games(name))
    rng = nullo.Rng(seed)
    state = game.new_initial_state()
    before = [state.information_state_string(seat) for seat in range(game.players)]
    for _ in range(300):
        if state.is_terminal():
            break
        actor, action = state.current_player(), step(state, rng)
        text = state.action_to_string(action)
        state.apply_action(action)
        after = [state.information_state_string(seat) for seat in range(game.players)]
        for seat in range(game.players):
            assert after[seat].startswith(before[seat] + "\n")
        if actor >= 0:
            assert text in after[actor][len(before[actor]) :]
        before = after
