"""Writes the C types of positions' fields into their ``.pxd`` from the declarations in the ``.py``.

A field is declared by its first value, ``self.kitty: Word = 0`` (see ``nullo.engine.fields``). The lines
between the two markers of a class in the ``.pxd`` are written from all its declarations, in order.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

FOLDERS = ("src/nullo/games", "tests/sixth")
FIRST = "    # Fields: written by scripts/fields."
LAST = "    # Methods."
SCALARS = {"int": "int", "bool": "bint", "Word": "u64"}
ARRAYS = {"Ints": "int", "Words": "u64", "Bytes": "unsigned char"}


class Wrong(Exception):
    """A declaration that has no C type, or a header without markers."""


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
    for source in [path for folder in FOLDERS for path in sorted(Path(folder).glob("*/*.py"))]:
        header = source.with_suffix(".pxd")
        if not header.exists():
            continue
        body = ast.parse(source.read_text(encoding="utf-8")).body
        classes = [node for node in body if isinstance(node, ast.ClassDef)]
        text = header.read_text(encoding="utf-8")
        if FIRST not in text:
            continue
        try:
            new = written(text, {node.name: fields(node) for node in classes})
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
