"""Workers of long jobs: results in order, on a real cluster too, even if one of its workers is killed."""

from __future__ import annotations

import json
import os
import signal
import socket
from collections.abc import Iterator
from math import factorial
from pathlib import Path
from typing import Any

import pytest

from nullo.arena.simulate import simulate
from nullo.arena.workers import HERE, ClusterError, Workers, workers
from nullo.cli import main

distributed = pytest.importorskip("distributed")

OPTIONS = {"players": 3, "hands": 2}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A scheduler and two worker processes on this machine."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=50
    ) as made:
        yield made


def pids(cluster: Any) -> set[int]:
    with distributed.Client(cluster.scheduler_address, set_as_default=False) as client:
        return set(client.run(os.getpid).values())


def test_results_come_in_the_order_of_the_tasks(cluster: Any) -> None:
    wanted = [factorial(number) for number in range(50)]
    assert list(HERE.each(factorial, range(50))) == wanted
    for those in (workers(2), workers(cluster=cluster.scheduler_address)):
        with those as found:
            assert list(found.each(factorial, range(50))) == wanted


def test_only_some_tasks_are_computed_ahead() -> None:
    taken = []

    def tasks() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    with workers(2) as found:
        results = found.each(factorial, tasks())
        assert next(results) == 1
        assert len(taken) < 20
        results.close()  # type: ignore[attr-defined]


def games(those: Workers, many: int, bot: str) -> Iterator[Any]:
    """The records of some games."""
    found = simulate(
        "alles-oder-nichts", OPTIONS, games=many, bots=[bot], playouts=40, seed=4, workers=those
    )
    return (one.record for one in found)


def test_a_killed_worker_of_a_cluster_changes_no_result(cluster: Any) -> None:
    before = pids(cluster)
    with workers(cluster=cluster.scheduler_address) as found:
        results = games(found, 48, "sampler")
        got = [next(results)]
        os.kill(min(before), signal.SIGKILL)
        got += list(results)
    assert got == list(games(HERE, 48, "sampler"))
    assert min(before) not in pids(cluster)


def test_a_cluster_that_does_not_answer_is_refused(
    unused_port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nullo.arena.workers.PATIENCE", 0.5)
    for address in (f"tcp://127.0.0.1:{unused_port}", "nonsense"):
        with pytest.raises(ClusterError, match="no Dask scheduler answers"), workers(1, address):
            pass


def test_a_cluster_with_another_nullo_is_refused(
    cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nullo.arena.workers.__version__", "9.9")
    with (
        pytest.raises(ClusterError, match=r"has Nullo .*, not 9\.9"),
        workers(cluster=cluster.scheduler_address),
    ):
        pass


def test_without_the_extra_the_refusal_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nullo.arena.workers.find_spec", lambda name: None)
    with pytest.raises(ClusterError, match=r"nullo\[cluster\]"), workers(cluster="tcp://x:1"):
        pass


@pytest.fixture
def unused_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.mark.long
def test_self_play_for_training_is_the_same_on_a_cluster(
    cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("jax")
    from nullo.engine.rng import Rng
    from nullo.games.folders import folder_of
    from nullo.train.self_play import Config, play

    folder = folder_of("alles-oder-nichts")
    assert folder is not None
    file = folder.file("weights.bin")
    assert file is not None
    monkeypatch.setattr("nullo.train.self_play.PART", 30)
    config = Config("alles-oder-nichts", 1, 60, 1, 0.1, (1, 1), explore=0.1, share=0.5)
    assert config.parts == 2
    weights = file.read_bytes()
    alone = play(config, weights, Rng(3, "round", 0))
    with workers(cluster=cluster.scheduler_address) as found:
        there = play(config, weights, Rng(3, "round", 0), found)
    assert len(alone) == 60
    assert alone.features.tobytes() == there.features.tobytes()
    assert alone.values.tobytes() == there.values.tobytes()


@pytest.mark.long
@pytest.mark.slow
def test_commands_write_the_same_on_a_cluster(
    cluster: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """``simulate``, ``arena``, ``analyse`` and ``study``, with ``--cluster`` and without."""

    def run(*args: object) -> Any:
        assert main([*map(str, args), "--json"]) == 0
        return json.loads(capsys.readouterr().out)

    there = ("--cluster", cluster.scheduler_address)
    records = [tmp_path / "here.jsonl", tmp_path / "there.jsonl"]
    game = ("alles-oder-nichts", "-o", "players=3", "-o", "hand_sizes=[3,2]", "-o", "hands=2")
    results = []
    for file, where in zip(records, ((), there), strict=True):
        run("simulate", *game, "--games", 1, "--records", file, *where)
        arena = run("arena", *game, "--bots", "simple,random", "--games", 4, *where)
        analysed = run("analyse", file, "--worlds", 10, *where)
        folder = file.with_suffix("")
        run("study", *game, "--games", 400, "--folder", folder, *where)
        figures = (folder / "figures.parquet").read_bytes()
        results.append((file.read_bytes(), arena["pairs"], analysed, figures))
    assert results[0] == results[1]
