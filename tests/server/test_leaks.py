"""No leaks: every frame of whole tables is compared with what its seat may know."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import nullo
from move_texts import texts_of
from nullo.server.table.table import Table
from server.frame_clients import AsyncServer, Json, Player, async_server
from server.oracle import CHOICE_KEYS, Expected, Oracle
from variants import Variant, some_variants

SMALL: dict[str, dict[str, Any]] = {
    "all-or-nothing": {"hands": 2},
    "alles-oder-nichts": {"hands": 2},
    "nothing": {},
    "all-fives": {},
    "sauce": {"hands": 2},
}
KEYS = {
    "event": {"type", "seq", "kind", "lines", "patch", "said", "id"},
    "snapshot": {
        "type",
        "seq",
        "table",
        "you",
        "public",
        "own",
        "hands",
        "said",
        "version",
        "epoch",
    },
    "ack": {"type", "id", "seq"},
    "error": {"type", "code", "message", "id", "refusal"},
    "presence": {"type", "online", "watching", "away_in"},
    "times": {"type", "asked"},
    "pong": {"type"},
}
MEMBER = {"id", "name", "bot", "away", "wins"}
TABLE = {
    "id", "game", "options", "stage", "host", "members", "seats", "asked", "cut", "seal", "listed",
    "bots", "knowledge", "talk", "clock", "banks", "takebacks", "back", "claims", "claimed", "remarks",
    "open_after", "hints", "next", "games",
}  # fmt: skip
REMARK = {"seq", "kind", "seat", "at", "lines", "more"}
SAID = {"seq", "at", "member", "name", "text", "emote"}
SUMMARY = {
    "id", "game", "host", "players", "people", "stage", "hand", "your_turn", "waiting_for",
    "seats_left", "options",
}  # fmt: skip
MOST = 160


async def play(home: AsyncServer, variant: Variant, seed: int) -> tuple[str, list[Player]]:
    """Play at a table with people in all seats but one, a spectator, and some invalid commands."""
    rng = random.Random(seed)
    game = variant.load()
    options = {**game.stated_options(), **SMALL[game.id]}
    wish = {"clock": {"move": 600, "bank": 0}, "open_after": rng.randrange(4) - 1}
    wish |= {"game": game.id, "options": options, "name": "0"}
    made = await home.ask("/api/tables", wish)
    table = made["table"]
    players = [Player("0", home, table, made["token"])]
    for number in range(1, game.players - 1):
        joined = await home.ask(f"/api/tables/{table}/join", {"name": str(number)})
        players.append(Player(str(number), home, table, joined["token"]))
    everybody = [*players, Player("watcher", home, table, "")]
    for one in everybody:
        await one.come()
    await players[0].say({"type": "start", "id": "start"})
    await asyncio.sleep(0)
    while max(one.seq for one in players) < MOST and not over(players):
        asked = [one for one in players if one.legal]
        if not asked:
            await anybody(players)
            await answer(players, rng)  # or the table would wait a minute for it
            continue
        await rng.choice(asked).act(rng)
        await mischief(home, table, rng.choice(everybody), rng)
        await answer(players, rng)
    for path in ("", "/record"):
        await home.ask(f"/api/tables/{table}{path}")
    await home.ask("/api/lobby")
    last = max(one.seq for one in everybody)
    for one in everybody:
        while one.seq < last:
            await one.news()
        await one.go()
    return table, everybody


async def answer(players: list[Player], rng: random.Random) -> None:
    """Answer a request for a take-back, mostly with yes."""
    for one in players:
        back = one.state["table"].get("back")
        if back and one.state["you"]["member"] in back["wanted"]:
            yes = rng.randrange(8) > 0
            await one.say({"type": "answer-back", "id": f"yes{len(one.raw)}", "yes": yes})
            await asyncio.sleep(0.01)


def over(players: list[Player]) -> bool:
    return any(one.state and one.state["table"]["stage"] == "over" for one in players)


async def anybody(players: list[Player]) -> None:
    """Wait until any client receives a frame."""
    waits = [asyncio.create_task(one.news()) for one in players]
    _, left = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for task in left:
        task.cancel()
    await asyncio.gather(*waits, return_exceptions=True)


async def mischief(home: AsyncServer, table: str, one: Player, rng: random.Random) -> None:
    """Now and then send something other than a legal action."""
    kind = rng.randrange(30)
    if kind == 0:
        await one.come(0)
    elif kind == 1:
        await one.go()
        one.forget(rng.randrange(8))
        await one.come(one.seq)
    elif kind == 2 and one.sent:
        id = rng.choice(list(one.sent))
        await one.say({"type": "act", "id": id, "move": one.sent[id]})
        await one.news()
    elif kind in (3, 4):
        codes = nullo.load(one.state["table"]["game"]).deck.codes
        await one.say(
            {"type": "act", "id": f"bad{len(one.raw)}", "move": f"play {rng.choice(codes)}"}
        )
        await asyncio.sleep(0.01)
    elif kind == 5:
        await one.say(rng.choice(['{"type":"ping"}', "{", '{"type":"start","id":"again"}']))
        await one.news()
    elif kind in (7, 8, 9):
        await one.say({"type": "ask-back", "id": f"back{len(one.raw)}"})
        await asyncio.sleep(0.01)
    elif kind == 10:
        await one.say({"type": "say", "id": f"say{len(one.raw)}", "text": "psst"})
    elif kind == 11:
        await one.say({"type": "claim", "id": f"claim{len(one.raw)}"})
        await one.news()
    elif kind == 6:
        await home.ask(rng.choice([f"/api/tables/{table}", f"/api/tables/{table}/record"]))


def strings(value: Any) -> Iterator[str]:
    """Every text in a JSON value, including keys."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)


def words(value: Any) -> set[str]:
    """The words of a message; each card code is one of them."""
    found: set[str] = set()
    for text in strings(value):
        found.update(text.replace(":", " ").replace(",", " ").replace("/", " ").split())
    return found


def at(state: Any, path: str) -> Any:
    """The value at a path of a state; for the end of a list, the list."""
    for part in path.split("/")[1:]:
        if part == "-":
            return state
        part = part.replace("~1", "/").replace("~0", "~")
        state = state[int(part)] if isinstance(state, list) else state[part]
    return state


def check_patch(frame: Json, state: Json) -> None:
    """Check that a patch contains only texts of the state after it."""
    for step in frame.get("patch", []):
        assert set(step) <= {"op", "path", "value"}
        if step["op"] == "remove":
            assert "value" not in step
        elif step["path"].endswith("/-"):
            assert step["value"] in at(state, step["path"])
        else:
            assert step["value"] == at(state, step["path"]), step


def check_state(state: Json, expected: Expected, seat: int, where: str) -> None:
    """Check that a client's state is what its seat may know."""
    assert set(state) == {"table", "you", "public", "own", "hands"}
    assert state["hands"] == (expected.hands if state["you"]["member"] < 0 else None), where
    assert state["public"] == expected.public, where
    assert state["table"].get("asked", []) == expected.asked, where
    if state["you"]["member"] < 0 or expected.own is None:
        assert state["own"] is None, where
    elif not expected.choosing:
        assert state["own"] == expected.own, where
    else:
        check_choosing(state["own"], expected, where)


def check_choosing(own: Json, expected: Expected, where: str) -> None:
    """Check that while several choose unseen, a seat additionally knows only its own choices."""
    assert expected.own is not None
    assert texts_of(own.get("pending", [])) == expected.pending, where
    assert texts_of(own.get("legal", [])) == expected.legal, where
    assert bool(own.get("ask")) == bool(expected.legal), where
    refused = {card for barred in own.get("refused", []) for card in barred["cards"]}
    assert refused <= set(own.get("hand", [])), where
    kept = {key: value for key, value in own.items() if key not in CHOICE_KEYS}
    known = {key: value for key, value in expected.own.items() if key not in CHOICE_KEYS}
    assert kept == known, where


def check_others(one: Player, codes: set[str]) -> None:
    """Check the other frames: their keys, and that they contain no card new to the reader."""
    knew: set[str] = set()
    for text in one.raw:
        frame = json.loads(text)
        assert set(frame) <= KEYS[frame["type"]], text
        if frame["type"] in ("event", "snapshot"):
            said = [frame["said"]] if frame["type"] == "event" and "said" in frame else []
            for item in said or frame.pop("said", []):
                assert set(item) <= SAID
                assert item["text"] == "psst"
            knew |= words(frame)
        elif frame["type"] == "times":
            assert all(type(many) is int for many in frame["asked"].values())
        elif frame["type"] == "error":
            told = words(frame) & codes - {"SAUCE"}  # also a word of the rules
            # Cards that nobody sent and that lie not open to the reader are not spoken of.
            assert told <= knew | words(list(one.sent.values())), text
        else:
            assert not words(frame) & codes - {"0", "1"}, text


def check_http(home: AsyncServer, codes: set[str]) -> None:
    """Check the HTTP answers: their keys, and that they contain no card."""
    for path, status, told in home.received:
        if path == "/api/tables" or path.endswith("/join"):
            assert set(told) == {"table", "link", "member", "token"}
        elif path == "/api/lobby":
            assert set(told) == {"open", "mine"}
        elif path.endswith("/record"):
            assert status == (200 if "result" in told else 409)
        else:
            assert set(told) == SUMMARY
            assert not words({**told, "options": 0, "people": 0, "id": 0}) & codes


@pytest.mark.slow
@pytest.mark.parametrize("variant", [one for one in some_variants() if one.offered], ids=str)
def test_nothing_more_is_sent(variant: Variant) -> None:
    asyncio.run(check(variant))


async def check(variant: Variant) -> None:
    async with async_server() as home:
        table, everybody = await play(home, variant, 7)
        stored = await home.state.store.events(table)
    match = Table.replay(table, stored).match
    assert match
    oracle = Oracle(stored, match.state.history())
    codes = set(oracle.game.deck.codes)
    for one in everybody:
        check_others(one, codes)
        for seq, state, frame in one.known:
            seat = state["you"]["seat"]
            expected = oracle.after[seq][seat]
            where = f"{one.name} at event {seq}"
            assert set(state["table"]) <= TABLE
            assert all(set(member) <= MEMBER for member in state["table"]["members"])
            check_state(state, expected, seat, where)
            for remark in state["table"].get("remarks", []):
                assert set(remark) <= REMARK
                before = oracle.after[remark["seq"] - 1][-1].public
                assert before and all(line in before["log"] for line in remark.get("lines", []))
            if frame["type"] == "event":
                check_patch(frame, state)
                assert frame.get("lines", []) == expected.lines, where
    check_http(home, codes)
