"""States that differ only in what a seat cannot know look the same to it, in everything."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_games import GAMES, MANY, choose, decisions, games, outcome

import nullo
from nullo.bots import make
from nullo.bots.simple import thumb_of

FURTHER = 6


def all_known(state: nullo.State, seat: int) -> dict[str, Any]:
    """Everything that the engine tells a seat."""
    known: dict[str, Any] = {
        "view": msgspec.json.encode(state.view(seat)),
        "spectator": msgspec.json.encode(state.view()),
        "mask": state.legal_actions_mask(seat),
        "string": state.information_state_string(seat),
        "observation": state.observation_string(seat),
        "tensor": state.observation_tensor(seat),
        "scores": (state.scores(), state.hands(), state.returns(), state.rewards()),
        "over": (state.current_player(), state.is_terminal(), state.winners()),
    }
    if seat == state.current_player():
        texts = state.phase().actions
        legal = state.position.legal()
        known["refusals"] = [
            str(state.illegal(index)) for index in range(len(texts)) if index not in legal
        ]
        known["fair"] = state.position.fair()
        bots = ["random", "simple", *(["sampler"] if len(state.steps()) % 16 == 0 else [])]
        for bot in bots:
            known[bot] = make(bot, nullo.Rng(7), playouts=1).choose(state.for_seat(seat))
    return known


def check_same(one: nullo.State, other: nullo.State, seat: int) -> None:
    first, second = all_known(one, seat), all_known(other, seat)
    for what in first:
        assert first[what] == second[what], (what, seat, one.serialize(), other.serialize())


def go_on(one: nullo.State, other: nullo.State, seat: int, rng: nullo.Rng) -> None:
    """Do the same in both worlds as long as the seat cannot tell them apart."""
    one, other = one.clone(), other.clone()
    for _ in range(FURTHER):
        if one.is_terminal():
            return
        action = outcome(one, rng) if one.is_chance_node() else choose(one, rng)
        if action not in other.legal_actions():
            both = sorted(set(one.legal_actions()) & set(other.legal_actions()))
            if not both:
                return
            action = both[rng.randrange(len(both))]
        events = [world.step(action)[seat] for world in (one, other)]
        if one.information_state_string(seat) != other.information_state_string(seat):
            return
        assert msgspec.json.encode(events[0]) == msgspec.json.encode(events[1])
        check_same(one, other, seat)


@pytest.mark.parametrize("name", GAMES)
@MANY
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_two_worlds(name: str, data: st.DataObject, seed: int) -> None:
    game = data.draw(games(name))
    rng = nullo.Rng(seed)
    dice = nullo.Rng(seed, "worlds")
    for state in decisions(game, rng, most=250):
        seats = range(game.players) if game.players <= 4 else (dice.randrange(game.players),)
        for seat in seats:
            world = state.resample_from_infostate(seat, dice)
            check_same(state, world, seat)
            if dice.randrange(4) == 0:
                go_on(state, world, seat, dice)


@pytest.mark.parametrize("name", GAMES)
@MANY
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_rules_of_thumb_use_only_what_is_known(name: str, data: st.DataObject, seed: int) -> None:
    """They choose the same in the true position, in any world, and where the hidden is taken out."""
    game = data.draw(games(name))
    thumb = thumb_of(game)
    dice = nullo.Rng(seed, "worlds")
    for state in decisions(game, nullo.Rng(seed), most=250):
        seat = state.for_seat(state.current_player())
        places = [state.position, seat.known_position(), seat.redealer().sample(dice)]
        assert len({thumb.advise(place, nullo.Rng(7)) for place in places}) == 1, state.serialize()


@pytest.mark.parametrize("name", GAMES)
def test_a_card_dealt_is_named_to_its_owner_alone(name: str) -> None:
    for seed in range(5):
        state = next(decisions(nullo.load(name), nullo.Rng(seed)))
        hands = [state.position.own(seat).hand for seat in range(state.game.players)]
        for seat, own in enumerate(hands):
            named = set(state.information_state_string(seat).split())
            named.update(state.observation_string(seat).replace('"', " ").split())
            others = {card for hand in hands for card in hand} - set(own)
            assert not named & others
