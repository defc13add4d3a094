"""The benchmarks run; ``docs/speed.md`` has their results."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import nullo
from browser_engine import browser_wheel
from nullo.site.pyodide import NotFetched, msgspec_wheel, pyodide

ROOT = Path(__file__).parents[1]


def run(script: str, *more: str) -> str:
    """The output of a benchmark's quick run."""
    path = [str(Path(nullo.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    done = subprocess.run(
        [sys.executable, ROOT / "bench" / script, "--quick", *more],
        capture_output=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))},
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def peer_is_there() -> bool:
    """Whether the server's peer can be installed quickly: it needs Node and npm's registry."""
    try:
        done = subprocess.run(
            [sys.executable, "-c", "import servers; servers.prepare_peer()"],
            cwd=ROOT / "bench" / "server",
            capture_output=True,
            timeout=15,
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    "script", ["hidden.py", "hints.py", "speed.py", "strength.py", "table.py", "thinking.py"]
)
def test_a_benchmark_runs(script: str) -> None:
    printed = run(script)
    for game in ("all-or-nothing", "alles-oder-nichts", "nothing", "all-fives", "sauce"):
        assert game in printed


@pytest.mark.slow
def test_two_builds_are_compared() -> None:
    printed = run("builds.py", sys.executable, sys.executable)
    assert re.search(r"^sauce redeals +[\d,]+ +[\d,]+  \d", printed, re.M)


@pytest.mark.slow
def test_levels_are_compared_with_every_number_of_players() -> None:
    printed = run("strength.py", "--levels", "beginner,casual", "--games", "sauce,all-or-nothing")
    duels = re.findall(r"^\| (\S+) \| (\d) \| casual – beginner \| 2 \|", printed, re.M)
    assert duels == [("sauce", "4"), *(("all-or-nothing", many) for many in "4356")]


@pytest.mark.slow
@pytest.mark.parametrize("more", [[], ["--to-win"]])
def test_duels_with_openspiel_run(more: list[str]) -> None:
    pytest.importorskip("pyspiel")
    printed = run("ismcts.py", *more)
    for game in ("all-or-nothing", "alles-oder-nichts", "nothing", "all-fives", "sauce"):
        assert re.search(rf"^\| {game} \| \d \| simple – Ismcts\S+ \| 1 \|", printed, re.M)


@pytest.mark.slow
def test_the_python_face_is_measured() -> None:
    pytest.importorskip("pyspiel")
    printed = run("face.py")
    for form in (
        "stepping",
        "with tensor",
        "with information-state tensor",
        "with information string",
    ):
        assert f"| {form} | " in printed


@pytest.mark.slow
def test_vectors_are_measured() -> None:
    pytest.importorskip("pyspiel")
    pytest.importorskip("pettingzoo")
    printed = run("vector.py", "--games", "8")
    for peer in ("Nullo", "OpenSpiel", "PettingZoo"):
        assert f"| {peer}: " in printed


@pytest.mark.slow
def test_positions_are_mined() -> None:
    printed = run("suite.py")
    assert printed.startswith("4 positions of alles-oder-nichts\nrandom errs in ")
    assert "errs in 0 of" not in printed


@pytest.mark.slow
def test_the_distance_from_equilibrium() -> None:
    """Four cards of one suit, three players: the trump turned up tells each who may win."""
    printed = run("nashconv.py", "--bots", "random,simple,sampler:20")
    gains = dict(
        re.findall(r"^\| alles-oder-nichts-4 \| (\S+) \| 1 \| (\d\.\d+) \|", printed, re.M)
    )
    assert (gains["random"], gains["simple"]) == ("5.500", "7.000")
    assert 0 <= float(gains["sampler:20"]) < 1


@pytest.mark.slow
def test_the_benchmark_of_the_server_runs() -> None:
    beside = ["--peer", "boardgame.io"] if peer_is_there() else []
    printed = run("server", *beside)
    for server in ("nullo", *beside[1:]):
        assert f"| {server} | closed | 3 |" in printed
        assert f"| {server} | paced | 3 |" in printed
    assert ("paced, 3 tables: nullo to boardgame.io" in printed) == bool(beside)


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.browser
def test_a_site_without_a_server_is_measured() -> None:
    try:
        pyodide(), msgspec_wheel()
    except NotFetched as error:
        pytest.skip(str(error))
    engine = browser_wheel()
    with_engine = ["--engine", str(engine)] if engine else []
    printed = run("static_site.py", "--browsers", "chromium", *with_engine)
    rows = re.findall(r"^\| ([^|]+) \| ([\d.]+) \|$", printed, re.M)
    assert {"first paint, s", "`expert`, ms a decision", "a hint, s"} <= {name for name, _ in rows}
