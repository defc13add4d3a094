"""The page's tests count the games that the engine has played."""

from __future__ import annotations

import runpy
from pathlib import Path

MAKE = Path(__file__).parents[2] / "web/src/score/fixtures/make.py"


def test_the_games_of_the_page_are_those_of_the_engine() -> None:
    made = runpy.run_path(str(MAKE))
    stale = made["FILE"].read_text(encoding="utf-8") != made["text"]()
    assert not stale, "run web/src/score/fixtures/make.py"
