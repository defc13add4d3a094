"""Challenges: a finished game's cards, played again in the same seat against the same bots."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from nullo.games.registry import BUILT_IN
from nullo.server.protocol.http_bodies import Duplicate, MadeChallenge
from server.running_server import Guest, ThreadServer
from server.schemas import check

from .test_own_routes import Browser

SHORT: dict[str, dict[str, Any]] = {
    "all-or-nothing": {"players": 3, "hands": 2},
    "alles-oder-nichts": {"players": 4, "hand_sizes": [3, 2], "hands": 2},
    "nothing": {"players": 3, "stall": 3},
    "all-fives": {"players": 3, "target": 5},
    "sauce": {"hands": 1, "super_after": 0},
}


def finished(browser: Browser, game: str = "nothing", **wish: Any) -> Guest:
    """A finished game against bots, in which the player did the first legal action."""
    wish = {"options": SHORT[game], "bots": "club"} | wish
    guest = browser.sit(game, **wish).come()
    guest.play()
    return guest


def challenge(browser: Browser, table: str) -> str:
    made = browser.ask(f"/api/tables/{table}/challenge", {})
    assert made.status in (200, 201), made.body
    check(made.json, MadeChallenge.__name__)
    return str(made.json["id"])


def begin(browser: Browser, id: str, name: str = "Bo") -> Guest:
    answer = browser.ask(f"/api/duplicates/{id}/1", {"name": name})
    assert answer.status in (200, 201), answer.body
    return Guest(browser.server, answer.json["table"], cookie=browser.cookie).come()


def shown(browser: Browser, id: str) -> Any:
    told = browser.ask(f"/api/duplicates/{id}").json
    check(told, Duplicate.__name__)
    return told


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_same_play_meets_the_same_answers(server: ThreadServer, game: str) -> None:
    ada, bo = Browser(server), Browser(server)
    first = finished(ada, game)
    id = challenge(ada, first.table)
    second = begin(bo, id)
    assert second.state["table"]["fixed"] == {"kind": "challenge", "name": id, "number": 1}
    assert second.state["you"]["seat"] == first.state["you"]["seat"]
    second.play()
    before, after = (
        server.ask(f"/api/tables/{guest.table}/record").json for guest in (first, second)
    )
    assert after["hands"] == before["hands"]
    assert after["result"] == before["result"] and after["meta"]["bots"] == before["meta"]["bots"]


def test_who_follows_plays_first_and_then_sees_all(server: ThreadServer) -> None:
    ada, bo = Browser(server), Browser(server)
    first = finished(ada)
    id = challenge(ada, first.table)
    assert challenge(ada, first.table) == id
    told = shown(bo, id)
    (maker,) = told["players"]
    seat = first.state["you"]["seat"]
    points = first.state["public"]["scores"][seat]
    assert maker["name"] == "Ada" and not maker["mine"]
    assert maker["results"] == [{"over": True, "points": points} | won(first)]
    assert told["challenge"]["seat"] == seat and told["challenge"]["bots"][seat] == ""
    assert told["experts"] == [None]
    for path in (f"/api/duplicates/{id}/record", f"/api/duplicates/{id}/1/expert"):
        assert bo.ask(path).code == "daily-first"
        assert ada.ask(path).status == 200
    record = server.ask(f"/api/tables/{first.table}/record").body.decode()
    for seal in json.loads(record)["meta"]["seals"]:
        assert seal["nonce"] not in json.dumps(told)
    second = begin(bo, id)
    assert bo.ask(f"/api/duplicates/{id}/record").code == "daily-first"
    second.play()
    told = shown(bo, id)
    maker, mine = told["players"]
    assert mine["mine"] and mine["results"][0]["table"] == second.table
    assert sum(maker["results"][0]["hands"]) == points == sum(mine["results"][0]["hands"])
    assert bo.ask(f"/api/duplicates/{id}/record").json["hands"] == json.loads(record)["hands"]
    line = bo.ask(f"/api/duplicates/{id}/1/expert").json
    assert [hand["deck"] for hand in line["hands"]][:1] == [json.loads(record)["hands"][0]["deck"]]
    (expert,) = shown(bo, id)["experts"]
    assert expert["points"] == line["result"]["scores"][seat]


def test_the_decisive_trick_says_what_was_dealt(server: ThreadServer) -> None:
    ada = Browser(server)
    first = finished(ada, "all-fives")
    seat = first.state["you"]["seat"]
    made = ada.ask(f"/api/tables/{first.table}/challenge", {}).json
    assert made["qr"].startswith("<svg") and made["link"].endswith(made["id"])
    decisive = made["decisive"]
    for play, dealt in zip(decisive["trick"]["plays"], decisive["dealt"], strict=True):
        assert not dealt or play["seat"] == seat
    assert ada.ask(f"/api/tables/{first.table}/challenge", {}).json == made
    nothing = finished(ada, "nothing")  # a game without tricks
    assert "decisive" not in ada.ask(f"/api/tables/{nothing.table}/challenge", {}).json


def won(guest: Guest) -> dict[str, Any]:
    return {"won": True} if guest.state["you"]["seat"] in guest.state["public"]["winners"] else {}


def test_what_is_refused(server: ThreadServer) -> None:
    ada, bo = Browser(server), Browser(server)
    guest = ada.sit().come()
    assert ada.ask(f"/api/tables/{guest.table}/challenge", {}).code == "not-over"
    guest.play()
    assert bo.ask(f"/api/tables/{guest.table}/challenge", {}).code == "no-seat"
    assert ada.ask("/api/tables/nosuchtable/challenge", {}).code == "no-table"
    id = challenge(ada, guest.table)
    assert ada.ask(f"/api/duplicates/{id}/1", {"name": "Ada"}).code == "own-challenge"
    again = begin(bo, id)
    again.play()
    assert bo.ask(f"/api/tables/{again.table}/challenge", {}).code == "fixed-deal"


def test_a_record_makes_the_same_challenge(server: ThreadServer) -> None:
    ada, bo = Browser(server), Browser(server)
    guest = finished(ada, "all-fives")
    record = ada.ask(f"/api/tables/{guest.table}/record").json
    seat = guest.state["you"]["seat"]
    made = bo.ask(f"/api/challenges?seat={seat}", record)
    assert made.status == 201, made.body
    assert made.json["id"] == challenge(ada, guest.table)
    assert begin(bo, made.json["id"]).state["you"]["seat"] == seat


@pytest.mark.parametrize("wrong", ["seat", "bots", "redeals", "seals", "result", "large"])
def test_a_wrong_record_makes_none(server: ThreadServer, wrong: str) -> None:
    ada = Browser(server)
    guest = finished(ada)
    record = ada.ask(f"/api/tables/{guest.table}/record").json
    seat = guest.state["you"]["seat"]
    code = "bad-record"
    if wrong == "seat":
        seat = (seat + 1) % 3
    elif wrong == "bots":
        record["meta"]["bots"][seat - 1] = "whoever"
        code = "no-bot"
    elif wrong == "redeals":
        record["meta"]["seals"][0]["redeals"] = [["nocard"]]
    elif wrong == "seals":
        del record["meta"]["seals"]
    elif wrong == "result":
        del record["result"], record["hands"][0]["actions"][-1]
    else:
        record["meta"]["more"] = "x" * 200_000
        code = "too-large"
    assert ada.ask(f"/api/challenges?seat={seat}", record).code == code


def test_a_preview_tells_what_is_to_be_beaten(server: ThreadServer) -> None:
    ada = Browser(server)
    guest = finished(ada)
    id = challenge(ada, guest.table)
    page = server.ask(f"/duplicate/{id}", headers={"Accept": "text/html"}).body.decode()
    points = guest.state["public"]["scores"][guest.state["you"]["seat"]]
    assert "Ada challenges you: Nothing" in page and f"Ada has {points} point" in page
    assert server.ask("/beat/0", headers={"Accept": "text/html"}).status == 200
    found = re.search(
        f'property="og:image" content="([^"]*/duplicate/{id}/picture.png[^"]*)"', page
    )
    assert found
    picture = server.ask(found[1].removeprefix(server.origin))
    assert picture.status == 200 and picture.body.startswith(b"\x89PNG")
    assert server.ask("/duplicate/nosuchset/picture.png").code == "no-duplicate"
