"""Seats are those of the cut, or those in which the host has placed people and bots."""

from __future__ import annotations

import pytest
from random_tables import opened

import nullo
from nullo.records.record import replay
from nullo.server.protocol import messages
from nullo.server.protocol.problems import Refused
from server.running_server import Guest, ThreadServer

CUT = ("all-or-nothing", "sauce")
CHOSEN = messages.Settings("a", host_seats=True)


@pytest.mark.parametrize("game", CUT)
def test_the_cut_leaves_no_order_to_choose(game: str) -> None:
    table, _ = opened(nullo.load(game))
    order = messages.Arrange("b", list(reversed(table.view.seats)))
    with pytest.raises(Refused, match="cut-seats") as caught:
        table.decide(0, order)
    assert caught.value.message.startswith("The cut decides who sits where.")
    table.do(table.decide(0, CHOSEN))
    table.do(table.decide(0, order))
    assert table.view.seats == order.order


@pytest.mark.parametrize("game", [*CUT, "alles-oder-nichts", "all-fives"])
def test_people_and_bots_sit_as_they_were_placed(game: str) -> None:
    for _ in range(8):  # a cut would seat them so by chance now and then
        table, _ = opened(nullo.load(game), 2)
        table.do(table.decide(0, CHOSEN))
        order = [*table.view.seats[1:], table.view.seats[0]]
        table.do(table.decide(0, messages.Arrange("b", order)))
        table.do(table.decide(0, messages.BeginGame("c")))
        assert (table.view.seats, table.view.cut) == (order, None)


def test_partners_play_with_the_bots_that_the_host_has_chosen(server: ThreadServer) -> None:
    host = server.table("sauce", start=False, host_seats=True, options={"hands": 1}).come()
    guest = server.join(host.table, place=2).come()
    host.answer(host.do("choose-bot", member=1, bot="beginner"))
    host.answer(host.do("choose-bot", member=3, bot="expert"))
    host.answer(host.do("start"))
    guest.until(lambda message: message.get("kind") == "shuffle")
    assert (host.seat, guest.seat) == (0, 2)
    levels = {member["id"]: member.get("bot") for member in guest.state["table"]["members"]}
    assert [levels[member] for member in guest.state["table"]["seats"]] == [
        None,
        "beginner",
        None,
        "expert",
    ]


def test_the_record_of_such_a_game_has_no_cut(server: ThreadServer) -> None:
    options = {"players": 3, "hands": 1, "hand_sizes": [1]}
    host = server.table("alles-oder-nichts", host_seats=True, options=options).come()
    host.play()
    record = server.ask(f"/api/tables/{host.table}/record").json
    assert not record["cut"] and replay(record).state.is_terminal()


def test_only_the_host_decides_it(server: ThreadServer) -> None:
    host = server.table("sauce", start=False).come()
    guest: Guest = server.join(host.table).come()
    assert guest.answer(guest.do("settings", host_seats=True))["code"] == "not-host"
    assert guest.answer(guest.do("arrange", order=[0, 1, 2, 3]))["code"] == "not-host"
