"""``check_game`` finds what is wrong in a game's folder: words of actions, rule pages, look, lesson."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import nullo
from nullo.game.look import Face, Look, Suit
from nullo.game.moves import moves
from nullo.game.phases import Phase
from nullo.locale import words
from nullo.testing import GameFault, check_game
from toy_games import HIGH_CARD, TOYS, toys_plugged_in

GAME = "high-card"
OTHER = Path(nullo.__file__).parent / "games/alles_oder_nichts/lesson.json"
CARDS = ["1s", "2s", "3s", "4s", "5s", "6s", "7s"]


@pytest.fixture(scope="module", autouse=True)
def _plugged_in() -> Iterator[None]:
    with toys_plugged_in(HIGH_CARD):
        yield


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the folder of High Card, in which a test makes a mistake."""
    made = tmp_path / "high_card"
    shutil.copytree(TOYS / "src/nullo_toys/high_card", made)
    words.load_words()  # of Nullo's own games, from their own folders
    monkeypatch.setattr("nullo.games.folders._root", lambda module: made)
    return made


def found() -> str:
    with pytest.raises(GameFault) as fault:
        check_game(GAME, steps=30)
    return str(fault.value).removeprefix(f"{GAME}: ")


def in_rules(patch: pytest.MonkeyPatch, name: str, value: Any) -> None:
    patch.setattr(f"nullo_toys.high_card.HighCardRules.{name}", value)


def record(**lesson: Any) -> str:
    """The record of a hand of High Card in which seat 1, the learner, stays and wins."""
    made: dict[str, Any] = {"nullo": 1, "game": GAME, "options": {"players": 2, "hands": 1}}
    made |= {"names": ["Ada", "Nora"], "cut": None, "result": {"scores": [0, 2], "winners": [1]}}
    made["hands"] = [
        {"deck": ["7s", "6s", *CARDS[:5]], "actions": ["1 stay", "0 stay"]},
    ]
    made["meta"] = {"lesson": {"seat": 1, "tips": [{"at": 0, "key": "tip-high"}]} | lesson}
    return json.dumps(made)


def test_the_folder_as_it_is(folder: Path) -> None:
    check_game(GAME, steps=30)


def test_an_action_without_words(monkeypatch: pytest.MonkeyPatch) -> None:
    phases = nullo.load(GAME).rules.phases

    def named(self: Any, options: Mapping[str, Any]) -> tuple[Phase, ...]:
        return phases(options)[0], Phase("stay-or-fold", moves("stay", "whistle"), rule="H2")

    in_rules(monkeypatch, "phases", named)
    wanted = [
        f"{kind}-whistle ({language})"
        for kind in ("act", "choice", "told")
        for language in ("de", "en", "fr")
    ]
    assert found() == f"words are missing: {', '.join(wanted)}"


def test_a_rule_page_is_missing(folder: Path) -> None:
    (folder / "rules/de.md").unlink()
    assert found() == "there is no rule page rules/de.md"


def test_a_rule_is_on_no_page(folder: Path) -> None:
    page = folder / "rules/fr.md"
    page.write_text(page.read_text().replace("- H4.", "- X4."))
    assert found() == "rules/fr.md has no rule H4"


@pytest.mark.parametrize(
    ("look", "says"),
    [
        (Look(name="card-high"), "words are missing: card-high (de), card-high (en)"),
        (
            Look(suits=(Suit("s", "♠", "spade"), Suit("x", "x", "star"))),
            "words are missing: short-x (de), short-x (en), short-x (fr), suit-x (de)",
        ),
        (Look(cards={"7s": Face(name="card-seven")}), "words are missing: card-seven (de)"),
        (Look(suits=(Suit("h", "♥", "heart"),)), "its look says nothing of the suit s"),
        (Look(cover=("7s", "9s", "1s")), "cover of its look names 9s, which the deck"),
        (Look(cards={"8s": Face()}), "cards of its look names 8s, which the deck"),
        (Look(worth={"9s": 1}), "worth of its look names 9s, which the deck"),
        (Look(cards={"7s": Face(turns="Ks")}), "turns of its look names Ks, which the deck"),
        (
            Look(cards={"7s": Face(turned_by=("Ks", "1s"))}),
            "turned_by of its look names Ks, which the deck",
        ),
        (Look(grows_with=("rounds",)), "grows_with of its look names rounds, which is no option"),
        (Look(turn_up=("bid",)), "turn_up of its look names bid, which is no phase"),
        (Look(cards={"7s": Face(picture="seven")}), "there is no picture pictures/seven.svg"),
        (
            Look(suits=(Suit("s", "♠", "spade", path="M0 0 url(x)"),)),
            "the path of the suit s is no SVG path",
        ),
    ],
)
def test_a_look_that_does_not_fit(look: Look, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    in_rules(monkeypatch, "look", look)
    assert found().startswith(says)


def test_a_lesson_that_cannot_be_played(folder: Path) -> None:
    (folder / "lesson.json").write_text(record().replace("1 stay", "1 jump"))
    assert found().startswith("lesson.json cannot be played: ")


def test_a_lesson_about_a_card_that_is_not_there(folder: Path) -> None:
    tip = {"at": 0, "key": "tip-high", "cards": {"card": "9s"}}
    (folder / "lesson.json").write_text(record(tips=[tip]))
    assert found().startswith("lesson.json cannot be played: lesson, tip-high: ")


def test_a_lesson_without_words(folder: Path) -> None:
    (folder / "lesson.json").write_text(record())
    keys = ["learnt-high-card", "tip-high", "tip-high-not"]
    wanted = [f"{key} ({language})" for key in keys for language in ("de", "en", "fr")]
    assert found() == f"words are missing: {', '.join(wanted)}"


def test_a_lesson_of_another_game(folder: Path) -> None:
    shutil.copy(OTHER, folder / "lesson.json")
    assert found() == "lesson.json is a game of alles-oder-nichts"
