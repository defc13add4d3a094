"""Reloads, second tabs, lost connections and killed servers, in every phase: nothing is lost."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.person import Invite, Person
from browser.serve import Server
from browser.tables import (
    HONOUR,
    SHORT,
    acted,
    at_random,
    come_to,
    play_ahead,
    play_on,
    seat_of,
    sit_down,
)
from long_run import part

LINE_LOST = ("WebSocket", "ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED", "ERR_NETWORK", "failed:")
PHASES = {
    "all-or-nothing": {"bid", "play"},
    "alles-oder-nichts": {"bid", "say", "play"},
    "nothing": {"draw", "discard"},
    "all-fives": {"play"},
    "sauce": {"bid", "play"},
}
# It has open and secret bids with a declaration.
UNSEEN = part(["toss", "give"], "toss")


def restarter(server: Server, person: Person) -> Callable[[], None]:
    """A function that kills and restarts the server; the page reconnects at once."""

    def restart() -> None:
        server.restart()
        person.page.evaluate("dispatchEvent(new Event('online'))")

    return restart


def scene(person: Person) -> dict[str, object]:
    """The page when it is the person's turn, and bots that choose at the same time have chosen."""
    person.page.locator("[data-connection=open]").first.wait_for(state="attached")
    assert person.asked()
    expect(person.page.locator("main .seat[data-turn=true]")).to_have_count(0)
    hand = person.page.get_by_role("group", name="Your hand")
    trick = person.page.get_by_role("group", name="Trick")
    return {
        "seq": person.seq,
        "phase": person.phase,
        "actions": sorted(person.actions()),
        "hand": hand.aria_snapshot() if hand.count() else "",
        "trick": trick.aria_snapshot() if trick.count() else "",
    }


def in_every_phase(
    ann: Person, choose: Callable[[list[str]], str], disturb: Callable[[], None]
) -> tuple[list[str], set[str]]:
    """Play a game with one disturbance in each phase before acting, and one with a move on its way.

    What follows in a phase is played without the page.
    """
    done: list[str] = []
    seen: set[str] = set()
    while ann.asked():
        if ann.phase not in seen:
            seen.add(ann.phase)
            before = scene(ann)
            disturb()
            assert scene(ann) == before
            action, sent = choose(ann.actions()), len(ann.sent)
            ann.press(action)
            action = ann.sauce(action, sent)
            disturb()
            ann.taken(sent, action)
            done.append(action)
        else:
            done += play_ahead(
                ann, ann.id, choose, lambda guest: guest.state["public"]["phase"] not in seen
            )
    return done, seen


@pytest.mark.long
@pytest.mark.parametrize("game", SHORT)
def test_the_server_is_killed_in_every_phase(
    game: str, servers: Callable[..., Server], invite: Invite
) -> None:
    server = servers()
    ann = invite(server)
    table = sit_down(ann, game, SHORT[game])
    with ann.forgiving(*LINE_LOST):
        done, seen = in_every_phase(ann, at_random(game), restarter(server, ann))
    assert seen >= PHASES[game]
    record = server.ask(f"/api/tables/{table}/record")
    assert acted(record, seat_of(record, "Ann")) == done


@pytest.mark.long
@pytest.mark.parametrize("phase", UNSEEN)
def test_the_server_is_killed_while_cards_are_chosen_unseen(
    phase: str, servers: Callable[..., Server], invite: Invite
) -> None:
    server = servers()
    ann = invite(server)
    come_to(ann, phase)
    choose, restart = at_random(phase), restarter(server, ann)
    done = []
    with ann.forgiving(*LINE_LOST):
        while ann.asked() and ann.phase == phase:
            before, action = scene(ann), choose(ann.actions())
            restart()
            assert scene(ann) == before
            sent = len(ann.sent)
            ann.press(action)
            restart()
            ann.taken(sent, action)
            done.append(action)
    assert len(done) in (3, 5)
    assert len(set(done)) == len(done)
    done += play_ahead(ann, ann.id, choose)  # a Late Reveal may ask for more of them
    record = server.ask(f"/api/tables/{ann.id}/record")
    mine = acted(record, seat_of(record, "Ann"))
    assert mine == done


@pytest.mark.long
@pytest.mark.parametrize("game", HONOUR)
def test_the_page_is_loaded_anew_in_every_phase_on_honour(
    game: str, shared_server: Server, invite: Invite
) -> None:
    ann = invite(shared_server)
    ann.prefer(warn=False)
    table = sit_down(ann, game, HONOUR[game])

    def reload() -> None:
        """Reload once nothing is on its way, because a page that closes drops what it has not sent."""
        ann.page.evaluate("0")  # what has been sent until now is known before the answer
        ann.until(lambda: set(ann.sent) <= set(ann.answers), "something was not answered")
        ann.page.reload()
        ann.table.wait_for()

    done, _ = in_every_phase(ann, at_random(game), reload)
    record = shared_server.ask(f"/api/tables/{table}/record")
    assert acted(record, seat_of(record, "Ann")) == done


@pytest.mark.parametrize("game", part(SHORT, "nothing"))
def test_the_line_is_lost_in_every_phase(game: str, shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    table = sit_down(ann, game, SHORT[game])

    def lose() -> None:
        ann.context.set_offline(True)
        ann.page.evaluate("window.dispatchEvent(new Event('offline'))")
        ann.page.wait_for_timeout(100)
        ann.context.set_offline(False)

    with ann.forgiving(*LINE_LOST):
        done, _ = in_every_phase(ann, at_random(game), lose)
    record = shared_server.ask(f"/api/tables/{table}/record")
    assert acted(record, seat_of(record, "Ann")) == done


def test_the_state_of_the_line_is_seen(servers: Callable[..., Server], invite: Invite) -> None:
    server = servers()
    ann = invite(server)
    sit_down(ann, "all-fives", {"players": 2})
    assert ann.asked()
    with ann.forgiving(*LINE_LOST):
        server.kill()
        ann.page.locator("[data-connection]:not([data-connection=open])").first.wait_for(
            state="attached"
        )
        server.start()
        ann.page.locator("[data-connection=open]").first.wait_for(state="attached")
    play_on(ann, at_random(1), until=lambda: ann.seq > 12)


def test_a_second_tab_on_the_same_seat(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    table = sit_down(ann, "alles-oder-nichts", SHORT["alles-oder-nichts"])
    assert ann.asked()
    one = ann.page
    here = scene(ann)
    two = ann.page = ann.tab()
    ann.open(f"/t/{table}")
    assert scene(ann) == here
    done = []
    choose = at_random(2)
    while ann.asked():
        done.append(ann.act(choose))
        at = ann.seq
        ann.page = two if ann.page is one else one
        ann.reached(at)
    record = shared_server.ask(f"/api/tables/{table}/record")
    assert acted(record, seat_of(record, "Ann")) == done


def begin_two(ann: Person, lou: Person) -> str:
    """Begin a game of two, Ann and Lou; returns the table."""
    table = sit_down(ann, "all-fives", {"players": 2, "target": 5}, start=False)
    lou.open(f"/t/{table}")
    lou.page.get_by_role("textbox", name="Your name").fill("Lou")
    lou.page.get_by_role("button", name="Sit down").click()
    ann.page.get_by_text("Lou").first.wait_for()
    ann.page.get_by_role("button", name="Start the game").click()
    lou.page.locator("main[data-stage=playing]").wait_for()
    return table


@pytest.mark.long
def test_the_page_counts_down_until_a_bot_plays_for_a_leaver(
    shared_server: Server, invite: Invite
) -> None:
    ann, lou, watcher = invite(shared_server), invite(shared_server), invite(shared_server)
    clock = ann.page.clock
    clock.install()
    table = begin_two(ann, lou)
    seat = ann.page.get_by_role("group", name="Lou")
    timer = seat.get_by_role("timer")
    expect(seat.get_by_role("button", name="connected", exact=True)).to_be_visible()
    expect(timer).to_have_count(0)
    clock.pause_at(ann.page.evaluate("Date.now()") / 1000 + 1)
    lou.page.goto("about:blank")
    expect(timer.get_by_text("away, a bot plays in 1 min")).to_be_visible()
    expect(seat.get_by_role("button", name="not connected")).to_be_visible()
    clock.fast_forward(25_000)
    expect(timer).to_have_accessible_name("Lou is away: a bot plays on in 35 s")
    watcher.open(f"/t/{table}")
    waits = re.compile(r"^Lou is away: a bot plays on in (\d+ s|1 min)$")
    expect(watcher.page.get_by_role("timer", name=waits)).to_be_visible()
    clock.fast_forward(60_000)
    expect(seat.get_by_text("away, a bot plays", exact=True)).to_be_visible()
    lou.open(f"/t/{table}")
    expect(seat.get_by_role("button", name="connected", exact=True)).to_be_visible()
    expect(seat.get_by_text("away")).to_have_count(0)


def test_a_bot_plays_for_a_leaver_and_gives_the_seat_back(
    servers: Callable[..., Server], invite: Invite
) -> None:
    server = servers(grace=1)
    ann, lou = invite(server), invite(server)
    table = begin_two(ann, lou)
    lou.page.goto("about:blank")
    done = play_on(ann, at_random(3), until=lambda: ann.seq > 16)  # with Lou gone
    assert done
    lou.open(f"/t/{table}")
    lou.table.wait_for()
    while ann.stage == "playing" and not ann.actions():
        if lou.actions():
            lou.act()
        ann.page.wait_for_timeout(50)
    mine = play_two(ann, lou)
    record = server.ask(f"/api/tables/{table}/record")
    played = acted(record, seat_of(record, "Lou"))
    assert played[len(played) - len(mine) :] == mine


def play_two(ann: Person, lou: Person) -> list[str]:
    """Both play to the end; returns Lou's actions."""
    done = []
    choose = at_random(4)
    while ann.stage == "playing":
        for person in (ann, lou):
            if person.actions():
                action = person.act(choose)
                if person is lou:
                    done.append(action)
        ann.page.wait_for_timeout(20)
    return done
