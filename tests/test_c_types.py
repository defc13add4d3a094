"""The check of C types (``scripts/c_types.py``) finds what nobody chose, and nothing else."""

from __future__ import annotations

import importlib.util
import runpy
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("Cython")

CHECKOUT = Path(__file__).parent.parent
GOOD = "good"

# By a part of the complaint: the types, and the code.
CASES = {
    "shifts a C": ("cdef int add(int k)", "def add(k):\n    return 1 << k\n"),
    "shifts a C int": ("cdef int add(int k)", "def add(k):\n    k <<= 3\n    return k\n"),
    "divides two whole numbers": (
        "cdef double add(int k)",
        "def add(k):\n    return k / (k + 1)\n",
    ),
    "total in add is a C long": (
        "cdef int add(int k)",
        "def add(k):\n    total = 0\n    while k:\n        total += k\n        k -= 1\n    return total\n",
    ),
    "add returns a C long": ("cdef long add(int k)", "def add(k):\n    return k\n"),
    "many of Counter is a C long": (
        "cdef class Counter:\n    cdef long many[4]",
        "class Counter:\n    pass\n",
    ),
    GOOD: (
        "cimport cython\nfrom libc.stdint cimport uint64_t\n"
        "@cython.locals(total=int)\ncdef double add(uint64_t k)",
        "def add(k):\n    total = 0\n    total += (k << 3) > 1 << 20\n    return total / 2.0\n",
    ),
}


def load(path: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location("c_types", CHECKOUT / path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES)
def test_types_that_nobody_chose_are_found(case: str, tmp_path: Path) -> None:
    types, code = CASES[case]
    (tmp_path / "sample.pxd").write_text(types + "\n")
    source = tmp_path / "sample.py"
    source.write_text(code)
    directives = runpy.run_path(str(CHECKOUT / "setup.py"))["DIRECTIVES"]
    findings = [
        str(finding) for finding in load("scripts/c_types.py").check(source, tmp_path, directives)
    ]
    if case == GOOD:
        assert findings == []
    else:
        assert len(findings) == 1
        assert case in findings[0]
        assert findings[0].startswith(f"{source}:")
