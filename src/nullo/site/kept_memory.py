"""The memory with which later visits of a site begin; ``web/src/lib/host/keptStart.ts`` keeps it."""

from __future__ import annotations

import sys

from nullo.site.later_files import later_modules

OF_THIS_PAGE = {"__main__", "_pyodide", "_pyodide_core", "js", "pyodide_js"}
"""Modules that Pyodide makes anew at each visit."""


def first_modules() -> list[str]:
    """The modules that have been imported and that later visits can import first, in this order."""
    return [
        name
        for name, module in list(sys.modules.items())
        if getattr(module, "__file__", None)
        and name.partition(".")[0] not in OF_THIS_PAGE
        and name not in later_modules()
    ]
