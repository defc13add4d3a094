"""Plays many games with the same rules and options at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy, deepcopy
from itertools import pairwise
from typing import Any, Self, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from nullo.bots.policies import heuristic_of, learned_of
from nullo.build import COMPILED
from nullo.engine.batch import Batch
from nullo.engine.playout import Policy
from nullo.engine.rng import Rng
from nullo.game.errors import NulloError
from nullo.state import Game, load
from nullo.state.checked_position import CheckedPosition
from nullo.values import CopiedWhole, check_open, whole
from nullo.vector.arrays import Arrays

OPPONENTS = ("random", "simple", "learned")
"""The policies that can play the other seats: at random, by the rule of thumb, or by the learned policy."""


def make(game: str, n: SupportsIndex, /, **settings: Any) -> VectorGames:
    """``n`` games that are played at once, as in ``make("nothing", 1024, seed=7)``.

    Args:
        game: the game's id.
        n: the number of games.
        settings: ``seed``, ``threads``, ``arrays``, ``opponent`` and ``seats`` are those of
            :class:`VectorGames`; all others are options of the game.

    Raises:
        UnknownGame, OptionError: see :func:`nullo.load`.
        ValueError, TypeError: see :class:`VectorGames`.
    """
    own = {"seed", "threads", "arrays", "opponent", "seats"} & settings.keys()
    return VectorGames(
        load(game, **{name: settings[name] for name in settings.keys() - own}),
        n,
        **{name: settings[name] for name in own},
    )


class VectorGames(CopiedWhole):
    """``n`` games that are played at once; each step applies one action in every game.

    Steps run in compiled code, without the interpreter's lock. Each game has a row in the arrays. When it is
    over, the next game begins in the same row at once. The cards of row ``k`` depend only on the seed, ``k``
    and the actions, and not on the number of threads.

    Without an opponent, the caller acts for all seats. With one, the caller acts only for seat ``seats[k]``
    in row ``k``, and the opponent plays all other seats; games that end before that seat has acted are left
    out.

    A copy has its own arrays and threads. An object cannot be pickled, because the games keep no history.

    Args:
        game: the game; it must be one of Nullo's own, not a plug-in in Python.
        n: the number of games.
        seed: decides all cards and the opponent's choices.
        threads: the number of threads among which the rows are divided.
        arrays: the arrays to write into; by default new ones.
        opponent: one of ``OPPONENTS``; None if the caller plays all seats.
        seats: if there is an opponent, the caller's seat in each row; by default 0, 1, 2 … in turn.

    Raises:
        ValueError: a number, an array or the opponent is not allowed.
        TypeError: the game's positions are not compiled, or an argument has a wrong type.

    After :meth:`close`, every other method raises RuntimeError.
    """

    def __init__(
        self,
        game: Game,
        n: SupportsIndex,
        *,
        seed: SupportsIndex | str = 0,
        threads: SupportsIndex = 1,
        arrays: Arrays | None = None,
        opponent: str | None = None,
        seats: Sequence[SupportsIndex] | None = None,
    ) -> None:
        if not isinstance(game, Game):
            raise TypeError(f"game must be a nullo.Game, not {game!r:.40}")
        n, threads = whole(n, "n", 1), whole(threads, "threads", 1)
        self._closed = False
        self.game = game
        self.n = n
        self._start = game.rules.position(game.typed_options)
        workers = min(threads, n)
        self._writers = [game.encoder.new_writer() for _ in range(workers)]
        if not self._start.write(0, self._writers[0]):
            raise TypeError(
                f"{game.id} is a plug-in in Python: only compiled games can be vectorised"
            )
        self._policies = [policy(game, opponent) for _ in range(workers)]
        cuts = [n * k // workers for k in range(workers + 1)]
        self._ranges = list(pairwise(cuts))
        self._pool = _pool(workers)
        self.arrays = Arrays.empty(game, n) if arrays is None else _fitting(arrays, game, n)
        self._asked = asked_seats(game, n, opponent, seats)
        self.reset(seed)

    def __deepcopy__(self, memo: object) -> VectorGames:
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin._writers = [self.game.encoder.new_writer() for _ in self._ranges]
        twin._policies = deepcopy(self._policies)
        twin._pool = _pool(len(self._ranges))
        twin._chooser = copy(self._chooser)
        twin._batch = self._batch.copy()
        twin.arrays = self.arrays.copy()
        twin._bind()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("games at once cannot be pickled: they keep no history")

    def reset(self, seed: SupportsIndex | str) -> Arrays:
        """Begin ``n`` new games whose cards follow from ``seed``; returns the arrays.

        Raises:
            TypeError: the seed is neither a whole number nor a string.
        """
        check_open(self._closed)
        rngs = [Rng(seed, "vector", k) for k in range(self.n)]
        self._chooser = Rng(seed, "vector choice")
        self._batch = Batch(self._start, rngs, self.game.offsets, self._asked)
        self._bind()
        self._share(self._batch.begin)
        return self.arrays

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> Arrays:
        """Apply one action in every game; if any action is refused, no game changes.

        Args:
            actions: the id of an action for each row.

        Returns:
            The arrays, with the results of the step.

        Raises:
            ValueError: there is not one whole number for each row.
            UnknownAction: a number is not the id of an action.
            IllegalAction: an action is not legal now.
        """
        check_open(self._closed)
        try:
            ids = np.ascontiguousarray(actions)
        except ValueError:  # lists of several lengths
            raise ValueError(
                f"actions must be {self.n} whole numbers, not {actions!r:.40}"
            ) from None
        if ids.shape != (self.n,) or ids.dtype.kind not in "iu":
            raise ValueError(
                f"actions must be {self.n} whole numbers, not {ids.dtype} of {ids.shape}"
            )
        ids = ids.astype(np.int64, copy=False)
        # Interpreted code needs Python's numbers for bit operations.
        given: Any = ids if COMPILED else ids.tolist()
        if (wrong := self._batch.first_illegal(given)) >= 0:
            self._refuse(int(ids[wrong]), wrong)
        self._share(lambda *rest: self._batch.step(given, *rest))
        return self.arrays

    def random_actions(self) -> NDArray[np.int64]:
        """For each row, the id (int64) of a random fair action; all fair actions are equally likely."""
        check_open(self._closed)
        ids = np.empty(self.n, np.int64)
        self._batch.draw(ids, self._chooser)
        return ids

    def write_into(self, arrays: Arrays) -> None:
        """Write the results of all further steps into ``arrays``; the arrays used so far stay as they are.

        Raises:
            ValueError: an array has another shape or type, is not contiguous or cannot be written to.
            TypeError: ``arrays`` is not of type :class:`Arrays`.
        """
        check_open(self._closed)
        self.arrays = _fitting(arrays, self.game, self.n)
        self._bind()

    def close(self) -> None:
        """End the threads; no other method can be called afterwards."""
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown()

    def __enter__(self) -> Self:
        check_open(self._closed)
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _bind(self) -> None:
        to = self.arrays
        legal, ended = to.legal.view(np.uint8), to.ended.view(np.uint8)
        self._batch.bind(to.observations, legal, to.players, to.rewards, ended)

    def _share(self, work: Callable[..., None]) -> None:
        parts = [
            (*span, writer, policy)
            for span, writer, policy in zip(
                self._ranges, self._writers, self._policies, strict=True
            )
        ]
        if self._pool is None:
            work(*parts[0])
        else:
            for _ in self._pool.map(lambda part: work(*part), parts):
                pass

    def _refuse(self, action: int, row: int) -> None:
        try:
            CheckedPosition(self.game, self._batch.positions[row]).check(action)
        except NulloError as error:
            error.add_note(f"in row {row}")
            raise


def _fitting(arrays: Arrays, game: Game, n: int) -> Arrays:
    if not isinstance(arrays, Arrays):
        raise TypeError(f"arrays must be a nullo.vector.Arrays, not {arrays!r:.40}")
    arrays.check(game, n)
    return arrays


def _pool(workers: int) -> ThreadPoolExecutor | None:
    return ThreadPoolExecutor(workers) if workers > 1 else None


def policy(game: Game, opponent: str | None) -> Policy:
    """The policy by which ``opponent`` plays; random play if there is no opponent.

    Raises:
        ValueError: there is no such opponent, or nothing has been learned for this game and its options.
    """
    if opponent is None or opponent == "random":
        return Policy()
    if opponent == "simple":
        return heuristic_of(game)
    if opponent != "learned":
        raise ValueError(f"opponent must be one of {', '.join(OPPONENTS)}, not {opponent!r:.40}")
    learned = learned_of(game)
    if learned is None:
        raise ValueError(f"nothing has been learned for {game!r}")
    return learned


def asked_seats(
    game: Game, n: int, opponent: str | None, seats: Sequence[SupportsIndex] | None
) -> list[int]:
    """For each of ``n`` rows, the seat for which the caller acts, or -1 if it acts for all seats.

    Raises:
        ValueError: ``seats`` does not have ``n`` entries, or is given without an opponent.
        UnknownSeat: an entry of ``seats`` is not a seat of the game.
        TypeError: ``seats`` is not a sequence of whole numbers.
    """
    if opponent is None:
        if seats is not None:
            raise ValueError("seats are for games against an opponent: name an opponent, too")
        return [-1] * n
    if seats is None:
        return [k % game.players for k in range(n)]
    try:
        chosen = [whole(seat, "a seat") for seat in seats]
    except TypeError:
        raise TypeError(
            f"seats must be whole numbers, one for each game, not {seats!r:.40}"
        ) from None
    if len(chosen) != n:
        raise ValueError(f"seats must have a seat for each of {n} games, not {len(chosen)}")
    return [game.check_seat(seat) for seat in chosen]
