"""Two players who play on in a process of their own while others attack the server.

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
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from server.inn import SOURCES, Guest, Inn

ADDRESS = "127.0.0.99"
"""Where the players come from: attackers come from other addresses."""

P99 = 0.100
"""Seconds that 99 of 100 moves must not exceed during an attack."""

NOISE = 4
"""On a machine that is busy with something else: this many times the calm 99th percentile instead."""

PAUSE = 0.02
"""Seconds between two moves: as fast as a server's default limits let one client play."""

FEWEST = 20


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
        calm, attacked = p99(self.calm), p99(self.attacked)
        told = f"p99 {attacked:.3f} s in {len(self.attacked)} moves; calm {calm:.3f} s"
        print(told)
        assert len(self.attacked) >= FEWEST, told
        assert attacked < max(P99, NOISE * calm), told


def p99(times: Sequence[float]) -> float:
    """The 99th percentile of times."""
    return sorted(times)[int(len(times) * 0.99)] if times else 0.0


@contextmanager
def bystander(house: Inn) -> Iterator[Bystander]:
    """Two who play during the block; leaving it checks that their moves were quick."""
    made = Bystander(house.port)
    try:
        yield made
        made.stop()
        made.check()
    finally:
        made.close()


def _play(port: int, seconds: float | None) -> list[float]:
    """Play for some seconds, or until a line comes on standard input: what each move took."""
    house = Inn(port, ADDRESS)
    times: list[float] = []
    began = time.monotonic()

    def go_on() -> bool:
        if seconds is not None:
            return time.monotonic() - began < seconds
        return not select.select([sys.stdin], [], [], 0)[0]

    while go_on():
        players = _table(house)
        while go_on() and players[0].stage != "over":
            _catch_up(players)
            asked = [player for player in players if player.legal]
            if not asked:
                break
            sent = time.monotonic()
            asked[0].act()
            times.append(time.monotonic() - sent)
            time.sleep(PAUSE)
        for player in players:
            player.go()
    return times


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
