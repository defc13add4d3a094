"""How long bots' moves take at tables of one client and three bots, optionally beside a greedy client.

Every client has its own address and acts at once when it is asked. A bot's move takes from the
previous event to its own event, as its client receives them; at best this is the pace.
"""

from __future__ import annotations

import time

from crowd import Crowd, Table, quantile
from nullo_client import Frame, NulloClient, NulloCrowd

GAME = "nothing"
LONG = {"stall": 10_000}
HONEST, ATTACKER = 4, 12
"""Seats of a table."""

ATTACK = 50
"""Tables of the attacking client, all of whose bots are ``sampler``."""

STEP = 0.03
"""Seconds between the starts of two tables, so that they do not all move at the same time."""

HEAD = """\
| server | bots | tables | attacked | moves | p50 s | p95 s | most s | server CPU % |
|---|---|--:|---|--:|--:|--:|--:|--:|"""


class BotTable(Table):
    """A table of one client, whose bots' moves count unless it attacks."""

    counts = True


class BotClient(NulloClient):
    """The only client of its table."""

    def __init__(self, crowd: Crowd, table: Table, token: str) -> None:
        self._last = 0.0
        self._bot = False
        super().__init__(crowd, table, token)

    def told(self, frame: Frame) -> None:
        now = time.perf_counter()
        if frame.kind == "act" and not frame.id and self._bot and self._last:
            crowd = self.crowd
            if crowd.counting and isinstance(self.table, BotTable) and self.table.counts:
                crowd.latencies.append(now - self._last)
        self._last, self._bot = now, not self.legal


class BotCrowd(NulloCrowd):
    """Clients at tables with bots."""

    def sit_among(self, bots: str, tables: int, attack: bool) -> None:
        """Start all tables, those of the attacker last."""
        for number in range(tables):
            self.address = f"127.0.{2 + number // 250}.{1 + number % 250}"
            self._begin(bots, HONEST)
        self.address = "127.0.1.1"
        for _ in range(ATTACK if attack else 0):
            self._begin("sampler", ATTACKER).counts = False

    def _begin(self, bots: str, players: int) -> BotTable:
        options = {"players": players, **LONG}
        body = {"game": GAME, "options": options, "bots": bots, "name": "one", "token": True}
        made = self.post("/api/tables", {**body, "start": True})
        table = BotTable(made["table"], self)
        self.tables.append(table)
        self.seat(table, BotClient(self, table, made["token"]))
        self.closed(STEP)
        return table


def figures(crowd: BotCrowd, seconds: float, cpu: float) -> dict[str, float]:
    """The figures of a finished run, in which the server used ``cpu`` seconds of CPU."""
    times = sorted(crowd.latencies) or [seconds]
    return {
        "moves": len(crowd.latencies),
        "p50": quantile(times, 0.5),
        "p95": quantile(times, 0.95),
        "most": times[-1],
        "cpu": 100 * cpu / seconds,
    }


def row(server: str, bots: str, tables: int, attacked: bool, run: dict[str, float]) -> str:
    """A row of the report."""
    times = " | ".join(f"{run[name]:.2f}" for name in ("p50", "p95", "most"))
    beside = f"{ATTACK} × {ATTACKER}" if attacked else ""
    return f"| {server} | {bots} | {tables} | {beside} | {run['moves']:,.0f} | {times} | {run['cpu']:.0f} |"
