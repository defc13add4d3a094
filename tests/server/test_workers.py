"""Two workers on one PostgreSQL serve one table."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

import postgres
from nullo.server.live import absences
from server.running_server import FAST, Guest, ThreadServer, begun, eventually, thread_server

pytestmark = pytest.mark.slow

Pair = tuple[ThreadServer, ThreadServer]


@pytest.fixture(scope="module")
def pair() -> Iterator[Pair]:
    with (
        postgres.running_or_skipped() as url,
        thread_server(url, limits=FAST, grace=0.5) as one,
        thread_server(url, limits=FAST, grace=0.5) as two,
    ):
        yield one, two


def test_a_whole_game_over_two_workers(pair: Pair) -> None:
    one, two = pair
    ada = one.table("nothing", start=False, options={"players": 4}).come()
    bo = two.join(ada.table).come()
    ada.until(lambda message: message.get("kind") == "join")
    ada.do("start")
    for guest in (ada, bo):
        while not guest.state["public"]:
            guest.hear()
    while "over" not in (ada.stage, bo.stage):
        for guest in (ada, bo):
            while guest.seq < max(ada.seq, bo.seq):
                guest.hear()
            if guest.legal:
                guest.act()
            elif not any(other.legal for other in (ada, bo)) and guest.stage != "over":
                guest.hear()
    for guest in (ada, bo):
        guest.turn()
        assert guest.stage == "over"
    assert ada.state["public"] == bo.state["public"] and ada.seq == bo.seq
    kinds = [message.get("kind") for message in ada.received]
    assert "away" not in kinds
    watcher = Guest(two, ada.table).come()
    assert watcher.state["public"] == ada.state["public"]


def test_a_retry_at_another_worker_is_no_second_move(pair: Pair) -> None:
    one, two = pair
    ada = one.table("nothing", options={"players": 2}).come()
    elsewhere = Guest(two, ada.table, ada.token).come()
    ada.turn()
    action = ada.legal[0]
    id = ada.act(action)
    elsewhere.do("act", id, move=action)
    told = elsewhere.until(lambda message: message.get("id") == id)
    done = next(message for message in ada.received if message.get("id") == id)
    assert told["seq"] == done["seq"]


def test_a_retry_at_a_worker_that_knows_nothing_yet(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That worker would refuse it, because as far as it knows another seat is asked."""
    one, two = pair
    ada, bo = begun(one, one)
    first, second = (ada, bo) if ada.legal else (bo, ada)
    elsewhere = Guest(two, ada.table, second.token).come()
    monkeypatch.setattr(two.state.store._listener, "_changed", lambda table, seq: None)
    while not second.legal:
        first.act()
        while second.seq < first.seq:
            second.hear()
    while second.legal:
        action = second.legal[0]
        id = second.act(action)
    done = next(message for message in second.received if message.get("id") == id)
    elsewhere.do("act", id, move=action)
    told = elsewhere.until(lambda message: message["type"] == "ack")
    assert (told["id"], told["seq"]) == (id, done["seq"])


def test_both_at_once(pair: Pair) -> None:
    """Two members change the table at once, each at its worker; both changes are made, in one order."""
    one, two = pair
    ada = one.table("alles-oder-nichts", start=False, options={"players": 3, "hands": 1}).come()
    bo = two.join(ada.table).come()
    ada.do("start")
    for guest in (ada, bo):
        guest.turn()
    for guest in (ada, bo):
        guest.do("act", f"bid-{guest.seat}", move=guest.legal[0])
    for guest in (ada, bo):
        guest.answer(f"bid-{guest.seat}")
    for guest in (ada, bo):
        while guest.state["public"]["phase"] == "bid":
            guest.hear()
    assert all(seat["laid"] for seat in ada.state["public"]["seats"])


def test_a_member_of_the_other_worker_is_not_replaced(pair: Pair) -> None:
    """Each worker takes the other's member for absent after a while; that member's worker corrects it."""
    one, two = pair
    ada, bo = begun(one, two)
    first, second = (ada, bo) if ada.legal else (bo, ada)
    for guest in (second, first):
        guest.until(lambda message: message.get("kind") == "away")
        guest.until(lambda message: message.get("kind") == "back")
    assert first.legal
    time.sleep(1.2)
    first.act()


def test_a_worker_looks_after_its_own_though_nobody_else_is_there(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(absences, "ELSEWHERE", 10**6)  # no other worker does it
    one, two = pair
    ada, bo = begun(one, two)
    if ada.legal:
        ada.play(2)
    bo.go()
    ada.until(lambda message: message.get("kind") == "away")
    ada.turn()


def test_spectators_at_any_worker_do_not_keep_an_abandoned_game_going(pair: Pair) -> None:
    one, two = pair
    ada = one.table("nothing", options={"players": 2}).come()
    for server in pair:
        Guest(server, ada.table).come()
    ada.turn()
    ada.go()
    time.sleep(2)  # more than the grace period; the bots need no time
    again = Guest(two, ada.table).come()
    assert again.state["table"]["asked"] == [ada.seat]


def test_deleting_is_heard_everywhere(pair: Pair) -> None:
    one, two = pair
    ada = one.table("nothing").come()
    watcher = Guest(two, ada.table).come()
    token = {"Authorization": f"Bearer {ada.token}"}
    assert two.ask(f"/api/tables/{ada.table}", method="DELETE", headers=token).status == 204
    for guest in (ada, watcher):
        guest.until(lambda message: message["type"] == "gone")
    eventually(lambda: one.ask(f"/api/tables/{ada.table}").status == 404)


def test_a_take_back_is_agreed_on_across_workers(pair: Pair) -> None:
    one, two = pair
    ada, bo = begun(one, two)
    asker, other = (ada, bo) if ada.legal else (bo, ada)
    asker.act()
    asker.act()  # what was drawn stays drawn, what was thrown away comes back
    hand = asker.state["own"]["hand"]
    asker.do("ask-back")
    other.until(lambda message: message.get("kind") == "ask-back")
    assert other.state["table"]["back"]["wanted"] == [other.member]
    other.do("answer-back", yes=True)
    for guest in (asker, other):
        guest.until(lambda message: message.get("kind") == "take-back")
    assert len(asker.state["own"]["hand"]) == len(hand) + 1
    assert asker.legal
    asker.act()


def test_two_workers_make_one_next_table(pair: Pair) -> None:
    one, two = pair
    ada = one.table("alles-oder-nichts", options={"players": 3, "hands": 1, "hand_sizes": [1]})
    ada.come().play()
    Guest(two, ada.table).come()  # both workers have the table
    ada.do("ask-rematch")
    ada.until(lambda message: message.get("kind") == "next")
    made = ada.state["table"]["next"]
    for server in (one, two):
        again = Guest(server, made, ada.token).come()
        assert again.state["you"]["member"] == ada.member
