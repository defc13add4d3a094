"""One interface to windows of Firefox and WebKit, which Playwright cannot drive as distributions build them.

Debian has both: ``firefox-esr``, driven by WebDriver BiDi, and ``webkit2gtk-driver``, driven by WebDriver,
with a WebKit that needs a screen (``xvfb``).
"""

from __future__ import annotations

import base64
import itertools
import json
import os
import shutil
import signal
import subprocess
import time
import urllib.request
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

from websockets.sync.client import ClientConnection, connect

from browser.serve import free_port

Point = tuple[float, float]
FIREFOX = ("firefox-esr", "firefox")
WEBKIT_FOLDERS = ("/usr/lib/*-linux-gnu", "/usr/lib", "/usr/libexec")
MINI_BROWSER = "webkit2gtk-4.*/MiniBrowser"
SCREEN = ("-screen", "0", "1500x1000x24", "-nolisten", "tcp")
PREFERENCES = """user_pref("ui.prefersReducedMotion", 1);
user_pref("app.normandy.enabled", false);
user_pref("toolkit.telemetry.server", "");
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
"""
"""Of Firefox; all but the first keep it from asking elsewhere."""
WAIT = 120.0
"""Seconds, only to end a hang: a busy machine is slow."""
START = 60.0
"""Seconds after which WebKit is started again if it has not answered."""

CALL = """((args, done) => (async () => {%s})().then(
    (found) => done({ found: found ?? null }),
    (error) => done({ error: `${error}\\n${error?.stack ?? ""}` }),
))"""


class Absent(Exception):
    """The browser, or what it needs, is not installed; the message says what."""


class Window(ABC):
    """A window of a browser with an empty profile.

    Attributes:
        version: name and version of the browser.
        pid: the process that has started all others of the browser.
        fingers: whether the driver can touch the page.
    """

    version: str
    pid: int
    fingers: bool

    @abstractmethod
    def open(self, url: str) -> None:
        """Go to an address, and wait until it has loaded."""

    @abstractmethod
    def _run(self, script: str, args: Any) -> Any:
        """What a function of ``args`` and a callback passes to the callback."""

    @abstractmethod
    def _act(self, source: dict[str, Any]) -> None:
        """Do what a source of input does, as WebDriver states it."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page a size; WebKit: the window, which cannot be narrower than 450 pixels or so."""

    @abstractmethod
    def picture(self, path: Path) -> None:
        """Store a picture of what the window shows."""

    def run(self, body: str, *args: Any) -> Any:
        """What the body of an asynchronous function of the page returns, which finds ``args`` as a list.

        Raises:
            AssertionError: it has thrown.
        """
        answer = self._run(CALL % body, args)
        assert "error" not in answer, answer["error"]
        return answer["found"]

    def point(self, *points: Point, touch: bool = False) -> None:
        """Press at the first point of the page, move over the others, and release at the last."""
        moves = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 100 if number else 0}
            for number, (x, y) in enumerate(points)
        ]
        pressed, released = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
        kind = "touch" if touch else "mouse"
        actions = [moves[0], pressed, *moves[1:], released]
        parameters = {"pointerType": kind}
        self._act({"type": "pointer", "id": kind, "parameters": parameters, "actions": actions})

    def press(self, key: str) -> None:
        """Press a key: a character, those of WebDriver for others, such as ``"\\ue00c"`` for Escape."""
        actions = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keys", "actions": actions})


class _Firefox(Window):
    fingers = True

    def __init__(self, socket: ClientConnection, pid: int) -> None:
        self._socket = socket
        self._numbers = itertools.count()
        told = self._do("session.new", capabilities={})
        self.version = f"Firefox {told['capabilities']['browserVersion']}"
        self.pid = pid
        self._tab = {"context": self._do("browsingContext.create", type="tab")["context"]}

    def _do(self, method: str, **params: Any) -> Any:
        """The result of a command of WebDriver BiDi."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while (answer := json.loads(self._socket.recv(WAIT))).get("id") != number:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]

    def open(self, url: str) -> None:
        self._do("browsingContext.navigate", **self._tab, url=url, wait="complete")

    def _run(self, script: str, args: Any) -> Any:
        text = "(answer) => done(JSON.stringify(answer))"
        function = f"(args) => new Promise((done) => {script}(JSON.parse(args), {text}))"
        answer = self._do(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": json.dumps(args)}],
            target=self._tab,
            awaitPromise=True,
        )
        return json.loads(answer["result"]["value"])

    def _act(self, source: dict[str, Any]) -> None:
        self._do("input.performActions", **self._tab, actions=[source])

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._do("browsingContext.setViewport", **self._tab, viewport=size)

    def picture(self, path: Path) -> None:
        shot = self._do("browsingContext.captureScreenshot", **self._tab)["data"]
        path.write_bytes(base64.b64decode(shot))


class _WebKit(Window):
    fingers = False

    def __init__(self, driver: str, program: Path, pid: int) -> None:
        self._session = f"{driver}/session"
        options = {"binary": str(program), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        told = self._do("", capabilities=wanted)
        self._session += f"/{told['sessionId']}"
        self._do("/timeouts", script=int(WAIT * 1000))
        self.version = f"WebKitGTK {told['capabilities']['browserVersion']}"
        self.pid = pid

    def _do(
        self, path: str, method: str = "POST", timeout: float = WAIT * 1.5, **params: Any
    ) -> Any:
        """The result of a command of WebDriver, within so many seconds."""
        data = json.dumps(params).encode() if method == "POST" else None
        request = urllib.request.Request(self._session + path, data, method=method)
        with urllib.request.urlopen(request, timeout=timeout) as answer:
            return json.load(answer)["value"]

    def answers(self, url: str) -> bool:
        """Whether it opens a page and runs a script there."""
        try:
            self._do("/url", timeout=START, url=url)
            self._do("/execute/async", timeout=START, script="arguments[0](1)", args=[])
        except TimeoutError:
            return False
        return True

    def end(self) -> None:
        """Close the browser."""
        self._do("", "DELETE")

    def open(self, url: str) -> None:
        self._do("/url", url=url)

    def _run(self, script: str, args: Any) -> Any:
        return self._do("/execute/async", script=f"{script}(...arguments)", args=[args])

    def _act(self, source: dict[str, Any]) -> None:
        self._do("/actions", actions=[source])

    def resize(self, width: int, height: int) -> None:
        self._do("/window/rect", width=width, height=height)

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self._do("/screenshot", "GET")))


@contextmanager
def _program(*command: str, **more: Any) -> Iterator[subprocess.Popen[str]]:
    """A running program, which is ended in the end with those that it has started."""
    with subprocess.Popen(command, text=True, start_new_session=True, **more) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)


@contextmanager
def firefox() -> Iterator[Window]:
    """Firefox without a screen.

    Raises:
        Absent: it is not installed.
    """
    path = next(filter(None, map(shutil.which, FIREFOX)), None)
    if path is None:
        raise Absent("Firefox is not installed (Debian: firefox-esr)")
    streams: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
    # Some of its processes may still write there when it has ended.
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        (Path(profile) / "user.js").write_text(PREFERENCES, encoding="utf-8")
        command = [path, "--headless", "--no-remote", "--profile", profile]
        with _program(*command, "--remote-debugging-port", "0", **streams) as process:
            assert process.stderr
            lines = iter(process.stderr.readline, "")
            address = next(line.split()[-1] for line in lines if "BiDi listening on" in line)
            reader = Thread(target=deque, args=(lines, 0))  # or the pipe would be full
            reader.start()
            try:
                with connect(f"{address}/session", max_size=None, proxy=None) as socket:
                    yield _Firefox(socket, process.pid)
            finally:
                process.terminate()
                reader.join()


@contextmanager
def webkit() -> Iterator[Window]:
    """WebKitGTK's MiniBrowser, on a screen of its own.

    Raises:
        Absent: it, its driver or the screen is not installed.
    """
    folders = [path for name in WEBKIT_FOLDERS for path in Path("/").glob(name[1:])]
    found = [path for folder in folders for path in folder.glob(MINI_BROWSER)]
    driver = shutil.which("WebKitWebDriver")
    if driver is None or not found:
        raise Absent("WebKit is not installed (Debian: webkit2gtk-driver)")
    if shutil.which("Xvfb") is None:
        raise Absent("WebKit needs a screen, and Xvfb is not installed (Debian: xvfb)")
    streams: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with _program("Xvfb", "-displayfd", "1", *SCREEN, **streams) as screen:
        assert screen.stdout
        env = {**os.environ, "DISPLAY": f":{screen.stdout.readline().strip()}"}
        env.pop("WAYLAND_DISPLAY", None)
        for more_tries in (True, True, False):
            port = free_port()
            with _program(driver, f"--port={port}", env=env, **streams) as process:
                address = f"http://127.0.0.1:{port}"
                _wait_for(f"{address}/status", process)
                window = _WebKit(address, found[0], process.pid)
                # Now and then it never answers the first script of its first page, nor anything else.
                if more_tries and not window.answers(f"{address}/status"):
                    continue
                try:
                    yield window
                finally:
                    window.end()
                return


def _wait_for(url: str, process: subprocess.Popen[str]) -> None:
    """Wait until an address answers."""
    end = time.monotonic() + WAIT
    while True:
        try:
            with urllib.request.urlopen(url, timeout=WAIT):
                return
        except OSError:
            if process.poll() is not None or time.monotonic() > end:
                raise
        time.sleep(0.05)


BROWSERS: dict[str, Callable[[], AbstractContextManager[Window]]] = {
    "firefox": firefox,
    "webkit": webkit,
}
