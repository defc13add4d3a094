"""The files that describe the protocol are up to date, and describe everything that is sent."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from nullo.game.events import apply_event
from nullo.games.registry import BUILT_IN
from nullo.server.generated_files import main, stale_files
from nullo.server.protocol.messages import (
    Ack,
    AnyCommand,
    AnyReply,
    BeginGame,
    Error,
    EventFrame,
    Gone,
    MakeMove,
    Pong,
    Presence,
    Reply,
)
from nullo.server.protocol.problems import Refused
from nullo.server.protocol.schema import schema, split_docstring
from nullo.server.table.events import Act, Choose, Event, Open, Stored
from nullo.server.table.events import Join as JoinEvent
from nullo.server.table.table import Table
from nullo.system.decoding import convert, json_decoder
from server.frame_clients import Player, async_server
from server.schemas import check

ROOT = Path(__file__).parents[3]
FILES = (
    ROOT / "docs/protocol.schema.json",
    ROOT / "web/src/lib/protocol.ts",
    ROOT / "web/src/lib/fixtures/games.json",
    ROOT / "web/src/styles/inks.css",
)
SHORT: dict[str, dict[str, Any]] = {
    "all-or-nothing": {"hands": 1, "mode": "honour"},
    "alles-oder-nichts": {"hands": 2, "players": 3, "mode": "honour"},
    "nothing": {},
    "all-fives": {"target": 20, "mode": "honour"},
    "sauce": {"hands": 6},
}
AT_ONCE = {"alles-oder-nichts", "sauce"}
COMMANDS = [
    {"type": "hello"},
    {"type": "hello", "version": 3, "seq": 7, "member": 2},
    {"type": "act", "id": "a", "move": "play 10h"},
    {"type": "start", "id": "a"},
    {"type": "arrange", "id": "a", "order": [2, 0, 1]},
    {"type": "remove", "id": "a", "member": 2},
    {"type": "leave", "id": "a"},
    {"type": "settings", "id": "a", "listed": True, "bots": None},
    {"type": "settings", "id": "a", "clock": None},
    {
        "type": "settings",
        "id": "a",
        "clock": {"move": 5, "bank": 0},
        "takebacks": False,
        "hints": True,
        "open_after": -1,
    },
    {"type": "ask-back", "id": "a"},
    {"type": "answer-back", "id": "a", "yes": False},
    {"type": "ask-rematch", "id": "a", "cut": True},
    {"type": "answer-rematch", "id": "a", "yes": True},
    {"type": "claim", "id": "a"},
    {"type": "hint", "id": "a"},
    {"type": "say", "id": "a", "text": "Well played"},
    {"type": "say", "id": "a", "emote": "wow"},
    {"type": "ping"},
]
WRONG = [
    {"type": "act", "id": "", "move": "play 10h"},
    {"type": "act", "id": "a" * 41, "move": "play 10h"},
    {"type": "act", "id": "a", "move": "p" * 61},
    {"type": "act", "id": "a"},
    {"type": "act", "id": "a", "move": "play 10h", "seat": 1},
    {"type": "hello", "seq": -1},
    {"type": "arrange", "id": "a", "order": [0] * 13},
    {"type": "settings", "id": "a", "listed": "yes"},
    {"type": "settings", "id": "a", "clock": {"move": 4, "bank": 0}},
    {"type": "settings", "id": "a", "open_after": 61},
    {"type": "answer-back", "id": "a"},
    {"type": "ask-rematch", "id": "a", "cut": "yes"},
    {"type": "answer-rematch", "id": "a"},
    {"type": "claim", "id": "a", "seat": 1},
    {"type": "say", "id": "a", "text": "x" * 141},
    {"type": "event", "seq": 1, "kind": "act"},
    {"id": "a"},
]


def test_the_files_are_up_to_date() -> None:
    assert not stale_files(*FILES), "run scripts/protocol"


def test_check_tells_what_is_stale_and_writes_nothing(tmp_path: Path) -> None:
    paths = [str(tmp_path / name) for name in ("a.json", "b.ts", "c.json", "d.css")]
    assert main(True, *paths).count("run scripts/protocol") == 4
    assert not list(tmp_path.iterdir())
    assert not main(False, *paths)
    assert not main(True, *paths)


def test_the_schema_is_one() -> None:
    made = schema()
    Draft202012Validator.check_schema(made)
    assert not [name for name, part in made["$defs"].items() if not part.get("description", "x")]


def test_docstrings_are_read() -> None:
    text, fields = split_docstring(
        """What it is.

        Attributes:
            one: the :class:`First`, or
                ``second``.
            two, three: both.
        """
    )
    assert text == "What it is."
    assert fields == {"one": "the First, or second.", "two": "both.", "three": "both."}


@pytest.mark.parametrize("command", COMMANDS, ids=json.dumps)
def test_commands_fit(command: dict[str, Any]) -> None:
    check(command, "Command")
    json_decoder(AnyCommand).decode(json.dumps(command))


@pytest.mark.parametrize("command", WRONG, ids=json.dumps)
def test_what_the_server_refuses_does_not_fit(command: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        check(command, "Command")
    with pytest.raises(msgspec.ValidationError):
        json_decoder(AnyCommand).decode(json.dumps(command))


# --- whole games -----------------------------------------------------------------------------


def begun(game: str) -> Table:
    """A table of two people and one or two bots, after the start of the game."""
    table, _ = Table.begin("t", [Open(game, SHORT[game]), JoinEvent(0, "Ann")])
    table.do(table.join("Ben"))
    return table


def causes(table: Table, rng: random.Random) -> Iterator[Event]:
    """The events of a random game at a table."""
    yield from table.decide(table.view.host, BeginGame("start"))
    while table.view.stage != "over":
        if follows := table.follow():
            yield from follows
            continue
        seat = rng.choice(table.view.asked)
        state = table.seat_state(seat)
        action = state.action_to_string(rng.choice(state.legal_actions()))
        member = table.view.seats[seat]
        yield from table.decide(member, MakeMove("id", action))


def refused(table: Table, rng: random.Random) -> str:
    """The error message for an action that is not legal."""
    action = rng.choice([action for texts in table.game.move_texts.texts for action in texts])
    seat = rng.randrange(len(table.view.seats))
    try:
        table.decide(table.view.seats[seat], MakeMove("id", action))
    except Refused as error:
        return text(Error(error.code, error.message, "id", error.refusal))
    return text(Pong())


def text(reply: Reply) -> str:
    return msgspec.json.encode(reply).decode()


@pytest.mark.parametrize("game", BUILT_IN)
def test_all_frames_of_a_game_fit(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(2)
    monkeypatch.setattr("nullo.records.shuffles.secrets.token_bytes", rng.randbytes)
    monkeypatch.setattr("nullo.records.shuffles.secrets.randbits", rng.getrandbits)
    table = begun(game)
    readers = [member.id for member in table.view.members if not member.bot] + [None]
    known = {}
    for reader in readers:
        first = json.loads(text(table.snapshot(reader)))
        check(first, "Reply")
        known[reader] = {key: first[key] for key in ("table", "you", "public", "own", "hands")}
    kinds = set()
    for event in causes(table, rng):
        frames = table.advance(Stored(table.seq + 1, 0, event))
        kinds.add(type(event))
        for reader in readers:
            frame = json.loads(frames.text(reader, rng.choice(["", "id"])))
            check(frame, "Reply")
            told = convert(frame, EventFrame)
            known[reader] = apply_event(known[reader], told.lines, told.patch)
        if rng.random() < 0.1:
            check(known[rng.choice(readers)], "State")
            check(json.loads(refused(table, rng)), "Reply")
    for reader in readers:
        last = json.loads(text(table.snapshot(reader)))
        check(last, "Reply")
        assert known[reader] == {key: last[key] for key in known[reader]}
    assert Act in kinds and (Choose in kinds or game not in AT_ONCE)


@pytest.mark.parametrize(
    "reply", [Ack("a", 3), Error("busy"), Presence([0, 2], 1), Presence([]), Pong(), Gone()]
)
def test_other_replies_fit(reply: AnyReply) -> None:
    check(json.loads(text(reply)), "Reply")


def test_bodies_fit() -> None:
    async def scenario() -> None:
        wish = {"name": "Ann", "game": "sauce", "listed": True}
        check(wish, "MakeTable")
        async with async_server() as home:
            made = await home.ask("/api/tables", wish)
            check(made, "Seated")
            for game in await home.ask("/api/games"):
                check(game, "GameInfo")
                check(await home.ask(f"/api/rules/{game['id']}"), "RulePage")
                check(await home.ask(f"/api/lessons/{game['id']}"), "LessonPage")
            check(await home.ask(f"/api/tables/{made['table']}/join", {"name": "Ben"}), "Seated")
            check(await home.ask(f"/api/tables/{made['table']}"), "TableSummary")
            lobby = await home.ask("/api/lobby")
            assert lobby["open"]
            check(lobby, "Lobby")
            for path, body in [("/api/tables/none", None), ("/api/tables", {"game": "sauce"})]:
                check(await home.ask(path, body), "ProblemBody")

    asyncio.run(scenario())


# --- whose state it is -----------------------------------------------------------------------


def test_who_has_lost_the_seat_while_the_line_was_down_is_told_so() -> None:
    async def scenario() -> None:
        async with async_server() as home:
            made = await home.ask("/api/tables", {"name": "Ann", "game": "nothing"})
            table = made["table"]
            watcher = Player("w", home, table, "")
            await watcher.come()
            before = watcher.seq
            joined = await home.ask(f"/api/tables/{table}/join", {"name": "Ben"})
            while watcher.seq == before:
                await watcher.news()
            # The client takes the seat, with a spectator's state.
            seated = Player("w", home, table, joined["token"])
            seated.state, seated.seq = watcher.state, watcher.seq
            await seated.come(seated.seq)
            assert seated.state["you"]["member"] == joined["member"]
            # With a member's state it gets only the events that it lacks.
            await seated.come(seated.seq)
            assert json.loads(seated.raw[-1])["type"] == "presence"
            assert sum('"snapshot"' in text for text in seated.raw) == 1
            await seated.go()
            await watcher.go()

    asyncio.run(scenario())
