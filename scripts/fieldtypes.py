"""Writes C types into ``.pxd`` files from the annotations in the ``.py`` files beside them.

A position's field is declared with its first value, ``self.kitty: Word = 0`` (see ``nullo.engine.fields``).
All declarations of a class, in order, give the lines between its two markers in the ``.pxd``.

A function or method is compiled to C if the ``.pxd`` of its class or of a base class names it. Its parameters
and its result get the types that the ``.py`` states. ``@cython.locals`` above it, and what follows the
parameters, are left unchanged.
"""

from __future__ import annotations

import ast
import re
import sys
import textwrap
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

SOURCES = (
    "src/nullo/engine/*.py",
    "src/nullo/games/*/*.py",
    "src/nullo/state/*.py",
    "tests/sixth/*/*.py",
)
FIRST = "    # Fields: written by scripts/fields."
LAST = "    # Methods."
WIDTH = 100
SCALARS = {"int": "int", "bool": "bint", "Word": "u64"}
NUMBERS = {**SCALARS, "Long": "i64", "float": "double", "None": "void"}
FUNCTION = re.compile(
    r"(?P<indent>(?:    )?)(?P<kind>cdef|cpdef) (?:(?P<returns>[\w ]+) )?(?P<name>\w+)"
    r"\((?P<parameters>.*)\)(?P<rest>[^:]*)"
)
ARRAYS = {"Ints": "int", "Words": "u64", "Bytes": "unsigned char"}


class Wrong(Exception):
    """A declaration has no C type, or a header does not fit its module."""


def fields(node: ast.ClassDef) -> dict[str, str]:
    """The C declarations of a class's fields by name, in the order of the Python ones.

    Raises:
        Wrong: a type is unknown, an array's size is not a plain number, or a field is declared twice.
    """
    declared: dict[str, str] = {}
    for inner in ast.walk(node):
        if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Attribute):
            name = inner.target.attr
            if name in declared:
                raise Wrong(f"line {inner.lineno}: {name} is declared twice")
            declared[name] = declaration(name, ast.unparse(inner.annotation), inner)
    return declared


def declaration(name: str, kind: str, node: ast.AnnAssign) -> str:
    """The C declaration of a field: ``cdef u64 hands[6]`` for ``self.hands: Words = [0] * 6``.

    Args:
        kind: the field's type in Python.

    Raises:
        Wrong: the type is unknown, or an array's size is not a plain number.
    """
    if kind in SCALARS:
        return f"cdef {SCALARS[kind]} {name}"
    if kind not in ARRAYS:
        raise Wrong(f"line {node.lineno}: a field cannot be a {kind}")
    match node.value:
        case ast.BinOp(left=ast.List(elts=[_]), op=ast.Mult(), right=ast.Constant(value=int(size))):
            return f"cdef {ARRAYS[kind]} {name}[{size}]"
    raise Wrong(f"line {node.lineno}: state the size of {name} as in [0] * 6")


def signature(line: str, stated: ast.FunctionDef) -> str:
    """A function's line in the header (``.pxd``), with the types that its module states.

    If the module states ``Any``, for instance for a pointer, the header's own type is left, if any.

    Raises:
        Wrong: the header and the module have different parameters.
    """
    found = FUNCTION.fullmatch(line)
    assert found
    skip = 1 if found["indent"] else 0  # self
    typed = found["parameters"].split(", ")[skip:] if found["parameters"] else []
    parameters = stated.args.args[skip:]
    if len(typed) != len(parameters):
        raise Wrong(f"line {stated.lineno}: {stated.name} has other parameters in the header")
    written = ["self"] * skip
    for old, parameter in zip(typed, parameters, strict=True):
        kind = c_type(old.rpartition(" ")[0], parameter.annotation)
        written.append(f"{kind} {parameter.arg}{'=*' if old.endswith('=*') else ''}".lstrip())
    words = (found["kind"], c_type(found["returns"] or "", stated.returns), stated.name)
    start = " ".join(filter(None, words))
    return f"{found['indent']}{start}({', '.join(written)}){found['rest']}"


def c_type(known: str, annotation: ast.expr | None) -> str:
    """The C type that an annotation states, or ``known`` if it states none."""
    kind = ast.unparse(annotation) if annotation else "Any"
    if known in ("", "object") or "Any" in kind:
        return known
    plain = kind.partition("[")[0]
    return NUMBERS.get(plain, plain)


def check_locals(line: str, stated: ast.FunctionDef) -> None:
    """Raise :class:`Wrong` if ``@cython.locals`` names something that is not a variable of the function."""
    names = {argument.arg for argument in stated.args.args}
    names |= {node.id for node in ast.walk(stated) if isinstance(node, ast.Name)}
    if strange := set(re.findall(r"(\w+)=", line)) - names:
        raise Wrong(f"line {stated.lineno}: {stated.name} has no variable {min(strange)}")


def functions(node: ast.ClassDef | ast.Module) -> dict[str, ast.FunctionDef]:
    """The functions of a class or a module by name, including those in its ``if`` blocks."""
    found: dict[str, ast.FunctionDef] = {}
    for statement in node.body:
        inner = ast.walk(statement) if isinstance(statement, ast.If) else [statement]
        found |= {one.name: one for one in inner if isinstance(one, ast.FunctionDef)}
    return found


def with_types(header: str, body: list[ast.stmt]) -> str:
    """The text of a header, with the types of functions that its module states.

    Raises:
        Wrong: see :func:`signature` and :func:`check_locals`.
    """
    module = functions(ast.Module(body, []))
    classes = {node.name: functions(node) for node in body if isinstance(node, ast.ClassDef)}
    lines: list[str] = []
    methods: dict[str, ast.FunctionDef] = {}
    before = ""
    for line in header.splitlines():
        if name := re.match(r"cdef class (\w+)", line):
            methods = classes.get(name[1], {})
        found = FUNCTION.fullmatch(line)
        known = found and (methods if found["indent"] else module).get(found["name"])
        if known:
            line = signature(line, known)
            if "@cython.locals(" in before:
                check_locals(before, known)
        lines.append(line)
        before = line
    return "\n".join(lines) + "\n"


def unset(header: str, body: list[ast.stmt]) -> set[str]:
    """The names in a header to which its module assigns no value; in compiled code they would be 0."""
    given: set[str] = set()
    for node in ast.walk(ast.Module(body, [])):
        if isinstance(node, ast.ImportFrom):
            given |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            given.add(node.id)
    lines = re.findall(r"^cdef (?:int|u64|double) ([^()\n]+)$", header, re.MULTILINE)
    names = {name.partition("[")[0] for line in lines for name in line.split(", ")}
    return names - given


def side_by_side(declarations: Iterable[str]) -> list[str]:
    """The lines of a header for declarations; adjacent numbers of the same type share a line."""
    lines: list[str] = []
    for kind, alike in groupby(declarations, lambda one: one if "[" in one else one.split()[1]):
        if "[" in kind:
            lines.append(f"    {kind}")
            continue
        begin = f"    cdef {kind} "
        names = ", ".join(declared.split()[2] for declared in alike)
        lines += [begin + row.removesuffix(",") for row in textwrap.wrap(names, WIDTH - len(begin))]
    return lines


def with_fields(header: str, classes: dict[str, dict[str, str]]) -> str:
    """The text of a header, with the fields of each class between the class's markers.

    Raises:
        Wrong: a class with fields has no markers in the header.
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
            lines += side_by_side(classes.get(name, {}).values())
    if missing := {name for name, declared in classes.items() if declared} - done:
        raise Wrong(f"{missing.pop()} has fields, but no line {FIRST.strip()!r} in the header")
    return "\n".join(lines) + "\n"


def main(check: bool) -> int:
    """Write the headers or, if ``check``, print those that are out of date; returns the exit status."""
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
            new = with_types(text, body)
            if FIRST in text:
                classes = [node for node in body if isinstance(node, ast.ClassDef)]
                new = with_fields(new, {node.name: fields(node) for node in classes})
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
