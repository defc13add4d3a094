"""Players in their own process, whose moves are timed while the server is attacked.

An attack must not slow them down. They play at the attacked server and at the same time at a second
one that nobody attacks (calm), because other load on the machine slows both.

    with process("--port", "0") as server, bystander(server):
        ...  # attack; leaving the block checks the players' moves
"""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import IO, Any

from server.running_server import SOURCES, Guest, RunningServer, process

ADDRESS = "127.0.0.99"
"""Where the players come from: attackers come from other addresses."""

P99 = 0.100
"""Seconds that 99 of 100 moves must not exceed during an attack."""

FEW = 1000
"""Of fewer moves 95 of 100 must not: the 99th percentile of two hundred is the third slowest of them,
which tells of the machine."""

NOISE = 4
"""On a machine that is busy with something else: this many times what the same took at the calm server, and
once more by how crowded the machine is, because who works little waits least for a processor."""

PAUSE = 0.02
"""Seconds between two moves: as fast as a server's default limits let one client play."""

TABLES = 2
"""At which they play at once at each server: the more moves, the surer the percentile."""

ROUNDS = 10_000
"""More than anybody plays during an attack: whoever needed another table then might find all places taken."""

FEWEST = 30
"""Moves at each server; after a shorter attack the players go on until they have made so many."""


class Bystander:
    """The players' process.

    Args:
        port: the port of the attacked server.
        calm: the port of the other server.
        fewest: moves that they make at each server at least.
        errors: where the process writes why it failed.

    Attributes:
        calm: seconds that each move took at the calm server; filled by ``stop``.
        attacked: the same at the attacked one.
    """

    def __init__(self, port: int, calm: int, fewest: int, errors: IO[str]) -> None:
        self._errors = errors
        self._process = subprocess.Popen(
            [sys.executable, "-m", "server.bystander", str(fewest), str(port), str(calm)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env={"PYTHONPATH": f"{SOURCES}:{Path(__file__).parents[1]}"},
            text=True,
        )
        self.calm: list[float] = []
        self.attacked: list[float] = []

    def start(self) -> None:
        """Wait until they play."""
        assert self._next() == "playing"

    def _next(self) -> Any:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            code = self._process.wait()
            self._errors.seek(0)
            raise AssertionError(f"the bystanders have ended with {code}:\n{self._errors.read()}")
        return json.loads(line)

    def stop(self) -> None:
        """End the measurement and read its result."""
        assert self._process.stdin
        self._process.stdin.write("stop\n")
        self._process.stdin.flush()
        self.attacked, self.calm = self._next()

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.communicate()

    def check(self) -> None:
        """Raise AssertionError if the attack slowed the players down."""
        share = 99 if min(len(self.calm), len(self.attacked)) >= FEW else 95
        calm, attacked = percentile(self.calm, share), percentile(self.attacked, share)
        told = f"p{share} {attacked:.3f} s in {len(self.attacked)} moves; "
        told += f"calm {calm:.3f} s in {len(self.calm)}"
        print(told)
        assert len(self.attacked) >= FEWEST, told
        assert attacked < max(P99, NOISE * calm * crowding()), told


def crowding() -> float:
    """Programs that want to work for each processor, in the last minute; at least 1."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def percentile(times: Sequence[float], share: int) -> float:
    """The time that so many of 100 do not exceed."""
    return sorted(times)[len(times) * share // 100] if times else 0.0


@contextmanager
def bystander(server: RunningServer, fewest: int = FEWEST) -> Iterator[Bystander]:
    """Let players play during the block; leaving it checks that their moves were quick."""
    with TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/calm.db"
        with process("--port", "0", "--db", db) as calm, TemporaryFile("w+") as errors:
            players = Bystander(server.port, calm.port, fewest, errors)
            try:
                players.start()
                yield players
                players.stop()
                players.check()
            finally:
                players.close()


def _play(fewest: int, *ports: int) -> list[list[float]]:
    """Play at both servers until a line comes on standard input, and until there are enough moves.

    Returns:
        The times of moves at each server, in seconds.
    """
    times: dict[int, list[float]] = {port: [] for port in ports}
    stop, failed = threading.Event(), threading.Event()
    begun = threading.Barrier(len(ports) * TABLES + 1)

    def play(port: int) -> None:
        try:
            players = _table(RunningServer(port, ADDRESS))
            begun.wait()
            for seconds in _moves(players, stop):
                times[port].append(seconds)
        except BaseException:
            traceback.print_exc()  # the process may end before the thread has
            sys.stderr.flush()
            failed.set()
            begun.abort()
            raise

    games = [threading.Thread(target=play, args=(p,), daemon=True) for p in ports * TABLES]
    for game in games:
        game.start()
    begun.wait()
    print(json.dumps("playing"), flush=True)
    asked = False
    while not asked or min(map(len, times.values())) < fewest:
        if failed.is_set():
            sys.exit(1)
        if asked:
            time.sleep(PAUSE)
        else:
            asked = bool(select.select([sys.stdin], [], [], 0.1)[0])
    stop.set()
    for game in games:
        game.join()
    return [times[port] for port in ports]


def _moves(players: list[Guest], stop: threading.Event) -> Iterator[float]:
    """Play until stopped; returns the time of each move."""
    while not stop.is_set():
        _catch_up(players)
        asked = next(player for player in players if player.legal)
        sent = time.monotonic()
        asked.act()
        yield time.monotonic() - sent
        time.sleep(PAUSE)
    for player in players:
        player.go()


def _table(server: RunningServer) -> list[Guest]:
    options = {"players": 2, "rounds": ROUNDS}
    ada = server.table("nothing", start=False, options=options).come()
    bo = server.join(ada.table).come()
    ada.until(lambda message: message.get("kind") == "join")
    ada.do("start")
    for guest in (ada, bo):
        guest.until(lambda message: message.get("kind") == "shuffle")
    return [ada, bo]


def _catch_up(players: list[Guest]) -> None:
    """Let both players read all events so far."""
    while True:
        last = max(player.seq for player in players)
        behind = [player for player in players if player.seq < last]
        if not behind and any(player.legal for player in players):
            return
        (behind or players)[0].hear()


if __name__ == "__main__":
    print(json.dumps(_play(*map(int, sys.argv[1:]))), flush=True)
