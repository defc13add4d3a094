"""Duplicate tables: friends each play the same deals, and see each other's results afterwards."""

from __future__ import annotations

from typing import Any

from nullo.server.protocol.http_bodies import Duplicate, MadeDuplicate
from server.running_server import Guest, ThreadServer
from server.schemas import check

from .test_own_routes import Browser


def made(browser: Browser, **wish: Any) -> str:
    answer = browser.ask("/api/duplicates", {"game": "nothing", "name": "Ada", "deals": 2, **wish})
    assert answer.status == 201, answer.body
    check(answer.json, MadeDuplicate.__name__)
    assert answer.json["link"].endswith(f"/duplicate/{answer.json['id']}")
    return str(answer.json["id"])


def begin(browser: Browser, id: str, number: int, name: str) -> Guest:
    answer = browser.ask(f"/api/duplicates/{id}/{number}", {"name": name})
    assert answer.status in (200, 201), answer.body
    return Guest(browser.server, answer.json["table"], cookie=browser.cookie)


def results(browser: Browser, id: str) -> dict[str, Any]:
    told = browser.ask(f"/api/duplicates/{id}").json
    check(told, Duplicate.__name__)
    return {player["name"]: player["results"] for player in told["players"]}


def test_friends_play_the_same_deals(server: ThreadServer) -> None:
    ada, bo = Browser(server), Browser(server)
    id = made(ada)
    first, second = begin(ada, id, 1, "Ada").come(), begin(bo, id, 1, "Bo").come()
    assert first.state["own"]["hand"] == second.state["own"]["hand"]
    assert first.state["table"]["fixed"] == {"kind": "duplicate", "name": id, "number": 1}
    first.play()
    points = first.state["public"]["scores"][0]
    # Bo is told no points before his own try is over.
    assert results(bo, id)["Ada"][0] == {"over": True}
    assert results(bo, id)["Bo"][0] == {"over": False, "table": second.table}
    assert results(ada, id)["Ada"][0]["points"] == points
    second.play()
    deal = [results(bo, id)[name][0] for name in ("Ada", "Bo")]
    assert [one["table"] for one in deal] == [first.table, second.table]
    assert [one["points"] for one in deal] == [points, points]  # both did the first legal action
    assert begin(ada, id, 1, "Ada").table == first.table
    other = begin(ada, id, 2, "Ada").come()
    assert other.state["own"]["hand"] != []
    assert [one and one["over"] for one in results(ada, id)["Ada"]] == [True, False]


def test_every_set_has_its_own_cards(server: ThreadServer) -> None:
    ada = Browser(server)
    hands = set()
    for number in (1, 2):
        for id in (made(ada), made(ada)):
            guest = begin(ada, id, number, "Ada").come()
            hands.add(tuple(guest.state["own"]["hand"]))
    assert len(hands) == 4


def test_what_is_refused(server: ThreadServer) -> None:
    ada = Browser(server)
    id = made(ada)
    assert ada.ask("/api/duplicates/nosuchset").code == "no-duplicate"
    assert ada.ask(f"/api/duplicates/{id}/3", {"name": "Ada"}).code == "no-duplicate"
    assert server.ask(f"/api/duplicates/{id}/1", {"name": "Ada"}).code == "only-browsers"
    assert ada.ask("/api/duplicates", {"game": "whist", "name": "Ada"}).code == "no-game"
    assert (
        ada.ask("/api/duplicates", {"game": "sauce", "name": "A", "deals": 99}).code == "bad-field"
    )
