"""Clients that disconnect and return: grace periods, restarts, kills."""

from __future__ import annotations

import random
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from long_run import part
from server.running_server import FAST, Guest, begun, process, thread_server

pytestmark = pytest.mark.slow


def test_a_bot_plays_for_who_is_gone_and_only_on_turn() -> None:
    with thread_server(limits=FAST, grace=0.3) as server:
        ada, bo = begun(server, server)
        first, second = (ada, bo) if ada.legal else (bo, ada)
        second.go()
        time.sleep(0.5)
        assert not any(member.get("away") for member in first.state["table"]["members"])
        first.play(2)  # a turn: draw, and discard or keep
        first.until(lambda message: message.get("kind") == "away")
        first.turn()  # a bot has played for the other
        away = [member["id"] for member in first.state["table"]["members"] if member.get("away")]
        assert away == [second.state["you"]["member"]]
        second.come()
        first.until(lambda message: message.get("kind") == "back")
        assert not any(member.get("away") for member in first.state["table"]["members"])
        first.play(2)
        second.turn()
        time.sleep(0.5)  # it is connected: no bot plays for it, however long it thinks
        second.act()
        kinds = [message.get("kind") for message in second.received]
        assert kinds.count("back") == 1


def test_who_is_only_away_for_a_moment_is_not_replaced() -> None:
    with thread_server(limits=FAST, grace=1) as server:
        ada = server.table("nothing", options={"players": 2}).come()
        watcher = Guest(server, ada.table).come()
        ada.turn()
        ada.go()
        time.sleep(0.3)
        ada.come()
        time.sleep(1)
        ada.act()
        assert "away" not in [message.get("kind") for message in ada.received]
        watcher.go()


def test_the_grace_begins_when_a_player_leaves_not_at_the_last_move() -> None:
    grace = 2.0
    with thread_server(limits=FAST, grace=grace) as server:
        ada, bo = begun(server, server)
        first, second = (ada, bo) if ada.legal else (bo, ada)
        time.sleep(grace + 0.5)  # both are there and think
        first.go()
        left = time.monotonic()
        second.until(lambda message: message.get("kind") == "away")
        assert time.monotonic() - left > 0.8 * grace
        first.come()
        second.until(lambda message: message.get("kind") == "back")
        time.sleep(grace + 0.5)
        first.go()  # the page is reloaded
        time.sleep(0.2)
        first.come()
        first.act()
        second.until(lambda message: message.get("kind") == "act")
        assert [message.get("kind") for message in second.received].count("away") == 1


def test_spectators_do_not_keep_an_abandoned_game_going() -> None:
    with thread_server(limits=FAST, grace=0.3) as server:
        ada = server.table("nothing", options={"players": 3}).come()
        watcher = Guest(server, ada.table).come()
        ada.turn()
        ada.act()  # the rest of the turn, then two bots
        ada.go()
        watcher.until(lambda message: message == {"type": "presence", "online": [], "watching": 1})
        seq = server.state.hub._all_in_memory()[0].live.table.seq
        time.sleep(1.2)
        assert server.state.hub._all_in_memory()[0].live.table.seq == seq
        ada.come(0)  # and now it goes on
        ada.play(1)
        ada.turn()


@pytest.mark.parametrize("game", part(["alles-oder-nichts", "sauce", "all-or-nothing"], "sauce"))
def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path, game: str) -> None:
    """The server is killed again and again; messages on their way are repeated, and each is done once."""
    args = ("--port", "0", "--db", f"sqlite:///{tmp_path}/t.db", "--pace", "0")
    rng = random.Random(7)
    with process(*args) as server:
        options = {"hands": 2 if game == "alles-oder-nichts" else 1}
        host = server.table(game, options=options).come()
        table, token = host.table, host.token
        host.play(3)
        state, seq = host.state, host.seq
    sent = (f"k{number}" for number in range(100))
    for _ in range(3):
        with process(*args) as server:
            host = Guest(server, table, token).come()
            assert host.seq >= seq
            assert host.state["you"] == state["you"]
            host.play(rng.randrange(1, 4))
            host.turn()
            if host.stage == "over":
                return
            id, action = next(sent), rng.choice(host.legal)
            host.say({"type": "act", "id": id, "move": action})
            time.sleep(rng.random() * 0.01)
            server.end(signal.SIGKILL)
            seq, state = host.seq, host.state
        with process(*args) as server:
            host = Guest(server, table, token).come()
            host.do("act", id, move=action)
            told = host.answer(id)
            assert told["type"] in ("event", "ack")
            host.do("act", id, move=action)
            assert host.answer(id)["type"] == "ack"
            seq, state = host.seq, host.state


def test_after_a_restore_from_a_backup_clients_take_a_snapshot(tmp_path: Path) -> None:
    """The numbers of the lost events are used again for other events."""
    db, backup = tmp_path / "t.db", tmp_path / "backup.db"
    with thread_server(f"sqlite:///{db}", limits=FAST) as server:
        ada, bo = begun(server, server)
        first, second = (ada, bo) if ada.legal else (bo, ada)
        with closing(sqlite3.connect(db)) as source, closing(sqlite3.connect(backup)) as target:
            source.backup(target)
        first.play(2)
        first.come()
        assert [message["type"] for message in first.received].count("snapshot") == 1
    backup.replace(db)
    for more in ("-wal", "-shm"):
        db.with_name(db.name + more).unlink(missing_ok=True)
    with thread_server(f"sqlite:///{db}", limits=FAST) as server:
        first.server = second.server = server
        second.come(0)
        while second.seq < first.seq + 1:
            second.do("say", text="The game is not where it was.")
            second.until(lambda message: message.get("kind") == "say")
        first.come()  # with a number that the table has reached again
        assert first.state == Guest(server, first.table, first.token).come().state
        first.act()


def test_the_grace_goes_on_after_a_restart(tmp_path: Path) -> None:
    args = ("--port", "0", "--db", f"sqlite:///{tmp_path}/t.db", "--pace", "0", "--grace", "0.5")
    with process(*args) as server:
        ada, bo = begun(server, server)
        first, second = (ada, bo) if ada.legal else (bo, ada)
        server.end(signal.SIGKILL)
    with process(*args) as server:
        again = Guest(server, second.table, second.token).come()
        assert again.state["table"]["asked"] == [first.seat]
        again.until(lambda message: message.get("kind") == "away")
        again.until(lambda message: message.get("kind") == "act")
