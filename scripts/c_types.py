"""Reports C types in compiled modules that Cython has chosen by itself; ``scripts/check`` runs it.

Where no type is stated, Cython chooses one that may look right and be wrong:

- ``x << i`` shifts a C ``int`` unless ``x`` is declared wider; use ``bit(i)`` and ``ones(n)`` for bit sets.
- ``x / y`` of two whole numbers is a whole number, as in C.
- A whole number becomes a C ``long``, which has 32 bits on Windows and in WebAssembly and 64 elsewhere.
  ``@cython.locals`` in the ``.pxd`` file states another type, such as ``int`` or ``int64_t``.
"""

from __future__ import annotations

import runpy
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from Cython.Compiler import Main, Options, Pipeline
from Cython.Compiler.Visitor import TreeVisitor

CHECKOUT = Path(__file__).parent.parent
WORDS = ("uint64_t", "unsigned long long")
PLATFORM = ("long", "unsigned long")


class Finding(NamedTuple):
    """A line of a source file, and what is wrong in it."""

    path: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.text}"


class Look(TreeVisitor):  # type: ignore[misc]
    """Collects findings in the syntax tree of a module; the tree's expressions already have types."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = path
        self.findings: list[Finding] = []

    def __call__(self, tree: Any) -> Any:
        self.visit(tree)
        return tree

    def _note(self, node: Any, text: str) -> None:
        self.findings.append(Finding(self.path, node.pos[1], text))

    def visit_Node(self, node: Any) -> None:
        self.visitchildren(node)

    def visit_CFuncDefNode(self, node: Any) -> None:
        for name, entry in node.local_scope.entries.items():
            if str(entry.type) in PLATFORM:
                self._note(node, f"{name} in {node.entry.name} is a C {entry.type}")
        result = node.type.return_type
        if str(result) in PLATFORM:
            self._note(node, f"{node.entry.name} returns a C {result}")
        self.visitchildren(node)

    def visit_CClassDefNode(self, node: Any) -> None:
        for name, entry in node.scope.entries.items():
            kind = entry.type.base_type if entry.type.is_array else entry.type
            if str(kind) in PLATFORM:
                self._note(node, f"{name} of {node.class_name} is a C {kind}")
        self.visitchildren(node)

    def visit_BinopNode(self, node: Any) -> None:
        if node.operator == "<<" and node.type.is_int and str(node.operand1.type) not in WORDS:
            self._note(node, f"shifts a C {node.operand1.type}: use bit() or ones()")
        if node.operator == "/" and node.type.is_int:
            self._note(node, "divides two whole numbers: use // or a float")
        self.visitchildren(node)


def check(source: Path, root: Path, directives: dict[str, Any]) -> list[Finding]:
    """The findings in a compiled module below ``root``."""
    options = Main.CompilationOptions(
        Options.default_options, compiler_directives=directives, include_path=[str(root)]
    )
    options.configure_language_defaults("py")
    context = Main.Context.from_options(options)
    name = ".".join(source.relative_to(root).with_suffix("").parts)
    module = Main.setup_source_object(str(source), ".py", name, options, context)
    context.setup_errors(options, Main.create_default_resultobj(module, options))
    stages = Pipeline.create_pipeline(context, "py")
    typed = [type(stage).__name__ for stage in stages].index("ExpandInplaceOperators")
    look = Look(str(source))
    run = [Pipeline.parse_stage_factory(context), *stages[: typed + 1], look]
    error, _ = Pipeline.run_pipeline(run, module)
    if error:
        raise error
    return look.findings


def main() -> None:
    """Print the findings in all compiled modules; the exit status is 1 if there are any."""
    package = CHECKOUT / "src/nullo"
    modules = runpy.run_path(str(package / "build.py"))["sources"](package)
    directives = runpy.run_path(str(CHECKOUT / "setup.py"))["DIRECTIVES"]
    with ProcessPoolExecutor() as workers:
        root, many = CHECKOUT / "src", len(modules)
        lists = workers.map(check, modules, [root] * many, [directives] * many)
        findings = [finding for found in lists for finding in found]
    for finding in findings:
        print(finding)
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()
