"""Search: how playouts are shared, that it reproduces, and what it leaves alone."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean

import pytest

import nullo
from nullo import Rng
from nullo.bots.policies import heuristic_of, learned_of, policy_of
from nullo.engine.playout import VALUES, Policy, play_hand
from nullo.engine.position import Position
from nullo.engine.search import STEP, Search, Trials, halve, halve_until
from nullo.state import Game


def position_of(name: str, steps: int = 0, **options: object) -> Position:
    """A position after so many decisions of the rule of thumb."""
    game = nullo.load(name, **options)
    heuristic, rng = heuristic_of(game), Rng(5, name)
    position = game.rules.position(game.typed_options)
    position.deal_all(rng)
    for _ in range(steps):
        position.act(heuristic.advise(position, rng))
        position.deal_all(rng)
    return position


def search_of(position: Position, policy: Policy | None = None, value: str = "points") -> Search:
    redealer = position.weighted_redealer(position.actor)
    return Search(redealer, position.fair(), policy or Policy(), value)


def test_each_round_tries_the_better_half() -> None:
    position = position_of("alles-oder-nichts")
    search = search_of(position)
    many = search.many
    assert many == 7
    best = halve(search, 7 * 300, Rng(1))
    counts = [search.visits(k) for k in range(many)]
    assert sorted(set(counts), reverse=True) == sorted({*counts}, reverse=True)
    assert max(counts) > 3 * min(counts)
    assert counts[position.fair().index(best)] == max(counts)
    assert search.simulations == sum(counts) <= 7 * 300


@pytest.mark.parametrize("many", [1, 31, 32, 40, 63, 64])
def test_all_of_many_actions_are_tried(many: int) -> None:
    """A seat has up to 64 actions: Sauce has 63 bids (S9)."""
    position = position_of("sauce")
    indices = (position.legal() * 64)[:many]
    search = Search(position.weighted_redealer(position.actor), indices, Policy())
    search.run(2, Rng(1))
    assert [search.visits(place) for place in range(search.many)] == [2] * many
    search.keep(many // 2)
    assert len(search.ranking()) == many // 2


def test_the_same_stream_gives_the_same_result() -> None:
    found = []
    for _ in range(2):
        search = search_of(position_of("all-or-nothing", 8))
        found.append((halve(search, 200, Rng(9)), [search.mean(k) for k in range(search.many)]))
    assert found[0] == found[1]


@pytest.mark.parametrize("value", VALUES)
def test_a_certain_result_is_found(value: str) -> None:
    """With one card left everywhere every playout of an action gives the same, so its error is 0."""
    position = position_of("all-fives")
    heuristic, rng = Policy(), Rng(4)
    while position.hand == 0 and len(position.fair()) != 2:
        position.act(heuristic.advise(position, rng))
        position.deal_all(rng)
    search = search_of(position, value=value)
    assert halve(search, 100, Rng(1)) in position.fair()


def test_a_prior_counts_like_worlds() -> None:
    position = position_of("alles-oder-nichts")
    redealer = position.weighted_redealer(position.actor)
    prior = [0.0] * 6 + [1000.0]
    search = Search(redealer, position.fair(), Policy(), prior=prior, weight=10.0)
    assert search.best() == 6
    assert halve(search, 70, Rng(1)) == 6


def test_without_time_every_action_is_tried_once() -> None:
    search = search_of(position_of("alles-oder-nichts"))
    best = halve_until(search, 0.0, Rng(1), lambda: 0.0)
    assert best in search.indices
    assert all(search.visits(k) >= 1 for k in range(search.many))


def test_a_search_that_is_stopped_tries_every_action_once_more_at_most() -> None:
    search = search_of(position_of("alles-oder-nichts"))
    halve(search, 7 * 100_000, Rng(1), stop=lambda: True)
    assert 7 <= search.simulations <= 3 * STEP
    search = search_of(position_of("alles-oder-nichts"))
    halve_until(search, 1000.0, Rng(1), lambda: 0.0, stop=lambda: True)
    assert 7 <= search.simulations <= 3 * 7


def test_time_is_shared_by_the_rounds() -> None:
    ticks = iter(range(10_000))
    search = search_of(position_of("alles-oder-nichts"))
    halve_until(search, 30.0, Rng(1), lambda: float(next(ticks)))
    assert search.worlds == pytest.approx(30, abs=4)


def test_an_unknown_value_is_refused() -> None:
    position = position_of("alles-oder-nichts")
    with pytest.raises(ValueError, match="one of points, lead, win, chance, not luck"):
        search_of(position, value="luck")


def test_others_are_imagined_to_bid_by_their_hands() -> None:
    """T5: a policy gives seats whose bids are hidden other bids, and changes nothing else."""
    game = nullo.load("alles-oder-nichts")
    policy = learned_of(game)
    assert policy is not None
    position = position_of("alles-oder-nichts", 9)
    seat = position.actor
    redealer, rng = position.redealer(seat), Rng(2)
    changed = 0
    for _ in range(20):
        world = redealer.sample(rng)
        twin = world.copy()
        policy.imagine_in(twin, seat, rng)
        changed += not twin.same(world)
        for other in range(game.players):
            assert twin.own(other).hand == world.own(other).hand
        assert twin.own(seat) == world.own(seat)
        assert twin.public() == world.public()
    assert changed > 10
    assert policy_of(game) is not policy


def test_a_playout_goes_on_by_the_rest_of_a_policy() -> None:
    position = position_of("sauce", 12)
    policy = learned_of(nullo.load("sauce"))
    assert policy and policy.rest and policy.rest_after
    seat = position.actor
    search = Search(position.weighted_redealer(seat), position.fair(), policy)
    search.run(1, Rng(3))
    world = position.weighted_redealer(seat).sample(Rng(3))
    found, ends = [], []
    for index in position.fair():
        trial, done = world.copy(), 0
        trial.act(index)
        while trial.hand == 0:
            chooser = policy if done < policy.rest_after else policy.rest
            trial.act(chooser.advise(trial, Rng()))
            done += 1
        ends.append(done)
        points = [trial.points_of(other) for other in range(4)]
        found.append(points[seat] - (sum(points) - points[seat]) / 3)
    assert min(ends) > policy.rest_after
    assert [search.mean(place) for place in range(search.many)] == pytest.approx(found)


TEAMS = [
    ("sauce", {}),
    ("all-or-nothing", {"teams": 2}),
    ("all-or-nothing", {"players": 6, "teams": 2}),
    ("all-or-nothing", {"players": 6, "teams": 3}),
]


def points_of_sides(game: Game, position: Position, seat: int) -> tuple[float, list[float]]:
    """The points of a seat's side, and those of each other side."""
    points = {game.side(other): position.points_of(other) for other in range(game.players)}
    return points.pop(game.side(seat)), list(points.values())


def hands_ended(game: Game, position: Position) -> Iterator[Position]:
    """By action, a position in which the rule of thumb has played the hand on, in a world."""
    world = position.weighted_redealer(position.actor).sample(Rng(3))
    for index in position.fair():
        trial = world.copy()
        trial.act(index)
        play_hand(trial, heuristic_of(game), Rng())
        yield trial


@pytest.mark.parametrize(("name", "options"), TEAMS)
def test_trials_compare_a_side_with_the_other_sides(name: str, options: dict[str, object]) -> None:
    game, position = nullo.load(name, **options), position_of(name, 30, **options)
    seat = position.actor
    trials = Trials(position.weighted_redealer(seat), position.fair(), heuristic_of(game), 1)
    trials.run(1, Rng(3))
    own, others = points_of_sides(game, position, seat)
    ends = [points_of_sides(game, end, seat) for end in hands_ended(game, position)]
    assert list(trials.points) == pytest.approx([then - own for then, _ in ends])
    against = [mean(rest) - mean(others) for _, rest in ends]
    assert list(trials.against) == pytest.approx(against)


@pytest.mark.parametrize(("name", "options"), TEAMS)
def test_a_lead_is_over_the_best_other_side(name: str, options: dict[str, object]) -> None:
    game, position = nullo.load(name, **options), position_of(name, 30, **options)
    search = search_of(position, heuristic_of(game), "lead")
    search.run(1, Rng(3))
    ends = [points_of_sides(game, end, position.actor) for end in hands_ended(game, position)]
    leads = [own - max(rest) for own, rest in ends]
    assert [search.mean(k) for k in range(search.many)] == pytest.approx(leads)
