"""Each game through the page, from the lobby or a table to its result."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

import nullo
from browser.person import Invite
from browser.serve import Server
from browser.tables import (
    HONOUR,
    SHORT,
    TITLES,
    acted,
    at_random,
    play_on,
    play_parts,
    seat_of,
    sit_down,
)
from long_run import LONG, part
from nullo.records import record as records

WARNED = """all => all.filter((one) =>
        document.getElementById(one.getAttribute("aria-describedby"))?.textContent.includes("revoke"))
    .map((one) => one.dataset.action)"""


WHOLE = {
    **{game: (game, options) for game, options in SHORT.items()},
    "teams": ("all-or-nothing", {"players": 4, "teams": 2, "hands": 1}),
}


@pytest.mark.parametrize("name", part(WHOLE, "sauce", "teams"))
def test_a_game_to_its_end(name: str, shared_server: Server, invite: Invite) -> None:
    game, options = WHOLE[name]
    ann = invite(shared_server)
    table = sit_down(ann, game, options)
    done = (play_on if LONG else play_parts)(ann, at_random(game))
    assert done
    record = shared_server.ask(f"/api/tables/{table}/record")
    assert acted(record, seat_of(record, "Ann")) == done
    match = records.read(json.dumps(record))
    assert match.state.is_terminal()
    scores = ann.page.get_by_role("main").inner_text()
    for score in match.state.scores():
        assert re.search(rf"(?<!\d){abs(score)}(?!\d)", scores), (score, scores)


@pytest.mark.parametrize("game", part(HONOUR, "alles-oder-nichts"))
def test_a_game_on_honour(game: str, shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    ann.prefer(warn=False)
    table = sit_down(ann, game, HONOUR[game])
    done = play_parts(ann, at_random(game), each=6)
    record = shared_server.ask(f"/api/tables/{table}/record")
    assert acted(record, seat_of(record, "Ann")) == done
    records.read(json.dumps(record))


def test_a_revoke_is_warned_of_once(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    sit_down(ann, "alles-oder-nichts", {"players": 3, "hand_sizes": [9], "mode": "honour"})
    choose = at_random(1)
    while ann.asked():
        hand = ann.page.get_by_role("group", name="Your hand").get_by_role("button")
        warned = hand.evaluate_all(WARNED)
        if warned:
            before = len(ann.sent)
            ann.button(warned[0]).click()
            ann.page.wait_for_timeout(200)
            assert len(ann.sent) == before, "the revoke went without a warning"
            ann.button(warned[0]).click()
            ann.taken(before, warned[0])
            return
        ann.act(choose)
    raise AssertionError("there was nothing to warn of")


@pytest.mark.parametrize("game", part(SHORT, "all-fives"))
def test_playing_within_three_clicks_of_the_lobby(
    game: str, shared_server: Server, invite: Invite
) -> None:
    ann = invite(shared_server)
    ann.open()
    ann.page.get_by_role("button", name=f"Play now: {TITLES[game]}", exact=True).click()
    ann.table.wait_for()
    assert ann.asked()
    assert ann.stage == "playing"
    before = ann.act()
    assert before


def test_every_game_has_a_tile(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    ann.open()
    assert set(nullo.game_ids()) >= set(TITLES)
    for title in TITLES.values():
        for what in ("Play now", "Invite friends", "Options"):
            ann.page.get_by_role("button", name=f"{what}: {title}", exact=True).wait_for()


def test_an_unfinished_game_is_in_the_lobby(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    table = sit_down(ann, "all-fives", {"players": 2})
    ann.act()
    ann.open()
    today = ann.page.get_by_role("navigation", name="Today")
    listed = ann.page.locator(f'a[href$="/t/{table}"]')
    expect(today.locator(listed)).to_be_visible()
    listed.last.click()
    ann.table.wait_for()
    assert ann.asked()


def test_every_card_is_reached_by_mouse(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    sit_down(ann, "alles-oder-nichts", {"players": 3, "hand_sizes": [15], "hands": 1})
    while ann.asked() and ann.phase != "play":
        ann.act()
    hand = ann.page.get_by_role("group", name="Your hand").get_by_role("button")
    assert hand.count() == 15
    for number in [*range(15), *reversed(range(15))]:
        hand.nth(number).hover()
