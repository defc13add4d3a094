"""A user without a home directory, or with one that cannot be written: a sentence, or it works."""

from __future__ import annotations

import base64
import hashlib
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from nullo.site.pyodide import fetch
from nullo.terminal.shared.errors import reason

from .conftest import Run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows always has a home")


@pytest.fixture(params=["none", "gone"])
def home(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """No home at all, as in many containers, or one that cannot be made."""
    import pwd

    def unknown(uid: int) -> None:
        raise KeyError(uid)

    for name in list(os.environ):
        if name.startswith("XDG_"):
            monkeypatch.delenv(name)
    if request.param == "none":
        monkeypatch.delenv("HOME")
        monkeypatch.setattr(pwd, "getpwuid", unknown)
    else:
        monkeypatch.setenv("HOME", "/proc/nobody")
    return str(request.param)


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    assert run("simulate", "nothing", "--games", "1", "--records", path).code == 0
    return path


@pytest.mark.usefixtures("home")
def test_what_keeps_nothing_works(run: Run, record: Path) -> None:
    for words in (
        ("games",),
        ("rules", "nothing"),
        ("replay", record),
        ("replay", record, "--json"),
        ("analyse", record, "--worlds", "2", "--jobs", "1"),
        ("history",),
        ("history", "--json"),
        ("daily",),
        ("simulate", "nothing", "--games", "1"),
    ):
        done = run(*words)
        assert (done.code, done.err) == (0, ""), words
        assert done.out


def test_what_keeps_something_says_so_in_a_sentence(run: Run, home: str) -> None:
    why = "there is no home directory" if home == "none" else "no such file or directory"
    for words, hint in ((("daily", "nothing", "--plain"), ""), (("serve", "--port", "0"), "--db")):
        done = run(*words)
        assert (done.code, done.out) == (2, ""), words
        assert done.err.count("\n") == 1
        assert why in done.err and hint in done.err


def test_a_game_goes_on_and_its_record_is_written(
    run: Run, home: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.json"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    done = run("play", "nothing", "--plain", "--no-cut", "--seed", "1", "--record", path)
    assert done.code == 0
    assert done.err.replace("\n", " ").count("the game cannot be saved there") == 1
    assert run("replay", path, "--json").code == 0


def test_what_a_site_needs_cannot_be_kept(home: str) -> None:
    kind = NotADirectoryError if home == "none" else FileNotFoundError
    why = "there is no home directory" if home == "none" else "no such file or directory"
    digest = base64.b64encode(hashlib.sha256(b"x").digest()).decode()
    with pytest.raises(kind) as caught:
        fetch("data:text/plain,x", f"sha256-{digest}")
    assert reason(caught.value).startswith(why)


def test_a_folder_that_was_deleted_is_no_fault(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    code = "import os; os.rmdir(os.getcwd()); from nullo.cli import main; main(['games'])"
    done = subprocess.run([sys.executable, "-c", code], cwd=gone, capture_output=True)
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
