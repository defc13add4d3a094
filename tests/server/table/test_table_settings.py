"""The host's settings of a table: how they are given, when they may change, who sees them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from random_tables import opened, started

import nullo
from nullo.records.film import film
from nullo.records.record import replay
from nullo.server.protocol import messages
from nullo.server.protocol.messages import Clock, Settings
from nullo.server.protocol.problems import Refused
from nullo.server.table.events import Event
from nullo.system.decoding import json_decoder
from server.running_server import Guest, ThreadServer

GAME = nullo.load("all-fives")
ALL: dict[str, Any] = {
    "listed": True,
    "bots": "random",
    "talk": False,
    "clock": {"move": 20, "bank": 90},
    "takebacks": False,
    "open_after": 3,
    "hints": True,
    "newcomer_hints": True,
    "host_seats": True,
    "pace": "slow",
    "last_card": True,
    "closed": True,
}


def test_all_are_set_with_the_table_or_one_by_one(server: ThreadServer) -> None:
    whole = server.table(start=False, **ALL).come()
    host = server.table(start=False).come()
    for name, value in ALL.items():
        host.answer(host.do("settings", **{name: value}))
    for guest in (whole, host):
        view = guest.state["table"]
        assert {name: view.get(name, False) for name in ALL} == ALL
    host.answer(host.do("settings", clock=None))
    assert "clock" not in host.state["table"]


def test_a_table_says_where_its_bots_have_learned_nothing(server: ThreadServer) -> None:
    usual = server.table("alles-oder-nichts", start=False).come()
    assert "knowledge" not in usual.state["table"]
    options = {"hand_sizes": [2]}
    unusual = server.table("alles-oder-nichts", start=False, options=options).come()
    assert unusual.state["table"]["knowledge"] == "heuristic"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("clock", None),
        ("clock", Clock(30, 0)),
        ("takebacks", True),
        ("open_after", 0),
        ("hints", True),
        ("newcomer_hints", True),
        ("host_seats", True),
    ],
)
def test_what_changes_the_game_is_fixed_once_it_begins(name: str, value: Any) -> None:
    table, _ = started(GAME)
    with pytest.raises(Refused, match="before-start") as caught:
        table.decide(0, messages.Settings("a", **{name: value}))
    assert caught.value.message.startswith(f"{name}: ")
    wish = messages.Settings(
        "a", listed=True, bots="random", talk=False, pace="quick", last_card=True, closed=True
    )
    table.do(table.decide(0, wish))
    view = table.view
    assert (view.listed, view.bots, view.talk, view.takebacks) == (True, "random", False, True)
    assert (view.pace, view.last_card, view.closed) == ("quick", True, True)


def levels(guest: Guest) -> list[str]:
    """The bots of the members, by number."""
    return [member.get("bot", "") for member in guest.state["table"]["members"]]


def test_each_seat_may_have_a_bot_of_its_own(server: ThreadServer) -> None:
    host = server.table("sauce", start=False, bots=["club", "beginner", "expert"]).come()
    assert levels(host) == ["", "club", "beginner", "expert"]
    assert host.state["table"]["bots"] == "club"
    host.answer(host.do("choose-bot", member=2, bot="random"))
    assert levels(host) == ["", "club", "random", "expert"]
    assert host.answer(host.do("choose-bot", member=0, bot="random"))["code"] == "no-such-member"
    assert host.answer(host.do("choose-bot", member=9, bot="random"))["code"] == "no-such-member"
    refused = host.answer(host.do("choose-bot", member=2, bot="os:system"))
    assert (refused["code"], refused["message"]) == ("no-bot", "There is no bot os:system here.")
    host.answer(host.do("settings", bots="casual"))
    assert levels(host) == ["", "casual", "casual", "casual"]


def test_only_the_host_chooses_a_bot(server: ThreadServer) -> None:
    host = server.table("sauce", start=False).come()
    guest = server.join(host.table).come()
    assert guest.answer(guest.do("choose-bot", member=2, bot="random"))["code"] == "not-host"


def test_each_bot_acts_for_its_own_seat_and_the_record_names_it() -> None:
    table, _ = started(GAME, 1)
    bots = [member for member in table.view.members if member.bot]
    wish = messages.ChooseBot("a", bots[0].id, "casual")
    table.do(table.decide(0, wish))
    seat = table.view.seats.index(bots[0].id)
    assert table.bot_at(seat) == "casual"
    while table.view.stage != "over":
        (asked, *_) = table.view.asked
        seen = table.seat_state(asked)
        action = seen.legal_actions()[0]
        bot = table.bot_at(asked) is not None
        command = messages.MakeMove("b", GAME.action_text(action))
        table.do(table.decide_bot(asked, action) if bot else table.decide(0, command), 0)
    record = table.record()
    assert record is not None
    assert [bool(bot) for bot in record["meta"]["bots"]] == [k == seat for k in range(2)]
    assert record["meta"]["bots"][seat] == "casual"
    assert film(replay(record)).bots == record["meta"]["bots"]


def test_what_is_left_out_stays() -> None:
    table, _ = opened(GAME)
    table.do([Settings("s", clock=Clock(10, 5)), Settings("s", talk=False)])
    table.do(table.decide(0, messages.Settings("a", listed=True)))
    assert table.view.clock == Clock(10, 5)
    assert not table.view.talk
    table.do(table.decide(0, messages.Settings("a", clock=None)))
    assert table.view.clock is None


def test_no_clock_and_an_absent_one_are_kept_apart() -> None:
    for event in (Settings("s", clock=None), Settings("s"), Settings("s", clock=Clock(5, 0))):
        assert json_decoder(Event).decode(msgspec.json.encode(event)) == event


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("clock", {"move": 4, "bank": 0}),
        ("clock", {"move": 30}),
        ("clock", {"move": 30, "bank": -1}),
        ("clock", {"move": 30, "bank": 0, "more": 1}),
        ("clock", 30),
        ("open_after", -2),
        ("open_after", 61),
        ("talk", "yes"),
        ("takebacks", 1),
        ("host_seats", "yes"),
        ("pace", "fast"),
        ("pace", 1),
        ("last_card", "yes"),
    ],
)
def test_what_is_out_of_range_is_refused_by_name(
    server: ThreadServer, name: str, value: Any
) -> None:
    wish = {"game": "all-fives", "name": "Ada", name: value}
    answer = server.ask("/api/tables", wish)
    assert (answer.status, answer.code) == (400, "bad-field")
    assert answer.json["error"]["field"].startswith(name)
    host = server.table(start=False).come()
    host.say({"type": "settings", "id": "a", name: value})
    told = host.until(lambda message: message["type"] == "error")
    assert told["code"] == "bad-field" and name in told["message"]


def test_only_the_host_sets(server: ThreadServer) -> None:
    host = server.table(start=False, options={"players": 3}).come()
    other: Guest = server.join(host.table).come()
    other.do("settings", talk=False)
    assert other.error() == "not-host"


def test_a_host_does_not_change_things_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nullo.server.table.table.MOST_CHANGES", 4)
    table, _ = opened(GAME)
    order = messages.Arrange("b", list(reversed(table.view.seats)))
    for talk in (True, False):
        table.do(table.decide(0, messages.Settings("a", talk=talk)), 0)
        table.do(table.decide(0, order), 0)
    for command in (messages.Settings("a", talk=True), order):
        with pytest.raises(Refused, match="worn-out"):
            table.decide(0, command)
    table.do(table.decide(0, messages.BeginGame("c")))
    assert table.view.stage == "playing"
