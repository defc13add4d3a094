"""A browser's own games: their list and results, and carrying them to another device."""

from __future__ import annotations

from http.cookies import SimpleCookie
from typing import Any

import pytest

from nullo.server.protocol.http_bodies import Accepted, Carrying, MyGames
from nullo.server.runtime.limits import Limits
from server.running_server import Answer, Guest, ThreadServer, thread_server
from server.schemas import check


class Browser:
    """A browser with its cookie."""

    def __init__(self, server: ThreadServer) -> None:
        self.server = server
        self.cookie = ""

    def ask(self, path: str, body: Any = None) -> Answer:
        headers = {"Origin": self.server.origin}
        if self.cookie:
            headers["Cookie"] = f"nullo={self.cookie}"
        answer = self.server.ask(path, body, headers=headers)
        if "set-cookie" in answer.headers:
            self.cookie = SimpleCookie(answer.headers["set-cookie"])["nullo"].value
        return answer

    def sit(self, game: str = "nothing", **wish: Any) -> Guest:
        wish = {"name": "Ada", "start": True, "options": {"players": 2, "stall": 1}} | wish
        made = self.ask("/api/tables", {"game": game, **wish})
        assert made.status == 201, made.body
        return Guest(self.server, made.json["table"], cookie=self.cookie)

    def mine(self) -> Any:
        answer = self.ask("/api/mine")
        assert answer.status == 200
        check(answer.json, MyGames.__name__)
        return answer.json


def test_my_games_have_results(server: ThreadServer) -> None:
    ada = Browser(server)
    assert ada.mine() == {"unfinished": [], "finished": []}
    guest = ada.sit()
    (waiting,) = ada.mine()["unfinished"]
    assert waiting["id"] == guest.table
    guest.come().play()
    (game,) = ada.mine()["finished"]
    assert ada.mine()["unfinished"] == []
    public = guest.state["public"]
    assert game["id"] == guest.table and game["game"] == "nothing"
    assert game["scores"] == public["scores"] and game["winners"] == public["winners"]
    assert game["names"][game["seat"]] == "Ada" and game["bots"][game["seat"]] == ""
    assert game["bots"][1 - game["seat"]] == "simple"
    assert game["made"] <= game["ended"] and game["options"]["stall"] == 1
    assert Browser(server).mine()["finished"] == []


def test_carrying_to_another_device(server: ThreadServer) -> None:
    phone, laptop = Browser(server), Browser(server)
    assert phone.ask("/api/carry", {}).code == "nothing-to-carry"
    first, second = phone.sit(), laptop.sit()
    made = phone.ask("/api/carry", {"games": "[1, 2]"})
    assert made.status == 201
    check(made.json, Carrying.__name__)
    link, _, token = made.json["link"].partition("#")
    assert link == f"{server.origin}/carry" and made.json["qr"].startswith("<svg")
    got = laptop.ask("/api/carry/accept", {"token": token})
    check(got.json, Accepted.__name__)
    assert got.json == {"games": "[1, 2]"} and laptop.cookie == phone.cookie
    for browser in (phone, laptop):
        assert {table["id"] for table in browser.mine()["unfinished"]} == {
            first.table,
            second.table,
        }
    assert laptop.ask("/api/carry/accept", {"token": token}).code == "carry-over"


def test_carrying_only_a_list(server: ThreadServer) -> None:
    phone, laptop = Browser(server), Browser(server)
    token = phone.ask("/api/carry", {"games": "[]"}).json["link"].partition("#")[2]
    assert laptop.ask("/api/carry/accept", {"token": token}).json == {"games": "[]"}
    assert laptop.cookie == ""


@pytest.mark.parametrize("path", ["/api/carry", "/api/carry/accept"])
def test_programs_carry_nothing(server: ThreadServer, path: str) -> None:
    answer = server.ask(path, {"token": "t" * 43})
    assert (answer.status, answer.code) == (403, "only-browsers")


def test_limits_of_carrying() -> None:
    with thread_server(limits=Limits(carries_per_hour=3, carry=100, carries=1)) as server:
        phone = Browser(server)
        assert phone.ask("/api/carry", {"games": "x" * 200}).code == "too-large"
        assert phone.ask("/api/carry", {"games": "x"}).status == 201
        assert phone.ask("/api/carry", {"games": "x"}).code == "busy"
        assert phone.ask("/api/carry", {"games": "x"}).code == "too-many-carries"
