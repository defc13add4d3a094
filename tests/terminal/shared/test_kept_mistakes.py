"""The worst mistakes of the player's games are kept, and come back three a day."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from nullo.analysis.spacing import A_DAY, MOST_OF_GAME
from nullo.state.match import Match
from nullo.terminal.shared import kept_mistakes
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.kept_mistakes import due_mistakes, due_practice, keep_mistakes
from terminal.judged_games import judged, mine, played

TODAY = date(2026, 11, 27)


def keep(game: str, seat: int = 0, **options: Any) -> Match:
    match = mine(game, seat, **options)
    keep_mistakes(match, judged(match), TODAY)
    return match


def tomorrow(days: int = 1) -> date:
    return TODAY + timedelta(days=days)


def test_the_worst_of_the_players_own_decisions_are_kept() -> None:
    match = mine("alles-oder-nichts", 1, players=3, hand_sizes=[6], hands=2)
    analysis = judged(match)
    decisions = [replace(one, loss=one.number / 1000) for one in analysis.decisions]
    keep_mistakes(match, replace(analysis, decisions=decisions), TODAY)
    flaws = [one.number for one in decisions if one.kind == "blunder" and one.seat == 1]
    (path,) = kept_mistakes.folder().iterdir()
    due = due_mistakes(TODAY)
    assert {one.path for one in due} == {path}
    assert [one.decision.number for one in due] == sorted(flaws)[: -A_DAY - 1 : -1]
    assert len(due[0].game.repetitions) == MOST_OF_GAME


@pytest.mark.parametrize("meta", [None, {}, {"bots": ["", "", "club"]}, {"play": {"seat": 7}}])
def test_a_game_that_is_not_the_players_is_not_kept(meta: dict[str, Any] | None) -> None:
    match = played("nothing", players=3, rounds=1, stall=3)
    match.meta = meta or {}
    keep_mistakes(match, judged(match), TODAY)
    assert due_mistakes(TODAY) == []


def test_the_only_person_of_a_servers_game_is_the_player() -> None:
    match = played("nothing", players=3, rounds=1, stall=3)
    match.meta = {"bots": ["club", "", "club"]}
    keep_mistakes(match, judged(match), TODAY)
    assert {one.decision.seat for one in due_mistakes(TODAY)} == {1}


def test_three_a_day_of_all_games_until_each_is_solved_twice() -> None:
    keep("nothing", players=3, rounds=1, stall=3)
    keep("all-or-nothing", hands=1)
    seen = []
    for day in range(40):
        due = due_mistakes(tomorrow(day))
        assert len(due) <= A_DAY
        practice = due_practice(Faces(), tomorrow(day))
        assert (practice is None) == (not due)
        for at, one in enumerate(due):
            assert practice is not None
            practice.go(at)
            assert practice.decision == one.decision
            seen.append((one.game.analysis.game, one.decision.number))
            practice.choose(one.decision.tried[0].move)
            practice.choose(one.decision.tried[0].move)
            assert len(due_mistakes(tomorrow(day))) == len(due) - at - 1
    assert {game for game, _ in seen} == {"nothing", "all-or-nothing"}
    assert len(set(seen)) > 2 and all(seen.count(one) == 2 for one in seen)


def test_a_mistake_is_missed_by_another_choice_and_by_the_answer() -> None:
    keep("all-or-nothing", hands=1)
    practice = due_practice(Faces(), TODAY)
    assert practice is not None
    practice.choose(practice.decision.move)
    practice.choose(practice.decision.tried[0].move)
    assert practice.solved
    practice.go(1)
    practice.reveal()
    numbers = [one.decision.number for one in practice.mistakes[:2]]
    kept = due_mistakes(tomorrow())[0].game
    tries = dict(
        zip((one.number for one in kept.analysis.decisions), kept.repetitions, strict=True)
    )
    assert all(tries[number].solved == 0 for number in numbers)
    assert all(tries[number].due == tomorrow().isoformat() for number in numbers)


def test_a_game_that_is_analysed_again_stays_as_it_is() -> None:
    match = keep("all-or-nothing", hands=1)
    practice = due_practice(Faces(), TODAY)
    assert practice is not None
    practice.choose(practice.decision.tried[0].move)
    left = [one.decision.number for one in due_mistakes(TODAY)]
    keep_mistakes(match, judged(match), TODAY)
    assert [one.decision.number for one in due_mistakes(TODAY)] == left


def test_those_of_the_latest_games_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_mistakes, "MOST", MOST_OF_GAME)
    keep("nothing", players=3, rounds=1, stall=3)
    (before,) = kept_mistakes.folder().iterdir()
    keep("all-or-nothing", hands=1)
    (path,) = kept_mistakes.folder().iterdir()
    assert path != before
    assert {one.path for one in due_mistakes(TODAY)} == {path}


@pytest.mark.parametrize("damage", ["", "{", "[]", "null"])
def test_a_damaged_file_is_left_out(damage: str) -> None:
    keep("all-or-nothing", hands=1)
    (path,) = kept_mistakes.folder().iterdir()
    path.write_text(damage, encoding="utf-8")
    assert due_mistakes(TODAY) == [] and due_practice(Faces(), TODAY) is None


def test_a_game_that_is_not_installed_is_left_out() -> None:
    keep("all-or-nothing", hands=1)
    (path,) = kept_mistakes.folder().iterdir()
    text = path.read_text(encoding="utf-8").replace("all-or-nothing", "some-game")
    path.write_text(text, encoding="utf-8")
    assert due_practice(Faces(), TODAY) is None
