"""Friends at a table, each in a fresh browser profile: link, names, seats, the host's rights, the cut."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from browser.person import Invite, Person
from browser.serve import Server
from browser.tables import TITLES, acted, at_random, post, seat_of, sit_down
from long_run import part
from nullo.locale.words import LANGUAGES, say
from nullo.records import record as records

OPTIONS = {"players": 4, "hand_sizes": [3], "hands": 1}


def join(person: Person, link: str, name: str) -> None:
    """Open the link, enter a name, and take a seat; the game may begin at once."""
    person.page.goto(link)
    person.page.get_by_role("textbox", name="Your name").fill(name)
    with person.page.expect_response("**/join") as answer:
        person.page.get_by_role("button", name="Sit down").click()
    assert answer.value.ok


def play_together(people: dict[str, Person], seed: int) -> dict[str, list[str]]:
    """All play to the end; returns the actions of each."""
    done: dict[str, list[str]] = {name: [] for name in people}
    choose = at_random(seed)
    anybody = next(iter(people.values()))
    while anybody.stage != "over":
        for name, person in people.items():
            if person.stage != "over" and person.actions():
                done[name].append(person.act(choose))
        anybody.page.wait_for_timeout(10)
    return done


def test_four_browsers_at_one_table(shared_server: Server, invite: Invite) -> None:
    people = {name: invite(shared_server) for name in ("Ann", "Lou", "Kim", "Max")}
    ann = people["Ann"]
    sit_down(ann, "alles-oder-nichts", OPTIONS, start=False)
    link = ann.page.url
    for name in ("Lou", "Kim", "Max"):
        join(people[name], link, name)
        expect(ann.page.get_by_text(name).first).to_be_visible()
    ann.page.get_by_role("button", name="Start the game").click()
    for person in people.values():
        person.page.locator("main[data-stage=playing]").wait_for()
    done = play_together(people, 1)
    record = shared_server.ask(f"/api/tables/{ann.id}/record")
    for name in people:
        assert acted(record, seat_of(record, name)) == done[name]
    records.read(json.dumps(record))
    assert record["cut"]
    at = {person.seq for person in people.values()}
    assert len(at) == 1


@pytest.mark.long
def test_the_cut_is_shown(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    sit_down(ann, "alles-oder-nichts", OPTIONS, start=False)
    ann.page.get_by_role("button", name="Start the game").click()
    ann.page.locator("main[data-stage=playing]").wait_for()
    expect(ann.page.get_by_text("cut", exact=False).first).to_be_visible()


def test_the_host_removes_and_reorders(shared_server: Server, invite: Invite) -> None:
    ann, lou, kim = (invite(shared_server) for _ in range(3))
    table = sit_down(ann, "alles-oder-nichts", OPTIONS, start=False, host_seats=True)
    for name, person in (("Lou", lou), ("Kim", kim)):
        join(person, ann.page.url, name)
        expect(ann.page.get_by_text(name).first).to_be_visible()
    place = shared_server.ask(f"/api/tables/{table}")["people"]
    assert set(place) >= {"Ann", "Lou", "Kim"}, place
    assert not lou.page.get_by_role("button", name="Start the game").count()
    ann.page.get_by_role("button", name="Move Kim up").click()
    ann.page.get_by_role("button", name="Remove Lou").click()
    expect(ann.page.get_by_role("button", name="Remove Lou")).to_have_count(0)
    expect(lou.page.get_by_role("button", name="Move Kim up")).to_have_count(0)
    ann.page.get_by_role("button", name="Start the game").click()
    for person in (ann, kim):
        person.page.locator("main[data-stage=playing]").wait_for()
    play_together({"Ann": ann, "Kim": kim}, 2)
    record = shared_server.ask(f"/api/tables/{table}/record")
    assert "Lou" not in record["names"]


def test_inviting_from_the_lobby(shared_server: Server, invite: Invite) -> None:
    ann, lou = invite(shared_server), invite(shared_server)
    ann.open()
    title = TITLES["all-fives"]
    ann.page.get_by_role("button", name=f"Invite friends: {title}", exact=True).click()
    ann.page.get_by_role("textbox", name="Your name").fill("Ann")
    ann.page.get_by_role("button", name="Make the table").click()
    ann.page.wait_for_url("**/t/*")
    expect(ann.page.get_by_role("img", name="QR code")).to_be_visible()
    join(lou, ann.page.url, "Lou")
    expect(ann.page.get_by_text("Lou").first).to_be_visible()
    ann.page.get_by_role("button", name="Start the game").click()
    lou.page.locator("main[data-stage=playing]").wait_for()


def test_watching_without_a_seat(shared_server: Server, invite: Invite) -> None:
    ann, eve = invite(shared_server), invite(shared_server)
    table = sit_down(ann, "all-fives", {"players": 2, "target": 5})
    assert ann.asked()
    eve.open(f"/t/{table}")
    eve.table.wait_for()
    assert eve.actions() == []
    ann.act()
    eve.reached(ann.seq)
    assert eve.actions() == []


REMOVE = """([table, name]) => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    socket.onopen = () => socket.send('{"type": "hello", "version": 3}');
    socket.onmessage = ({ data }) => {
        const told = JSON.parse(data);
        if (told.type === "snapshot") {
            const member = told.table.members.find((one) => one.name === name).id;
            socket.send(JSON.stringify({ type: "remove", id: "removal", member }));
        } else if (told.id === "removal") {
            socket.close();
            done(told.type);
        }
    };
})"""


@pytest.mark.long
@pytest.mark.parametrize("language", part(LANGUAGES, "fr"))
def test_whoever_is_removed_is_told(language: str, shared_server: Server, invite: Invite) -> None:
    ann, lou = invite(shared_server), invite(shared_server, locale=language)
    table = sit_down(ann, "alles-oder-nichts", OPTIONS, start=False)
    lou.open()
    post(lou, f"/api/tables/{table}/join", {"name": "Lou"})
    lou.open(f"/t/{table}")
    expect(ann.page.get_by_text("Lou").first).to_be_visible()
    lou.table.wait_for()
    with lou.forgiving("403", "removed"):
        ann.page.get_by_role("button", name="Remove Lou").click()
        told = lou.page.get_by_role("heading", name=say("removed-title", None, language))
        expect(told).to_be_visible()
        expect(lou.page.get_by_text(say("removed-words", None, language))).to_be_visible()
        expect(lou.page.get_by_role("textbox")).to_have_count(0)
        lou.page.reload()
        expect(told).to_be_visible()
        lou.page.get_by_role("link", name=say("to-lobby", None, language), exact=True).click()
        lou.page.wait_for_url(shared_server.origin + "/")


@pytest.mark.long
def test_whoever_is_removed_from_a_game_may_watch(shared_server: Server, invite: Invite) -> None:
    ann, lou = invite(shared_server), invite(shared_server)
    table = sit_down(ann, "alles-oder-nichts", OPTIONS, start=False)
    join(lou, ann.page.url, "Lou")
    expect(ann.page.get_by_text("Lou").first).to_be_visible()
    ann.page.get_by_role("button", name="Start the game").click()
    for person in (ann, lou):
        person.page.get_by_role("button", name="To the table").click()
    with lou.forgiving("403", "removed"):
        assert ann.page.evaluate(REMOVE, [table, "Lou"]) == "event"
        told = lou.page.get_by_role("dialog", name=say("removed-title"))
        expect(told).to_be_visible()
        told.get_by_role("button", name=say("removed-watch")).click()
        expect(told).to_have_count(0)
        expect(lou.page.get_by_text(say("table-watching")).first).to_be_visible()
        expect(lou.page.get_by_role("button", name=say("sit-down"))).to_have_count(0)
