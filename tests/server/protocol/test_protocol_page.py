"""``docs/protocol.md`` is true: its examples, codes, limits and addresses are the server's."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from starlette.routing import Route

from locale_files import files
from nullo.bots.base import BUILT_IN, LEVELS
from nullo.game.events import apply_event
from nullo.locale.words import say
from nullo.server.live import client
from nullo.server.protocol.messages import FRAME_BYTES, VERSION, AnyCommand, AnyReply, EventFrame
from nullo.server.routes import (
    analysis_routes,
    challenge_routes,
    daily_routes,
    duplicate_routes,
    look_routes,
    own_routes,
    paper_routes,
    replay_routes,
    score_routes,
    site_routes,
    table_routes,
)
from nullo.server.runtime.limits import Limits
from nullo.server.table.events import Event
from nullo.system.decoding import convert, json_decoder
from server.schemas import SCHEMA, check

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = [
    (kind, json.loads(text))
    for kind, text in re.findall(r"^```json (\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
]
WITHIN = {"not-asked"}  # sent to bots only
PARTS = ("table", "you", "public", "own", "hands")


def rows(section: str) -> dict[str, list[str]]:
    """The rows of the table in a section, by their first cell."""
    text = PAGE.partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    cells = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| `")]
    return {row[0].strip("`"): [cell.strip("| ") for cell in row[1:]] for row in cells}


def test_the_page_is_of_this_version() -> None:
    assert f"# The protocol, version {VERSION}\n" in PAGE


def test_every_level_is_told_as_on_the_screen() -> None:
    table = PAGE.partition("| bot | how it plays |\n|---|---|\n")[2].partition("\n\n")[0]
    told = [f"| `{level}` | {say(f'bots-{level}-about')} |" for level in LEVELS]
    assert table.splitlines() == told
    others = PAGE.partition("A server also has ")[2].partition(", which are for studies")[0]
    assert set(re.findall(r"`(\w+)`", others)) == set(BUILT_IN) - set(LEVELS)


def test_every_block_says_what_it_is() -> None:
    defined = json.loads(SCHEMA.read_text(encoding="utf-8"))["$defs"]
    assert len(EXAMPLES) == len(re.findall("^```json", PAGE, re.MULTILINE))
    assert {kind for kind, _ in EXAMPLES} <= set(defined)


@pytest.mark.parametrize(("kind", "example"), EXAMPLES, ids=lambda item: str(item)[:40])
def test_examples_are_real(kind: str, example: Any) -> None:
    check(example, kind)
    if kind == "Command":
        json_decoder(AnyCommand).decode(json.dumps(example))
    elif kind == "Reply":
        reply = json_decoder(AnyReply).decode(json.dumps(example))
        # As the server writes it, no key more or less.
        assert json.loads(msgspec.json.encode(reply)) == example


def test_the_patches_of_the_page_fit() -> None:
    replies = [example for kind, example in EXAMPLES if kind == "Reply"]
    state: dict[str, Any] = {}
    seq = events = 0
    for reply in replies:
        if reply["type"] == "snapshot":
            state, seq = {part: reply[part] for part in PARTS}, reply["seq"]
        elif reply["type"] == "event":
            seq, events = seq + 1, events + 1
            assert reply["seq"] == seq
            event = convert(reply, EventFrame)
            state = apply_event(state, event.lines, event.patch)
            check(state, "State")
    assert events > 5


def test_every_command_has_an_example() -> None:
    tags = {item.__struct_config__.tag for item in get_args(AnyCommand)}
    assert {example["type"] for kind, example in EXAMPLES if kind == "Command"} == tags


def test_every_kind_of_event_is_named() -> None:
    kinds = PAGE.partition("`kind` is ")[2].partition(". A client")[0]
    tags = {item.__struct_config__.tag for item in get_args(Event)}
    assert set(re.findall("`([a-z-]+)`", kinds)) == tags


def test_every_error_code_is_listed() -> None:
    words = files("en")
    codes = {
        code
        for path in words
        for code in re.findall("^error-([a-z-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert set(rows("Errors")) == codes - WITHIN
    told = " ".join(cell for cells in rows("HTTP").values() for cell in cells)
    assert {code for code in re.findall("`([a-z-]+)`", told) if "-" in code} <= codes


def test_limits_are_those_of_the_server() -> None:
    limits = {**msgspec.to_builtins(Limits()), "frame": FRAME_BYTES}
    told = {name: float(cells[0].replace(",", "")) for name, cells in rows("Limits").items()}
    assert told == {name: limits[name] for name in told}
    assert f"at most {limits['body']:,} bytes" in PAGE


def test_close_codes_are_listed() -> None:
    listed = {int(code) for code in re.findall(r"^\| (\d{4}) \|", PAGE, re.MULTILINE)}
    ours = {client.TOO_FAST, client.RESTART, client.LATER, client.NO_TABLE, client.OTHER_VERSION}
    assert listed == ours | {1009, 1011}


def test_every_address_is_listed() -> None:
    listed = {address.partition("?")[0] for address in rows("HTTP")}
    routes: list[Route] = [
        route
        for part in (
            table_routes,
            replay_routes,
            analysis_routes,
            paper_routes,
            score_routes,
            own_routes,
            daily_routes,
            duplicate_routes,
            challenge_routes,
            look_routes,
            site_routes,
        )
        for route in part.ROUTES
    ]
    names = {
        "{id}": "ID",
        "{game}": "GAME",
        "{kind}": "KIND",
        "{name}": "NAME",
        "{number:int}": "NUMBER",
        "{date}": "DATE",
    }

    def shown(path: str) -> str:
        for name, word in names.items():
            path = path.replace(name, word)
        return path

    assert listed == {
        f"{method} {shown(route.path)}"
        for route in routes
        for method in route.methods or ()
        if method != "HEAD"
    }
