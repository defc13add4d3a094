"""People and bots join a table, take seats and leave; the host sets the terms."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from random_tables import ID, caused, opened, plain, started

import nullo
from nullo.server.protocol import messages
from nullo.server.protocol.messages import Settings
from nullo.server.protocol.problems import Refused
from nullo.server.table.events import Away, Back, Join, Leave, Open, Start
from nullo.server.table.seating import MOST_MEMBERS
from nullo.server.table.table import Table
from nullo.state.cut import check_cut

GAME = nullo.load("alles-oder-nichts", players=4)


def names(table: Table) -> list[str]:
    """The names of the members by place."""
    members = {member.id: member for member in table.view.members}
    return [members[number].name for number in table.view.seats]


def refused(table: Table, code: str, member: int, command: messages.AnyCommand) -> Refused:
    """Check that a command is refused with a sentence and changes nothing; returns the refusal."""
    before = plain(table.snapshot(member))
    with pytest.raises(Refused) as caught:
        table.decide(member, command)
    assert caught.value.code == code
    assert caught.value.message[-1] in ".)"
    assert plain(table.snapshot(member)) == before
    return caught.value


def test_bots_sit_until_people_come() -> None:
    table, rows = opened(GAME)
    assert [type(row.event) for row in rows] == [Open, Join, Join, Join, Join]
    assert [row.seq for row in rows] == [1, 2, 3, 4, 5]
    view = table.view
    assert (view.stage, view.host, view.seats) == ("gathering", 0, [0, 1, 2, 3])
    assert [member.bot for member in view.members] == ["", "simple", "simple", "simple"]
    assert len(set(names(table))) == 4
    assert table.follow() == []
    assert table.view.asked == []
    assert table.record() is None


def test_who_comes_takes_a_bots_place() -> None:
    table, _ = opened(GAME)
    assert table.join("Eve") == [Join(4, "Eve", place=1)]
    table.do(table.join("Eve", 2))
    assert table.view.seats == [0, 1, 4, 3]
    assert [member.id for member in table.view.members] == [0, 1, 3, 4]
    with pytest.raises(Refused, match="place-taken"):
        table.join("Adam", 2)
    for place in (4, -2, 10**6):
        with pytest.raises(Refused, match="no-such-place"):
            table.join("Adam", place)
    table.do(table.join("Adam"))
    table.do(table.join("Seth"))
    assert names(table) == ["Host", "Adam", "Eve", "Seth"]
    with pytest.raises(Refused, match="full"):
        table.join("Cain")


def test_one_game_for_all_numbers_of_players() -> None:
    for players in (2, 7):
        table, _ = opened(nullo.load("nothing", players=players))
        assert len(table.view.seats) == len(set(names(table))) == players


def test_the_host_orders_the_places() -> None:
    table, _ = opened(GAME, 2)
    table.do(table.decide(0, messages.Arrange("a", [2, 4, 3, 0])))
    assert table.view.seats == [2, 4, 3, 0]
    for order in ([], [0, 2, 3], [0, 2, 3, 3], [0, 2, 3, 9], [0, 2, 3, 4, 4]):
        refused(table, "bad-order", 0, messages.Arrange("a", order))


def test_what_only_the_host_may_do() -> None:
    table, _ = opened(GAME, 2)
    wishes: list[messages.AnyCommand] = [
        messages.BeginGame("a"),
        messages.Arrange("a", [0, 4, 2, 3]),
        messages.Remove("a", 0),
        messages.Settings("a", listed=True),
    ]
    for wish in wishes:
        for member in (4, 2, -1, 77):
            refused(table, "not-host", member, wish)
        if not isinstance(wish, messages.Remove):
            assert table.decide(0, wish)


def test_who_is_removed_or_goes_is_a_bot_from_then_on() -> None:
    table, _ = opened(GAME, 3)
    table.do(table.decide(0, messages.Remove("a", 4)))
    assert table.view.seats == [0, 6, 5, 3]
    bot = table.view.find(6)
    assert bot is not None and bot.bot == "simple"
    assert table.view.find(4) is None
    for number in (4, 6, 99, -1):
        refused(table, "no-such-member", 0, messages.Remove("a", number))
    assert table.decide(5, messages.GiveUpSeat("a")) == [Leave(5, False, 7, bot_name(table))]
    refused(table, "no-seat", 4, messages.GiveUpSeat("a"))
    refused(table, "no-seat", -1, messages.GiveUpSeat("a"))
    assert plain(table.snapshot(4)) == plain(table.snapshot())


def bot_name(table: Table) -> str:
    """The name of the next bot."""
    event = table.decide(table.view.host, messages.GiveUpSeat("a"))[0]
    assert isinstance(event, Leave)
    return event.name


def test_the_host_goes() -> None:
    table, _ = opened(GAME, 3)
    table.do(table.decide(0, messages.GiveUpSeat("a")))
    assert table.view.host == 4
    table.do(table.decide(4, messages.GiveUpSeat("a")))
    table.do(table.decide(5, messages.GiveUpSeat("a")))
    assert table.view.host == -1
    refused(table, "not-host", -1, messages.BeginGame("a"))
    table.do(table.join("Noah"))
    assert table.view.host == table.view.members[-1].id


def test_settings() -> None:
    table, _ = opened(GAME, 2)
    events = table.decide(0, messages.Settings("a", listed=True))
    assert events == [Settings("a", listed=True)]
    table.do(events)
    assert table.view.listed
    assert table.view.bots == "simple"
    table.do(table.decide(0, messages.Settings("a", bots="random")))
    assert table.view.listed
    assert {member.bot for member in table.view.members} == {"", "random"}


def test_the_start_draws_the_seating() -> None:
    seen = set()
    for _ in range(40):
        table, _ = opened(GAME, 2)
        (event,) = table.decide(0, messages.BeginGame("a"))
        assert isinstance(event, Start)
        assert sorted(event.order) == sorted(table.view.seats)
        assert check_cut(GAME, event.cut) == event.cut
        start = event.order.index(0)
        assert event.order[start:] + event.order[:start] == [0, 4, 2, 3]
        seen.add(event.order[0])
        table.do([event])
        assert (table.view.stage, table.view.seats) == ("playing", event.order)
        assert table.view.cut == event.cut
        assert len(table.view.seal) == 64
    assert len(seen) == 4


def test_a_game_without_a_cut_starts_as_they_sit() -> None:
    table, _ = opened(nullo.load("nothing"), 2)
    assert table.decide(0, messages.BeginGame("a")) == [Start(list(table.view.seats))]


def test_not_after_the_start() -> None:
    table, _ = started(GAME, 2)
    wishes: list[messages.AnyCommand] = [
        messages.BeginGame("a"),
        messages.Arrange("a", list(table.view.seats)),
    ]
    for wish in wishes:
        refused(table, "not-now", 0, wish)
    refused(table, "not-now", 0, messages.Hello())
    refused(table, "not-now", 0, messages.Ping())


def test_who_is_away_is_marked() -> None:
    table, _ = started(GAME, 2)
    seat = table.view.seats.index(0)
    assert table.bot_at(seat) is None
    table.do([Away(0)])
    member = table.view.find(0)
    assert member is not None and member.away
    assert table.bot_at(seat) == "simple"
    table.do([Back(0)])
    assert table.bot_at(seat) is None
    assert [table.bot_at(k) for k in range(4)].count("simple") == 2


def test_so_many_have_come() -> None:
    table, _ = opened(GAME)
    table.do([Join(MOST_MEMBERS - 1, "Late", place=1)])
    with pytest.raises(Refused, match="worn-out"):
        table.join("Later")
    for member in (MOST_MEMBERS - 1, 0):  # but all can leave
        table.do(table.decide(member, messages.GiveUpSeat("a")))
        assert table.view.find(member) is None


def test_nobody_else_sits_down_while_the_host_does_not_want_it() -> None:
    table, _ = started(nullo.load("nothing", players=4), 2)
    table.do(table.decide(0, messages.Settings("a", closed=True)))
    for place in (-1, 0):
        with pytest.raises(Refused, match="closed-table"):
            table.join("Late", place)
    table.do(table.decide(0, messages.Settings("b", closed=False)))
    (join,) = table.join("Late")
    assert isinstance(join, Join) and join.name == "Late"


def test_a_seat_left_during_a_hand_stays_with_its_bot_until_the_hand_is_over() -> None:
    table, _ = started(nullo.load("nothing", players=3, rounds=2), 2)
    seat = table.view.seats.index(3)
    (leave,) = table.decide(0, messages.Remove("a", 3))
    assert isinstance(leave, Leave)
    table.do([replace(leave, hashes=["ben's"])])
    with pytest.raises(Refused, match="hand-left"):
        table.join("Host in disguise", seat)
    with pytest.raises(Refused, match="removed"):
        table.join("Ben", hashes=["new", "ben's"])
    (join,) = table.join("Cleo")
    assert isinstance(join, Join) and join.place != seat
    table.do([join])
    (leave,) = table.decide(join.member, messages.GiveUpSeat("a"))
    assert isinstance(leave, Leave)
    table.do([replace(leave, hashes=["cleo's"])])
    with pytest.raises(Refused, match="hand-left"):  # now people have held all the bots' cards
        table.join("Dora")
    with pytest.raises(Refused, match="hand-left"):
        table.join("Cleo", hashes=["cleo's"])
    assert table.play is not None
    rng = nullo.Rng(1)
    while table.play.hand == 0:
        table.do(*caused(table, rng))
    assert table.join("Dora", seat)
    assert table.join("Cleo", hashes=["cleo's"])
    with pytest.raises(Refused, match="removed"):
        table.join("Ben", hashes=["ben's"])


def test_before_the_start_a_person_who_left_may_come_back() -> None:
    table, _ = opened(GAME, 2)
    (leave,) = table.decide(4, messages.GiveUpSeat("a"))
    assert isinstance(leave, Leave)
    table.do([replace(leave, hashes=["eve's"])])
    assert table.join("Eve", 1, ["eve's"])


def test_the_options_are_those_of_a_record() -> None:
    options: dict[str, Any] = {"players": 3, "hands": 2}
    table, _ = Table.begin(ID, [Open("all-or-nothing", options), Join(0, "Host")], at=77)
    assert table.view.options == options
    assert table.game == nullo.load("all-or-nothing", **options)
