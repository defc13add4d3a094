"""A seat sees no difference between states that differ only in what it cannot know."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_games import GAMES, MANY, decisions, games

import nullo
from nullo.bots.base import BUILT_IN, PolicyBot, bot_class
from nullo.bots.policies import heuristic_of, zero_policy
from nullo.engine.learned import LearnedPolicy
from nullo.engine.position import Position
from nullo.judge import hidden_cards
from nullo.testing.known import difference, later_difference

FURTHER = 6
LEARNING = [name for name in GAMES if nullo.load(name).rules.learning]
MOST_FEATURES = 512  # room in a LearnedPolicy


def check_same(one: nullo.State, other: nullo.State, seat: int) -> None:
    assert not difference(one, other, seat), (seat, one.serialize(), other.serialize())


def go_on(one: nullo.State, other: nullo.State, seat: int, rng: nullo.Rng) -> None:
    what = later_difference(one, other, seat, rng, FURTHER)
    assert not what, (seat, one.serialize(), other.serialize())


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
    """They choose the same action in the true position, in any world, and in the scrubbed position."""
    game = data.draw(games(name))
    heuristic = heuristic_of(game)
    dice = nullo.Rng(seed, "worlds")
    for state in decisions(game, nullo.Rng(seed), most=250):
        seat = state.for_seat(state.current_player())
        places = [state.position, seat.known_position(), seat.redealer().sample(dice)]
        assert len({heuristic.advise(place, nullo.Rng(7)) for place in places}) == 1, (
            state.serialize()
        )


@pytest.mark.parametrize("name", GAMES)
@MANY
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_policies_of_bots_use_only_what_is_known(name: str, data: st.DataObject, seed: int) -> None:
    """They choose the same, and draw as many random numbers, wherever the seat cannot tell a difference."""
    game = data.draw(games(name))
    kinds = [kind for kind in map(bot_class, BUILT_IN) if issubclass(kind, PolicyBot)]
    policies = [kind.policy(game) for kind in kinds]
    dice = nullo.Rng(seed, "worlds")
    for state in decisions(game, nullo.Rng(seed), most=250):
        seat = state.for_seat(state.current_player())
        places = [state.position, seat.known_position(), seat.redealer().sample(dice)]
        for policy in policies:
            rngs = [nullo.Rng(7) for _ in places]
            chosen = {policy.advise(place, rng) for place, rng in zip(places, rngs, strict=True)}
            assert len(chosen) == len({rng.word() for rng in rngs}) == 1, state.serialize()


@pytest.mark.parametrize("name", GAMES)
@MANY
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_beliefs_use_only_what_is_known(name: str, data: st.DataObject, seed: int) -> None:
    """Where hidden cards probably lie is the same in any world, and a hand is told as the seat saw it."""
    game = data.draw(games(name))
    dice = nullo.Rng(seed, "worlds")
    for state in decisions(game, nullo.Rng(seed), most=250):
        if dice.randrange(8):
            continue
        seat = state.current_player()
        one = state.for_seat(seat)
        other = state.resample_from_infostate(seat, dice).for_seat(seat)
        assert one.hand_so_far()[1] == other.hand_so_far()[1], state.serialize()
        found = [hidden_cards(seen, nullo.Rng(7), worlds=5) for seen in (one, other)]
        assert found[0] == found[1], state.serialize()


def features(policy: LearnedPolicy, position: Position) -> list[list[int]]:
    """By action, the features of the decision and of the action; none: the fallback decides."""
    decision = policy.features_of(position)
    if decision is None:
        return []
    return [decision + policy.features_of_action(position, index) for index in position.fair()]


@pytest.mark.parametrize("name", LEARNING)
@MANY
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_learned_policies_use_only_what_is_known(name: str, data: st.DataObject, seed: int) -> None:
    """Their features are the same in the true position, in any world, and where the hidden is taken out."""
    game = data.draw(games(name))
    learning = game.rules.learning
    assert learning
    policy = zero_policy(game, learning)
    if not policy.supports(game.typed_options):
        return
    dice = nullo.Rng(seed, "worlds")
    for state in decisions(game, nullo.Rng(seed), most=250):
        seat = state.for_seat(state.current_player())
        places = [state.position, seat.known_position(), seat.redealer().sample(dice)]
        found = [features(policy, place) for place in places]
        assert found[0] == found[1] == found[2], state.serialize()
        for present in found[0]:
            assert policy.at == policy.network.features
            assert len(set(present)) == len(present) < MOST_FEATURES
            assert 0 <= min(present) <= max(present) < policy.network.features
        if found[0]:
            assert set(policy.values_of(state.position) or ()) <= set(state.position.fair())


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


# A Sauce hand in which a later card of the deal was a SAUCE card.
SAUCE_DEAL = (
    "280 301 274 258 282 255 263 262 289 260 302 285 266 279 277 303 270 273 254 292 252 300 297 "
    "284 259 298 267 290 269 249 276 305 309 278 295 261 275 294 287 308 268 299 250 265 291 272 "
    "264 293 288 283 304 251 281 286 296 306 253 256 309 307 271 257 55 53 27 44 2 57 60 10 20 24 "
    "8 7 165 125 136 152 189 190 198 192 232 231 238 237 226 220"
)


def test_worlds_keep_the_cards_set_aside_in_sauce() -> None:
    state = nullo.load("sauce", super_after=0).new_initial_state()
    for action in SAUCE_DEAL.split():
        state.apply_action(int(action))
    for seed in range(50):
        assert state.resample_from_infostate(0, nullo.Rng(seed)).public() == state.public()


@pytest.mark.parametrize("seed", range(8))
def test_who_bid_blind_is_asked_for_no_way_without_its_cards(seed: int) -> None:
    """S12, S13: bots, too, choose there by what the seat has seen."""
    game = nullo.load("sauce", blind_behind=0)
    state = game.new_initial_state()
    state.deal(nullo.Rng(seed))
    while state.phase().name == "toss":
        state.apply_action(state.legal_actions()[0])
    if "blind nope" not in state.legal_texts():
        return  # a Sauce that needs a look
    for text in ("blind nope", "look", "shadoof", "blind nope", "look", "bid 40"):
        state.apply_action(text)
    seat = state.for_seat(state.current_player())
    assert state.legal_texts() == ["no way", "decline"]
    dice = nullo.Rng(seed, "worlds")
    kinds = [kind for kind in map(bot_class, BUILT_IN) if issubclass(kind, PolicyBot)]
    for policy in (heuristic_of(game), *(kind.policy(game) for kind in kinds)):
        places = [state.position, *(seat.redealer().sample(dice) for _ in range(30))]
        assert len({policy.advise(place, nullo.Rng(7)) for place in places}) == 1
