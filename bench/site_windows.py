"""The browsers in which a site is measured, and the memory that they need."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, sync_playwright

from browser import windows
from browser.chromium import FLAGS, find
from browser.windows import Window


class _Chromium(Window):
    fingers = False

    def __init__(self, page: Page, version: str, pid: int) -> None:
        self._page = page
        self.version = f"Chromium {version}"
        self.pid = pid

    def open(self, url: str) -> None:
        self._page.goto(url)

    def _run(self, script: str, args: Any) -> Any:
        return self._page.evaluate(f"(args) => new Promise((done) => {script}(args, done))", args)

    def _act(self, source: dict[str, Any]) -> None:
        raise NotImplementedError

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def picture(self, path: Path) -> None:
        self._page.screenshot(path=path)


@contextmanager
def chromium() -> Iterator[Window]:
    """A window of headless Chromium with a new profile on disk, in a context."""
    found = find()
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=found.path, env={**os.environ, **found.env}, args=FLAGS
        )
        context.set_default_timeout(0)
        own = [pid for pid in _descendants(os.getpid()) if profile in _command(pid)]
        browser = context.browser
        version = (
            browser.version
            if browser
            else context.pages[0].evaluate("navigator.userAgent.match(/Chrome\\/(\\d+)/)[1]")
        )
        yield _Chromium(context.pages[0], version, own[0])
        context.close()


BROWSERS: dict[str, Callable[[], AbstractContextManager[Window]]] = {
    "chromium": chromium,
    **windows.BROWSERS,
}


def memory(pid: int) -> int:
    """The bytes of memory of a process and its descendants; shared memory counts once (PSS)."""
    total = 0
    for one in [pid, *_descendants(pid)]:
        try:
            text = Path(f"/proc/{one}/smaps_rollup").read_text()
        except OSError:  # it has ended
            continue
        total += sum(int(line.split()[1]) for line in text.splitlines() if line.startswith("Pss:"))
    return total * 1024


def _descendants(pid: int) -> list[int]:
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        children.setdefault(parent, []).append(int(stat.parent.name))
    found = [pid]
    for one in found:
        found += children.get(one, [])
    return found[1:]


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""
