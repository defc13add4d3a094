"""Players at some tables who play on in a process of their own while others attack the server.

An attack must not slow them down. How long each of their moves takes is measured before the attack
(calm) and during it:

    with process("--port", "0") as house, bystander(house):
        ...  # attack; leaving the block checks the players' moves
"""

from __future__ import annotations

import json
import select
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from server.inn import SOURCES, Guest, Inn

ADDRESS = "127.0.0.99"
"""Where the players come from: attackers come from other addresses."""

P99 = 0.100
"""Seconds that 99 of 100 moves must not exceed during an attack."""

FEW = 200
"""Of fewer moves 95 of 100 must not: the 99th percentile of a hundred is nearly the slowest of them,
which tells of the machine."""

NOISE = 4
"""On a machine that is busy with something else: this many times the calm 99th percentile instead."""

PAUSE = 0.02
"""Seconds between two moves: as fast as a server's default limits let one client play."""

TABLES = 3
"""At which they play at once: the more moves, the surer the percentile."""

FEWEST = 30


class Bystander:
    """The players' process.

    Attributes:
        calm: seconds that each move took before the attack.
        attacked: seconds that each move took during the attack; filled when the block is left.
    """

    def __init__(self, port: int) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "server.bystander", str(port)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={"PYTHONPATH": f"{SOURCES}:{Path(__file__).parents[1]}"},
            text=True,
        )
        self.calm: list[float] = self._next()
        self.attacked: list[float] = []

    def _next(self) -> list[float]:
        assert self._process.stdout
        line = self._process.stdout.readline()
        assert line, "the bystanders could not play on: see their traceback"
        times: list[float] = json.loads(line)
        return times

    def stop(self) -> None:
        """End the measurement."""
        assert self._process.stdin
        self._process.stdin.write("stop\n")
        self._process.stdin.flush()
        self.attacked = self._next()

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.communicate()

    def check(self) -> None:
        """Raise AssertionError if the attack slowed the players down."""
        calm, attacked = late(self.calm), late(self.attacked)
        told = f"p{share(self.attacked)} {attacked:.3f} s in {len(self.attacked)} moves; "
        told += f"p{share(self.calm)} calm {calm:.3f} s"
        print(told)
        assert len(self.attacked) >= FEWEST, told
        assert attacked < max(P99, NOISE * calm), told


def share(times: Sequence[float]) -> int:
    """Which percentile of times is looked at."""
    return 99 if len(times) >= FEW else 95


def late(times: Sequence[float]) -> float:
    """That percentile."""
    return sorted(times)[len(times) * share(times) // 100] if times else 0.0


@contextmanager
def bystander(house: Inn) -> Iterator[Bystander]:
    """Players during the block; leaving it checks that their moves were quick."""
    made = Bystander(house.port)
    try:
        yield made
        made.stop()
        made.check()
    finally:
        made.close()


def _play(port: int, seconds: float | None) -> list[float]:
    """Play for some seconds, or until a line comes on standard input: what each move took."""
    times: list[float] = []
    stop = threading.Event()

    def play() -> None:
        try:
            while not stop.is_set():
                times.extend(_game(Inn(port, ADDRESS), stop))
        except BaseException:
            failed.set()
            raise

    failed = threading.Event()
    threads = [threading.Thread(target=play, daemon=True) for _ in range(TABLES)]
    for thread in threads:
        thread.start()
    until = None if seconds is None else time.monotonic() + seconds
    while until is None or time.monotonic() < until:
        if select.select([sys.stdin] if seconds is None else [], [], [], 0.05)[0]:
            break
        if failed.is_set():
            sys.exit(1)
    stop.set()
    for thread in threads:
        thread.join()
    return times


def _game(house: Inn, stop: threading.Event) -> Iterator[float]:
    """Play a game to its end, or until told to stop: what each move took."""
    players = _table(house)
    while not stop.is_set() and players[0].stage != "over":
        _catch_up(players)
        asked = [player for player in players if player.legal]
        if not asked:
            break
        sent = time.monotonic()
        asked[0].act()
        yield time.monotonic() - sent
        time.sleep(PAUSE)
    for player in players:
        player.go()


def _table(house: Inn) -> list[Guest]:
    ada = house.table("nothing", start=False, options={"players": 2}).come()
    bo = house.join(ada.table).come()
    ada.until(lambda message: message.get("kind") == "join")
    ada.do("start")
    for guest in (ada, bo):
        guest.until(lambda message: message.get("kind") == "shuffle")
    return [ada, bo]


def _catch_up(players: list[Guest]) -> None:
    """Let both hear all that has happened."""
    while True:
        last = max(player.seq for player in players)
        behind = [player for player in players if player.seq < last]
        if not behind and (players[0].stage == "over" or any(p.legal for p in players)):
            return
        (behind or players)[0].hear()


def main(port: int) -> None:
    """Measure a calm second, then the attack."""
    print(json.dumps(_play(port, 1.5)), flush=True)
    print(json.dumps(_play(port, None)), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
