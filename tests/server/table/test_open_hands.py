"""Spectators' open hands: from when, until when, and who never sees them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from random_tables import advances, fair, moved, opened, plain, unopposed

import nullo
from nullo.server.protocol import messages
from nullo.server.protocol.messages import Settings
from nullo.server.protocol.problems import Refused
from nullo.server.table.events import Leave, Stored
from nullo.server.table.table import Table
from server.running_server import Guest, ThreadServer


def table_of(game: nullo.Game, open_after: int, people: int | None = None) -> Table:
    """A table whose game has begun."""
    table, _ = opened(game, game.players if people is None else people)
    table.do([Settings("s", open_after=open_after)])
    table.do(table.decide(0, messages.BeginGame("a")))
    return table


def hands(table: Table, member: int | None = None) -> Any:
    """The hands that a member or spectator sees."""
    return plain(table.snapshot(member))["hands"]


def play_on(table: Table, rng: nullo.Rng) -> None:
    """Let a seat that is asked act once."""
    seat = table.view.asked[0]
    action = fair(table, seat, rng)
    if table.bot_at(seat):
        table.do(table.decide_bot(seat, action))
    else:
        member = table.view.seats[seat]
        table.do(table.decide(member, messages.MakeMove("a", action)), member)


@pytest.mark.parametrize("name", nullo.game_ids()[:5])
@pytest.mark.parametrize("after", [-1, 0, 2])
def test_they_open_after_so_many_tricks_until_the_hand_is_over(name: str, after: int) -> None:
    table = table_of(nullo.load(name), after)
    rng = nullo.Rng(f"{name} {after}")
    seen = 0
    known = {who: plain(table.snapshot(who)) for who in (None, 0)}
    for _, frames in advances(table, rng, 260):
        for who in known:
            known[who] = moved(known[who], frames.text(who))
            assert known[who] == plain(table.snapshot(who))
        assert known[0]["hands"] is None
        play = table.play
        assert play is not None
        public = play.state.public()
        turns = sum(line.phase == "discard" for line in public.log) // table.game.players
        done = turns if name == "nothing" else len(public.tricks)
        is_open = 0 <= after <= done and bool(table.view.asked)
        assert (known[None]["hands"] is not None) == is_open
        if is_open:
            seen += 1
            owns = [play.state.own(seat) for seat in range(table.game.players)]
            for own, cards in zip(owns, known[None]["hands"], strict=True):
                assert own.unseen or own.hand == cards
                assert len(cards) == public.seats[own.seat].cards
    assert (seen > 0) == (after >= 0)


def test_a_hand_that_its_owner_has_not_looked_at_lies_open_too() -> None:
    """In Sauce a team that is 0 points behind may say Blind Nope (S12)."""
    game = nullo.load("sauce", blind_behind=0, menu="published")
    table = table_of(game, 0)
    assert table.play is not None
    owns = [table.play.state.own(seat) for seat in range(4)]
    assert any(own.unseen and not own.hand for own in owns)
    assert [len(cards) for cards in hands(table)] == [
        seat.cards for seat in table.play.state.public().seats
    ]


def test_nobody_sits_down_at_a_hand_that_was_open() -> None:
    table = table_of(nullo.load("all-fives", players=3), 1, people=2)
    rng = nullo.Rng(5)
    while hands(table) is None:
        assert table.join("Eve")
        play_on(table, rng)
    while hands(table) is not None:
        with pytest.raises(Refused, match="hands-open"):
            table.join("Eve")
        play_on(table, rng)
    assert table.view.stage == "over" or table.join("Eve")


@pytest.mark.parametrize("late", [False, True])
def test_who_has_left_sees_no_more_of_that_hand(late: bool) -> None:
    # With so many points no ALL ends the match with the first hand (A15, A16).
    table = table_of(nullo.load("all-or-nothing", start=1000), 1)
    rng = nullo.Rng(6)
    assert table.play is not None
    if late:
        while hands(table) is None:
            play_on(table, rng)
    who = table.view.members[-1].id
    before = plain(table.snapshot(who))
    frames = table.advance(Stored(table.seq + 1, 0, Leave(who, False, 90, "Ada")))
    assert moved(before, frames.text(who)) == plain(table.snapshot(who)) == plain(table.snapshot())
    while table.play.hand == 0:
        assert hands(table) is None
        play_on(table, rng)
    while hands(table) is None:
        play_on(table, rng)
    assert table.play.hand == 1


def test_a_take_back_does_not_let_anybody_sit_down() -> None:
    table = table_of(nullo.load("all-fives", players=3), 1, people=2)
    rng = nullo.Rng(5)
    while hands(table) is None:
        seat = table.view.asked[0]
        play_on(table, rng)
    member = table.view.seats[seat]
    if not table.bot_at(seat):
        with unopposed(table, member):
            table.do(table.decide(member, messages.AskBack("b")), member)
    with pytest.raises(Refused, match="hands-open"):
        table.join("Eve")
    assert hands(table) is not None


def test_no_seat_sees_them_by_whatever_connection(server: ThreadServer) -> None:
    ada = server.table("all-or-nothing", open_after=0, options={"hands": 1}).come()
    second = Guest(server, ada.table, ada.token).come()
    watcher = Guest(server, ada.table).come()
    ada.play(3)
    for guest in (second, watcher):
        while guest.seq < ada.seq:
            guest.hear()
    assert ada.state["hands"] is None and second.state["hands"] is None
    assert watcher.state["hands"] is not None
    assert watcher.state["hands"][ada.seat] == ada.state["own"]["hand"] or watcher.seq > ada.seq
    for guest in (ada, second):
        for message in guest.received:
            assert message.get("hands") is None
            assert not any(step["path"].startswith("/hands") for step in message.get("patch", []))
    answer = server.ask(f"/api/tables/{ada.table}/join", {"name": "Eve", "token": True})
    assert (answer.status, answer.code) == (409, "hands-open")
    ada.answer(ada.do("leave"))
    assert msgspec.json.encode(ada.state["hands"]) == b"null"
