"""The results of an arena: points, wins, ratings and CPU times of its bots; needs the extra ``arena``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import combinations
from typing import TypeAlias

from nullo.arena.duel import CpuTimes, DuelDeal
from nullo.arena.round_robin import Arena, Pairing
from nullo.arena.tally import Mean, WinShare, rate_of, share_of
from nullo.engine.rng import Rng

ORDERS = 20  # random orders of the deals over which ratings are averaged
RatedGame: TypeAlias = tuple[list[list[int]], list[float]]
"""A game to rate: the players of each side, by number, and the result of each side; higher is better."""


@dataclass(frozen=True)
class Rating:
    """A bot's strength and its standard deviation by OpenSkill's Plackett–Luce model; at first 25 ± 8.3."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class PairResult:
    """The result of one bot against another: its points per hand minus the other's, and its share of wins."""

    first: int
    second: int
    points: Mean
    wins: WinShare


@dataclass(frozen=True)
class BotResult:
    """The result of a bot against all others: its points per hand minus theirs, and its share of the wins."""

    name: str
    rating: Rating
    points: Mean
    wins: WinShare
    times: CpuTimes


@dataclass(frozen=True)
class Standings:
    """The results of an arena: of each bot, in the order of ``Arena.bots``, and of each pair."""

    bots: list[BotResult]
    pairs: list[PairResult]


def available() -> bool:
    """Whether the library of the extra ``arena`` is installed."""
    return find_spec("openskill") is not None


def standings(held: Arena, deals: Mapping[Pairing, DuelDeal]) -> Standings:
    """The standings of an arena; ``deals`` must contain the results of all its pairings.

    Raises:
        ImportError: the extra ``arena`` is not installed.
    """
    ratings = _ratings(held, deals)
    bots = []
    for number, one in enumerate(held.bots):
        times = CpuTimes()
        points, wins, hands = [0.0] * held.deals, [0.0] * held.deals, [0.0] * held.deals
        for pairing in held.pairings():
            if number not in pairing[1:]:
                continue
            deal, place = deals[pairing], pairing[1:].index(number)
            times.include(deal.times[place])
            points[pairing.deal] += -deal.points if place else deal.points
            wins[pairing.deal] += (1 - deal.wins if place else deal.wins) / (len(held.bots) - 1)
            hands[pairing.deal] += deal.hands
        result = rate_of(points, hands), share_of(wins)
        bots.append(BotResult(one.name, ratings[number], *result, times))
    pairs = []
    for pair in combinations(range(len(held.bots)), 2):
        played = [deals[Pairing(number, *pair)] for number in range(held.deals)]
        rate = rate_of([deal.points for deal in played], [float(deal.hands) for deal in played])
        pairs.append(PairResult(*pair, rate, share_of([deal.wins for deal in played])))
    return Standings(bots, pairs)


def _ratings(held: Arena, deals: Mapping[Pairing, DuelDeal]) -> list[Rating]:
    """The ratings of the bots, in the order of ``Arena.bots``.

    A deal is won by the bot with the larger share of the wins in its two games or, if the shares are equal,
    by the one with more points.
    """
    order = list(range(held.deals))
    pairs = list(combinations(range(len(held.bots)), 2))
    orders = []
    for number in range(ORDERS):
        Rng(held.seed, "order of rating", number).shuffle(order)
        played = [(deals[Pairing(deal, *pair)], pair) for deal in order for pair in pairs]
        leads = [((deal.wins - 0.5) or deal.points, pair) for deal, pair in played]
        orders.append(
            [
                ([[first], [second]], [float(lead > 0), float(lead < 0)])
                for lead, (first, second) in leads
            ]
        )
    return mean_ratings(len(held.bots), orders)


def mean_ratings(many: int, orders: Sequence[Sequence[RatedGame]]) -> list[Rating]:
    """The ratings of ``many`` players as means over several orders of the same games.

    OpenSkill gives the latest games the most weight; averaged over random orders, all games weigh the same.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    totals = [Rating(0.0, 0.0)] * many
    for games in orders:
        ratings = [model.rating() for _ in range(many)]
        for sides, results in games:
            teams = [[ratings[one] for one in side] for side in sides]
            rated = model.rate(teams, ranks=[-result for result in results])
            for side, team in zip(sides, rated, strict=True):
                for one, rating in zip(side, team, strict=True):
                    ratings[one] = rating
        totals = [
            Rating(total.mu + one.mu / len(orders), total.sigma + one.sigma / len(orders))
            for total, one in zip(totals, ratings, strict=True)
        ]
    return totals
