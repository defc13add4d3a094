"""What decides a trick or a hand, in the cases that the page's tests read as well."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nullo.game.deciding import decision_of
from nullo.game.view import Public, from_plain
from nullo.games.registry import rules_of

FIXTURES = Path(__file__).parent.parent.parent / "web/src/lib/fixtures"
CASES = json.loads((FIXTURES / "deciding.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["case"])
def test_what_decides(case: dict[str, Any]) -> None:
    before, after = (from_plain(case[name], Public) for name in ("before", "after"))
    moment = decision_of(before, after, rules_of(before.game).look)
    assert msgspec.to_builtins(moment) == case["decides"]
