"""The WebSocket: resuming, retries, tabs, and clients that break the protocol."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from nullo.server.protocol.messages import FRAME_BYTES
from nullo.server.runtime.limits import Limits
from server.running_server import (
    Guest,
    RunningServer,
    ThreadServer,
    begun,
    eventually,
    thread_server,
)


@pytest.mark.parametrize("game", ["all-fives", "nothing", "all-or-nothing"])
def test_a_whole_game(server: ThreadServer, game: str) -> None:
    host = server.table(game, options={"hands": 2} if game == "all-or-nothing" else {}).come()
    host.play()
    assert host.stage == "over" and host.state["public"]["winners"]
    assert Guest(server, host.table, host.token).come().state == host.state


def test_what_was_missed_is_sent_again(server: ThreadServer) -> None:
    ada, bo = begun(server, server)
    ada.go()
    for _ in range(3):
        if bo.legal:
            bo.act()
    before = len(ada.received)
    ada.come()
    assert "snapshot" not in [message["type"] for message in ada.received[before:]]
    assert ada.seq == bo.seq and ada.state["public"] == bo.state["public"]
    assert Guest(server, ada.table, ada.token).come().state == ada.state


@pytest.mark.parametrize("seq", [0, 10_000])
def test_a_snapshot_where_that_cannot_be(server: ThreadServer, seq: int) -> None:
    host = server.table().come(seq)
    assert host.received[0]["type"] == "snapshot"


def forgotten(server: ThreadServer) -> bool:
    """Unload tables without clients; returns whether all are unloaded (not while a bot's move waits)."""
    asyncio.run_coroutine_threadsafe(server.state.hub._forget(), server.loop)
    return "nullo_tables 0.0" in metrics(server)


def test_a_table_that_was_forgotten_begins_with_a_snapshot() -> None:
    with thread_server(idle=0) as server:
        host = server.table().come()
        host.play(2)
        host.go()
        eventually(lambda: "nullo_connections 0.0" in metrics(server))
        eventually(lambda: forgotten(server))
        state, seq = host.state, host.seq
        before = len(host.received)
        host.come(seq - 1)
        assert host.received[before]["type"] == "snapshot"
        assert host.state == state or host.seq > seq


def test_a_retry_is_no_second_move(server: ThreadServer) -> None:
    host = server.table("nothing", options={"players": 2}).come()
    host.turn()
    action = host.legal[0]
    id = host.act(action)
    done = next(message for message in host.received if message.get("id") == id)
    host.do("act", id, move=action)
    ack = host.until(lambda message: message["type"] == "ack")
    assert (ack["id"], ack["seq"]) == (id, done["seq"])
    host.go()
    host.come()
    host.do("act", id, move=action)
    assert host.until(lambda message: message["type"] == "ack")["seq"] == done["seq"]
    lines = [line for line in host.state["public"]["log"] if line["seat"] == host.seat]
    assert len(lines) == 1


def test_two_tabs_see_the_same(server: ThreadServer) -> None:
    host = server.table("nothing", options={"players": 2}).come()
    tab = Guest(server, host.table, host.token).come()
    for guest in (host, tab):
        guest.turn()
    id = host.act()
    told = tab.until(lambda message: message.get("id") == id)
    assert told == next(message for message in host.received if message.get("id") == id)
    while tab.seq < host.seq:
        tab.hear()
    while host.seq < tab.seq:
        host.hear()
    assert tab.state == host.state


def test_presence_tells_who_is_here(server: ThreadServer) -> None:
    host = server.table(start=False).come()
    assert host.received[-1] == {"type": "presence", "online": [0]}
    watcher = Guest(server, host.table).come()
    assert watcher.state["you"] == {"member": -1, "seat": -1}
    assert host.until(lambda message: message["type"] == "presence")["watching"] == 1
    watcher.go()
    assert "watching" not in host.until(lambda message: message["type"] == "presence")


def test_who_joins_while_watching_says_hello_again(server: ThreadServer) -> None:
    host = server.table(start=False, options={"players": 2}).come()
    page = {"Origin": server.origin}
    elsewhere = server.ask("/api/tables", {"game": "nothing", "name": "Bo"}, headers=page)
    page["Cookie"] = elsewhere.headers["set-cookie"].partition(";")[0]
    cookie = page["Cookie"].partition("=")[2]
    watcher = Guest(server, host.table, cookie=cookie).come()
    joined = server.ask(f"/api/tables/{host.table}/join", {"name": "Bo"}, headers=page)
    watcher.say({"type": "hello", "seq": watcher.seq, "member": -1})
    watcher.until(lambda message: message["type"] == "snapshot")
    assert watcher.state["you"]["member"] == joined.json["member"]


def test_who_leaves_watches_on(server: ThreadServer) -> None:
    host = server.table("nothing", start=False, options={"players": 2}).come()
    bo = server.join(host.table).come()
    bo.do("leave")
    bo.until(lambda message: message.get("kind") == "leave")
    assert bo.state["you"]["member"] == -1
    bo.do("leave")
    assert bo.error() == "no-seat"
    bo.go()
    assert bo.refusal() == "no-seat"


HOSTILE: list[tuple[str | bytes, str]] = [
    (b"\x00\xff", "not-text"),
    ("", "bad-json"),
    ("nonsense", "bad-json"),
    ("[" * 3_000, "bad-field"),
    ("7", "bad-field"),
    ("null", "bad-field"),
    ("{}", "bad-field"),
    ('{"type":"deal"}', "bad-field"),
    ('{"type":7}', "bad-field"),
    ('{"type":"act"}', "bad-field"),
    ('{"type":"act","id":"","move":"beg"}', "bad-field"),
    ('{"type":"act","id":"' + "x" * 41 + '","move":"beg"}', "bad-field"),
    ('{"type":"act","id":"a","move":"' + "x" * 61 + '"}', "bad-field"),
    ('{"type":"act","id":"a","move":"beg","seat":1}', "bad-field"),
    ('{"type":"act","id":"a","move":"\\u0000"}', "unknown-action"),
    ('{"type":"act","id":"a","move":"play zz"}', "unknown-action"),
    ('{"type":"arrange","id":"a","order":[' + ",".join("0" * 13) + "]}", "bad-field"),
    ('{"type":"arrange","id":"b","order":[0]}', "not-now"),
    ('{"type":"remove","id":"c","member":99}', "no-such-member"),
    ('{"type":"settings","id":"d","bots":"os:system"}', "no-bot"),
    ('{"type":"start","id":"e"}', "not-now"),
    ('{"type":"hello","seq":-1}', "bad-field"),
    ('{"type":"ping","pad":"' + "x" * FRAME_BYTES + '"}', "too-large"),
]


def test_every_bad_message_gets_an_error_and_harms_nobody(server: ThreadServer) -> None:
    host = server.table("nothing", options={"players": 2}).come()
    host.turn()
    before = host.state
    told = []
    for message, _ in HOSTILE:
        host.say(message)
        told.append(host.error())
    assert told == [code for _, code in HOSTILE]
    assert host.state == before
    host.act()


def test_random_garbage(server: ThreadServer) -> None:
    host = server.table("nothing", options={"players": 2}).come()
    host.turn()
    rng = random.Random(1)
    good = json.dumps({"type": "act", "id": "fuzz", "move": "nonsense"})
    for _ in range(300):
        text = list(good)
        for _ in range(rng.randrange(1, 6)):
            text[rng.randrange(len(text))] = rng.choice('{}[]",:\\\x00é☂09az')
        host.say("".join(text))
        assert host.error() in {"bad-json", "bad-field", "unknown-action"}
    host.act()
    assert 'nullo_failures_total{what="message"}' not in server.ask("/metrics").body.decode()


def test_much_too_long_frames_are_not_read(server: ThreadServer) -> None:
    host = server.table().come()
    host.say("x" * 5 * FRAME_BYTES)
    with pytest.raises(ConnectionClosed, match="1009"):
        host.until(lambda message: False)


def test_another_version_is_told_so(server: ThreadServer) -> None:
    host = server.table().connect()
    host.say({"type": "hello", "version": 99})
    assert host.error() == "version"
    with pytest.raises(ConnectionClosed, match="4426"):
        host.hear()


def test_a_table_that_is_not_there(server: ThreadServer) -> None:
    nobody = Guest(server, "none").connect()
    nobody.say({"type": "hello"})
    assert nobody.error() == "no-table"
    with pytest.raises(ConnectionClosed, match="4404"):
        nobody.hear()


def test_a_token_for_a_table_that_has_been_deleted(server: ThreadServer) -> None:
    host = server.table()
    token = {"Authorization": f"Bearer {host.token}"}
    server.ask(f"/api/tables/{host.table}", method="DELETE", headers=token)
    assert host.refusal() == "no-table"


def test_a_page_without_a_table_is_told_so(server: ThreadServer) -> None:
    page = Guest(server, "none").connect()
    page.say({"type": "hello"})
    assert page.error() == "no-table"
    with pytest.raises(ConnectionClosed, match="4404"):
        page.hear()


def test_who_says_no_hello_is_not_waited_for() -> None:
    with thread_server(limits=Limits(hello_seconds=0.3)) as server:
        host = server.table().come()
        silent = Guest(server, host.table).connect()
        silent.say({"type": "ping"})
        assert silent.error() == "say-hello"
        with pytest.raises(ConnectionClosed, match="1008"):
            silent.hear()
        host.say({"type": "ping"})
        host.until(lambda message: message["type"] == "pong")


def test_who_has_said_hello_may_wait_for_the_answer() -> None:
    limits = Limits(hello_seconds=0.3, catch_up_bytes=1, catch_up_bytes_per_second=1_000)
    with thread_server(limits=limits) as server:
        host = server.table().come()
        Guest(server, host.table).come()


def test_hello_again_is_answered_as_fast_as_its_answers_allow() -> None:
    limits = Limits(catch_up_bytes=2_000, catch_up_bytes_per_second=2_000)
    with thread_server(limits=limits) as server:
        host = server.table().come()
        size = len(json.dumps(host.received[0]))
        began = time.monotonic()
        for _ in range(8):
            host.say({"type": "hello"})
            host.until(lambda message: message["type"] == "snapshot")
        assert time.monotonic() - began > (7 * size - 2_000) / 2_000 / 2


def test_hello_comes_first_but_ping_may(server: ThreadServer) -> None:
    host = server.table().connect()
    host.say({"type": "ping"})
    assert host.hear() == {"type": "pong"}
    host.do("start")
    assert host.error() == "say-hello"


def test_a_watcher_does_nothing(server: ThreadServer) -> None:
    host = server.table(start=False)
    watcher = Guest(server, host.table).come()
    for command in ("start", "leave"):
        watcher.do(command)
        assert watcher.error() == "no-seat"


def test_too_many_messages() -> None:
    limits = Limits(messages_per_second=1, burst=5, patience=5)
    with thread_server(limits=limits) as server:
        host = server.table(start=False).come()
        for _ in range(5):
            host.say({"type": "ping"})
        assert host.error() == "too-fast"
        for _ in range(4):
            id = host.do("act", move="beg")
            told = host.until(lambda message: message["type"] == "error")
            assert (told["code"], told["id"]) == ("too-fast", id)
        with pytest.raises(ConnectionClosed, match="1008"):
            host.hear()


def test_too_many_messages_of_one_address() -> None:
    limits = Limits(messages_per_second_per_address=1, burst_per_address=20)
    with thread_server(limits=limits) as server:
        near = RunningServer(server.port, "127.0.1.1")
        host = near.table(start=False)
        tabs = [Guest(near, host.table, host.token).come() for _ in range(3)]
        for tab in tabs:
            for _ in range(10):
                tab.say({"type": "ping"})
        assert tabs[-1].error() == "too-fast"
        far = Guest(RunningServer(server.port, "127.0.1.2"), host.table).come()
        far.say({"type": "ping"})
        far.until(lambda message: message["type"] == "pong")
        for guest in (*tabs, far):
            guest.go()


def test_too_many_connections() -> None:
    limits = Limits(connections_per_address=3, watchers=1, tabs=1)
    with thread_server(limits=limits) as server:
        host = server.table().come()
        tab = Guest(server, host.table, host.token).connect()
        tab.say({"type": "hello"})
        assert tab.error() == "too-many-connections"
        tab.go()
        Guest(server, host.table).come()
        second = Guest(server, host.table).connect()
        second.say({"type": "hello"})
        assert second.error() == "too-many-watchers"
        second.go()
        time.sleep(0.1)
        Guest(server, host.table).connect()
        last = Guest(server, host.table).connect()
        assert last.hear()["code"] == "too-many-connections"
        with pytest.raises(ConnectionClosed, match="1013"):
            last.hear()


def test_silent_connections_keep_nobody_out() -> None:
    limits = Limits(connections=20, connections_per_address=10)
    with thread_server(limits=limits) as server:
        table = server.table("nothing", options={"players": 2})
        silent = [
            Guest(RunningServer(server.port, f"127.0.1.{1 + number % 2}"), table.table).connect()
            for number in range(20)
        ]
        table.come().play(2)
        assert silent[0].hear()["code"] == "too-many-connections"
        with pytest.raises(ConnectionClosed, match="1013"):
            silent[0].hear()
        silent[-1].say({"type": "hello"})
        silent[-1].until(lambda message: message["type"] == "snapshot")
        for guest in silent:
            guest.go()


def test_too_many_tables_and_seats() -> None:
    with thread_server(limits=Limits(tables_per_hour=2, joins_per_hour=1, tables=1)) as server:
        first = server.table(start=False)
        server.table()
        third = server.ask("/api/tables", {"game": "nothing", "name": "Ada"})
        assert (third.status, third.code) == (429, "too-many-tables")
        server.join(first.table)
        joined = server.ask(f"/api/tables/{first.table}/join", {"name": "Cy"})
        assert (joined.status, joined.code) == (429, "too-many-joins")


def test_who_never_reads_is_cut_off_and_holds_up_nobody() -> None:
    with thread_server(limits=Limits(queue=100, messages_per_second=1e6, burst=10**6)) as server:
        host = server.table("nothing", options={"players": 2}).come()
        hello = b'{"type":"hello"}'
        frame = b"\x81" + bytes([0x80 | len(hello)]) + bytes(4) + hello
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            line.connect(("127.0.0.1", server.port))
            line.sendall(
                f"GET /api/tables/{host.table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                f"Authorization: Bearer {host.token}\r\n\r\n".encode()
            )
            assert line.recv(400).startswith(b"HTTP/1.1 101")
            with suppress(OSError):  # cut off already
                for _ in range(400):  # each answered by all that the seat knows
                    line.sendall(frame * 100)
            eventually(lambda: 'nullo_failures_total{what="slow"} 1.0' in metrics(server))
            host.play(3)
            eventually(lambda: "nullo_connections 1.0" in metrics(server))


def metrics(server: ThreadServer) -> str:
    return server.ask("/metrics").body.decode()
