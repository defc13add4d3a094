"""The daily deal on the page: one try, the scores with the expert's line, practice."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.person import Invite
from browser.serve import Server
from browser.tables import at_random, play_ahead


def test_a_day(shared_server: Server, invite: Invite, axe_source: str) -> None:
    ann = invite(shared_server)
    page = ann.page
    ann.open("/")
    page.get_by_role("link", name="Daily deal").click()
    expect(page.get_by_role("heading", name="The daily deal")).to_be_focused()
    expect(page.get_by_text("Play today to begin a streak.")).to_be_visible()
    expect(page.locator("[data-daily]").get_by_text(re.compile(r"^\d+ min$"))).to_have_count(5)
    page.get_by_role("button", name="Play today’s deal: Nothing").click()
    ann.table.wait_for()
    table = ann.id
    expect(page.get_by_role("banner")).to_contain_text("Daily deal of")
    assert ann.asked()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)

    # Until it is over, there are no scores.
    ann.open("/daily")
    today = page.locator("button", has_text="…")
    today.click()
    expect(page.get_by_text("You will see the scores after your own try.")).to_be_visible()
    page.get_by_role("button", name="Continue: Nothing").click()
    ann.table.wait_for()
    assert ann.id == table
    play_ahead(ann, ann.id, at_random(1))
    page.get_by_role("link", name="Scores of the day").click()

    row = page.get_by_role("row", name="(you)")
    expect(row.get_by_role("link")).to_have_attribute("href", f"/replay/{table}")
    expect(page.get_by_text("A streak of one day.")).to_be_visible()
    beside = re.compile("(better|as well as the expert) .*with the same cards")
    expect(page.locator("[data-expert]")).to_have_text(beside)
    ann.open("/")
    strip = page.get_by_role("navigation", name="Today").get_by_role("link", name="Daily deal")
    expect(strip).to_contain_text(
        re.compile("1 of 5 played, .* as good as the expert in [01] of 1")
    )
    strip.click()
    page.get_by_role("button", name="Scores: Nothing, Today").click()
    page.evaluate(axe_source)
    problems = page.evaluate("axe.run().then(found => found.violations.map(one => one.id))")
    assert problems == []

    # The expert's line can be replayed, and the deal practised.
    page.get_by_role("button", name="Replay the expert’s game").click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Practise this deal").click()
    ann.table.wait_for()
    assert ann.id != table
    expect(page.get_by_role("banner")).to_contain_text("Practice, deal of")
