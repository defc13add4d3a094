"""Builds the compiled core, or nothing of it, and the page's files; pyproject.toml has the rest."""

from __future__ import annotations

import os
import runpy
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any, ClassVar

from setuptools import Command, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).parent / "scripts"))
import webfiles

SOURCE = Path("src/nullo")
JOBS = min(os.cpu_count() or 1, 4)

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
    """The modules that are compiled, as paths without an ending."""
    sources = runpy.run_path(str(SOURCE / "build.py"))["sources"](SOURCE)
    return [source.relative_to("src").with_suffix("").as_posix() for source in sources]


def extensions() -> list[Extension]:
    """One extension per module; none if ``NULLO_PURE`` is 1."""
    if os.environ.get("NULLO_PURE") == "1":
        return []
    flags = [] if sys.platform == "win32" else ["-O3", "-fno-semantic-interposition", "-w"]
    return [
        Extension(name.replace("/", "."), [f"src/{name}.py"], extra_compile_args=flags)
        for name in modules()
    ]


class BuildAllOrNone(build_ext):
    """A half-compiled tree silently runs wrong methods, so one failure removes all modules."""

    extensions: list[Extension]
    inplace: bool
    parallel: int | bool | None

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.parallel is None:
            self.parallel = JOBS

    def run(self) -> None:
        try:
            self._translate()
            super().run()
        except Exception as error:
            self._remove()
            self.extensions = []
            reason = (str(error) or type(error).__name__).splitlines()[0][:120]
            print(f"nullo: not compiled ({reason}); it will run interpreted", file=sys.stderr)
        self._sweep()

    def _translate(self) -> None:
        """Write the C files, once the compiler is known to work."""
        if not self.extensions:
            return
        from Cython.Build import cythonize

        self._try_compiler()
        built = cythonize(
            self.extensions,
            compiler_directives=DIRECTIVES,
            include_path=["src"],
            build_dir="build/cython",
            nthreads=JOBS if sys.platform == "linux" else 0,
            quiet=True,
        )
        made = {extension.name: extension for extension in built}
        for extension in self.extensions:
            extension.sources = made[extension.name].sources
            extension.depends = made[extension.name].depends

    def _try_compiler(self) -> None:
        """Raise unless the compiler compiles a file that includes Python's headers."""
        from setuptools._distutils.ccompiler import new_compiler
        from setuptools._distutils.sysconfig import customize_compiler

        compiler = new_compiler()
        customize_compiler(compiler)
        compiler.add_include_dir(sysconfig.get_paths()["include"])
        with tempfile.TemporaryDirectory() as folder:
            probe = Path(folder) / "probe.c"
            probe.write_text("#include <Python.h>\n")
            compiler.compile([str(probe)], output_dir=folder)

    def _remove(self) -> None:
        for extension in self.extensions:
            for path in {self.get_ext_fullpath(extension.name), self._beside(extension.name)}:
                Path(path).unlink(missing_ok=True)

    def _sweep(self) -> None:
        """Remove what was compiled beside sources for modules that are no longer built."""
        if self.inplace:
            wanted = {Path(self._beside(extension.name)) for extension in self.extensions}
            suffix = self.get_ext_filename("x")[1:]
            for path in SOURCE.rglob(f"*{suffix}"):
                if path not in wanted:
                    path.unlink()

    def _beside(self, name: str) -> str:
        return str(Path("src") / self.get_ext_filename(name))


class BuildWeb(Command):
    """Makes the web files among the sources, whence they are packed like any other."""

    user_options: ClassVar[list[tuple[str, str, str]]] = []

    def initialize_options(self) -> None:
        pass

    def finalize_options(self) -> None:
        pass

    def run(self) -> None:
        try:
            webfiles.build()
        except webfiles.NotBuilt as error:
            sys.exit(f"nullo: web files: {error} (NULLO_NO_WEB=1 does without them)")


class Build(build):
    """The usual parts, the web files first: they are among the files that are packed."""

    sub_commands: ClassVar[list[tuple[str, Any]]] = [("build_web", None), *build.sub_commands]


class SourceDistribution(sdist):
    """Carries the web files too, so that it installs without npm."""

    def run(self) -> None:
        self.run_command("build_web")
        super().run()


COMMANDS = {
    "build": Build,
    "build_ext": BuildAllOrNone,
    "build_web": BuildWeb,
    "sdist": SourceDistribution,
}

if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass=COMMANDS)
