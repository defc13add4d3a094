"""Taking a seat: twice at once is once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from server.inn import ThreadInn


def test_one_browser_that_joins_many_times_at_once_has_one_seat(house: ThreadInn) -> None:
    host = house.table("nothing", start=False, options={"players": 6})
    path = f"/api/tables/{host.table}"
    page = {"Origin": house.origin}
    made = house.ask("/api/tables", {"game": "nothing", "name": "Bo"}, headers=page)
    page["Cookie"] = made.headers["set-cookie"].partition(";")[0]
    with ThreadPoolExecutor(8) as pool:
        joins = [
            pool.submit(house.ask, f"{path}/join", {"name": "Bo"}, headers=page) for _ in range(8)
        ]
        answers = [join.result() for join in joins]
    assert {answer.status for answer in answers} == {200}
    assert len({answer.json["member"] for answer in answers}) == 1
    assert house.ask(path).json["people"] == ["Ada", "Bo"]
