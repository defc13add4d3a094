"""Whole games in a page that the browser translates: each part of it says what happens."""

from __future__ import annotations

from difflib import unified_diff

import pytest
from playwright.sync_api import Page, expect

from browser.person import Invite, Person
from browser.serve import Server
from browser.tables import SHORT, at_random, sit_down
from browser.test_languages import TEXTS, translated
from browser.test_score import begin, hand, totals

WINDOWS = {"laptop": (1366, 657), "phone": (390, 844)}
TWO_HANDS = {"all-or-nothing", "alles-oder-nichts", "sauce"}
EACH = 4
"""So many decisions lie between two comparisons."""


class Pair:
    """A translated page, and an untranslated one beside it that shows the same."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.plain = person.tab()
        self.plain.goto(person.page.url)
        self.pages = (person.page, self.plain)

    def same(self, where: str) -> None:
        """Check that both pages come to say the same."""
        found = self._differences()
        for _ in range(300):
            if not found:
                return
            self.plain.wait_for_timeout(100)
            found = self._differences()
        raise AssertionError("\n".join([where, *found]))

    def _differences(self) -> list[str]:
        shown, plain = (page.locator("body").evaluate(TEXTS) for page in self.pages)
        return [*unified_diff(shown, plain, lineterm="", n=1)]

    def compare_dialogs(self) -> None:
        """Open what the buttons of the header open, one after the other."""
        header = self.person.page.get_by_role("banner").get_by_role("button")
        for name in header.evaluate_all(
            "all => all.filter((one) => one.checkVisibility()).map((one) => one.ariaLabel)"
        ):
            for page in self.pages:
                page.get_by_role("banner").get_by_role("button", name=name, exact=True).click()
                if name == "Hint":
                    page.locator("[data-hint]").wait_for()
            self.same(name)
            for page in self.pages:
                page.keyboard.press("Escape")
                expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_translated_game(
    game: str, window: str, shared_server: Server, invite: Invite
) -> None:
    width, height = WINDOWS[window]
    ann = translated(invite(shared_server, viewport={"width": width, "height": height}))
    sit_down(ann, game, {**SHORT[game], **({"hands": 2} if game in TWO_HANDS else {})})
    pair, choose, done = Pair(ann), at_random(game), 0
    while ann.asked():
        if done % EACH == 0:
            continue_beside(ann.page, pair.plain)
            pair.same(f"decision {done}")
        if done == EACH:
            pair.compare_dialogs()
        ann.act(choose)
        done += 1
    pair.same("the end, after the last card")
    pair.plain.reload()
    pair.same("the end, opened again")


def continue_beside(page: Page, plain: Page) -> None:
    """Go on after a hand where only the page of the person who acts has."""
    if not page.locator(".notice").count() and plain.locator(".notice").count():
        plain.get_by_role("button", name="Continue").click()


@pytest.mark.long
def test_a_whole_translated_score(shared_server: Server, invite: Invite) -> None:
    ann = translated(invite(shared_server, viewport={"width": 390, "height": 844}))
    page = ann.page
    ann.open("/score")
    begin(page, "alles-oder-nichts")
    page.get_by_text("Settings").last.click()
    page.get_by_label("Hands", exact=False).first.fill("2")
    page.get_by_role("button", name="Begin").click()
    page.locator("form.hand").wait_for()
    for number, (bids, said, tricks) in enumerate(
        [([2, 0, 3], [1, 0, 1], [2, 1, 3]), ([1, 0, 2], [1, 0, 1], [1, 1, 3])], 1
    ):
        hand(page, number, bids, said, tricks)
        Pair(ann).same(f"after hand {number}")
    assert totals(page) != ["0", "0", "0"]

    page.get_by_role("button", name="Let others watch").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    bob = translated(invite(shared_server, viewport={"width": 390, "height": 844}))
    bob.open(link.removeprefix(shared_server.origin))
    expect(bob.page.locator("main")).to_have_attribute("data-hands", "2")
    Pair(bob).same("who watches")
