"""The trick that decided a game."""

from __future__ import annotations

from itertools import pairwise
from statistics import fmean

import pytest

from nullo import Rng
from nullo.bots.policies import heuristic_of
from nullo.deals.decisive_trick import decisive_trick, end_of_hand
from nullo.engine.position import TERMINAL_PLAYER, Position
from nullo.state import Game, load
from nullo.state.match import Match, RandomSource

GAMES = [
    ("alles-oder-nichts", {"hands": 3}),
    ("all-or-nothing", {"hands": 3}),
    ("all-or-nothing", {"hands": 3, "teams": 2}),
    ("all-or-nothing", {"hands": 3, "players": 6, "teams": 3}),
    ("sauce", {"hands": 2}),
]


def play(name: str, options: dict[str, object], seed: int) -> tuple[Match, list[Position]]:
    """A game between rules of thumb that now and then choose at random, and its positions."""
    game = load(name, **options)
    match, rng, policy = Match(game, RandomSource(Rng(seed))), Rng(seed, "play"), heuristic_of(game)
    positions = [game.new_initial_state().position, match.state.position.copy()]
    while not match.state.is_terminal():
        position = match.state.position
        by_chance = rng.randrange(5) == 0
        index = position.choose(rng) if by_chance else policy.advise(position, rng)
        match.act(position.actor, game.action_id(position.phase, index))
        positions.append(match.state.position.copy())
    return match, positions


def lead(points: list[float], seat: int, game: Game) -> float:
    """The points of a seat minus those of the best other side; more is better."""
    own = game.side(seat)
    return points[seat] - max(one for k, one in enumerate(points) if game.side(k) != own)


def prospect(position: Position, hand: int, seat: int, match: Match) -> float:
    """The lead of a seat once the rule of thumb has played a hand on."""
    policy, leads = heuristic_of(match.game), []
    for number in range(24):
        end, rng = position.copy(), Rng("end", str(number))
        while end.hand == hand and end.actor != TERMINAL_PLAYER:
            end.act(policy.advise(end, rng) if end.actor >= 0 else end.draw_chance(rng))
        leads.append(lead(end.all_points(), seat, match.game))
    return fmean(leads)


@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_it_is_the_trick_that_changed_the_prospects_most(
    name: str, options: dict[str, object], won: bool
) -> None:
    match, positions = play(name, options, 3)
    winners, sign = match.state.winners(), 1 if won else -1
    seats = range(match.game.players)
    seat = next(k for k in seats if (match.game.side(k) in winners) == won)
    found = decisive_trick(match, seat)
    assert found is not None

    ends = [positions[0]]  # the positions at the ends of hands
    ends += [after for before, after in pairwise(positions) if after.hand > before.hand]
    changes = [
        [b - a for a, b in zip(before.all_points(), after.all_points(), strict=True)]
        for before, after in pairwise(ends)
    ]
    swings = [sign * lead(change, seat, match.game) for change in changes]
    assert swings[found.hand] == max(swings)

    first = next(one for one in positions if one.hand == found.hand and one.actor >= 0)
    taken, values = 0, [prospect(first, found.hand, seat, match)]
    for before, after in pairwise(positions):
        if before.hand == found.hand and len(after.takers(found.hand)) > taken:
            taken = len(after.takers(found.hand))
            values.append(prospect(after, found.hand, seat, match))
    gains = [sign * (after - before) for before, after in pairwise(values)]
    end = ends[found.hand + 1]
    tricks = end.last_hand_tricks() or end.public().tricks
    assert gains[tricks.index(found.trick)] == pytest.approx(max(gains))


@pytest.mark.parametrize("name", ["all-fives", "sauce"])
def test_the_rest_of_a_hand_is_played_through_cards_that_are_still_dealt(name: str) -> None:
    for seed in range(20):
        match, positions = play(name, {}, seed)
        policy = heuristic_of(match.game)
        for position in positions[1::7]:
            end = end_of_hand(position, position.hand, policy, Rng(seed))
            assert end.hand > position.hand or end.actor == TERMINAL_PLAYER
