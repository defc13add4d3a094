"""Somebody at the page in a browser that Playwright does not drive: finds and presses what is there."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from browser.person import ASKED, LEGAL, QUICK, Choice
from browser.windows import WAIT, Point, Window

LISTEN = """window.problems ??= (() => {
    const found = [];
    addEventListener("error", ({ message }) => found.push(`exception: ${message}`));
    addEventListener("unhandledrejection", ({ reason }) => found.push(`rejection: ${reason}`));
    document.addEventListener("securitypolicyviolation", (event) =>
        found.push(`CSP: ${event.violatedDirective} ${event.blockedURI}`));
    const { error } = console;
    console.error = (...told) => (found.push(`error: ${told.join(" ")}`), error(...told));
    return found;
})();"""

UNTIL = """const until = async (what) => {
    const end = Date.now() + %d;
    for (;;) {
        const found = what();
        if (found) return found;
        if (Date.now() > end) throw new Error(`not within the time: ${what}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
    }
};
"""

# As a person: it is seen, rests, and nothing lies over it.
PLACE = """const [selector, name] = args;
const named = (one) => !name || [one.ariaLabel, one.textContent.trim()].includes(name);
let before = "";
return until(() => {
    const one = [...document.querySelectorAll(selector)].find((one) => named(one) && one.checkVisibility());
    if (!one) return null;
    one.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const rests = before === `${x} ${y}`;
    before = `${x} ${y}`;
    if (!rests || !width || !one.contains(document.elementFromPoint(x, y))) return null;
    window.arrived = false;
    const note = ({ target }) => (window.arrived ||= one.contains(target));
    addEventListener("pointerdown", note, { capture: true, once: true });
    return [x, y];
});"""

ARRIVED = """const end = Date.now() + args[0] * 1000;
return until(() => window.arrived !== false ? "yes" : Date.now() > end && "no");"""
LOST = 5.0
"""Seconds after which a press that has not arrived is lost: now and then WebKit's driver loses one."""


class Visitor:
    """A person with a window of a browser.

    Args:
        window: the window.
        origin: the address of the server, to which paths are added.
    """

    def __init__(self, window: Window, origin: str) -> None:
        self.window = window
        self.origin = origin

    def open(self, path: str) -> None:
        """Go to a page, where moves are shown without pauses."""
        self.window.open(self.origin + path)
        self.window.run(LISTEN + ASKED + QUICK)

    def run(self, body: str, *args: Any) -> Any:
        """What a function of the page returns, in which ``await until(() => …)`` waits."""
        return self.window.run(UNTIL % (WAIT * 900) + body, *args)

    def problems(self) -> list[str]:
        """What has gone wrong since the page was opened."""
        found: list[str] = self.window.run("return window.problems ?? []")
        return found

    def until(self, condition: str, *args: Any) -> Any:
        """Wait until a JavaScript expression of ``args`` is true; returns its value."""
        return self.run(f"return until(() => {condition});", *args)

    def place(self, selector: str, name: str = "") -> Point:
        """Where the first visible element is, once it can be pressed."""
        x, y = self.run(PLACE, selector, name)
        return x, y

    def press(self, selector: str, name: str = "") -> None:
        """Press an element, by its selector and, if given, its whole text or label."""
        arrived = "no"
        while arrived == "no":
            self.window.point(self.place(selector, name))
            arrived = self.run(ARRIVED, LOST)

    # --- at a table ---------------------------------------------------------------------------

    def asked(self) -> bool:
        """Wait until this person is to act or the game is over; returns whether they are to act."""
        return bool(
            self.until(
                """document.querySelector("main[data-stage=over]") ? "over" :
                [...document.querySelectorAll(args[0])].some((one) => one.checkVisibility()) && "asked"
                """,
                LEGAL,
            )
            == "asked"
        )

    def actions(self) -> list[str]:
        """The actions that the page offers now."""
        found: list[str] = self.run(
            """const all = [...document.querySelectorAll(args[0])];
            return [...new Set(all.filter((one) => one.checkVisibility()).map((one) => one.dataset.action))];
            """,
            LEGAL,
        )
        return found

    def act(self, action: str, press: Callable[[str], None] | None = None) -> None:
        """Do an action; wait until it is an event that the page shows."""
        before = int(self.run("return document.querySelector('main[data-stage]').dataset.seq"))
        (press or self.press)(f'[data-action="{action}"]')
        shown = "Number(document.querySelector('main[data-stage]').dataset.seq) > args[0]"
        self.until(shown, before)

    def drag(self, selector: str, touch: bool = False) -> None:
        """Drag a card out of the hand."""
        x, y = self.place(selector)
        self.window.point((x, y), (x, y - 40), (x, y - 200), touch=touch)

    def play_on(self, choose: Choice) -> int:
        """Act whenever asked, to the end of the game; returns how often."""
        many = 0
        while self.asked():
            if actions := self.actions():  # else the page has moved on since it asked
                self.act(choose(actions))
                many += 1
        return many


def wish(game: str, options: dict[str, Any]) -> str:
    """The body of a request for a table that begins at once."""
    return json.dumps({"game": game, "options": options, "name": "Ann", "start": True})
