"""Noisy clients do not delay others, and their messages are not passed on."""

from __future__ import annotations

import pytest

from nullo.server.routes import table_socket
from nullo.server.runtime.limits import Limits
from nullo.server.store.store import Store
from server.running_server import FAST, WAIT, Guest, ThreadServer, eventually, thread_server


def test_requests_of_one_address_are_bounded() -> None:
    with thread_server(limits=Limits(requests_per_second=2, requests=5)) as server:
        answers = [server.ask("/health") for _ in range(8)]
        assert [answer.status for answer in answers[:5]] == [200] * 5
        assert answers[-1].code == "too-fast" and answers[-1].status == 429
        assert "default-src 'none'" in answers[-1].headers["content-security-policy"]
        eventually(lambda: server.ask("/health").status == 200)


def test_hello_again_is_no_news_to_others(server: ThreadServer) -> None:
    ada = server.table(start=False).come()
    bo = server.join(ada.table).come()
    ada.until(lambda message: message == {"type": "presence", "online": [0, bo.member]})
    for _ in range(3):
        bo.say({"type": "hello"})
        assert [bo.hear()["type"], bo.hear()["type"]] == ["snapshot", "presence"]
    ada.say({"type": "ping"})
    assert ada.hear() == {"type": "pong"}


def test_who_leaves_while_saying_hello_only_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    """A client whose member leaves while the client is being identified only watches."""
    with thread_server(limits=FAST) as server:
        ada = server.table(start=False).come()
        bo = server.join(ada.table).come()
        member, who = bo.member, Store.who
        ada.do("remove", member=member)
        bo.until(lambda message: message.get("kind") == "leave")

        async def late(
            self: Store, table: str, *, session: str = "", token: str = ""
        ) -> int | None:
            found = await who(self, table, session=session, token=token)
            return member if token == bo.token else found

        monkeypatch.setattr(Store, "who", late)
        again = Guest(server, ada.table, bo.token).connect()
        hello = {"type": "hello", "seq": bo.seq - 1, "member": member, "epoch": bo.epoch}
        again.say(hello)
        assert again.hear()["you"] == {"member": -1, "seat": -1}
        assert member not in again.until(lambda message: message["type"] == "presence")["online"]


def test_who_goes_while_being_answered_is_gone_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_socket, "GOODBYE", 10 * WAIT)
    with thread_server(limits=FAST) as server:
        host = server.table(start=False)
        for _ in range(5):
            host.connect().say({"type": "hello"})
            host.go()
        eventually(lambda: "nullo_connections 0.0" in server.ask("/metrics").body.decode())
