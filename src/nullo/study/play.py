"""Plays a task of a study, in any process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from importlib import import_module
from io import BytesIO
from typing import IO

import numpy as np

from nullo.arena.contestants import Contestant
from nullo.arena.duel import advantage, seatings
from nullo.arena.tally import win_share
from nullo.bots.base import Bot, choice
from nullo.bots.policies import heuristic_of, policy_of
from nullo.engine.counting import COLUMNS, CountedGames, Counter
from nullo.engine.playout import Policy
from nullo.engine.plugin import PythonPolicy
from nullo.engine.position import Position
from nullo.engine.rng import Rng
from nullo.state import Game
from nullo.state.state import State
from nullo.study.plan import CLUB, Study, Task
from nullo.study.questions import Array, questions


class BotPolicy(PythonPolicy):
    """A policy whose choices a bot makes; the bot sees only what its seat knows."""

    def __init__(self, game: Game, one: Contestant) -> None:
        super().__init__()
        self.game = game
        self.one = one
        self.bot: Bot | None = None

    def begin(self, rng: Rng) -> None:
        """Make a new bot for a new game; it takes its random numbers from ``rng``."""
        self.bot = self.one.make(rng)

    def advise(self, position: Position, rng: Rng) -> int:
        assert self.bot is not None
        seat = State(self.game, position).for_seat(position.actor)
        return self.game.action_place(choice(self.bot, seat))[1]


def policy(game: Game, one: Contestant, by_heuristic: bool = False) -> Policy:
    """The policy of a bot; the policy of ``random`` chooses uniformly and never revokes."""
    if one.bot == "random":
        return Policy()
    if one.bot == "simple" or (one.bot == CLUB and by_heuristic):
        return heuristic_of(game)
    return policy_of(game) if one.bot == CLUB else BotPolicy(game, one)


def policies(game: Game, bots: Sequence[Contestant], by_heuristic: bool = False) -> list[Policy]:
    """The policies by seat; equal bots share one, except a :class:`BotPolicy`."""
    shared: dict[Contestant, Policy] = {}
    seats = []
    for one in bots:
        own = shared.get(one) or policy(game, one, by_heuristic)
        if not isinstance(own, BotPolicy):
            shared[one] = own
        seats.append(own)
    return seats


ROWS = 4096  # of the buffer in which compiled code counts before Python reads it
GAME_COLUMNS = ("game", "hands", "decisions", "lead_changes", "half")
DUEL_COLUMNS = ("points", "wins", "hands", "single", "single_squared")


EMPTY = np.zeros((0, 0))


@dataclass(frozen=True)
class TaskResult:
    """The result of a task; arrays that this kind of task does not fill are ``EMPTY``."""

    games: Array  # int32, games × ``GAME_COLUMNS``; for ``half`` see :meth:`GameRunner.half`
    points: Array  # float64, games × players: points won or lost; higher is better
    wins: Array  # float64, games × players: the share of the win
    sums: Array  # float64, cells of all ``questions`` × 2: the sum of the values, and their number
    rows: Array  # int32, the game's number and a row of counts; none without ``hands``
    gains: Array  # float64, by row: the points of the hand
    duels: Array  # float64, deals × ``DUEL_COLUMNS``, for the ladder

    def pack(self) -> bytes:
        file = BytesIO()
        np.savez_compressed(file, **{one.name: getattr(self, one.name) for one in fields(self)})
        return file.getvalue()

    @classmethod
    def unpack(cls, file: IO[bytes]) -> TaskResult:
        """A result read from a file with the bytes that :meth:`pack` returned.

        Raises:
            ValueError, KeyError, BadZipFile, EOFError: the file is damaged.
        """
        with np.load(file) as saved:
            return cls(*(saved[one.name] for one in fields(cls)))


def play(study: Study, task: Task) -> TaskResult:
    """Play a task; the same task gives the same result wherever it is played."""
    return _duels(study, task) if task.ladder else _games(study, task)


def play_and_pack(study: Study, task: Task) -> bytes:
    """Play a task; returns the packed result.

    The worker packs it, so that the process that collects the results has less work.
    """
    return play(study, task).pack()


def counter_of(game: Game) -> Counter:
    """A new counter of the class that a game's study form names, by default a plain :class:`Counter`."""
    module, _, name = game.rules.study_form(game.typed_options).counter.partition(":")
    kind: type[Counter] = getattr(import_module(module), name) if name else Counter
    return kind(game.players)


class GameRunner:
    """Plays many games with the same rules and bots, and counts what happens in them."""

    def __init__(
        self, game: Game, bots: tuple[Contestant, ...], by_heuristic: bool = False
    ) -> None:
        self.game = game
        self.rows = np.zeros((max(ROWS, 2 * game.players), COLUMNS), np.int32)
        self.gains = np.zeros(len(self.rows))
        if len(bots) == 1:
            bots = bots * game.players
        self.policies: list[Policy] = policies(game, bots, by_heuristic)
        start = game.rules.position(game.typed_options)
        self.start = start.all_points()
        self.run = CountedGames(start, self.policies, counter_of(game), self.rows, self.gains)

    def play(self, seed: int, purpose: str, number: int, kept: list[tuple[Array, Array]]) -> None:
        """Play game ``number``, and append the rows of its hands and the points of each row to ``kept``.

        Each row begins with ``number``; ``purpose`` separates the random numbers of different uses.
        """
        cards = Rng(seed, f"{purpose} cards", number)
        choices = Rng(seed, f"{purpose} choices", number)
        for seat, one in enumerate(self.policies):
            if isinstance(one, BotPolicy):
                one.begin(Rng(seed, f"{purpose} bot {seat} {one.one.name}", number))
        self.run.begin()
        over = False
        while not over:
            over = self.run.run(cards, choices)
            many = self.run.filled
            kept.append((np.insert(self.rows[:many], 0, number, axis=1), self.gains[:many].copy()))

    def points(self) -> list[float]:
        """The points that each seat has won or lost in the game."""
        now = self.run.position.all_points()
        return [last - first for last, first in zip(now, self.start, strict=True)]

    def wins(self) -> list[float]:
        winners = self.run.position.winners()
        return [win_share(self.game, winners, seat) for seat in range(self.game.players)]

    def half(self) -> int:
        """Whether the side that was alone in first place after half of the hands has won, as 1 or 0.

        -1 if there was no such side.
        """
        leader = self.run.leader_after(self.run.played // 2)
        return -1 if leader < 0 else int(leader in self.run.position.winners())


def _games(study: Study, task: Task) -> TaskResult:
    game = study.variants[task.variant].game
    table = GameRunner(game, study.bots, study.by_heuristic)
    asked = questions(game)
    sums = [np.zeros((one.cells, 2)) for one in asked]
    games, points, wins = [], [], []
    kept: list[tuple[Array, Array]] = []
    rows: list[Array] = []
    gains: list[Array] = []

    def look() -> None:
        some = np.concatenate([part for part, _ in kept])
        got = np.concatenate([part for _, part in kept])
        for one, total in zip(asked, sums, strict=True):
            one.add(some, got, total)
        if study.hands:
            rows.append(some)
            gains.append(got)
        kept.clear()

    for number in range(task.first, task.last):
        table.play(study.seed, "study", number, kept)
        run = table.run
        games.append((number, run.played, run.decisions, run.changes, table.half()))
        points.append(table.points())
        wins.append(table.wins())
        if len(kept) >= 256:
            look()
    if kept:
        look()
    none = np.zeros((0, COLUMNS + 1), np.int32)
    return TaskResult(
        np.array(games, np.int32),
        np.array(points),
        np.array(wins),
        np.concatenate(sums),
        np.concatenate(rows) if rows else none,
        np.concatenate(gains) if gains else np.zeros(0),
        EMPTY,
    )


def _duels(study: Study, task: Task) -> TaskResult:
    upper, lower = study.pairs()[task.variant]
    game = study.game
    tables = []
    for seats in seatings(game):
        bots = tuple(upper if seats >> seat & 1 else lower for seat in range(game.players))
        tables.append((seats, GameRunner(game, bots)))
    rows = []
    for number in range(task.first, task.last):
        total = share = square = 0.0
        hands = 0
        for seats, table in tables:
            table.play(study.seed, f"ladder {upper.name} {lower.name}", number, [])
            gain = advantage(table.points(), seats)
            won = table.wins()
            share += sum(one for seat, one in enumerate(won) if seats >> seat & 1) / sum(won) / 2
            total += gain
            square += gain * gain
            hands += table.run.played
        rows.append((total, share, hands, total / 2, square / 2))
    return TaskResult(EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, np.array(rows))
