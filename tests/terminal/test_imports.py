"""The parts of the terminal import one way: commands, then line mode or full screen, then what they share."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import nullo

ROOT = Path(nullo.__file__).parent


@pytest.mark.parametrize(
    ("part", "above"),
    [
        ("terminal/shared", ("nullo.terminal.plain", "nullo.terminal.screen", "nullo.cli")),
        ("terminal/plain", ("nullo.terminal.screen", "nullo.cli")),
        ("terminal/screen", ("nullo.terminal.plain", "nullo.cli")),
    ],
)
def test_no_part_imports_one_above_it(part: str, above: tuple[str, ...]) -> None:
    for path in (ROOT / part).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            named = node.module if isinstance(node, ast.ImportFrom) else None
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in [named or "", *names]:
                assert not name.startswith(above), path.name
