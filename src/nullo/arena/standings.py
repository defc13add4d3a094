"""What an arena shows: points, wins, ratings and CPU times of its bots; needs the extra ``arena``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import combinations
from typing import TYPE_CHECKING

from nullo.arena.duel import CpuTimes, DuelDeal
from nullo.arena.round_robin import Arena, Pairing
from nullo.arena.tally import Mean, WinShare, rate_of, share_of
from nullo.engine.rng import Rng

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

ORDERS = 20
"""Of the deals, over which ratings are averaged."""


@dataclass(frozen=True)
class Rating:
    """A bot's strength by OpenSkill (Plackett and Luce) and its deviation: at first 25 ± 8.3."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class PairResult:
    """How a bot fared against another: points a hand more than the other, and its share of the wins."""

    first: int
    second: int
    points: Mean
    wins: WinShare


@dataclass(frozen=True)
class BotResult:
    """How a bot fared against all others: points a hand more than theirs, and its share of the wins."""

    name: str
    rating: Rating
    points: Mean
    wins: WinShare
    times: CpuTimes


@dataclass(frozen=True)
class Standings:
    """The results of the bots, in the order in which they were given, and of every two of them."""

    bots: list[BotResult]
    pairs: list[PairResult]


def available() -> bool:
    """Whether the library of the extra ``arena`` is installed."""
    return find_spec("openskill") is not None


def standings(held: Arena, deals: Mapping[Pairing, DuelDeal]) -> Standings:
    """Add up the deals of an arena, all of which must have been played.

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
    pairs = [
        _pair(held, deals, first, second)
        for first, second in combinations(range(len(held.bots)), 2)
    ]
    return Standings(bots, pairs)


def _pair(held: Arena, deals: Mapping[Pairing, DuelDeal], first: int, second: int) -> PairResult:
    played = [deals[Pairing(number, first, second)] for number in range(held.deals)]
    points = rate_of([deal.points for deal in played], [float(deal.hands) for deal in played])
    return PairResult(first, second, points, share_of([deal.wins for deal in played]))


def _ratings(held: Arena, deals: Mapping[Pairing, DuelDeal]) -> list[Rating]:
    """Ratings by deals: a deal is won by more wins in its two games, or else by more points.

    OpenSkill weighs the latest deals most. Here no deal is later than another, so the ratings are
    means over several random orders of the deals.
    """
    totals = [(0.0, 0.0)] * len(held.bots)
    order = list(range(held.deals))
    pairs = list(combinations(range(len(held.bots)), 2))
    for number in range(ORDERS):
        Rng(held.seed, "order of rating", number).shuffle(order)
        rated = _rate(
            held, [(deals[Pairing(deal, *pair)], pair) for deal in order for pair in pairs]
        )
        totals = [
            (mu + rating.mu, sigma + rating.sigma)
            for (mu, sigma), rating in zip(totals, rated, strict=True)
        ]
    return [Rating(mu / ORDERS, sigma / ORDERS) for mu, sigma in totals]


def _rate(
    held: Arena, played: Sequence[tuple[DuelDeal, tuple[int, int]]]
) -> list[PlackettLuceRating]:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in held.bots]
    for deal, (first, second) in played:
        lead = (deal.wins - 0.5) or deal.points
        teams = [[ratings[first]], [ratings[second]]]
        rated = model.rate(teams, ranks=[float(lead < 0), float(lead > 0)])
        (ratings[first],), (ratings[second],) = rated
    return ratings
