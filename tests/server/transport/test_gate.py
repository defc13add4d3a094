"""Host names, origins, cookies, tokens, and the headers of responses."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from nullo.server.runtime.settings import LOOPBACK, ServerSettings, hostname
from server.running_server import Guest, ThreadServer, thread_server

EVIL = {"Origin": "http://evil.example"}
MAKE = {"game": "nothing", "name": "Ada"}


def test_pages_and_workers_may_use_only_what_is_ours(server: ThreadServer) -> None:
    for path in ("/", "/metrics", "/offline-worker.js", "/icon.svg"):
        headers = server.ask(path).headers
        _check(headers)
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy and "style-src 'self';" in policy
        assert "camera=()" in headers["permissions-policy"]
        assert headers["x-frame-options"] == "DENY"


def test_parts_of_pages_may_use_nothing_by_themselves(server: ThreadServer) -> None:
    scripts = re.findall(r"/assets/[^\"]+", server.ask("/").body.decode())
    assert any(path.endswith(".js") for path in scripts)
    assert any(path.endswith(".css") for path in scripts)
    for path in ("/api/games", "/api/tables/none", "/nothing-here", *scripts):
        headers = server.ask(path).headers
        _check(headers)
        assert "-src 'self'" not in headers["content-security-policy"]


def _check(headers: Mapping[str, str]) -> None:
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in headers


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "10.0.0.1", ""]
)
def test_only_names_of_ours_are_answered(server: ThreadServer, host: str) -> None:
    answer = server.ask("/api/games", headers={"Host": host})
    assert answer.status in (400, 421) and b"sauce" not in answer.body
    assert answer.status == 400 or "default-src 'none'" in answer.headers["content-security-policy"]


def test_loopback_has_three_names(server: ThreadServer) -> None:
    for host in LOOPBACK:
        assert server.ask("/api/games", headers={"Host": f"{host}:{server.port}"}).status == 200


def test_host_names() -> None:
    assert hostname("LocalHost:80") == hostname("localhost.") == "localhost"
    assert hostname("[::1]:8000") == hostname("[::1]") == "[::1]"
    assert hostname("cards.example") == "cards.example"
    for host in ("localhost:000080", "localhost:²", "localhost:8a"):
        assert hostname(host) == host


def test_origins() -> None:
    public = ServerSettings("sqlite://", public_url="https://cards.example")
    assert public.origin("cards.example") == "https://cards.example"
    assert public.origin("localhost:8000") == "http://localhost:8000"
    assert "cards.example" in public.names
    local = ServerSettings("sqlite://", hosts=frozenset({"[fe80::1]"}))
    assert local.origin("[fe80::1]:80") == "http://[fe80::1]:80"
    assert local.names == LOOPBACK | {"[fe80::1]"}


@pytest.mark.parametrize(
    "headers",
    [
        EVIL,
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_pages_of_others_change_nothing(server: ThreadServer, headers: dict[str, str]) -> None:
    made = server.ask("/api/tables", MAKE, headers=headers)
    assert (made.status, made.code) == (403, "wrong-origin")
    host = server.table(start=False)
    path = f"/api/tables/{host.table}"
    assert server.ask(f"{path}/join", {"name": "Bo"}, headers=headers).code == "wrong-origin"
    token = {"Authorization": f"Bearer {host.token}"}
    deleted = server.ask(path, method="DELETE", headers=token | headers)
    assert deleted.code == "wrong-origin"
    assert server.ask(path).json["people"] == ["Ada"]


def test_a_forged_form_is_no_json(server: ThreadServer) -> None:
    """A form is the only request that another page can send unasked, even without an Origin."""
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = server.ask("/api/tables", MAKE, headers={"Content-Type": kind})
        assert answer.code == "not-json"


def test_without_origin_a_cookie_counts_for_nothing(server: ThreadServer) -> None:
    page = {"Origin": server.origin}
    made = server.ask("/api/tables", MAKE, headers=page)
    cookie = {"Cookie": made.headers["set-cookie"].partition(";")[0]}
    path = f"/api/tables/{made.json['table']}"
    joined = server.ask(f"{path}/join", {"name": "Bo"}, headers=cookie)
    assert joined.json["member"] != 0 and joined.json["token"]
    assert "set-cookie" not in joined.headers
    assert server.ask(path, method="DELETE", headers=cookie).code == "no-token"


def test_nobody_chooses_a_session_but_the_server(server: ThreadServer) -> None:
    """Somebody who has planted a cookie in a browser would own all its seats."""
    planted = "planted-" + "x" * 35
    page = {"Origin": server.origin, "Cookie": f"nullo={planted}"}
    made = server.ask("/api/tables", MAKE, headers=page)
    table = made.json["table"]
    mine = made.headers["set-cookie"].partition(";")[0]
    joined = server.ask(f"/api/tables/{table}/join", {"name": "Bo"}, headers=page)
    for answer in (made, joined):
        assert answer.status in (200, 201) and planted not in answer.headers["set-cookie"]
    assert Guest(server, table, cookie=planted).come().member == -1
    assert Guest(server, table, cookie=mine.partition("=")[2]).come().member == 0
    again = server.ask("/api/tables", MAKE, headers={"Origin": server.origin, "Cookie": mine})
    assert mine in again.headers["set-cookie"]


def _refused(server: ThreadServer, table: str, **given: Any) -> int:
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as caught, connect(url, proxy=None, **given):
        pass
    assert b"error" in caught.value.response.body
    return caught.value.response.status_code


def test_a_socket_needs_our_origin_or_a_token(server: ThreadServer) -> None:
    host = server.table()
    assert _refused(server, host.table, origin="http://evil.example") == 403
    assert _refused(server, host.table, origin="null") == 403
    assert _refused(server, host.table) == 403
    token = {"Authorization": f"Bearer {host.token}"}
    evil = _refused(server, host.table, additional_headers=token, origin="http://evil.example")
    assert evil == 403


def test_a_wrong_token_opens_nothing(server: ThreadServer) -> None:
    host = server.table()
    other = server.table()
    for token in ("x", other.token):
        host.token = token
        assert host.refusal() == "no-seat"
    assert Guest(server, "none", other.token).refusal() == "no-table"


def test_by_another_name_the_link_is_of_that_name() -> None:
    with thread_server(hosts=frozenset({"192.168.7.7"})) as server:
        made = server.ask("/api/tables", MAKE, headers={"Host": "192.168.7.7:8000"})
        assert made.json["link"].startswith("http://192.168.7.7:8000/t/")
