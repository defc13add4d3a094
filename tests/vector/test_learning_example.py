"""``examples/learn_with_vectors.py`` learns every game."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

import nullo
from long_run import part

pytest.importorskip("jax")
pytest.importorskip("optax")
pytest.importorskip("numpy")

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_with_vectors.py"


@pytest.mark.slow
@pytest.mark.parametrize("name", part(nullo.game_ids(), "nothing"))
def test_it_learns(name: str, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    run = runpy.run_path(str(EXAMPLE))["main"]
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), "--game", name, "--minutes", "0.001"])
    monkeypatch.setitem(run.__globals__, "DECISIONS", 4096)
    monkeypatch.setitem(run.__globals__, "WIDTH", 8)
    run()
    told = capsys.readouterr().out.splitlines()[-1]
    assert told.startswith("points a hand more than random play, against random play: ")
    assert "nan" not in told
