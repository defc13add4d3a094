"""Builds the compiled core, all or nothing, and the page's files; pyproject.toml has the rest."""

from __future__ import annotations

import gzip
import io
import os
import re
import runpy
import sys
import sysconfig
import tarfile
import tempfile
from pathlib import Path
from typing import Any, ClassVar

from setuptools import Command, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).parent / "scripts"))
import index_description
import webfiles

SOURCE = Path("src/nullo")
BUILD = runpy.run_path(str(SOURCE / "build.py"))
JOBS = min(os.cpu_count() or 1, 4)

# For scripts/sanitize.
SANITIZE = os.environ.get("NULLO_SANITIZE") == "1"
SANITIZERS = [
    "-fsanitize=address,undefined,float-cast-overflow,float-divide-by-zero",
    "-fno-omit-frame-pointer",
]

STAND_IN = "from nullo.engine import interpreted as cython"

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "auto_pickle": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
    "embedsignature": True,
    "cdivision_warnings": SANITIZE,  # where C and Python would round differently
}


def extensions() -> list[Extension]:
    """One extension for each module; none with ``NULLO_PURE=1``, whose wheel fits all systems."""
    if os.environ.get("NULLO_PURE") == "1":
        return []
    return [
        Extension(
            f"nullo.{name.replace('/', '.')}",
            [f"{SOURCE}/{name}.{'c' if name == BUILD['MEMORYVIEWS'] else 'py'}"],
            extra_compile_args=flags(name),
        )
        for name in BUILD["modules"](SOURCE)
    ]


def flags(name: str) -> list[str]:
    """The compiler's options for a module.

    Learned policies and redealing gain 3 to 5 % from -O3; elsewhere it gains nothing and makes the files a
    fifth larger. Nothing unwinds the stack of C, so the tables for that are left out.
    """
    if sys.platform == "win32":
        return []
    if SANITIZE:
        return ["-O1", "-g1", "-w", *SANITIZERS]
    level = "-O3" if name.endswith(("/learned", "/seen")) else "-O2"
    return [level, "-fno-semantic-interposition", "-fno-asynchronous-unwind-tables", "-w", "-g0"]


class BuildAllOrNone(build_ext):
    """A half-compiled tree silently runs wrong methods, so one failure removes all modules.

    With ``NULLO_COMPILED=1``, as for wheels that are released, a failure is an error.
    """

    extensions: list[Extension]
    inplace: bool
    parallel: int | bool | None

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.parallel is None:
            self.parallel = JOBS

    def run(self) -> None:
        # No symbols, which triple the size, and no padding between sections.
        packed = (
            [] if self.inplace or sys.platform != "linux" else ["-Wl,-s", "-Wl,-z,noseparate-code"]
        )
        for extension in self.extensions:
            extension.extra_link_args = SANITIZERS if SANITIZE else packed
        try:
            self._translate()
            super().run()
        except Exception as error:
            self._remove()
            if os.environ.get("NULLO_COMPILED") == "1":
                raise
            self.extensions = []
            reason = (str(error) or type(error).__name__).splitlines()[0][:120]
            print(f"nullo: not compiled ({reason}); it will run interpreted", file=sys.stderr)
        self._sweep()

    def _translate(self) -> None:
        """Write the C files, after a test of the compiler."""
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
            emit_linenums=SANITIZE,
            shared_utility_qualified_name=f"nullo.{BUILD['MEMORYVIEWS'].replace('/', '.')}",
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
        """Remove compiled files beside the sources of modules that are no longer built."""
        if self.inplace:
            wanted = {Path(self._beside(extension.name)) for extension in self.extensions}
            suffix = self.get_ext_filename("x")[1:]
            for path in SOURCE.rglob(f"*{suffix}"):
                if path not in wanted:
                    path.unlink()

    def _beside(self, name: str) -> str:
        return str(Path("src") / self.get_ext_filename(name))


class BuildPython(build_py):
    """Packs sources so that they run interpreted without Cython; see ``nullo.engine.interpreted``."""

    def build_module(self, module: str, module_file: str, package: str) -> tuple[str, bool]:
        made: tuple[str, bool] = super().build_module(module, module_file, package)
        path, copied = Path(made[0]), made[1]
        if copied:
            text = path.read_text(encoding="utf-8")
            packed = re.sub("^import cython$", STAND_IN, text, flags=re.MULTILINE)
            if packed != text:
                path.write_text(packed, encoding="utf-8", newline="\n")
        return made


class BuildWeb(Command):
    """Builds the web files among the sources, to be packed like any other."""

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
    """Builds the web files before the usual parts, which pack them."""

    sub_commands: ClassVar[list[tuple[str, Any]]] = [("build_web", None), *build.sub_commands]


class SourceDistribution(sdist):
    """Includes the web files, so that it installs without npm; the same files give the same archive."""

    def run(self) -> None:
        self.run_command("build_web")
        super().run()

    def make_archive(
        self,
        base_name: str,
        format: str,
        root_dir: str | os.PathLike[str] | None = None,
        base_dir: str | None = None,
        owner: str | None = None,
        group: str | None = None,
    ) -> str:
        """Write the archive; with ``SOURCE_DATE_EPOCH`` its bytes depend on names and contents alone."""
        when = os.environ.get("SOURCE_DATE_EPOCH")
        if when is None or format != "gztar" or root_dir or base_dir is None:
            made: str = super().make_archive(base_name, format, root_dir, base_dir, owner, group)
            return made

        def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
            member.mtime = int(when)
            member.uid = member.gid = 0
            member.uname = member.gname = ""
            member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            return member

        content = io.BytesIO()
        with tarfile.open(fileobj=content, mode="w", format=tarfile.PAX_FORMAT) as archive:
            archive.add(base_dir, filter=plain)  # it sorts the names in folders
        target = Path(f"{base_name}.tar.gz")
        target.write_bytes(gzip.compress(content.getvalue(), mtime=int(when)))
        return str(target)


COMMANDS = {
    "build": Build,
    "build_ext": BuildAllOrNone,
    "build_py": BuildPython,
    "build_web": BuildWeb,
    "sdist": SourceDistribution,
}

if __name__ == "__main__":
    address = os.environ.get("NULLO_REPOSITORY", "").rstrip("/")
    readme = Path("README.md").read_text(encoding="utf-8")
    setup(
        ext_modules=extensions(),
        cmdclass=COMMANDS,
        long_description=index_description.description(readme, address, BUILD["__version__"]),
        long_description_content_type="text/markdown",
        project_urls=index_description.urls(address, BUILD["__version__"]),
    )
