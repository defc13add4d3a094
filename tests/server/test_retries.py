"""Making a table and joining one are repeated when their answer was lost: each is done once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from secrets import token_urlsafe

import pytest

from server.inn import Answer, Guest, Inn, ThreadInn, inn

MAKE = {"game": "nothing", "name": "Ada", "options": {"players": 3}}


def make(house: Inn, key: str, cookie: str = "", **wish: object) -> Answer:
    """A page makes a table; with ``token``: a program."""
    headers = {} if wish.get("token") else {"Origin": house.origin}
    if cookie:
        headers["Cookie"] = cookie
    return house.ask("/api/tables", {**MAKE, "key": key, **wish}, headers=headers)


def cookie_of(answer: Answer) -> str:
    return answer.headers["set-cookie"].partition(";")[0]


def names(house: Inn, table: str) -> list[str]:
    people: list[str] = house.ask(f"/api/tables/{table}").json["people"]
    return people


def test_a_program_that_repeats_its_request_gets_the_same_table_and_token(house: ThreadInn) -> None:
    key = token_urlsafe(16)
    made = [make(house, key, token=True) for _ in range(3)]
    assert [answer.status for answer in made] == [201, 200, 200]
    assert made[0].json == made[1].json == made[2].json
    host = Guest(house, made[0].json["table"], made[0].json["token"]).come()
    assert host.member == 0
    key = token_urlsafe(16)
    joined = [
        house.ask(f"/api/tables/{host.table}/join", {"name": "Bo", "token": True, "key": key})
        for _ in range(3)
    ]
    assert [answer.status for answer in joined] == [200] * 3
    assert joined[0].json == joined[1].json == joined[2].json
    assert names(house, host.table) == ["Ada", "Bo"]
    assert house.join(host.table, "Cy", key=token_urlsafe(16)).token != joined[0].json["token"]


def test_a_page_whose_first_answer_was_lost_has_no_cookie_yet(house: ThreadInn) -> None:
    key = token_urlsafe(16)
    first, again = make(house, key), make(house, key)
    assert (first.status, again.status) == (201, 200)
    assert first.json == again.json and cookie_of(first) == cookie_of(again)
    table = first.json["table"]
    assert Guest(house, table, cookie=cookie_of(again).partition("=")[2]).come().member == 0
    path, page = f"/api/tables/{table}/join", {"Origin": house.origin}
    wish = {"name": "Bo", "key": token_urlsafe(16)}
    joined = [house.ask(path, wish, headers=page).json["member"] for _ in range(2)]
    assert joined[0] == joined[1] != 0
    # With a session of its own it keeps that.
    key = token_urlsafe(16)
    made = [make(house, key, cookie_of(first)) for _ in range(2)]
    assert made[0].json == made[1].json and cookie_of(made[1]) == cookie_of(first)


def test_the_same_request_twice_at_once(house: ThreadInn) -> None:
    key = token_urlsafe(16)
    with ThreadPoolExecutor(4) as pool:
        made = list(pool.map(lambda _: make(house, key, token=True), range(4)))
    assert {answer.status for answer in made} <= {200, 201}
    assert len({answer.body for answer in made}) == 1
    table = made[0].json["table"]
    wish = {"name": "Bo", "token": True, "key": token_urlsafe(16)}
    with ThreadPoolExecutor(4) as pool:
        joined = list(pool.map(lambda _: house.ask(f"/api/tables/{table}/join", wish), range(4)))
    assert len({answer.body for answer in joined}) == 1
    assert names(house, table) == ["Ada", "Bo"]


def test_a_retry_after_a_restart(tmp_path: Path) -> None:
    key, wish = token_urlsafe(16), {"name": "Bo", "token": True, "key": token_urlsafe(16)}
    answers = []
    for _ in range(2):
        with inn(f"sqlite:///{tmp_path}/t.db") as house:
            made = make(house, key, token=True).json
            joined = house.ask(f"/api/tables/{made['table']}/join", wish).json
            answers.append((made["table"], made["token"], joined["member"], joined["token"]))
    assert answers[0] == answers[1]


def test_a_key_whose_seat_was_given_up_makes_nothing_more(house: ThreadInn) -> None:
    key = token_urlsafe(16)
    made = make(house, key, token=True).json
    host = Guest(house, made["table"], made["token"]).come()
    host.do("leave")
    host.until(lambda message: message.get("kind") == "leave")
    again = make(house, key, token=True)
    assert (again.status, again.code) == (409, "key-used")


@pytest.mark.parametrize("key", ["short", "a" * 21, "a" * 65, "a" * 22 + "!", "a" * 22 + "\n"])
def test_a_key_that_could_be_guessed_is_refused(house: ThreadInn, key: str) -> None:
    refused = make(house, key, token=True)
    assert (refused.status, refused.code) == (400, "bad-field")
