"""Worlds: they keep what the seat sees, vary what it does not, and are uniform."""

from collections import Counter
from math import sqrt

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_games import EXAMPLES, GAMES, MANY, decisions, games

import nullo
from long_run import part
from nullo.testing.placements import improbable, placement, small_deals

# Games with few unseen cards, and the greatest number of placements to try by brute force.
SMALL = [
    ("all-or-nothing", {"players": 6}),
    ("all-or-nothing", {"players": 5}),
    ("all-or-nothing", {"players": 3}),
    ("all-or-nothing", {"players": 6, "mode": "honour"}),
    ("alles-oder-nichts", {"players": 3, "suits": 3, "ranks": 3, "hand_sizes": [2]}),
    ("alles-oder-nichts", {"players": 3, "suits": 2, "ranks": 5, "hand_sizes": [3]}),
    ("alles-oder-nichts", {"players": 4, "suits": 3, "ranks": 3, "hand_sizes": [2]}),
    (
        "alles-oder-nichts",
        {"players": 3, "suits": 2, "ranks": 5, "hand_sizes": [3], "mode": "honour"},
    ),
    ("nothing", {"players": 2, "hand": 1}),
    ("nothing", {"players": 2, "hand": 2}),
    ("nothing", {"players": 3, "hand": 2, "return_taken": True}),
    ("all-fives", {"players": 2}),
    ("all-fives", {"players": 3}),
    ("all-fives", {"players": 2, "mode": "honour"}),
    ("all-fives", {"players": 3, "mode": "honour"}),
    ("sauce", {"players": 4}),
]
# Interpreted, one of a game takes up to half a minute; that its worlds are the compiled ones is what
# tests/agreement says.
BRIEF = [
    ("all-or-nothing", {"players": 3}),
    ("alles-oder-nichts", {"players": 3, "suits": 3, "ranks": 3, "hand_sizes": [2]}),
    ("nothing", {"players": 2, "hand": 1}),
    ("all-fives", {"players": 2}),
]
ENUMERATED = SMALL if nullo.COMPILED else part(SMALL, *BRIEF)
BUDGET = 300 * EXAMPLES
"""Placements tried at most in all deals of a game."""
HANDS = 20 * EXAMPLES
DRAWS = 20


@pytest.mark.parametrize(("name", "options"), [small for small in ENUMERATED if small[0] in GAMES])
def test_uniform_against_full_enumeration(name: str, options: dict[str, object]) -> None:
    game = nullo.load(name, **options)
    total, number = 0.0, 0
    for number, deal in enumerate(small_deals(game, 1, HANDS, BUDGET), 1):
        worlds = deal.worlds()
        assert placement(deal.state.position) in worlds
        redealer = deal.state.redealer(deal.seat)
        rng = nullo.Rng(1, "draws", number)
        many = DRAWS * len(worlds)
        drawn = Counter(placement(redealer.sample(rng)) for _ in range(many))
        assert set(drawn) <= set(worlds), (deal.state.serialize(), deal.seat)
        sigma = improbable(drawn, many / len(worlds), len(worlds))
        assert sigma < 5, (deal.state.serialize(), deal.seat, sigma)
        total += sigma
    assert number, "no small deal was found"
    assert abs(total) < 5 * sqrt(number)


@pytest.mark.parametrize("name", GAMES)
@MANY
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_keeps_the_view_and_varies_what_is_hidden(
    name: str, data: st.DataObject, seed: int
) -> None:
    game = data.draw(games(name))
    dice = nullo.Rng(seed, "worlds")
    for state in decisions(game, nullo.Rng(seed)):
        if dice.randrange(4):
            continue
        seat = dice.randrange(game.players)
        redealer = state.redealer(seat)
        before = placement(state.position)
        places = set()
        for _ in range(12):
            world = redealer.sample(dice)
            for face in ("public", "scores", "winners", "deal_to"):
                assert getattr(world, face)() == getattr(state.position, face)(), face
            assert msgspec.json.encode(world.own(seat)) == msgspec.json.encode(
                state.position.own(seat)
            )
            assert (world.actor, world.phase, world.hand, world.dealer) == (
                state.position.actor,
                state.position.phase,
                state.position.hand,
                state.position.dealer,
            )
            if seat == world.actor:
                assert world.legal() == state.position.legal()
            places.add(placement(world))
        public = state.public()
        all_known = game.players == 2 and not any(public.piles.values())  # the other has the rest
        all_known |= all(len(one.shown) == one.cards for one in public.seats)  # face up
        if not any(step.hand == world.hand and step.actor >= 0 for step in state.steps()):
            assert len(places) > 1 or all_known
        assert placement(state.position) == before


@pytest.mark.parametrize("name", GAMES)
def test_what_a_bot_gets_holds_nothing_hidden(name: str) -> None:
    """The scrubbed position of a seat is the same in all its worlds."""
    game = nullo.load(name)
    dice = nullo.Rng(name, "scrubbed")
    for state in decisions(game, nullo.Rng(name), hands=1):
        seat = state.current_player()
        world = state.resample_from_infostate(seat, dice)
        known = [s.for_seat(seat).known_position() for s in (state, world)]
        for other in range(game.players):
            hands = [msgspec.json.encode(position.own(other)) for position in known]
            assert hands[0] == hands[1]
        assert known[0].public() == known[1].public()


@pytest.mark.parametrize("name", GAMES)
@MANY
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_the_past_of_a_hand_leads_to_its_world(name: str, data: st.DataObject, seed: int) -> None:
    game = data.draw(games(name))
    dice = nullo.Rng(seed, "worlds")
    for state in decisions(game, nullo.Rng(seed), most=250):
        if dice.randrange(8):
            continue
        seen = state.for_seat(state.current_player())
        start, steps = seen.hand_so_far()
        world = seen.redealer().sample(dice)
        past = world.past_hand(start, dice, steps)
        if past is None:
            assert name == "nothing"
            return
        walk = start.copy()
        for (actor, phase, index), done in zip(steps, past, strict=True):
            assert (walk.actor, walk.phase) == (actor, phase)
            assert index in (done, -1)
            assert walk.allows(done)
            walk.act(done)
        for seat in range(game.players):
            assert walk.own(seat) == world.own(seat), state.serialize()
