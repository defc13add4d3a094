"""Tables with short games, and functions that play at them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from browser.person import Choice, Person
from nullo.games.registry import BUILT_IN, rules_of

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


def sit_down(
    person: Person, game: str, options: dict[str, Any], start: bool = True, **more: Any
) -> str:
    """Make a table with bots in the other seats, and go there; returns its id."""
    body = {"game": game, "options": options, "name": "Ann", "start": start, **more}
    made = post(person, "/api/tables", body)
    assert made["status"] == 201, made
    person.open(f"/t/{made['table']}")
    person.table.wait_for()
    return str(made["table"])


def come_to(person: Person, phase: str) -> None:
    """Sit down at tables of Sauce until one begins with this phase; that depends on the turned-up card."""
    for _ in range(200):
        sit_down(person, "sauce", SHORT["sauce"])
        if person.asked() and person.phase == phase:
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
