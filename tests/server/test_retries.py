"""Requests to make or join a table are repeated when their answer is lost; each is done once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from secrets import token_urlsafe

import pytest

from server.running_server import Answer, Guest, RunningServer, ThreadServer, thread_server

MAKE = {"game": "nothing", "name": "Ada", "options": {"players": 3}}


def make(server: RunningServer, key: str, cookie: str = "", **wish: object) -> Answer:
    """Make a table as a page does, or with ``token`` as a program does."""
    headers = {} if wish.get("token") else {"Origin": server.origin}
    if cookie:
        headers["Cookie"] = cookie
    return server.ask("/api/tables", {**MAKE, "key": key, **wish}, headers=headers)


def cookie_of(answer: Answer) -> str:
    return answer.headers["set-cookie"].partition(";")[0]


def names(server: RunningServer, table: str) -> list[str]:
    people: list[str] = server.ask(f"/api/tables/{table}").json["people"]
    return people


def test_a_program_that_repeats_its_request_gets_the_same_table_and_token(
    server: ThreadServer,
) -> None:
    key = token_urlsafe(16)
    made = [make(server, key, token=True) for _ in range(3)]
    assert [answer.status for answer in made] == [201, 200, 200]
    assert made[0].json == made[1].json == made[2].json
    host = Guest(server, made[0].json["table"], made[0].json["token"]).come()
    assert host.member == 0
    key = token_urlsafe(16)
    joined = [
        server.ask(f"/api/tables/{host.table}/join", {"name": "Bo", "token": True, "key": key})
        for _ in range(3)
    ]
    assert [answer.status for answer in joined] == [200] * 3
    assert joined[0].json == joined[1].json == joined[2].json
    assert names(server, host.table) == ["Ada", "Bo"]
    assert server.join(host.table, "Cy", key=token_urlsafe(16)).token != joined[0].json["token"]


def test_a_page_whose_first_answer_was_lost_has_no_cookie_yet(server: ThreadServer) -> None:
    key = token_urlsafe(16)
    first, again = make(server, key), make(server, key)
    assert (first.status, again.status) == (201, 200)
    assert first.json == again.json and cookie_of(first) == cookie_of(again)
    table = first.json["table"]
    assert Guest(server, table, cookie=cookie_of(again).partition("=")[2]).come().member == 0
    path, page = f"/api/tables/{table}/join", {"Origin": server.origin}
    wish = {"name": "Bo", "key": token_urlsafe(16)}
    joined = [server.ask(path, wish, headers=page).json["member"] for _ in range(2)]
    assert joined[0] == joined[1] != 0
    # A client that has a session keeps it.
    key = token_urlsafe(16)
    made = [make(server, key, cookie_of(first)) for _ in range(2)]
    assert made[0].json == made[1].json and cookie_of(made[1]) == cookie_of(first)


def test_the_same_request_twice_at_once(server: ThreadServer) -> None:
    key = token_urlsafe(16)
    with ThreadPoolExecutor(4) as pool:
        made = list(pool.map(lambda _: make(server, key, token=True), range(4)))
    assert {answer.status for answer in made} <= {200, 201}
    assert len({answer.body for answer in made}) == 1
    table = made[0].json["table"]
    wish = {"name": "Bo", "token": True, "key": token_urlsafe(16)}
    with ThreadPoolExecutor(4) as pool:
        joined = list(pool.map(lambda _: server.ask(f"/api/tables/{table}/join", wish), range(4)))
    assert len({answer.body for answer in joined}) == 1
    assert names(server, table) == ["Ada", "Bo"]


def test_a_retry_after_a_restart(tmp_path: Path) -> None:
    key, wish = token_urlsafe(16), {"name": "Bo", "token": True, "key": token_urlsafe(16)}
    answers = []
    for _ in range(2):
        with thread_server(f"sqlite:///{tmp_path}/t.db") as server:
            made = make(server, key, token=True).json
            joined = server.ask(f"/api/tables/{made['table']}/join", wish).json
            answers.append((made["table"], made["token"], joined["member"], joined["token"]))
    assert answers[0] == answers[1]


def test_a_key_whose_seat_was_given_up_makes_nothing_more(server: ThreadServer) -> None:
    key = token_urlsafe(16)
    made = make(server, key, token=True).json
    host = Guest(server, made["table"], made["token"]).come()
    host.do("leave")
    host.until(lambda message: message.get("kind") == "leave")
    again = make(server, key, token=True)
    assert (again.status, again.code) == (409, "key-used")


@pytest.mark.parametrize("key", ["short", "a" * 21, "a" * 65, "a" * 22 + "!", "a" * 22 + "\n"])
def test_a_key_that_could_be_guessed_is_refused(server: ThreadServer, key: str) -> None:
    refused = make(server, key, token=True)
    assert (refused.status, refused.code) == (400, "bad-field")
