"""A group of friends: chosen seats, the pace of the table; two browsers."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.person import Invite, Person
from browser.serve import Server
from browser.tables import post, sit_down
from browser.test_company import LARGE, PHONE, button, say, sound
from browser.test_friends import join
from long_run import part
from nullo.locale.words import LANGUAGES
from nullo.locale.words import say as told

# Whether each is what is seen at its lower edge, where its name is.
SEEN = """all => all.map((one) => {
    const { left, bottom, width } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, bottom - 3));
})"""
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 657}}


def test_the_host_chooses_partners_and_levels(
    shared_server: Server, invite: Invite, axe_source: str
) -> None:
    ann, lou = invite(shared_server, **LAPTOP), invite(shared_server, **PHONE)
    options = {"hands": 1, "super_after": 0}
    table = sit_down(ann, "sauce", options, start=False, bots="club", last_card=True)
    join(lou, ann.page.url, "Lou")
    rows = ann.page.locator("section.seats li")
    expect(rows.nth(1)).to_contain_text("Lou")
    expect(button(ann, "Move Lou up")).to_have_count(0)
    partners = ann.page.get_by_role("group", name="Partners")
    partners.get_by_role("radio", name="As listed").check()
    button(ann, "Move Lou down").click()
    expect(rows.nth(2)).to_contain_text("Lou")
    expect(rows.nth(2)).to_contain_text("plays with Ann")
    bot = rows.nth(1).locator(".name").inner_text()
    ann.page.get_by_role("combobox", name=f"Level of {bot}").select_option("beginner")
    expect(lou.page.locator("section.seats li").nth(1)).to_contain_text("Beginner")
    expect(lou.page.get_by_text("partners opposite each other")).to_be_visible()
    sound(ann, "seats-1366", axe_source)
    sound(lou, "seats-360", axe_source)

    button(ann, "Start the game").click()
    for person in (ann, lou):
        person.page.locator("main[data-stage=playing]").wait_for()
        assert not person.page.get_by_role("dialog", name="The cut").count()
    # The last cards of the only hand play themselves: nobody is asked for them.
    played = 0
    while ann.stage != "over":
        for person in (ann, lou):
            if person.stage != "over" and person.actions():
                played += person.act().startswith("play ")
        ann.page.wait_for_timeout(10)
    record = shared_server.ask(f"/api/tables/{table}/record")
    assert not record["cut"] and record["names"][0] == "Ann" and record["names"][2] == "Lou"
    cards = [line for line in record["hands"][0]["actions"] if line[:6] in ("0 play", "2 play")]
    assert len(cards) - played in (1, 2)  # a SAUCE that may be two Sauces waits


def test_a_rematch_asks_everybody_and_counts(
    shared_server: Server, invite: Invite, axe_source: str
) -> None:
    ann, lou = invite(shared_server, **LAPTOP), invite(shared_server, **PHONE)
    options = {"players": 3, "hand_sizes": [1], "hands": 1}
    table = sit_down(ann, "alles-oder-nichts", options, start=False, host_seats=True)
    join(lou, ann.page.url, "Lou")
    button(ann, "Start the game").click()
    ann.page.locator("main[data-stage=playing]").wait_for()
    say(ann, "Good game!")
    lou.page.get_by_role("button", name="Talk, one new message").click()
    lou.page.keyboard.press("Escape")
    play_on(ann, lou)
    button(ann, "Rematch: same seats").click()
    asks = lou.page.locator("[data-rematch]")
    expect(asks).to_have_text("Ann asks everybody to play again.")
    expect(ann.page.locator("[data-rematch]")).to_have_text("Waiting for Lou.")
    sound(lou, "rematch-360", axe_source)
    sound(ann, "rematch-1366", axe_source)
    for language, words in (
        ("de", "fragt alle"),
        ("fr", "propose à tous"),
        ("en", "asks everybody"),
    ):
        lou.speak(language)
        expect(asks).to_contain_text(words)
    button(lou, "Play again").click()
    for person in (ann, lou):
        person.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(table))
        person.page.locator("main[data-stage=playing]").wait_for()
    expect(ann.page.locator("aside [data-series]")).to_contain_text("Games won: ")
    expect(ann.page.get_by_role("log", name="What was said")).to_contain_text("Good game!")
    expect(ann.page.get_by_role("banner")).to_contain_text("Game 2")
    sound(ann, "series-1366", axe_source)

    play_on(ann, lou)
    expect(lou.page.get_by_role("region", name="The game is over.")).to_contain_text("Games won: ")
    button(lou, "Rematch: same seats").click()
    button(ann, "No, thanks").click()
    expect(lou.page.locator("[data-rematch]")).to_have_text("Nobody else wants to play again.")
    here = ann.page.url
    button(lou, "Play with bots").click()
    lou.page.wait_for_url(lambda url: "/t/" in url and url != here)
    ann.page.get_by_role("link", name="To the next game").click()
    expect(ann.page.get_by_role("button", name="Sit down").first).to_be_visible()


def play_on(*people: Person) -> None:
    """All act whenever they are asked, to the end of the game."""
    while people[0].stage != "over":
        for person in people:
            if person.stage != "over" and person.actions():
                person.act()
        people[0].page.wait_for_timeout(10)
    for person in people:
        person.page.locator("main[data-stage=over]").wait_for()


@pytest.mark.long
def test_whoever_waits_is_called(shared_server: Server, invite: Invite, axe_source: str) -> None:
    ann, lou, eve = (invite(shared_server, **one) for one in (LAPTOP, PHONE, PHONE))
    eve.open()
    eve.page.get_by_role(
        "checkbox", name="Tell me when somebody sits down at an open table"
    ).check()
    expect(eve.page.get_by_text("Keep it open.")).to_be_visible()
    sit_down(ann, "nothing", {"players": 3}, start=False)
    ann.page.get_by_role("checkbox", name="Show it in the lobby").check()
    ann.page.get_by_role("checkbox", name="Tell me when somebody sits down").check()
    expect(eve.page).to_have_title(re.compile("^Ann sat down: Nothing · "))
    eve.page.get_by_role("link", name="Join Nothing, hosted by Ann").wait_for()
    sound(eve, "lobby-360", axe_source)
    join(lou, ann.page.url, "Lou")
    expect(ann.page).to_have_title(re.compile("^Lou sat down · "))
    sound(ann, "call-1366", axe_source)


@pytest.mark.long
def test_the_host_removes_somebody_who_stays_out(
    shared_server: Server, invite: Invite, axe_source: str
) -> None:
    ann, lou = invite(shared_server, **LAPTOP), invite(shared_server, **PHONE)
    table = sit_down(ann, "nothing", {"players": 3}, start=False)
    join(lou, ann.page.url, "Lou")
    button(ann, "Start the game").click()
    lou.page.locator("main[data-stage=playing]").wait_for()
    button(ann, "More").click()
    button(ann, "Table settings").click()
    button(ann, "Remove Lou …").click()
    ann.page.get_by_text("A bot plays on with these cards").scroll_into_view_if_needed()
    sound(ann, "remove-1366", axe_source)
    button(ann, "Remove Lou").click()
    expect(button(ann, "Remove Lou …")).to_have_count(0)
    expect(lou.page.get_by_role("dialog", name="You have been removed")).to_be_visible()
    with lou.forgiving("409"):
        refused = post(lou, f"/api/tables/{table}/join", {"name": "Lou"})
    assert (refused["status"], refused["error"]["code"]) == (409, "removed")
    ann.page.keyboard.press("Escape")
    for _ in range(4):  # the bots in the other seats play on
        assert ann.asked()
        ann.act()


def test_nobody_else_sits_down_at_a_closed_table(
    shared_server: Server, invite: Invite, axe_source: str
) -> None:
    ann, lou, eve = (invite(shared_server, **one) for one in (LAPTOP, PHONE, LAPTOP))
    sit_down(ann, "nothing", {"players": 3}, start=False)
    url = ann.page.url
    eve.page.goto(url)
    button(eve, "Sit down").wait_for()
    button(ann, "Table settings").click()
    closed = ann.page.get_by_role("checkbox", name="Nobody else may sit down")
    closed.check()
    expect(button(eve, "Sit down")).to_have_count(0)
    lou.page.goto(url)
    for language in LANGUAGES:
        lou.speak(language)
        lou.page.get_by_text(told("invited-closed", language=language)).wait_for()
        sound(lou, f"closed-360-{language}", axe_source)
    lou.speak("en")
    ann.page.keyboard.press("Escape")
    button(ann, "Start the game").click()
    lou.page.locator("main[data-stage=playing]").wait_for()
    expect(button(lou, "Sit down")).to_have_count(0)
    button(ann, "More").click()
    button(ann, "Table settings").click()
    closed.uncheck()
    button(lou, "Sit down").wait_for()


@pytest.mark.long
def test_the_dot_beside_a_name_explains_itself(shared_server: Server, invite: Invite) -> None:
    ann, lou = (invite(shared_server, **one) for one in (LAPTOP, PHONE | {"has_touch": True}))
    sit_down(ann, "nothing", {"players": 3}, start=False)
    join(lou, ann.page.url, "Lou")
    button(ann, "Start the game").click()
    lou.page.locator("main[data-stage=playing]").wait_for()
    words = told("table-online-tip")
    dot, touched = (button(person, told("table-online")) for person in (ann, lou))
    ann.page.keyboard.press("Tab")
    dot.focus()
    expect(dot).to_have_accessible_description(words)
    expect(ann.page.get_by_role("tooltip")).to_be_in_viewport()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("tooltip")).to_have_count(0)
    touched.tap()
    expect(lou.page.get_by_role("tooltip")).to_have_text(words)


@pytest.mark.long
def test_sounds_are_offered_once(shared_server: Server, invite: Invite, axe_source: str) -> None:
    ann = invite(shared_server, **PHONE)
    ann.open()
    ann.add_script("sessionStorage.asked ??= localStorage.removeItem('nullo') ?? 1")
    sit_down(ann, "nothing", {"players": 2})
    offer = ann.page.get_by_role("region", name="Sounds")
    sound(ann, "offer-360", axe_source)
    for language in ("de", "fr", "en"):
        ann.speak(language)
        expect(ann.page.locator("section.banner button")).to_have_count(2)
    offer.get_by_role("button", name="Yes").click()
    expect(offer).to_have_count(0)
    ann.page.reload()
    ann.table.wait_for()
    expect(offer).to_have_count(0)
    assert ann.page.evaluate("JSON.parse(localStorage.nullo).sounds") is True


@pytest.mark.long
def test_the_host_sets_the_pace_in_three_languages(
    shared_server: Server, invite: Invite, axe_source: str
) -> None:
    ann = invite(shared_server, **LARGE)
    sit_down(ann, "nothing", {"players": 2})
    button(ann, "More").click()
    button(ann, "Table settings").click()
    ann.page.get_by_role("radio", name="Fast", exact=True).check()
    ann.page.get_by_role("checkbox", name="The last card of a hand plays itself").check()
    sound(ann, "pace-1440", axe_source)
    for language, name in (("de", "Schnell"), ("fr", "Rapide")):
        ann.speak(language)
        expect(ann.page.get_by_role("radio", name=name, exact=True)).to_be_checked()


def tied(frame: str | bytes) -> str:
    """A frame of the server in which the cut was drawn again by the first two."""
    told = json.loads(frame)
    for change in told.get("patch", []):
        if change["path"] == "/table/cut":
            first = change["value"][0]
            change["value"] = [first, [*first[:2], *[None] * (len(first) - 2)]]
    return json.dumps(told)


@pytest.mark.parametrize("form", part([LAPTOP, PHONE], PHONE))
def test_the_second_draw_of_a_cut_can_be_seen(
    form: dict[str, Any], shared_server: Server, invite: Invite
) -> None:
    ann = invite(shared_server, **form)

    def meet(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda frame: socket.send(tied(frame)))

    ann.altered = True
    ann.page.route_web_socket("**/socket", meet)
    sit_down(ann, "alles-oder-nichts", {"players": 4, "hands": 1}, start=False)
    button(ann, "Start the game").click()
    cut = ann.page.get_by_role("dialog", name="The cut")
    drawn = cut.get_by_role("listitem")
    expect(drawn).to_have_count(6)
    assert drawn.evaluate_all(SEEN) == [True] * 6
    expect(cut.get_by_role("button", name="To the table")).to_be_in_viewport(ratio=1)
