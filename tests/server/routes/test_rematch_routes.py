"""Playing again: the same people at a table of its own, once, whoever asks and wherever."""

from __future__ import annotations

import threading

import pytest

import nullo
from nullo.records.record import replay
from nullo.server.routes.rematch_routes import next_id
from server.inn import FAST, Answer, Guest, Inn, ThreadInn, finish, inn

OPTIONS = {"players": 3, "hands": 1, "hand_sizes": [1]}


@pytest.fixture(scope="module")
def over(house: ThreadInn) -> tuple[Guest, Guest]:
    """Two people and a bot who have played to the end, with settings of their own."""
    ada = house.table(
        "alles-oder-nichts",
        start=False,
        options=OPTIONS,
        listed=True,
        bots="random",
        talk=False,
        takebacks=False,
        open_after=4,
        clock={"move": 600, "bank": 9},
    ).come()
    bo = house.join(ada.table).come()
    assert again(house, ada).code == "not-over"
    ada.do("start")
    for guest in (ada, bo):
        guest.until(lambda message: message.get("kind") == "shuffle")
    finish(ada, bo)
    return ada, bo


def again(house: Inn, guest: Guest, cut: bool = False) -> Answer:
    """Somebody asks for the next game."""
    headers = {"Authorization": f"Bearer {guest.token}"} if guest.token else {}
    return house.ask(f"/api/tables/{guest.table}/rematch", {"cut": cut}, headers=headers)


def test_the_same_people_play_again_at_once(house: ThreadInn, over: tuple[Guest, Guest]) -> None:
    ada, bo = over
    made = again(house, ada)
    assert made.status == 201
    table = made.json["table"]
    second = again(house, bo, cut=True)
    assert (second.status, second.json["table"]) == (200, table)
    for guest in over:
        guest.until(lambda message: message.get("kind") == "next")
        assert guest.state["table"]["next"] == table
    for guest in over:
        here = Guest(house, table, guest.token).come()
        assert here.stage == "playing"
        assert here.state["you"] == guest.state["you"]
        for name in ("game", "options", "members", "seats", "host", "listed", "bots", "open_after"):
            assert here.state["table"][name] == guest.state["table"][name], name
        for name in ("talk", "takebacks", "clock"):
            assert here.state["table"][name] == guest.state["table"][name], name
        assert here.state["table"]["banks"] == [9000] * 3
        assert here.state["own"]["hand"]
    new, old = Guest(house, table, ada.token).come(), Guest(house, table, bo.token).come()
    finish(new, old)
    record = house.ask(f"/api/tables/{table}/record").json
    assert replay(record).state.is_terminal()
    third = again(house, Guest(house, table, bo.token))
    assert third.status == 201 and third.json["table"] not in (table, ada.table)


def test_who_may_not(house: ThreadInn, over: tuple[Guest, Guest]) -> None:
    ada, _ = over
    stranger = Guest(house, ada.table, "no-such-token")
    assert again(house, stranger).code == "no-seat"
    assert again(house, Guest(house, ada.table)).code == "no-token"
    assert again(house, Guest(house, "no-such-table", ada.token)).code == "no-table"
    path = f"/api/tables/{ada.table}/rematch"
    mine = {"Authorization": f"Bearer {ada.token}"}
    assert house.ask(path, {"cut": 1}, headers=mine).code == "bad-field"
    assert house.ask(path, {"more": True}, headers=mine).code == "bad-field"
    elsewhere = {**mine, "Origin": "http://elsewhere.example"}
    assert house.ask(path, {}, headers=elsewhere).code == "wrong-origin"


def test_two_at_once_get_one_table_and_a_cut_seats_anew() -> None:
    with inn(limits=FAST) as house:
        ada = house.table("all-or-nothing", options={"hands": 1}).come()
        ada.play()
        answers: list[Answer] = []
        threads = [
            threading.Thread(target=lambda: answers.append(again(house, ada, True)))
            for _ in range(4)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answer.status for answer in answers) == [200, 200, 200, 201]
        (table,) = {answer.json["table"] for answer in answers}
        here = Guest(house, table, ada.token).come()
        assert here.state["table"]["cut"] is not None
        assert sorted(here.state["table"]["seats"]) == sorted(ada.state["table"]["seats"])
        ada.until(lambda message: message.get("kind") == "next")


def test_a_browser_sits_there_by_its_session_too() -> None:
    with inn(limits=FAST) as house:
        made = house.ask(
            "/api/tables",
            {"game": "alles-oder-nichts", "name": "Ada", "options": OPTIONS, "start": True},
            headers={"Origin": house.origin},
        )
        cookie = made.headers["set-cookie"].partition(";")[0].partition("=")[2]
        ada = Guest(house, made.json["table"], cookie=cookie).come()
        ada.play()
        headers = {"Origin": house.origin, "Cookie": f"nullo={cookie}"}
        table = house.ask(f"/api/tables/{ada.table}/rematch", {}, headers=headers).json["table"]
        here = Guest(house, table, cookie=cookie).come()
        assert here.state["you"] == ada.state["you"]
        # A program with the cookie alone is nobody.
        program = house.ask(
            f"/api/tables/{ada.table}/rematch", {}, headers={"Cookie": f"nullo={cookie}"}
        )
        assert program.code == "no-token"


def test_the_next_id_is_as_long_as_any_and_another() -> None:
    first = next_id("a-table")
    assert first == next_id("a-table") != next_id("b-table")
    assert len(first) == 12
    assert nullo.game_ids()
