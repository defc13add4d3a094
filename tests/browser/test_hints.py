"""Hints on the page: by key and button, in steps, never over the hand or the trick, in every form."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.person import Invite, Person, first
from browser.serve import Server
from browser.tables import SHORT, go_to, make_table, play_ahead, sit_down
from browser.test_friends import join
from browser.test_looks import OVERFLOW, faults
from long_run import part
from nullo.locale.words import LANGUAGES, say

FORMS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}},
    "laptop": {"viewport": {"width": 1366, "height": 657}},
    "large": {"viewport": {"width": 1440, "height": 900}},
}
PHONE, LAPTOP = FORMS["phone"], FORMS["laptop"]
STEPS = (1, 2, 3)


def panel(person: Person) -> Locator:
    return person.page.locator("[data-hint]")


def hint_button(person: Person, language: str = "en") -> Locator:
    name = say("tool-hint", language=language)
    return person.page.get_by_role("banner").get_by_role("button", name=name, exact=True)


def covered(person: Person, what: str = "main .trick .play, main .hand button") -> list[str]:
    """What the panel covers of these elements, by default the cards of the hand and of the trick."""
    return list(
        person.page.evaluate(
            """(what) => {
                const panel = document.querySelector("[data-hint]").getBoundingClientRect();
                return [...document.querySelectorAll(what)]
                    .filter((one) => {
                        const box = one.getBoundingClientRect();
                        return box.top < panel.bottom && panel.top < box.bottom
                            && box.left < panel.right && panel.left < box.right;
                    })
                    .map((one) => one.textContent);
            }""",
            what,
        )
    )


@pytest.mark.parametrize(
    ("form", "game"),
    part(
        product(FORMS, SHORT),
        ("phone", "sauce"),
    ),
)
def test_a_hint_is_given_in_three_steps(
    form: str, game: str, shared_server: Server, invite: Invite
) -> None:
    ann = invite(shared_server, **FORMS[form])
    sit_down(ann, game, SHORT[game])
    for _ in range(3):
        if not ann.asked():
            return
        expect(panel(ann)).to_have_count(0)
        hint_button(ann).click()
        said = panel(ann).get_by_role("status")
        texts: list[str] = []
        # The only choice is said at once.
        steps = STEPS if len(ann.actions()) > 1 else STEPS[-1:]
        for step in steps:
            expect(panel(ann)).to_have_attribute("data-hint", str(step))
            texts.append(said.inner_text())
            assert not covered(ann), step
            assert "act-" not in texts[-1]
            if step < len(STEPS):
                panel(ann).locator("[data-more]").click()
        assert len(set(texts)) == len(steps)
        # The reason can still be read beside the choice.
        assert texts[-2:][0].splitlines()[-1] in texts[-1]
        expect(panel(ann).locator("[data-more]")).to_have_count(0)
        ann.act()


@pytest.mark.long
@pytest.mark.parametrize("language", part(LANGUAGES, "de"))
def test_it_is_sound_in_light_and_dark(
    language: str, shared_server: Server, invite: Invite, axe_source: str
) -> None:
    ann = invite(shared_server)
    ann.prefer(lang=language)
    table = make_table(ann, "sauce", SHORT["sauce"])
    play_ahead(
        ann,
        table,
        first,
        lambda guest: guest.state["public"]["phase"] == "play" and len(guest.legal) > 1,
    )
    go_to(ann, table)
    assert ann.asked()
    for step in STEPS:
        button = panel(ann).locator("[data-more]") if step > 1 else hint_button(ann, language)
        button.click()
        expect(panel(ann)).to_have_attribute("data-hint", str(step))
        for form in (PHONE, LAPTOP):
            ann.resize(**form["viewport"])
            assert not covered(ann), step
            assert "{" not in panel(ann).inner_text()
    for form, scheme in product((PHONE, LAPTOP), ("light", "dark")):
        ann.page.emulate_media(color_scheme=scheme)
        ann.resize(**form["viewport"])
        ann.picture(f"hint-{language}-{form['viewport']['width']}-{scheme}")
        assert ann.page.evaluate(OVERFLOW) <= 0
        assert not faults(ann, axe_source)


def test_by_keyboard(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server, **LAPTOP)
    sit_down(ann, "alles-oder-nichts", SHORT["alles-oder-nichts"])
    assert ann.asked()
    for step in (*STEPS, 3):
        ann.page.keyboard.press("h")
        expect(panel(ann)).to_have_attribute("data-hint", str(step))
    close = panel(ann).get_by_role("button", name="Close")
    close.focus()
    ann.page.keyboard.press("Enter")
    expect(panel(ann)).to_have_count(0)
    ann.page.keyboard.press("h")
    expect(panel(ann)).to_have_attribute("data-hint", "1")
    more = panel(ann).locator("[data-more]")
    for _ in range(2):
        more.focus()
        ann.page.keyboard.press("Enter")
    expect(close).to_be_focused()  # the other button is gone


@pytest.mark.long
def test_a_forced_card_takes_one_step(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    sit_down(ann, "alles-oder-nichts", {"players": 3, "hands": 1, "hand_sizes": [1]})
    while ann.asked() and ann.phase != "play":
        ann.act()
    hint_button(ann).click()
    expect(panel(ann)).to_have_attribute("data-hint", "3")
    expect(panel(ann).get_by_role("status")).to_contain_text("you have no other choice")
    expect(panel(ann).get_by_role("paragraph")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(panel(ann)).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("game", part(["all-or-nothing", "alles-oder-nichts"], "alles-oder-nichts"))
def test_on_a_phone_it_leaves_the_bids_free(
    game: str, shared_server: Server, invite: Invite
) -> None:
    ann = invite(shared_server, **PHONE)
    sit_down(ann, game, SHORT[game])
    assert ann.asked() and ann.phase == "bid"
    hint_button(ann).click()
    for step in STEPS:
        expect(panel(ann)).to_have_attribute("data-hint", str(step))
        assert not covered(ann, "main .seats .seat, main .mine .plaque, main .mine .acts"), step
        if step < len(STEPS):
            panel(ann).locator("[data-more]").click()


@pytest.mark.parametrize("allowed", part([False, True], True))
def test_among_people_the_host_decides(
    allowed: bool, shared_server: Server, invite: Invite
) -> None:
    ann, ben = invite(shared_server), invite(shared_server)
    options = {"players": 2, "target": 15}
    table = sit_down(ann, "all-fives", options, start=False, hints=allowed)
    ben.open(f"/t/{table}")
    told = "Allowed" if allowed else "Only alone with bots"
    expect(ben.page.get_by_text(told, exact=True).first).to_be_visible()
    join(ben, ben.page.url, "Ben")
    ann.page.get_by_role("button", name="Start").click()
    for person in (ann, ben):
        person.table.wait_for()
        expect(person.page.get_by_role("button", name="Rules").first).to_be_visible()
        expect(hint_button(person)).to_have_count(int(allowed))
