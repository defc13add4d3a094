"""Games by keyboard alone, without a pointer."""

from __future__ import annotations

import pytest

from browser.person import Invite, Person
from browser.serve import Server
from browser.tables import SHORT, acted, at_random, play_parts, seat_of, sit_down
from long_run import part

IN_HAND = "document.activeElement?.closest('[role=group]')?.ariaLabel === 'Your hand'"
FOCUSED = "document.activeElement?.dataset?.action ?? ''"


def walk_to(person: Person, action: str) -> None:
    """Press Tab until the action has the focus; within the hand, press the arrow keys."""
    for _ in range(60):
        if person.page.evaluate(FOCUSED) == action:
            return
        if person.page.evaluate(IN_HAND):
            person.page.keyboard.press("Home")
            for _ in range(20):
                if person.page.evaluate(FOCUSED) == action:
                    return
                person.page.keyboard.press("ArrowRight")
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {action}")


@pytest.mark.parametrize("game", part(SHORT, "nothing"))
def test_a_game_by_keyboard(game: str, shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    table = sit_down(ann, game, SHORT[game])

    def press(action: str) -> str:
        before = len(ann.sent)
        walk_to(ann, action)
        ann.page.keyboard.press("Enter")
        action = ann.sauce(action, before, lambda one: one.press("Enter"))
        ann.taken(before, action)
        return action

    done = play_parts(ann, at_random(game), press)
    record = shared_server.ask(f"/api/tables/{table}/record")
    assert acted(record, seat_of(record, "Ann")) == done


def test_from_the_lobby_by_keyboard(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    ann.open()
    for _ in range(40):
        ann.page.keyboard.press("Tab")
        name = ann.page.evaluate(
            "document.activeElement.ariaLabel || document.activeElement.innerText"
        )
        if "Play now: All Fives" in name:
            break
    ann.page.keyboard.press("Enter")
    ann.table.wait_for()
    assert ann.asked()


@pytest.mark.long
def test_the_keys_are_listed(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    sit_down(ann, "all-fives", {"players": 2})
    assert ann.asked()
    ann.page.keyboard.press("?")
    ann.page.get_by_role("dialog").wait_for()
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("dialog").wait_for(state="hidden")


def test_a_card_that_may_not_be_played_says_why(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    sit_down(ann, "alles-oder-nichts", {"players": 4, "hand_sizes": [10], "hands": 3})
    choose = at_random(5)
    while ann.asked():
        illegal = ann.page.locator(
            "[role=group][aria-label='Your hand'] button[aria-disabled='true']"
        )
        if ann.phase == "play" and illegal.count():
            before = ann.seq
            illegal.first.focus()
            ann.page.keyboard.press("Enter")
            ann.page.get_by_text("T8").first.wait_for()
            assert ann.seq == before
            return
        ann.act(choose)
    raise AssertionError("no card was ever illegal")
