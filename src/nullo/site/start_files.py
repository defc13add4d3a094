"""What later visits of a site begin with: the modules to import first, and all files with compiled modules.

``web/src/lib/host/keptStart.ts`` keeps them in the browser, with Python's memory after those imports.
"""

from __future__ import annotations

import json
import marshal
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import MAGIC_NUMBER
from pathlib import Path

PACKAGES = Path(__file__).parents[2]
HEADER = MAGIC_NUMBER + bytes(12)
"""Of a compiled module without source; nothing is compared with its zeros."""


def first_modules() -> list[str]:
    """The imported modules of packages of which no extension module has been loaded, in order."""
    loaded = {name: str(getattr(module, "__file__", "")) for name, module in sys.modules.items()}
    compiled = {
        name.partition(".")[0]
        for name, file in loaded.items()
        if file.endswith(tuple(EXTENSION_SUFFIXES))
    }
    kept_out = compiled | {"__main__", "nullo", "_pyodide", "_pyodide_core", "js", "pyodide_js"}
    return [
        name for name, file in loaded.items() if file and name.partition(".")[0] not in kept_out
    ]


def pack() -> tuple[str, bytes]:
    """All files of the packages, modules compiled: JSON rows of path, start and end, and the content."""
    rows: list[tuple[str, int, int]] = []
    content = bytearray()
    for path in sorted(PACKAGES.rglob("*")):
        if not path.is_file() or path.suffix == ".pyc":
            continue
        data = path.read_bytes()
        if path.suffix == ".py":
            data = HEADER + marshal.dumps(compile(data, str(path), "exec", dont_inherit=True))
            path = path.with_suffix(".pyc")
        rows.append((path.relative_to(PACKAGES).as_posix(), len(content), len(content) + len(data)))
        content += data
    return json.dumps(rows), bytes(content)
