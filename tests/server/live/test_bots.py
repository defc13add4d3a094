"""Bots on the server: their names, when they move, and what happens with broken ones."""

from __future__ import annotations

import multiprocessing
import pickle
import time
from pathlib import Path

import pytest

import nullo
from given_weights import broken_weights
from nullo import Rng
from nullo.server.live import bot_thinker
from nullo.server.live.bot_thinker import think_apart
from nullo.server.runtime.scheduler import Turns
from nullo.server.runtime.worker_processes import serve
from nullo.state.match import start
from server.running_server import FAST, WAIT, Guest, ThreadServer, thread_server

pytestmark = pytest.mark.slow

BAD = ("First", "Raises", "Crashes", "Hangs", "Cheats", "Mumbles")
NAMES = tuple(f"server.slow_bots:{name}" for name in BAD)
HANG = 4.0
"""Seconds after which a bot that hangs is stopped."""


@pytest.mark.parametrize("bot", ["random", "simple", "sampler", "casual", "club", "expert"])
def test_each_bot_plays(bot: str) -> None:
    with thread_server(limits=FAST, think=0.01) as server:
        host = server.table("nothing", bots=bot, options={"players": 3, "hand": 2}).come()
        host.play(4)
        moves = [line["seat"] for line in host.state["public"]["log"] if line["seat"] >= 0]
        assert set(moves) == {0, 1, 2}


@pytest.mark.parametrize("bot", ["club", "sampler"])
def test_interpreted_bots_have_time(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They think in processes, also those that do not search, and none is replaced for lack of time."""
    monkeypatch.setattr(bot_thinker, "COMPILED", False)
    with thread_server(limits=FAST, think=0.05, pace=0.5) as server:
        host = server.table("nothing", bots=bot, options={"players": 2, "hand": 2}).come()
        host.play(3)
        metrics = server.ask("/metrics").body.decode()
        assert "nullo_bot_hurried_total 0.0" in metrics


@pytest.mark.parametrize("bot", NAMES)
def test_a_plug_in_thinks_in_a_process_and_does_no_harm(
    bot: str, capfd: pytest.CaptureFixture[str]
) -> None:
    # The others have as long as it takes to start their process on a busy machine.
    hang = HANG if bot.endswith("Hangs") else WAIT
    with thread_server(limits=FAST, bots=NAMES, hang=hang, think=0.01) as server:
        host = server.table("nothing", bots=bot, options={"players": 2}).come()
        host.play(2)
        assert any(line["seat"] not in (-1, host.seat) for line in host.state["public"]["log"])
        failed = 'nullo_failures_total{what="bot"}' in server.ask("/metrics").body.decode()
        assert failed == (bot != NAMES[0])
        # While this bot hangs, nothing else hangs.
        began = time.monotonic()
        assert server.ask("/health").status == 200
        assert time.monotonic() - began < HANG / 2
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.parametrize("bot", ["club", "expert"])
def test_with_weights_that_cannot_be_used_the_rule_of_heuristic_plays(
    bot: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with (
        broken_weights("all-fives", tmp_path),
        thread_server(limits=FAST, think=0.01) as server,
    ):
        host = server.table("all-fives", bots=bot, options={"players": 2}).come()
        host.play(2)
        host.turn()  # the bot has moved between the turns
        assert host.answer(host.do("hint"))["code"] == "hint-failed"
        assert 'nullo_failures_total{what="bot"}' in server.ask("/metrics").body.decode()
    assert "Traceback" not in capfd.readouterr().err


def test_a_process_of_a_plug_in_ends_quietly_when_the_server_was_killed() -> None:
    context = multiprocessing.get_context("spawn")
    line, other = context.Pipe()
    process = context.Process(target=serve, args=(other, think_apart))
    process.start()
    other.close()
    match, _ = start(nullo.load("nothing", players=2), Rng(1), ["Ann", "Bob"], cut=False)
    seat = match.state.current_player()
    line.send_bytes(pickle.dumps(("random", match.state.for_seat(seat), 0.01, "")))
    line.close()  # nobody is there to hear the answer
    process.join(WAIT)
    assert process.exitcode == 0


def test_moves_that_are_due_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """So do quick choices; a search asks for none, so those counted here are of its moves."""
    taken: list[Turns] = []
    wait = Turns.wait

    async def counted(turns: Turns) -> None:
        taken.append(turns)
        await wait(turns)

    monkeypatch.setattr(Turns, "wait", counted)
    with thread_server(limits=FAST, think=0.01) as server:
        host = server.table("nothing", bots="sampler", options={"players": 3, "hand": 2}).come()
        host.play(4)
        made = [
            line["seat"]
            for line in host.state["public"]["log"]
            if line["seat"] not in (-1, host.seat)
        ]
        assert len(taken) >= len(made) > 0


def test_bots_wait_until_somebody_is_there() -> None:
    with thread_server(limits=FAST) as server:
        host = server.table("nothing", options={"players": 6})
        time.sleep(0.3)
        assert moves(server) == 0
        host.come()
        host.turn()
        before = moves(server)
        host.go()
        time.sleep(0.3)
        assert moves(server) == before
        watcher = Guest(server, host.table).come()
        assert watcher.state["table"]["asked"] == [host.seat]


def moves(server: ThreadServer) -> float:
    text = server.ask("/metrics").body.decode()
    found = [line for line in text.splitlines() if line.startswith("nullo_moves_total")]
    return sum(float(line.split()[1]) for line in found)


def test_a_forced_move_is_as_slow_as_any() -> None:
    """In All Fives the last card of a hand is forced, and many earlier ones are."""
    pace = 0.3
    with thread_server(limits=FAST, pace=pace) as server:
        host = server.table("all-fives", bots="simple", options={"players": 2}).come()
        gaps: list[float] = []
        last = time.monotonic()
        while len(gaps) < 12:
            if host.legal:
                host.act()
                last = time.monotonic()
                continue
            message = host.hear()
            if message.get("kind") == "act":
                gaps.append(time.monotonic() - last)
                last = time.monotonic()
        # The slowest moves may have waited for the machine; none may have been faster.
        assert min(gaps) > pace * 0.8
        assert sorted(gaps)[len(gaps) // 2] < pace * 2


def test_secret_choices_are_made_at_once_and_none_is_skipped() -> None:
    """In hands of one card each bid is 0 or 1, and bots bid while the person thinks."""
    with thread_server(limits=FAST) as server:
        options = {"hand_sizes": [1], "hands": 2, "players": 4}
        host = server.table("alles-oder-nichts", options=options).come()
        while host.state["table"]["asked"] != [host.seat]:
            host.hear()
        chosen = [message for message in host.received if message.get("kind") == "choose"]
        assert len(chosen) == 3 and not any(message.get("lines") for message in chosen)
        assert host.legal == ["bid 0", "bid 1"]
        host.act("bid 0")
        assert len(host.received[-1]["lines"]) == 4  # now all are done, in the order of seats
