"""What others were seen to choose says where hidden cards probably lie."""

from __future__ import annotations

import pytest

import nullo
from nullo.bots.policies import policy_of
from nullo.build import COMPILED
from nullo.engine.likelihood import Likelihood
from nullo.engine.playout import Policy
from nullo.judge import hidden_cards
from nullo.judge.beliefs import FEWEST, _temper, beliefs
from nullo.state import State

WORLDS = 200 if COMPILED else 40


def first_bid() -> State:
    """A hand of Sauce in which a seat may bid what it likes."""
    game = nullo.load("sauce")
    for seed in range(100):
        state = game.new_initial_state()
        state.deal(nullo.Rng(seed))
        if "nope" in {game.action_text(action) for action in state.legal_actions()}:
            return state
    raise AssertionError("nobody was asked to bid")


def test_a_high_bid_tells_of_high_cards() -> None:
    state = first_bid()
    bidder = state.current_player()
    shares = []
    for bid in ("bid 30", "bid 75"):
        seen = state.child(bid)
        found = hidden_cards(seen.for_seat(seen.current_player()), nullo.Rng(1), worlds=WORLDS)
        high = [where for card, where in found.items() if card[1:] in ("8", "9", "10")]
        shares.append(sum(where.get(bidder, 0) for where in high) / len(high))
    assert shares[0] + 0.03 < shares[1]


def test_all_worlds_count_alike_before_anybody_has_chosen_and_without_a_policy() -> None:
    state = first_bid()
    seen = state.for_seat(state.current_player())
    rng = nullo.Rng(1)
    worlds = [seen.weighted_redealer().sample(rng) for _ in range(4)]
    policy = policy_of(seen.game)
    assert beliefs(seen, worlds, policy, rng) == [0.25] * 4
    after = state.child("nope")
    seen = after.for_seat(after.current_player())
    worlds = [seen.weighted_redealer().sample(rng) for _ in range(20)]
    assert len(set(beliefs(seen, worlds, policy, rng))) > 1
    assert beliefs(seen, worlds, Policy(), rng) == [0.05] * 20


def test_a_world_in_which_the_policy_chooses_otherwise_is_less_likely() -> None:
    state = first_bid()
    game, seat = state.game, state.current_player()
    policy, rng = policy_of(game), nullo.Rng(1)
    other = (seat + 1) % 4
    usual = policy.advise(state.position, rng)
    found = []
    for index in [usual, *(k for k in state.position.legal() if k != usual)]:
        twin = state.child(game.action_id(state.position.phase, index))
        start, steps = twin.for_seat(other).hand_so_far()
        likelihood = Likelihood(start, steps, other, policy)
        assert likelihood.choices == 1
        past = twin.position.past_hand(start, rng, steps)
        assert past is not None
        found.append(likelihood.of(past, rng))
    assert found[0] == max(found) > 1 > min(found) > 0


@pytest.mark.parametrize("odd", [1.0, 1e3, 1e30, 1e300])
def test_no_few_worlds_decide_everything(odd: float) -> None:
    shares = _temper([odd, *[1.0] * 199], FEWEST * 200)
    assert sum(shares) == pytest.approx(1)
    assert shares[0] >= shares[1]
    assert 1 / sum(share * share for share in shares) >= FEWEST * 200
