"""Whether this Nullo is compiled, and all of it: half a tree would run wrong methods silently."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

FOLDERS = ("", "core", "games", "games/sauce", "bots/thumbs")


def _forms() -> tuple[list[str], list[str]]:
    """The modules with a C form beside them: those compiled and those not."""
    root = Path(__file__).parent
    compiled: list[str] = []
    plain: list[str] = []
    for folder in FOLDERS:
        for header in sorted((root / folder).glob("*.pxd")):
            name = header.stem
            if name in ("__init__", "bits"):
                continue
            libraries = [header.parent / f"{name}{suffix}" for suffix in EXTENSION_SUFFIXES]
            built = any(library.exists() for library in libraries)
            (compiled if built else plain).append(f"{folder}/{name}".lstrip("/"))
    return compiled, plain


def check() -> bool:
    """True: compiled; False: interpreted.

    Raises:
        ImportError: some modules are compiled and some are not.
    """
    compiled, plain = _forms()
    if compiled and plain:
        raise ImportError(
            f"nullo is compiled in part only (not: {', '.join(plain)}); build it again, or remove "
            "its compiled modules to run it interpreted"
        )
    return bool(compiled)


COMPILED = check()
