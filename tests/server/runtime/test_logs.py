"""Logs: what they contain, and what they never contain."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from nullo.server.runtime.logs import Formatter, Sparing, short
from server.live.test_bots import NAMES
from server.routes.test_table_socket import HOSTILE
from server.running_server import process

pytestmark = pytest.mark.slow


def formatted(record: logging.LogRecord) -> dict[str, object]:
    made: dict[str, object] = json.loads(Formatter().format(record))
    return made


def test_an_exception_is_told_without_its_message() -> None:
    try:
        raise ValueError("seat 2 may not play 10h")
    except ValueError as error:
        made = logging.LogRecord(
            "a", 40, "", 0, "failed", (), (ValueError, error, error.__traceback__)
        )
    entry = formatted(made)
    assert entry["event"] == "failed" and entry["error"] == "ValueError"
    assert "10h" not in json.dumps(entry)
    assert str(entry["where"]).startswith("['test_logs.py:")


def test_of_a_kind_only_a_few_are_logged(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    sparing = Sparing()

    def passed(event: str) -> list[dict[str, object]]:
        made = [logging.LogRecord("a", 30, "", 0, event, (), None) for _ in range(100)]
        return [formatted(record) for record in made if sparing.filter(record)]

    assert len(passed("refused")) == 10 == len(passed("something else"))
    now += 7
    [told] = passed("refused")
    assert told["left_out"] == 90


def test_facts_stand_beside_the_event() -> None:
    record = logging.LogRecord("a", 20, "", 0, "swept", (), None)
    record.facts = {"tables": 3}
    assert formatted(record)["tables"] == 3


@pytest.mark.parametrize("bot", ["simple", NAMES[1]])
def test_a_whole_game_leaves_no_card_and_no_token_in_the_logs(tmp_path: Path, bot: str) -> None:
    args = ["--port", "0", "--db", f"sqlite:///{tmp_path}/t.db", "--pace", "0", "--log", "debug"]
    with process(*args, "--bot", NAMES[1]) as server:
        host = server.table("alles-oder-nichts", bots=bot, options={"hands": 1, "players": 3})
        host.come()
        cards = set(host.state["own"]["hand"])
        for message, _ in HOSTILE:
            host.say(message)
            host.error()
        host.play(4)
        code, out, err = server.end()
    assert code == 0
    lines = [json.loads(line) for line in err.splitlines()]
    assert lines[-1]["event"] == "stopped"
    if bot != "simple":
        assert {"bot replaced"} <= {line["event"] for line in lines}
        assert {line["why"] for line in lines if "why" in line} == {"ValueError"}
    # A card's code has two or three letters, so it is compared with whole words.
    words = set(" ".join(str(value) for line in lines for value in line.values()).split())
    assert not words & cards
    for secret in (host.token, host.table, "bid ", "open"):
        assert secret not in err and secret not in out.replace("--no-open", "")
    assert short(host.table) != host.table
