"""The lobby row is written with each move of a slow game, and once a second in a quick one."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from nullo.server.live import lobby_updates
from nullo.server.live.lobby_updates import LobbyUpdates
from nullo.server.protocol.messages import BeginGame
from nullo.server.store.lobby_rows import LobbyRow, row_of
from nullo.server.table.events import Act, Event, Join, Open
from nullo.server.table.table import Table
from nullo.system.decoding import json_decoder
from server.running_server import eventually, thread_server

MOVE = Act(0, "toss 1")


def playing() -> Table:
    table, _ = Table.begin("t", [Open("nothing", {"players": 2}), Join(0, "Ann")])
    table.do(table.decide(0, BeginGame("s")), 0)
    return table


def kept(steps: Callable[[LobbyUpdates, Table], None]) -> list[LobbyRow]:
    """The lobby rows that are stored later than their event."""
    late: list[LobbyRow] = []

    async def run() -> None:
        table = playing()
        made = LobbyUpdates(lambda: late.append(made.now(table)))
        steps(made, table)
        while made.owed:
            await asyncio.sleep(0.001)

    asyncio.run(run())
    return late


def test_quick_moves_share_one() -> None:
    def steps(made: LobbyUpdates, table: Table) -> None:
        assert made.row_with(table, [MOVE]) == row_of(table)
        assert made.row_with(table, [MOVE]) is None and made.owed
        assert made.row_with(table, [MOVE, MOVE]) is None

    assert len(kept(steps)) == 1


def test_all_else_is_kept_at_once() -> None:
    events: list[Event] = [Join(1, "Bo")]

    def steps(made: LobbyUpdates, table: Table) -> None:
        made.now(table)
        assert made.row_with(table, [MOVE]) is None
        assert made.row_with(table, events) == row_of(table)
        assert not made.owed

    assert kept(steps) == []


def test_where_others_write_too_all_is_kept_at_once() -> None:
    def steps(_: LobbyUpdates, table: Table) -> None:
        made = LobbyUpdates(lambda: None, alone=False)
        made.now(table)
        made.owe()
        assert made.row_with(table, [MOVE]) == row_of(table) and not made.owed

    assert kept(steps) == []


def test_an_end_is_kept_at_once() -> None:
    def steps(made: LobbyUpdates, table: Table) -> None:
        made.now(table)
        table.view = replace(table.view, stage="over")
        assert made.row_with(table, [MOVE]) == row_of(table)

    assert kept(steps) == []


@pytest.mark.parametrize("rest", [0.2, 60])
def test_the_store_knows_in_the_end(
    rest: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The row is stored after a moment, or when the server ends."""
    monkeypatch.setattr(lobby_updates, "REST", rest)
    path = tmp_path / "nullo.db"

    def known() -> LobbyRow:
        with closing(sqlite3.connect(path)) as line:
            (data,) = line.execute("SELECT summary FROM tables").fetchone()
        return json_decoder(LobbyRow).decode(data)

    with thread_server(f"sqlite:///{path}") as server:
        host = server.table("nothing", start=False, options={"players": 2}).come()
        guest = server.join(host.table).come()
        host.do("start")
        host.until(lambda message: message.get("kind") == "shuffle")
        guest.until(lambda message: message.get("kind") == "shuffle")
        for _ in range(6):
            (host if host.legal else guest).act()
            while host.seq != guest.seq:
                (host if host.seq < guest.seq else guest).hear()
        asked = [host.state["table"]["seats"][seat] for seat in host.state["table"]["asked"]]
        if rest < 1:
            eventually(lambda: known().asked == asked)
    assert known().asked == asked
