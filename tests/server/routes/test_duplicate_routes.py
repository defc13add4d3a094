"""Duplicate tables: friends each play the same deals, and see each other's results afterwards."""

from __future__ import annotations

from typing import Any

import pytest

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


def test_a_set_has_the_options_of_who_makes_it(server: ThreadServer) -> None:
    ada, bo = Browser(server), Browser(server)
    options = {"players": 3, "hand_sizes": [2], "hands": 2}
    id = made(ada, game="alles-oder-nichts", options=options)
    told = bo.ask(f"/api/duplicates/{id}").json
    assert told["options"] == options
    hands = []
    for browser in (ada, bo):
        guest = begin(browser, id, 1, "Ada").come()
        assert guest.state["table"]["options"] == options
        assert len(guest.state["table"]["seats"]) == 3
        hands.append(guest.state["own"]["hand"])
    assert hands[0] == hands[1] and len(hands[0]) == 2
    # The most players need more names than one of the bots' own leaves.
    crowd = begin(ada, made(ada, options={"players": 12}), 1, "Ada").come()
    names = [member["name"] for member in crowd.state["table"]["members"]]
    assert len(set(names)) == 12
    usual = bo.ask(f"/api/duplicates/{made(ada)}").json["options"]
    assert usual == ada.ask("/api/daily").json["options"]["nothing"]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 99}, "bad-option"),
        ({"players": 1}, "bad-option"),
        ({"nosuch": 1}, "bad-option"),
        ({"players": "3"}, "bad-option"),
        ({"rounds": -1}, "bad-option"),
        ([], "bad-field"),
        ({str(n): n for n in range(60)}, "bad-field"),
    ],
)
def test_wrong_options_are_refused(server: ThreadServer, options: Any, code: str) -> None:
    wish = {"game": "nothing", "name": "Ada", "deals": 2, "options": options}
    assert Browser(server).ask("/api/duplicates", wish).code == code
