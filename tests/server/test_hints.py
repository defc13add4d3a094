"""Hints at a table: who gets one, what of, how often, and that nobody else notices."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import Any

import msgspec
import pytest
from random_tables import opened, started

import nullo
from move_texts import text_of
from nullo.engine.rng import Rng
from nullo.hints import Hint, hint
from nullo.hints.make_hint import WORLDS
from nullo.server.live import hint_maker, live_table
from nullo.server.live.hint_maker import HintMaker, hint_apart, hint_within
from nullo.server.live.live_table import HINT_BURST
from nullo.server.protocol import messages
from nullo.server.protocol.messages import Settings
from nullo.server.protocol.problems import Problem, Refused
from nullo.server.runtime.scheduler import Lane
from nullo.server.runtime.settings import ServerSettings
from nullo.server.runtime.worker_processes import WorkFailed
from nullo.server.table.events import Leave, TakenBack
from nullo.server.table.seating import may_ask_for_hints
from nullo.state import SeatState
from nullo.system.decoding import convert
from server.running_server import WAIT, Guest, ThreadServer, begun, finish

GAME = nullo.load("all-fives")


def ask(guest: Guest) -> dict[str, Any]:
    """The answer to a request for a hint."""
    return guest.answer(guest.do("hint"))


@pytest.mark.slow
def test_alone_with_bots_a_hint_is_always_given(server: ThreadServer) -> None:
    host = server.table("alles-oder-nichts").come()
    found = ask(host)
    assert found["type"] == "hint"
    made = convert(found["hint"], Hint)
    assert text_of(made.best.move) in host.legal
    assert made.nudge and made.best.made >= 0


def test_among_people_it_is_the_hosts_choice(server: ThreadServer) -> None:
    one, two = begun(server, server)
    asked = next(guest for guest in (one, two) if guest.legal)
    refused = ask(asked)
    assert (refused["code"], refused["message"]) == (
        "no-hints",
        "This table does not allow hints.",
    )


def test_where_it_is_allowed_everybody_may_ask_on_their_turn_alone(server: ThreadServer) -> None:
    host = server.table(start=False, hints=True).come()
    guest = server.join(host.table).come()
    assert guest.state["table"]["hints"] is True
    host.answer(host.do("start"))
    for one in (host, guest):
        one.until(lambda heard: heard.get("kind") in ("shuffle", "act"))
    first, other = (host, guest) if host.legal else (guest, host)
    before = other.state
    assert ask(first)["hint"]["best"]["move"] in first.state["own"]["legal"]
    assert ask(other)["code"] == "not-your-turn"
    assert other.state == before


def test_the_end_says_who_had_hints_and_nothing_before_does(server: ThreadServer) -> None:
    host = server.table(start=False, hints=True, options={"players": 2, "target": 3}).come()
    guest = server.join(host.table).come()
    host.answer(host.do("start"))
    for one in (host, guest):
        one.until(lambda heard: heard.get("kind") in ("shuffle", "act"))
    first, other = (host, guest) if host.legal else (guest, host)
    assert ask(first)["type"] == ask(first)["type"] == "hint"  # two about one decision
    first.act()
    assert "hinted" not in json.dumps(other.received)
    finish(host, guest)
    wanted = [int(seat == first.seat) for seat in range(2)]
    for one in (host, guest):
        one.turn()
        assert one.state["table"]["hinted"] == wanted
    record = server.ask(f"/api/tables/{host.table}/record").json
    assert record["meta"]["hints"] == wanted
    assert server.ask(f"/api/tables/{host.table}/film").json["hints"] == wanted


def test_an_action_that_is_taken_back_still_had_its_hint() -> None:
    table, _ = started(GAME, 2)
    seat = table.view.asked[0]
    member = table.view.seats[seat]
    assert table.play
    action = table.play.own(seat).legal[0]
    table.do(table.decide(member, messages.MakeMove("a", action), hinted=True), member)
    assert table.play.hints[seat] == 1
    table.do([TakenBack(0)])
    assert table.view.asked == [seat]
    assert table.play.hints[seat] == 1
    assert not table.view.hinted


def test_the_setting_is_kept_for_the_game() -> None:
    table, _ = opened(GAME, 2)
    table.do(table.decide(0, messages.Settings("a", hints=True)))
    assert table.view.hints
    table.do(table.decide(0, messages.BeginGame("b")))
    with pytest.raises(Refused, match="before-start"):
        table.decide(0, messages.Settings("c", hints=False))
    with pytest.raises(Refused, match="not-host"):
        table.decide(2, messages.Settings("c", hints=False))


def test_who_is_left_alone_with_bots_may_ask() -> None:
    table, _ = started(GAME, 2)
    seat = table.view.asked[0]
    member = table.view.seats[seat]
    with pytest.raises(Refused, match="no-hints"):
        table.hint_state(member)
    other = next(one for one in table.view.seats if one != member)
    table.do([Leave(other, False, 9, "Ada")])
    assert table.hint_state(member).seat == seat


def test_spectators_and_those_who_are_not_asked_get_none() -> None:
    table, _ = started(GAME, 2)
    table.do([Settings("s", hints=True)])
    (seat,) = table.view.asked
    with pytest.raises(Refused, match="no-seat"):
        table.hint_state(77)
    with pytest.raises(Refused, match="not-your-turn"):
        table.hint_state(table.view.seats[1 - seat])
    waiting, _ = opened(GAME, 2)
    with pytest.raises(Refused, match="not-now"):
        waiting.hint_state(0)


@pytest.mark.slow
def test_asking_again_gives_the_same_hint(server: ThreadServer) -> None:
    host = server.table("alles-oder-nichts").come()
    answers = [ask(host) for _ in range(HINT_BURST + 5)]
    assert [one["type"] for one in answers] == ["hint"] * len(answers)
    assert all(one == {**answers[0], "id": one["id"]} for one in answers)


def next_question(guest: Guest) -> None:
    """Act, and wait until the guest is asked again."""
    guest.answer(guest.do("act", move=guest.legal[0]))
    while not guest.legal:
        guest.hear()


@pytest.mark.slow
def test_a_quick_player_gets_a_hint_at_every_decision(server: ThreadServer) -> None:
    host = server.table("alles-oder-nichts").come()
    for _ in range(12):
        assert ask(host)["type"] == "hint"
        next_question(host)


@pytest.mark.slow
def test_nobody_may_ask_too_often(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "HINT_BURST", 2)
    monkeypatch.setattr(live_table, "HINTS_PER_SECOND", 0.001)
    host = server.table("alles-oder-nichts").come()
    for _ in range(2):
        assert ask(host)["type"] == "hint"
        next_question(host)
    assert ask(host)["code"] == "too-fast"


def fewest_trials(host: Guest) -> bool:
    """Whether the next hint is made, and with the fewest trials."""
    found = ask(host)
    assert found["type"] == "hint", found
    return bool(convert(found["hint"], Hint).worlds < WORLDS)


def test_a_server_without_time_gives_a_weaker_hint(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hint_maker, "PATIENCE", 0.0)
    assert fewest_trials(server.table("alles-oder-nichts").come())


def test_a_hint_that_does_not_end_gives_way_to_a_weaker_one(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = threading.Event()

    def stuck(state: SeatState, seconds: float) -> Hint:
        if seconds:
            free.wait(WAIT)
        return hint_within(state, seconds)

    monkeypatch.setattr(hint_maker, "PATIENCE", 0.05)
    monkeypatch.setattr(hint_maker, "COMPILED", True)
    monkeypatch.setattr(hint_maker, "hint_within", stuck)
    assert fewest_trials(server.table("alles-oder-nichts").come())
    free.set()


def test_a_process_that_fails_is_done_without(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Interpreted, a new process may not even have started in time."""

    def hung(self: HintMaker, state: SeatState, seconds: float) -> Hint:
        raise WorkFailed("hung")

    monkeypatch.setattr(hint_maker, "COMPILED", False)
    monkeypatch.setattr(HintMaker, "_apart", hung)
    assert fewest_trials(server.table("alles-oder-nichts").come())


def test_a_plug_in_that_fails_gives_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    def crashed(self: HintMaker, state: SeatState, seconds: float) -> Hint:
        raise WorkFailed("crashed")

    monkeypatch.setattr(HintMaker, "_apart", crashed)
    monkeypatch.setattr(hint_maker, "BUILT_IN", ())
    maker = HintMaker(ServerSettings(db="sqlite://"), Lane("search"))
    state = GAME.new_initial_state()
    state.deal(Rng(1))
    with pytest.raises(Problem, match="hint-failed"):
        asyncio.run(maker.make(state.for_seat(state.current_player()), "", ""))
    maker.close()


def test_plug_ins_think_in_a_process_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint_maker, "LONGEST", 600.0)  # so that both try all worlds
    state = nullo.load("nothing").new_initial_state()
    state.deal(Rng(1))
    seat = state.for_seat(state.current_player())
    found = hint_apart((seat, 600.0))
    assert found is not None
    found = msgspec.msgpack.decode(msgspec.msgpack.encode(found), type=Hint)
    assert text_of(found.best.move) in state.legal_texts()
    assert found == hint(seat)
    waiting = state.for_seat((seat.seat + 1) % 4)
    assert hint_apart((waiting, 1.0)) is None


def test_a_problem_of_hints_has_words() -> None:
    assert Problem("hint-failed").message == "No hint can be made now. Try again in a moment."


def test_newcomers_may_ask_where_the_host_allows_it() -> None:
    table, _ = opened(GAME)
    table.do(table.decide(0, messages.Settings("a", newcomer_hints=True)))
    table.do(table.join("Lou", newcomer=True))
    assert [one.newcomer for one in table.view.members if not one.bot] == [False, True]
    table.do(table.decide(0, messages.BeginGame("b")))
    lou = next(one.id for one in table.view.members if one.newcomer)
    assert may_ask_for_hints(table.view, lou)
    assert not may_ask_for_hints(table.view, 0)
    with pytest.raises(Refused, match="before-start"):
        table.decide(0, messages.Settings("c", newcomer_hints=False))


def test_whoever_has_a_seat_may_say_before_the_start_that_the_game_is_new() -> None:
    table, _ = opened(GAME)
    table.do(table.decide(0, messages.Settings("a", newcomer_hints=True)))
    with pytest.raises(Refused, match="no-seat"):
        table.decide(-1, messages.SayNewcomer("b", new=True))
    table.do(table.decide(0, messages.SayNewcomer("c", new=True)), 0)
    assert [one.newcomer for one in table.view.members if not one.bot] == [True]
    table.do(table.join("Lou"))
    table.do(table.decide(0, messages.SayNewcomer("d", new=False)), 0)
    assert not any(one.newcomer for one in table.view.members)
    table.do(table.decide(0, messages.SayNewcomer("e", new=True)), 0)
    table.do(table.decide(0, messages.BeginGame("f")), 0)
    assert may_ask_for_hints(table.view, 0)
    with pytest.raises(Refused, match="not-now"):
        table.decide(0, messages.SayNewcomer("g", new=False))
