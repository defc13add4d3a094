"""The first hour: a first visit, an invitation to a game that one does not know, help that fades."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.person import Invite
from browser.serve import Server
from browser.tables import SHORT, go_to, make_table, play_ahead
from long_run import combined, part
from nullo.locale.words import LANGUAGES, say


@pytest.mark.parametrize("language", part(LANGUAGES, "de"))
def test_a_first_visit_begins_with_the_lesson_or_casual_bots(
    shared_server: Server, invite: Invite, language: str
) -> None:
    ann = invite(shared_server)
    ann.prefer(lang=language)
    ann.open()
    first = ann.page.get_by_role("region", name=say("first-title", language=language))
    expect(first.get_by_role("link")).to_contain_text(say("first-lesson", language=language))
    expect(first.get_by_role("link")).to_have_attribute("href", re.compile("^/learn/"))
    first.get_by_role("button").click()
    ann.table.wait_for()
    assert ann.asked()
    level = say("bots-casual", language=language)
    expect(ann.page.locator(".seats")).to_contain_text(level)
    ann.open()
    ann.page.get_by_role("navigation", name=say("today-title", language=language)).wait_for()
    expect(first).to_have_count(0)


def test_an_invitation_leads_to_the_lesson_and_back(shared_server: Server, invite: Invite) -> None:
    ann, lou = invite(shared_server), invite(shared_server)
    table = make_table(ann, "alles-oder-nichts", {"players": 3}, start=False)
    lou.open(f"/t/{table}")
    lou.page.get_by_role("link", name="I don’t know it yet").click()
    lou.page.get_by_role("region", name="Tip").wait_for()
    back = lou.page.get_by_role("link", name="Back to the invitation")
    while not back.count():
        lou.page.locator("[data-learn=next], [data-learn=show]").or_(back).first.wait_for()
        if not back.count():
            lou.page.locator("[data-learn=next], [data-learn=show]").first.click()
    back.click()
    lou.page.get_by_role("button", name="Sit down").wait_for()
    assert lou.page.url.endswith(f"/t/{table}")
    expect(lou.page.get_by_role("link", name="I don’t know it yet")).to_have_count(0)


@pytest.mark.long
def test_after_three_games_the_table_asks_once_whether_to_help_less(
    shared_server: Server, invite: Invite
) -> None:
    ann = invite(shared_server)
    ann.prefer(gamesEnded=2)
    go_to(ann, make_table(ann, "all-fives", SHORT["all-fives"]))
    play_ahead(ann, ann.id, lambda actions: actions[0])
    ann.page.get_by_role("region", name="The game is over.").wait_for()
    asked = ann.page.get_by_role("region", name="Help at the table")
    expect(asked).to_have_count(0)
    go_to(ann, make_table(ann, "all-or-nothing", SHORT["all-or-nothing"]))
    play_ahead(ann, ann.id, lambda actions: actions[0], lambda guest: "play" in guest.legal[0])
    expect(asked).to_be_visible()
    why = ann.page.locator("main .prompt .why")
    expect(why).not_to_have_text("")
    asked.get_by_role("button", name="Yes").click()
    expect(asked).to_have_count(0)
    expect(why).to_have_text("")
    expect(ann.page.locator("main .card.illegal")).to_have_count(0)
    ann.page.reload()
    ann.table.wait_for()
    expect(ann.page.locator("main .prompt .text")).to_be_visible()
    expect(asked).to_have_count(0)


#: The visible words and buttons of the header and the table that a question lies on.
COVERED = """(banner) => {
    const box = banner.getBoundingClientRect();
    const seen = (element) => {
        let { left, right, top, bottom } = element.getBoundingClientRect();
        for (let outer = element.parentElement; outer; outer = outer.parentElement) {
            if (getComputedStyle(outer).opacity === "0") return { left: 0, right: 0, top: 0, bottom: 0 };
            if (getComputedStyle(outer).overflowY === "visible") continue;
            const clip = outer.getBoundingClientRect();
            [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
            [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
        }
        return { left, right, top, bottom };
    };
    const under = (element) => {
        const { left, right, top, bottom } = seen(element);
        const [wide, high] = [Math.min(right, box.right) - Math.max(left, box.left),
            Math.min(bottom, box.bottom) - Math.max(top, box.top)];
        return wide > 1 && high > 1;
    };
    const says = (element) => element.matches("button, a, svg")
        || [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    return [...document.querySelectorAll("header *, main *")]
        .filter((element) => says(element) && !banner.contains(element) && under(element))
        .map((element) => element.textContent.trim() || element.outerHTML.slice(0, 80));
}"""
SIZES = [(390, 844), (360, 740), (1366, 657), (740, 360)]


@pytest.mark.parametrize(("question", "language"), combined(["sounds", "help"], LANGUAGES))
def test_a_question_covers_nothing(
    shared_server: Server, invite: Invite, question: str, language: str
) -> None:
    ann = invite(shared_server)
    ann.prefer(lang=language, soundsAsked=question != "sounds", gamesEnded=3)
    go_to(ann, make_table(ann, "all-or-nothing", SHORT["all-or-nothing"]))
    asked = ann.page.get_by_role("region", name=say(f"settings-{question}", language=language))
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(asked).to_be_visible()
        ann.picture(f"question-{question}-{language}-{width}")
        assert asked.evaluate(COVERED) == [], (width, height)


def test_the_host_may_be_a_newcomer_too(shared_server: Server, invite: Invite) -> None:
    ann, lou = invite(shared_server), invite(shared_server)
    table = make_table(ann, "all-fives", {"players": 2, "target": 5}, start=False)
    go_to(ann, table)
    tick = ann.page.get_by_role("checkbox", name="The game is new to me")
    ann.page.get_by_role("button", name="Table settings").wait_for()
    expect(tick).to_have_count(0)
    ann.page.get_by_role("button", name="Table settings").click()
    ann.page.get_by_role("checkbox", name="Hints for newcomers").check()
    ann.page.keyboard.press("Escape")
    tick.check()
    expect(ann.page.get_by_role("listitem").filter(has_text="Ann")).to_contain_text("new here")
    lou.open(f"/t/{table}")
    lou.page.get_by_role("textbox", name="Your name").fill("Lou")
    lou.page.get_by_role("button", name="Sit down").click()
    expect(lou.page.get_by_role("listitem").filter(has_text="Ann")).to_contain_text("new here")
    ann.page.get_by_role("button", name="Start the game").click()
    ann.page.get_by_role("group", name="Your hand").wait_for()
    expect(ann.page.get_by_role("banner").get_by_role("button", name="Hint")).to_have_count(1)


@pytest.mark.long
@pytest.mark.parametrize("new", part([True, False], True))
def test_a_newcomer_may_have_hints_if_the_host_allows_it_and_all_know(
    shared_server: Server, invite: Invite, new: bool
) -> None:
    ann, lou = invite(shared_server), invite(shared_server)
    options = {"players": 2, "target": 5}
    table = make_table(ann, "all-fives", options, start=False, newcomer_hints=True)
    go_to(ann, table)
    lou.open(f"/t/{table}")
    expect(lou.page.get_by_role("region", name="How we play")).to_contain_text("For newcomers")
    lou.page.get_by_role("textbox", name="Your name").fill("Lou")
    if new:
        lou.page.get_by_role("checkbox", name="The game is new to me").check()
    lou.page.get_by_role("button", name="Sit down").click()
    row = ann.page.get_by_role("listitem").filter(has_text="Lou")
    expect(row).to_contain_text("new here" if new else "Lou")
    expect(row.get_by_text("new here")).to_have_count(int(new))
    ann.page.get_by_role("button", name="Start the game").click()
    hint = lou.page.get_by_role("banner").get_by_role("button", name="Hint")
    lou.page.get_by_role("group", name="Your hand").wait_for()
    expect(hint).to_have_count(int(new))
    ann.page.get_by_role("group", name="Your hand").wait_for()
    expect(ann.page.get_by_role("banner").get_by_role("button", name="Hint")).to_have_count(0)
    ann.page.keyboard.press("Escape")  # the cut
    expect(ann.page.locator(".seats").get_by_text("new here")).to_have_count(int(new))
