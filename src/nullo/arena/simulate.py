"""Many games between bots. The same seed gives the same records, with any number of processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import islice
from multiprocessing import get_context
from typing import Any

from nullo.bots import make
from nullo.bots.base import bot_class
from nullo.core.rng import Rng
from nullo.state import Game, load
from nullo.state.match import Match, RandomSource, Source

PLAYOUTS = 200


@dataclass(frozen=True)
class Played:
    """A finished game.

    Attributes:
        number: the number of the game, from 0.
        record: its record.
        returns: points won or lost by seat; higher is better.
        scores: the totals as the rules count them.
        winners: the seats that won, in Sauce the teams.
    """

    number: int
    record: dict[str, Any]
    returns: list[float]
    scores: list[int]
    winners: list[int]


def seat_bots(game: Game, bots: Sequence[str]) -> list[str]:
    """One bot name for each seat; a single name is used for all seats.

    Raises:
        ValueError: the number of names is neither one nor the number of seats.
        UnknownBot: there is no bot of this name.
    """
    names = list(bots) * game.players if len(bots) == 1 else list(bots)
    if len(names) != game.players:
        raise ValueError(f"{len(names)} bots for {game.players} seats")
    for name in set(names):
        bot_class(name)
    return names


def play_one(
    game: Game, bots: Sequence[str], number: int, playouts: int, seed: int, source: Source
) -> Match:
    """Play one game between bots to its end, with its own streams of random numbers."""
    match = Match(game, source, names=list(bots), meta={"seed": seed, "game": number})
    players = [
        make(name, Rng(seed, f"bot {seat} {name}", number), playouts=playouts)
        for seat, name in enumerate(bots)
    ]
    state = match.state
    while not state.is_terminal():
        seat = state.current_player()
        match.act(seat, players[seat].choose(state.for_seat(seat)))
    return match


def _played(game: Game, bots: Sequence[str], playouts: int, seed: int, number: int) -> Played:
    match = play_one(game, bots, number, playouts, seed, RandomSource(Rng(seed, "cards", number)))
    state = match.state
    return Played(number, match.record(), state.returns(), state.scores(), state.winners())


def simulate(
    game: str,
    options: Mapping[str, Any],
    *,
    games: int,
    bots: Sequence[str] = ("random",),
    playouts: int = PLAYOUTS,
    seed: int = 0,
    jobs: int = 1,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> Iterator[Played]:
    """Play many games.

    Args:
        game: the game's id.
        options: as for :func:`nullo.load`.
        games: how many games to play.
        bots: one name for all seats, or one for each.
        playouts: the number of worlds that a bot may try per decision; there is no time limit.
        jobs: the number of processes; with 1 all games are played in this process.
        executor: used instead of starting processes.
        progress: called with the number of games finished.

    Yields:
        The games in order.

    Raises:
        NulloError: the game, its options or the bots are invalid.
        ValueError: a number is too small.
    """
    for name, value in (("games", games), ("playouts", playouts), ("jobs", jobs)):
        if value < 1:
            raise ValueError(f"{name} must be at least 1, not {value}")
    loaded = load(game, **options)
    work = partial(_played, loaded, seat_bots(loaded, bots), playouts, seed)
    return _report(_run(work, games, jobs, executor), progress)


def _run(
    work: Callable[[int], Any], many: int, jobs: int, executor: Executor | None
) -> Iterator[Any]:
    """Yield ``work(0)``, ``work(1)`` … in order, computing some of them ahead in other processes."""
    if executor is not None:
        yield from _ahead(executor, work, many, 16)
    elif jobs == 1:
        yield from map(work, range(many))
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            yield from _ahead(pool, work, many, 4 * jobs)


def _ahead(executor: Executor, work: Callable[[int], Any], many: int, most: int) -> Iterator[Any]:
    numbers = iter(range(many))
    waiting = [executor.submit(work, number) for number in islice(numbers, most)]
    while waiting:
        yield waiting.pop(0).result()
        waiting.extend(executor.submit(work, number) for number in islice(numbers, 1))


def _report(played: Iterator[Any], progress: Callable[[int], None] | None) -> Iterator[Any]:
    for done, item in enumerate(played, 1):
        if progress:
            progress(done)
        yield item
