"""Invalid ids are refused before they reach the store, and other requests are not slowed down."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

import postgres
from server.attack import hammer
from server.bystander import bystander
from server.running_server import Guest, ThreadServer, process, thread_server

BAD = ["\0", "a\0b", "\n", "a\n", "a b", "é", "\x7f", "\u200b", "", "x" * 41]


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    with postgres.running_or_skipped() as url:
        yield url


@pytest.fixture(scope="module")
def on_postgres(postgres_url: str) -> Iterator[ThreadServer]:
    with thread_server(postgres_url) as made:
        yield made


def test_a_message_id_is_visible_ascii(server: ThreadServer) -> None:
    host = server.table("nothing", start=False).come()
    for id in BAD:
        host.do("settings", id or " ", talk=True)
        assert host.error() == "bad-field"
    host.do("settings", "!~" * 20, talk=True)
    assert host.answer("!~" * 20)["type"] == "event"


@pytest.mark.parametrize("id", ["%00", "t%00", "%ED%A0%80", "%FF", "x" * 3000, "%20t", "%C3%BC"])
def test_an_address_that_names_no_table(on_postgres: ThreadServer, id: str) -> None:
    server = on_postgres
    for path in (f"/api/tables/{id}", f"/api/tables/{id}/record", f"/api/tables/{id}/qr.svg"):
        assert server.ask(path).code == "no-table"
    assert server.ask(f"/api/tables/{id}/film").code == "no-table"
    assert server.ask(f"/api/tables/{id}/join", {"name": "Bo"}).code == "no-table"
    assert server.ask(f"/api/tables/{id}", method="DELETE", headers=_token()).code == "no-table"
    for path in (f"/t/{id}", f"/replay/{id}"):
        assert server.ask(path, headers={"Accept": "text/html"}).status in (200, 404)
    with pytest.raises(InvalidStatus) as refused:
        Guest(server, id, "t" * 43).connect()
    assert refused.value.response.status_code == 404


def test_other_texts_with_what_no_database_takes(on_postgres: ThreadServer) -> None:
    server = on_postgres
    host = server.table("nothing", start=False, name="A\0da").come()
    assert host.state["table"]["members"][0]["name"] == "A da"
    assert server.join(host.table, "\0Bo").come().state["table"]["members"][-1]["name"] == "Bo"
    for type, what, code in [
        ("settings", {"bots": "\0"}, "no-bot"),
        ("act", {"move": "\0"}, "not-now"),
        ("say", {"text": "\0"}, "bad-field"),
        ("say", {"emote": "\0"}, "bad-field"),
    ]:
        host.do(type, **what)
        assert host.error() == code
    sent = host.do("say", text="a\0b")
    assert host.answer(sent)["said"]["text"] == "a b"
    host.say(r'{"type": "settings", "id": "\ud800", "talk": true}')
    assert host.error() == "bad-json"
    for body in ({"game": "\0"}, {"game": "nothing", "options": {"\0": "\0"}}):
        assert server.ask("/api/tables", {"name": "A", **body}).status == 400
    surrogate = rb'{"game": "nothing", "name": "\ud800"}'
    assert server.ask("/api/tables", surrogate).code == "bad-json"


def _token() -> dict[str, str]:
    return {"Authorization": f"Bearer {'t' * 43}"}


@pytest.mark.slow
@pytest.mark.attack
def test_ids_that_no_database_takes_slow_nobody_down(postgres_url: str) -> None:
    with process("--port", "0", "--db", postgres_url) as server:
        hosts = [server.table("nothing", start=False) for _ in range(40)]
        with bystander(server):
            answers = hammer(
                hosts, lambda _: {"type": "settings", "id": "\0", "talk": True}, 4, often=20
            )
        assert set(answers) == {"snapshot", "presence", "bad-field"}
