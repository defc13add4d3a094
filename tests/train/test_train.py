"""Training: it improves on random play, is kept and resumed, and says what is wrong."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import nullo
from nullo.bots.policies import WEIGHTS
from nullo.core.network import load
from nullo.core.playout import Policy

pytest.importorskip("jax")

from nullo.train.errors import TrainingError
from nullo.train.run import Config, Progress, Run
from nullo.train.strength import against

SMALL = Config(
    "alles-oder-nichts", rounds=4, decisions=3000, batch=256, rate=2e-3, hidden=(32, 16), threads=1
)

pytestmark = pytest.mark.slow


def test_a_short_run_beats_random_play(tmp_path: Path) -> None:
    """With 99 % certainty, on duplicate deals."""
    run = Run(SMALL, tmp_path)
    for _ in range(SMALL.rounds):
        run.step()
    gain, error = against(run.game, run.policy(average=True), Policy(), 100, 1)
    assert gain > 2.58 * error > 0


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    run = Run(SMALL, tmp_path)
    run.save(run.measure(run.step(), 2))
    again = Run(SMALL, tmp_path)
    assert again.round == 1
    assert again.seconds == run.seconds
    assert again.policy().network.about == run.policy().network.about
    network = load((tmp_path / WEIGHTS).read_bytes(), SMALL.game)
    assert network.about["done"] == 1
    assert again.step().round == 2
    assert len((tmp_path / "curve.jsonl").read_text().splitlines()) == 1


def test_a_seed_gives_the_same_weights(tmp_path: Path) -> None:
    kept = []
    for name in ("one", "two"):
        run = Run(replace(SMALL, decisions=1000), tmp_path / name)
        progress = run.step()
        run.save(progress)
        kept.append((tmp_path / name / WEIGHTS).read_bytes())
    assert kept[0] == kept[1]


def test_a_run_may_begin_with_the_weights_of_another(tmp_path: Path) -> None:
    first = Run(SMALL, tmp_path / "first")
    first.save(first.measure(first.step(), 2))
    weights = (tmp_path / "first" / WEIGHTS).read_bytes()
    second = Run(replace(SMALL, hidden=(64, 32)), tmp_path / "second", weights)
    assert second.config.hidden == SMALL.hidden
    second.save(Progress(0, 0.0, 0.0))
    _, _, begun = (tmp_path / "second" / WEIGHTS).read_bytes().partition(b"\n")
    assert begun == weights.partition(b"\n")[2]
    assert second.step().round == 1
    with pytest.raises(TrainingError, match="another configuration"):
        Run(SMALL, tmp_path / "second")


@pytest.mark.parametrize(
    ("cut", "reason"), [(-1, "ends in the middle"), (-2, "not"), (10, "not a head")]
)
def test_weights_that_cannot_be_used_are_refused(tmp_path: Path, cut: int, reason: str) -> None:
    first = Run(SMALL, tmp_path / "first")
    first.save(Progress(0, 0.0, 0.0))
    weights = (tmp_path / "first" / WEIGHTS).read_bytes()
    with pytest.raises(TrainingError, match=reason):
        Run(SMALL, tmp_path / "second", weights[:cut])


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    Run(SMALL, tmp_path)
    with pytest.raises(TrainingError, match="another configuration"):
        Run(replace(SMALL, seed=1), tmp_path)


def test_a_game_without_anything_to_learn_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(nullo.load("sauce").rules), "learning", None)
    with pytest.raises(TrainingError, match="sauce states nothing to learn"):
        Run(replace(SMALL, game="sauce"), tmp_path)
