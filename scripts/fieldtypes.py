"""Writes C types into ``.pxd`` files from the annotations in the ``.py`` beside them.

A field of a position is declared by its first value, ``self.kitty: Word = 0`` (see
``nullo.engine.fields``). The lines between the two markers of a class in the ``.pxd`` are written from all
its declarations, in order.

A method is compiled if the ``.pxd`` names it; the types of its parameters and of what it returns are
those that the ``.py`` states. ``@cython.locals`` above it stays as it is, and so does what follows the
parameters.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

SOURCES = (
    "src/nullo/engine/*.py",
    "src/nullo/games/*/*.py",
    "src/nullo/state/*.py",
    "tests/sixth/*/*.py",
)
FIRST = "    # Fields: written by scripts/fields."
LAST = "    # Methods."
SCALARS = {"int": "int", "bool": "bint", "Word": "u64"}
NUMBERS = {**SCALARS, "Long": "i64", "float": "double", "None": "void"}
METHOD = re.compile(
    r"    (?P<kind>cdef|cpdef) (?P<returns>[\w ]+) (?P<name>\w+)\((?P<parameters>.*)\)(?P<rest>[^:]*)"
)
ARRAYS = {"Ints": "int", "Words": "u64", "Bytes": "unsigned char"}


class Wrong(Exception):
    """A declaration that has no C type, or a header that does not fit the module."""


def fields(found: ast.ClassDef) -> dict[str, str]:
    """The C declarations of a class's fields by name, in the order of the Python ones.

    Raises:
        Wrong: a type is unknown, an array's size is not plain, or a field is declared twice.
    """
    made: dict[str, str] = {}
    for node in ast.walk(found):
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Attribute):
            continue
        name = node.target.attr
        if name in made:
            raise Wrong(f"line {node.lineno}: {name} is declared twice")
        made[name] = declaration(name, ast.unparse(node.annotation), node)
    return made


def declaration(name: str, kind: str, node: ast.AnnAssign) -> str:
    """``cdef u64 hands[6]`` for ``self.hands: Words = [0] * 6``.

    Raises:
        Wrong: see :func:`fields`.
    """
    if kind in SCALARS:
        return f"cdef {SCALARS[kind]} {name}"
    if kind not in ARRAYS:
        raise Wrong(f"line {node.lineno}: a field cannot be a {kind}")
    value = node.value
    match value:
        case ast.BinOp(left=ast.List(elts=[_]), op=ast.Mult(), right=ast.Constant(value=int(size))):
            return f"cdef {ARRAYS[kind]} {name}[{size}]"
    raise Wrong(f"line {node.lineno}: state the size of {name} as in [0] * 6")


def method(line: str, stated: ast.FunctionDef) -> str:
    """A method's line of the header, with the types that the module states.

    ``Any`` stands for a C type that has no name in Python, such as a pointer: the header states it.
    """
    found = METHOD.fullmatch(line)
    assert found
    old = [found["returns"]]
    old += [typed.rpartition(" ")[0] for typed in found["parameters"].split(", ")[1:]]
    parameters = stated.args.args[1:]
    annotations = [stated.returns, *(parameter.annotation for parameter in parameters)]
    if len(old) != len(annotations):
        raise Wrong(f"line {stated.lineno}: {stated.name} has other parameters in the header")
    types = []
    for known, annotation in zip(old, annotations, strict=True):
        kind = ast.unparse(annotation) if annotation else "Any"
        plain = kind.partition("[")[0]
        types.append(known if "Any" in kind or known == "object" else NUMBERS.get(plain, plain))
    usual = ["=*" if "=*" in typed else "" for typed in found["parameters"].split(", ")[1:]]
    names = [
        f"{kind} {one.arg}{default}"
        for kind, one, default in zip(types[1:], parameters, usual, strict=True)
    ]
    signature = f"{types[0]} {stated.name}({', '.join(['self', *names])})"
    return f"    {found['kind']} {signature}{found['rest']}"


def methods(node: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    """A class's methods by name, also those of its ``if`` blocks."""
    return {found.name: found for found in ast.walk(node) if isinstance(found, ast.FunctionDef)}


def typed(header: str, body: list[ast.stmt]) -> str:
    """The text of the header, with the types of methods that the module states.

    Raises:
        Wrong: see :func:`method`.
    """
    classes = {node.name: methods(node) for node in body if isinstance(node, ast.ClassDef)}
    lines: list[str] = []
    stated: dict[str, ast.FunctionDef] = {}
    for line in header.splitlines():
        if line[:1].strip():
            name = re.match(r"cdef class (\w+)", line)
            stated = classes.get(name[1], {}) if name else {}
        found = METHOD.fullmatch(line)
        known = found and stated.get(found["name"])
        lines.append(method(line, known) if known else line)
    return "\n".join(lines) + "\n"


def unset(header: str, body: list[ast.stmt]) -> set[str]:
    """The constants of the header to which the module gives no value; compiled, they would be 0."""
    given: set[str] = set()
    for node in ast.walk(ast.Module(body, [])):
        if isinstance(node, ast.ImportFrom):
            given |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            given.add(node.id)
    lines = re.findall(r"^cdef (?:int|u64|double) ([^()\n]+)$", header, re.MULTILINE)
    names = {name.partition("[")[0] for line in lines for name in line.split(", ")}
    return names - given


def written(header: str, classes: dict[str, dict[str, str]]) -> str:
    """The text of the header, with the fields of each class between its markers.

    Raises:
        Wrong: a class with fields has no markers.
    """
    lines: list[str] = []
    within = False
    name = ""
    done = set()
    for line in header.splitlines():
        if line.startswith("cdef class "):
            name = line.removeprefix("cdef class ").partition("(")[0].rstrip(":")
        if line == LAST:
            within = False
        if not within:
            lines.append(line)
        if line == FIRST:
            within = True
            done.add(name)
            lines += [f"    {declared}" for declared in classes.get(name, {}).values()]
    if missing := {name for name, declared in classes.items() if declared} - done:
        raise Wrong(f"{missing.pop()} has fields, but no line {FIRST.strip()!r} in the header")
    return "\n".join(lines) + "\n"


def main(check: bool) -> int:
    """Write the headers, or print which are out of date; returns the exit status."""
    stale = []
    for source in [path for pattern in SOURCES for path in sorted(Path().glob(pattern))]:
        header = source.with_suffix(".pxd")
        if not header.exists() or source.stem in ("__init__", "bits"):
            continue
        body = ast.parse(source.read_text(encoding="utf-8")).body
        text = header.read_text(encoding="utf-8")
        try:
            if missing := unset(text, body):
                raise Wrong(f"nothing gives {', '.join(sorted(missing))} a value")
            new = typed(text, body)
            if FIRST in text:
                classes = [node for node in body if isinstance(node, ast.ClassDef)]
                new = written(new, {node.name: fields(node) for node in classes})
        except Wrong as error:
            raise SystemExit(f"{source}: {error}") from None
        if new != text:
            stale.append(header)
            if not check:
                header.write_text(new, encoding="utf-8")
    if check and stale:
        print("run scripts/fields: out of date:", *stale, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main("--check" in sys.argv[1:]))
