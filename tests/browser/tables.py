"""Tables with short games, and functions that play at them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from browser.person import Choice, Person
from nullo.games.registry import BUILT_IN, rules_of
from server.running_server import Guest, RunningServer

SHORT: dict[str, dict[str, Any]] = {
    "all-or-nothing": {"players": 3, "hands": 1},
    "alles-oder-nichts": {"players": 4, "hand_sizes": [3], "hands": 1},
    "nothing": {"players": 3, "stall": 3},
    "all-fives": {"players": 2, "target": 5},
    "sauce": {"hands": 1, "super_after": 0},
}
HONOUR: dict[str, dict[str, Any]] = {
    "all-or-nothing": {"players": 3, "hands": 1, "mode": "honour"},
    "alles-oder-nichts": {"players": 3, "hand_sizes": [6], "hands": 1, "mode": "honour"},
    "all-fives": {"players": 3, "target": 21, "mode": "honour"},
}
TITLES = {game: rules_of(game).title for game in BUILT_IN}


def post(person: Person, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Send a request to the server as the person's page would, with its cookie."""
    answer = person.context.request.post(
        person.origin + path, data=body, headers={"Origin": person.origin}
    )
    return {"status": answer.status, **answer.json()}


def make_table(
    person: Person, game: str, options: dict[str, Any], start: bool = True, **more: Any
) -> str:
    """Make a table with bots in the other seats, without going there; returns its id."""
    body = {"game": game, "options": options, "name": "Ann", "start": start, **more}
    made = post(person, "/api/tables", body)
    assert made["status"] == 201, made
    return str(made["table"])


def go_to(person: Person, table: str) -> None:
    """Open a table in the page."""
    person.open(f"/t/{table}")
    person.table.wait_for()


def sit_down(
    person: Person, game: str, options: dict[str, Any], start: bool = True, **more: Any
) -> str:
    """Make a table with bots in the other seats, and go there; returns its id."""
    table = make_table(person, game, options, start, **more)
    go_to(person, table)
    return table


def begin(ann: Person, lou: Person, game: str, options: dict[str, Any], **more: Any) -> str:
    """Seat Ann and Lou at a table, begin the game, and let both pages go there; returns the table's id."""
    table = make_table(ann, game, options, start=False, **more)
    joined = post(lou, f"/api/tables/{table}/join", {"name": "Lou"})
    assert joined["status"] == 200, joined
    with seated(ann, table) as guest:
        guest.answer(guest.do("start"))
    for person in (ann, lou):
        go_to(person, table)
    return table


@contextmanager
def seated(person: Person, table: str) -> Iterator[Guest]:
    """The person's seat in the hands of a program."""
    port = urlsplit(person.origin).port
    assert port
    guest = Guest(RunningServer(port), table, cookie=person.cookie()).come()
    try:
        yield guest
    finally:
        guest.go()


@contextmanager
def without_page(person: Person, table: str) -> Iterator[Guest]:
    """The person's seat in the hands of a program at the person's turn: it plays many times faster."""
    with seated(person, table) as guest:
        guest.turn()
        yield guest


def play_ahead(
    person: Person, table: str, choose: Choice, until: Callable[[Guest], bool] = lambda _: False
) -> list[str]:
    """Play without the page, to the end of the game or until a condition holds at the person's turn.

    Returns the actions. A page that is at the table shows them in the end.
    """
    done = []
    with without_page(person, table) as guest:
        while guest.stage != "over" and not until(guest):
            done.append(choose(guest.legal))
            guest.act(done[-1])
            guest.turn()
    if person.id == table:
        person.reached(guest.seq)
    return done


def come_to(person: Person, phase: str) -> None:
    """Sit down at a table of Sauce that begins with this phase; that depends on the turned-up card."""
    for _ in range(200):
        table = make_table(person, "sauce", SHORT["sauce"])
        with without_page(person, table) as guest:
            found = guest.state["public"]["phase"] == phase
        if found:
            go_to(person, table)
            assert person.asked()
            return
    raise AssertionError(f"no hand begins with {phase}")


def at_random(seed: int | str) -> Choice:
    """A random legal action."""
    return random.Random(seed).choice


def play_on(person: Person, choose: Choice, until: Callable[[], bool] = lambda: False) -> list[str]:
    """Act whenever asked, to the end of the game or until a condition holds; returns the actions."""
    done = []
    while person.asked() and not until():
        done.append(person.act(choose))
    return done


def play_parts(
    person: Person,
    choose: Choice,
    act: Callable[[str], str] | None = None,
    each: int = 3,
    last: int = 2,
) -> list[str]:
    """Play a game to its end: the beginning of each phase and the last cards in the page.

    Args:
        choose: chooses the actions.
        act: does an action in the page and returns what it became; by default with the mouse.
        each: so many decisions of each phase are made in the page; the rest is many times faster.
        last: so many cards at the end of a hand are played in the page, too.

    Returns:
        The actions.
    """
    done: list[str] = []
    seen: Counter[str] = Counter()
    act = act or (lambda action: person.act(lambda _: action))

    def is_for_the_page(guest: Guest) -> bool:
        held = len(guest.state["own"].get("hand", ()))
        return seen[guest.state["public"]["phase"]] < each or 0 < held <= last

    hand = person.page.get_by_role("group", name="Your hand").get_by_role("button")
    while person.asked():
        if seen[person.phase] >= each and not 0 < hand.count() <= last:
            done += play_ahead(person, person.id, choose, is_for_the_page)
            continue
        seen[person.phase] += 1
        done.append(act(choose(person.actions())))
    return done


def acted(record: dict[str, Any], seat: int) -> list[str]:
    """The actions of a seat, from a table's record."""
    pairs = [line.split(" ", 1) for hand in record["hands"] for line in hand["actions"]]
    return [action for who, action in pairs if int(who) == seat]


def seat_of(record: dict[str, Any], name: str) -> int:
    """The number of a person's seat, from the table's record."""
    return int(record["names"].index(name))
