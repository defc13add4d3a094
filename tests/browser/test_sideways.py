"""Phones in landscape and other low screens: dialogs and drawers open at their beginning."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.person import Invite
from browser.serve import Server
from browser.tables import SHORT, at_random, make_table, play_ahead, play_on, sit_down
from browser.test_company import say, two
from long_run import part

SIDEWAYS: dict[str, Any] = {"viewport": {"width": 740, "height": 360}, "has_touch": True}
UPRIGHT: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
# How much of an element's content is hidden above, and whether one of its children is visible.
ABOVE = "one => one.scrollTop"
SEEN = """(one, what) => {
    const inner = one.querySelector(what);
    const box = inner.getBoundingClientRect();
    return [box.top + 1, box.bottom - 1].every((y) =>
        inner.contains(document.elementFromPoint(box.left + box.width / 2, y)));
}"""
BELOW = "one => one.scrollHeight - one.scrollTop - one.clientHeight"


@pytest.mark.long
@pytest.mark.parametrize("screen", part([SIDEWAYS, UPRIGHT], UPRIGHT))
@pytest.mark.parametrize("players", part([5, 6], 6))
def test_the_cut_opens_at_its_cards(
    screen: dict[str, Any], players: int, shared_server: Server, invite: Invite
) -> None:
    ann = invite(shared_server, **screen)
    sit_down(ann, "all-or-nothing", {"players": players, "hands": 1}, start=False)
    ann.page.get_by_role("button", name="Start the game").click()
    cut = ann.page.get_by_role("dialog", name="The cut")
    cut.wait_for()
    ann.settled()
    assert cut.evaluate(ABOVE) == 0
    assert cut.evaluate(SEEN, "h2") and cut.evaluate(SEEN, "button")
    cut.get_by_role("button", name="To the table").press("Enter")
    cut.wait_for(state="hidden")


@pytest.mark.long
@pytest.mark.parametrize("size", [SIDEWAYS["viewport"], UPRIGHT["viewport"]])
def test_the_talk_opens_at_the_newest(size: Any, shared_server: Server, invite: Invite) -> None:
    ann, lou = two(shared_server, invite)
    lou.page.set_viewport_size(size)
    for number in range(4):
        say(ann, f"word {number} " + "and more " * 18)
        expect(ann.page.get_by_role("log", name="What was said")).to_contain_text(f"word {number}")
    expect(lou.page.get_by_role("button", name="Talk, 4 new messages")).to_be_visible()
    lou.page.keyboard.press("/")
    said = lou.page.get_by_role("log", name="What was said")
    expect(said.get_by_text("word 3")).to_be_visible()
    lou.settled()
    assert said.evaluate(BELOW) <= 1
    assert said.evaluate(SEEN, "p:last-child")
    lou.page.set_viewport_size({"width": 700, "height": 330})
    # The list follows its new size in the next frame.
    lou.page.wait_for_function(f"one => ({BELOW})(one) <= 1", arg=said.element_handle())


@pytest.mark.long
def test_the_history_of_a_replay_opens_at_the_turn(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server, **SIDEWAYS)
    table = make_table(ann, "all-fives", {"players": 2, "target": 5})
    play_ahead(ann, table, at_random("history"))
    ann.open(f"/replay/{table}?turn=24&seat=all")
    ann.page.get_by_role("button", name="History").click()
    listed = ann.page.get_by_role("dialog").get_by_role("group", name="The game in words")
    listed.locator("[aria-current=step]").wait_for()
    ann.settled()
    assert listed.evaluate(SEEN, "[aria-current=step]")


@pytest.mark.parametrize("game", part(SHORT, "sauce"))
def test_at_200_percent_the_own_side_leaves_the_header_free(
    game: str, shared_server: Server, invite: Invite
) -> None:
    ann = invite(shared_server, viewport={"width": 683, "height": 328})
    sit_down(ann, game, SHORT[game])
    assert ann.asked()
    header = ann.page.get_by_role("banner").bounding_box()
    plaque = ann.page.locator("main .mine .plaque").bounding_box()
    assert header and plaque
    assert plaque["y"] >= header["y"] + header["height"] - 1


@pytest.mark.long
def test_the_end_on_a_phone_covers_no_row_of_the_score(
    shared_server: Server, invite: Invite
) -> None:
    ann = invite(shared_server, **UPRIGHT)
    sit_down(ann, "alles-oder-nichts", {"players": 4, "hand_sizes": [1], "hands": 8})
    play_on(ann, at_random(1))
    buttons = ann.page.locator(".result .acts")
    buttons.wait_for()
    rows = ann.page.locator(".result tbody tr")
    assert rows.count() == 8
    top = buttons.bounding_box()
    for row in rows.all():
        row.scroll_into_view_if_needed()
        box = row.bounding_box()
        assert top and box and box["y"] + box["height"] <= top["y"] + 1
