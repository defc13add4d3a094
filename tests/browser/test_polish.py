"""Everything around the games: installing the app, slow connections, refusals, a browser that refuses
storage, printing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from browser.person import Invite, Person
from browser.serve import Server
from browser.states import STATES, lobby
from browser.tables import sit_down
from long_run import part
from nullo.locale.words import LANGUAGES, say

LINKS = """() => [...document.querySelectorAll("link[rel=manifest], link[rel*=icon]")].map(
    (link) => new URL(link.href).pathname + new URL(link.href).search)"""


@pytest.mark.long
@pytest.mark.parametrize("language", part(LANGUAGES, "fr"))
def test_an_app_can_be_installed(shared_server: Server, invite: Invite, language: str) -> None:
    ann = invite(shared_server, locale=f"{language}-XX")
    ann.open()
    ann.page.locator("h1").wait_for()
    links = ann.page.evaluate(LINKS)
    assert f"/manifest.webmanifest?lang={language}" in links
    told = ann.page.evaluate("async (url) => (await fetch(url)).json()", links[-1])
    assert told["lang"] == language
    for path in [*links, *(icon["src"] for icon in told["icons"]), "/preview.png"]:
        answer = ann.context.request.get(shared_server.origin + path)
        assert answer.ok, path
        if path.endswith(".png"):
            assert answer.body().startswith(b"\x89PNG")
    # Chromium reads it as well, and reports no problem.
    ann.altered = True
    line = ann.context.new_cdp_session(ann.page)
    read = line.send("Page.getAppManifest")
    assert read["errors"] == [] and json.loads(read["data"])["short_name"] == "Nullo"


@pytest.mark.long
def test_the_frame_has_the_theme_that_is_chosen(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    lobby(ann)
    colours = "() => [...document.querySelectorAll('meta[name=theme-color]')].map((m) => m.content)"
    assert ann.page.evaluate(colours) == ["#f4f2ed", "#141716"]
    ann.page.get_by_role("button", name="Settings", exact=True).click()
    ann.page.get_by_text("Dark", exact=True).click()
    assert ann.page.evaluate(colours) == ["#141716", "#141716"]


def test_a_slow_line_is_told_of_and_nothing_jumps(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server, quick=False)
    held: list[Route] = []
    ann.page.route("**/api/games", lambda route: held.append(route))
    ann.add_script(
        """window.jumps = 0;
        new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) window.jumps += entry.value;
        }).observe({ type: "layout-shift", buffered: true });"""
    )
    ann.open()
    status = ann.page.get_by_text(say("still-loading"))
    expect(status).to_be_visible()
    held[0].continue_()
    ann.page.get_by_role("button", name="Play now: Sauce", exact=True).wait_for()
    assert not status.is_visible()
    assert ann.page.evaluate("window.jumps") < 0.1


def problem(status: int, code: str) -> Callable[[Route], None]:
    """Answer requests like a server that refuses them."""
    body = {"error": {"code": code, "message": f"({code})"}}

    def refuse(route: Route) -> None:
        route.fulfill(status=status, json=body)

    return refuse


@pytest.mark.parametrize(
    ("status", "code"), part([(429, "too-fast"), (503, "busy")], (503, "busy"))
)
def test_a_refusal_is_told_and_can_be_tried_again(
    shared_server: Server, invite: Invite, status: int, code: str
) -> None:
    ann = invite(shared_server)
    ann.prefer(lang="de")
    with ann.forgiving(str(status)):
        ann.page.route("**/api/lobby", problem(status, code))
        ann.open()
        alert = ann.page.get_by_role("alert")
        expect(alert).to_contain_text(say(f"error-{code}", None, "de"))
        # The games can be played meanwhile.
        play = say("lobby-play-game", {"game": "Sauce"}, "de")
        assert ann.page.get_by_role("button", name=play).is_enabled()
        ann.page.unroute("**/api/lobby")
        alert.get_by_role("button").click()
        expect(alert).to_have_count(0)
        expect(ann.page.get_by_text(say("lobby-open-none", None, "de"))).to_be_visible()


def test_a_browser_that_keeps_nothing_can_play(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    ann.add_script(
        """Object.defineProperty(window, "localStorage", {
            get() { throw new DOMException("no", "SecurityError"); },
        });"""
    )
    lobby(ann)
    ann.page.get_by_role("button", name="Settings", exact=True).click()
    expect(ann.page.get_by_text(say("settings-not-kept"))).to_be_visible()
    ann.page.get_by_text("Dark", exact=True).click()
    assert ann.page.evaluate("document.documentElement.dataset.theme") == "dark"
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Play now: Nothing", exact=True).click()
    assert ann.asked()
    ann.act()


def test_a_browser_without_cookies_is_told(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    ann.add_script("Object.defineProperty(navigator, 'cookieEnabled', { value: false })")
    lobby(ann)
    ann.page.get_by_role("button", name="Play now: Sauce", exact=True).click()
    expect(ann.page.get_by_text(say("problem-no-cookies"))).to_be_visible()


@pytest.mark.parametrize("script", ["delete window.WebSocket", "window.WebSocket = refused"])
def test_a_line_that_does_not_open_is_told_of(
    shared_server: Server, invite: Invite, script: str
) -> None:
    ann = invite(shared_server)
    made = {"game": "nothing", "name": "Bob", "start": True}
    table = ann.context.request.post(f"{shared_server.origin}/api/tables", data=made).json()[
        "table"
    ]
    ann.add_script(
        f"function refused() {{ setTimeout(() => this.onclose({{ code: 1006 }}), 1); }}\n"
        f"refused.prototype.close = () => {{}};\n{script}"
    )
    ann.open(f"/t/{table}")
    expect(ann.page.get_by_role("heading", name=say("table-unreached"))).to_be_visible()
    expect(ann.page.locator("[data-connection]")).to_have_attribute("data-connection", "lost")


@pytest.mark.long
def test_a_title_says_where_one_is(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    lobby(ann)
    assert ann.page.title() == say("lobby-page")
    ann.open("/rules/sauce")
    expect(ann.page).to_have_title(say("rules-page", {"game": "Sauce"}))
    sit_down(ann, "nothing", {"players": 2})
    assert ann.asked()
    expect(ann.page).to_have_title(re.compile(rf"^{say('table-your-turn')} · Nothing"))


def printed(person: Person) -> str:
    """The text that would be printed on paper."""
    person.page.emulate_media(media="print")
    text: str = person.page.evaluate("document.body.innerText")
    return text


@pytest.mark.long
def test_a_result_is_printed_without_the_table(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server, color_scheme="dark")
    STATES["result"](ann)
    text = printed(ann)
    for word in ("Alles oder Nichts", "Total", say("table-history")):
        assert word in text
    for word in (say("act-play-again"), say("tool-settings"), say("act-lobby")):
        assert word not in text
    paper: Any = ann.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert paper == "rgb(255, 255, 255)"
    assert ann.page.pdf(format="A4").startswith(b"%PDF")


@pytest.mark.long
def test_rules_are_printed_whole(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    STATES["rules"](ann)
    ann.page.locator(".rules").wait_for()
    text = printed(ann)
    assert "T1." in text and "T15." in text
    assert ann.page.evaluate("document.querySelector('.body').scrollHeight") <= ann.page.evaluate(
        "document.querySelector('.body').clientHeight + 1"
    )
