"""The door: what comes in is checked, and nothing has changed when it is refused."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import nullo
from nullo import IllegalAction, NulloError, Rng, State, StateError
from nullo.testing import play_randomly
from nullo.view import plain
from variants import Variant, first_variants, variants


def played(variant: Variant, actions: int, seed: int = 1) -> State:
    return play_randomly(variant.load().new_initial_state(), Rng(seed, variant.name), actions)


def fingerprint(state: State) -> tuple[Any, ...]:
    """All that can be seen of a state."""
    seats = range(state.game.players)
    return (
        state.serialize(),
        state.current_player(),
        state.legal_actions(),
        state.scores(),
        state.returns(),
        [json.dumps(plain(state.view(seat))) for seat in [*seats, None]],
        [state.information_state_string(seat) for seat in seats],
    )


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_wrong_actions_change_nothing(variant: Variant) -> None:
    state = variant.load().new_initial_state()
    rng = Rng(2, variant.name)
    for _ in range(60):
        before = fingerprint(state)
        legal = set(state.legal_actions())
        every = range(state.game.num_distinct_actions())
        for action in every:
            if action not in legal:
                with pytest.raises(IllegalAction) as caught:
                    state.apply_action(action)
                assert caught.value.seat == state.current_player()
                assert caught.value.reason
                if state.current_player() >= 0:
                    assert caught.value.rule
                    assert f"({caught.value.rule})" in str(caught.value)
        for wrong in (-1, len(every), 10**30, "", " ", "play", "play 99x", "x" * 1000, "deal \0"):
            with pytest.raises(NulloError):
                state.apply_action(wrong)
        assert fingerprint(state) == before
        if state.is_terminal():
            break
        play_randomly(state, rng, 1)


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_ids_and_texts_mean_the_same(variant: Variant) -> None:
    state = variant.load().new_initial_state()
    rng = Rng(3, variant.name)
    signs = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
    for _ in range(150):
        if state.is_terminal():
            break
        for action in state.legal_actions():
            text = state.action_to_string(action)
            assert state.string_to_action(text) == action
            assert state.string_to_action(f"  {text.upper()} ") == action
            if state.game.deck.codes and text.split()[-1] in state.game.deck.codes:
                unicode = text[:-1] + signs.get(text[-1], text[-1])
                assert state.string_to_action(unicode) == action
        assert sum(state.legal_actions_mask()) == len(state.legal_actions())
        for seat in range(state.game.players):
            if seat != state.current_player():
                assert state.legal_actions(seat) == []
        play_randomly(state, rng, 1)


@pytest.mark.parametrize("variant", variants(), ids=str)
@pytest.mark.parametrize("actions", [0, 1, 30, 200])
def test_copies_are_equal_and_their_own(variant: Variant, actions: int) -> None:
    state = played(variant, actions)
    before = fingerprint(state)
    for twin in (
        state.clone(),
        State.deserialize(state.serialize()),
        pickle.loads(pickle.dumps(state)),
    ):
        assert twin == state
        assert fingerprint(twin) == before
        play_randomly(twin, Rng(9), 20)
        assert fingerprint(state) == before
        assert (twin == state) == state.is_terminal()


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_chance_is_a_distribution(variant: Variant) -> None:
    state = variant.load().new_initial_state()
    outcomes = state.chance_outcomes()
    assert sum(probability for _, probability in outcomes) == pytest.approx(1)
    assert [action for action, _ in outcomes] == state.legal_actions()
    state.deal(Rng(1))
    with pytest.raises(StateError, match="chance"):
        state.chance_outcomes()


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_rewards_sum_to_returns(variant: Variant) -> None:
    state = variant.load().new_initial_state()
    rng = Rng(4, variant.name)
    total = [0.0] * state.game.players
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.legal_actions()
            state.apply_action(outcomes[rng.randrange(len(outcomes))])
        else:
            play_randomly(state, rng, 1, fair=rng.randrange(10) > 0)
        total = [a + b for a, b in zip(total, state.rewards(), strict=True)]
        assert total == state.returns()
    assert state.legal_actions() == []
    assert state.winners()
    with pytest.raises(IllegalAction):
        state.apply_action(0)


@pytest.mark.parametrize("variant", first_variants(), ids=str)
@pytest.mark.parametrize("seat", [-2, -1, 12, 10**9])
def test_wrong_seats(variant: Variant, seat: int) -> None:
    state = played(variant, 5)
    for ask in (state.view, state.information_state_string, state.redealer, state.for_seat):
        with pytest.raises(ValueError, match="there is no seat"):
            ask(seat)


@pytest.mark.parametrize("variant", first_variants(), ids=str)
def test_worlds_are_not_drawn_while_cards_come(variant: Variant) -> None:
    with pytest.raises(StateError, match="cards come"):
        variant.load().new_initial_state().redealer(0)


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_what_a_bot_gets_does_not_hold_the_truth(variant: Variant) -> None:
    state = played(variant, 8)
    if state.current_player() < 0:
        state.deal(Rng(1))
    seat = state.current_player()
    known = state.for_seat(seat)
    sent = pickle.loads(pickle.dumps(known))
    assert sent.view() == known.view() == state.view(seat)
    assert sent.information_state_string() == state.information_state_string(seat)
    assert sent.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("action", [0.0, 1.9, b"0", None, [0], "", " ", "0"], ids=repr)
def test_what_is_no_action_changes_nothing(action: Any) -> None:
    state = nullo.load("all-fives").new_initial_state()
    with pytest.raises((TypeError, nullo.UnknownAction)):
        state.apply_action(action)
    assert state.history() == []


@pytest.mark.parametrize("variant", first_variants(), ids=str)
def test_there_are_no_worlds_while_cards_come(variant: Variant) -> None:
    state = variant.load().new_initial_state()
    known = state.for_seat(0)
    for ask in (known.redealer, known.likely, known.known_position):
        with pytest.raises(StateError, match="while cards come"):
            ask()


def test_a_spectator_is_no_seat() -> None:
    state = nullo.load("nothing").new_initial_state()
    state.deal(Rng(1))
    for ask in (state.for_seat, state.redealer):
        with pytest.raises(ValueError, match="spectator"):
            ask(None)  # type: ignore[arg-type]


DAMAGED: list[str] = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    '"text"',
    "1",
    '{"nullo_state":2}',
    '{"nullo_state":"1"}',
    '{"nullo_state":1}',
    '{"nullo_state":1,"game":"chess","options":{},"actions":[]}',
    '{"nullo_state":1,"game":[],"options":{},"actions":[]}',
    '{"nullo_state":1,"game":"alles-oder-nichts","options":[],"actions":[]}',
    '{"nullo_state":1,"game":"alles-oder-nichts","options":{"players":99},"actions":[]}',
    '{"nullo_state":1,"game":"alles-oder-nichts","options":{"x":1},"actions":[]}',
    '{"nullo_state":1,"game":"alles-oder-nichts","options":{},"actions":{}}',
    '{"nullo_state":1,"game":"alles-oder-nichts","options":{},"actions":[[]]}',
    '{"nullo_state":1,"game":"alles-oder-nichts","options":{},"actions":["0"]}',
    '{"nullo_state":1,"game":"alles-oder-nichts","options":{},"actions":[0.5]}',
    '{"nullo_state":1,"game":"alles-oder-nichts","options":{},"actions":[true]}',
    '{"nullo_state":1,"game":"alles-oder-nichts","options":{},"actions":[1e999]}',
    '{"nullo_state":1,"game":"alles-oder-nichts","options":{},"actions":[0,0]}',
    '{"nullo_state":1,"game":"alles-oder-nichts","options":{},"actions":[-1]}',
    "[" * 100_000,
]


@pytest.mark.parametrize("text", DAMAGED, ids=lambda text: text[:60])
def test_damaged_states_are_refused(text: str) -> None:
    with pytest.raises(StateError):
        State.deserialize(text)


@pytest.mark.parametrize("variant", first_variants(), ids=str)
@given(data=st.data())
def test_states_damaged_anyhow(variant: Variant, data: st.DataObject) -> None:
    text = played(variant, 40).serialize()
    at = data.draw(st.integers(0, len(text) - 1))
    many = data.draw(st.integers(0, 5))
    put = data.draw(st.text(st.characters(codec="ascii"), max_size=3))
    damaged = text[:at] + put + text[at + many :]
    try:
        state = State.deserialize(damaged)
    except StateError:
        return
    # What still reads is a state like any other.
    assert State.deserialize(state.serialize()) == state


def test_a_later_version_is_named() -> None:
    with pytest.raises(StateError, match="version 7"):
        State.deserialize('{"nullo_state":7,"game":"sauce"}')


def test_a_state_cannot_be_a_key() -> None:
    state = nullo.load("alles-oder-nichts").new_initial_state()
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)
