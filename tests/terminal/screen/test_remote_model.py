"""How a terminal at a server's table reports that members join and leave."""

from __future__ import annotations

import asyncio
import json
import time
from itertools import permutations

import pytest
from msgspec.structs import replace

from nullo.remote.client import TableClient
from nullo.remote.link import Link
from nullo.remote.table_state import TableState
from nullo.server.protocol.messages import DAY, Clock, EventFrame, Member, Stage, TableView, You
from nullo.terminal.screen.remote_model import RemoteModel

ANN, BOB, CLEO, BOT = (
    Member(0, "Ann"),
    Member(1, "Bob"),
    Member(2, "Cleo"),
    Member(7, "Ida", "simple"),
)
AWAY = replace(CLEO, away=True)


def known(stage: Stage, *seated: Member) -> TableState:
    """The state that Ann gets of a table with these members in its seats."""
    seats = [member.id for member in seated]
    members = sorted(seated, key=lambda member: member.id)
    table = TableView("t", "alles-oder-nichts", {}, stage, 0, members, seats, [])
    return TableState(table, You(0, seats.index(0)))


def told(before: TableState, kind: str, after: TableState) -> list[str]:
    client = TableClient(Link("http://a.example", "t"), "")
    client.known = after
    model = RemoteModel(client)
    model.tell(before, EventFrame(2, kind))
    return model.history[-1]


@pytest.mark.parametrize("order", list(permutations([ANN, BOB, BOT])))
@pytest.mark.parametrize("kind", ["start", "arrange"])
def test_who_only_changes_seats_is_not_said_to_come_or_go(
    kind: str, order: tuple[Member, ...]
) -> None:
    stage: Stage = "playing" if kind == "start" else "gathering"
    sentences = told(known("gathering", ANN, BOB, BOT), kind, known(stage, *order))
    assert not [text for text in sentences if "left" in text or "sits down" in text]


def test_who_is_away_and_moved_is_not_said_to_go_away_again() -> None:
    before, after = known("gathering", ANN, BOB, AWAY), known("gathering", ANN, AWAY, BOB)
    assert told(before, "arrange", after) == []


@pytest.mark.parametrize(
    ("before", "kind", "after", "sentence"),
    [
        ((ANN, BOB, CLEO), "leave", (ANN, BOB, BOT), "Cleo has left; Ida plays on."),
        ((ANN, BOB, BOT), "join", (ANN, BOB, CLEO), "Cleo sits down."),
        ((ANN, BOB, CLEO), "away", (ANN, BOB, AWAY), "Cleo is away"),
        ((ANN, BOB, AWAY), "back", (ANN, BOB, CLEO), "Cleo is back"),
    ],
)
def test_who_comes_and_goes_is_told(
    before: tuple[Member, ...], kind: str, after: tuple[Member, ...], sentence: str
) -> None:
    (text,) = told(known("playing", *before), kind, known("playing", *after))
    assert text.startswith(sentence)


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (0, "3 days left"),
        (2 * DAY, "1 day left"),
        (3 * DAY - 7300, "2 hours"),
        (4 * DAY, "1 minute"),
    ],
)
def test_the_time_of_a_slow_table_is_told_in_days(
    monkeypatch: pytest.MonkeyPatch, asked: int, words: str
) -> None:
    state = known("playing", ANN, BOB, CLEO)
    table = replace(state.table, clock=Clock(3 * DAY, 0), banks=[0, 0, 0], asked=[1])
    client = TableClient(Link("http://a.example", "t"), "")
    client.known = replace(state, table=table)
    client.status = "open"
    monkeypatch.setattr(client, "asked_for", lambda seat: float(asked))
    assert RemoteModel(client).line.startswith(words)


def test_the_line_counts_down_until_a_bot_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    client = TableClient(Link("http://a.example", "t"), "")
    client.known = known("playing", ANN, BOB, CLEO)
    client.status = "open"
    model, now = RemoteModel(client), 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    presence = {"type": "presence", "online": [0, 1], "away_in": {"2": 60_000}}
    asyncio.run(client._take(json.dumps(presence)))
    assert model.line == "Cleo is away: a bot plays on in 1:00"
    now += 24.5
    assert model.line == "Cleo is away: a bot plays on in 0:36"
    assert model.counts_down
    now += 60
    assert model.line == "Cleo is away: a bot plays."
    client.known = known("playing", ANN, BOB, AWAY)
    assert not model.line
    asyncio.run(client._take('{"type": "presence", "online": [0, 1, 2]}'))
    assert not model.counts_down
