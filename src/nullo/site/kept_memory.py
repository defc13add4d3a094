"""The memory with which later visits of a site begin; ``web/src/lib/host/keptStart.ts`` keeps it."""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES

from nullo.site.later_files import later_modules


def first_modules() -> list[str]:
    """The imported modules of packages of which no extension module has been loaded, in order.

    Those that come later are left out, because the memory is made without them.
    """
    loaded = {name: str(getattr(module, "__file__", "")) for name, module in sys.modules.items()}
    compiled = {
        name.partition(".")[0]
        for name, file in loaded.items()
        if file.endswith(tuple(EXTENSION_SUFFIXES))
    }
    kept_out = compiled | {"__main__", "nullo", "_pyodide", "_pyodide_core", "js", "pyodide_js"}
    return [
        name
        for name, file in loaded.items()
        if file and name.partition(".")[0] not in kept_out and name not in later_modules()
    ]
