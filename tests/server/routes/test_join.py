"""Joining: a double request takes only one seat."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from server.running_server import ThreadServer


def test_nobody_sits_down_at_a_closed_table_but_who_has_a_seat_keeps_it(
    server: ThreadServer,
) -> None:
    host = server.table("nothing", start=False, listed=True, options={"players": 3}).come()
    path = f"/api/tables/{host.table}"
    page = {"Origin": server.origin}
    joined = server.ask(f"{path}/join", {"name": "Bo"}, headers=page)
    host.answer(host.do("settings", closed=True))
    refused = server.ask(f"{path}/join", {"name": "Bo again", "token": True})
    assert (refused.status, refused.code) == (409, "closed-table")
    assert server.ask(path).json["seats_left"] == 0
    page["Cookie"] = joined.headers["set-cookie"].partition(";")[0]
    again = server.ask(f"{path}/join", {"name": "Bo"}, headers=page)
    assert (again.status, again.json["member"]) == (200, joined.json["member"])
    host.answer(host.do("settings", closed=False))
    assert server.ask(path).json["seats_left"] == 1
    server.join(host.table, "Cleo")
    assert server.ask(path).json["people"] == ["Ada", "Bo", "Cleo"]


def test_one_browser_that_joins_many_times_at_once_has_one_seat(server: ThreadServer) -> None:
    host = server.table("nothing", start=False, options={"players": 6})
    path = f"/api/tables/{host.table}"
    page = {"Origin": server.origin}
    made = server.ask("/api/tables", {"game": "nothing", "name": "Bo"}, headers=page)
    page["Cookie"] = made.headers["set-cookie"].partition(";")[0]
    with ThreadPoolExecutor(8) as pool:
        joins = [
            pool.submit(server.ask, f"{path}/join", {"name": "Bo"}, headers=page) for _ in range(8)
        ]
        answers = [join.result() for join in joins]
    assert {answer.status for answer in answers} == {200}
    assert len({answer.json["member"] for answer in answers}) == 1
    assert server.ask(path).json["people"] == ["Ada", "Bo"]
