"""Standard streams that are closed, full, or read by nobody cause no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from nullo.locale.words import LANGUAGES, say

from .conftest import environment

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a POSIX shell closes them")

COMMANDS = ["games", "play nothing --plain --bots random", "learn sauce --plain", "frob"]
OUTPUTS = ["games", "--help", "play nothing --plain", "serve --port 0", "replay -"]


def shell(state_home: Path, command: str, streams: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", "-c", f'"{sys.executable}" -m nullo {command} {streams}'],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        env=environment(state_home, {"NULLO_LANG": "en"}),
    )


@pytest.mark.parametrize("command", OUTPUTS)
def test_a_closed_output_is_told_at_once(state_home: Path, command: str) -> None:
    done = shell(state_home, command, ">&-")
    assert done.returncode == 2
    assert done.stderr == f"nullo: {say('cli-no-output')}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_a_closed_error_and_a_closed_input_do_no_harm(state_home: Path, command: str) -> None:
    code = 2 if command == "frob" else 0
    for streams in ("2>&-", "<&-", "<&- 2>&-"):
        done = shell(state_home, command, streams)
        assert (done.returncode, "Traceback" in done.stderr) == (code, False), streams
        assert len(done.stdout) > 0 or command == "frob"
    assert shell(state_home, command, ">&- 2>&-").returncode == 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("command", ["games", "frob"])
def test_full_streams(state_home: Path, command: str) -> None:
    done = shell(state_home, command, "2>/dev/full")
    assert done.returncode == (2 if command == "frob" else 0)
    done = shell(state_home, command, ">/dev/full")
    assert done.returncode == 2
    told = done.stderr.replace(f"{say('cli-note-interpreted')}\n", "")  # if it is not compiled
    assert told.count("\n") == 1


def test_an_input_that_is_closed_is_no_record(state_home: Path) -> None:
    done = shell(state_home, "replay -", "<&-")
    assert done.returncode == 2
    assert done.stderr.startswith("-: ")


def test_it_is_said_in_every_language() -> None:
    assert len({say("cli-no-output", language=language) for language in LANGUAGES}) == 3
