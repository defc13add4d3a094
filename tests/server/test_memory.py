"""A server that runs for long needs no more memory: what has ended is freed at once."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from websockets.exceptions import ConnectionClosedError

import nullo
from nullo.server.table.play import shared_game
from server.routes.test_table_socket import forgotten
from server.running_server import FAST, Guest, ThreadServer, eventually, finish, thread_server

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server() -> Iterator[ThreadServer]:
    with thread_server(idle=0, limits=FAST) as made:
        yield made


def a_short_game(server: ThreadServer) -> None:
    server.table("nothing", options={"players": 2, "rounds": 1, "stall": 1}).come().play()


def two_persons(server: ThreadServer) -> None:
    ada = server.table("nothing", start=False, options={"players": 2, "rounds": 1}, talk=True)
    ada.come()
    bo = server.join(ada.table).come()
    ada.until(lambda message: message.get("kind") == "join")
    ada.do("say", text="hello")
    ada.do("start")
    for guest in (ada, bo):
        guest.until(lambda message: message.get("kind") == "shuffle")
    finish(ada, bo)


def a_spectator_and_one_who_returns(server: ThreadServer) -> None:
    host = server.table().come()
    Guest(server, host.table).come()
    host.play(3)
    host.go()
    host.come()
    host.play(3)


def refusals(server: ThreadServer) -> None:
    host = server.table(hints=True).come()
    host.say("{")
    assert host.error() == "bad-json"
    host.do("act", move="play XX")
    host.error()
    Guest(server, host.table, "nonsense").refusal()
    server.ask("/api/tables/none")
    unknown = "A" * len(host.table)
    assert server.ask(f"/api/tables/{unknown}/film").status == 404
    with pytest.raises(AssertionError, match="no-table"):
        Guest(server, unknown).come()


def a_hint_and_a_claim(server: ThreadServer) -> None:
    host = server.table(hints=True).come()
    host.turn()
    host.answer(host.do("hint"))
    host.do("claim")
    host.error()


def a_table_that_is_deleted(server: ThreadServer) -> None:
    host = server.table().come()
    path = f"/api/tables/{host.table}"
    assert (
        server.ask(path, method="DELETE", headers={"Authorization": f"Bearer {host.token}"}).status
        == 204
    )


def a_move_at_a_table_that_another_worker_has_deleted(server: ThreadServer) -> None:
    host = server.table().come()
    host.turn()

    async def delete() -> None:
        await server.state.store.delete(host.table)

    server.run(delete())
    host.do("act", move=host.legal[0])
    with pytest.raises(ConnectionClosedError, match="4404"):
        host.until(lambda message: False)


@pytest.mark.parametrize(
    "visit",
    [
        a_short_game,
        two_persons,
        a_spectator_and_one_who_returns,
        refusals,
        a_hint_and_a_claim,
        a_table_that_is_deleted,
        a_move_at_a_table_that_another_worker_has_deleted,
    ],
)
def test_nothing_of_ours_is_left_in_cycles(
    server: ThreadServer, visit: Callable[[ThreadServer], None]
) -> None:
    """Cycles would remain until the collector looks through everything, which it seldom does."""

    def visited() -> None:
        visit(server)
        server.leave()
        eventually(lambda: not server.state.places.total)
        eventually(lambda: forgotten(server))

    visited()  # what is made once
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        visited()
        gc.collect()
        left = Counter(
            f"{type(one).__module__}.{type(one).__qualname__}"
            for one in gc.garbage
            if type(one).__module__.startswith(("nullo.", "uvicorn.", "websockets.server"))
        )
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert not left


def test_tables_with_the_same_options_share_their_game() -> None:
    one = shared_game("nothing", {"players": 4})
    assert shared_game("nothing", {"players": 4}) is one
    assert shared_game("nothing", {"players": 5}) is not one
    assert shared_game("nothing", {"players": 4}) == nullo.load("nothing", players=4)
