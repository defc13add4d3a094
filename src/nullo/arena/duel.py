"""Duels: two bots on the same deals in exchanged seats, so that luck with cards cancels out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from nullo.arena.simulate import PLAYOUTS, _run, play_one, seat_bots
from nullo.arena.tally import Mean, mean_of, win_share
from nullo.core.rng import Rng
from nullo.state import Game, load
from nullo.state.match import RandomSource


class DealSource:
    """A source that gives the same decks for the same game and hand, whatever is played."""

    def __init__(self, seed: int, number: int) -> None:
        self._seed = seed
        self._number = number
        self._decks = 0
        self._draws = RandomSource(Rng(seed, "duel draws", number))

    def deck(self, cards: list[int], redeal: bool) -> list[int]:
        self._decks += 1
        Rng(self._seed, f"duel deck {self._decks}", self._number).shuffle(cards)
        return cards

    def draw(self, outcomes: list[tuple[int, int]]) -> int:
        return self._draws.draw(outcomes)


@dataclass(frozen=True)
class Duel:
    """The result of the first bot against the second.

    Attributes:
        deals: the number of deals, each played twice.
        points: by deal, its points per game minus the other's (means over the seats of each).
        wins: by deal, its share of the wins minus the other's.
    """

    deals: int
    points: Mean
    wins: Mean


def duel(
    game: str,
    first: str,
    second: str,
    *,
    deals: int,
    options: Mapping[str, Any] | None = None,
    playouts: int = PLAYOUTS,
    seed: int = 0,
    jobs: int = 1,
) -> Duel:
    """Seat ``first`` at the even seats and ``second`` at the odd ones, then the other way round.

    With an odd number of players each side has one more seat in turn; points are means per seat.
    """
    loaded = load(game, **(options or {}))
    seat_bots(loaded, [first])
    seat_bots(loaded, [second])
    work = partial(_deal, loaded, first, second, playouts, seed)
    results: Iterator[tuple[float, float]] = _run(work, deals, jobs, None)
    pairs = list(results)
    return Duel(
        deals, mean_of([points for points, _ in pairs]), mean_of([wins for _, wins in pairs])
    )


def _deal(
    game: Game, first: str, second: str, playouts: int, seed: int, number: int
) -> tuple[float, float]:
    """Points and wins of the first bot minus the second's, over both seatings of one deal."""
    points = wins = 0.0
    even = range(0, game.players, 2)
    for exchanged in (False, True):
        bots = [
            (second if exchanged else first) if seat in even else (first if exchanged else second)
            for seat in range(game.players)
        ]
        match = play_one(game, bots, number, playouts, seed, DealSource(seed, number))
        returns, winners = match.state.returns(), match.state.winners()
        for seat in range(game.players):
            own = (seat in even) != exchanged
            count = sum(((other in even) != exchanged) == own for other in range(game.players))
            sign = (1.0 if own else -1.0) / count / 2
            points += sign * returns[seat]
            wins += sign * win_share(game, winners, seat)
    return points, wins
