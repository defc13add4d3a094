"""My games: what a browser has played, and how it gets to another device."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.person import Invite
from browser.serve import Server
from browser.tables import SHORT, TITLES, at_random, play_ahead, sit_down
from nullo.locale.words import say

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


def test_my_games_on_two_devices(
    shared_server: Server, invite: Invite, tmp_path: Path, axe_source: str
) -> None:
    ann = invite(shared_server)
    sit_down(ann, "nothing", SHORT["nothing"])
    play_ahead(ann, ann.id, at_random(1))
    finished = ann.id
    sit_down(ann, "all-fives", SHORT["all-fives"])
    assert ann.asked()
    waiting = ann.id

    page = ann.page
    ann.open("/")
    page.get_by_role("link", name="All my games").click()
    expect(page.get_by_role("heading", name="My games")).to_be_focused()
    row = page.locator(f"[data-game='{finished}']")
    expect(row).to_contain_text(TITLES["nothing"])
    expect(row).to_contain_text("With ")
    expect(row.get_by_role("link", name="Replay Nothing of")).to_have_attribute(
        "href", f"/replay/{finished}"
    )
    figures = page.get_by_role("row").filter(has_text="lowest wins")
    expect(figures.get_by_role("cell").first).to_have_text("1")
    continues = page.get_by_role("link", name=f"Continue {TITLES['all-fives']}")
    expect(continues).to_have_attribute("href", f"/t/{waiting}")
    page.evaluate(axe_source)
    problems = page.evaluate("axe.run().then(found => found.violations.map(one => one.id))")
    assert problems == []

    # The list survives in a file, and in this browser.
    with page.expect_download() as download:
        page.get_by_role("button", name="Save to a file").click()
    file = tmp_path / "games.json"
    download.value.save_as(file)
    (saved,) = json.loads(file.read_text())["games"]
    assert saved["id"] == finished
    assert saved["record"]["game"] == "nothing"

    # Another browser replays from the file what its server shows to nobody else.
    bob = invite(shared_server)
    bob.open("/games")
    bob.page.locator("input[type=file]").set_input_files(file)
    bob.page.locator(f"[data-game='{finished}']").wait_for()
    bob.page.reload()
    bob.page.get_by_role("button", name="Replay Nothing of").click()
    bob.page.get_by_role("slider", name="Turn").wait_for()
    assert finished not in bob.page.url

    # Another device takes it all over by the link, which works once.
    page.get_by_role("button", name="Carry to another device…").click()
    dialog = page.get_by_role("dialog", name="Carry to another device")
    expect(dialog.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = dialog.get_by_label("Link").input_value()
    phone = invite(shared_server, **PHONE)
    phone.open(link.removeprefix(shared_server.origin))
    phone.page.get_by_role("button", name="Bring them here").click()
    expect(phone.page.locator(f"[data-game='{finished}']")).to_be_visible()
    assert phone.cookie() == ann.cookie()
    with phone.forgiving("404"):
        phone.open("/")
        phone.open(link.removeprefix(shared_server.origin))
        phone.page.get_by_role("button", name="Bring them here").click()
        expect(phone.page.get_by_role("heading", name="This link does not work")).to_be_visible()

    phone.open("/")
    strip = phone.page.get_by_role("navigation", name="Today")
    strip.get_by_role("link", name=f"Go on with your game {TITLES['all-fives']}").click()
    assert phone.asked()


def test_a_file_of_games_is_added_and_played_again(
    shared_server: Server, invite: Invite, tmp_path: Path
) -> None:
    game = {
        **{"id": "elsewhere1", "game": "nothing", "options": SHORT["nothing"], "ended": 1_000},
        **{"seat": 0, "names": ["Bea", "Ada", "Cy"], "bots": ["", "club", "club"]},
        **{"scores": [3, 9, 5], "winners": [0], "hands": 2},
    }
    head = {"format": "nullo games", "version": 1, "server": shared_server.origin}
    file = tmp_path / "games.json"
    file.write_text(json.dumps({**head, "games": [game]}))
    bea = invite(shared_server, locale="de-DE")
    bea.open("/games")
    add = bea.page.get_by_label("Aus einer Datei hinzufügen …", exact=True)
    expect(bea.page.get_by_role("heading", name="Meine Partien")).to_be_visible()
    bea.page.locator("input[type=file]").set_input_files(file)
    row = bea.page.locator("[data-game='elsewhere1']")
    expect(row).to_contain_text("Gewonnen")
    expect(row.get_by_role("link")).to_have_count(0)
    expect(add.first).to_be_attached()
    row.get_by_role("button", name="Noch einmal: Nothing").click()
    bea.table.wait_for()
    assert bea.asked()


def test_my_mistakes_come_back(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    sit_down(ann, "alles-oder-nichts", {"players": 3, "hand_sizes": [5], "hands": 2})
    play_ahead(ann, ann.id, at_random(2))
    page, table = ann.page, ann.id
    ann.open(f"/t/{table}")
    page.get_by_role("link", name="Analyse").click()
    mistakes = page.get_by_role("region", name="Could have been better")
    mistakes.get_by_role("button", name="Practise").wait_for()
    many = mistakes.locator(".mistake, .blunder").count()
    assert many >= 2

    ann.open("/games")
    due = page.get_by_text("to be practised today")
    expect(due).to_contain_text(f"{min(3, many)} are")
    page.get_by_role("link", name="Practise").click()
    practice = page.get_by_role("region", name="Practise these mistakes")
    expect(practice.get_by_text("What do you do here?")).to_be_in_viewport()
    expect(page.locator("main .mine .name")).to_have_text("You")
    expect(practice.locator(".facts li").first).to_contain_text("You")  # in sight on a phone
    for choice in practice.locator(".choices button").all():
        choice.click()
        if "No choice is better." in practice.inner_text():
            break
    first = page.url
    practice.get_by_role("button", name="Go on").click()
    practice.get_by_role("button", name="Show the answer").click()
    practice.get_by_text("in this hand").first.wait_for()
    ann.open("/games")
    if many > 2:
        expect(due).to_contain_text("One is")
    else:
        expect(due).to_have_count(0)
    kept = page.evaluate("JSON.parse(localStorage.getItem('nullo-mistakes'))")
    tried = [one for one in kept if one["tried"]]
    assert len(tried) == 2
    assert all(one["table"] == table and one["due"] > one["tried"] for one in tried)
    assert table in first


@pytest.mark.long
def test_a_week_a_month_and_a_rating(
    shared_server: Server, invite: Invite, axe_source: str
) -> None:
    day = 24 * 3600 * 1000
    now = int(time.time() * 1000)
    names, bots = ["Ann", "Ada"], ["", "club"]
    base = {"game": "all-fives", "options": {}, "seat": 0, "names": names, "bots": bots, "hands": 5}
    games = [
        {**base, "id": f"game{n}", "ended": now - n * day, "scores": scores, "winners": [winner]}
        for n, (scores, winner) in enumerate([([61, 40], 0)] * 5 + [([31, 61], 1)] * 30)
    ]
    days = [time.strftime("%Y-%m-%d", time.gmtime(now / 1000 - n * 86400)) for n in (0, 1, 20)]
    dailies = [
        {"date": date, "game": "all-fives", "points": 30, "expert": expert}
        for date, expert in zip(days, (30, 40, 20), strict=True)
    ]
    for width, language in ((390, "en"), (390, "fr"), (1366, "de")):
        ann = invite(shared_server, viewport={"width": width, "height": 657}, locale=language)
        page = ann.page
        ann.open("/")
        kept = {"nullo-games": games, "nullo-dailies": dailies}
        for key, value in kept.items():
            page.evaluate(
                "([key, value]) => localStorage.setItem(key, value)", [key, json.dumps(value)]
            )
        ann.open("/games")
        row = page.get_by_role("row").filter(has_text=TITLES["all-fives"])
        span = page.get_by_role("combobox", name=say("games-span", language=language))
        for days_back, count, better, daily in (
            ("0", 35, "", (2, 3)),
            ("30", 30, "+", (2, 3)),
            ("7", 7, "+", (1, 2)),
        ):
            span.select_option(days_back)
            expect(row.get_by_role("cell").first).to_have_text(str(count))
            expect(row.get_by_role("cell").nth(-2)).to_contain_text(better or "6")
            expect(row.get_by_role("cell").last).to_contain_text("±")
            good, every = daily
            told = say("games-dailies-expert", {"good": good, "all": every}, language)
            expect(page.get_by_text(told)).to_be_visible()
        expect(page.get_by_text(say("games-better-about", language=language))).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.evaluate(axe_source)
        problems = page.evaluate("axe.run().then(found => found.violations.map(one => one.id))")
        assert problems == []
