"""The modules import one way: as the tables of docs/architecture.md say, and never in a circle."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import nullo

ROOT = Path(nullo.__file__).parent
PAGE = Path(__file__).parent.parent / "docs" / "architecture.md"
MODULES = {path.relative_to(ROOT).as_posix(): path for path in ROOT.rglob("*.py")}
PURE = ("starlette", "uvicorn", "sqlalchemy", "asyncio", "socket", "threading", "time")

Rows = list[list[str]]


def tables() -> list[Rows]:
    """The tables of the page: the packages of each row, the upper rows first."""
    found: list[Rows] = []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("| package |"):
            found.append([])
        elif line.startswith("| `"):
            found[-1].append(re.findall("`([^`]+)`", line.split("|")[1]))
    return found


TABLES = tables()


def place(module: str, table: Rows) -> tuple[int, str] | None:
    """The row of a module in a table, and its package there; its own row comes before its package's."""
    places = [
        (number, package)
        for number, row in enumerate(table)
        for package in row
        if module == package or module.startswith(f"{package}/")
    ]
    return max(places, key=lambda place: len(place[1]), default=None)


def names(module: str) -> Iterator[str]:
    """What a module and its C header import, wherever in it, with dots."""
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{module}: imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
    header = MODULES[module].with_suffix(".pxd")
    if header.exists():
        yield from re.findall(r"^from (\S+) cimport", header.read_text(encoding="utf-8"), re.M)


@cache
def imported(module: str) -> set[str]:
    """Nullo's own modules among them; of ``from package import name`` the package, if it has the name."""
    found = set()
    for name in names(module):
        top, *inner = name.split(".")
        if top == "nullo":
            parts = [inner, inner[:-1]]
            paths = [path for part in parts for path in files(part)]
            found.add(next(path for path in paths if path in MODULES))
    return found


def files(parts: list[str]) -> tuple[str, str]:
    """Where a module of this name may be."""
    joined = "/".join(parts)
    return f"{joined}.py", f"{joined}/__init__.py".removeprefix("/")


def test_every_module_has_a_place() -> None:
    assert [module for module in MODULES if place(module, TABLES[0]) is None] == []
    for folder, table in (("state", TABLES[1]), ("terminal", TABLES[2]), ("server", TABLES[3])):
        within = [module for module in MODULES if module.startswith(f"{folder}/")]
        assert [m for m in within if place(m, table) is None] == [f"{folder}/__init__.py"]


@pytest.mark.parametrize("table", TABLES, ids=["nullo", "state", "terminal", "server"])
def test_every_package_of_the_page_is_there(table: Rows) -> None:
    assert [one for row in table for one in row if not (ROOT / one).exists()] == []


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_only_from_packages_below_its_own(module: str) -> None:
    for other in imported(module):
        for table in TABLES:
            own, its = place(module, table), place(other, table)
            if own and its:
                assert own == its or own[0] < its[0], f"{module} imports {other}"


@pytest.mark.parametrize("module", [m for m in MODULES if m.startswith(("terminal/", "remote/"))])
def test_a_client_knows_only_the_protocol_of_the_server(module: str) -> None:
    of_the_server = [other for other in imported(module) if other.startswith("server/")]
    assert [other for other in of_the_server if not other.startswith("server/protocol/")] == []


def test_no_module_imports_itself_through_others() -> None:
    graph = {module: imported(module) - {module} for module in MODULES}
    TopologicalSorter(graph).prepare()  # raises CycleError, which names them


@pytest.mark.parametrize("module", [name for name in MODULES if name.startswith("server/table/")])
def test_a_table_does_no_input_or_output(module: str) -> None:
    assert [name for name in names(module) if name.split(".")[0] in PURE] == []
