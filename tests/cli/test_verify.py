"""``nullo verify``: hand by hand in words or as JSON, and an exit code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from random_tables import advances, started

import nullo

from .conftest import Run


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """The record of a game at a table."""
    table, _ = started(nullo.load("nothing", rounds=2, stall=3))
    for _ in advances(table, nullo.Rng(4), 10_000):
        pass
    made = table.record()
    assert made is not None
    return made


def written(path: Path, record: dict[str, Any]) -> Path:
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def tampered(record: dict[str, Any]) -> dict[str, Any]:
    other: dict[str, Any] = json.loads(json.dumps(record))
    other["meta"]["seals"][1]["nonce"] = "0" * 64
    return other


def test_a_record_that_fits(run: Run, tmp_path: Path, record: dict[str, Any]) -> None:
    done = run("verify", written(tmp_path / "game.json", record))
    assert done.code == 0
    seals = [entry["seal"][:8] for entry in record["meta"]["seals"]]
    first, second, all_fit, proves = done.out.splitlines()
    assert first == f"Hand 1: these are the cards that were sealed ({seals[0]}…)."
    assert second == f"Hand 2: these are the cards that were sealed ({seals[1]}…)."
    assert all_fit == "Every hand matches its seal."
    assert "does not prove" in proves
    assert done.err == ""


def test_one_that_does_not(run: Run, tmp_path: Path, record: dict[str, Any]) -> None:
    path = written(tmp_path / "game.json", tampered(record))
    done = run("verify", path)
    assert done.code == 1
    assert "Hand 1: these are" in done.out
    assert "Hand 2: does not match." in done.out
    assert "Not every hand" in done.out
    assert done.err == ""
    told = json.loads(run("verify", path, "--json").out)
    assert told["fits"] is False
    assert [(hand["hand"], hand["fits"], hand["why"]) for hand in told["hands"]] == [
        (1, True, ""),
        (2, False, "deck"),
    ]


def test_standard_input_and_json(spawn: Run, record: dict[str, Any]) -> None:
    done = spawn("verify", "-", "--json", text=json.dumps(record))
    assert done.code == 0
    told = json.loads(done.out)
    assert told["fits"] is True
    assert [hand["seals"] for hand in told["hands"]] == [
        [entry["seal"]] for entry in record["meta"]["seals"]
    ]


def test_what_is_no_record_or_holds_no_seals(
    run: Run, tmp_path: Path, record: dict[str, Any]
) -> None:
    bare = {key: value for key, value in record.items() if key != "meta"}
    path = written(tmp_path / "bare.json", bare)
    for words in (("verify",), ("verify", "/nowhere"), ("verify", path), ("verify", tmp_path)):
        done = run(*words)
        assert done.code == 2
        assert len(done.err.splitlines()) == 1
        assert done.out == ""
    assert "has no seals" in run("verify", path).err
    path.write_text("{}", encoding="utf-8")
    assert run("verify", path).err == f"{path}: the key 'nullo' is missing\n"
