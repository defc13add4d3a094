"""Training: it improves on random play, is kept and resumed, and says what is wrong."""

from __future__ import annotations

import json
import shutil
from array import array
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import nullo
from nullo.bots.policies import OTHERS, WEIGHTS
from nullo.cli import main
from nullo.engine.network import FORMAT, Head, dump, load
from nullo.engine.playout import Policy
from nullo.engine.rng import Rng
from nullo.locale.words import LANGUAGES

pytest.importorskip("jax")

import jax
import numpy as np

from nullo.train import self_play
from nullo.train.run import Progress, Run, against
from nullo.train.self_play import Config, TrainingError, play

SMALL = Config("alles-oder-nichts", rounds=4, decisions=3000, batch=256, rate=2e-3, hidden=(32, 16))

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def _compiled_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    """JAX compiles each training step once for all tests, not once for each run."""
    jax.config.update("jax_compilation_cache_dir", str(tmp_path_factory.mktemp("jax")))  # type: ignore[no-untyped-call]
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)  # type: ignore[no-untyped-call]


@pytest.mark.long
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


@pytest.mark.long
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
    with pytest.raises(TrainingError, match="another value of begun_with:"):
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
    with pytest.raises(TrainingError, match="another value of hidden, seed:"):
        Run(replace(SMALL, seed=1, hidden=(16, 16)), tmp_path)


def test_a_folder_of_before_playouts_and_worlds_is_gone_on_with(tmp_path: Path) -> None:
    Run(SMALL, tmp_path)
    stated = tmp_path / "config.json"
    kept = stated.read_text().replace('"playouts":"policy","worlds":0,', "")
    assert "worlds" not in kept
    stated.write_text(kept)
    Run(SMALL, tmp_path)
    with pytest.raises(TrainingError, match="another value of worlds:"):
        Run(replace(SMALL, worlds=4), tmp_path)


@pytest.mark.parametrize("playouts", ["policy", "heuristic"])
def test_values_in_many_worlds_have_less_of_the_luck_of_the_deal(
    tmp_path: Path, playouts: str
) -> None:
    run = Run(SMALL, tmp_path)
    run.save(Progress(0, 0.0, 0.0))
    weights = (tmp_path / WEIGHTS).read_bytes()

    def spread(worlds: int) -> float:
        """Of the values of the first action of a decision, less those of the second."""
        config = replace(
            SMALL, decisions=1000, playouts=playouts, worlds=worlds, explore=0.0, mix=0.0, share=0.5
        )
        values = play(config, weights, Rng(1, "round")).values
        return float(np.std(values[:, 0] - values[:, 1]))

    assert 1.5 * spread(30) < spread(0)


def test_a_folder_of_before_threads_were_left_out_is_gone_on_with(tmp_path: Path) -> None:
    Run(SMALL, tmp_path)
    stated = tmp_path / "config.json"
    kept = stated.read_text().replace('"seed":', '"threads":2,"seed":')
    stated.write_text(kept)
    Run(SMALL, tmp_path)
    assert stated.read_text() == kept


def test_the_number_of_threads_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert replace(SMALL, decisions=40_000).parts == 2  # as when the weights of Nullo were made
    monkeypatch.setattr(self_play, "PART", 300)
    run = Run(SMALL, tmp_path)
    run.save(Progress(0, 0.0, 0.0))
    weights = (tmp_path / WEIGHTS).read_bytes()
    config = replace(SMALL, decisions=1000, playouts="policy", worlds=0)
    assert config.parts == 3
    one, three = (play(config, weights, Rng(1, "round"), threads=threads) for threads in (1, 3))
    assert (one.features == three.features).all()
    assert (one.values == three.values).all()
    assert (one.tried == three.tried).all()


@pytest.mark.parametrize("hidden", [(400, 400), (256, 129), (0, 5), (5, 0), (-1, 5)])
def test_hidden_layers_that_no_network_has_are_refused(
    tmp_path: Path, hidden: tuple[int, int]
) -> None:
    with pytest.raises(TrainingError, match="hidden layers"):
        Run(replace(SMALL, hidden=hidden), tmp_path / "run")
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize("damage", [lambda data: b"", lambda data: b"\0" * 9, lambda data: data[:-900],
                                    lambda data: b"\x80\x04K\x01."])  # fmt: skip
def test_a_damaged_checkpoint_is_refused(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    run = Run(SMALL, tmp_path)
    run.save(Progress(0, 0.0, 0.0))
    file = tmp_path / "checkpoint.npz"
    file.write_bytes(damage(file.read_bytes()))
    with pytest.raises(TrainingError, match=r"checkpoint\.npz is damaged"):
        Run(SMALL, tmp_path)


def test_a_checkpoint_of_another_network_is_refused(tmp_path: Path) -> None:
    for hidden in (SMALL.hidden, (16, 16)):
        run = Run(replace(SMALL, hidden=hidden), tmp_path / str(hidden[0]))
        run.save(Progress(0, 0.0, 0.0))
    shutil.copy(tmp_path / "16" / "checkpoint.npz", tmp_path / "32")
    with pytest.raises(TrainingError, match=r"checkpoint\.npz is damaged"):
        Run(SMALL, tmp_path / "32")


def test_a_damaged_configuration_is_refused(tmp_path: Path) -> None:
    (tmp_path / "config.json").write_bytes(b"\xff[1]")
    with pytest.raises(TrainingError, match=r"config\.json is damaged"):
        Run(SMALL, tmp_path)


@pytest.mark.parametrize(
    "words",
    [
        ("--hidden", "400", "400"),
        ("--from", "broken.bin"),
        ("--from", "other.bin"),
        ("--folder", "old", "--seed", "7"),
    ],
    ids=" ".join,
)
def test_the_command_ends_with_one_line_in_every_language(
    words: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Run(SMALL, tmp_path / "old")
    Path("broken.bin").write_bytes(b"{}")
    Path("other.bin").write_bytes(
        dump(Head(FORMAT, SMALL.game, (2, 1, 1, 1), 1.0, {}), array("h", [0] * 6))
    )
    before = sorted(tmp_path.iterdir())
    told = set()
    for language in LANGUAGES:
        assert main(["-l", language, "train", SMALL.game, *words]) == 2
        told.add(capsys.readouterr().err)
    assert all(len(line.splitlines()) == 1 for line in told)
    assert len(told) == len(LANGUAGES)
    assert sorted(tmp_path.iterdir()) == before


def test_the_command_says_how_hands_are_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("nullo.cli.train.DEALS", 2)
    sizes = ("--rounds", "1", "--decisions", "1000", "--hidden", "8", "4")
    command = ("train", "alles-oder-nichts", *sizes, "--playouts")
    assert main([*command, "heuristic", "--worlds", "1"]) == 0
    config = json.loads(Path("train-alles-oder-nichts/config.json").read_bytes())
    assert (config["playouts"], config["worlds"]) == ("heuristic", 1)
    assert main([*command, "luck", "--folder", "no"]) == 2
    assert not Path("no").exists()


@pytest.mark.long
def test_the_command_trains_the_model_of_the_other_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("nullo.cli.train.DEALS", 2)
    sizes = ("--rounds", "1", "--decisions", "1000", "--hidden", "8", "4", "--worlds", "1")
    assert main(["train", "all-or-nothing", "--others", *sizes]) == 0
    folder = Path("train-all-or-nothing-others")
    network = load((folder / OTHERS).read_bytes(), "all-or-nothing")
    assert network.about["others"] is True
    assert network.about["playouts"] == "heuristic"
    assert not (folder / WEIGHTS).exists()
    assert main(["train", "all-or-nothing", *sizes, "--folder", str(folder)]) == 2
    assert "others" in capsys.readouterr().err
    assert main(["train", "sauce", "--others", *sizes]) == 2
    assert "sauce states no model of the other seats to learn" in capsys.readouterr().err


def test_a_game_without_anything_to_learn_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(nullo.load("sauce").rules), "learning", None)
    with pytest.raises(TrainingError, match="sauce states nothing to learn"):
        Run(replace(SMALL, game="sauce"), tmp_path)
