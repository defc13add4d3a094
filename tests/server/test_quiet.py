"""Logs and metrics contain nothing about hidden cards."""

from __future__ import annotations

import asyncio
import logging
import re
import socket

import msgspec
import pytest

from nullo.server.runtime.logs import Formatter
from server.running_server import WAIT, eventually, process, thread_server

pytestmark = pytest.mark.slow


def test_a_task_that_fails_unheard_is_logged_without_its_message(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fails() -> None:
        raise ValueError("seat 1 holds the 7h")

    async def forgets() -> None:
        task = asyncio.create_task(fails(), name="bot")
        await asyncio.wait([task])
        loop, error = asyncio.get_running_loop(), task.exception()
        told = {"message": "Task exception was never retrieved", "exception": error, "future": task}
        loop.call_exception_handler(told)

    with caplog.at_level(logging.ERROR, "asyncio"):
        asyncio.run(forgets())
    text = Formatter().format(caplog.records[-1])
    entry = msgspec.json.decode(text)
    assert entry["event"] == "Task exception was never retrieved"
    assert entry["error"] == "ValueError"
    assert "7h" not in text


def test_metrics_tell_no_more_of_bots_than_all_can_see() -> None:
    pace = 0.25  # bots think for a shorter time, which is not published
    with thread_server(pace=pace) as server:
        host = server.table("nothing", options={"players": 4}).come()
        host.play(2)
        text = server.ask("/metrics").body.decode()
    found = {key: float(re.findall(rf"nullo_bot_seconds_{key} (\S+)", text)[0]) for key in KEYS}
    assert found["count"] >= 3
    assert found["sum"] > 0.99 * pace * found["count"]


KEYS = ("count", "sum")


def test_who_breaks_off_or_is_refused_leaves_no_error_in_the_log() -> None:
    with process("--db", "sqlite://", "--port", "0") as server:
        with socket.create_connection(("127.0.0.1", server.port), WAIT) as line:
            host = f"Host: 127.0.0.1:{server.port}\r\n"
            head = f"POST /api/tables HTTP/1.1\r\n{host}Content-Type: application/json\r\n"
            line.sendall(f'{head}Content-Length: 100\r\n\r\n{{"game"'.encode())
        for name in (server.origin, "http://evil.example"):
            with socket.create_connection(("127.0.0.1", server.port), WAIT) as line:
                wanted = (
                    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                )
                wanted += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                path = "/nothing" if name == server.origin else "/api/tables/x/socket"
                line.sendall(
                    f"GET {path} HTTP/1.1\r\n{host}{wanted}Origin: {name}\r\n\r\n".encode()
                )
                assert line.recv(4096).startswith(b"HTTP/1.1 403")
        eventually(lambda: 'code="bad-json"' in server.ask("/metrics").body.decode())
        code, _, logged = server.end()
        assert (code, logged) == (0, "")
