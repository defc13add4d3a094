"""Plays many games between bots. The same seed gives the same records with any number of processes."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, SupportsIndex

from nullo.arena.policy_matches import PolicyMatches
from nullo.arena.workers import HERE, Workers
from nullo.bots import make
from nullo.bots.base import Bot, bot_class, choice
from nullo.engine.rng import Rng
from nullo.state import Game, load
from nullo.state.checked_position import CheckedPosition
from nullo.state.match import HandRecord, Match, RandomSource, record_of
from nullo.values import whole

PLAYOUTS = 200
TASK = 0.2  # seconds that a task for other processes should take; it has at least one game
MOST = 2000  # games in a task


@dataclass(frozen=True)
class SimulatedGame:
    """A finished game.

    Attributes:
        number: the number of the game, from 0.
        record: its record, as one line of JSON; empty if records are not made.
        returns: points won or lost by seat; higher is better.
        scores: the totals as the rules count them.
        winners: the sides that won.
    """

    number: int
    record: str
    returns: list[float]
    scores: list[int]
    winners: list[int]


def seat_bots(game: Game, bots: Sequence[str]) -> list[str]:
    """The name of the bot in each seat; if ``bots`` has a single name, it is used for all seats.

    Raises:
        ValueError: the number of names is neither one nor the number of seats.
        UnknownBot: there is no bot of one of the names.
    """
    names = list(bots) * game.players if len(bots) == 1 else list(bots)
    if len(names) != game.players:
        raise ValueError(f"{len(names)} bots for {game.players} seats")
    for name in set(names):
        bot_class(name)
    return names


def play_to_end(match: Match, bots: Sequence[Bot], hands: int | None = None) -> None:
    """Let bots, one for each seat, play a match to its end, or until ``hands`` hands are over."""
    state = match.state
    while not state.is_terminal() and (hands is None or state.position.hand < hands):
        seat = state.current_player()
        match.act(seat, choice(bots[seat], state.for_seat(seat)))


@dataclass(frozen=True)
class Simulation:
    """What is simulated, in a form that any process can play; for the fields see :func:`simulate`."""

    game: Game
    bots: Sequence[str]
    playouts: int
    seed: int
    records: bool

    def play(self, numbers: Iterable[int]) -> Iterator[SimulatedGame]:
        """Play the games with the given numbers; yields each when it is finished."""
        if PolicyMatches.can_play(self.game, self.bots):
            matches = PolicyMatches(self.game, self.bots)
            return (self._by_policies(matches, number) for number in numbers)
        return map(self.by_bots, numbers)

    def by_bots(self, number: int) -> SimulatedGame:
        """Play a game in which each bot chooses from its seat's state; this works for any bot."""
        match = Match(self.game, self._source(number))
        play_to_end(match, self._bots(number))
        return self._result(number, match.state, match.state.returns(), match.hands)

    def _by_policies(self, matches: PolicyMatches, number: int) -> SimulatedGame:
        """Play a game by the bots' policies in compiled code, with the same result as :meth:`by_bots`."""
        rngs = [bot.rng for bot in self._bots(number)]
        hands = matches.play(self._source(number), rngs)
        return self._result(number, matches.state, matches.returns(), hands)

    def _source(self, number: int) -> RandomSource:
        return RandomSource(Rng(self.seed, "cards", number))

    def _bots(self, number: int) -> list[Bot]:
        return [
            make(name, Rng(self.seed, f"bot {seat} {name}", number), playouts=self.playouts)
            for seat, name in enumerate(self.bots)
        ]

    def _result(
        self, number: int, state: CheckedPosition, returns: list[float], hands: Sequence[HandRecord]
    ) -> SimulatedGame:
        text = ""
        if self.records:
            meta = {"seed": self.seed, "game": number}
            text = json.dumps(record_of(state, hands, self.bots, None, meta), ensure_ascii=False)
        return SimulatedGame(number, text, returns, state.scores(), state.winners())


def simulate(
    game: str,
    options: Mapping[str, Any],
    *,
    games: SupportsIndex,
    bots: Sequence[str] = ("random",),
    playouts: SupportsIndex = PLAYOUTS,
    seed: SupportsIndex = 0,
    records: bool = True,
    workers: Workers = HERE,
    progress: Callable[[int], None] | None = None,
) -> Iterator[SimulatedGame]:
    """Play many games.

    Bots that choose by a policy alone (:class:`nullo.bots.PolicyBot`) play games of compiled rules in
    compiled code, with the same results.

    Args:
        game: the game's id.
        options: as for :func:`nullo.load`.
        games: how many games to play.
        bots: one name for all seats, or one for each.
        playouts: the number of worlds that a bot may try in a decision; there is no time limit.
        records: whether to make the records, which takes longer than to play.
        workers: where games are played; by default in this process.
        progress: called after each game with the number of finished games.

    Yields:
        The games in order.

    Raises:
        NulloError: the game, its options or the bots are invalid.
        ValueError: a number is too small.
        TypeError: a number is not whole.
    """
    many, worlds = whole(games, "games", 1), whole(playouts, "playouts", 1)
    loaded = load(game, **options)
    work = Simulation(loaded, seat_bots(loaded, bots), worlds, whole(seed, "a seed"), bool(records))
    played = _play(work, many, workers)
    return _with_progress(played, progress) if progress else played


def _play(work: Simulation, games: int, workers: Workers) -> Iterator[SimulatedGame]:
    """Play the games: one by one in this process or, in other processes, several in each task."""
    if workers.executor is None:
        yield from work.play(range(games))
        return
    size = 1

    def spans() -> Iterator[range]:
        first = 0
        while first < games:
            yield (span := range(first, min(first + size, games)))
            first = span.stop

    for several, seconds in workers.each(partial(_several, work), spans()):
        size = max(1, min(MOST, int(TASK * len(several) / max(seconds, 1e-6))))
        yield from several


def _several(work: Simulation, numbers: range) -> tuple[list[SimulatedGame], float]:
    begin = time.perf_counter()
    return list(work.play(numbers)), time.perf_counter() - begin


def _with_progress(
    games: Iterator[SimulatedGame], progress: Callable[[int], None]
) -> Iterator[SimulatedGame]:
    for done, game in enumerate(games, 1):
        progress(done)
        yield game
