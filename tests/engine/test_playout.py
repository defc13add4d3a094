"""Playouts: which policy plays which seat."""

from __future__ import annotations

import pytest

import nullo
from nullo import Rng
from nullo.bots.policies import heuristic_of, learned_of
from nullo.engine.playout import Policy, SeatPolicy, play_hand
from nullo.engine.plugin import PythonPolicy
from nullo.engine.position import Position


class Noting(PythonPolicy):
    """Takes one of the legal actions, and keeps who chose it."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place
        self.seats: list[int] = []

    def advise(self, position: Position, rng: Rng) -> int:
        self.seats.append(position.actor)
        return position.fair()[self.place]


@pytest.mark.parametrize("name", ["all-or-nothing", "nothing", "sauce"])
def test_one_seat_plays_by_its_policy_and_the_others_by_the_model(name: str) -> None:
    game = nullo.load(name)
    own, others = Noting(0), Noting(-1)
    position = game.rules.position(game.typed_options)
    position.deal_all(Rng(2))
    actions = play_hand(position, SeatPolicy(1, own, others), Rng(3))
    assert set(own.seats) == {1}
    assert set(others.seats) == set(range(game.players)) - {1}
    assert len(own.seats) + len(others.seats) == actions


def test_the_rest_of_the_own_policy_takes_over() -> None:
    sauce = nullo.load("sauce")
    own = learned_of(sauce)
    assert own
    both = SeatPolicy(0, own, heuristic_of(sauce))
    assert (both.rest, both.rest_after) == (own.rest, own.rest_after)
    assert SeatPolicy(0, Policy(), own).rest is None


def test_the_model_says_what_others_chose_unseen() -> None:
    """T5: the bids of a world in which they are hidden."""
    game = nullo.load("alles-oder-nichts")
    learned = learned_of(game)
    assert learned
    position = game.rules.position(game.typed_options)
    position.deal_all(Rng(5))
    position.act(0)
    seat = position.actor
    world = position.redealer(seat).sample(Rng(1))
    found = []
    for policy in (
        learned,
        SeatPolicy(seat, Policy(), learned),
        SeatPolicy(seat, learned, Policy()),
    ):
        imagined = world.copy()
        policy.imagine_in(imagined, seat, Rng(4))
        found.append(imagined)
    assert found[0].same(found[1])
    assert not found[0].same(world)
    assert found[2].same(world)
