"""Playing again: everybody is asked, and those who agree get the same new table, at every worker."""

from __future__ import annotations

from typing import Any

import pytest
from random_tables import caused, started

import nullo
from nullo.records.record import replay
from nullo.server.protocol import messages
from nullo.server.protocol.messages import Settings
from nullo.server.protocol.problems import Refused
from nullo.server.table import rematch
from nullo.server.table.events import Away, Leave
from nullo.server.table.table import Table
from server.running_server import FAST, Guest, RunningServer, ThreadServer, finish, thread_server

OPTIONS: dict[str, Any] = {"players": 3, "hands": 1, "hand_sizes": [1]}
GAME = nullo.load("alles-oder-nichts", **OPTIONS)
SETTINGS: dict[str, Any] = {
    "listed": True,
    "bots": "random",
    "takebacks": False,
    "hints": True,
    "open_after": 4,
    "clock": {"move": 600, "bank": 9},
    "host_seats": True,
    "pace": "quick",
    "last_card": True,
}


def over(server: ThreadServer, **wish: Any) -> tuple[Guest, Guest]:
    """Two people who have finished a game with a bot."""
    ada = server.table("alles-oder-nichts", start=False, options=OPTIONS, **wish).come()
    bo = server.join(ada.table).come()
    assert ada.answer(ada.do("ask-rematch"))["code"] == "not-now"
    ada.do("start")
    for guest in (ada, bo):
        guest.until(lambda message: message.get("kind") == "shuffle")
    finish(ada, bo)
    return ada, bo


def following(server: RunningServer, guest: Guest) -> Guest:
    """The guest at the next table."""
    while not guest.state["table"].get("next"):
        guest.hear()
    return Guest(server, guest.state["table"]["next"], guest.token, guest.cookie).come()


def test_everybody_is_asked_and_plays_with_the_same_settings(server: ThreadServer) -> None:
    ada, bo = over(server, **SETTINGS)
    ada.answer(ada.do("say", text="Once more?"))
    ada.answer(ada.do("settings", closed=True))
    ada.answer(ada.do("ask-rematch"))
    bo.until(lambda message: message.get("kind") == "ask-rematch")
    asks = {"member": 0, "wanted": [bo.member]}
    assert bo.state["table"]["rematch"] == asks
    assert "next" not in bo.state["table"]
    bo.answer(bo.do("answer-rematch", yes=True))
    new, old = following(server, ada), following(server, bo)
    for guest, before in ((new, ada), (old, bo)):
        assert guest.stage == "playing"
        assert guest.state["you"] == before.state["you"]
        table = guest.state["table"]
        assert {name: table[name] for name in SETTINGS} == SETTINGS
        assert table["closed"]
        for name in ("game", "options", "members", "seats", "host", "games"):
            assert table[name] == before.state["table"][name], name
        assert table["banks"] == [9000] * 3
    said = next(m for m in new.received if m["type"] == "snapshot")["said"]
    assert [(one["seq"], one["name"], one["text"]) for one in said] == [(-1, "Ada", "Once more?")]
    finish(new, old)
    record = server.ask(f"/api/tables/{new.table}/record").json
    assert replay(record).state.is_terminal()


def test_the_series_counts_wins_by_member(server: ThreadServer) -> None:
    ada = server.table("all-fives", options={"players": 2, "target": 5}).come()
    expected = [0, 0]
    for number in (1, 2):
        ada.play()
        record = server.ask(f"/api/tables/{ada.table}/record").json
        seats = ada.state["table"]["seats"]
        for seat in replay(record).state.winners():
            expected[seats[seat]] += 1
        members = ada.state["table"]["members"]
        assert [member.get("wins", 0) for member in members] == expected
        assert ada.state["table"]["games"] == number
        ada.do("ask-rematch")  # alone with a bot: at once
        ada = following(server, ada)
        assert [member.get("wins", 0) for member in ada.state["table"]["members"]] == expected


def test_partners_both_win() -> None:
    table, _ = finished(nullo.load("sauce", hands=1), 4)
    assert table.play is not None
    (side, *_) = table.play.state.winners()
    members = {member.id: member for member in table.view.members}
    wins = [members[number].wins for number in table.view.seats]
    assert wins == [int(k % 2 == side) for k in range(4)]


def test_a_new_cut_seats_anew_and_only_if_it_is_asked_for(server: ThreadServer) -> None:
    ada = server.table("all-or-nothing", options={"hands": 1}).come()
    ada.play()
    ada.do("ask-rematch", cut=True)
    again = following(server, ada)
    assert again.state["table"]["cut"] is not None
    assert sorted(again.state["table"]["seats"]) == sorted(ada.state["table"]["seats"])


def test_a_bot_plays_for_whoever_refuses_or_does_not_answer(server: ThreadServer) -> None:
    ada, bo = over(server)
    ada.answer(ada.do("ask-rematch"))
    bo.answer(bo.do("answer-rematch", yes=False))
    ada.until(lambda message: message.get("kind") == "answer-rematch")
    assert ada.state["table"]["rematch"] == {"member": 0, "no": [bo.member]}
    assert "next" not in ada.state["table"]  # nobody else plays: Ada decides
    ada.do("answer-rematch", yes=True)
    new = following(server, ada)
    table = new.state["table"]
    bots = [member for member in table["members"] if member["id"] != ada.member]
    assert all(member["bot"] for member in bots)
    assert bo.member not in [member["id"] for member in bots]
    # Bo's token is no good there; Bo may sit down like anybody else.
    bo.until(lambda message: message.get("kind") == "next")
    assert Guest(server, new.table, bo.token).refusal() == "no-seat"
    assert server.join(new.table, "Bo").come().member not in (ada.member, bo.member)
    assert new.state["table"]["host"] == ada.member


def test_a_refusal_may_be_taken_back_and_a_request_withdrawn(server: ThreadServer) -> None:
    ada, bo = over(server)
    ada.answer(ada.do("ask-rematch"))
    assert bo.answer(bo.do("ask-rematch"))["code"] == "rematch-asked"
    ada.answer(ada.do("answer-rematch", yes=False))
    assert "rematch" not in ada.state["table"]
    assert bo.answer(bo.do("answer-rematch", yes=True))["code"] == "no-rematch"
    bo.answer(bo.do("ask-rematch"))
    ada.answer(ada.do("answer-rematch", yes=False))
    ada.answer(ada.do("answer-rematch", yes=True))
    assert following(server, bo).table == following(server, ada).table
    for guest in (ada, bo):
        assert guest.answer(guest.do("ask-rematch"))["code"] == "rematch-begun"


def test_who_was_not_asked_may_not_answer(server: ThreadServer) -> None:
    ada, _ = over(server)
    watcher = Guest(server, ada.table).come()
    for command in ("ask-rematch", "answer-rematch"):
        fields: dict[str, Any] = {"yes": True} if command == "answer-rematch" else {}
        watcher.do(command, **fields)
        assert watcher.error() == "no-seat"
    ada.say({"type": "ask-rematch", "id": "a", "cut": 1})
    assert ada.error() == "bad-field"
    ada.say({"type": "answer-rematch", "id": "b"})
    assert ada.error() == "bad-field"


def test_a_browser_sits_there_by_its_session_too() -> None:
    with thread_server(limits=FAST) as server:
        made = server.ask(
            "/api/tables",
            {"game": "alles-oder-nichts", "name": "Ada", "options": OPTIONS, "start": True},
            headers={"Origin": server.origin},
        )
        cookie = made.headers["set-cookie"].partition(";")[0].partition("=")[2]
        ada = Guest(server, made.json["table"], cookie=cookie).come()
        ada.play()
        ada.do("ask-rematch")
        assert following(server, ada).state["you"] == ada.state["you"]


def finished(game: nullo.Game, people: int, settings: Settings | None = None) -> tuple[Table, int]:
    """A table whose game is over, and the number of its last event."""
    rng = nullo.Rng(5)
    table, _ = started(game, people, settings)
    while table.view.stage != "over":
        events, member = caused(table, rng)
        table.do(events, member)
    return table, table.seq


def decided(table: Table, member: int, command: messages.AnyCommand) -> None:
    table.do(table.decide(member, command), member)


def test_nobody_waits_for_a_member_who_is_away() -> None:
    table, _ = finished(GAME, 3)
    decided(table, 0, messages.AskRematch("a"))
    others = [member.id for member in table.view.members if member.id]
    decided(table, others[0], messages.AnswerRematch("b", True))
    assert not rematch.is_due(table.view)
    table.do([Away(others[1])])
    assert rematch.is_due(table.view)
    assert rematch.absent(table.view) == [others[1]]
    made, _ = Table.begin("next", rematch.first_events(table.view, table.game, []))
    bots = [member.bot for member in made.view.members]
    assert sorted(bots) == ["", "", table.view.bots]
    instead = [5 if seat == others[1] else seat for seat in table.view.seats]
    assert made.view.seats == instead


def test_a_fixed_deal_and_a_game_that_goes_on_have_none() -> None:
    table, _ = started(GAME)
    with pytest.raises(Refused, match="not-now"):
        table.decide(0, messages.AskRematch("a"))
    with pytest.raises(Refused, match="not-now"):
        table.decide(0, messages.AnswerRematch("a", True))
    done, _ = finished(GAME, 2)
    with pytest.raises(Refused, match="no-rematch"):
        done.decide(0, messages.AnswerRematch("a", True))
    bot = next(member.id for member in done.view.members if member.bot)
    for nobody in (bot, 77, -1):
        with pytest.raises(Refused, match="no-seat"):
            done.decide(nobody, messages.AskRematch("a"))


def test_who_left_is_not_asked() -> None:
    table, _ = started(GAME)
    leaver = table.view.members[-1].id
    leave = table.decide(leaver, messages.GiveUpSeat("a"))
    assert isinstance(leave[0], Leave)
    table.do(leave, leaver)
    rng = nullo.Rng(5)
    while table.view.stage != "over":
        events, member = caused(table, rng)
        table.do(events, member)
    decided(table, 0, messages.AskRematch("a"))
    assert table.view.rematch is not None
    assert len(table.view.rematch.wanted) == 1


def test_the_next_id_is_as_long_as_any_and_another() -> None:
    first = rematch.next_id("a-table")
    assert first == rematch.next_id("a-table") != rematch.next_id("b-table")
    assert len(first) == 12
