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
REPOSITORY = Path(__file__).resolve().parent.parent
PAGE = REPOSITORY / "docs" / "architecture.md"
MODULES = {path.relative_to(ROOT).as_posix(): path for path in ROOT.rglob("*.py")}
PURE = ("starlette", "uvicorn", "sqlalchemy", "asyncio", "socket", "threading", "time")

Rows = list[list[str]]


def tables() -> list[Rows]:
    """The tables of the page: the packages of each row, the upper rows first."""
    found: list[Rows] = []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith(("| package |", "| folder |")):
            found.append([])
        elif line.startswith("| `"):
            found[-1].append(re.findall("`([^`]+)`", line.split("|")[1]))
    return found


NULLO, STATE, WEB, TERMINAL, SERVER = tables()
TABLES = [NULLO, STATE, TERMINAL, SERVER]
SOURCES = REPOSITORY / "web" / "src"


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
    assert [module for module in MODULES if place(module, NULLO) is None] == []
    for folder, table in (("state", STATE), ("terminal", TERMINAL), ("server", SERVER)):
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


def imports_of_the_page() -> dict[str, set[str]]:
    """By each file of the page, without tests and their data, what it imports, at once or later."""
    files = [
        path
        for path in SOURCES.rglob("*")
        if path.suffix in (".ts", ".svelte")
        and not path.name.endswith(".test.ts")
        and path.parent.name != "fixtures"
    ]
    named = {path.with_suffix("") if path.suffix == ".ts" else path: path for path in files}
    graph: dict[str, set[str]] = {}
    for path in files:
        text = path.read_text(encoding="utf-8")
        targets = re.findall(r"""(?:\bfrom|\bimport\(?|new URL\()\s*"(\.[^"]+)\"""", text)
        found = [(path.parent / target.removesuffix(".ts")).resolve() for target in targets]
        graph[page_name(path)] = {page_name(named[one]) for one in found if one in named}
    return graph


def page_name(path: Path) -> str:
    """The path of a file of the page in its folder."""
    return path.relative_to(SOURCES).as_posix()


IMPORTS_OF_THE_PAGE = imports_of_the_page()


def test_every_folder_of_the_page_has_a_place() -> None:
    folders = {path.name for path in SOURCES.iterdir() if path.is_dir()}
    assert folders == {folder for row in WEB for folder in row}


@pytest.mark.parametrize("folder", [folder for row in WEB for folder in row])
def test_a_folder_of_the_page_imports_only_from_those_below_it(folder: str) -> None:
    for name, others in IMPORTS_OF_THE_PAGE.items():
        for other in others if name.startswith(f"{folder}/") else ():
            own, its = place(name, WEB), place(other, WEB)
            assert own and its, f"{name} imports {other}"
            assert own == its or own[0] < its[0], f"{name} imports {other}"


def test_no_file_of_the_page_imports_itself_through_others() -> None:
    assert any(others for others in IMPORTS_OF_THE_PAGE.values())
    TopologicalSorter(IMPORTS_OF_THE_PAGE).prepare()  # raises CycleError, which names them
