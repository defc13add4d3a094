"""How soon the first page is usable, its size, and how soon a move is shown.

On a busy machine only the order of magnitude is checked; ``-s`` prints the measurements.
"""

from __future__ import annotations

import statistics

import pytest
from playwright.sync_api import Page, Request

from browser.person import Invite, Person
from browser.serve import Server
from browser.tables import at_random, sit_down
from long_run import LONG, part
from nullo.locale.words import say

WEIGHT = 150_000
USABLE_MS = 1000
SEEN_MS = 50
SLACK = 5
WATCH = """() => {
    window.seen = {};
    const main = document.querySelector("main[data-stage]");
    new MutationObserver(() => { window.seen[main.dataset.seq] ??= Date.now(); })
        .observe(main, { attributes: true, attributeFilter: ["data-seq"] });
}"""


@pytest.mark.parametrize("language", part(["en", "fr"], "fr"))
def test_the_first_page(language: str, shared_server: Server, invite: Invite) -> None:
    times = []
    play = say("lobby-play-game", {"game": "Sauce"}, language)
    for _ in range(3):
        ann = invite(shared_server, locale=language, new=True)
        done = _finished(ann.page)
        ann.page.goto(shared_server.origin, wait_until="commit")
        ann.page.get_by_role("button", name=play, exact=True).click(trial=True)
        ann.page.wait_for_load_state("networkidle")
        times.append(
            ann.page.evaluate(
                """() => Math.max(...performance.getEntriesByType("paint").map((p) => p.startTime),
                    ...performance.getEntriesByType("resource").map((r) => r.responseEnd))"""
            )
        )
        weight = sum(map(_size, done))
        ann.context.close()
    median = statistics.median(times)
    print(f"\nfirst page ({language}): {weight:,} bytes; painted and loaded {median:.0f} ms")
    assert weight < WEIGHT
    assert median < USABLE_MS * SLACK


def _finished(page: Page) -> list[Request]:
    """A list that collects the answered requests of a page from now on."""
    done: list[Request] = []
    page.on("requestfinished", lambda request: done.append(request))
    return done


def _size(request: Request) -> int:
    sizes = request.sizes()
    return int(sizes["responseBodySize"] + sizes["responseHeadersSize"])


def test_a_move_is_seen_by_the_others(shared_server: Server, invite: Invite) -> None:
    ann, eve = invite(shared_server), invite(shared_server)
    table = sit_down(ann, "alles-oder-nichts", {"players": 4})
    assert ann.asked()
    eve.open(f"/t/{table}")
    eve.table.wait_for()
    lags = []
    choose = at_random(1)
    for person in (ann, eve):
        person.page.evaluate(WATCH)
    for _ in range(12 if LONG else 6):
        assert ann.asked()
        lags.append(_lag(ann, eve, choose(ann.actions())))
    print(f"\na move at another browser after {statistics.median(lags):.0f} ms (most {max(lags)})")
    assert statistics.median(lags) < SEEN_MS * SLACK


def _lag(ann: Person, eve: Person, action: str) -> int:
    """Milliseconds from a click to the change in the other person's page."""
    ann.page.evaluate(
        """() => addEventListener("click", () => { window.clicked = Date.now(); },
            { capture: true, once: true })"""
    )
    before = len(ann.sent)
    ann.button(action).click()
    ann.taken(before, action)
    seq = ann.answers[ann.sent[before]]
    eve.page.wait_for_function("seq => window.seen[seq]", arg=seq)
    seen: int = eve.page.evaluate("seq => window.seen[seq]", seq)
    clicked: int = ann.page.evaluate("window.clicked")
    return seen - clicked
