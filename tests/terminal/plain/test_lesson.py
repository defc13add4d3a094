"""The guided first hands and the worked tricks of rule pages in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cli.conftest import Run
from move_texts import text_of
from nullo.games.registry import BUILT_IN
from nullo.lessons.lesson import learnt, lesson
from nullo.locale.words import say
from nullo.terminal.plain import session
from nullo.terminal.shared.console import out
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.moments import RESTS
from nullo.terminal.shared.worked_tricks import draw_trick


def typing(monkeypatch: pytest.MonkeyPatch, *texts: str) -> None:
    """Type these lines, and nothing after them."""
    lines: Iterator[str] = iter(texts)

    def answer(prompt: str = "") -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_lesson_followed_to_its_end(game: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    taught = lesson(game)
    assert taught
    typing(monkeypatch, *(text_of(stop.move) for stop in taught.stops))
    ended = run("learn", game)
    assert (ended.code, ended.err) == (0, "")
    many = len(taught.stops)
    for number in range(1, many + 1):
        assert say("learn-step", {"number": number, "many": many}) in ended.out
    for line in learnt(game):
        assert line in ended.out
    assert say("mark-won") in ended.out
    assert ended.out.rstrip().endswith(f"nullo play {game}")


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_lesson_that_is_only_shown(game: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, *["show"] * 40)
    ended = run("learn", game)
    assert ended.code == 0
    assert f"nullo play {game}" in ended.out


def test_what_decides_rests_and_says_why(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    rests: list[float] = []

    def rest(seconds: float) -> str:
        rests.append(seconds)
        return ""

    monkeypatch.setattr(session, "at_terminal", lambda: True)
    monkeypatch.setattr(session, "wait_for_line", rest)
    typing(monkeypatch, *["show"] * 40)
    told = run("learn", "all-fives").out
    assert rests == [RESTS, RESTS]  # a trump, and the end of the hand
    assert "is a trump and beats the suit that was led" in told


def test_the_history_is_whole_at_the_end(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, *["show"] * 13, "history", "")
    told = run("learn", "all-fives").out
    assert told.count(say("told-hand-over", {"number": 1})) == 2


def test_what_is_not_advised(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, "", "", "bid 0", "6", "hint", "rules T5", "bid 2")
    ended = run("learn", "alles-oder-nichts")
    assert "Count again: 12♠ and 11♥" in ended.out
    assert '(T5; type "rules T5"' in ended.out  # a bid of 6 with five cards
    assert "All choose a bid card" in ended.out
    assert "You bid 2." in ended.out
    assert "The lesson waits" in ended.out
    assert ended.code == 0


def test_a_card_that_the_rules_forbid(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, "", "", "2", "open", "", "11h", "2s", "quit")
    ended = run("learn", "alles-oder-nichts")
    assert "must follow spades (T8" in ended.out
    assert "2♠ would lose." in ended.out


def test_back_and_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, "", "back", "", "", "again", "?", "quit")
    ended = run("learn", "all-or-nothing")
    first = say("learn-step", {"number": 1, "many": len(lesson("all-or-nothing").stops)})
    assert ended.out.count(first) == 3


def test_without_a_lesson(run: Run) -> None:
    ended = run("learn", "bridge")
    assert ended.code == 2
    assert "bridge" in ended.err


def test_rules_tell_the_tricks_in_sentences(run: Run) -> None:
    ended = run("rules", "alles-oder-nichts")
    assert "(trick:" not in ended.out
    assert "> **Following** (T8). Ada led: 9♠, Bruno: 6♠, Nora took it: 12♠." in ended.out


def test_a_rule_with_its_trick(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, "rules T9", "rules T10", "quit")
    ended = run("learn", "alles-oder-nichts")
    drawn = ended.out.split("• T9.")[1]
    told, rest = drawn.split("• T10.")
    assert "11♥ is the only trump." in told
    assert "trump" not in rest.split("The lesson")[0].split("tricks are played.")[1]


@pytest.mark.parametrize("signs", [True, False])
def test_a_trick_is_drawn(signs: bool, capsys: pytest.CaptureFixture[str]) -> None:
    out().print(draw_trick("aon-flip", "A FLIP", Faces(signs)))
    text = capsys.readouterr().out
    assert "A FLIP (A11)" in text
    assert ("┌╌╌╌┐" if signs else ".....") in text  # the five of hearts could not be played
    assert "turns NOTHING of hearts over: it counts as ALL" in text
    assert max(map(len, text.splitlines())) <= 80
