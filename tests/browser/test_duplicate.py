"""Duplicate tables on the page: two friends play the same deal, and compare."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.person import Invite, Person
from browser.serve import Server
from browser.tables import at_random, play_ahead, post
from browser.test_looks import faults


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


def deal_played(shared_server: Server, people: list[Person]) -> str:
    """A set of one deal that these have played; returns its id."""
    wish = {"game": "alles-oder-nichts", "name": "Ann", "deals": 1, "options": SHORT_DEAL}
    id = str(post(people[0], "/api/duplicates", wish)["id"])
    for number, (person, name) in enumerate(zip(people, ("Ann", "Bob"), strict=True)):
        table = post(person, f"/api/duplicates/{id}/1", {"name": name})["table"]
        play_ahead(person, table, at_random(number))
    return id


SHORT_DEAL = {"players": 4, "hand_sizes": [3], "hands": 1}


@pytest.mark.long
def test_one_leads_and_the_other_follows(
    shared_server: Server, invite: Invite, axe_source: str
) -> None:
    ann, bob = invite(shared_server), invite(shared_server)
    id = deal_played(shared_server, [ann, bob])
    for person in (ann, bob):
        person.open(f"/duplicate/{id}")
        expect(person.page.get_by_role("columnheader", name="The expert")).to_be_visible()
        person.page.get_by_role("link", name="Look at deal 1 together").click()
        expect(person.page.get_by_role("slider", name="Turn")).to_be_visible()
    turn = bob.page.get_by_role("slider", name="Turn")
    ann.page.get_by_role("button", name="Take the lead").click()
    ann.page.get_by_role("combobox", name="Whose game").select_option(label="The expert")
    expect(bob.page.get_by_role("combobox", name="Whose game")).to_have_value("expert")
    for _ in range(3):
        ann.page.get_by_role("button", name="Next turn").click()
    expect(bob.page.get_by_text("Ann leads, you follow.")).to_be_visible()
    expect(turn).to_have_value("3")
    bob.picture("look-follows")
    assert faults(bob, axe_source) == []
    # Who goes elsewhere stays there until they follow again.
    bob.page.get_by_role("button", name="Last turn").click()
    expect(bob.page.get_by_text("you look by yourself")).to_be_visible()
    ann.page.get_by_role("button", name="Next turn").click()
    bob.page.get_by_role("button", name="Follow Ann").click()
    expect(turn).to_have_value("4")
    bob.page.get_by_role("button", name="Take the lead").click()
    bob.page.get_by_role("button", name="First turn").click()
    expect(ann.page.get_by_text("Bob leads, you follow.")).to_be_visible()
    expect(ann.page.get_by_role("slider", name="Turn")).to_have_value("0")
    ann.picture("look-leads")


@pytest.mark.long
def test_nobody_follows_who_has_still_to_play(shared_server: Server, invite: Invite) -> None:
    ann, bob, cleo = invite(shared_server), invite(shared_server), invite(shared_server)
    id = deal_played(shared_server, [ann, bob])
    with cleo.forgiving("409"):
        cleo.open(f"/together/{id}.1")
        expect(cleo.page.get_by_text("Play your own try first.")).to_be_visible()
        expect(cleo.page.get_by_role("slider")).to_have_count(0)
        cleo.page.get_by_role("link", name="To the results").click()
        cleo.page.get_by_role("heading", name="Alles oder Nichts: one deal").wait_for()
