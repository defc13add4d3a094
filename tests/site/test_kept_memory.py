"""The memory that later visits begin with."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from nullo.site.later_files import PACKAGES, game_files

FIRST = """
import nullo.site.browser, nullo.site.later_files
import nullo.games.sauce.position
print(*nullo.site.later_files.first_modules())
"""


def _output(code: str) -> str:
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_what_was_imported_can_be_imported_first() -> None:
    names = _output(FIRST).split()
    assert {"json", "msgspec", "nullo.site.host", "nullo.games.sauce.position"} <= set(names)
    assert not {"__main__", "js", "pyodide_js"} & set(names)
    assert _output("\n".join([f"import {name}" for name in names] + ["print('done')"])) == "done\n"


def test_the_files_of_games_are_those_that_come_with_them() -> None:
    files = game_files()
    assert "nullo/games/sauce/weights.bin" in files
    assert files == sorted(files)
    assert {Path(path).suffix for path in files} <= {".so", ".bin"}
    assert all((PACKAGES / path).is_file() for path in files)
