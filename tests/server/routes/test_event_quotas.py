"""Quotas for what is stored: one client cannot fill the disk."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from nullo.server.runtime.limits import Limits
from server.attack import hammer
from server.bystander import bystander
from server.running_server import Guest, Json, begun, process, thread_server

NEVER = 1e-6


def refused(guest: Guest, type: str, **what: Any) -> str:
    """The code with which a command is refused; empty: it is accepted."""
    told = guest.answer(guest.do(type, **what))
    return str(told["code"]) if told["type"] == "error" else ""


def test_a_member_may_say_and_change_so_much_at_a_table() -> None:
    limits = Limits(member_changes=5, member_changes_per_minute=NEVER)
    with thread_server(limits=limits) as server:
        host, other = begun(server, server)
        codes = [refused(host, "settings", talk=True) for _ in range(4)]
        codes += [refused(host, "say", emote="hello") for _ in range(2)]
        assert codes == [""] * 5 + ["too-many-changes"]
        assert refused(host, "settings", talk=True) == "too-many-changes"
        # This does not affect the others, the game, or another table of the same host.
        assert refused(other, "say", emote="hello") == ""
        while host.seq < other.seq:
            host.hear()
        next(guest for guest in (host, other) if guest.legal).act()
        assert refused(server.table("nothing").come(), "settings", talk=True) == ""
        # A member who has talked too much can still be removed, or leave.
        assert refused(host, "leave") == ""


def test_an_address_may_change_so_much() -> None:
    with thread_server(limits=Limits(changes=3, changes_per_minute=NEVER)) as server:
        tables = [server.table("nothing").come() for _ in range(4)]
        codes = [refused(host, "settings", talk=True) for host in tables]
        assert codes == ["", "", "", "too-many-events"]
        tables[0].turn()
        tables[0].act()


def test_an_address_may_act_so_often() -> None:
    with thread_server(limits=Limits(acts=3, acts_per_second=NEVER)) as server:
        host = server.table("nothing").come()
        for _ in range(3):
            host.turn()
            host.act()
        host.turn()
        assert refused(host, "act", move=host.legal[0]) == "too-many-events"
        assert refused(host, "say", emote="hello") == ""


def test_an_action_that_is_not_done_at_once_counts_once() -> None:
    with thread_server(limits=Limits(acts=4, acts_per_second=NEVER)) as server:
        host = server.table("nothing", options={"players": 2}).come()
        for _ in range(2):
            host.turn()
            assert refused(host, "act", move="nonsense") == "unknown-action"
            host.act()
        assert refused(host, "act", move="nonsense") == "too-many-events"


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.attack
def test_twelve_who_change_settings_all_the_time_store_little(tmp_path: Path) -> None:
    path = tmp_path / "t.db"

    def change(number: int) -> Json:
        return {"type": "settings", "id": f"s{number}", "talk": number % 2 == 0}

    with process("--port", "0", "--db", f"sqlite:///{path}") as server:
        hosts = [server.table("nothing", start=False) for _ in range(12)]
        with bystander(server):
            answers = hammer(hosts, change, seconds=4, often=25)
        assert answers["too-many-changes"] > 100 and answers["too-many-events"] > 100
        server.end()
    with sqlite3.connect(path) as line:
        query = "SELECT count(*) FROM events WHERE kind = 'settings'"
        (stored,) = line.execute(query).fetchone()
    line.close()
    limits = Limits()
    assert limits.changes <= stored < limits.changes + 20 * limits.changes_per_minute / 60
