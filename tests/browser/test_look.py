"""The look of the table, measured in the page: large cards of the trick, plaques that keep their size,
readable names.
"""

from __future__ import annotations

import re
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.person import Choice, Invite, Person
from browser.scenes import SCENES, Stand
from browser.serve import Server
from browser.tables import at_random, play_ahead, sit_down
from browser.test_looks import faults, ill_fitting
from browser.test_sizes import MEASURE
from long_run import part
from nullo.lessons.lesson import lesson
from nullo.locale.words import LANGUAGES, say

LARGE = (1440, 900)
WINDOWS = ((390, 844), (820, 1180), (1366, 657), LARGE)
TRICK = 94

PLAQUES = """async () => {
    for (let k = 0; k < 3; k++) await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll(".seats .seat, .me")].map((one) => {
        const box = one.getBoundingClientRect();
        return [one.dataset.seat, Math.round(box.width), Math.round(box.height)].join(" ");
    });
}"""
# Elements that look like a sign but say nothing.
EMPTY = """() => [...document.querySelectorAll("main .chip, main .tag")]
    .filter((one) => !one.textContent.trim()).length"""
# The names of which fewer than so many letters are visible.
CUT = """async (least) => {
    for (let k = 0; k < 3; k++) await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll(".seats .seat .name")].flatMap((one) => {
        const text = one.firstChild;
        const edge = one.getBoundingClientRect().right;
        let seen = 0;
        for (; seen < text.length; seen++) {
            const range = document.createRange();
            range.setStart(text, seen);
            range.setEnd(text, seen + 1);
            if (range.getBoundingClientRect().right > edge + 1) break;
        }
        return seen < Math.min(least, text.length) ? [`${text.data}: ${seen} letters`] : [];
    });
}"""

# The tip of a lesson is between the trick and the hand, and touches neither.
BETWEEN = """async () => {
    for (let k = 0; k < 3; k++) await new Promise(requestAnimationFrame);
    const tip = document.querySelector("section.tip").getBoundingClientRect();
    const found = [];
    for (const one of document.querySelectorAll("main .hand .card, main .acts [data-action]")) {
        const box = one.getBoundingClientRect();
        const beside = box.left > tip.right - 1 || box.right < tip.left + 1;
        if (box.top < tip.bottom - 1 && box.bottom > tip.top && !beside) found.push(`on ${one.textContent}`);
    }
    for (const one of document.querySelectorAll("main .trick .paper, main .trick .tag")) {
        if (one.getBoundingClientRect().bottom > tip.top + 1) found.push(`above ${one.textContent}`);
    }
    const hand = document.querySelector("main .hand")?.getBoundingClientRect();
    if (hand && hand.top - tip.bottom > 90) found.push(`${hand.top - tip.bottom} px from the hand`);
    return found;
}"""
NAMED = """() => [...document.querySelectorAll("main [data-card]:has(.card.named)")]
    .map((one) => one.dataset.card)"""
HELD = (
    "() => [...document.querySelectorAll('main .hand [data-card]')].map((one) => one.dataset.card)"
)
# Counts the cards that fly over the table.
FLIGHTS = """window.flights = 0;
new MutationObserver((changes) => {
    for (const change of changes) {
        for (const node of change.addedNodes) window.flights += node.className === "flight" ? 1 : 0;
    }
}).observe(document, { childList: true, subtree: true });"""


# Tags whose words are cut off although the name alone would fit, by the whole words.
CUT = """() => [...document.querySelectorAll("main .trick .tag")]
    .filter((tag) => tag.scrollWidth > tag.clientWidth + 1 && !tag.textContent.includes("Maximiliane"))
    .map((tag) => tag.textContent.trim())"""


@pytest.mark.long
@pytest.mark.parametrize("size", part([(360, 740), (390, 844), (1366, 657)], (360, 740)))
def test_tags_fit_with_many_players(
    shared_server: Server, invite: Invite, size: tuple[int, int]
) -> None:
    ann = invite(shared_server, viewport={"width": size[0], "height": size[1]})
    stand = Stand(ann)
    for name in ("all-or-nothing-5-late", "alles-oder-nichts-6-late", "sauce-reversed"):
        stand.show(name)
        for language in LANGUAGES:
            ann.speak(language)
            assert ann.page.locator("main .trick .tag").count() > 2
            assert ann.page.evaluate(CUT) == [], (name, language)


@pytest.mark.long
@pytest.mark.parametrize("size", part([LARGE, (1920, 1080)], LARGE))
def test_cards_of_the_trick_are_large(
    shared_server: Server, invite: Invite, size: tuple[int, int]
) -> None:
    ann = invite(shared_server, viewport={"width": size[0], "height": size[1]})
    stand = Stand(ann)
    small = {}
    for name in SCENES:
        # The greatest numbers of players have the least room; "de" the longest words.
        if not name.endswith(("6-late", "5-first", "3-ask", "open", "12-discard")):
            continue
        stand.show(name)
        ann.speak("de")
        measured = ann.page.evaluate(MEASURE)
        if measured["trick"] is not None and measured["trick"] < TRICK:
            small[name] = measured["trick"]
    assert not small


def skip(person: Person, choose: Choice, many: int) -> None:
    """Make so many decisions without the page."""
    turns = count()
    play_ahead(person, person.id, choose, lambda _: next(turns) == many)


@pytest.mark.long
def test_plaques_of_nothing_keep_their_size(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    sit_down(ann, "nothing", {"players": 4})
    seen: dict[tuple[int, int], set[str]] = {window: set() for window in WINDOWS}
    choose = at_random(3)
    phases = set()
    while ann.asked():
        phases.add(ann.phase)
        for window in WINDOWS:
            ann.resize(*window)
            seen[window] |= set(ann.page.evaluate(PLAQUES))
        ann.act(choose)
        skip(ann, choose, 2)  # an even number, so that both phases are seen in turn
    assert phases == {"draw", "discard"}
    for window, sizes in seen.items():
        assert len(sizes) == 4, f"{window}: {sorted(sizes)}"


@pytest.mark.long
def test_no_sign_is_empty_while_bids_are_made(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    stand = Stand(ann)
    for name in ("all-or-nothing-4-bid", "sauce-bid", "alles-oder-nichts-4-bid"):
        stand.show(name)
        assert ann.page.evaluate(EMPTY) == 0, name


@pytest.mark.long
def test_twelve_names_can_be_read(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    stand = Stand(ann)
    stand.show("nothing-12-discard")
    for window in WINDOWS:
        ann.resize(*window)
        assert ann.page.locator(".seats .seat .name").count() == 11
        assert ann.page.evaluate(CUT, 6) == [], window


@pytest.mark.parametrize("motion", part(["no-preference", "reduce"], "no-preference"))
def test_the_first_hand_is_dealt_before_ones_eyes(
    motion: Any, shared_server: Server, invite: Invite
) -> None:
    ann = invite(shared_server, quick=False, reduced_motion=motion)
    ann.add_script(FLIGHTS)
    sit_down(ann, "nothing", {"players": 3})
    assert ann.asked()
    card = ann.page.locator("[data-card] .card").last
    expect(card).to_have_css("opacity", "1")
    ann.settled()
    flights = ann.page.evaluate("window.flights")
    assert (flights >= 3 * 7) if motion == "no-preference" else (flights == 0)
    expect(ann.page.locator(".flight")).to_have_count(0)
    # The dealt cards can be played as ever.
    ann.act()


@pytest.mark.parametrize("game", part(["alles-oder-nichts", "all-or-nothing", "sauce"], "sauce"))
def test_a_tip_is_beside_what_it_speaks_of(
    game: str, shared_server: Server, invite: Invite
) -> None:
    ann = invite(shared_server)
    taught = lesson(game)
    assert taught
    ann.open(f"/learn/{game}")
    tip = ann.page.locator("section.tip")
    marked = 0
    for number, stop in enumerate(taught.stops[:9]):
        ann.page.locator(f"section.tip[data-tip='{number}'] [data-learn]").first.wait_for()
        ann.resize(*WINDOWS[number % len(WINDOWS)])
        ann.settled()
        assert ann.page.evaluate(BETWEEN) == [], f"tip {number + 1}"
        named = set(re.findall("<(.+?)>", stop.tip.words("<{}>".format, "en")))
        for _ in range(40):  # after a resize the cards are marked in a later frame
            shown, held = set(ann.page.evaluate(NAMED)), set(ann.page.evaluate(HELD))
            if named & held <= shown:
                break
            ann.page.wait_for_timeout(50)
        assert shown <= named
        assert named & held <= shown
        marked += len(shown)
        tip.locator("[data-learn=next], [data-learn=show]").click()
    assert marked > 2


@pytest.mark.long
def test_seals_and_dots_explain_themselves(
    shared_server: Server, invite: Invite, axe_source: str
) -> None:
    ann = invite(shared_server, viewport={"width": 1440, "height": 900})
    sit_down(ann, "nothing", {"players": 3})
    told = ann.page.get_by_role("tooltip")
    seal = ann.page.locator("aside summary").last
    dot = ann.page.get_by_role("button", name=say("connection-sign"))
    for sign, key in ((seal, "seal-tip"), (dot, "connection-tip")):
        expect(told).to_have_count(0)
        sign.hover()
        expect(told).to_have_text(say(key))
        expect(told).to_be_in_viewport(ratio=1)
        assert faults(ann, axe_source) == []
        ann.page.mouse.move(700, 300)
        expect(told).to_have_count(0)
    # By keyboard: Escape hides it, and leaving does.
    ann.page.get_by_role("link", name=say("brand-home")).focus()
    ann.page.keyboard.press("Tab")
    expect(dot).to_be_focused()
    expect(dot).to_have_accessible_description(say("connection-tip"))
    ann.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    ann.page.keyboard.press("Shift+Tab")
    ann.page.keyboard.press("Tab")
    expect(told).to_have_count(1)
    ann.page.keyboard.press("Tab")
    expect(told).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("size", part([(390, 844), LARGE], (390, 844)))
def test_languages_are_one_press_away(
    shared_server: Server, invite: Invite, size: tuple[int, int]
) -> None:
    ann = invite(shared_server, viewport={"width": size[0], "height": size[1]})
    ann.open()
    for language in ("de", "fr", "en"):
        name = say(f"settings-language-{language}")
        button = ann.page.get_by_role("button", name=name, exact=True)
        button.click()
        expect(ann.page.get_by_role("heading", level=1)).to_have_text(
            say("lobby-heading", None, language)
        )
        expect(button).to_have_attribute("aria-current", "true")
        assert ill_fitting(ann) == []
