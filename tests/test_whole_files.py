"""Files are written whole or not at all."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from nullo.system.whole_files import write_whole

posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@posix
def test_a_file_is_as_readable_as_others_unless_it_is_private(tmp_path: Path) -> None:
    usual, own, kept = tmp_path / "usual", tmp_path / "own", tmp_path / "kept"
    kept.touch()
    kept.chmod(0o640)
    write_whole(usual, "é")
    write_whole(own, b"secret", private=True)
    write_whole(kept, "again")
    other = tmp_path / "other"
    other.touch()
    assert (mode(usual), mode(own), mode(kept)) == (mode(other), 0o600, 0o640)
    assert usual.read_bytes() == "é".encode()


def test_a_failure_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(number: int) -> None:
        raise OSError("no space left")

    path = tmp_path / "file"
    write_whole(path, "before")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        write_whole(path, "after")
    assert path.read_text() == "before"
    assert list(tmp_path.iterdir()) == [path]
