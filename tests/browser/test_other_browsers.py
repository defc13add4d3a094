"""The page in Firefox and in WebKit: a game and its replay, dragging, a dialog, the scorekeeper."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from browser import visitor
from browser.serve import Server
from browser.tables import SHORT, at_random
from browser.visitor import Visitor, wish
from browser.windows import Window

PHONE = (480, 844)
LAPTOP = (1366, 800)
ESCAPE, END, RIGHT = "\ue00c", "\ue010", "\ue014"
MAKE = """const headers = { "content-type": "application/json" };
const answer = await fetch("/api/tables", { method: "POST", headers, body: args[0] });
return (await answer.json()).table;"""

ENTER = """const [selector, value, event] = args;
const one = await until(() => document.querySelector(selector));
one.value = value;
one.dispatchEvent(new Event(event, { bubbles: true }));"""
HELD = "return [...document.querySelectorAll('.held')].map((one) => one.dataset.action)"


@pytest.fixture
def ann(window: Window, shared_server: Server) -> Iterator[Visitor]:
    """Somebody at the server; at the end, nothing may have gone wrong."""
    visitor = Visitor(window, shared_server.origin)
    visitor.open("/")
    yield visitor
    assert not visitor.problems()


def sit_down(ann: Visitor, game: str) -> str:
    """Make a table of a short game and go there; returns its id."""
    table = str(ann.run(MAKE, wish(game, SHORT[game])))
    ann.open(f"/t/{table}")
    return table


def test_a_press_that_is_lost_is_made_again(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    point, lost = ann.window.point, [True, True, False]
    monkeypatch.setattr(visitor, "LOST", 1.0)
    monkeypatch.setattr(ann.window, "point", lambda *points: lost.pop(0) or point(*points))
    ann.press("a", "Learn")
    assert not lost
    ann.until("location.pathname.startsWith('/learn')")


def test_a_game_and_its_replay(ann: Visitor) -> None:
    ann.window.resize(*LAPTOP)
    table = sit_down(ann, "alles-oder-nichts")
    assert ann.play_on(at_random(1)) > 3
    ann.press("a", "Replay")
    ann.until("document.querySelector('main[data-seq=\"0\"]')")
    for _ in range(3):
        ann.window.press(RIGHT)
    ann.until("location.search.includes('turn=3&')")
    assert ann.run("return location.pathname") == f"/replay/{table}"
    ann.window.press(END)
    ann.until("document.querySelector('[aria-label=\"The game is over.\"]')")


def test_cards_are_dragged_by_mouse_and_finger_on_a_narrow_screen(ann: Visitor) -> None:
    ann.window.resize(*PHONE)
    sit_down(ann, "all-or-nothing")
    ways = [partial(ann.drag, touch=touch) for touch in (False, True)[: 1 + ann.window.fingers]]
    while ways and ann.asked():
        actions, held = ann.actions(), ann.run(HELD)
        playing = [action for action in actions if action in held]
        ann.act((playing or actions)[0], ways.pop(0) if playing else ann.press)
    assert not ways


@pytest.mark.long
def test_a_dialog_is_opened_and_left_by_keys(ann: Visitor) -> None:
    sit_down(ann, "nothing")
    assert ann.asked()
    ann.window.press("?")
    ann.until("document.querySelector('dialog[open]')")
    ann.window.press(ESCAPE)
    ann.until("!document.querySelector('dialog[open]')")


def test_the_score_of_a_real_table_is_kept(ann: Visitor) -> None:
    ann.open("/score")
    ann.run(ENTER, "form.new select", "alles-oder-nichts", "change")
    ann.press("form.new button", "3")
    # WebKit's driver loses letters to the list of names that the field offers.
    for number, name in enumerate(("Ann", "Bob", "Clara"), 1):
        ann.run(ENTER, f'input[aria-label="Player {number}"]', name, "input")
    ann.press("form.new button", "Begin")
    for field, values in (("bid", (2, 0, 3)), ("said", (1, 0, 1)), ("tricks", (2, 1))):
        for place, value in zip((1, 2, 0), values, strict=False):
            ann.press(f'[data-place="{place}"] [data-field="{field}"] [data-value="{value}"]')
        ann.press("form.hand button", "Enter hand 1" if field == "tricks" else "On to the result")
    ann.until("document.querySelector('main[data-hands=\"1\"]')")
    totals = ann.run(
        "return [...document.querySelectorAll('.totals li b')].map((b) => b.innerText)"
    )
    assert totals == ["9", "7", "1"]
