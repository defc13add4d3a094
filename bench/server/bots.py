"""Measures how long bots' moves take at tables of one client and three bots, optionally during an attack.

Every client has its own address, and acts as soon as it is asked. The time of a bot's move is the time from
the previous event to the move's own, as the client receives them; at best it equals the pace. The time of a
client's move is the time from sending it to receiving its event.
"""

from __future__ import annotations

import itertools
import time

from crowd import Client, Crowd, Move, Table, quantile
from nullo_client import Frame, NulloClient, NulloCrowd

GAME = "nothing"
LONG = {
    "nothing": {"stall": 10_000, "rounds": 10_000},
    "alles-oder-nichts": {"hands": 10_000},
    "all-or-nothing": {"hands": 10_000},
    "sauce": {"hands": 10_000},
}
HONEST, ATTACKER = 4, 12  # seats of a table
ATTACK = 50  # tables of the attacking client, whose bots are all ``sampler``
STEP = 0.03  # seconds between the starts of two tables, so that they do not move at the same time

COLUMNS = (
    *("bots", "tables", "attacked", "moves", "p50 s", "p95 s", "p99 s", "most s"),
    *("own p50 ms", "own p99 ms", "hurried", "server CPU %"),
)
HEAD = f"| {' | '.join(COLUMNS)} |\n|---|--:|---|{'--:|' * (len(COLUMNS) - 3)}"


class BotTable(Table):
    counts = True

    def note_receipt(self, client: Client, seq: int, move: Move | None) -> None:
        if move and self.counts and isinstance(self.crowd, BotCrowd) and self.crowd.counting:
            self.crowd.own.append(time.perf_counter() - move.at)


class BotClient(NulloClient):
    def __init__(self, crowd: Crowd, table: Table, token: str) -> None:
        self._last = 0.0
        self._bot = False
        super().__init__(crowd, table, token)

    def after_event(self, frame: Frame) -> None:
        now = time.perf_counter()
        if frame.kind == "act" and not frame.id and self._bot and self._last:
            crowd = self.crowd
            if crowd.counting and isinstance(self.table, BotTable) and self.table.counts:
                crowd.latencies.append(now - self._last)
        self._last, self._bot = now, not self.legal


class BotCrowd(NulloCrowd):
    game = GAME

    def __init__(self, port: int, seed: int = 0) -> None:
        super().__init__(port, seed)
        self.own: list[float] = []  # seconds from sending a client's move to its event

    def sit_among(self, bots: str, tables: int, attack: bool) -> None:
        for number in range(tables):
            self.address = f"127.0.{2 + number // 250}.{1 + number % 250}"
            self._begin(bots, HONEST)
        self.address = "127.0.1.1"
        for _ in range(ATTACK if attack else 0):
            self._begin("sampler", ATTACKER).counts = False

    def _begin(self, bots: str, players: int) -> BotTable:
        options = {"players": players, **LONG[self.game]}
        body = {"game": self.game, "options": options, "bots": bots, "name": "one", "token": True}
        made = self.post("/api/tables", {**body, "start": True})
        table = BotTable(made["table"], self)
        self.tables.append(table)
        self.seat(table, BotClient(self, table, made["token"]))
        self.play_closed(STEP)
        return table


class NightClient(NulloClient):
    def after_event(self, frame: Frame) -> None:
        patch = bytes(frame.patch)
        if b"/table/stage" in patch and b'"over"' in patch and isinstance(self.crowd, NightCrowd):
            self.crowd.finished.append(self)


class NightCrowd(NulloCrowd):
    def __init__(self, port: int, seed: int = 0) -> None:
        super().__init__(port, seed)
        self.finished: list[NightClient] = []
        self.games = 0
        self._kinds = itertools.cycle(("nothing", *LONG))

    def play_on(self, bots: str, tables: int, seconds: float) -> None:
        end = time.perf_counter() + seconds
        while len(self.tables) < tables:
            self._begin(bots)
        while time.perf_counter() < end:
            self.play_closed(min(1.0, max(0.0, end - time.perf_counter())))
            for client in self.finished:
                self.selector.unregister(client.socket)
                client.legal = []
                client.socket.close()
                self.tables.remove(client.table)
                self._begin(bots)
            self.finished.clear()

    def _begin(self, bots: str) -> None:
        self.games += 1
        self.address = f"127.0.{2 + self.games // 250 % 250}.{1 + self.games % 250}"
        body = {"game": next(self._kinds), "bots": bots, "pace": "quick", "start": True}
        made = self.post("/api/tables", {**body, "name": "one", "token": True})
        table = Table(made["table"], self)
        self.tables.append(table)
        self.seat(table, NightClient(self, table, made["token"]))


def figures(crowd: BotCrowd, seconds: float, cpu: float) -> dict[str, float]:
    times = sorted(crowd.latencies) or [seconds]
    own = sorted(crowd.own) or [seconds]
    return {
        "moves": len(crowd.latencies),
        "p50": quantile(times, 0.5),
        "p95": quantile(times, 0.95),
        "p99": quantile(times, 0.99),
        "most": times[-1],
        "own_p50": 1000 * quantile(own, 0.5),
        "own_p99": 1000 * quantile(own, 0.99),
        "hurried": crowd.metric("nullo_bot_hurried_total"),
        "cpu": 100 * cpu / seconds,
    }


def row(bots: str, tables: int, attacked: bool, run: dict[str, float]) -> str:
    times = " | ".join(f"{run[name]:.2f}" for name in ("p50", "p95", "p99", "most"))
    own = " | ".join(f"{run[name]:.0f}" for name in ("own_p50", "own_p99", "hurried"))
    beside = f"{ATTACK} × {ATTACKER}" if attacked else ""
    return (
        f"| {bots} | {tables} | {beside} | {run['moves']:,.0f} | {times} | {own} | "
        f"{run['cpu']:.0f} |"
    )
