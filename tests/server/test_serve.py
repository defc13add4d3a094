"""``nullo serve``."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.main import get_command
from websockets.exceptions import ConnectionClosed

from nullo.cli import main
from nullo.cli.app import app
from nullo.locale.words import say
from nullo.server.runtime.limits import Limits
from nullo.server.runtime.metrics import Metrics
from nullo.server.runtime.settings import ServerSettings
from nullo.server.transport import listening
from server.running_server import SOURCES, WAIT, process

IN_USE = {
    "en": "another server is using",
    "de": "anderen Server benutzt",
    "fr": "un autre serveur",
}

pytestmark = pytest.mark.slow


def test_clients_are_told_to_come_back_when_it_stops(tmp_path: Path) -> None:
    with process("--port", "0", "--db", f"sqlite:///{tmp_path}/t.db") as server:
        host = server.table().come()
        code, out, err = server.end()
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
        (["--log", "loud"], "--log: must be one of error"),
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
    made = listening.listen(["127.0.0.1", "127.0.0.2"], 0)
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
    monkeypatch.setattr("nullo.cli.serve.run_server", run)
    assert main(["serve", "--lan", "--db", "sqlite://"]) == 0
    [settings] = seen
    assert re.fullmatch(r"http://127\.0\.0\.5:\d+", settings.public_url)  # type: ignore[attr-defined]
    assert "127.0.0.5" in settings.names and "localhost" in settings.names  # type: ignore[attr-defined]


def test_the_page_names_every_option_and_metric() -> None:
    page = (SOURCES.parent / "docs" / "server.md").read_text()
    command = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    options = {option.opts[0] for option in command.params}
    assert set(re.findall(r"^\| `(--[a-z-]+)", page, re.M)) == options
    metrics = {
        line.split()[2] for line in Metrics().text().decode().splitlines() if "# TYPE" in line
    }
    named = set(re.findall(r"^\| `(nullo_\w+)", page, re.M))
    assert named == {name for name in metrics if not name.endswith("_created")}


def test_the_page_tells_the_defaults() -> None:
    page = (SOURCES.parent / "docs" / "server.md").read_text()
    command = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    limits, settings = Limits(), ServerSettings("")
    defaults = {option.opts[0]: option.default for option in command.params}
    assert defaults["--connections"] == limits.connections_per_address
    assert defaults["--tables-per-hour"] == limits.tables_per_hour
    assert (defaults["--grace"], defaults["--pace"]) == (settings.grace, settings.pace)
    for name in ("--grace", "--pace", "--connections", "--tables-per-hour"):
        assert re.search(rf"^\| `{name} \w+` \| {defaults[name]:g} \|", page, re.M)


def test_a_second_server_on_one_file_says_why_it_does_not_start(tmp_path: Path) -> None:
    args = ("serve", "--port", "0", "--db", f"sqlite:///{tmp_path}/t.db")
    with process(*args[1:]) as server:
        for language, told in IN_USE.items():
            second = subprocess.run(
                [sys.executable, "-m", "nullo", *args],
                env={**os.environ, "NULLO_LANG": language},
                capture_output=True,
                text=True,
                timeout=WAIT,
            )
            assert second.returncode != 0
            assert told in second.stderr and str(tmp_path / "t.db") in second.stderr
            assert len(second.stderr.strip().splitlines()) == 1
        server.table("nothing").come().go()  # the first one serves on
        server.end(signal.SIGKILL)
    with process(*args[1:]):
        pass
