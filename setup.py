"""Builds the compiled core, or none of it; everything else is in pyproject.toml."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/nullo")
FOLDERS = ("core", "games", "games/sauce", "bots/thumbs")

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
    "embedsignature": True,
}


def modules() -> list[str]:
    """The Python files that have a C form beside them: all but ``bits``, whose C form is inline."""
    found = []
    for folder in FOLDERS:
        for header in sorted((SOURCE / folder).glob("*.pxd")):
            source = header.with_suffix(".py")
            if source.exists() and header.stem not in ("__init__", "bits"):
                found.append(source.relative_to("src").with_suffix("").as_posix())
    return found


class BuildAllOrNone(build_ext):
    """A tree half compiled runs the wrong methods silently, so one failure removes all."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            for extension in self.extensions:
                for path in {self.get_ext_fullpath(extension.name), self._beside(extension.name)}:
                    Path(path).unlink(missing_ok=True)
            self.extensions = []
            reason = str(error).splitlines()[0] if str(error) else type(error).__name__
            print(f"nullo: not compiled ({reason}); it will run interpreted", file=sys.stderr)

    def _beside(self, name: str) -> str:
        return str(Path("src") / self.get_ext_filename(name))


def extensions() -> list[Extension]:
    if os.environ.get("NULLO_PURE") == "1":
        return []
    from Cython.Build import cythonize

    flags = [] if sys.platform == "win32" else ["-O3", "-fno-semantic-interposition", "-w"]
    names = modules()
    built: list[Extension] = cythonize(
        [
            Extension(name.replace("/", "."), [f"src/{name}.py"], extra_compile_args=flags)
            for name in names
        ],
        compiler_directives=DIRECTIVES,
        include_path=["src"],
        build_dir="build/cython",
        quiet=True,
    )
    return built


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNone})
