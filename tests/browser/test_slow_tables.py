"""Slow tables in the browser: chosen, listed by urgency, and with a notice of one's turn."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from browser.person import Invite, Person
from browser.serve import Server
from browser.tables import post
from browser.test_friends import join
from browser.test_looks import OVERFLOW
from nullo.locale.words import LANGUAGES, say

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}}
HIDE = """hidden => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
# A headless Chromium refuses all notices, so what it would show is noted instead.
NOTING = """(() => {
    let permission = "default";
    let shown = [];
    window.Notification = class {
        static get permission() { return permission; }
        static requestPermission() { return Promise.resolve((permission = "granted")); }
    };
    const worker = ServiceWorkerRegistration.prototype;
    worker.showNotification = async function (title, { body, tag, data }) {
        if (!this.active?.scriptURL.endsWith("/notices.js")) throw new TypeError("no worker");
        shown = shown.filter((one) => one.tag !== tag);
        shown.push({ title, body, tag, data });
    };
    worker.getNotifications = async ({ tag }) => shown
        .filter((one) => one.tag === tag)
        .map((one) => ({ close: () => (shown = shown.filter((other) => other !== one)) }));
    window.notices = () => shown.map(({ title, body, tag, data }) => [title, body, tag, data.path]);
})()"""


def let_act(asked: Person, other: Person) -> None:
    """Let the other person act until it is somebody's turn."""
    other.until(lambda: bool(other.actions() or asked.actions()), "nobody is asked")
    while not asked.actions():
        if other.actions():
            other.act()
        asked.page.wait_for_timeout(20)


def shown(person: Person, name: str) -> None:
    """Look at the offer in every language: it fits, and its buttons are named."""
    for language in LANGUAGES:
        person.speak(language)
        yes = say("notice-yes", language=language)
        expect(person.page.get_by_role("button", name=yes)).to_be_visible()
        assert person.page.evaluate(OVERFLOW) == 0
        person.settled()
        person.picture(f"slow-{name}-{language}")
    person.speak("en")


def test_a_slow_table_and_its_notices(shared_server: Server, invite: Invite) -> None:
    ann, ben = invite(shared_server), invite(shared_server, **PHONE)
    for person in (ann, ben):
        person.add_script(NOTING)
    ann.open("/games")
    body = {"game": "nothing", "options": {"players": 2, "rounds": 3}, "name": "Ann"}
    table = post(ann, "/api/tables", {**body, "listed": True})["table"]
    quick = post(ann, "/api/tables", {**body, "start": True})["table"]
    ann.open(f"/t/{table}")
    page = ann.page
    page.get_by_role("button", name="Table settings").click()
    page.get_by_role("radio", name="A day").check()
    dialog = page.get_by_role("dialog", name="Table settings")
    expect(dialog.get_by_text("A slow table: 1 day for each decision")).to_be_visible()
    ann.picture("slow-settings")
    page.keyboard.press("Escape")
    join(ben, f"{shared_server.origin}/t/{table}", "Ben")
    expect(ben.page.get_by_text("A slow table: 1 day for each decision")).to_be_visible()
    expect(page.get_by_text("Ben").first).to_be_visible()
    page.get_by_role("button", name="Start the game").click()

    # Both are asked once; the one says yes, the other no.
    shown(ann, "desktop")
    shown(ben, "phone")
    ben.page.get_by_role("button", name="No, thanks").click()
    page.get_by_role("button", name="Tell me when it is my turn").click()
    expect(page.get_by_text("You will be told while this page is open")).to_be_visible()
    for person in (ann, ben):
        expect(person.page.get_by_role("button", name="No, thanks")).to_have_count(0)

    # A turn that begins in the background is told, and no longer once it was seen.
    let_act(ben, ann)
    ann.page.evaluate(HIDE, True)
    let_act(ann, ben)
    turn = [["Nothing", "It’s your turn.", f"turn-{table}", f"/t/{table}"]]
    ann.until(lambda: page.evaluate("notices()") == turn, "no notice")
    ann.page.evaluate(HIDE, False)
    ann.until(lambda: page.evaluate("notices()") == [], "the notice stays")

    # My games has it on top, though the other game was used later.
    ann.open(f"/t/{quick}")
    assert ann.asked()
    ann.act()
    assert ann.asked()
    ann.open("/games")
    rows = page.get_by_role("listitem").filter(has=page.get_by_role("link"))
    expect(rows.first).to_contain_text("Hand 1, your turn, 23 hours left")
    expect(rows.nth(1)).to_contain_text("Hand 1, your turn")
    ann.picture("slow-my-games")

    # The choices of both are kept; the lobby says what kind of table it is.
    assert "notices" in page.evaluate("localStorage.nullo")
    ben.open("/")
    expect(
        ben.page.get_by_text("Hand 1, waiting for Ann · 1 day for each decision", exact=True)
    ).to_be_visible()
    ben.page.get_by_role("button", name="Settings").click()
    assert not ben.page.get_by_label("Tell me when it is my turn").is_checked()
