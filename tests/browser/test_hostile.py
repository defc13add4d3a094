"""Hostile clients: others are not disturbed, nothing of theirs is executed, and they learn nothing."""

from __future__ import annotations

import json
import socket
import unicodedata
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest
from playwright.sync_api import expect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from browser.person import Invite, Person
from browser.serve import WAIT, Server
from browser.tables import at_random, post, sit_down
from long_run import part

NAMES = [
    "<img src=x onerror=a=1>",
    "<script>a=1</script>",
    "\u202eevil\u2066",
    "{ $x } ${7*7}",
    "'\"><b>x",
    "\u200b\u200b",
    "a\u0300" * 12,
]
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
FRAMES: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '{"type":"act"}',
    '{"type":"act","id":"1","move":"play 1s","seat":0}',
    '{"type":"nonsense","id":"1"}',
    '{"type":"act","id":"' + "x" * 200 + '","move":"bid 0"}',
    '{"type":"act","id":"2","move":"' + "x" * 200 + '"}',
    '{"type":"start","id":"3"}',
    '{"type":"remove","id":"4","member":-1}',
    '{"type":"arrange","id":"5","order":[0,0,0]}',
    '{"type":"settings","id":"6","bots":"os:system"}',
    '{"type":"hello","version":99,"seq":0}',
    '{"type":"hello","version":3,"seq":-5}',
    '{"type":"hello","version":3,"seq":99999999}',
    "[" * 3000,
    '{"type":"act","id":"7","move":"\\ud800"}',
    b"\x00\x01\x02",
    '{"type":"ping"}' + " " * 3000,
]


@contextmanager
def line_to(server: Server, table: str, **headers: str) -> Iterator[ClientConnection]:
    """A hand-made WebSocket."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    origin: Any = headers.pop("origin", None)
    with connect(address, origin=origin, additional_headers=headers, proxy=None) as line:
        yield line


def plays_on(person: Person) -> None:
    """Check that the table works as before."""
    assert person.asked()
    person.act(at_random(1))


@pytest.mark.parametrize("name", part(NAMES, *NAMES[:3]))
def test_names_are_text(name: str, shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    table = sit_down(ann, "all-or-nothing", {"players": 3, "hands": 1}, start=False)
    headers = {"Content-Type": "application/json"}
    line = ann.context.request.post(
        f"{shared_server.origin}/api/tables/{table}/join",
        data=json.dumps({"name": name, "token": True}),
        headers=headers,
    )
    if not name.strip("\u200b"):
        assert line.status == 400
        return
    assert line.status == 200, line.text()
    shown = json.loads(ann.context.request.get(f"{shared_server.origin}/api/tables/{table}").text())
    given = next(one for one in shown["people"] if one != "Ann")
    seen = "".join(c if c.isprintable() else " " for c in unicodedata.normalize("NFC", name))
    assert given == " ".join(seen.split())
    expect(ann.page.get_by_text(given, exact=True).first).to_be_visible()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.page.locator("main[data-stage=playing]").wait_for()
    expect(ann.page.get_by_text(given, exact=True).first).to_be_visible()
    assert not ann.page.evaluate("window.a")
    assert not ann.page.locator("img[src=x], [onerror], main script").count()
    assert ann.page.evaluate(OVERFLOW) <= 0


def test_bad_frames_harm_nobody(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    table = sit_down(ann, "alles-oder-nichts", {"players": 4})
    assert ann.asked()
    at = ann.seq
    for frame in FRAMES:
        with line_to(
            shared_server, table, Cookie=f"nullo={ann.cookie()}", origin=shared_server.origin
        ) as line:
            line.send('{"type":"hello","version":3,"seq":0}')
            first = json.loads(line.recv(WAIT))
            assert first["type"] == "snapshot"
            line.send(frame)
            try:
                answers = []
                while True:
                    answers.append(json.loads(line.recv(0.15)))
            except (TimeoutError, ConnectionClosed):
                pass
            assert all(one["type"] in ("error", "presence", "pong", "snapshot") for one in answers)
    assert ann.seq == at
    plays_on(ann)


def test_other_origins_are_refused(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    table = sit_down(ann, "all-fives", {"players": 2})
    cookie = f"nullo={ann.cookie()}"
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{shared_server.port + 1}"):
        with (
            pytest.raises(InvalidStatus) as refused,
            line_to(shared_server, table, Cookie=cookie, origin=origin),
        ):
            pass
        assert refused.value.response.status_code == 403
        answer = ann.context.request.post(
            f"{shared_server.origin}/api/tables",
            data='{"game":"nothing","name":"Eve"}',
            headers={"Origin": origin, "Content-Type": "application/json"},
        )
        assert answer.status == 403
        answer = ann.context.request.delete(
            f"{shared_server.origin}/api/tables/{table}", headers={"Origin": origin}
        )
        assert answer.status == 403
    plays_on(ann)


def test_the_cookie_is_for_the_server_alone(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    sit_down(ann, "all-fives", {"players": 2})
    cookie = next(one for one in ann.context.cookies() if one["name"] == "nullo")
    assert cookie["httpOnly"]
    assert cookie["sameSite"] == "Lax"
    assert ann.cookie() not in ann.page.evaluate("document.cookie + JSON.stringify(localStorage)")
    assert ann.cookie() not in ann.page.content()


def test_a_stranger_may_not_act(shared_server: Server, invite: Invite) -> None:
    ann, eve = invite(shared_server), invite(shared_server)
    table = sit_down(ann, "all-fives", {"players": 2})
    assert ann.asked()
    post(eve, "/api/tables", {"game": "all-fives", "options": {"players": 2}, "name": "Eve"})
    action = ann.actions()[0]
    with line_to(
        shared_server, table, Cookie=f"nullo={eve.cookie()}", origin=shared_server.origin
    ) as line:
        line.send('{"type":"hello","version":3,"seq":0}')
        snapshot = json.loads(line.recv(WAIT))
        assert snapshot.get("own") is None
        assert snapshot["you"] == {"member": -1, "seat": -1}
        for message in (
            {"type": "act", "id": "e1", "move": action},
            {"type": "remove", "id": "e2", "member": 0},
            {"type": "leave", "id": "e3"},
        ):
            line.send(json.dumps(message))
            while (answer := json.loads(line.recv(WAIT)))["type"] == "presence":
                pass
            assert answer["type"] == "error", answer
    with eve.forgiving("40[0-9]"):
        answer = eve.context.request.delete(
            f"{eve.origin}/api/tables/{table}", headers={"Origin": eve.origin}
        )
    assert answer.status in (403, 404)
    plays_on(ann)


def test_a_flood_is_stopped(shared_server: Server, invite: Invite) -> None:
    ann, eve = invite(shared_server), invite(shared_server)
    table = sit_down(ann, "all-fives", {"players": 2})
    eve.open(f"/t/{table}")
    eve.table.wait_for()
    for flood in (['{"type":"ping"}'] * 5000, ["x" * 100_000]):
        with line_to(
            shared_server, table, Cookie=f"nullo={eve.cookie()}", origin=shared_server.origin
        ) as line:
            line.send('{"type":"hello","version":3,"seq":0}')
            with pytest.raises(ConnectionClosed):
                pour(line, flood)
    plays_on(ann)


def pour(line: ClientConnection, flood: list[str]) -> None:
    """Send all bytes, and read until the connection ends."""
    for message in flood:
        line.send(message)
    while True:
        line.recv(WAIT)


def test_what_is_no_http_at_all(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    sit_down(ann, "all-fives", {"players": 2})
    for text in (
        b"\x16\x03\x01\x00",
        b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        b"A" * 70_000,
    ):
        with closing(
            socket.create_connection(("127.0.0.1", shared_server.port), timeout=WAIT)
        ) as line:
            line.sendall(text)
            line.shutdown(socket.SHUT_WR)
            answer = b""
            while part := line.recv(4096):
                answer += part
            assert b" 200 " not in answer.partition(b"\r\n")[0]
    plays_on(ann)
