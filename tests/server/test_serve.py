"""``nullo serve``."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from nullo.cli import main
from nullo.server import lan
from nullo.words import say
from server.inn import process


def test_clients_are_told_to_come_back_when_it_stops(tmp_path: Path) -> None:
    with process("--port", "0", "--db", f"sqlite:///{tmp_path}/t.db") as house:
        host = house.table().come()
        code, out, err = house.end()
        with pytest.raises(ConnectionClosed, match="1012"):
            host.until(lambda message: False)
    assert (code, out, err) == (0, "", "")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--lan", "--host", "127.0.0.1"], say("serve-lan-or-host")),
        (["--public-url", "cards.example"], "--public-url cards.example"),
        (["--public-url", "https://cards.example/x"], "--public-url"),
        (["--host", "203.0.113.1", "--port", "1"], "cannot listen on 203.0.113.1, port 1"),
        (["--port", "70000"], "--port"),
        (["--db", "mysql://x"], "mysql"),
    ],
)
def test_wrong_options_are_one_line(
    args: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *args]) == 2
    err = capsys.readouterr().err
    assert words in err and err.count("\n") == 1


def test_a_port_that_is_taken_is_told_if_it_was_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port]) == 2
    assert port in capsys.readouterr().err


def test_one_port_for_all_addresses() -> None:
    made = lan.listen(["127.0.0.1", "127.0.0.2"], 0)
    assert made[0].getsockname()[1] == made[1].getsockname()[1]
    for sock in made:
        sock.close()


def test_no_network_no_lan(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("nullo.cli.serve.lan_address", lambda: "")
    assert main(["serve", "--lan"]) == 2
    assert say("serve-no-lan") in capsys.readouterr().err


def test_in_the_local_network_links_use_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []

    def run(
        settings: object, sockets: list[socket.socket], ready: Callable[[], None], level: str
    ) -> bool:
        seen.append(settings)
        ready()
        for sock in sockets:
            sock.close()
        return True

    monkeypatch.setattr("nullo.cli.serve.lan_address", lambda: "127.0.0.5")
    monkeypatch.setattr("nullo.cli.serve.run", run)
    assert main(["serve", "--lan", "--db", "sqlite://"]) == 0
    [settings] = seen
    assert re.fullmatch(r"http://127\.0\.0\.5:\d+", settings.public_url)  # type: ignore[attr-defined]
    assert "127.0.0.5" in settings.names and "localhost" in settings.names  # type: ignore[attr-defined]
