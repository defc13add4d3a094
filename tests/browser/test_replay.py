"""After a game: the result, replays by link and from files, the shuffle proof, and playing again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import nullo
from browser.person import Invite, Person
from browser.serve import Server
from browser.tables import (
    SHORT,
    at_random,
    go_to,
    make_table,
    play_ahead,
    play_on,
    post,
    seat_of,
    sit_down,
)
from browser.test_learn import CROWDED
from browser.test_result import DARK_IN_QR
from long_run import part
from nullo import Rng
from nullo.cli import main
from nullo.records.record import write
from nullo.state.match import Match, start

SMALL = {"players": 3, "hand_sizes": [2, 1], "hands": 2}
BAD = (r"\b400\b", r"Failed to load resource")


def over(person: Person) -> str:
    """Play a small game to its end; returns the id of its table."""
    table = make_table(person, "alles-oder-nichts", SMALL)
    play_ahead(person, table, at_random("over"))
    go_to(person, table)
    person.page.get_by_role("region", name="The game is over.").wait_for()
    return table


def told(person: Person) -> str:
    """The description of the turn that the replay shows."""
    return person.page.locator("main .prompt").inner_text()


def at_turn(person: Person, turn: int) -> None:
    """Wait until a turn is shown and the address contains its number."""
    person.page.locator(f"main[data-seq='{turn}']").wait_for()
    person.page.wait_for_url(re.compile(rf"[?&]turn={turn}&"))


def step(person: Person, many: int) -> None:
    for _ in range(many):
        person.page.keyboard.press("ArrowRight")


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A record as ``nullo play --record`` writes it."""
    game = nullo.load("all-fives", players=2, target=11)
    match, _ = start(game, Rng(5), ["Éva", "<b>Bo</b>"], cut=True)
    while not match.state.is_terminal():
        match.act(match.state.current_player(), match.state.legal_actions()[0])
    return kept(match, tmp_path)


def kept(match: Match, folder: Path) -> Path:
    path = folder / "played.json"
    path.write_text(write(match) + "\n", encoding="utf-8")
    return path


def opened(person: Person, path: Path) -> None:
    """Open a file from the lobby."""
    person.open()
    person.page.get_by_role("button", name="Open a record…").wait_for()
    person.page.locator("input[type=file]").set_input_files(path)


def test_a_replay_begins_at_the_readers_seat(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    seat = 0
    while seat == 0:  # the cut decides
        seat = seat_of(shared_server.ask(f"/api/tables/{over(ann)}/record"), "Ann")
    accent = "rgb(0, 92, 102)"
    curves = ann.page.locator("figure .side").evaluate_all(
        "all => all.map((one) => getComputedStyle(one).color)"
    )
    assert [colour == accent for colour in curves] == [side == seat for side in range(len(curves))]
    ann.page.get_by_role("link", name="Replay").click()
    at_turn(ann, 0)
    nearest = ann.page.locator(".mine [data-seat]")
    expect(nearest).to_have_attribute("data-seat", str(seat))
    ann.page.reload()
    expect(nearest).to_have_attribute("data-seat", str(seat))


def test_a_game_is_replayed_and_its_link_shows_the_same_turn(
    shared_server: Server, invite: Invite
) -> None:
    ann, bob = invite(shared_server), invite(shared_server)
    table = over(ann)
    page = ann.page
    page.get_by_role("link", name="Replay").click()
    at_turn(ann, 0)
    assert "deals the cards" in told(ann)
    step(ann, 7)
    at_turn(ann, 7)
    page.get_by_role("combobox", name="Seen from").select_option("1")
    page.wait_for_url(f"**/replay/{table}?turn=7&seat=1*")
    words = told(ann)
    assert words
    present = page.locator("[aria-current=step]")
    assert present.get_attribute("data-turn") == "7"

    bob.open(page.url.removeprefix(shared_server.origin))
    at_turn(bob, 7)
    assert told(bob) == words
    assert bob.page.get_by_role("combobox", name="Seen from").input_value() == "1"
    bob.page.reload()
    at_turn(bob, 7)

    turns = int(page.get_by_role("slider", name="Turn").get_attribute("max") or 0)
    page.keyboard.press("Home")
    at_turn(ann, 0)
    page.keyboard.press("ArrowDown")
    page.get_by_role("button", name="Hand 2", expanded=True).wait_for()
    page.keyboard.press("ArrowUp")
    at_turn(ann, 0)
    page.keyboard.press("End")
    at_turn(ann, turns)
    page.get_by_role("region", name="The game is over.").wait_for()
    page.get_by_role("button", name="Previous turn").click()
    at_turn(ann, turns - 1)
    page.get_by_role("button", name="Play", exact=True).click()
    at_turn(ann, turns)
    page.get_by_role("button", name="Play", exact=True).wait_for()


@pytest.mark.long
def test_from_a_seat_only_its_hand_lies_open(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    table = over(ann)
    for seat, hands in (("all", 2), ("0", 0)):
        ann.open(f"/replay/{table}?turn=4&seat={seat}")
        at_turn(ann, 4)
        shown = ann.page.get_by_role("list", name="Players").get_by_role("group", name="hand")
        assert shown.count() == hands, seat
        assert ann.page.get_by_role("group", name="Your hand").locator("[data-card]").count() == 2


@pytest.mark.long
def test_on_a_phone_the_history_lies_over_the_table(
    shared_server: Server, invite: Invite, played: Path
) -> None:
    ann = invite(shared_server, viewport={"width": 360, "height": 740}, has_touch=True)
    opened(ann, played)
    at_turn(ann, 0)
    ann.page.get_by_role("button", name="History").click()
    history = ann.page.get_by_role("group", name="The game in words")
    history.get_by_role("button", name="Hand 2").click()
    first = history.locator("li [data-turn]").nth(2)
    turn = int(first.get_attribute("data-turn") or 0)
    first.click()
    ann.page.get_by_role("dialog").wait_for(state="detached")
    at_turn(ann, turn)


# In the second deal three Sauces are in force, and the turns and the ranks are reversed.
@pytest.mark.long
@pytest.mark.parametrize("seed", part([0, 28], 28))
def test_on_a_phone_four_open_hands_have_room(
    shared_server: Server, invite: Invite, tmp_path: Path, seed: int
) -> None:
    rng = Rng(seed)
    match, _ = start(
        nullo.load("sauce", **SHORT["sauce"]), rng, ["Ann", "Bob", "Cleo", "Dan"], cut=False
    )
    while not match.state.is_terminal():
        actions = match.state.legal_actions()
        match.act(match.state.current_player(), actions[rng.randrange(len(actions))])
    ann = invite(shared_server, viewport={"width": 360, "height": 740}, has_touch=True)
    opened(ann, kept(match, tmp_path))
    turns = int(ann.page.get_by_role("slider", name="Turn").get_attribute("max") or 0)
    for turn in range(1, turns + 1):
        step(ann, 1)
        ann.page.locator(f"main[data-seq='{turn}']").wait_for()
        for size in ((360, 740), (740, 360)):
            ann.resize(*size)
            assert ann.page.evaluate(CROWDED) == [], f"turn {turn}, {size}"


@pytest.mark.long
def test_a_table_that_is_gone_says_so(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    with ann.forgiving(r"\b404\b", r"Failed to load resource"):
        ann.open("/replay/gone")
        ann.page.get_by_role("heading", name="There is no such table").wait_for()


@pytest.mark.long
def test_a_game_that_is_not_over_says_so(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    table = sit_down(ann, "nothing", {"players": 2})
    with ann.forgiving(r"\b409\b", r"Failed to load resource"):
        ann.open(f"/replay/{table}")
        ann.page.get_by_role("heading", name="This game is not over yet").wait_for()
    ann.page.get_by_role("link", name="To the table").click()
    ann.table.wait_for()


def test_a_record_of_the_terminal_opens_here_and_goes_into_a_link(
    shared_server: Server, invite: Invite, played: Path
) -> None:
    ann, bob = invite(shared_server), invite(shared_server)
    opened(ann, played)
    at_turn(ann, 0)
    page = ann.page
    assert "<b>Bo</b>" in page.locator("main").inner_text()
    step(ann, 9)
    at_turn(ann, 9)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    page.get_by_text("The link to this turn is copied.").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    bob.open(link.removeprefix(shared_server.origin))
    at_turn(bob, 9)
    assert told(bob) == told(ann)
    page.reload()
    at_turn(ann, 9)
    page.keyboard.press("End")
    page.get_by_role("region", name="The game is over.").wait_for()
    assert page.get_by_role("button", name="Check the shuffles").count() == 0
    page.get_by_role("button", name="Share the result").click()
    shared = page.get_by_role("dialog").get_by_label("Link to the replay").input_value()
    assert shared.startswith(f"{shared_server.origin}/replay?turn=0&seat=all#r=")
    assert page.get_by_role("dialog").locator("canvas").evaluate(DARK_IN_QR) > 2_000


def test_a_record_can_be_dropped(shared_server: Server, invite: Invite, played: Path) -> None:
    ann = invite(shared_server)
    ann.open("/replay")
    ann.page.get_by_role("heading", name="Open a record").wait_for()
    ann.page.evaluate(
        """text => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], "game.json", { type: "application/json" }));
            for (const type of ["dragover", "drop"])
                document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true }));
        }""",
        played.read_text(encoding="utf-8"),
    )
    at_turn(ann, 0)


@pytest.mark.long
def test_what_is_wrong_with_a_record_is_said(
    shared_server: Server, invite: Invite, played: Path, tmp_path: Path
) -> None:
    ann = invite(shared_server)
    record = json.loads(played.read_text(encoding="utf-8"))
    record["hands"][0]["actions"][3] = "0 play 99x"
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(record), encoding="utf-8")
    with ann.forgiving(*BAD):
        opened(ann, bad)
        ann.page.get_by_role("heading", name="This record cannot be replayed").wait_for()
        assert "hand 1, action 4: " in ann.page.locator("main").inner_text()
        bad.write_bytes(b"\x89PNG")
        ann.page.locator("input[type=file]").set_input_files(bad)
        ann.page.get_by_text("bad JSON").wait_for()
    bad.write_bytes(b" " * 1_000_001)
    ann.page.locator("input[type=file]").set_input_files(bad)
    ann.page.get_by_text("larger than 1 MB").wait_for()
    ann.page.locator("input[type=file]").set_input_files(played)
    at_turn(ann, 0)


def test_a_damaged_link_says_so(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    ann.open("/replay?turn=3&seat=all#r=abcdef")
    ann.page.get_by_role("heading", name="This link is damaged").wait_for()


def checked(person: Person) -> list[str]:
    """Check the shuffles; returns for each hand why its seal does not fit, or an empty text."""
    page = person.page
    page.get_by_role("button", name="Check the shuffles").click()
    page.locator("[data-fits]").wait_for()
    return [one.get_attribute("data-why") or "" for one in page.locator("[data-hand]").all()]


def test_the_shuffles_are_checked_here_and_by_the_command(
    shared_server: Server, invite: Invite, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = invite(shared_server, accept_downloads=True)
    table = sit_down(ann, "alles-oder-nichts", SMALL)  # the page has to have seen the seals
    play_on(ann, at_random("over"))
    page = ann.page
    assert page.get_by_text(re.compile("^Sealed: [0-9a-f]{8}…$")).count() == 1
    assert checked(ann) == ["", ""]
    assert page.get_by_text("You were shown this seal before the hand.").count() == 2
    page.keyboard.press("Escape")
    with page.expect_download() as loading:
        page.get_by_role("link", name="Download record").click()
    assert loading.value.suggested_filename == f"nullo-alles-oder-nichts-{table}.json"
    path = tmp_path / "game.json"
    loading.value.save_as(path)
    assert main(["verify", str(path)]) == 0
    assert main(["replay", str(path)]) == 0
    assert "Every hand matches its seal." in capsys.readouterr().out

    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    record["meta"]["seals"][1]["nonce"] = "0" * 64
    path.write_text(json.dumps(record), encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    opened(ann, path)
    at_turn(ann, 0)
    page.keyboard.press("End")
    assert checked(ann) == ["", "deck"]
    page.get_by_text("Not every hand matches its seal.").wait_for()


@pytest.mark.long
def test_they_are_checked_without_the_browser_s_own_hash(
    shared_server: Server, invite: Invite
) -> None:
    ann = invite(shared_server)
    ann.add_script("Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });")
    over(ann)
    assert ann.page.evaluate("crypto.subtle === undefined")
    assert checked(ann) == ["", ""]


def test_who_plays_again_takes_the_others_along(shared_server: Server, invite: Invite) -> None:
    ann, bob, eve = invite(shared_server), invite(shared_server), invite(shared_server)
    made = post(
        ann,
        "/api/tables",
        {"game": "nothing", "options": {"players": 2, "stall": 1}, "name": "Ann"},
    )
    table = made["table"]
    post(bob, f"/api/tables/{table}/join", {"name": "Bob"})
    for person in (ann, bob, eve):
        person.open(f"/t/{table}")
    ann.page.get_by_role("button", name="Start the game").click()
    people = [ann, bob]
    for person in (*people, eve):
        person.page.locator("main[data-stage=playing]").wait_for()
    choose = at_random("again")
    while ann.stage != "over":
        for person in people:
            if person.actions():
                person.act(choose)
    for person in people:
        person.page.get_by_role("region", name="The game is over.").wait_for()
    assert ann.page.get_by_role("button", name="Rematch: new cut").count() == 0
    bob.page.get_by_role("button", name="Rematch: same seats").click()
    ann.page.get_by_role("button", name="Play again").click()
    for person in people:
        person.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(table))
        person.page.locator("main[data-stage=playing]").wait_for()
    assert ann.page.url == bob.page.url
    eve.page.get_by_role("link", name="Watch the next game").click()
    eve.page.wait_for_url(ann.page.url)
