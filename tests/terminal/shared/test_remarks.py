"""What bots say of their bids, in the cases that the page's tests read as well."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from nullo.game.view import Public, from_plain
from nullo.locale.words import has_words, say
from nullo.terminal.shared import settings
from nullo.terminal.shared.people import People
from nullo.terminal.shared.remarks import remark_keys, remark_lines

FIXTURES = Path(__file__).parents[3] / "web/src/lib/fixtures"
CASES = json.loads((FIXTURES / "remarks.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["case"])
def test_who_says_what(case: dict[str, Any]) -> None:
    keys = remark_keys(from_plain(case["public"], Public), case["bots"])
    assert {str(seat): key for seat, key in keys.items()} == case["remarks"]
    assert all(map(has_words, keys.values()))


def test_the_reader_may_switch_them_off(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    case = CASES[0]
    public, people = from_plain(case["public"], Public), People(["Ann", "Mia", "Ada", "Ivo"], 0)
    made, _ = remark_lines(public, case["bots"], people)
    assert made == f"Ada: {say('remark-all-or-nothing-club-made')}"
    settings.save(remarks=False)
    assert remark_lines(public, case["bots"], people) == []
