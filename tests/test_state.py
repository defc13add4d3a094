"""States validate their input, and are unchanged when it is refused."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import nullo
from nullo import IllegalAction, NulloError, Rng, State, StateError
from nullo.game.view import plain
from nullo.records.film import film
from nullo.state.claims import check_claim
from nullo.state.match import Match, RandomSource
from nullo.state.simultaneous_choices import Choices
from nullo.state.take_back import last_action
from nullo.testing import play_randomly
from variants import Variant, first_variants, some_variants, variants


def played(variant: Variant, actions: int, seed: int = 1) -> State:
    return play_randomly(variant.load().new_initial_state(), Rng(seed, variant.name), actions)


def fingerprint(state: State) -> tuple[Any, ...]:
    """Everything that a state returns, for comparison."""
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


@pytest.mark.parametrize("variant", some_variants(), ids=str)
def test_wrong_actions_change_nothing(variant: Variant) -> None:
    state = variant.load().new_initial_state()
    rng = Rng(2, variant.name)
    for _ in range(60):
        before = fingerprint(state)
        legal = set(state.legal_actions())
        every = range(state.game.num_distinct_actions() + state.game.max_chance_outcomes())
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


@pytest.mark.parametrize("variant", some_variants(), ids=str)
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


@pytest.mark.parametrize("variant", some_variants(), ids=str)
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
    """They may be read at every state or, as in OpenSpiel, only at decisions and at the end."""
    state = variant.load().new_initial_state()
    rng = Rng(4, variant.name)
    everywhere = [0.0] * state.game.players
    decided = [0.0] * state.game.players
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.legal_actions()
            state.apply_action(outcomes[rng.randrange(len(outcomes))])
        else:
            play_randomly(state, rng, 1, fair=rng.randrange(10) > 0)
        rewards = state.rewards()
        everywhere = [a + b for a, b in zip(everywhere, rewards, strict=True)]
        if not state.is_chance_node():
            decided = [a + b for a, b in zip(decided, rewards, strict=True)]
            assert everywhere == decided == state.returns()
        seats = range(state.game.players)
        assert [state.player_reward(seat) for seat in seats] == rewards
        assert [state.player_return(seat) for seat in seats] == state.returns()
    assert state.legal_actions() == []
    assert state.winners()
    with pytest.raises(IllegalAction):
        state.apply_action(0)


def test_a_players_action_is_said_in_openspiels_order() -> None:
    state = nullo.load("all-fives").new_initial_state()
    assert state.is_chance_node()
    outcome = state.legal_actions()[0]
    assert state.action_to_string(nullo.CHANCE_PLAYER, outcome) == state.action_to_string(outcome)
    state.deal(Rng(1))
    seat = state.current_player()
    for action in state.legal_actions():
        text = state.action_to_string(action)
        assert state.action_to_string(seat, action) == text
        assert state.for_seat(seat).action_to_string(seat, action) == text
        assert state.string_to_action(seat, text) == action
    assert state.action_to_string(1, 54) == state.game.action_text(54)
    with pytest.raises(nullo.UnknownSeat, match="there is no seat 54"):
        state.action_to_string(54, 1)
    with pytest.raises(nullo.UnknownAction):
        state.action_to_string(1, 10**6)
    with pytest.raises(nullo.UnknownSeat):
        state.string_to_action(2, "stand")
    arguments: list[Any] = [(1, "54"), ("1", 54), (1.0, 54), (True, 54)]
    for wrong in arguments:
        with pytest.raises(TypeError, match="must be a whole number"):
            state.action_to_string(*wrong)
    with pytest.raises(TypeError, match="must be a str, not 54"):
        state.string_to_action(1, 54)  # type: ignore[call-overload]


class Number:
    """A whole number that is not an ``int``, like NumPy's."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def doors(state: State, seat: Any) -> dict[str, Callable[[], object]]:
    """Every method that takes a seat."""
    match = Match(nullo.load("all-fives"), RandomSource(Rng(1)))
    choices = Choices(state)
    observer = [0.0] * state.game.observation_tensor_size()
    return {
        "view": lambda: state.view(seat),
        "own": lambda: state.own(seat),
        "legal actions": lambda: state.legal_actions(seat),
        "mask": lambda: state.legal_actions_mask(seat),
        "text": lambda: state.action_to_string(seat, 0),
        "id": lambda: state.string_to_action(seat, state.legal_texts()[0]),
        "information": lambda: state.information_state_string(seat),
        "observation": lambda: state.observation_string(seat),
        "tensor": lambda: state.observation_tensor(seat),
        "buffer": lambda: state.observation_into(observer, seat),
        "events": lambda: state.clone().step(state.legal_actions()[0], [seat]),
        "line": lambda: state.line(state.steps()[0], seat),
        "return": lambda: state.player_return(seat),
        "reward": lambda: state.player_reward(seat),
        "redealer": lambda: state.redealer(seat),
        "worlds": lambda: state.check_worlds(seat),
        "resample": lambda: state.resample_from_infostate(seat),
        "bot": lambda: state.for_seat(seat),
        "seat state": lambda: nullo.SeatState(state, seat),
        "watch": lambda: Match(match.game, match.source, watchers={seat: lambda event: None}),
        "act": lambda: match.act(seat, 0),
        "asks": lambda: choices.asks(seat),
        "choose": lambda: choices.choose(seat, 0),
        "choice": lambda: choices.legal_actions(seat),
        "chooser": lambda: choices.own(seat),
        "chooser's bot": lambda: choices.for_seat(seat),
        "claim": lambda: check_claim(state, seat),
        "undo": lambda: last_action(state, seat),
        "film": lambda: film(match, [seat]),
    }


DOORS = [*doors(played(first_variants()[0], 5), 0)]
SPECTATORS = ("view", "events", "line", "watch")
WITHOUT = ("legal actions", "mask", "information", "observation", "tensor", "buffer")


@pytest.mark.parametrize("door", DOORS)
def test_wrong_seats(door: str) -> None:
    """A number that is not a seat raises UnknownSeat; anything that is not a number raises TypeError."""
    for variant in first_variants():
        state = played(variant, 5)
        before = fingerprint(state)
        for seat in (-2, 12, -(10**9), Number(12)):
            with pytest.raises(nullo.UnknownSeat, match=r"there is no seat -?\d+: seats are 0 to"):
                doors(state, seat)[door]()
        for wrong in ("0", "Ada", b"0", 0.0, 1.5, True, False, (0,), None):
            if wrong is None and door in (*SPECTATORS, *WITHOUT):
                continue
            with pytest.raises(TypeError, match=r"must be a whole number, not "):
                doors(state, wrong)[door]()
        assert fingerprint(state) == before


@pytest.mark.parametrize("variant", first_variants(), ids=str)
def test_a_seat_may_be_any_whole_number(variant: Variant) -> None:
    state = played(variant, 5)
    state.deal(Rng(1))
    seat = state.current_player()
    other: Any = Number(seat)
    assert json.dumps(plain(state.view(other))) == json.dumps(plain(state.view(seat)))
    assert state.legal_actions(other) == state.legal_actions(seat) != []
    assert state.observation_tensor(other) == state.observation_tensor(seat)
    assert state.information_state_string(other) == state.information_state_string(seat)
    assert state.for_seat(other).seat == seat
    action: Any = Number(state.legal_actions()[0])
    assert list(state.step(action, [other])) == [seat]
    assert type(state.history()[-1]) is int


def test_nobody_is_to_act_while_cards_come() -> None:
    state = nullo.load("all-fives").new_initial_state()
    for ask in (
        state.information_state_string,
        state.observation_string,
        state.observation_tensor,
    ):
        with pytest.raises(StateError, match="nobody is to act now: name a seat"):
            ask()
    assert state.legal_actions(nullo.CHANCE_PLAYER) == state.legal_actions() != []
    assert state.legal_actions(0) == state.legal_actions(nullo.TERMINAL_PLAYER) == []


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


@pytest.mark.parametrize("action", [0.0, 1.9, b"0", None, [0], True, "", " ", "0"], ids=repr)
def test_what_is_no_action_changes_nothing(action: Any) -> None:
    state = nullo.load("all-fives").new_initial_state()
    with pytest.raises((TypeError, nullo.UnknownAction)):
        state.apply_action(action)
    assert state.history() == []


@pytest.mark.parametrize("variant", first_variants(), ids=str)
def test_there_are_no_worlds_while_cards_come(variant: Variant) -> None:
    state = variant.load().new_initial_state()
    known = state.for_seat(0)
    for ask in (known.redealer, known.weighted_redealer, known.known_position):
        with pytest.raises(StateError, match="while cards come"):
            ask()


def test_a_spectator_is_no_seat() -> None:
    state = nullo.load("nothing").new_initial_state()
    state.deal(Rng(1))
    for ask in (state.for_seat, state.redealer):
        with pytest.raises(TypeError, match="not None"):
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
    '{"nullo_state":3,"game":"alles-oder-nichts","options":{},"actions":[]}',
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
    # A text that can still be read gives a valid state.
    assert State.deserialize(state.serialize()) == state


def test_a_later_version_is_named() -> None:
    with pytest.raises(StateError, match="version 7"):
        State.deserialize('{"nullo_state":7,"game":"sauce"}')


def test_a_state_cannot_be_a_key() -> None:
    state = nullo.load("alles-oder-nichts").new_initial_state()
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


def test_the_type_of_a_game() -> None:
    kind = nullo.load("sauce").get_type()
    assert (kind.short_name, kind.long_name) == ("sauce", "Sauce")
    assert (kind.min_num_players, kind.max_num_players) == (4, 4)
    assert nullo.load("nothing").get_type().max_num_players > 4
    state = nullo.load("nothing").new_initial_state()
    assert kind.provides_observation_tensor
    assert state.observation_tensor(0)
