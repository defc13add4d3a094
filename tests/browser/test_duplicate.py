"""Duplicate tables on the page: two friends play the same deal, and compare."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.person import Invite
from browser.serve import Server
from browser.tables import at_random, play_ahead


def test_two_friends_compare(shared_server: Server, invite: Invite, axe_source: str) -> None:
    ann, bob = invite(shared_server), invite(shared_server)
    page = ann.page
    ann.open("/duplicate")
    page.get_by_role("combobox", name="Game").select_option("nothing")
    page.get_by_label("Deals").select_option("2")
    page.get_by_text("Everything is as usual.").click()
    ann.picture("duplicate-options", full_page=True)
    page.get_by_role("textbox", name=re.compile("^Players")).fill("99")
    page.get_by_role("button", name="Make the deals").click()
    expect(page.get_by_text("Something is not right yet")).to_be_visible()
    page.get_by_role("textbox", name=re.compile("^Players")).fill("3")
    expect(page.get_by_text("One option is changed.")).to_be_visible()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Make the deals").click()
    expect(page.get_by_role("heading", name="Nothing: 2 deals")).to_be_visible()
    link = page.get_by_label("The link for friends").input_value()
    page.get_by_role("button", name="Play deal 1").click()
    ann.table.wait_for()
    expect(page.get_by_role("banner")).to_contain_text("Deal 1 of a set")
    play_ahead(ann, ann.id, at_random(1))
    page.get_by_role("link", name="Compare the results").click()
    own = page.get_by_role("link", name="replay Ann’s game of deal 1")
    expect(own).to_be_visible()
    page.evaluate(axe_source)
    problems = page.evaluate("axe.run().then(found => found.violations.map(one => one.id))")
    assert problems == []

    bob.open(link.removeprefix(shared_server.origin))
    expect(bob.page.get_by_text("you will see it after your own try")).to_be_attached()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Play deal 1").click()
    bob.table.wait_for()
    play_ahead(bob, bob.id, at_random(2))
    bob.page.get_by_role("link", name="Compare the results").click()
    for name in ("Ann", "Bob"):
        expect(bob.page.get_by_role("link", name=f"replay {name}’s game of deal 1")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Play deal 2")).to_be_visible()
