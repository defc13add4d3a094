"""Measures how fast events are stored durably, in CPU and wall time (``docs/server.md``).

Each row is a move at another table, so that a batch touches as many places of the indexes as possible.
A table writes its next event when the previous one is durable, as a game does.

    python bench/store.py [--db URL] [--tables 1 10 50] [--seconds 2] [--lobby-rows]
"""

import argparse
import asyncio
import os
import secrets
import tempfile
import time
from pathlib import Path

from nullo.server.store import LobbyRow, Store
from nullo.server.table.events import Act, Open, Stored

ROW = LobbyRow("playing", players=4, people=["Ann", "Bo", "Cy", "Di"], hand=3, waiting=["x" * 30])


async def moves(store: Store, table: str, until: float, lobby_rows: bool) -> int:
    """Write one event after the other until the time is over; returns their number."""
    seq = 1
    while time.perf_counter() < until:
        seq += 1
        move = Stored(
            seq, time.time_ns() // 10**6, Act(seq % 4, "play 10h"), seq % 4, f"{seq:016x}"
        )
        await store.append(table, [move], lobby_row=ROW if lobby_rows else None)
    return seq - 1


async def measure(url: str, tables: int, seconds: float, lobby_rows: bool) -> dict[str, float]:
    """Rows and commits per second, and CPU time per row in microseconds."""
    async with Store(url) as store:
        commits = 0
        write = store._batches.write

        def counted(connection, requests):  # type: ignore[no-untyped-def]
            nonlocal commits
            commits += 1
            return write(connection, requests)

        store._batches.write = counted  # type: ignore[method-assign]
        ids = [secrets.token_urlsafe(9) for _ in range(tables)]
        made = [store.create(one, [Stored(1, 0, Open("sauce", {}))], ROW) for one in ids]
        await asyncio.gather(*made)
        commits = 0
        cpu, wall = os.times(), time.perf_counter()
        counts = await asyncio.gather(
            *(moves(store, one, wall + seconds, lobby_rows) for one in ids)
        )
        took, used = time.perf_counter() - wall, os.times()
    rows = sum(counts)
    return {
        "rows/s": rows / took,
        "commits/s": commits / took,
        "rows a commit": rows / commits,
        "user µs/row": (used.user - cpu.user) / rows * 1e6,
        "system µs/row": (used.system - cpu.system) / rows * 1e6,
    }


def main() -> None:
    """Measure and print a line for each number of tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--db", help="default: an SQLite file in the working directory's volume")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 10, 50, 100])
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument(
        "--lobby-rows", action="store_true", help="change the lobby's row with each move"
    )
    given = parser.parse_args()
    for tables in given.tables:
        with tempfile.TemporaryDirectory(dir=".") as folder:
            url = given.db or f"sqlite:///{Path(folder).resolve() / 'bench.db'}"
            found = asyncio.run(measure(url, tables, given.seconds, given.lobby_rows))
        print(
            f"{tables:4} tables: "
            + ", ".join(f"{name} {value:.1f}" for name, value in found.items())
        )


if __name__ == "__main__":
    main()
