"""A player whom the host removes is told so, and cannot sit down again."""

from __future__ import annotations

import pytest

from server.bystander import bystander
from server.running_server import (
    FAST,
    Guest,
    RunningServer,
    ThreadServer,
    begun,
    process,
    thread_server,
)


def removed(server: ThreadServer) -> tuple[Guest, Guest, int]:
    """The host, a player whom the host has removed in the middle of a hand, and that player's seat."""
    ada, bo = begun(server, server)
    seat = bo.seat
    ada.do("remove", member=bo.member)
    bo.until(lambda message: message.get("kind") == "leave")
    return ada, bo, seat


def test_a_removed_program_is_told_so_and_let_in_no_more(server: ThreadServer) -> None:
    ada, bo, _ = removed(server)
    assert bo.hear()["code"] == "removed"
    assert bo.state["you"] == {"member": -1, "seat": -1}
    bo.say({"type": "hello"})
    assert bo.error() == "removed"
    headers = {"Authorization": f"Bearer {bo.token}"}
    again = server.ask(f"/api/tables/{bo.table}/join", {"name": "Bo"}, headers=headers)
    assert (again.status, again.code) == (409, "removed")
    ada.until(lambda message: message.get("kind") == "act")  # a bot plays on


def test_a_removed_page_is_told_so_and_stays_out() -> None:
    with thread_server(limits=FAST) as server:
        ada = server.table("nothing", start=False, options={"players": 3}).come()
        page = {"Origin": server.origin}
        joined = server.ask(f"/api/tables/{ada.table}/join", {"name": "Bo"}, headers=page)
        cookie = joined.headers["set-cookie"].partition(";")[0]
        bo = Guest(server, ada.table, cookie=cookie.partition("=")[2]).come()
        ada.do("remove", member=bo.member)
        bo.until(lambda message: message.get("kind") == "leave")
        assert bo.hear()["code"] == "removed"
        bo.go()
        bo.connect().say({"type": "hello"})
        bo.until(lambda message: message["type"] == "snapshot")  # it may watch
        assert bo.error() == "removed"
        again = server.ask(
            f"/api/tables/{ada.table}/join", {"name": "Bo"}, headers={**page, "Cookie": cookie}
        )
        assert (again.status, again.code) == (409, "removed")
        ada.answer(ada.do("start"))
        assert server.join(ada.table, "Cleo").come().seat >= 0


def test_the_host_cannot_take_the_seat_of_a_removed_player_with_its_hand(
    server: ThreadServer,
) -> None:
    ada, _, seat = removed(server)
    for place in (seat, -1):
        wish = {"name": "Ada again", "place": place, "token": True}
        answer = server.ask(f"/api/tables/{ada.table}/join", wish)
        assert (answer.status, answer.code) == (409, "hand-left")


def test_who_was_removed_stays_out_when_the_hand_is_over_too(server: ThreadServer) -> None:
    ada, bo, _ = removed(server)
    while not ada.state["public"].get("hand") and ada.stage == "playing":
        ada.act() if ada.legal else ada.hear()
    headers = {"Authorization": f"Bearer {bo.token}"}
    path = f"/api/tables/{ada.table}/join"
    assert server.ask(path, {"name": "Bo"}, headers=headers).code == "removed"
    bo.go()
    assert bo.refusal() == "removed"


def test_only_the_host_removes_and_only_persons(server: ThreadServer) -> None:
    ada, bo = begun(server, server)
    watcher = Guest(server, ada.table).come()
    bo.do("remove", member=ada.member)
    assert bo.error() == "not-host"
    watcher.do("remove", member=bo.member)
    assert watcher.error() == "no-seat"
    bot = server.table("nothing").come()
    for member in (1, 99, -1):
        bot.do("remove", member=member)
        assert bot.error() == "no-such-member"


@pytest.mark.attack
def test_one_address_cannot_wear_a_table_out_by_joining_and_leaving() -> None:
    with process("--port", "0", "--db", "sqlite://") as server, bystander(server):
        ada = server.table("nothing", start=False, options={"players": 4}).come()
        attacker = RunningServer(server.port, "127.0.0.66")
        path = f"/api/tables/{ada.table}/join"
        for _ in range(498):
            answer = attacker.ask(path, {"name": "Eve", "token": True})
            if answer.status != 200:
                break
            eve = Guest(attacker, ada.table, answer.json["token"]).come()
            eve.do("leave")
            eve.until(lambda message: message.get("kind") == "leave")
            eve.go()
        assert (answer.status, answer.code) == (429, "too-many-joins")
        bo = server.join(ada.table).come()
        bo.do("leave")
        bo.until(lambda message: message.get("kind") == "leave")
