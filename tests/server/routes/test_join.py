"""Joining: a double request takes only one seat."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from server.running_server import ThreadServer


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
