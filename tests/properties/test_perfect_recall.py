"""Information states are equal exactly if everything that the seat saw and did was equal."""

from array import array
from unittest import mock

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_games import GAMES, MANY, decisions, games, step

import nullo
from nullo.state import information_tensor
from nullo.testing.known import experience


@pytest.mark.parametrize("name", GAMES)
@MANY
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_equal_exactly_when_the_experience_was(name: str, data: st.DataObject, seed: int) -> None:
    game = data.draw(games(name))
    room = data.draw(st.sampled_from([8, information_tensor.ROOM]), "room")
    with mock.patch.object(information_tensor, "ROOM", room):
        assert game.information_encoder.room <= room
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
            tensors = [s.information_state_tensor(seat) for s in (state, world)]
            assert (tensors[0] == tensors[1]) == (strings[0] == strings[1]), seat


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


@pytest.mark.parametrize("name", GAMES)
@MANY
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_no_two_tensors_of_a_game_are_equal(name: str, data: st.DataObject, seed: int) -> None:
    """Of all moments of a game and all seats, only those with the same string have the same tensor."""
    game = data.draw(games(name))
    size = game.information_state_tensor_size()
    assert game.information_state_tensor_shape() == [size]
    tensors: dict[bytes, str] = {}
    strings: set[str] = set()
    for state in decisions(game, nullo.Rng(seed), hands=2, most=60):
        for seat in range(game.players):
            buffer = array("f", [7.0] * (size + 1))
            state.information_state_into(buffer, seat)
            assert buffer.pop() == 7.0
            assert buffer == array("f", state.information_state_tensor(seat))
            string = state.information_state_string(seat)
            assert tensors.setdefault(buffer.tobytes(), string) == string
            strings.add(string)
    assert len(tensors) == len(strings)


def test_room_for_all_of_a_bounded_game() -> None:
    """In games with a longest length nothing is summed up as "earlier"."""
    for name in ("all-or-nothing", "alles-oder-nichts"):
        game, rng = nullo.load(name, players=3, hands=2), nullo.Rng(4)
        encoder, state = game.information_encoder, game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(step(state, rng))
        numbers = state.information_state_tensor(0)
        first = encoder.size - encoder.room
        earlier, seen = numbers[first - information_tensor.EARLIER : first], numbers[first:]
        assert not any(earlier)
        tokens = [round(number * encoder.tokens) for number in seen]
        assert tokens.index(0) >= len(state.history())
        assert not any(tokens[tokens.index(0) :])


def test_a_long_game_keeps_its_last_tokens() -> None:
    game, rng = nullo.load("all-fives"), nullo.Rng(4)
    twin = nullo.load("all-fives")
    with mock.patch.object(information_tensor, "ROOM", 50):
        room = game.information_encoder.room
    states = [game.new_initial_state(), twin.new_initial_state()]
    for _ in range(200):
        action = step(states[0], rng)
        for state in states:
            state.apply_action(action)
    short, long = (state.information_state_tensor(1) for state in states)
    whole = [number for number in long[-twin.information_encoder.room :] if number]
    assert len(whole) > room
    assert short[-room:] == whole[-room:]
    assert any(short[-room - information_tensor.EARLIER : -room])
    with pytest.raises(ValueError, match="places, not"):
        states[0].information_state_into([0.0] * 10, 1)
