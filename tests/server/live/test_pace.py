"""How long bots take at a table, and the last card of a hand, which plays itself."""

from __future__ import annotations

import time
from statistics import median
from typing import Any

import pytest
from random_tables import fair, started

import nullo
from nullo.server.protocol import messages
from nullo.server.protocol.messages import Settings
from nullo.server.protocol.problems import Refused
from nullo.server.table.table import Table
from server.running_server import FAST, Guest, ThreadServer, thread_server

PACE = 0.3
TWO_CARDS: dict[str, Any] = {"players": 3, "hands": 2, "hand_sizes": [2]}


def pace_of(host: Guest, many: int = 5) -> float:
    """How many seconds a bot usually took for one of its first actions, as they arrived."""
    gaps: list[float] = []
    last = time.monotonic()
    while len(gaps) < many:
        if host.legal:
            host.act()
        elif host.hear().get("kind") == "act":
            gaps.append(time.monotonic() - last)
        else:
            continue
        last = time.monotonic()
    return median(gaps)


def test_bots_take_as_long_as_the_host_says() -> None:
    took: dict[str, float] = {}
    with thread_server(limits=FAST, pace=PACE) as server:
        for pace in ("quick", "normal", "slow"):
            host = server.table("all-fives", options={"players": 2}, pace=pace).come()
            took[pace] = pace_of(host)
    # A busy machine may make them slower, never faster.
    assert PACE * 0.35 <= took["quick"] < took["slow"]
    assert took["normal"] >= PACE * 0.9
    assert took["slow"] >= PACE * 2.3


def at_last_card(game: str, options: dict[str, Any], seed: int = 1) -> tuple[Table, int]:
    """A table of persons where one who is asked has one card left, and that seat."""
    rng = nullo.Rng(seed)
    table, _ = started(nullo.load(game, **options), settings=Settings("s", last_card=True))
    while True:
        (seat, *_) = table.view.asked
        if table.last_card(seat) is not None:
            return table, seat
        member = table.view.seats[seat]
        table.do(table.decide(member, messages.MakeMove("a", fair(table, seat, rng))), member)


GAMES: list[tuple[str, dict[str, Any]]] = [
    ("all-or-nothing", {"players": 3, "hands": 1}),
    ("alles-oder-nichts", {"players": 3, "hands": 1, "hand_sizes": [3]}),
    ("alles-oder-nichts", {"players": 3, "hands": 1, "hand_sizes": [3], "mode": "honour"}),
    ("all-fives", {"players": 2, "target": 5}),
    ("sauce", {"hands": 1}),
]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_it_is_the_only_action_of_the_only_card(game: str, options: dict[str, Any]) -> None:
    table, seat = at_last_card(game, options)
    snapshot = table.snapshot(table.view.seats[seat])
    assert snapshot.own is not None and snapshot.public is not None
    assert len(snapshot.own.hand) == len(snapshot.own.legal) == 1
    assert snapshot.public.seats[seat].cards == 1  # everybody knows that
    action = table.last_card(seat)
    assert action is not None
    with pytest.raises(Refused, match="not-asked"):
        table.decide_last(seat, action + 1)
    other = (seat + 1) % len(table.view.seats)
    with pytest.raises(Refused, match="not-asked"):
        table.decide_last(other, action)
    table.do(table.decide_last(seat, action))
    assert (
        seat not in table.view.asked or table.view.stage == "over" or table.last_card(seat) is None
    )


def test_nothing_earlier_plays_itself() -> None:
    """A forced card is no last card, and a last card of a simultaneous choice is a bid."""
    rng = nullo.Rng(3)
    table, _ = started(nullo.load("sauce", hands=1), settings=Settings("s", last_card=True))
    while table.view.stage != "over":
        (seat, *_) = table.view.asked
        own = table.snapshot(table.view.seats[seat]).own
        assert own is not None
        last = len(own.hand) == len(own.legal) == 1 and own.ask is not None
        assert (table.last_card(seat) is not None) == (last and bool(own.legal[0].card))
        table.do(
            table.decide(table.view.seats[seat], messages.MakeMove("a", fair(table, seat, rng)))
        )


def test_it_waits_for_a_take_back_and_for_the_hosts_consent() -> None:
    table, seat = at_last_card(*GAMES[1])
    action = table.last_card(seat)
    assert action is not None
    member = table.view.seats[(seat + 1) % 3]
    table.do(table.decide(member, messages.AskBack("b")), member)
    assert table.last_card(seat) is None
    with pytest.raises(Refused, match="not-asked"):
        table.decide_last(seat, action)
    table.do(table.decide(member, messages.AnswerBack("c", False)), member)
    assert table.last_card(seat) == action
    table.do(table.decide(table.view.host, messages.Settings("d", last_card=False)))
    assert table.last_card(seat) is None


def test_the_last_cards_of_everybody_play_themselves(server: ThreadServer) -> None:
    ada = server.table("alles-oder-nichts", start=False, last_card=True, options=TWO_CARDS).come()
    bo = server.join(ada.table).come()
    ada.do("start")
    people = (ada, bo)
    for guest in people:
        guest.until(lambda message: message.get("kind") == "shuffle")
    while not ada.state["public"].get("hand"):
        for guest in people:
            while guest.seq < max(other.seq for other in people):
                guest.hear()
        able = [guest for guest in people if guest.legal and len(guest.state["own"]["hand"]) > 1]
        if able:
            able[0].act()
        else:
            ada.hear()
    assert len(played(ada)) >= 5  # of three players with two cards each; the last ends the hand
    for guest in people:  # neither has sent its last card
        assert len([message for message in played(guest) if message.get("id")]) == 1


def played(guest: Guest) -> list[dict[str, Any]]:
    """The messages of cards played."""
    lines = [(message, message.get("lines", [])) for message in guest.received]
    return [
        m for m, said in lines if any(one.get("move", {}).get("verb") == "play" for one in said)
    ]
