"""Searches that never end: others move on, deadlines are kept, and nothing is left behind."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field

import pytest

from nullo.server.live import bot_thinker
from nullo.state import SeatState
from server.running_server import FAST, WAIT, Guest, ThreadServer, eventually, thread_server

pytestmark = pytest.mark.slow

GAME = {"players": 3}
PACE = 0.4


@dataclass
class Thinking:
    """Bots that think as long as the test likes.

    Attributes:
        free: whether searches may end.
        begun: the bots that have begun to choose, each with the name of its thread.
    """

    free: threading.Event = field(default_factory=threading.Event)
    begun: list[tuple[str, str]] = field(default_factory=list)

    def think(self, bot: str, state: SeatState, seconds: float, seed: str = "") -> int:
        self.begun.append((bot, threading.current_thread().name))
        if bot == "expert":
            self.free.wait(WAIT)
        return state.legal_actions()[0]

    def times(self, bot: str) -> int:
        """How often a bot has begun to choose."""
        return sum(name == bot for name, _ in self.begun)


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinking]:
    made = Thinking()
    monkeypatch.setattr(bot_thinker, "think", made.think)
    monkeypatch.setattr(bot_thinker, "COMPILED", True)
    yield made
    made.free.set()


def hurried(server: ThreadServer) -> int:
    text = server.ask("/metrics").body.decode()
    found = next(line for line in text.splitlines() if line.startswith("nullo_bot_hurried_total "))
    return int(float(found.split()[1]))


def act_until(guest: Guest, true: Callable[[], bool]) -> None:
    """Act whenever asked until a condition holds, without waiting for what comes after it."""

    def look() -> bool:
        if guest.legal:
            guest.act()
        with suppress(TimeoutError):
            guest.hear(0.02)
        return true()

    eventually(look)


def test_a_move_is_made_in_time_though_its_search_does_not_end(thinking: Thinking) -> None:
    with thread_server(limits=FAST, pace=PACE) as server:
        host = server.table("nothing", bots="expert", options=GAME).come()
        host.play(3)
        assert hurried(server) >= 2
        assert thinking.times("club") == hurried(server)
        assert thinking.times("expert") <= bot_thinker.SEARCHES  # the others have not even begun
        thinking.free.set()


def test_bots_that_do_not_search_are_not_delayed(thinking: Thinking) -> None:
    with thread_server(limits=FAST, pace=PACE) as server:
        stuck = server.table("nothing", bots="expert", options=GAME).come()
        act_until(stuck, lambda: thinking.times("expert") > 0)
        host = server.table("nothing", bots="casual", options=GAME).come()
        host.play(4)
        assert thinking.times("casual") >= 4
        thinking.free.set()


def test_only_the_first_quick_choice_of_a_game_changes_threads(thinking: Thinking) -> None:
    with thread_server(limits=FAST) as server:
        for _ in range(2):
            server.table("nothing", bots="casual", options=GAME).come().play(3)
        threads = [thread for _, thread in thinking.begun]
        assert threads[0].startswith("bot")
        assert not any(thread.startswith("bot") for thread in threads[1:])


def test_a_table_that_ends_while_its_bot_thinks_leaves_nothing(
    thinking: Thinking, capfd: pytest.CaptureFixture[str]
) -> None:
    with thread_server(limits=FAST, pace=5) as server:
        host = server.table("nothing", bots="expert", options=GAME).come()
        act_until(host, lambda: thinking.times("expert") > 0)
        many = thinking.times("expert")
        gone = {"Authorization": f"Bearer {host.token}"}
        path = f"/api/tables/{host.table}"
        assert server.ask(path, method="DELETE", headers=gone).status == 204
        thinking.free.set()
        # The thread of that search is free for the next table, whose bot moves without hurry.
        other = server.table("nothing", bots="expert", options=GAME).come()
        act_until(other, lambda: thinking.times("expert") > many)
        assert hurried(server) == 0
    assert "Traceback" not in capfd.readouterr().err
