"""Weights that cannot be used: exit status 2 and one line that names the file, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

import nullo
from given_weights import broken_weights
from nullo import Rng
from nullo.locale.words import LANGUAGES
from nullo.records.record import write
from nullo.state.match import Match, RandomSource

from .conftest import Run

GAME = "all-fives"

needs_study = pytest.mark.skipif(not find_spec("matplotlib"), reason="needs the extra study")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The beginning of a game."""
    match = Match(nullo.load(GAME), RandomSource(Rng(2)))
    for _ in range(6):
        match.act(match.state.current_player(), match.state.legal_actions()[0])
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(write(match), encoding="utf-8")
    return path


@pytest.fixture(autouse=True)
def broken(tmp_path: Path) -> Iterator[None]:
    with broken_weights(GAME, tmp_path):
        yield


@pytest.mark.parametrize(
    "words",
    [
        ("play", GAME),
        ("play", GAME, "--plain"),
        ("simulate", GAME, "--games", "1", "--bots", "club"),
        ("arena", GAME, "--games", "2", "--bots", "simple,club"),
        pytest.param(("study", GAME, "--games", "2"), marks=needs_study),
        ("daily", GAME, "--plain"),
    ],
    ids=" ".join,
)
def test_a_command_ends_with_a_sentence(
    run: Run,
    words: tuple[str, ...],
    state_home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    refused(run, *words)
    assert list(here.iterdir()) == []
    assert not [path for path in state_home.rglob("*") if path.is_file()]


def test_an_analysis_ends_with_a_sentence(run: Run, record: Path) -> None:
    refused(run, "analyse", str(record), "--jobs", "1")


def refused(run: Run, *words: str) -> None:
    told = set()
    for language in LANGUAGES:
        done = run("-l", language, *words)
        assert done.code == 2
        assert len(done.err.splitlines()) == 1
        assert "weights.bin" in done.err and GAME in done.err
        told.add(done.err)
    assert len(told) == len(LANGUAGES)
