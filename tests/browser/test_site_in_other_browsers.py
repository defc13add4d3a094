"""In Firefox and in WebKit: a whole game, after what serves the page has been stopped."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from browser.serve import Server
from browser.static_site import ASK, BELOW, KEEP_START, KEPT, KEPT_OFFLINE, StaticSite
from browser.tables import SHORT, at_random
from browser.visitor import Visitor, wish
from browser.windows import BROWSERS, Window
from long_run import LONG, part
from nullo.records import record as records

# Only the long run has WebKit here: its driver once lost the window after so much work.
pytestmark = pytest.mark.parametrize(
    "window", part(BROWSERS, "firefox"), indirect=True, scope="module"
)


def ask(ann: Visitor, method: str, path: str, body: str = "") -> object:
    """The JSON that the application answers."""
    status, answer = ann.run(f"return ({ASK})(args)", method, path, body)
    assert status in (200, 201), answer
    return answer


def test_a_game_goes_on_when_the_host_has_gone(window: Window, site: StaticSite) -> None:
    ann = Visitor(window, site.origin)
    ann.open(BELOW)
    made = ask(ann, "POST", "/api/tables", wish("alles-oder-nichts", SHORT["alles-oder-nichts"]))
    assert isinstance(made, dict)
    page = f"{BELOW}#/t/{made['table']}"
    ann.open(page)
    assert ann.asked()
    choose = at_random(1)
    ann.act(choose(ann.actions()))
    ann.run(f"await ({KEPT})(1)")
    # Chromium's tests begin from it, too; on a busy machine Firefox now and then does not make it in 100 s.
    start = ann.run(f"return ({KEEP_START})()") if LONG else ""
    site.stop()
    try:
        window.open("about:blank")  # or only the part after # would change
        ann.open(page)
        assert ann.play_on(choose) > 3
        record = ask(ann, "GET", f"/api/tables/{made['table']}/record")
        if start:
            assert ann.run("return caches.has(args[0])", start)  # what does not work is forgotten
    finally:
        site.start()
    assert records.read(json.dumps(record)).state.is_terminal()
    assert not ann.problems()


@pytest.mark.long
def test_a_page_that_is_left_while_bots_move_keeps_nobody_waiting(
    window: Window, site: StaticSite
) -> None:
    ann = Visitor(window, site.origin)
    for _ in range(4):
        ann.open(BELOW)
        ann.press("button", "Play now: Sauce")
        ann.until("document.querySelector('main[data-stage] .held')")
        window.open("about:blank")  # bots are moving, and their moves are being kept


@pytest.mark.long
def test_a_game_is_played_while_the_server_is_away(
    window: Window, servers: Callable[..., Server], site_folder: Path
) -> None:
    server = servers(offline=site_folder)
    ann = Visitor(window, server.origin)
    ann.open("/")
    ann.run(f"await ({KEPT_OFFLINE})()")
    server.stop()
    ann.open("/")
    ann.until("document.body.innerText.includes('You play against bots')")
    assert ann.run("return location.pathname + location.hash") == "/offline/#/"
    made = ask(ann, "POST", "/api/tables", wish("all-fives", SHORT["all-fives"]))
    assert isinstance(made, dict)
    ann.open(f"/offline/#/t/{made['table']}")
    assert ann.play_on(at_random(2)) > 3
    record = ask(ann, "GET", f"/api/tables/{made['table']}/record")
    assert records.read(json.dumps(record)).state.is_terminal()
    assert not ann.problems()
