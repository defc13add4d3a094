"""The benchmarks run; how fast is for ``docs/speed.md`` to say."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import nullo

ROOT = Path(__file__).parents[1]


def run(script: str) -> str:
    """What the quick run of a benchmark prints."""
    path = [str(Path(nullo.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    done = subprocess.run(
        [sys.executable, ROOT / "bench" / script, "--quick"],
        capture_output=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))},
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("script", ["speed.py", "strength.py", "table.py"])
def test_a_benchmark_runs(script: str) -> None:
    printed = run(script)
    for game in ("all-or-nothing", "alles-oder-nichts", "nothing", "all-fives", "sauce"):
        assert game in printed


@pytest.mark.slow
def test_the_benchmark_of_the_server_runs() -> None:
    printed = run("server")
    assert "| closed | 3 |" in printed
    assert "| paced | 3 |" in printed
