"""Mistakes practised line by line: ``nullo analyse --practise``."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from cli.conftest import Ended, Run
from move_texts import text_of
from nullo.analysis import Analysis, Decision
from nullo.locale.words import LANGUAGES, say
from nullo.records.record import write
from nullo.state.match import Match
from nullo.terminal.shared.analyses import keep_analysis
from nullo.terminal.shared.kept_mistakes import due_mistakes, keep_mistakes
from terminal.judged_games import judged, mine, played

from .test_lesson import typing

GAME = {"players": 3, "hand_sizes": [5, 3], "hands": 2}


@pytest.fixture
def match() -> Match:
    return played("alles-oder-nichts", **GAME)


@pytest.fixture
def analysis(match: Match) -> Analysis:
    """An analysis that is kept, in which each decision is a blunder."""
    found = judged(match)
    keep_analysis(found)
    return found


@pytest.fixture
def record(match: Match, tmp_path: Path) -> Path:
    path = tmp_path / "ours.json"
    path.write_text(write(match), encoding="utf-8")
    return path


def mistakes(analysis: Analysis, *seats: int) -> list[Decision]:
    return [one for one in analysis.decisions if one.kind == "blunder" and one.seat in seats]


def practised(run: Run, *args: str | Path) -> Ended:
    ended = run("analyse", "--practise", *args)
    assert (ended.code, ended.err) == (0, "")
    return ended


def test_every_mistake_of_a_player_until_it_is_solved(
    run: Run, analysis: Analysis, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flaws = mistakes(analysis, 1)
    answers = [text_of(move) for one in flaws for move in (one.move, one.tried[0].move)]
    typing(monkeypatch, *answers)
    out = practised(run, record, "--seat", "Bo").out
    for at in range(1, len(flaws) + 1):
        assert f"Mistake {at} of {len(flaws)}. What should Bo do here?" in out
    assert out.count("blunder: As in the game: −25.0 %. Try something else.") == len(flaws)
    assert out.count("best: No choice is better.") == len(flaws)
    assert "better Bo" not in out and "What should Ann" not in out
    assert out.rstrip().endswith("That was the last mistake.")


def test_an_empty_line_shows_the_answer_and_goes_on(
    run: Run, analysis: Analysis, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flaws = mistakes(analysis, 0)
    typing(monkeypatch, *[""] * len(flaws))
    out = practised(run, record, "--seat", "0").out
    before, *parts = out.split("Mistake ")
    assert len(parts) == len(flaws)
    for text in (before, *(part.partition("blunder: ")[0] for part in parts)):
        assert "better" not in text and "blunder" not in text and "Loses" not in text
    assert out.count("Each was tried in") == len(flaws)
    assert out.rstrip().endswith("That was the last mistake.")


def test_what_cannot_be_chosen_is_explained(
    run: Run, analysis: Analysis, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bid = mistakes(analysis, 0)[0]
    assert bid.bid
    unjudged = {f"bid {number}" for number in range(6)} - {text_of(one.move) for one in bid.tried}
    typing(monkeypatch, "9", "nonsense", "undo", "hint", *unjudged, "help", "history", "q")
    out = practised(run, record, "--seat", "Ann").out
    for text in ("nonsense", "undo", "hint"):
        assert f'"{text}" cannot be done here' in out
    assert "the choices are bid 0, bid 1, … bid 5 (T5;" in " ".join(out.split())
    assert out.count("This choice was not judged.") == len(unjudged) == 1
    assert "Enter     Show the answer" in out
    assert "That was the last mistake" not in out


def test_a_card_that_the_rules_forbid(
    run: Run, match: Match, analysis: Analysis, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flaws = mistakes(analysis, 0, 1, 2)
    state = match.game.new_initial_state()
    for at, action in enumerate(match.state.history()):
        refused = state.own(state.current_player()).refused if state.current_player() >= 0 else []
        number = next((k for k, one in enumerate(flaws) if one.step == at), -1)
        if number >= 0 and refused:
            break
        state.apply_action(action)
    typing(monkeypatch, *[""] * number, refused[0].cards[0])
    out = practised(run, record).out
    assert f'({refused[0].refusal.rule}; type "rules' in out


def test_only_people_practise_where_the_record_names_the_bots(
    run: Run, analysis: Analysis, match: Match, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for bots, asked in ((["", "club", "club"], {"Ann"}), (["club"] * 3, {"Ann", "Bo", "Cy"})):
        match.meta = {"bots": bots}
        record.write_text(write(match), encoding="utf-8")
        typing(monkeypatch, *[""] * 99)
        out = practised(run, record).out
        assert {name for name in ("Ann", "Bo", "Cy") if f"What should {name}" in out} == asked


def test_without_mistakes(run: Run, analysis: Analysis, record: Path) -> None:
    analysis.decisions.clear()
    keep_analysis(analysis)
    assert practised(run, record).out == say("cli-analyse-none") + "\n"


@pytest.mark.parametrize("other", [("--json",), ("--details",)])
def test_output_for_programs_is_refused(run: Run, record: Path, other: tuple[str, ...]) -> None:
    ended = run("analyse", "--practise", record, *other)
    assert (ended.code, ended.out) == (2, "")
    assert other[0] in ended.err


def test_a_record_from_standard_input_is_refused(run: Run) -> None:
    ended = run("analyse", "--practise", "-")
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith("nullo: --practise asks you for choices")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(
    language: str, run: Run, analysis: Analysis, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = mistakes(analysis, 0)[0]
    typing(monkeypatch, text_of(first.move), "", "quit")
    ended = run("-l", language, "analyse", "--practise", record, "--seat", "Ann")
    assert (ended.code, ended.err) == (0, "")
    told = say("analysis-same", {"lost": "−"}, language)
    for text in (say("practise-way", None, language), told.partition("−")[0]):
        assert text in ended.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mistakes_of_all_my_games(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    def told(*args: str) -> str:
        ended = run("-l", language, "history", *args)
        assert (ended.code, ended.err) == (0, "")
        return flat(ended.out)

    assert flat(say("cli-history-no-mistakes", language=language)) in told("--practise")
    for game, options in (("nothing", {"rounds": 1, "stall": 3}), ("all-or-nothing", {"hands": 1})):
        match = mine(game, **options)
        keep_mistakes(match, judged(match), date.today() - timedelta(days=1))
    due = due_mistakes(date.today())
    assert json.loads(told("--json"))["mistakes_due"] == len(due) == 3
    assert flat(say("mistakes-due", {"count": 3}, language)) in told()
    typing(monkeypatch, *(text_of(one.decision.tried[0].move) for one in due))
    practice = told("--practise")
    assert practice.count(flat(say("analysis-right", language=language))) == 3
    assert practice.count(flat(say("analysis-practise-ask-you", language=language))) == 3
    assert practice.endswith(flat(say("practise-over", language=language)))
    assert json.loads(told("--json"))["mistakes_due"] == 0


@pytest.mark.parametrize("other", ["1", "--json"])
def test_practising_goes_with_nothing_else(run: Run, other: str) -> None:
    ended = run("history", "--practise", other)
    assert ended.code == 2 and "--practise" in ended.err


def flat(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())
