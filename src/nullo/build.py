"""Nullo's version, and which modules are compiled.

If only some modules are compiled, wrong methods may run silently, so importing this module then fails.

``setup.py`` reads :func:`modules` from this file without importing the package.
"""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

__version__ = "0.1.0"

HEADERS = ("engine/*.pxd", "games/*/*.pxd", "state/*.pxd")
INLINE = ("__init__", "bits")  # headers without a module of their own
# Cython's own code for arrays, shared by all modules; it would be half of the compiled code of each.
MEMORYVIEWS = "engine/memoryviews"


def sources(root: Path) -> list[Path]:
    """The Python files below ``root`` that have a ``.pxd`` file with C types."""
    headers = [header for pattern in HEADERS for header in sorted(root.glob(pattern))]
    found = [header.with_suffix(".py") for header in headers if header.stem not in INLINE]
    return [path for path in found if path.exists()]


def modules(root: Path) -> list[str]:
    """The modules to compile, as paths below ``root`` without suffixes."""
    names = [path.relative_to(root).with_suffix("").as_posix() for path in sources(root)]
    return [MEMORYVIEWS, *names]


def check() -> bool:
    """Whether all of the engine's modules are compiled; False if they all run interpreted.

    Raises:
        ImportError: some modules are compiled and some are not.
    """
    root = Path(__file__).parent
    compiled: list[str] = []
    plain: list[str] = []
    for name in modules(root):
        built = any((root / f"{name}{suffix}").exists() for suffix in EXTENSION_SUFFIXES)
        (compiled if built else plain).append(name)
    if compiled and plain:
        raise ImportError(
            f"nullo is compiled in part only (not: {', '.join(plain)}); build it again, or remove "
            "its compiled modules to run it interpreted"
        )
    return bool(compiled)


COMPILED = __name__ == "nullo.build" and check()
"""Whether the engine is compiled; if not, everything takes about fifty times as long."""
