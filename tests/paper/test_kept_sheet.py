"""Scores that were kept at a real table, printed on their score sheets."""

from __future__ import annotations

import json
import re
from collections import Counter
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from nullo.game.errors import OptionError, UnknownGame
from nullo.game.print_form import ALL
from nullo.games.registry import rules_of
from nullo.locale.words import LANGUAGES, say
from nullo.paper import columns, kept_score, score_sheet
from nullo.paper.kept_sheet import rows_of
from nullo.scorekeeper import KeptScore, WrongEntry, WrongNames, reckon_score

pytestmark = pytest.mark.slow  # the same code runs interpreted

PLAYED = json.loads(
    (Path(__file__).parents[2] / "web/src/score/fixtures/games.json").read_text("utf-8")
)
"""Random games that the engine has played, as they were noted."""


def kept(played: dict[str, Any]) -> KeptScore:
    rules = played["rules"]
    names = [f"Player-{seat}" for seat in range(rules["players"])]
    dealer = played["dealers"][0]
    return KeptScore(rules["game"], rules["options"], names, dealer, played["hands"])


def text_of(pdf: bytes) -> str:
    return "\n".join(page.extract_text() for page in PdfReader(BytesIO(pdf)).pages)


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"[−\d]+", text))


@pytest.mark.parametrize("played", PLAYED, ids=lambda one: one["rules"]["game"])
def test_a_sheet_says_what_the_engine_scored(played: dict[str, Any]) -> None:
    score = kept(played)
    found = text_of(kept_score(score, language="en", date="1 May 2026").pdf)
    assert all(name in found for name in score.names)
    assert "1 May 2026" in found
    totals = [0] * len(played["totals"])
    if "start" in score.options or played["rules"]["start"][0]:
        totals = list(played["rules"]["start"])
    wanted: Counter[str] = Counter()
    for changes in played["changes"]:
        totals = [total + change for total, change in zip(totals, changes, strict=True)]
        wanted.update(str(total).replace("-", "−") for total in totals)
    assert totals == played["totals"]
    assert wanted - numbers(found) == Counter()


@pytest.mark.parametrize("played", PLAYED, ids=lambda one: one["rules"]["game"])
def test_cells_hold_what_was_entered(played: dict[str, Any]) -> None:
    """Every column that says what fills it is filled, with the numbers that were entered."""
    score = kept(played)
    names = [name for name, _, _ in columns(score.game, score.options)]
    rows = rows_of(score, *reckon_score(score), language="en")
    assert {len(row) for row in rows} == {len(names)}
    sheet = rules_of(score.game).print_form(rules_of(score.game).fill(score.options)).sheet
    states = [column for column in sheet.side if column.entry or column.parts]
    assert states
    for hand, row in zip(score.hands, rows, strict=True):
        for column in states:
            texts = [text for name, text in zip(names, row, strict=True) if name == column.name]
            values = hand.get(column.entry, [])
            if column.entry and not column.values and len(texts) == len(values):
                wanted = Counter(str(value) for value in values if value >= 0)
                assert wanted - Counter(texts) == Counter()
            if column.parts == ALL:
                assert all(texts)


def test_bids_are_drawn_and_lettered() -> None:
    """ALL and NOTHING as signs; open and secret as letters, in the language of the sheet."""
    hand = {"bid": [0, 1, 1], "tricks": [9, 0, 1]}
    score = KeptScore("all-or-nothing", {"players": 3}, ["A", "B", "C"], hands=[hand])
    row = rows_of(score, *reckon_score(score), language="en")[0]
    assert [text for text in row if text in ("●", "○")] == ["●", "○", "○"]
    said = {"bid": [1, 0, 2], "said": [1, 0, 0], "tricks": [1, 3, 2]}
    score = KeptScore("alles-oder-nichts", {"players": 3}, ["A", "B", "C"], hands=[said])
    for language in LANGUAGES:
        row = rows_of(score, *reckon_score(score), language=language)[0]
        letters = [say(f"paper-{word}", None, language) for word in ("open", "secret", "secret")]
        assert row[3::5][:3] == letters


def test_a_bid_that_stands_for_its_team() -> None:
    """A Shadoof is the team's bid; beside a Nope, the partner's points are."""
    hand = {"bid": [-2, -1, 50, 80], "no-way": [0, 0, 0, 0], "taken": [120, 0, 60, 120]}
    score = KeptScore("sauce", {}, ["A", "B", "C", "D"], hands=[hand])
    names = [name for name, _, _ in columns("sauce")]
    row = rows_of(score, *reckon_score(score), language="en")[0]
    team = [text for name, text in zip(names, row, strict=True) if name == "paper-team-bid"]
    assert team == [say("said-shadoof", None, "en"), "80"]


def test_a_game_that_is_over_has_no_empty_rows() -> None:
    hands = [{"cards": [12, 3]}, {"cards": [0, 7]}]
    options = {"players": 2, "rounds": 2}
    begun, over = (
        len(text_of(kept_score(KeptScore("nothing", options, ["A", "B"], 0, list(some))).pdf))
        for some in (hands[:1], hands)
    )
    assert over > begun
    many = KeptScore("all-fives", {"players": 2, "target": 11}, ["A", "B"])
    taken = {f"trump-{rank}": [0] for rank in ("10", "5", "A", "K", "Q", "J")}
    many.hands = [{"take-one": [0, 0], **taken}]
    rows = re.findall(r"^\d+$", text_of(kept_score(many, language="en").pdf), re.M)
    empty = re.findall(r"^\d+$", text_of(score_sheet("all-fives", language="en").pdf), re.M)
    assert len(rows) < len(empty)


@pytest.mark.parametrize(
    ("changes", "error", "told"),
    [
        ({"game": "whist"}, UnknownGame, "whist"),
        ({"options": {"hands": 0}}, OptionError, "hands"),
        ({"names": ["A"]}, WrongNames, "2 seats"),
        ({"hands": [{"cards": [900, 0]}]}, WrongEntry, "hand 1: cards"),
        ({"dealer": 5}, WrongEntry, "dealer"),
    ],
)
def test_an_impossible_score_is_refused(
    changes: dict[str, Any], error: type[Exception], told: str
) -> None:
    score = KeptScore("nothing", {"players": 2}, ["A", "B"])
    for name, value in changes.items():
        setattr(score, name, value)
    with pytest.raises(error, match=told):
        kept_score(score)
