"""Positions with a right answer, mined by ``bench/suite.py``: an expert hardly ever errs in them."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import nullo
from nullo.arena.contestants import contestant
from nullo.games.registry import BUILT_IN

SUITE = Path(__file__).parent / "suite.jsonl"
POSITIONS: list[dict[str, Any]] = [
    json.loads(line) for line in SUITE.read_text(encoding="utf-8").splitlines()
]
MOST = 0.005  # the share in which an expert may err

pytestmark = pytest.mark.slow


def seat_of(position: dict[str, Any]) -> nullo.SeatState:
    state = nullo.load(position["game"], **position["options"]).new_initial_state()
    for action in position["actions"]:
        state.apply_action(action)
    return state.for_seat(state.current_player())


def wrong(bot: str) -> list[int]:
    """The lines of the positions in which a bot errs."""
    found = []
    for number, position in enumerate(POSITIONS, 1):
        seat = seat_of(position)
        choice = contestant(bot).make(nullo.Rng(1, "suite answer", number)).choose(seat)
        if seat.action_to_string(choice) not in position["right"]:
            found.append(number)
    return found


def test_the_suite_has_many_positions_of_every_game() -> None:
    assert len(POSITIONS) >= 200
    assert min(Counter(position["game"] for position in POSITIONS)[game] for game in BUILT_IN) >= 30
    assert len({str(position["actions"]) for position in POSITIONS}) == len(POSITIONS)
    for position in POSITIONS:
        seat = seat_of(position)
        legal = {seat.action_to_string(action) for action in seat.fair_actions()}
        assert legal > set(position["right"]) > set()


def test_an_expert_errs_in_half_a_percent_at_most() -> None:
    errors = wrong("expert:100")
    assert len(errors) <= MOST * len(POSITIONS), errors


def test_the_suite_is_not_trivial() -> None:
    assert len(wrong("simple")) >= 0.1 * len(POSITIONS)
    assert len(wrong("random")) >= 0.4 * len(POSITIONS)
