"""The clock of a table: for whom it runs, what it costs, and what happens when time has run out."""

from __future__ import annotations

import time

import pytest
from random_tables import ID, opened, unopposed

import nullo
from nullo.server.live.turn_clock import TurnClock
from nullo.server.protocol import messages
from nullo.server.protocol.messages import Clock as Rule
from nullo.server.protocol.messages import Settings
from nullo.server.protocol.problems import Refused
from nullo.server.table.events import Act, Away, Back, Choose, Stored
from nullo.server.table.table import Table
from server.running_server import Guest, ThreadServer, thread_server

GAME = nullo.load("alles-oder-nichts", players=3, suits=2, ranks=6, hand_sizes=[2], hands=2)


class Wall:
    """A clock that advances only when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def timed(people: int = 3, move: int = 30, bank: int = 60) -> tuple[Table, list[Stored]]:
    """A table with a clock, at which three seats are asked to bid at once; also returns its events."""
    table, rows = opened(GAME, people)
    rows += table.do([Settings("s", clock=Rule(move, bank))])
    rows += table.do(table.decide(0, messages.BeginGame("a")))
    return table, rows


def act(table: Table, clock: TurnClock, seat: int, action: str = "") -> list[Stored]:
    """Let a seat act, and charge the time that it took."""
    who = table.view.seats[seat]
    known = table.seat_state(seat)
    text = action or known.action_to_string(known.legal_actions()[0])
    spent = clock.bank_time_used(table, who)
    rows = table.do(table.decide(who, messages.MakeMove("a", text), spent), who)
    clock.look(table, True)
    return rows


def test_it_runs_for_persons_who_are_asked_and_for_nobody_else() -> None:
    table, _ = timed(people=2)
    wall = Wall()
    clock = TurnClock(wall)
    persons = [seat for seat in range(3) if table.bot_at(seat) is None]
    assert clock.look(table, True)
    assert clock.times() == dict.fromkeys(persons, 0)
    wall.now += 2.5
    assert not clock.look(table, True)
    assert clock.times() == dict.fromkeys(persons, 2500)
    table.do([Away(table.view.seats[persons[0]])])
    clock.look(table, True)
    assert clock.times() == {persons[1]: 2500}
    table.do([Back(table.view.seats[persons[0]])])
    assert clock.look(table, True)
    assert clock.times() == {persons[0]: 0, persons[1]: 2500}
    untimed, _ = opened(GAME)
    assert not clock.look(untimed, True)
    assert clock.times() == {}


def test_it_stands_still_while_nobody_is_there() -> None:
    table, _ = timed()
    wall = Wall()
    clock = TurnClock(wall)
    wall.now += 50
    clock.look(table, False)
    wall.now += 50
    clock.look(table, True)
    assert clock.times() == {0: 0, 1: 0, 2: 0}
    wall.now += 10
    clock.look(table, False)
    wall.now += 1000
    assert clock.times()[0] == 10_000
    assert clock.over(table)[0] == []
    clock.look(table, False)
    wall.now += 1000
    clock.look(table, True)
    wall.now += 1
    assert clock.times()[0] == 11_000


def test_a_bank_is_drawn_from_when_the_move_is_over_and_only_by_the_own_seat() -> None:
    table, rows = timed()
    wall = Wall()
    clock = TurnClock(wall)
    clock.look(table, True)
    assert table.view.banks == [60_000] * 3
    wall.now += 12
    rows += act(table, clock, 0)
    assert table.view.banks == [60_000] * 3
    wall.now += 25.5
    rows += act(table, clock, 2)
    assert table.view.banks == [60_000, 60_000, 52_500]
    assert isinstance(rows[-1].event, Choose) and rows[-1].event.spent == 7500
    rows += act(table, clock, 1)
    assert table.view.banks == [60_000, 52_500, 52_500]
    wall.now += 31
    rows += act(table, clock, table.view.asked[0])  # a new question: a new move
    assert isinstance(rows[-1].event, Act) and rows[-1].event.spent == 1000
    assert sum(table.view.banks) == 164_000
    again = Table.replay(ID, rows)
    assert again.view == table.view


def test_when_both_are_over_a_bot_decides_this_once() -> None:
    table, rows = timed(move=5, bank=10)
    wall = Wall()
    clock = TurnClock(wall)
    clock.look(table, True)
    wall.now += 14.5
    late, left = clock.over(table)
    assert not late and left == pytest.approx(0.5)
    wall.now += 1
    assert clock.over(table)[0] == [0, 1, 2]
    (event,) = table.decide_late(1, "bid 1")
    assert event == Choose(1, "bid 1", True, 10_000)
    rows += table.do([event])
    assert table.view.banks == [10_000, 0, 10_000]
    with pytest.raises(Refused, match="not-asked"):
        table.decide_late(1, "bid 1")
    act(table, clock, 0)  # late, and before the bot
    assert table.view.banks == [0, 0, 10_000]
    act(table, clock, 2)
    clock.look(table, True)
    assert clock.over(table) == ([], 5.0)
    bots, _ = timed(people=1)
    seat = next(seat for seat in range(3) if bots.bot_at(seat))
    with pytest.raises(Refused, match="not-asked"):
        bots.decide_late(seat, "bid 1")


def test_a_take_back_asks_anew_and_gives_no_time_back() -> None:
    table, _ = timed()
    wall = Wall()
    clock = TurnClock(wall)
    clock.look(table, True)
    wall.now += 40
    act(table, clock, 0)
    who = table.view.seats[0]
    with unopposed(table, who):
        table.do(table.decide(who, messages.AskBack("a")), who)
    assert clock.look(table, True)
    assert clock.times()[0] == 0
    assert table.view.banks[0] == 50_000


def test_all_are_told_and_a_late_player_is_played_for_once() -> None:
    with thread_server(pace=0.05) as server:
        ada = server.table(
            "nothing", clock={"move": 5, "bank": 0}, options={"players": 2, "rounds": 1}
        )
        ada.come()
        watcher = Guest(server, ada.table).come()
        ada.turn()
        told = ada.until(lambda message: message["type"] == "times")
        began = time.monotonic() - told["asked"][str(ada.seat)] / 1000
        ada.until(lambda message: (message.get("kind") == "act" and not ada.legal) or ada.seq > 99)
        assert 4 < time.monotonic() - began < 15
        kinds = [message.get("kind") for message in ada.received]
        assert "away" not in kinds
        assert not any(member.get("away") for member in ada.state["table"]["members"])
        ada.turn()
        assert ada.legal
        while watcher.seq < ada.seq:
            watcher.hear()
        watcher.until(lambda message: message["type"] == "times")
        late = Guest(server, ada.table).come()
        assert late.until(lambda message: message["type"] == "times")["asked"]


def test_no_times_without_a_clock(server: ThreadServer) -> None:
    ada = server.table("nothing", options={"players": 2, "rounds": 1}).come()
    ada.play(4)
    ada.turn()
    assert all(message["type"] != "times" for message in ada.received)
    assert "banks" not in ada.state["table"]
