"""Keeping the score of a real table on a phone: a whole game, without a connection in between."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from browser.person import Invite, Person
from browser.serve import Server
from browser.test_looks import ill_fitting

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
NAMES = ("Ann", "Bob", "Clara")
FIXTURES = Path(__file__).parents[2] / "web/src/score/fixtures"
GONE = "ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|Failed to load resource"


def begin(page: Page, game: str, names: tuple[str, ...] = NAMES) -> None:
    """Begin a score on its page."""
    page.locator("form.new select").first.select_option(game)
    players = page.get_by_role("group", name="Players")
    if players.is_visible():
        players.get_by_role("button", name=str(len(names)), exact=True).click()
    for number, name in enumerate(names, 1):
        page.get_by_role("combobox", name=f"Player {number}", exact=True).fill(name)


def choose(page: Page, field: str, *values: int, first: int = 1) -> None:
    """Choose the values of the seats, clockwise from the dealer's left."""
    for k, value in enumerate(values):
        place = (first + k) % len(NAMES)
        row = page.locator(f'[data-place="{place}"] [data-field="{field}"]')
        row.locator(f'[data-value="{value}"]').click()


def hand(page: Page, number: int, bids: list[int], said: list[int], tricks: list[int]) -> None:
    """Enter a hand of three players; the last number of tricks follows from the others."""
    choose(page, "bid", *bids, first=number)
    choose(page, "said", *said, first=number)
    page.get_by_role("button", name="On to the result").click()
    choose(page, "tricks", *tricks[:2], first=number)
    page.get_by_role("button", name=f"Enter hand {number}").click()
    expect(page.locator("main")).to_have_attribute("data-hands", str(number))


def totals(page: Page) -> list[str]:
    """The totals by seat."""
    return page.locator(".totals li b").all_inner_texts()


def kept_offline(page: Page) -> None:
    """Wait until the worker has kept everything."""
    # Not `wait_for_function`: it takes the promise of an asynchronous function for the answer "true".
    page.evaluate(
        """async () => {
            const paths = ["/score", "/api/score-rules", "/api/games", "/api/words?lang=de", "/icon.svg"];
            const files = await (await fetch("/score-files.json")).json();
            const kept = async () => Promise.all([...paths, ...files].map((path) => caches.match(path)));
            const until = Date.now() + 30000;
            while (!(await kept()).every(Boolean)) {
                if (Date.now() > until) throw new Error("the worker has not kept everything");
                await new Promise((resolve) => setTimeout(resolve, 50));
            }
        }"""
    )


def test_a_whole_game(
    servers: Callable[..., Server], invite: Invite, axe_source: str, tmp_path: Path
) -> None:
    server = servers()
    ann = invite(server, **PHONE)
    page = ann.page
    ann.open("/")
    page.get_by_role("link", name="Keep the score at a real table").click()
    begin(page, "alles-oder-nichts")
    page.get_by_text("Settings").last.click()
    page.get_by_label("Hands", exact=False).first.fill("3")
    page.get_by_role("button", name="Begin").click()
    page.locator("form.hand").wait_for()
    expect(page.get_by_text("Hand 1/3 · 6 cards each · Ann deals")).to_be_visible()
    problems = axe(page, axe_source)
    hand(page, 1, [2, 0, 3], [1, 0, 1], [2, 1, 3])
    assert totals(page) == ["9", "7", "1"]

    # What is impossible says why, and changes nothing.
    choose(page, "bid", 1, first=2)
    page.locator('[data-place="2"] [data-field="bid"] [data-value="6"]').click(force=True)
    expect(page.get_by_text("The hand has only 5 cards.")).to_be_visible()
    page.get_by_role("button", name="Rule T5").wait_for()

    # Somebody watches on another phone.
    page.get_by_role("button", name="Let others watch").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    page.get_by_role("button", name="Close").click()
    bob = invite(server, **PHONE)
    bob.open(link.removeprefix(server.origin))
    expect(bob.page.locator("main")).to_have_attribute("data-hands", "1")

    # The page is opened again and used without a server; what was entered is still there.
    kept_offline(page)
    page.reload()
    page.locator("form.hand").wait_for()
    for person in (ann, bob):
        person.forgive(GONE, "/api/scores/")
    server.stop()
    page.reload()
    expect(page.locator('[data-place="2"] [data-field="bid"] [data-value="1"]')).to_have_attribute(
        "aria-pressed", "true"
    )
    choose(page, "bid", 1, first=2)  # pressed again: taken back
    hand(page, 2, [1, 2, 2], [0, 0, 0], [1, 2, 2])
    assert totals(page) == ["14", "12", "5"]
    expect(page.get_by_text("Not sent yet.")).to_be_visible()
    page.get_by_role("button", name="Remove hand 2").click()
    assert totals(page) == ["9", "7", "1"]
    page.get_by_role("button", name="Enter hand 2").click()
    page.get_by_role("link", name="All scores").click()
    page.get_by_role("link", name="Continue Alles oder Nichts").click()
    page.get_by_text("Correct", exact=True).click()
    page.get_by_role("button", name="Correct hand 1").click()
    page.get_by_role("button", name="Result", exact=True).click()
    choose(page, "tricks", 3, first=1)
    page.get_by_role("button", name="Change hand 1").click()
    assert totals(page) == ["14", "5", "7"]
    expect(bob.page.get_by_text("No connection: this is how it stood.")).to_be_visible()

    # The line is back: the watcher sees everything.
    server.start()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.get_by_text("Those who watch see everything.")).to_be_visible()
    expect(bob.page.locator("main")).to_have_attribute("data-hands", "2")
    hand(page, 3, [0, 1, 4], [1, 1, 1], [0, 0, 4])
    expect(page.locator("[data-over] h2")).to_contain_text("Clara")
    assert totals(page) == ["17", "5", "18"]
    problems += axe(page, axe_source)
    ann.picture("score-over-360", full_page=True)
    expect(bob.page.locator("[data-over]")).to_be_visible()
    assert problems == []
    file_and_my_games(ann, tmp_path)


def test_a_secret_bid_is_asked_with_the_result(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server, viewport={"width": 390, "height": 844}, has_touch=True)
    page = ann.page
    ann.open("/score")
    begin(page, "alles-oder-nichts")
    page.get_by_role("button", name="Begin").click()
    form = page.locator("form.hand")
    missing = form.get_by_role("status")

    # Every button says what it waits for, and leads there.
    page.get_by_role("button", name="On to the result").click()
    expect(missing).to_have_text("Still missing: Open or secret (Bob), and 5 more")
    expect(page.locator('[data-place="1"] [data-field="said"] button').first).to_be_focused()
    choose(page, "said", 0, 1, 0)
    choose(page, "bid", 2, first=2)
    expect(form.get_by_text("Entered with the result")).to_have_count(2)
    page.get_by_role("button", name="On to the result").click()

    # The bid that was open is known; the secret ones are asked.
    expect(form).to_have_attribute("data-stage", "result")
    expect(form.locator('[data-field="bid"]')).to_have_count(2)
    assert form.locator("> .rows > li .who bdi").all_inner_texts() == ["Bob", "Clara", "Ann"]
    choose(page, "tricks", 3, 2)
    page.get_by_role("button", name="Enter hand 1").click()
    expect(missing).to_have_text("Still missing: Bid (Bob), and 1 more")
    expect(page.locator('[data-place="1"] [data-field="bid"] button').first).to_be_focused()
    assert ill_fitting(ann) == []
    ann.picture("score-secret-390")
    choose(page, "bid", 3, first=1)
    choose(page, "bid", 0, first=0)

    # What is missing may be on the other side of the form.
    page.get_by_role("button", name="Bids", exact=True).click()
    choose(page, "bid", 2, first=2)  # pressed again: taken back
    page.get_by_role("button", name="Result", exact=True).click()
    page.get_by_role("button", name="Enter hand 1").click()
    expect(form).to_have_attribute("data-stage", "bids")
    choose(page, "bid", 2, first=2)
    page.get_by_role("button", name="On to the result").click()
    page.get_by_role("button", name="Enter hand 1").click()
    assert totals(page) == ["1", "6", "7"]


NO_SECURE_ORIGIN = """
    for (const name of ["serviceWorker", "clipboard", "wakeLock"])
        Object.defineProperty(Navigator.prototype, name, { get: () => undefined });
"""


def test_on_plain_http_it_promises_only_what_it_can_do(
    shared_server: Server, invite: Invite
) -> None:
    ann = invite(shared_server, **PHONE)
    page = ann.page
    ann.add_script(NO_SECURE_ORIGIN)
    ann.open("/score")
    expect(page.get_by_text("in this browser it cannot be opened without")).to_be_visible()
    expect(page.get_by_text("works without a connection")).to_have_count(0)
    begin(page, "alles-oder-nichts")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Let others watch").click()
    page.get_by_role("button", name="Make a link").click()
    dialog = page.get_by_role("dialog")
    link = dialog.get_by_role("textbox")
    address = link.input_value()
    page.evaluate("addEventListener('copy', () => (window.copied = getSelection().toString()))")
    dialog.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    assert page.evaluate("window.copied") == address
    expect(dialog.get_by_role("button", name="Copy the link")).to_be_focused()

    # Where even that is refused, the text is there to be copied by hand.
    page.evaluate("document.execCommand = () => false")
    dialog.get_by_role("button", name="Copy the link").click()
    by_hand = page.get_by_role("dialog", name="Copy by hand").get_by_role("textbox")
    expect(by_hand).to_have_value(address)
    expect(by_hand).to_be_focused()
    assert page.evaluate("getSelection().toString()") == address
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(1)


def axe(page: Page, source: str) -> list[str]:
    """The accessibility problems of a page."""
    page.evaluate(source)
    found: list[str] = page.evaluate(
        "axe.run().then(found => found.violations.map(one => one.id + ' ' + one.nodes[0].html))"
    )
    return found


def file_and_my_games(ann: Person, tmp_path: Path) -> None:
    """Save the finished game, delete it, open it again; and find it among one's games."""
    page = ann.page
    with page.expect_download() as download:
        page.get_by_role("button", name="Save to a file").click()
    file = tmp_path / "score.json"
    download.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["names"] == list(NAMES)
    with page.expect_download() as download:
        page.get_by_role("button", name="Score sheet (PDF)").click()
    assert download.value.suggested_filename == "nullo-score-alles-oder-nichts.pdf"
    sheet = PdfReader(download.value.path()).pages[0].extract_text()
    assert all(name in sheet for name in NAMES)
    assert all(str(total) in sheet for total in (17, 5, 18))
    ann.open("/games")
    row = page.locator("[data-game]")
    expect(row).to_contain_text("At a real table")
    row.get_by_role("link").click()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("heading", name="Keep score")).to_be_visible()
    expect(page.get_by_role("link", name="See Alles oder Nichts")).to_have_count(0)
    page.locator('input[type="file"]').set_input_files(file)
    expect(page.locator("main")).to_have_attribute("data-hands", "3")
    assert totals(page) == ["17", "5", "18"]
    page.get_by_role("button", name="Again, same players").click()
    expect(page.get_by_text("Hand 1/3")).to_be_visible()


@pytest.mark.long
def test_no_other_page_is_kept(servers: Callable[..., Server], invite: Invite) -> None:
    server = servers()
    ann = invite(server)
    ann.open("/score")
    ann.page.get_by_role("button", name="Begin").wait_for()
    kept_offline(ann.page)
    ann.forgive(f"{GONE}|ERR_FAILED|preload .* not used")
    server.stop()
    ann.open("/score/sauce")
    expect(ann.page.locator("form.new select").first).to_have_value("sauce")
    for path in ("/", "/games", "/rules/sauce"):
        answer = ann.page.evaluate(f"fetch('{path}').then(() => 'kept', () => 'gone')")
        assert answer == "gone", path


@pytest.mark.long
def test_long_names_and_high_scores_fit_beside_the_curve(
    shared_server: Server, invite: Invite, tmp_path: Path
) -> None:
    played = json.loads((FIXTURES / "games.json").read_text("utf-8"))[-1]
    rules = played["rules"]
    score = {"format": "nullo score", "version": 1, "game": rules["game"], "dealer": 0}
    score |= {"options": rules["options"], "hands": played["hands"], "began": 1, "ended": 2}
    score["names"] = ["Ann", "Maximiliane", "Bob", "Jean-Christophe"]
    assert min(played["totals"]) < -1000
    (tmp_path / "long.json").write_text(json.dumps(score))
    ann = invite(shared_server, **PHONE)
    ann.open("/score")
    ann.page.locator('input[type="file"]').set_input_files(tmp_path / "long.json")
    ann.page.locator("figure .name").first.wait_for()
    over = ann.page.evaluate(
        """() => [...document.querySelectorAll("figure .name")].filter((name) =>
            name.getBoundingClientRect().right > name.closest("figure").getBoundingClientRect().right
        ).map((name) => name.textContent)"""
    )
    assert over == []
    assert ill_fitting(ann) == []


@pytest.mark.long
def test_the_screen_stays_on_while_a_score_is_kept(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server, **PHONE)
    page = ann.page
    ann.add_script(
        """navigator.wakeLock.request = () => {
            window.awake = true;
            return Promise.resolve({ release: () => { window.awake = false; return Promise.resolve(); } });
        };"""
    )
    ann.open("/score")
    begin(page, "nothing")
    page.get_by_role("button", name="Begin").click()
    ann.until(lambda: page.evaluate("window.awake") is True, "kept on")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Keep the screen on").uncheck()
    ann.until(lambda: page.evaluate("window.awake") is False, "let go")
    page.get_by_role("checkbox", name="Keep the screen on").check()
    ann.until(lambda: page.evaluate("window.awake") is True, "kept on")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="All scores").click()
    ann.until(lambda: page.evaluate("window.awake") is False, "let go")
