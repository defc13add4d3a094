"""A person with a browser of their own: a page, and everything that went wrong in it."""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
)

from browser.serve import Server

SHOTS = Path(__file__).parents[2] / "build" / "shots"
PICTURES = bool(os.environ.get("NULLO_PICTURES"))
WAIT = 90_000  # only to end a hang: a busy machine is slow, and a passing test does not wait
LEGAL = "[data-action]:not([aria-disabled='true']):not([disabled])"
VIOLATIONS = """document.addEventListener("securitypolicyviolation", (event) =>
    console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));"""

# The page shows each move for a while, longer if it decides a trick or a hand, and the result of a hand for
# five seconds; tests that only play need not wait for it.
QUICK = """(() => {
    const wait = window.setTimeout;
    window.setTimeout = (what, ms, ...more) =>
        wait(what, (ms > 100 && ms <= 2700) || ms === 5000 ? 20 : ms, ...more);
})();"""

# The question about sounds is for people; the test of it removes the answer.
ASKED = """try {
    localStorage.nullo ??= JSON.stringify({ soundsAsked: true });
} catch {}"""

# A page of the server without scripts.
BLANK = "/health"
# Returns whether the page is as new: a clock that a test has moved stays in the context and replaces Date.
FORGET = """async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
    return Date.prototype.constructor === Date;
}"""

Choice = Callable[[list[str]], str]


def first(actions: list[str]) -> str:
    """The first of the legal actions."""
    return actions[0]


class Person:
    """A browser context with a page, which begins at an empty page of the server.

    Attributes:
        page: the tab in front.
        problems: console errors and warnings, exceptions, failed requests, requests to elsewhere.
        got: status and address of each HTTP answer.
        sent: ids of the commands that the page has sent to the table.
        answers: by id, the event that it became; 0: refused.
        altered: whether the context has something that cannot be removed, so that it serves once.

    Args:
        context: a new one, or one that another person has left.
        quick: whether the page shows moves without pauses.
    """

    def __init__(self, context: BrowserContext, origin: str, quick: bool = True) -> None:
        if not context.pages:
            context.set_default_timeout(WAIT)
            context.add_init_script(VIOLATIONS)
            context.add_init_script(ASKED)
            if quick:
                context.add_init_script(QUICK)
            context.new_page()
        self.context = context
        self.origin = origin
        self.problems: list[str] = []
        self.got: list[tuple[int, str]] = []
        self.sent: list[str] = []
        self.answers: dict[str, int] = {}
        self.altered = False
        self._forgiven: list[str] = []
        self._listeners: dict[Any, Callable[[Any], None]] = {
            "console": self._console,
            "pageerror": self._exception,
            "request": self._request,
            "requestfailed": self._failed,
            "response": self._response,
            "websocket": self._socket,
        }
        self.page = context.pages[0]
        if self.page.url != origin + BLANK:
            self.page.goto(origin + BLANK)
        self._listen(self.page)

    def tab(self) -> Page:
        """Open a new tab of the same browser; its problems are recorded, too."""
        page = self.context.new_page()
        assert self.page.viewport_size
        page.set_viewport_size(self.page.viewport_size)
        self._listen(page)
        return page

    def _listen(self, page: Page) -> None:
        for event, listener in self._listeners.items():
            page.on(event, listener)

    def add_script(self, script: str) -> None:
        """Run a script at the beginning of whatever this tab opens next."""
        self.altered = True
        self.page.add_init_script(script)

    def leave(self) -> bool:
        """Leave the context as if new, except for what the browser has cached; False: it is closed."""
        try:
            first, *others = self.context.pages
            first.evaluate("0")  # what has gone wrong until now is told before the answer
            for event, listener in self._listeners.items():
                first.remove_listener(event, listener)
            for other in others:
                other.close()
            if not self.altered:
                self.context.set_offline(False)
                first.unroute_all()
                first.mouse.move(0, 0)
                first.goto(self.origin + BLANK)
                as_new = bool(first.evaluate(FORGET))
                self.context.clear_cookies()
                self.context.clear_permissions()
                if as_new:
                    return True
        except (Error, ValueError):
            pass  # the server is not there any more, or the page
        self.context.close()
        return False

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framesent", self._note_sent)
        socket.on("framereceived", self._note_answer)

    def _note_sent(self, text: str | bytes) -> None:
        id = json.loads(text).get("id", "")
        if id and id not in self.sent:
            self.sent.append(id)

    def _note_answer(self, text: str | bytes) -> None:
        frame = json.loads(text)
        if frame.get("id"):
            self.answers.setdefault(frame["id"], frame.get("seq", 0))

    # --- what goes wrong --------------------------------------------------------------------

    def _problem(self, text: str) -> None:
        if not any(re.search(pattern, text) for pattern in self._forgiven):
            self.problems.append(text)

    def _exception(self, error: Error) -> None:
        self._problem(f"exception: {error}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            self._problem(f"{message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.origin, "data:", "blob:")):
            self._problem(f"asked elsewhere: {request.url}")

    def _failed(self, request: Request) -> None:
        if request.failure == "net::ERR_ABORTED" and request.method == "GET":
            return  # the page was left before the answer came; server errors have other names
        self._problem(f"failed: {request.method} {request.url}: {request.failure}")

    def _response(self, response: Response) -> None:
        self.got.append((response.status, response.url))
        if response.status >= 400:
            self._problem(f"{response.status}: {response.request.method} {response.url}")

    def forgive(self, *patterns: str) -> None:
        """Ignore such problems from now on, which may be told long after their cause."""
        self._forgiven = [*self._forgiven, *patterns]

    @contextmanager
    def forgiving(self, *patterns: str) -> Iterator[None]:
        """Ignore problems that a test causes itself by cutting the connection or stopping the server."""
        before, self._forgiven = self._forgiven, [*self._forgiven, *patterns]
        yield
        self._forgiven = before

    # --- where it stands --------------------------------------------------------------------

    @property
    def table(self) -> Locator:
        """The root of the table screen."""
        return self.page.locator("main[data-stage]")

    @property
    def seq(self) -> int:
        """The last event that the page has."""
        return int(self.table.get_attribute("data-seq") or 0)

    @property
    def stage(self) -> str:
        """``gathering``, ``playing`` or ``over``."""
        return self.table.get_attribute("data-stage") or ""

    @property
    def phase(self) -> str:
        """The phase of the game."""
        return self.table.get_attribute("data-phase") or ""

    @property
    def id(self) -> str:
        """The table's id, from the address."""
        return self.page.url.rpartition("/t/")[2].partition("?")[0]

    def cookie(self) -> str:
        """The session cookie of this browser."""
        return next(
            (c["value"] for c in self.context.cookies(self.origin) if c["name"] == "nullo"), ""
        )

    # --- doing ------------------------------------------------------------------------------

    def prefer(self, **preferences: Any) -> None:
        """Set preferences, which apply from the next page on."""
        text = json.dumps({"soundsAsked": True, **preferences})
        self.page.evaluate("text => localStorage.setItem('nullo', text)", text)

    def speak(self, language: str) -> None:
        """Change the language of the page, as if chosen in another tab."""
        self.page.evaluate(
            """lang => {
                const kept = JSON.parse(localStorage.getItem("nullo") || "{}");
                const newValue = JSON.stringify({ ...kept, lang });
                localStorage.setItem("nullo", newValue);
                window.dispatchEvent(new StorageEvent("storage", { key: "nullo", newValue }));
            }""",
            language,
        )
        self.page.wait_for_function("lang => document.documentElement.lang === lang", arg=language)

    def open(self, path: str = "/") -> None:
        """Go to a page of the server."""
        self.page.goto(self.origin + path)

    def actions(self) -> list[str]:
        """The actions that the page offers now."""
        found: list[str] = self.page.locator(LEGAL).evaluate_all(
            "all => all.filter(one => one.checkVisibility()).map(one => one.dataset.action)"
        )
        return list(dict.fromkeys(found))

    def button(self, action: str) -> Locator:
        """The button, or card, of an action."""
        return self.page.locator(f'[data-action="{action}"]').first

    def reached(self, seq: int) -> None:
        """Wait until the page has processed an event."""
        self.page.wait_for_function(
            "seq => Number(document.querySelector('main[data-stage]')?.dataset.seq) >= seq",
            arg=seq,
        )

    def until(self, done: Callable[[], bool], what: str) -> None:
        """Wait until a condition holds."""
        end = time.monotonic() + WAIT / 1000
        while not done():
            assert time.monotonic() < end, f"not within {WAIT} ms: {what}"
            self.page.wait_for_timeout(10)

    def taken(self, before: int, action: str) -> None:
        """Wait until the commands sent after the first ``before`` ones are events that the page shows."""
        self.until(lambda: len(self.sent) > before, f"{action} was not sent")
        id = self.sent[before]
        self.until(lambda: id in self.answers, f"{action} was not answered")
        assert self.answers[id], f"{action} was refused"
        self.reached(self.answers[id])

    def asked(self, timeout: float = WAIT) -> bool:
        """Wait until this person is to act or the game is over; returns whether they are to act."""
        self.page.wait_for_function(
            """legal => document.querySelector("main[data-stage=over]") ||
                [...document.querySelectorAll(legal)].some((one) => one.checkVisibility())""",
            arg=LEGAL,
            timeout=timeout,
        )
        return self.stage != "over"

    def press(self, action: str) -> None:
        """Click on an action; the pointer comes from the edge of the page."""
        self.page.mouse.move(1, 1)
        self.button(action).click()

    def act(self, choose: Choice = first) -> str:
        """Do one of the offered actions by clicking; wait until it is done."""
        action, before = choose(self.actions()), len(self.sent)
        self.press(action)
        action = self.sauce(action, before)
        self.taken(before, action)
        return action

    def sauce(
        self, action: str, before: int, answer: Callable[[Locator], None] = Locator.click
    ) -> str:
        """Choose which Sauce a SAUCE card is to be, if asked; returns the resulting action."""
        which = self.page.get_by_role("dialog").locator("[data-action]")
        self.until(lambda: len(self.sent) > before or which.count() > 0, f"{action} was not sent")
        if len(self.sent) > before:
            return action
        chosen = which.first.get_attribute("data-action")
        assert chosen
        answer(which.first)
        return chosen

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, and wait until the page has settled in it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(
            "async () => { for (let k = 0; k < 3; k++) await new Promise(requestAnimationFrame); }"
        )
        self.settled()

    def settled(self) -> Any:
        """Wait until fonts are loaded and nothing moves any more."""
        return self.page.evaluate(
            """async () => {
                await document.fonts.ready;
                await Promise.allSettled(document.getAnimations().map((one) => one.finished));
            }"""
        )

    def picture(self, name: str, full_page: bool = False) -> None:
        """Store a picture of the page in ``build/shots``, if ``NULLO_PICTURES`` asks for it."""
        if PICTURES:
            self.page.screenshot(path=SHOTS / f"{name}.png", full_page=full_page)


class Invite(Protocol):
    """Makes a person with a fresh browser profile at a server."""

    def __call__(self, server: Server, quick: bool = True, **context: Any) -> Person: ...
