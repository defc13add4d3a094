"""A phone: 360 px wide, a thumb, and as many cards as a hand can have."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.person import LEGAL, Invite, Person
from browser.serve import Server
from browser.tables import SHORT, acted, at_random, play_parts, seat_of, sit_down
from long_run import part

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
CARD = ("play", "toss", "give", "discard", "correct")
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
HIT = """all => all.map((one) => {
    const box = one.getBoundingClientRect();
    const there = [box.x + box.width / 2, box.y + box.height / 2];
    return one.contains(document.elementFromPoint(...there));
})"""
TARGETS = """legal => [...document.querySelectorAll(legal)].filter((one) => one.checkVisibility())
    .map((one) => [one.dataset.action, one.getBoundingClientRect()])
    .map(([action, box]) => [action, box.x, box.y, box.width, box.height])"""


def tap(person: Person, action: str) -> str:
    """Tap a button once; a card is raised by the first tap and played by the second. Returns the action."""
    before = len(person.sent)
    person.button(action).tap()
    if action.partition(" ")[0] in CARD:
        person.page.wait_for_timeout(100)
        assert len(person.sent) == before, "a single tap played the card"
        expect(person.page.locator("main .prompt")).to_contain_text("tap again")
        person.button(action).tap()
    action = person.sauce(action, before, lambda one: one.tap())
    person.taken(before, action)
    return action


@pytest.mark.parametrize("game", part(SHORT, "all-fives"))
def test_a_game_by_heuristic(game: str, shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server, **PHONE)
    table = sit_down(ann, game, SHORT[game])

    def act(action: str) -> str:
        assert ann.page.evaluate(OVERFLOW) <= 0
        return tap(ann, action)

    done = play_parts(ann, at_random(game), act)
    record = shared_server.ask(f"/api/tables/{table}/record")
    assert acted(record, seat_of(record, "Ann")) == done


def test_fifteen_cards_can_each_be_hit(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server, **PHONE)
    options = {"players": 3, "hand_sizes": [15], "hands": 1}
    sit_down(ann, "alles-oder-nichts", options)
    while ann.asked() and ann.phase != "play":
        ann.act()
    hand = ann.page.get_by_role("group", name="Your hand").get_by_role("button")
    assert hand.count() == 15
    assert all(hand.evaluate_all(HIT))
    for action, x, y, wide, high in ann.page.evaluate(TARGETS, LEGAL):
        assert x >= 0 and x + wide <= 360 and y + high <= 740, action
        assert high >= 44, (action, high)


@pytest.mark.long
def test_the_prompt_stays_while_cards_come_and_go(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server, **PHONE)
    sit_down(ann, "nothing", {"players": 3})
    hand = ann.page.get_by_role("group", name="Your hand").get_by_role("button")
    places: dict[int, set[float]] = {}
    for _ in range(6):
        assert ann.asked()
        ann.settled()
        box = ann.page.locator(".prompt").bounding_box()
        assert box
        places.setdefault(hand.count(), set()).add(box["y"])
        tap(ann, next(one for one in ann.actions() if one != "keep"))
    assert set(places) == {7, 8}
    assert places[7] == places[8] and len(places[7]) == 1, places


FIRST_SCREEN = """button => {
    const { top, bottom } = button.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && scrollY === 0;
}"""


@pytest.mark.parametrize(
    "size", part([(1366, 657), (390, 844), (740, 360), (360, 740)], (1366, 657), (740, 360))
)
def test_what_begins_a_game_is_on_the_first_screen(
    size: tuple[int, int], shared_server: Server, invite: Invite
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    ann, bob = (invite(shared_server, viewport=viewport) for _ in range(2))
    ann.prefer(name="Ann")
    ann.open("/")
    play = ann.page.get_by_role("button", name="Play now").first
    play.wait_for()
    assert play.evaluate(FIRST_SCREEN)
    ann.page.get_by_role("button", name="Invite friends: Alles oder Nichts").click()
    start = ann.page.get_by_role("button", name="Start the game")
    start.wait_for()
    assert start.evaluate(FIRST_SCREEN)
    bob.open(f"/t/{ann.id}")
    sit = bob.page.get_by_role("button", name="Sit down")
    sit.wait_for()
    assert sit.evaluate(FIRST_SCREEN)


@pytest.mark.parametrize("size", part([(390, 844), (740, 360), (360, 740)], (360, 740)))
def test_a_question_leaves_the_tools_of_the_header_free(
    size: tuple[int, int], shared_server: Server, invite: Invite
) -> None:
    ann = invite(shared_server, viewport={"width": size[0], "height": size[1]}, has_touch=True)
    ann.add_script("localStorage.removeItem('nullo')")  # a first game
    sit_down(ann, "all-or-nothing", {"players": 5})
    offer = ann.page.get_by_role("region", name="Sounds")
    offer.wait_for()
    tools = ann.page.get_by_role("banner").get_by_role("button")
    assert all(tools.evaluate_all(HIT))
    legal = ann.page.locator(LEGAL)
    legal.first.wait_for()
    assert all(legal.evaluate_all(HIT))
    offer.get_by_role("button", name="No").click()
    offer.wait_for(state="detached")
