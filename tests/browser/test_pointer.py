"""Elements that move under a pointer stay under it."""

from __future__ import annotations

from playwright.sync_api import Locator

from browser.person import Invite, Person
from browser.serve import Server
from browser.states import STATES
from browser.tables import sit_down

REST = 250  # milliseconds: longer than any element takes to rise


def stays(person: Person, one: Locator) -> bool:
    """Whether an element stays under a pointer at its lower edge."""
    person.page.mouse.move(1, 1)
    person.settled()
    box = one.bounding_box()
    assert box
    held = []
    for step in range(4):
        person.page.mouse.move(box["x"] + box["width"] / 2 + step, box["y"] + box["height"] - 1)
        person.page.wait_for_timeout(REST)
        held.append(one.evaluate("one => one.matches(':hover')"))
    return all(held)


def test_bids_stay_under_the_pointer(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server, reduced_motion="no-preference")
    STATES["bidding"](ann)
    assert stays(ann, ann.button("bid 1"))


def test_piles_stay_under_the_pointer(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server, reduced_motion="no-preference")
    sit_down(ann, "nothing", {"players": 3})
    lifted = ann.page.locator(".lift")
    while ann.asked() and not lifted.count():
        ann.act()
    for pile in lifted.all():
        assert stays(ann, pile)


def test_cards_of_the_hand_stay_under_the_pointer(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server, reduced_motion="no-preference")
    STATES["all-fives"](ann)
    assert stays(ann, ann.page.locator(".held:not([aria-disabled])").first)
