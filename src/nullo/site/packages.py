"""What a site contains in addition to Nullo, in plain Python: libraries installed here, and plug-ins."""

from __future__ import annotations

import zipfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from pathlib import Path
from tempfile import TemporaryDirectory

from nullo.system.plug_ins import only_plug_ins_in

Files = dict[str, bytes]
"""The contents of files, by their paths in a folder of Python packages."""

LIBRARIES = (
    "anyio",
    "fluent.syntax",
    "idna",
    "linkify-it-py",
    "markdown-it-py",
    "mdurl",
    "segno",
    "starlette",
    "typing_extensions",
)

STANDARD_UNUSED = frozenset(
    """
    __hello__ __phello__ _pyio _pylong _pyrepl antigravity argparse bdb cProfile cmd code
    colorsys compileall configparser csv ctypes difflib doctest filecmp fileinput fractions
    ftplib getopt getpass graphlib imaplib mailbox modulefinder multiprocessing netrc nturl2path
    optparse pdb pickletools plistlib poplib profile pstats pty py_compile pyclbr pydoc
    pydoc_data rlcompleter sched shelve smtplib socketserver sqlite3 statistics symtable
    tabnanny this timeit tomllib trace tty unittest wave webbrowser wsgiref xmlrpc zipapp
    zoneinfo
    """.split()
)
"""The modules of the standard library that the browser does not need."""
STANDARD_PARTS_UNUSED = (
    *("asyncio/__main__", "asyncio/proactor_events", "asyncio/tools", "asyncio/windows_"),
    *("concurrent/futures/interpreter", "concurrent/futures/process", "email/_header_value_parser"),
    *("email/mime/", "http/cookiejar", "http/server", "logging/config", "logging/handlers"),
)
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8")


PURE = "-none-any.whl"


class NotPure(Exception):
    """A file is not a wheel in plain Python; the exception's only argument is its path."""


def plug_in_files(wheels: Iterable[Path]) -> Files:
    """The contents of all files in ``wheels``, by their paths in a folder of packages.

    Raises:
        NotPure: a file is not a wheel, or contains compiled modules.
        OSError: a file cannot be read.
    """
    files: Files = {}
    for wheel in wheels:
        try:
            with zipfile.ZipFile(wheel) as archive:
                names = [name for name in archive.namelist() if not name.endswith("/")]
                files |= {name: archive.read(name) for name in names}
        except zipfile.BadZipFile:
            raise NotPure(wheel) from None
        if not wheel.name.endswith(PURE):
            raise NotPure(wheel)
    return files


@contextmanager
def only_these_plug_ins(files: Files) -> Iterator[None]:
    """In the block, Nullo knows no plug-ins except those in ``files``."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        write_files(files, folder)
        with only_plug_ins_in(folder):
            yield


def is_standard_needed(name: str) -> bool:
    """Whether the application needs the file ``name`` of Python's standard library."""
    first, _, rest = name.partition("/")
    if first == "encodings":
        return rest.partition(".")[0] in ENCODINGS
    if first == "xml":
        return rest.startswith(("__init__", "sax/"))
    if name.startswith(STANDARD_PARTS_UNUSED):
        return False
    return first.partition(".")[0] not in STANDARD_UNUSED


def library_files() -> Files:
    """The contents of the modules of ``LIBRARIES``, by their paths in a folder of packages."""
    found: Files = {}
    for name in LIBRARIES:
        try:
            files = distribution(name).files or []
        except ImportError:  # others need it in some versions only
            continue
        for path in files:
            if path.suffix == ".py" and ".." not in path.parts:
                found[path.as_posix()] = path.read_binary()
    return found


def write_files(files: Files, folder: Path) -> None:
    """Write files into a folder of packages.

    Raises:
        ValueError: a path leads out of the folder.
    """
    for path, content in files.items():
        target = folder / path
        if not target.resolve().is_relative_to(folder.resolve()):
            raise ValueError(f"{path} leads out of the folder")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
