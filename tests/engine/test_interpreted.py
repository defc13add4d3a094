"""What installed sources have in place of Cython where they run interpreted."""

from __future__ import annotations

import re
from pathlib import Path

import nullo
from nullo.build import sources
from nullo.engine import interpreted

ROOT = Path(nullo.__file__).parent
USED = re.compile(r"\bcython\.(\w+)")


def test_every_name_that_the_sources_use_is_there() -> None:
    used = {name for path in sources(ROOT) for name in USED.findall(path.read_text("utf-8"))}
    assert {"compiled", "cast", "nogil"} <= used
    assert [name for name in used if not hasattr(interpreted, name)] == []


def test_cython_is_imported_only_by_the_line_that_is_replaced() -> None:
    compiled = sources(ROOT)
    for path in ROOT.rglob("*.py"):
        lines = [
            line
            for line in path.read_text("utf-8").splitlines()
            if re.match(r"\s*(import|from) cython\b", line)
        ]
        assert lines in ([], ["import cython"]), path
        assert not lines or path in compiled, path


def test_it_leaves_values_and_the_lock_alone() -> None:
    there = object()
    assert interpreted.cast(int, there) is there
    with interpreted.nogil, interpreted.gil:
        pass
    with interpreted.nogil:
        pass
    assert interpreted.compiled is False
