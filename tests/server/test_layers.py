"""The packages of the server: each imports only from those below it, and none in a circle."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import nullo.server

ROOT = Path(nullo.server.__file__).parent
LAYERS = [
    *("protocol", "runtime", "table", "store", "live"),
    *("transport", "pages", "routes", "app", "run"),
]
MODULES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts): path
    for path in ROOT.rglob("*.py")
    if ("migrations" not in path.parts and path.parent != ROOT) or path.stem in LAYERS
}
PURE = ("starlette", "uvicorn", "sqlalchemy", "asyncio", "socket", "threading", "time")


def imported(module: str) -> Iterator[str]:
    """What a module imports, wherever in it."""
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def of_the_server(module: str) -> Iterator[str]:
    """The server's own modules among them."""
    for name in imported(module):
        inner = name.removeprefix("nullo.server.")
        if inner != name:
            found = (inner, inner.rpartition(".")[0], f"{inner.rpartition('.')[0]}.__init__")
            yield next(item for item in (*found, f"{inner}.__init__") if item in MODULES)


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_only_from_its_own_package_and_those_below(module: str) -> None:
    own = module.split(".")[0]
    for other in of_the_server(module):
        layer = other.split(".")[0]
        assert layer == own or LAYERS.index(layer) < LAYERS.index(own), other


def test_no_module_imports_itself_by_others() -> None:
    graph = {module: set(of_the_server(module)) - {module} for module in MODULES}
    TopologicalSorter(graph).prepare()  # raises CycleError, which names them


@pytest.mark.parametrize("module", [name for name in MODULES if name.startswith("table.")])
def test_a_table_does_no_input_or_output(module: str) -> None:
    assert not [name for name in imported(module) if name.split(".")[0] in PURE]
