"""Claims at a table: who may claim, how often, and that the rest is played as ordinary actions."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import pytest
from random_tables import started

import nullo
from nullo.records.record import replay
from nullo.server.protocol.messages import AskBack, Claim
from nullo.server.protocol.problems import Refused
from nullo.server.table.claims import Claims
from nullo.server.table.events import Act, Shuffle, Start, Stored
from nullo.server.table.table import Table
from nullo.state.claims import check_claim
from server.running_server import Guest, ThreadServer
from server.table.test_table import SAID, acts, fixed, member, small
from sixth.plug_in import PACKAGE as DUCK
from toy_games import toys_plugged_in

GOOD = "6h 5s 1s 5h 1h 2h 3h 2s 3s 4s 4h 6s".split()


def ready() -> Table:
    """A table at which seat 1 holds the two highest trumps and is to lead."""
    table = fixed(small().game, GOOD)
    acts(table, ["0 bid 0", "1 bid 2", "2 bid 0", *SAID])
    return table


def test_the_rest_is_played_out_and_scored() -> None:
    table = ready()
    assert table.play is not None
    order = check_claim(table.play.state, 1)
    assert order is not None
    events = table.claim(Claim("c"), 1, order)
    assert events[0] == Claim("c")
    assert len(events) == 7
    claimed = []
    for event in events:
        assert isinstance(event, Claim | Act)
        table.advance(Stored(table.seq + 1, 0, event, member(table, 1)))
        claimed.append(table.view.claimed)
    assert claimed == [1] * 6 + [-1]
    table.do(table.follow())
    state = table.play.state
    assert state.hands() == [[3, 7, 3]]
    with pytest.raises(Refused, match="nothing-to-take-back"):
        table.decide(member(table, 1), AskBack("a"))
    record = table.match.record() if table.match else {}
    assert replay(record).state == state
    assert [line.split()[0] for line in record["hands"][0]["actions"][-6:]] == [*"120120"]


def test_only_who_is_to_play_a_card_and_once_a_trick() -> None:
    table = ready()
    assert table.play is not None
    state = table.play.state
    claims = Claims()
    for seat in (0, 2):
        with pytest.raises(Refused, match="not-your-turn"):
            claims.take(seat, state)
    claims.take(1, state)
    with pytest.raises(Refused, match="claimed-before"):
        claims.take(1, state)
    acts(table, ["1 play 6h", "2 play 1h", "0 play 2h"])
    claims.take(1, table.play.state)
    for seat in (0, 2):
        with pytest.raises(Refused, match="not-your-turn"):
            table.claim(Claim("c"), seat, [])
    for name, options, code in (
        ("nothing", {}, "no-claims"),
        ("all-fives", {"mode": "honour"}, "no-claims"),
        ("all-fives", {}, "not-now"),
    ):
        begun, _ = started(nullo.load(name, **options))
        assert begun.play is not None
        with pytest.raises(Refused, match=code):
            Claims().take(begun.view.asked[0], begun.play.state)


@pytest.mark.parametrize(
    ("name", "options", "claims"),
    [
        ("all-fives", {}, True),
        ("all-fives", {"mode": "honour"}, False),
        ("sauce", {}, True),
        ("nothing", {}, False),
        ("duck", {}, False),
    ],
)
def test_clients_are_told_whether_there_are_claims(
    monkeypatch: pytest.MonkeyPatch, name: str, options: dict[str, Any], claims: bool
) -> None:
    monkeypatch.syspath_prepend(str(DUCK / "src"))
    with toys_plugged_in(EntryPoint("duck", "nullo_duck:RULES", "nullo.games")):
        table, _ = started(nullo.load(name, **options))
        assert table.view.claims == claims


def seated(server: ThreadServer, deck: list[str]) -> tuple[Guest, Guest]:
    """A table of two people whose first hand is this deck; one of them is to lead."""
    ada = server.table(
        "alles-oder-nichts",
        start=False,
        options={"players": 3, "suits": 2, "ranks": 6, "hand_sizes": [2], "hands": 1},
    ).come()
    bo = server.join(ada.table).come()

    async def begin() -> None:
        async with server.state.hub.table(ada.table) as live:
            order = live.table.view.seats
            lead = [ada.member, bo.member]
            rest = [number for number in order if number not in lead]
            await live.submit(lambda table: [Start([rest[0], *lead]), Shuffle(0, "00" * 32, deck)])

    server.run(begin())
    for guest in (ada, bo):
        guest.until(lambda message: message.get("kind") == "shuffle")
        guest.act()
    ada.turn()
    ada.act("open")
    bo.turn()
    bo.act("secret")
    ada.turn()
    return ada, bo


def test_a_claim_ends_the_hand_for_all(server: ThreadServer) -> None:
    ada, bo = seated(server, GOOD)
    bo.do("claim")
    assert bo.error() == "not-your-turn"
    id = ada.do("claim")
    told = ada.answer(id)
    assert (told["type"], told["kind"]) == ("event", "claim")
    assert ada.state["table"]["claimed"] == ada.seat
    for guest in (ada, bo):
        while guest.stage != "over":
            guest.hear()
        assert "claimed" not in guest.state["table"]
        kinds = [message["kind"] for message in guest.received if message["type"] == "event"]
        assert kinds[-7:] == ["claim", *["act"] * 6]
    assert ada.state["public"]["seats"][ada.seat]["tricks"] == 2
    ada.do("claim", id)
    assert ada.answer(id)["type"] == "ack"
    record = server.ask(f"/api/tables/{ada.table}/record").json
    assert replay(record).state.is_terminal()


def test_what_is_not_proved_changes_nothing_and_may_be_tried_once_a_trick(
    server: ThreadServer,
) -> None:
    poor = "1h 5s 1s 2h 6h 5h 3h 2s 3s 4s 4h 6s".split()
    ada, _ = seated(server, poor)
    seq = ada.seq
    for code in ("not-yours", "claimed-before"):
        ada.do("claim")
        assert ada.error() == code
    assert ada.seq == seq
    assert ada.legal
    watcher = Guest(server, ada.table).come()
    watcher.do("claim")
    assert watcher.error() == "no-seat"
