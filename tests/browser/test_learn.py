"""The guided first hands, each to its end: by pointer, by keyboard, on a phone, and against the advice."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from browser.person import Invite, Person
from browser.serve import Server
from browser.test_keys import walk_to
from browser.test_looks import faults, ill_fitting
from long_run import part
from move_texts import text_of
from nullo.games.registry import BUILT_IN
from nullo.lessons.lesson import Lesson, Stop, learnt, lesson
from nullo.locale.words import say

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
COVERED = """tip => {
    const hand = document.querySelector("main .hand")?.getBoundingClientRect();
    const over = tip.getBoundingClientRect();
    return hand && over.bottom > hand.top && over.right > hand.left && over.left < hand.right;
}"""
# The labels in the middle overlap nothing else.
CROWDED = """() => {
    const box = (one) => one.getBoundingClientRect();
    const seen = (one) => box(one).width > 2 && one.checkVisibility();
    const around = [...document.querySelectorAll("main .seat, main .teams dl, main .plaque, main .board")];
    const inner = document.querySelectorAll("main .middle :is(.paper, .tag, .bidding .btn, p, .worth)");
    return [...inner].filter(seen).flatMap((one) => around.filter((other) => {
        const a = box(one), b = box(other);
        return a.bottom > b.top + 3 && a.top < b.bottom - 3 && a.right > b.left && a.left < b.right;
    }).map((other) => `${one.className} ${one.textContent} on ${other.className}`));
}"""


def taught(game: str) -> Lesson:
    found = lesson(game)
    assert found
    return found


def begin(person: Person, game: str) -> None:
    person.open(f"/learn/{game}")
    person.table.wait_for()


def tip(person: Person) -> Locator:
    return person.page.locator("section.tip")


def at(person: Person, number: int) -> None:
    """Wait until the lesson is at a stop or at its end."""
    person.page.wait_for_function(
        """at => {
            const tip = document.querySelector("section.tip");
            return Number(tip?.dataset.tip) === at &&
                (tip.querySelector("[data-learn=next], [data-learn=show]") || tip.matches(".over"));
        }""",
        arg=number,
    )


def follow(person: Person, stop: Stop) -> None:
    """Do what a tip advises, with the pointer."""
    action = text_of(stop.move)
    if stop.move and stop.move.number is not None:
        while person.button(action).count() == 0:  # points are bid in steps
            person.page.get_by_role("button", name="Less").click()
    if action:
        person.press(action)
    else:
        tip(person).locator("[data-learn=next]").click()


@pytest.mark.long
@pytest.mark.parametrize("game", part(BUILT_IN, "sauce"))
def test_a_lesson_by_pointer(
    game: str, shared_server: Server, invite: Invite, axe_source: str
) -> None:
    ann = invite(shared_server)
    begin(ann, game)
    stops = taught(game).stops
    for number, stop in enumerate(stops):
        at(ann, number)
        words = tip(ann).get_by_role("status")
        if not stop.tip.cards:
            expect(words).to_have_text(stop.tip.words(str, "en"))
        if game == "sauce" and stop.move:
            assert number > 4 or faults(ann, axe_source) == []
        follow(ann, stop)
    at(ann, len(stops))
    for line in learnt(game, "en"):
        expect(tip(ann)).to_contain_text(line)
    assert faults(ann, axe_source) == []
    ann.open()
    done = ann.page.get_by_role("link", name="(done)")
    expect(done).to_have_attribute("href", f"/learn/{game}")
    expect(done).to_have_count(1)


@pytest.mark.long
@pytest.mark.parametrize("game", part(["alles-oder-nichts", "nothing"], "alles-oder-nichts"))
def test_a_lesson_by_keyboard(game: str, shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    begin(ann, game)
    stops = taught(game).stops
    for number, stop in enumerate(stops):
        at(ann, number)
        if stop.move:
            walk_to(ann, text_of(stop.move))
        else:
            focus_next(ann)
        ann.page.keyboard.press("Enter")
    at(ann, len(stops))


def focus_next(person: Person) -> None:
    for _ in range(40):
        if person.page.evaluate("document.activeElement?.dataset.learn === 'next'"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not reach Next")


@pytest.mark.parametrize("game", part(BUILT_IN, "all-or-nothing"))
def test_a_lesson_on_a_phone(game: str, shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server, **PHONE)
    begin(ann, game)
    stops = taught(game).stops
    for number in range(len(stops)):
        at(ann, number)
        assert not tip(ann).evaluate(COVERED), f"tip {number + 1} covers the hand"
        assert ill_fitting(ann) == []
        for _ in range(40):  # a card of the trick may still be on its way
            ann.settled()
            crowded = ann.page.evaluate(CROWDED)
            if not crowded:
                break
            ann.page.wait_for_timeout(50)
        assert crowded == [], f"tip {number + 1}"
        tip(ann).locator("[data-learn=next], [data-learn=show]").tap()
    at(ann, len(stops))


def test_what_is_not_advised_and_what_is_not_allowed(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    begin(ann, "alles-oder-nichts")
    for number, stop in enumerate(taught("alles-oder-nichts").stops[:5]):
        at(ann, number)
        follow(ann, stop)
    at(ann, 5)
    words = tip(ann).get_by_role("status")
    ann.press("play 2s")
    expect(words).to_contain_text("would lose")
    expect(ann.page.locator("main .prompt")).to_contain_text("the tip says why")
    expect(ann.button("play 2s")).to_be_visible()
    ann.page.locator("main [data-card='11h']").first.click(force=True)
    expect(ann.page.locator("main .prompt")).to_contain_text("must follow spades")
    ann.press("play 12s")
    at(ann, 6)
    tip(ann).get_by_role("button", name="Back").click()
    at(ann, 5)
    expect(ann.button("play 12s")).to_be_visible()
    tip(ann).get_by_role("button", name="Rule T8").click()
    expect(ann.page.get_by_role("dialog").locator("#T8.at")).to_be_visible()


def test_from_the_lobby_to_a_game(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    ann.open()
    ann.page.get_by_role("link", name="Learn Nothing").click()
    stops = taught("nothing").stops
    for number in range(len(stops)):
        at(ann, number)
        tip(ann).locator("[data-learn=next], [data-learn=show]").click()
    at(ann, len(stops))
    tip(ann).get_by_role("button", name="Play now").click()
    ann.page.wait_for_url("**/t/*")
    assert ann.asked()


@pytest.mark.long
def test_worked_tricks_on_a_rule_page(
    shared_server: Server, invite: Invite, axe_source: str
) -> None:
    ann = invite(shared_server, **PHONE)
    for game in BUILT_IN:
        ann.open(f"/rules/{game}")
        figures = ann.page.get_by_role("figure")
        figures.first.wait_for()
        assert figures.count() >= 2
        assert ill_fitting(ann) == []
    assert faults(ann, axe_source) == []
    expect(ann.page.get_by_role("link", name="guided first hand")).to_be_visible()


@pytest.mark.long
def test_the_language_chosen_last_is_read(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    held: list[Route] = []
    begin(ann, "nothing")
    ann.page.route("**/api/lessons/nothing?lang=fr", lambda route: held.append(route))
    ann.speak("fr")
    ann.until(lambda: bool(held), "French was not asked for")
    german = say("tip-nothing-hello", None, "de")
    ann.speak("de")
    expect(tip(ann)).to_contain_text(german)
    with ann.page.expect_response("**/api/lessons/nothing?lang=fr"):
        held[0].continue_()
    ann.settled()
    expect(tip(ann)).to_contain_text(german)


@pytest.mark.long
def test_a_lesson_that_there_is_not(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    with ann.forgiving("404"):
        for path in ("/learn/whist", "/rules/whist"):
            ann.open(path)
            expect(ann.page.get_by_role("heading")).to_contain_text("There is no game whist")
        ann.speak("de")
        expect(ann.page.get_by_role("heading")).to_contain_text("Ein Spiel whist gibt es nicht.")
        ann.page.get_by_role("main").get_by_role("link", name="Zur Lobby").click()
        ann.page.get_by_role("heading", name="ALL or NOTHING").wait_for()
