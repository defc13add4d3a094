"""Playing again: all members get the same new table, at every worker."""

from __future__ import annotations

import threading

import pytest

import nullo
from nullo.records.record import replay
from nullo.server.routes.rematch_routes import next_id
from server.running_server import (
    FAST,
    Answer,
    Guest,
    RunningServer,
    ThreadServer,
    finish,
    thread_server,
)

OPTIONS = {"players": 3, "hands": 1, "hand_sizes": [1]}


@pytest.fixture(scope="module")
def over(server: ThreadServer) -> tuple[Guest, Guest]:
    """Two people who have finished a game with a bot, at a table whose settings are not the defaults."""
    ada = server.table(
        "alles-oder-nichts",
        start=False,
        options=OPTIONS,
        listed=True,
        bots="random",
        talk=False,
        takebacks=False,
        hints=True,
        open_after=4,
        clock={"move": 600, "bank": 9},
    ).come()
    bo = server.join(ada.table).come()
    assert again(server, ada).code == "not-over"
    ada.answer(ada.do("choose-bot", member=2, bot="simple"))
    ada.do("start")
    for guest in (ada, bo):
        guest.until(lambda message: message.get("kind") == "shuffle")
    finish(ada, bo)
    return ada, bo


def again(server: RunningServer, guest: Guest, cut: bool = False) -> Answer:
    """Let a guest ask for the next game."""
    headers = {"Authorization": f"Bearer {guest.token}"} if guest.token else {}
    return server.ask(f"/api/tables/{guest.table}/rematch", {"cut": cut}, headers=headers)


def test_the_same_people_play_again_at_once(
    server: ThreadServer, over: tuple[Guest, Guest]
) -> None:
    ada, bo = over
    made = again(server, ada)
    assert made.status == 201
    table = made.json["table"]
    second = again(server, bo, cut=True)
    assert (second.status, second.json["table"]) == (200, table)
    for guest in over:
        guest.until(lambda message: message.get("kind") == "next")
        assert guest.state["table"]["next"] == table
    for guest in over:
        here = Guest(server, table, guest.token).come()
        assert here.stage == "playing"
        assert here.state["you"] == guest.state["you"]
        for name in ("game", "options", "members", "seats", "host", "listed", "bots", "open_after"):
            assert here.state["table"][name] == guest.state["table"][name], name
        for name in ("talk", "takebacks", "clock", "hints"):
            assert here.state["table"][name] == guest.state["table"][name], name
        assert here.state["table"]["banks"] == [9000] * 3
        assert here.state["own"]["hand"]
    new, old = Guest(server, table, ada.token).come(), Guest(server, table, bo.token).come()
    finish(new, old)
    record = server.ask(f"/api/tables/{table}/record").json
    assert replay(record).state.is_terminal()
    third = again(server, Guest(server, table, bo.token))
    assert third.status == 201 and third.json["table"] not in (table, ada.table)


def test_who_may_not(server: ThreadServer, over: tuple[Guest, Guest]) -> None:
    ada, _ = over
    stranger = Guest(server, ada.table, "no-such-token")
    assert again(server, stranger).code == "no-seat"
    assert again(server, Guest(server, ada.table)).code == "no-token"
    assert again(server, Guest(server, "no-such-table", ada.token)).code == "no-table"
    path = f"/api/tables/{ada.table}/rematch"
    mine = {"Authorization": f"Bearer {ada.token}"}
    assert server.ask(path, {"cut": 1}, headers=mine).code == "bad-field"
    assert server.ask(path, {"more": True}, headers=mine).code == "bad-field"
    elsewhere = {**mine, "Origin": "http://elsewhere.example"}
    assert server.ask(path, {}, headers=elsewhere).code == "wrong-origin"


def test_two_at_once_get_one_table_and_a_cut_seats_anew() -> None:
    with thread_server(limits=FAST) as server:
        ada = server.table("all-or-nothing", options={"hands": 1}).come()
        ada.play()
        answers: list[Answer] = []
        threads = [
            threading.Thread(target=lambda: answers.append(again(server, ada, True)))
            for _ in range(4)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answer.status for answer in answers) == [200, 200, 200, 201]
        (table,) = {answer.json["table"] for answer in answers}
        here = Guest(server, table, ada.token).come()
        assert here.state["table"]["cut"] is not None
        assert sorted(here.state["table"]["seats"]) == sorted(ada.state["table"]["seats"])
        ada.until(lambda message: message.get("kind") == "next")


def test_a_browser_sits_there_by_its_session_too() -> None:
    with thread_server(limits=FAST) as server:
        made = server.ask(
            "/api/tables",
            {"game": "alles-oder-nichts", "name": "Ada", "options": OPTIONS, "start": True},
            headers={"Origin": server.origin},
        )
        cookie = made.headers["set-cookie"].partition(";")[0].partition("=")[2]
        ada = Guest(server, made.json["table"], cookie=cookie).come()
        ada.play()
        headers = {"Origin": server.origin, "Cookie": f"nullo={cookie}"}
        table = server.ask(f"/api/tables/{ada.table}/rematch", {}, headers=headers).json["table"]
        here = Guest(server, table, cookie=cookie).come()
        assert here.state["you"] == ada.state["you"]
        # A program that sends only the cookie is not identified.
        program = server.ask(
            f"/api/tables/{ada.table}/rematch", {}, headers={"Cookie": f"nullo={cookie}"}
        )
        assert program.code == "no-token"


def test_the_next_id_is_as_long_as_any_and_another() -> None:
    first = next_id("a-table")
    assert first == next_id("a-table") != next_id("b-table")
    assert len(first) == 12
    assert nullo.game_ids()
