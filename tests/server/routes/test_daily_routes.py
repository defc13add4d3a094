"""The daily deal: the same for everybody, one try counts, scores afterwards."""

from __future__ import annotations

import json
from datetime import date
from typing import Any

import pytest

from nullo.games.registry import BUILT_IN
from nullo.records.record import read
from nullo.records.verify import check_seals
from nullo.server.protocol.http_bodies import DailyScores, DailyWeek
from nullo.server.routes import daily_routes
from server.running_server import Guest, ThreadServer
from server.schemas import check

from .test_own_routes import Browser

DAY = "2026-11-22"
NOTHING = f"/api/daily/{DAY}/nothing"


@pytest.fixture(autouse=True)
def today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_routes, "today", lambda: date.fromisoformat(DAY))


def begin(browser: Browser, path: str = NOTHING, **wish: Any) -> Guest:
    made = browser.ask(path, {"name": "Ada", **wish})
    assert made.status in (200, 201), made.body
    return Guest(browser.server, made.json["table"], cookie=browser.cookie)


def scores(browser: Browser, path: str = NOTHING) -> Any:
    answer = browser.ask(path)
    check(answer.json, DailyScores.__name__)
    return answer.json


def actions(browser: Browser, table: str) -> Any:
    return browser.ask(f"/api/tables/{table}/record").json["hands"]


def test_the_same_cards_get_the_same_answers(server: ThreadServer) -> None:
    path = f"/api/daily/{DAY}/alles-oder-nichts"
    played = []
    for _ in range(2):
        guest = begin(Browser(server), path).come()
        guest.play()
        played.append(actions(Browser(server), guest.table))
    assert played[0] == played[1]


def test_one_try_counts_and_practising_comes_after(server: ThreadServer) -> None:
    ada = Browser(server)
    assert ada.ask(NOTHING, {"name": "Ada", "practice": True}).code == "daily-first"
    first = begin(ada)
    assert begin(ada).table == first.table
    assert not scores(ada)["shown"] and "scores" not in scores(ada)
    assert ada.ask(f"{NOTHING}/expert").code == "daily-first"
    first.come().play()
    deleted = server.ask(
        f"/api/tables/{first.table}",
        method="DELETE",
        headers={"Origin": server.origin, "Cookie": f"nullo={ada.cookie}"},
    )
    assert deleted.code == "fixed-deal"
    assert begin(ada).table == first.table
    practised = begin(ada, practice=True).come()
    assert practised.table != first.table
    assert practised.state["table"]["fixed"] == {"kind": "daily", "name": DAY, "practice": True}
    assert practised.state["table"].get("takebacks", True)
    practised.play()
    mine = [score for score in scores(ada)["scores"] if score.get("mine")]
    assert [score["table"] for score in mine] == [first.table]


@pytest.mark.slow  # an interpreted expert takes minutes
def test_the_scores_stand_beside_the_experts_line(server: ThreadServer) -> None:
    path = f"/api/daily/{DAY}/all-fives"
    points = []
    browsers = [Browser(server) for _ in range(2)]
    for browser in browsers:
        guest = begin(browser, path).come()
        guest.play()
        points.append(guest.state["public"]["scores"][0])
    line = browsers[0].ask(f"{path}/expert").json  # from here on it is known
    found = scores(browsers[0], path)
    assert found["tries"] == 2
    assert sorted(points, reverse=True) == [score["points"] for score in found["scores"]]
    assert [score.get("mine", False) for score in found["scores"]].count(True) == 1
    assert found["expert"] == line["result"]["scores"][0] and line["names"][0] == "Expert"
    week = browsers[0].ask("/api/daily").json
    (mine,) = [deal["mine"] for deal in week["deals"] if "mine" in deal]
    assert mine["expert"] == found["expert"]
    assert line["hands"][0]["deck"] == actions(browsers[0], found["scores"][0]["table"])[0]["deck"]


def test_the_week_and_its_tries(server: ThreadServer) -> None:
    ada = Browser(server)
    guest = begin(ada)
    week = ada.ask("/api/daily").json
    check(week, DailyWeek.__name__)
    assert week["today"] == DAY and week["bots"] == "club" and set(week["options"]) == set(BUILT_IN)
    assert len(week["deals"]) == 7 * len(BUILT_IN)
    tried = [deal for deal in week["deals"] if "mine" in deal]
    mine = {"table": guest.table, "over": False, "points": 0, "won": False}
    assert tried == [{"date": DAY, "game": "nothing", "mine": mine}]
    guest.come().play()
    (mine,) = [deal["mine"] for deal in ada.ask("/api/daily").json["deals"] if "mine" in deal]
    assert mine["over"] and mine["points"] == guest.state["public"]["scores"][0]


@pytest.mark.slow  # as above: the scores of an earlier day show the expert's
def test_earlier_days_are_practised_only(server: ThreadServer) -> None:
    ada = Browser(server)
    before = "/api/daily/2026-11-16/sauce"
    assert ada.ask(before, {"name": "Ada"}).code == "daily-over"
    assert scores(ada, before)["shown"]
    assert begin(ada, before, practice=True).table
    for path in ("2026-11-15/sauce", "2026-11-23/sauce", f"{DAY}/whist", "today/sauce"):
        assert ada.ask(f"/api/daily/{path}").code == "no-daily"
    assert server.ask(NOTHING, {"name": "Ada"}).code == "only-browsers"


def test_nothing_makes_a_try_unlike_the_others(server: ThreadServer) -> None:
    ada = Browser(server)
    guest = begin(ada).come()
    joined = server.ask(f"/api/tables/{guest.table}/join", {"name": "Bo", "token": True})
    assert joined.code == "fixed-deal"
    guest.turn()
    for command, code in (
        (("hint", {}), "no-hints"),
        (("settings", {"bots": "beginner"}), "fixed-deal"),
        (("choose-bot", {"member": 1, "bot": "beginner"}), "fixed-deal"),
        (("ask-back", {}), "no-takebacks"),
    ):
        guest.do(command[0], **command[1])
        assert guest.error() == code


def test_a_try_is_sealed_like_every_game(server: ThreadServer) -> None:
    ada = Browser(server)
    guest = begin(ada).come()
    guest.play()
    record = ada.ask(f"/api/tables/{guest.table}/record").json
    assert {hand.why for hand in check_seals(read(json.dumps(record)))} == {""}
