"""The memory that later visits begin with."""

from __future__ import annotations

import subprocess
import sys

FIRST = """
import nullo.site.browser, nullo.site.kept_memory
print(*nullo.site.kept_memory.first_modules())
"""


def test_no_module_that_comes_first_loads_compiled_ones() -> None:
    command = [sys.executable, "-c", FIRST]
    names = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert {"json", "asyncio", "starlette.routing"} <= set(names)
    assert not {name for name in names if name.partition(".")[0] in ("nullo", "msgspec")}
