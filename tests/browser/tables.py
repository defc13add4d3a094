"""Tables with short games, and functions that play at them."""

from __future__ import annotations

import random
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


@contextmanager
def without_page(person: Person, table: str) -> Iterator[Guest]:
    """The person's seat in the hands of a program, which plays many times faster than the page."""
    port = urlsplit(person.origin).port
    assert port
    guest = Guest(RunningServer(port), table, cookie=person.cookie()).come()
    try:
        guest.turn()
        yield guest
    finally:
        guest.go()


def play_ahead(
    person: Person, table: str, choose: Choice, until: Callable[[Guest], bool] = lambda _: False
) -> None:
    """Play without the page, to the end of the game or until a condition holds at the person's turn."""
    with without_page(person, table) as guest:
        while guest.stage != "over" and not until(guest):
            guest.act(choose(guest.legal))
            guest.turn()


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


def acted(record: dict[str, Any], seat: int) -> list[str]:
    """The actions of a seat, from a table's record."""
    pairs = [line.split(" ", 1) for hand in record["hands"] for line in hand["actions"]]
    return [action for who, action in pairs if int(who) == seat]


def seat_of(record: dict[str, Any], name: str) -> int:
    """The number of a person's seat, from the table's record."""
    return int(record["names"].index(name))
